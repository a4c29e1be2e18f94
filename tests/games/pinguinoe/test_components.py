"""Components files: the packaged one is whole and fair, and mistakes in one's own are named."""

import tomllib
from pathlib import Path

import pytest

import banchisa
from banchisa.games.pinguinoe.components import PinguinoeComponents, remarks
from banchisa.games.pinguinoe.rules.board import PACKAGED
from banchisa.games.pinguinoe.view.components_picture import draw_components
from games.pinguinoe.positions import GAME
from support.component_changes import GONE, complaint, own

FRONTS = {card["id"]: card["rows"] for card in PACKAGED["map_card"]}
LIGHT = [rows for id, rows in FRONTS.items() if id.startswith("L")]
DARK = [rows for id, rows in FRONTS.items() if id.startswith("D")]


def count(fronts, letters):
    return sum("".join(rows).count(letter) for rows in fronts for letter in letters)


def test_the_fronts_have_what_the_specification_counts():
    assert (len(LIGHT), len(DARK)) == (16, 14)
    assert (count(LIGHT, "iedf"), count(DARK, "iedf")) == (102, 50)
    assert (count(FRONTS.values(), "e"), count(FRONTS.values(), "d")) == (6, 6)
    assert (count(LIGHT, "ed"), count(DARK, "ed")) == (8, 4)
    assert (count(LIGHT, "f"), count(DARK, "f")) == (2, 4)
    assert (count(LIGHT, "b"), count(DARK, "b")) == (6, 30)
    assert {count([rows], "iedf") for rows in LIGHT} == {6, 7}
    assert {count([rows], "iedf") for rows in DARK} == {3, 4}


def test_the_packaged_cards_are_fair_and_passable():
    assert remarks(PinguinoeComponents(PACKAGED)) == []


def test_the_packaged_file_says_where_each_entry_comes_from():
    data = tomllib.loads(Path(GAME.home, "components.toml").read_text(encoding="utf-8"))
    parts = [data[name] for name in ("grid", "ark", "igloo", "pawns", "rules")]
    parts += [*data["layout"].values(), *data["map_card"], *data["search_card"]]
    assert {part["basis"] for part in parts} == {"rulebook", "derived", "designed"}


def test_an_owner_of_the_game_can_type_in_a_card_and_play_with_it(tmp_path):
    source = Path(GAME.home, "components.toml").read_text(encoding="utf-8")
    typed = source.replace('rows = ["ii..", ".iie", "..ii"]', 'rows = ["iiii", "iiie", "iiii"]')
    (tmp_path / "mine.toml").write_text(typed, encoding="utf-8")
    mine = banchisa.game("pinguinoe", components=tmp_path / "mine.toml")
    match = banchisa.Match(mine, mine.start(2))
    for step in ("ark A", "start 1", "roll", "die 4", "walk 0.3", "reveal 1", "front L1a 0"):
        match.play(mine.actions.parse(step))
    grounds = mine.scene(match.state, None).grounds
    assert [grounds[f"cell-0.{c}"] for c in range(4, 8)] == ["ice"] * 4
    record = banchisa.Record.of(match, ["Ada", "Ole"], banchisa.SealedChance(bytes(32), []))
    assert record.match(GAME).state.to_json() == match.state.to_json()
    assert mine != GAME
    assert GAME.components_data() is None


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"grid": GONE}, "grid: this table is missing"),
        ({"grid.card_rows": 6}, "grid.card_rows: must be 5, not 6"),
        ({"layout.two_player": GONE}, "two_player: this table is missing"),
        ({"layout.standard.cards.0.1": "dark"}, "layout.standard.cards: 15 places are light; 16 are needed"),
        ({"layout.standard.cards.0.1": "sand"}, "layout.standard.cards: row 1: 'sand' is unknown"),
        ({"layout.standard.cards.2.6": GONE}, "layout.standard.cards: row 3 must name 7 places"),
        ({"layout.standard.cards.4": GONE}, "layout.standard.cards: 5 rows are needed, not 4"),
        ({"layout.standard.ark": [0, 3]}, "layout.standard.ark: the ark does not lie there"),
        ({"layout.standard.ark": [9, 3]}, "layout.standard.ark: must be the row and the column of a place"),
        ({"layout.standard.corners.NW": [1, 1]}, "layout.standard.corners: must be exactly the places of the igloos"),
        ({"layout.standard.corners.N": [0, 0]}, "layout.standard.corners: 'N' is no corner"),
        ({"layout.standard.seats_2": ["NW", "NW"]}, "layout.standard.seats_2: 2 different corners"),
        ({"ark.A": ["biib", ".a..", "biib"]}, "ark.A: two hull spaces are needed, not 1"),
        ({"ark.B": [".bb.", "aaii", ".bb."]}, "ark.B: row 2, space 1 is hull, but not on face A"),
        ({"ark.B": ["bbbb", "baab", "bbbb"]}, "ark.B: the hull cannot be reached"),
        ({"igloo.NW": ["yiiy", "iiii", "iiii"]}, "igloo.NW: one igloo is needed, not 2"),
        ({"igloo.NW": ["yiif", "iiii", "iiii"]}, "igloo.NW: row 1, space 4: 'f' cannot stand here"),
        ({"map_card.29": GONE}, "map_card: 29 cards are listed; the game has 30"),
        ({"map_card.2.id": "L9z"}, "map_card: expected L2a as card 3, found 'L9z'"),
        ({"map_card.0.sea": "dark"}, "map_card L1a: must be light sea, not 'dark'"),
        ({"map_card.0.rows": ["ii..", ".iie"]}, "map_card L1a: 3 rows of 4 spaces are needed"),
        ({"map_card.0.rows": ["ii..", ".iie", "..i"]}, "map_card L1a: row 3 must have 4 spaces, not '..i'"),
        (
            {"map_card.0.rows": ["ii..", ".iXe", "..ii"]},
            "map_card L1a: row 2, space 3: 'X' cannot stand here; allowed: . (sea)",
        ),
        ({"map_card.0.rows": ["ii..", ".iae", "..ii"]}, "map_card L1a: row 2, space 3: 'a' cannot stand here"),
        ({"map_card.0.rows": ["ii..", ".iie", "..di"]}, "map_card L1a: row 3, space 3 is a second search space"),
        ({"map_card.16.rows": [".i.b", ".bi.", "f..f"]}, "map_card D1a: row 3, space 4 is a second seal space"),
        ({"map_card.16.rows": ["ib..", "bi..", "f..i"]}, "map_card D1a: row 1, space 1 is cut off from the other"),
        (
            {"map_card.16.rows": ["b..b", "..i.", "f..i"]},
            "map_card D1a: the northern edge has 2 ice blocks; one is allowed",
        ),
        ({"search_card.9": GONE}, "search_card: 9 kinds are listed; the game has 10"),
        ({"search_card.3.id": "fishes"}, "search_card: expected fish as kind 4, found 'fishes'"),
        ({"search_card.3.kind": "event"}, "search_card fish: must be an object, not 'event'"),
        ({"search_card.3.count": 3}, "search_card fish.count: must be a whole number from 2 to 2, not 3"),
        ({"pawns.penguins": ["red", "red", "blue", "green"]}, "pawns.penguins: four different colours are needed"),
        ({"rules.seal_results": [1, 1]}, "rules.seal_results: two different results from 1 to 6 are needed"),
        ({"rules.seal_steps": 0}, "rules.seal_steps: must be a whole number from 1 to 9, not 0"),
        ({"rules.round_limit": 19}, "rules.round_limit: must be a whole number from 20 to 500, not 19"),
        ({"rules.round_limit": GONE}, "rules.round_limit: must be a whole number from 20 to 500, not None"),
        ({"rules.snowball_range": 3}, "rules: 'snowball_range' is unknown; allowed: seal_results, seal_steps"),
        ({"weather": {}}, "'weather' is unknown; allowed: grid, layout, ark"),
        ({"grid.cells": 420}, "grid: 'cells' is unknown"),
        ({"layout.round": {}}, "layout: 'round' is unknown; allowed: standard, two_player"),
        ({"layout.standard.seats_5": []}, "layout.standard: 'seats_5' is unknown"),
        ({"ark.C": []}, "ark: 'C' is unknown; allowed: A, B"),
        ({"igloo.N": []}, "igloo: 'N' is unknown; allowed: NW, NE, SE, SW"),
        ({"map_card.0.row": []}, "map_card L1a: 'row' is unknown; allowed: id, sea, rows"),
        ({"search_card.3.number": 2}, "search_card fish: 'number' is unknown; allowed: id, kind, count"),
        ({"pawns.bear": "white"}, "pawns: 'bear' is unknown; allowed: penguins, seal"),
        ({"pawns.penguins": ["red", "pink", "blue", "green"]}, "allowed: red, yellow, green, blue"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_components_file_is_named(changes, said):
    assert said in complaint(GAME, changes)


@pytest.mark.parametrize(
    ("number", "rows", "said"),
    [
        (0, ["iiii", "iiie", "iiii"], "map_card L1a: 12 firm spaces; the other cards of its colour have 6 or 7"),
        (
            28,
            ["....", ".ii.", ".i.."],
            "map_card D7a: no firm space on the northern and the eastern and the western edge",
        ),
        (8, ["ii.i", "i..i", "i..."], "map_card L5a: no card of its colour is its mirror image"),
    ],
)
def test_what_makes_other_cards_less_fair_is_remarked_without_refusing_them(number, rows, said):
    components = PinguinoeComponents(own(GAME, {f"map_card.{number}.rows": rows}))
    assert said in remarks(components)


def test_the_round_limit_of_an_own_file_counts_unless_one_asks_for_another():
    mine = GAME.with_components(own(GAME, {"rules.round_limit": 50}))
    assert mine.start(2).terms.options["round_limit"] == 50
    assert mine.start(2, round_limit=30).terms.options["round_limit"] == 30
    assert GAME.start(2).terms.options["round_limit"] == 100


def test_an_entry_may_say_where_it_comes_from():
    mine = GAME.with_components(own(GAME, {"rules.seal_steps_note": "measured", "pawns.seal_basis": "derived"}))
    assert mine.start(2).terms.seats == 2


def test_the_album_draws_every_card_with_the_signs_of_the_map():
    lines = draw_components(GAME.components).splitlines()
    assert lines[0] == "light sea"
    assert lines[1].split() == ["L1a", "L1b", "L2a", "L2b", "L3a", "L3b", "L4a", "L4b"]
    assert lines[3].startswith("| o o . . |  | . . o o |")
    assert sum(line.count("+---------+") for line in lines) == 2 * (30 + 2 + 4)
    drawn = str(GAME.from_json({"seats": 2, "up": {"1": "L1a/0", "8": "D4a/0"}})).splitlines()
    assert [row[13:22] for row in (drawn[3], drawn[7])] == ["| o o . .", "| o . . #"]
    assert "| o . . # |" in "\n".join(lines)
    assert "#  ice block               in the file: b" in lines
