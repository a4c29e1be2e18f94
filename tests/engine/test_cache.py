"""Parts of scenes that are made once are shared, and nobody changes them."""

import random

import pytest

import banchisa
from banchisa.engine.cache import make_once
from banchisa.engine.scene import Zone
from banchisa.engine.state import CHANCE, OVER, SPECTATOR
from banchisa.engine.texts import Text
from banchisa.table.wire.common import encoder


@make_once
def zone(id: str, seat: int) -> Zone:
    return Zone(id, Text("zone"), "tray", seat)


def test_the_same_values_give_the_same_thing():
    assert zone("hand", 1) is zone("hand", 1)
    assert zone("hand", 1) is not zone("hand", 0)


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_positions_are_drawn_as_they_were_when_their_parts_were_new(game):
    """Parts are shared by all positions: had one of them been changed, an earlier position would now look different."""
    dice, state, positions = random.Random(5), game.start(), []
    for _ in range(150):
        if state.actor == OVER:
            break
        legal = state.legal_actions()
        state = state.copy()
        state.apply(dice.choices(legal, state.weights())[0] if state.actor == CHANCE else dice.choice(legal))
        positions.append(state)
    first = [draw(game, position) for position in positions]
    assert [draw(game, position) for position in positions] == first


def draw(game, state) -> list[bytes]:
    """The scenes of a seat and, from that one, of a spectator, as they are sent."""
    own = game.scene(state.seen_by(0), 0)
    scenes = own, game.scene_beside(state.seen_by(SPECTATOR), None, own)
    return [encoder.encode(scene.to_wire()) for scene in scenes]
