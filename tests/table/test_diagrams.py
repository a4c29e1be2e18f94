"""Diagrams of overviews: a part of a scene, with what can be done in it."""

import banchisa
from banchisa.table.lessons import trim

BESIDE_A_CARD = {"seats": 2, "phase": "move", "rolled": 2, "left": 1, "penguins": ["1.3", "14.27"]}


def test_a_cut_out_lights_up_a_card_that_lies_wholly_in_it():
    game = banchisa.game("pinguinoe")
    state = game.from_json(BESIDE_A_CARD)
    cells = [f"cell-{row}.{column}" for row in range(3) for column in range(3, 8)]
    scene = trim(game.scene(state, 0), cells, "turn")
    assert [region.id for region in scene.boards[0].regions] == ["card-1"]
    assert [choice.name for choice in scene.choices if choice.touch == ["card-1"]] == ["reveal 1"]
