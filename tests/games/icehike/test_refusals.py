"""Refusals: exactly the illegal actions are refused, each with the rule it breaks and what it was about."""

import pytest

from banchisa import Refusal
from games.icehike.positions import GAME, NO_TILES, hike, roam, start, to_place, walk
from support.positions import play, refusing_rule

GAP = "W I2 I3 I4 I6 I7 I8 I9"


@pytest.mark.parametrize(
    ("state", "step", "expected"),
    [
        (hike("orange H4", "L H5", held="orange berry"), "step S", None),
        (walk(hike("orange H3", "L H5"), "H4"), "step S",
         ("ICE-4.42", "too-little-energy", {"cost": 2, "energy": 1})),
        (hike("orange H4", bears="H5"), "step S", ("ICE-4.46", "bear-no-torch", {"cell": "H5"})),
        (hike("orange H4", igloos="white H5"), "step S", ("ICE-4.66", "no-fee", {"cell": "H5", "puppet": "white"})),
        (to_place("land", bears="G5"), "place G5", ("ICE-4.16", "not-free", {"cell": "G5", "by": "bear"})),
        (to_place("land", tiles="F G5"), "place G5", ("ICE-4.16", "not-free", {"cell": "G5", "by": "fish"})),
        (to_place("land", igloos="white G5"), "place G5", ("ICE-4.16", "not-free", {"cell": "G5", "by": "igloo"})),
        (to_place("land", puppets="white G5"), "place G5", ("ICE-4.16", "not-free", {"cell": "G5", "by": "puppet"})),
        (hike(**NO_TILES, drawn=False), "bear 1 N", ("ICE-4.141", "no-tiles-left", {})),
        (hike(), "bear 2 N", ("ICE-4.34", "no-such-bear", {"bear": 2})),
        (hike("orange H5"), "search", ("ICE-4.70", "nothing-to-find", {"cell": "H5"})),
        (hike("orange H5", "M H5", finds="berry H5", mode="puppet", energy=1), "search",
         ("ICE-4.70", "too-little-energy", {"cost": 2, "energy": 1})),
        (hike("orange H5"), "berry", ("ICE-4.74", "no-find", {"find": "berry"})),
        (start(3, length="short"), "draw_cube empty", ("ICE-4.10", "other-step", {"now": "draw_tile"})),
    ],
)  # fmt: skip
def test_a_refusal_says_what_it_is_about(state, step, expected):
    refusal = GAME.refusal(state, GAME.actions.parse(step))
    assert refusal == (None if expected is None else Refusal(*expected))


def test_the_refusal_of_a_blockade_names_the_road_that_would_be_cut():
    refusal = GAME.refusal(to_place("water", tiles=GAP), GAME.actions.parse("place I5"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.facts["cell"]) == ("ICE-4.111", "last-road", "I5")
    road = str(refusal.facts["road"]).split()
    assert (road[0], road[-1], len(road)) == ("L1", "B9", 14)
    assert "I5" in road


def test_the_refusal_of_a_blockade_names_the_puppet_that_would_be_closed_in_and_its_way():
    state = to_place("water", tiles="W G4 G6 F4 F5 H4", puppets="white G5")
    refusal = GAME.refusal(state, GAME.actions.parse("place H5"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.facts["puppet"]) == ("ICE-4.115", "closes-in", "white")
    assert str(refusal.facts["road"]).split()[:2] == ["G5", "H5"]


def test_the_scene_shows_the_cells_that_must_stay_open():
    marks = [mark for mark in GAME.scene(to_place("water", tiles=GAP), 0).marks if mark.kind == "shut"]
    assert [(mark.label.id, mark.on) for mark in marks] == [("mark-last-road", ["cell-I5"])]
    state = to_place("water", tiles="W G4 G6 F4 F5 H4", puppets="white G5")
    marks = [mark for mark in GAME.scene(state, 0).marks if mark.kind == "shut"]
    assert [(mark.label.id, mark.on) for mark in marks] == [("mark-closes-in", ["cell-H5"])]
    walking = roam(hike("orange C4", GAP, "H5"), 1, "I5")
    marks = [mark for mark in GAME.scene(walking, 0).marks if mark.kind == "shut"]
    assert [mark.on for mark in marks] == [["cell-I5"]]


@pytest.mark.parametrize(
    ("state", "step", "rule"),
    [
        (start(4), "place G5", "ICE-4.10"),
        (start(4, "draw_tile mountain"), "place G5", "ICE-4.11"),
        (start(4, "draw_tile land"), "end_turn", "ICE-4.16"),
        (start(4, "draw_tile land", "place G5"), "bear_stop", "ICE-4.30"),
        (walk(hike("orange H5"), "H6"), "place G5", "ICE-4.31"),
        (roam(hike("orange H5", bears="E5"), 1, "E6"), "end_turn", "ICE-4.95"),
        (walk(hike("orange H4", bears="H5", held="orange torch"), "H5"), "end_turn", "ICE-4.84"),
        (walk(hike("orange H4", igloos="white H5", held="orange berry rope"), "H5"), "end_turn", "ICE-4.66"),
        (walk(hike("orange H4", igloos="white H5", held="orange berry rope"), "H5"), "pay torch", "ICE-4.66"),
        (roam(hike("white F5", bears="E5", held="white torch"), 1, "F5"), "end_turn", "ICE-4.97"),
        (roam(hike("white F5", bears="E5"), 1, "F5"), "torch yes", "ICE-4.100"),
        (play(roam(hike("white F5", bears="E5", igloos="brown H5", held="white berry rope"), 1, "F5"),
              "retreat brown-1"), "pay torch", "ICE-4.103"),
        (play(roam(hike("orange H5", bears="E5", held="orange berry"), 1, "E6"), "bear_stop"), "bear_stop", "ICE-4.77"),
    ],
)  # fmt: skip
def test_an_action_of_another_step_is_refused_with_the_rule_of_the_present_one(state, step, rule):
    assert refusing_rule(state, step) == rule
