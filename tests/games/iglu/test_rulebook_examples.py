"""The examples of the rulebook: played as their words tell, they come out as their words say."""

import json

import pytest

from banchisa.table.lessons import folder_of
from games.iglu.positions import GAME, at, offers, question, tiles
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

EXAMPLES = json.loads((folder_of(GAME) / "examples.json").read_text(encoding="utf-8"))


def example(key, *steps):
    (position,) = [one["position"] for one in EXAMPLES if one["key"] == key]
    return play(GAME.from_json(position), *steps)


@rule("IGL-4.15")
def test_ring_tile():
    state = example("ring-tile")
    assert names(state) == ["melt_ice b1"]
    assert at(state, "d1") == "glacier"
    assert (at(state, "c1"), at(state, "b2")) == ("ice red", "ice blue")


@rule("IGL-4.31")
def test_middle_of_a_row():
    state = example("middle-of-a-row", "drift b6 E")
    assert [at(state, cell) for cell in ("a6", "b6", "c6", "d6")] == ["ice", "sea", "ice red", "glacier fox2"]
    state = example("middle-of-a-row", "drift a6 E")
    assert [at(state, cell) for cell in ("a6", "b6", "c6", "d6")] == ["sea", "ice", "ice red", "glacier fox2"]


@rule("IGL-4.32")
def test_fish_aside():
    state = example("fish-aside")
    assert names(state) == ["displace b6"]
    state = play(state, "displace b6")
    assert (at(state, "b6"), at(state, "c6")) == ("sea fish3", "sea fish2")
    assert names(state) == ["displace b6"]
    state = play(state, "displace b6")
    assert (at(state, "b6"), at(state, "c6"), at(state, "c5")) == ("sea fish3 fish2", "ice red", "sea")
    assert offers(state, "hunt") == "fish2 b6, fish3 b6"


@rule("IGL-4.50")
def test_melt_under_feet():
    state = example("melt-under-feet")
    before = state.scores()
    state = play(state, "play_melt c3")
    assert json_entry(state, "lost") == {"fox2": 1}
    assert json_entry(state, "fleeing") == [1, 2]
    state = play(state, "flee a1")
    assert (question(state), json_entry(state, "fleeing")) == ("flee red", [1, 1])
    state = play(state, "flee h1", "flee a8")
    assert [after - points for after, points in zip(state.scores(), before, strict=True)] == [9 - 4, 0 - 4]
    assert question(state) == "melt red"


@rule("IGL-4.63")
def test_bear_at_the_igloo():
    state = example("bear-at-the-igloo", "move_animal bear c5 c4")
    assert (question(state), json_entry(state, "lost")) == ("answer blue", {"fox1": 1})
    state = play(state, "answer decline")
    assert question(state) == "answer yellow"
    state = play(state, "answer decline")
    assert (question(state), json_entry(state, "fleeing")) == ("flee red", [0, 1, 0])
    state = play(state, "flee h8")
    assert at(state, "c4") == "ice 2 yellow yellow-igloo bear"
    assert (question(state), json_entry(state, "points")) == ("move_animal red", 2)


@rule("IGL-4.74")
def test_into_the_bear():
    state = example("into-the-bear", "walk c3 c4")
    assert (json_entry(state, "ap"), json_entry(state, "kept")[0]) == (2, {"harpoon": 1})
    assert json_entry(state, "hunted")[0]["bear"] == 1
    assert refusing_rule(state, "hunt fish3 b4") == "IGL-4.80"
    assert refusing_rule(state, "harpoon fish3 b4") == "IGL-4.42"


@rule("IGL-4.77")
def test_bear_in_the_strait():
    state = example("bear-in-the-strait")
    assert offers(state, "kayak e3") == "d3, c4, f4, c5, d6, e6"
    (found,) = [one["position"] for one in EXAMPLES if one["key"] == "bear-in-the-strait"]
    with_fish = GAME.from_json(found | {"bears": [], "fish": {"f5": [1]}})
    assert offers(with_fish, "kayak e3") == "d3, c4, f4, g4, c5, h5, d6, e6, f6, g6"


@rule("IGL-4.86")
def test_where_to_build():
    state = example("where-to-build")
    assert offers(state, "build_igloo") == "e3, f3"
    assert (at(state, "c3"), at(state, "d3")) == ("ice red blue", "ice red blue-igloo")
    assert (at(state, "e3"), at(state, "f3")) == ("glacier red", "ice red")


@rule("IGL-5.2")
@pytest.mark.parametrize(
    ("steps", "after"),
    [(["play_melt e6"], "over"), (["melt_ice e6", "tile bear"], "act red")],
)
def test_melt_to_end_the_game(steps, after):
    state = example("melt-to-end-the-game")
    assert (offers(state, "melt_ice"), state.scores()) == ("e6", [20, 19])
    assert question(play(state, *steps)) == after


@rule("IGL-5.11", "IGL-5.13")
def test_square_spoilt():
    state = example("square-spoilt")
    before = state.scores()
    after = play(state, "kayak d2 f2").scores()
    assert [after[seat] - before[seat] for seat in (0, 1)] == [1, 3 - 9]


@rule("IGL-5.12", "IGL-5.13", "IGL-5.14")
def test_first_and_second():
    state = example("first-and-second")
    assert tiles(state) == "b1, c1, d1, a2, c2, d2, e2, h5, g6, g7"
    hunted = [5, 3, 3, 5]
    elsewhere = [0, 0, 1, 2]  # the island of g6 and g7
    islands = [points - caught - more for points, caught, more in zip(state.scores(), hunted, elsewhere, strict=True)]
    assert islands == [3 + 1, 6, 6, 0]
