"""Components files: the packaged one is whole, and mistakes in one's own are named."""

import copy
import tomllib
from pathlib import Path

import pytest

import banchisa
from banchisa.engine.errors import ComponentsError
from banchisa.games.nanuuk.floe import C_LINES, CELL_NAMES, D_LINES, EDGE_NAMES, GRID, PACKAGED
from claims import rule

NANUUK = banchisa.game("nanuuk")


def own(change):
    """The packaged components after a change."""
    data = copy.deepcopy(PACKAGED)
    change(data)
    return data


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
    counted = NANUUK.pieces(NANUUK.start(seats, **options))
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


def drop(data, *path):
    for key in path[:-1]:
        data = data[key]
    del data[path[-1]]


def put(data, value, *path):
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: drop(d, "board"), "board: this table is missing"),
        (lambda d: put(d, ["C3", "Z9"], "board", "igloos"), "'Z9' is no space"),
        (lambda d: put(d, ["C3", "C3"], "board", "igloos"), "C3 stands twice"),
        (lambda d: put(d, "C3", "board", "igloos"), "must be a list of words"),
        (lambda d: d["board"]["cells"].pop(), "30 spaces are listed; the floe has 31"),
        (lambda d: put(d, 9, "board", "cells", 4, "q"), "expected B3 at q = 1, r = -2"),
        (lambda d: put(d, "yes", "board", "cells", 0, "in24"), "A1.in24 must be true or false"),
        (lambda d: put(d, True, "board", "cells", 0, "in22"), "must be one connected part"),
        (lambda d: put(d, 7, "material", "4", "fish"), "6 spaces are listed, material.4 has 7"),
        (lambda d: put(d, -1, "material", "4", "fish"), "material.4.fish: must be a whole number from 0 to 7"),
        (lambda d: put(d, 4, "material", "4", "bear"), "from 0 to 3"),
        (lambda d: put(d, ["A1", "E6", "F2"], "layout", "4", "whale"), "F2 already has another piece"),
        (lambda d: put(d, ["A1", "E6", "C3"], "layout", "4", "whale"), "C3 is an igloo or out of play"),
        (lambda d: drop(d, "layout", "3", "seal"), "layout.3.seal: must be a list of words"),
        (lambda d: put(d, "four", "values", "whale"), "values.whale: must be a whole number"),
        (lambda d: put(d, ["umbrella"], "exchange", "fish"), "'umbrella' is no equipment"),
        (lambda d: put(d, ["red"], "seats", "colours"), "four different colours are needed"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_components_file_is_named(change, said):
    with pytest.raises(ComponentsError, match=said.replace("(", r"\(")):
        NANUUK.with_components(own(change))


def test_a_file_that_is_no_components_file_is_refused_in_one_line(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("[board\n")
    with pytest.raises(ComponentsError) as caught:
        banchisa.game("nanuuk", components=broken)
    assert "\n" not in str(caught.value)
    with pytest.raises(ComponentsError, match="cannot read"):
        banchisa.game("nanuuk", components=tmp_path / "nothing.toml")
    broken.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentsError, match="it is no text"):
        banchisa.game("nanuuk", components=broken)


def test_a_record_with_own_components_carries_them(tmp_path):
    mine = NANUUK.with_components(own(lambda data: put(data, 3, "values", "home_bonus")))
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
