"""Components files: the packaged one is whole, and mistakes in one's own are named."""

from pathlib import Path

import pytest

import banchisa
from banchisa.engine.errors import OptionError
from banchisa.games.icehike.rules.board import CELL_NAMES, GRID, PACKAGED, PLACES
from games.icehike.positions import GAME, place
from support.claims import rule
from support.component_changes import GONE, complaint, own


def test_the_board_has_124_cells_of_three_shapes():
    shapes = [shape for _, _, _, shape in PLACES]
    assert [shapes.count(shape) for shape in ("whole", "half", "corner")] == [94, 26, 4]
    assert all((column, height) == place(name) for name, column, height, _ in PLACES)


def test_each_direction_changes_the_number_of_a_cell_by_the_same_amount():
    changes = [{ring[way] - cell for cell, ring in enumerate(GRID.around) if ring[way] >= 0} for way in range(6)]
    assert changes == [{-1}, {9}, {10}, {1}, {-9}, {-10}]


@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("H5", ["H4", "I5", "I6", "H6", "G6", "G5"]),
        ("G5", ["G4", "H4", "H5", "G6", "F5", "F4"]),
        ("A1", [None, None, "B1", "A2", None, None]),
        ("L1", [None, "M1", "M2", "L2", "K2", "K1"]),
        ("B9", ["B8", "C9", "C10", None, "A10", "A9"]),
    ],
)
def test_the_neighbours_of_a_cell(cell, around):
    ring = GRID.around[CELL_NAMES.index(cell)]
    assert [CELL_NAMES[other] if other >= 0 else None for other in ring] == around


def test_start_and_finish_are_13_cells_apart_and_9_in_the_shorter_game():
    start, finish, cross = (CELL_NAMES.index(name) for name in ("L1", "B9", "E7"))
    assert (GRID.distance(start, finish), GRID.distance(start, cross)) == (13, 9)


@rule("ICE-3.4", "ICE-3.5")
def test_the_box_holds_what_the_rules_list():
    assert GAME.inventory(GAME.start(5)) == {
        "water": 16, "fish": 4, "land": 16, "mountain": 24, "berry": 5, "torch": 5, "rope": 5, "bear_cave": 5,
        "empty": 4, "puppet": 5,
    }  # fmt: skip


def test_every_table_says_where_it_comes_from():
    tables = [PACKAGED[name] for name in ("board", "energy", "supply", "limits")]
    tables += [table for name in ("stack", "bag", "setup") for table in PACKAGED[name].values()]
    assert {table["basis"] for table in tables} == {"rulebook", "derived", "designed", "ruling"}


def test_an_owner_of_the_game_can_move_the_cross_and_the_water_and_play_with_them(tmp_path):
    source = Path(GAME.home, "components.toml").read_text(encoding="utf-8")
    source = source.replace('finish_short = "E7"', 'finish_short = "E8"').replace('"A5", "E1"', '"A6", "E1"')
    (tmp_path / "mine.toml").write_text(source, encoding="utf-8")
    mine = banchisa.game("icehike", components=tmp_path / "mine.toml")
    grounds = {cell.name: cell.ground for cell in mine.scene(mine.start(4, length="short"), None).boards[0].cells}
    assert (grounds["E8"], grounds["E7"], grounds["A6"], grounds["A5"]) == ("village-2", "ice", "water-1", "ice")
    assert mine.components_data() is not None
    assert GAME.components_data() is None
    assert mine != GAME


def test_other_energies_stacks_and_caps_are_played_with():
    mine = GAME.with_components(own(GAME, {"energy.puppet": 4, "stack.normal.fish": 1, "limits.end_cap_rounds": 7}))
    state = mine.start(3)
    assert state.weights() == [16, 1, 16, 24]
    assert state.terms.options["end_cap_rounds"] == 7
    for step in ("draw_tile land", "place G5"):
        state.apply(mine.actions.parse(step))
    assert state.to_json()["energy"] == 4


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"board": GONE}, "board: this table is missing"),
        ({"board.start": "Z9"}, "board.start: 'Z9' is not a whole space"),
        ({"board.finish_short": "A5"}, "board.finish_short: 'A5' is not a whole space"),
        ({"board.finish_short": "L1"}, "must be three different cells"),
        ({"board.printed_water": ["A5", "A5"]}, "board.printed_water: A5 stands twice"),
        ({"board.printed_water": ["C5"]}, "'C5' is no partly visible cell"),
        ({"board.printed_land": "A5"}, "board.printed_land: must be a list of words"),
        ({"board.printed_land": ["A5"]}, "A5 is printed both as land and as water"),
        ({"board.cells.-1": GONE}, "123 cells are listed; the board has 124"),
        ({"board.cells.10": ["B1", 1, 1, "half"]}, "expected ['B1', 1, 1, 'whole']"),
        ({"energy.up": GONE}, "energy.up: must be a whole number from 0 to 9, not None"),
        ({"energy.flat": 0}, "energy.flat: a step costs at least 1"),
        ({"energy.down_refund_puppet": 2}, "no more than energy.down can be given back"),
        ({"energy.down_refund_bear": 1}, "would never stop"),
        ({"stack.normal.fish": -1}, "stack.normal.fish: must be a whole number from 0 to 60"),
        ({"stack.short5": GONE}, "short5: this table is missing"),
        ({"bag.short.rope": 16}, "bag.short.rope: must be a whole number from 0 to 15"),
        ({"supply.finds_at_start": 3}, "with those held at the start there are more than 15"),
        ({"supply.bears": 5}, "supply.bears: must be a whole number from 0 to 4"),
        ({"supply.igloos_per_colour": 3}, "from 0 to 2"),
        ({"limits.end_cap_rounds": 100}, "from 1 to 99"),
        ({"setup.3.turn_order": ["orange", "white"]}, "must name every colour of the seats once"),
        ({"setup.3.seats": [["orange"], ["white"]]}, "3 seats with 1 colour each are needed"),
        ({"setup.2.seats": [["orange"], ["pink"]]}, "['pink'] is no list of different colours"),
        ({"setup.4.turn_order": "orange"}, "'orange' is no list of different colours"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_components_file_is_named(changes, said):
    assert said in complaint(GAME, changes)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {}, "Ice Hike can't be played with 1 players; allowed: 2, 3, 4, 5"),
        (6, {}, "Ice Hike can't be played with 6 players"),
        (4, {"length": "long"}, "option length: 'long' is not allowed; allowed: normal, short"),
        (4, {"end_cap_rounds": 0}, "option end_cap_rounds: 0 is not allowed"),
        (4, {"cheese": 1}, "there is no option 'cheese'"),
    ],
)
def test_a_table_that_the_rules_exclude_is_refused(seats, options, said):
    with pytest.raises(OptionError) as caught:
        GAME.start(seats, **options)
    assert said in str(caught.value)


def test_playing_on_has_no_effect_with_two_players():
    assert GAME.start(2, play_on=True).terms.options["play_on"] is False
    assert GAME.start(3, play_on=True).terms.options["play_on"] is True
