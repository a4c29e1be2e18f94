"""Positions as JSON: what cannot stand on the table is refused with a clear line, whatever is written down."""

import copy

import pytest

import banchisa
from banchisa.engine.errors import PositionError
from support.positions import names

NANUUK = banchisa.game("nanuuk")
HUNT = {"seats": 2, "hunters": ["D2", "E3"], "cracks": [], "tiles": {"fish": ["C4"]}, "bears": ["F2"]}
INTRO = {"seats": 4, "options": {"mode": "intro"}, "pieces": ["A1", "B2", "C2", "G2"]}
BEARS = {"seats": 3, "options": {"mode": "bear_hunt"}, "bears": ["D3"], "inuit": ["C1", "C6", None]}

BY_PLAYERS = {
    "seats": 2, "options": {"layout": "players"}, "phase": "place_tile", "seat": 1, "hunters": [None, None],
    "tiles": {"whale": ["C1", "C6", "E1"]}, "laid": 3,
}  # fmt: skip
BY_CHANCE = {
    "seats": 2, "options": {"layout": "random"}, "phase": "lay_tile", "seat": -1, "hunters": [None, None],
    "tiles": {"whale": ["C1"]}, "laid": 1,
}  # fmt: skip


def test_a_position_without_a_phase_begins_the_turn_of_its_seat():
    blocked = {"seats": 4, "hunters": ["A1", "C3", "D4", "E3"], "cracks": ["A1-A2", "A1-B2", "A1-B3"], "seat": 0}
    assert NANUUK.from_json({**blocked, "tiles": {"fish": ["F5"]}}).actor == 1


@pytest.mark.parametrize(("data", "step"), [(BY_PLAYERS, "place_tile E6"), (BY_CHANCE, "lay_tile C6")])
def test_a_floe_that_is_being_laid_can_be_written_down_and_read_again(data, step):
    state = NANUUK.from_json(data)
    assert NANUUK.from_json(state.to_json()) == state
    assert step in names(state)


@pytest.mark.parametrize(
    ("data", "change", "said"),
    [
        (HUNT, {"seats": 9}, "can't be played with 9 players"),
        (HUNT, {"seats": "two"}, "seats must be a whole number"),
        (HUNT, {"options": {"mode": "chess"}}, "'chess' is not allowed"),
        (HUNT, {"options": {"cheese": 1}}, "there is no option 'cheese'"),
        (HUNT, {"options": {"layout": "printed"}}, "'printed' is not allowed; allowed: fixed, random, players"),
        (HUNT, {"game": "iglu"}, "this is not a position of nanuuk"),
        (HUNT, {"version": "1"}, "this is not a position of nanuuk 2: it says None 1"),
        (HUNT, {"phase": "lunch"}, "'lunch' is not allowed"),
        (HUNT, {"seat": 5}, "seat: must be a whole number from -2 to 1"),
        (HUNT, {"seat": True}, "seat: must be a whole number"),
        (HUNT, {"phase": "over"}, "goes with the phase 'over'"),
        (HUNT, {"phase": "over", "seat": -2}, "phase 'over': the game does not end like this"),
        (HUNT, {"hunters": ["D2"]}, "2 are needed, not 1"),
        (HUNT, {"hunters": ["A1", "E3"]}, "'A1' is not a space in play"),
        (HUNT, {"hunters": ["D2", "D2"]}, "another piece stands on D2"),
        (HUNT, {"hunters": [None, "E3"]}, "a piece of seat 0 is not on the floe"),
        (HUNT, {"hunters": ["F2", "E3"]}, "hunters[0]: a hunter and a bear stand on one space"),
        (HUNT, {"hunters": [{"at": "D2", "left": ["umbrella"]}, "E3"]}, "'umbrella' is unknown"),
        (HUNT, {"hunters": [{"at": "D2", "left": ["sled", "sled"]}, "E3"]}, "hunters[0].left: sled is named twice"),
        (HUNT, {"hunters": [{"at": "D2", "left": ["whale"]}, "E3"]}, "a whale is carried without an Inuk"),
        (HUNT, {"cracks": ["D2-F9"]}, "'D2-F9' is not a line of the floe"),
        (HUNT, {"cracks": ["D2-D3", "D2-D3"]}, "D2-D3 is out of play or named twice"),
        (HUNT, {"tiles": {"fish": ["C3"]}}, "'C3' is not a space for a tile or bear"),
        (HUNT, {"tiles": {"cow": ["C4"]}}, "tiles: 'cow' is unknown"),
        (HUNT, {"tiles": {"fish": ["F2"]}}, "F2 already holds a tile or bear"),
        (HUNT, {"phase": "crack"}, "needs the space that was entered"),
        (HUNT, {"phase": "crack", "here": "E3"}, "does not stand on `here`"),
        (HUNT, {"phase": "crack", "here": "D2", "hunter": 1}, "hunter: hunter 1 is not one of seat 0"),
        (HUNT, {"phase": "drive_bear", "here": "D2"}, "no bear is there"),
        (HUNT, {"phase": "take", "here": "D2"}, "nothing can be taken there"),
        (HUNT, {"phase": "deliver", "here": "D2"}, "no animal can be left there"),
        (HUNT, {"phase": "extra", "here": "D2"}, "no extra turn can be taken"),
        (HUNT, {"phase": "place", "round": 1}, "every piece is already placed"),
        (HUNT, {"phase": "place_tile"}, "hunters are placed after the tiles"),
        (HUNT, {"phase": "lay_tile", "hunters": [None, None]}, "-1 (chance) goes with"),
        (BY_PLAYERS, {"laid": 7}, "laid: it counts the tiles and bears that lie on the floe, here 3"),
        (BY_PLAYERS, {"seat": 0}, "seat: another seat is to lay a tile"),
        (BY_PLAYERS, {"cracks": ["D2-D3"]}, "cracks: the floe is whole while tiles are laid"),
        (BY_PLAYERS, {"phase": "lay_tile", "seat": -1}, "phase 'lay_tile': the layout is 'players'"),
        (BY_PLAYERS, {"tiles": {"whale": ["D5"]}, "laid": 1}, "whales and Inuit lie where NAN-3.16 does not allow it"),
        (BY_CHANCE, {"phase": "lay_rest"}, "phase 'lay_rest': whales and Inuit come first"),
        (BY_CHANCE, {"tiles": {"whale": ["C1"], "fish": ["C4"]}, "laid": 2}, "only whales and Inuit are laid"),
        (HUNT, {"homecoming": "soon"}, "homecoming: must be true or false"),
        (HUNT, {"places": [1, 2]}, "places: 0 for every seat"),
        (HUNT, {"places": [True, False]}, "places: one place from 1 to 4 for each seat"),
        (BEARS, {"phase": "move", "seat": 2, "turn": 2}, "it is the bear's turn"),
        (BEARS, {"phase": "bear_walk", "seat": 0, "turn": 0}, "it is not a bear's turn"),
        (BEARS, {"phase": "move", "seat": 1, "turn": 0}, "turn 0 of the round is not seat 1's"),
        (BEARS, {"inuit": ["D3", "C6", None]}, "two pieces stand on D3"),
        (BEARS, {"inuit": ["C1"]}, "3 spaces are needed"),
        (BEARS, {"inuit": ["C1", "C6", "G1"]}, "inuit: the seat of the bear has none"),
        (BEARS, {"skinned": True}, "skinned: the bear is caught only with the option bear_skin"),
        (BEARS, {"walk_from": "D2"}, "walk_from: no bear is on its way"),
        (BEARS, {"may_go_on": True}, "may_go_on: no walk has begun"),
        (BEARS, {"phase": "over", "seat": -2, "places": [2, 2, 1]}, "the game does not end like this"),
        (INTRO, {"pieces": ["A1", "B2", "C2", None]}, "a piece of seat 3 is not on the floe"),
        (INTRO, {"places": [0, 0, 0, 4]}, "a piece of seat 3 is on the floe, although it is out of the game"),
        (INTRO, {"phase": "place", "pieces": [None] * 4, "places": [4, 0, 0, 0]}, "places: 0 for every seat"),
        (BEARS, {"phase": "place", "bears": [None], "inuit": [None] * 3, "turn": 1}, "nobody has moved yet"),
        (INTRO, {"places": [0, 0, 0, 2]}, "places: whoever leaves first has the last place"),
        (INTRO, {"phase": "move", "cracks": ["A1-A2", "A1-B3"]}, "the turn of seat 0 is over"),
        (INTRO, {"phase": "move", "pieces": [None, "B2", "C2", "G2"], "places": [4, 0, 0, 0]}, "the turn of seat 0"),
        (INTRO, {"phase": "move", "seats": 2, "cracks": ["A1-A2", "A1-B2", "A1-B3"]}, "the turn of seat 0 is over"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_stand_is_refused(data, change, said):
    with pytest.raises(PositionError) as caught:
        NANUUK.from_json({**copy.deepcopy(data), **change})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


# what the box cannot hold

SEALS = ["A1", "A2", "B1", "B2", "B3", "B4", "B5"]
IN_IGLOOS = ["C3", "D4", "E3", "D4"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"seats": 2, "hunters": [{"at": "C3", "stored": {"whale": 6}}, "D4"]},
         "whale: must be a whole number from 0 to 3, not 6"),
        ({"seats": 2, "hunters": [{"at": "C3", "stored": {"whale": 2}}, {"at": "D4", "stored": {"whale": 2}}]},
         "whale: the box holds 3, but 4 are on floe and sheets"),
        ({"seats": 4, "hunters": IN_IGLOOS, "tiles": {"fish": SEALS}}, "fish: the box holds 6, not 7"),
        ({"seats": 4, "hunters": IN_IGLOOS, "tiles": {"inuk": SEALS[:5]}}, "inuk: the box holds 4, not 5"),
        ({"seats": 4, "hunters": [{"at": "B3", "left": ["harpoon", "fish"], "stored": {"fish": 7}}, *IN_IGLOOS[1:]]},
         "fish: must be a whole number from 0 to 6, not 7"),
        ({"seats": 4, "hunters": [{"at": "B3", "left": ["harpoon", "fish"], "stored": {"fish": 6}}, *IN_IGLOOS[1:]]},
         "fish: the box holds 6, but 7 are on floe and sheets"),
        ({"seats": 2, "hunters": ["C3", "D4"], "bears": ["F1", "F2", "F3"]}, "bear: the box holds 2, not 3"),
        ({"seats": 4, "hunters": [{"at": "C3", "left": ["inuk"], "stored": {"whale": 1}}, *IN_IGLOOS[1:]],
          "tiles": {"inuk": SEALS[:3]}}, "inuk: the box holds 4, but 5 are on floe and sheets"),
    ],
)  # fmt: skip
def test_what_the_box_cannot_hold_is_refused(data, said):
    with pytest.raises(PositionError) as caught:
        NANUUK.from_json(data)
    assert said in str(caught.value)


def test_as_many_inuit_as_whales_are_stored():
    stored = {"seats": 2, "tiles": {"fish": ["F5"]}, "hunters": [{"at": "D2", "stored": {"whale": 2}}, "C3"]}
    read = NANUUK.from_json(stored)
    assert read.to_json()["hunters"][0]["stored"] == {"fish": 0, "seal": 0, "walrus": 0, "whale": 2, "inuk": 2}
    stored["hunters"][0]["stored"]["inuk"] = 1
    with pytest.raises(PositionError, match=r"hunters\[0\].stored: as many Inuit as whales \(2\) are stored"):
        NANUUK.from_json(stored)


# the homecoming and the postponed crack follow from the rest


def test_a_homecoming_that_is_left_out_is_worked_out():
    over = NANUUK.from_json({"seats": 2, "hunters": ["C3", "D4"], "tiles": {}})
    assert (over.actor, over.to_json()["homecoming"], over.scores()) == (banchisa.OVER, True, [2, 2])
    going = NANUUK.from_json({"seats": 2, "hunters": ["C3", "D3"], "tiles": {}})
    assert (going.actor, going.to_json()["homecoming"]) == (1, True)
    assert NANUUK.from_json(HUNT).to_json()["homecoming"] is False


def test_a_hunter_in_an_igloo_may_yet_get_the_kayak_that_keeps_the_hunt_going():
    """C3 is cut off; the seal that is about to be left there brings the kayak, and with it the fish is in reach."""
    position = {
        "seats": 2, "hunters": [{"at": "C3", "left": ["harpoon", "seal"]}, {"at": "F1", "left": ["harpoon", "fish"]}],
        "cracks": ["C2-C3", "C3-C4", "C3-D2", "C3-D3", "E1-F1", "E2-F1", "F1-F2"], "tiles": {"fish": ["D2"]},
        "phase": "deliver", "here": "C3",
    }  # fmt: skip
    state = NANUUK.from_json(position)
    assert state.to_json()["homecoming"] is False
    for left, over in (("deliver seal", False), ("deliver none", True)):
        after = state.copy()
        after.apply(NANUUK.actions.parse(left))
        assert after.to_json()["homecoming"] is over


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"homecoming": True}, "homecoming: it has not begun, for an animal can still be hunted"),
        ({"homecoming": False, "tiles": {}}, "homecoming: it has begun, for no animal can be hunted any more"),
        ({"homecoming": True, "phase": "take", "here": "D2", "tiles": {"seal": ["D2"]},
          "cracks": ["C2-D2", "C3-D2", "D1-D2", "D2-D3", "D2-E2", "D2-E3"]}, "homecoming: it has not begun"),
        ({"phase": "move", "tiles": {}, "hunters": ["C3", "D4"]}, "phase 'move': the game is over"),
        ({"homecoming": True, "phase": "place", "round": 1}, "every piece is already placed"),
    ],
)  # fmt: skip
def test_a_homecoming_that_contradicts_the_floe_is_refused(change, said):
    with pytest.raises(PositionError, match=said):
        NANUUK.from_json({**HUNT, **change})


OWED = {
    "seats": 4,
    "options": {"sled_one_crack": True},
    "hunters": [{"at": "B3", "left": ["harpoon", "husky", "sled"]}, "D4", "E3", "D4"],
    "tiles": {"seal": ["B3"], "fish": ["F5"]},
    "phase": "take",
    "here": "B3",
    "deferred": True,
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hunters": ["B3", "D4", "E3", "D4"]}, "deferred: only a hunter with husky and sled may postpone"),
        ({"options": {}}, "deferred: cracks are postponed only with the option sled_one_crack"),
        ({"phase": "move"}, "deferred: no crack is owed in the phase 'move'"),
        ({"phase": "turn"}, "deferred: no crack is owed in the phase 'move'"),
        ({"phase": "crack_owed"}, "phase 'crack_owed': the extra turn is to be taken"),
        ({"phase": "move", "deferred": False, "extra": True}, "extra: husky and sled are in the igloo"),
    ],
)  # fmt: skip
def test_a_postponed_crack_that_contradicts_the_rest_is_refused(change, said):
    assert NANUUK.from_json(OWED).to_json()["deferred"] is True
    with pytest.raises(PositionError, match=said):
        NANUUK.from_json({**OWED, **change})
