"""Components files: the packaged one is whole, and mistakes in one's own are named."""

import tomllib
from pathlib import Path

import pytest

import banchisa
from banchisa.games.nanuuk.rules.board import C_LINES, CELL_NAMES, D_LINES, EDGE_NAMES, GRID
from support.claims import rule
from support.component_changes import GONE, complaint, own

NANUUK = banchisa.game("nanuuk")


def names(row):
    return [EDGE_NAMES[edge] for edge in row]


@rule("NAN-3.1")
@pytest.mark.parametrize(
    ("seats", "options", "spaces", "lines"),
    [
        (4, {}, 31, 72),
        (3, {}, 24, 53),
        (2, {}, 22, 48),
        (2, {"pawns": 2}, 31, 72),
        (3, {"mode": "bear_hunt"}, 24, 53),
        (2, {"mode": "shared_bear"}, 24, 53),
        (3, {"mode": "neighbour"}, 24, 53),
        (2, {"mode": "rescuer"}, 31, 72),
    ],
)
def test_so_much_of_the_floe_is_in_play(seats, options, spaces, lines):
    state = NANUUK.start(seats, **options)
    board = NANUUK.scene(state, None).boards[0]
    assert len(board.cells) == spaces
    assert len(board.edges) == lines


def test_the_lines_of_a_space_are_those_of_the_table_in_the_rules():
    d3, a1, f4 = CELL_NAMES.index("D3"), CELL_NAMES.index("A1"), CELL_NAMES.index("F4")
    assert names(C_LINES[d3]) == ["C3-C4", "C3-D2", "C4-D4", "D2-E3", "D4-E4", "E3-E4"]
    assert names(D_LINES[d3]) == ["C3-D3", "C4-D3", "D2-D3", "D3-D4", "D3-E3", "D3-E4"]
    assert names(C_LINES[a1]) == ["A2-B3", "B2-B3"]
    assert names(D_LINES[a1]) == ["A1-A2", "A1-B2", "A1-B3"]
    assert names(C_LINES[f4]) == ["E4-E5", "E4-F3", "E5-F5", "F3-G2"]
    assert names(D_LINES[f4]) == ["E4-F4", "E5-F4", "F3-F4", "F4-F5", "F4-G2"]
    assert EDGE_NAMES[0] == "A1-A2"
    assert EDGE_NAMES[41] == "D3-E3"
    assert EDGE_NAMES[71] == "G1-G2"


def test_no_space_is_farther_than_two_steps_from_an_igloo():
    igloos = [CELL_NAMES.index(name) for name in ("C3", "D4", "E3")]
    assert all(min(GRID.distance(cell, igloo) for igloo in igloos) <= 2 for cell in range(31))


@rule("NAN-3.12")
@pytest.mark.parametrize(
    ("seats", "options", "box"),
    [
        (2, {}, {"bear": 2, "fish": 3, "seal": 4, "walrus": 4, "whale": 3, "inuk": 3}),
        (3, {}, {"bear": 2, "fish": 4, "seal": 4, "walrus": 4, "whale": 3, "inuk": 4}),
        (4, {}, {"bear": 3, "fish": 6, "seal": 6, "walrus": 6, "whale": 3, "inuk": 4}),
        (2, {"pawns": 2}, {"bear": 3, "fish": 6, "seal": 6, "walrus": 6, "whale": 3, "inuk": 4}),
    ],
)
def test_the_box_holds_what_the_rules_list(seats, options, box):
    counted = NANUUK.inventory(NANUUK.start(seats, **options))
    assert {kind: counted[kind] for kind in box} == box


def test_an_owner_of_the_game_can_move_igloos_and_play_with_them(tmp_path):
    source = Path(NANUUK.home, "components.toml").read_text(encoding="utf-8")
    source = source.replace('igloos = ["C3", "D4", "E3"]', 'igloos = ["C4", "D4", "E3"]')
    source = source.replace('fish = ["B1", "C4", "C6"', 'fish = ["B1", "C3", "C6"')
    source = source.replace('fish = ["C4", "D2", "E4"', 'fish = ["C3", "D2", "E4"')
    (tmp_path / "mine.toml").write_text(source, encoding="utf-8")
    mine = banchisa.game("nanuuk", components=tmp_path / "mine.toml")
    offered = [mine.actions.name(action) for action in mine.start(4).legal_actions()]
    assert offered == ["place C4", "place D4", "place E3"]
    assert mine.components_data() is not None
    assert NANUUK.components_data() is None
    assert mine != NANUUK


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"board": GONE}, "board: this table is missing"),
        ({"board.igloos": ["C3", "Z9"]}, "'Z9' is not a space"),
        ({"board.igloos": ["C3", "C3"]}, "C3 is listed twice"),
        ({"board.igloos": "C3"}, "must be a list of words"),
        ({"board.cells.-1": GONE}, "30 spaces are listed; the floe has 31"),
        ({"board.cells.4.q": 9}, "expected B3 at q = 1, r = -2"),
        ({"board.cells.0.in24": "yes"}, "A1.in24 must be true or false"),
        ({"board.cells.0.in22": True}, "must be one connected part"),
        ({"material.4.fish": 7}, "6 spaces are listed, material.4 has 7"),
        ({"material.4.fish": -1}, "material.4.fish: must be a whole number from 0 to 7"),
        ({"material.4.bear": 4}, "from 0 to 3"),
        ({"material.4.inuk": 0}, "material.4: at least one Inuk is needed"),
        ({f"material.4.{kind}": 0 for kind in ("fish", "seal", "walrus", "whale")}, "at least one animal is needed"),
        ({"layout.4.whale": ["A1", "E6", "F2"]}, "F2 already has another piece"),
        ({"layout.4.whale": ["A1", "E6", "C3"]}, "C3 is an igloo or out of play"),
        ({"layout.3.seal": GONE}, "layout.3.seal: must be a list of words"),
        ({"values.whale": "four"}, "values.whale: must be a whole number"),
        ({"exchange.fish": ["umbrella"]}, "'umbrella' is not equipment"),
        ({"seats.colours": ["red"]}, "four different colours are needed"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_components_file_is_named(changes, said):
    assert said in complaint(NANUUK, changes)


def test_a_record_with_own_components_carries_them(tmp_path):
    mine = NANUUK.with_components(own(NANUUK, {"values.home_bonus": 3}))
    match = banchisa.Match(mine, mine.start(2))
    for step in ("place C3", "place D4"):
        match.play(mine.actions.parse(step))
    assert match.state.scores() == [3, 3]
    record = banchisa.Record.of(match, ["Ada", "Ole"], banchisa.SealedChance(bytes(32), []))
    record.save(tmp_path / "game.json")
    again = banchisa.Record.load(tmp_path / "game.json").match(NANUUK)
    assert again.state.scores() == [3, 3]


def test_the_packaged_file_says_where_each_table_comes_from():
    data = tomllib.loads(Path(NANUUK.home, "components.toml").read_text(encoding="utf-8"))
    parts = [data["board"], data["values"], data["exchange"], data["seats"]]
    parts += [data[kind][key] for kind in ("material", "layout") for key in ("2", "3", "4")]
    assert all(part["basis"] in ("rulebook", "derived", "designed") for part in parts)
