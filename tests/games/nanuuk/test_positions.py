"""Positions as JSON: what cannot stand on the table is refused with a clear line, whatever is written down."""

import copy

import pytest

import banchisa
from banchisa.engine.errors import PositionError

NANUUK = banchisa.game("nanuuk")
HUNT = {"seats": 2, "hunters": ["D2", "E3"], "cracks": [], "tiles": {"fish": ["C4"]}, "bears": ["F2"]}
BEARS = {"seats": 3, "options": {"mode": "bear_hunt"}, "bears": ["D3"], "inuit": ["C1", "C6", None]}


def test_a_position_without_a_phase_begins_the_turn_of_its_seat():
    blocked = {"seats": 4, "hunters": ["A1", "C3", "D4", "E3"], "cracks": ["A1-A2", "A1-B2", "A1-B3"], "seat": 0}
    assert NANUUK.from_json(blocked).actor == 1


@pytest.mark.parametrize(
    ("data", "change", "said"),
    [
        (HUNT, {"seats": 9}, "is not for 9 players"),
        (HUNT, {"seats": "two"}, "seats must be a whole number"),
        (HUNT, {"options": {"mode": "chess"}}, "'chess' is not allowed"),
        (HUNT, {"options": {"cheese": 1}}, "no option is called 'cheese'"),
        (HUNT, {"game": "iglu"}, "this is no position of nanuuk"),
        (HUNT, {"version": "0"}, "this is no position of nanuuk 1"),
        (HUNT, {"phase": "lunch"}, "'lunch' is not allowed"),
        (HUNT, {"seat": 5}, "seat: must be a whole number from -2 to 1"),
        (HUNT, {"seat": True}, "seat: must be a whole number"),
        (HUNT, {"phase": "over"}, "goes with the phase 'over'"),
        (HUNT, {"hunters": ["D2"]}, "2 are needed, not 1"),
        (HUNT, {"hunters": ["A1", "E3"]}, "'A1' is no space in play"),
        (HUNT, {"hunters": ["D2", "D2"]}, "another piece stands on D2"),
        (HUNT, {"hunters": [None, "E3"]}, "a piece of seat 0 is not on the floe"),
        (HUNT, {"hunters": ["F2", "E3"]}, "a hunter and a bear stand on one space"),
        (HUNT, {"hunters": [{"at": "D2", "left": ["umbrella"]}, "E3"]}, "'umbrella' is unknown"),
        (HUNT, {"hunters": [{"at": "D2", "left": ["whale"]}, "E3"]}, "a whale is carried without an Inuk"),
        (HUNT, {"hunters": [{"at": "D2", "stored": {"fish": 8}}, "E3"]}, "fish: must be a whole number from 0 to 7"),
        (HUNT, {"cracks": ["D2-F9"]}, "'D2-F9' is no line of the floe"),
        (HUNT, {"cracks": ["D2-D3", "D2-D3"]}, "D2-D3 is out of play or stands twice"),
        (HUNT, {"tiles": {"fish": ["C3"]}}, "'C3' is no space for a tile or bear"),
        (HUNT, {"tiles": {"cow": ["C4"]}}, "'cow' is no tile"),
        (HUNT, {"tiles": {"fish": ["F2"]}}, "F2 already holds a tile or bear"),
        (HUNT, {"bears": ["F2", "F1", "C1", "C2"]}, "there are 3 at most, not 4"),
        (HUNT, {"phase": "crack"}, "needs the space that was entered"),
        (HUNT, {"phase": "crack", "here": "E3"}, "does not stand on `here`"),
        (HUNT, {"phase": "drive_bear", "here": "D2"}, "no bear is there"),
        (HUNT, {"phase": "take", "here": "D2"}, "nothing can be taken there"),
        (HUNT, {"phase": "deliver", "here": "D2"}, "no animal can be left there"),
        (HUNT, {"phase": "extra", "here": "D2"}, "no extra turn can be taken"),
        (HUNT, {"phase": "crack_owed", "here": "D2"}, "no crack is owed"),
        (HUNT, {"phase": "place"}, "every piece is placed already"),
        (HUNT, {"phase": "place_tile"}, "hunters are placed after the tiles"),
        (HUNT, {"phase": "lay_tile", "hunters": [None, None]}, "-1 (chance) goes with"),
        (HUNT, {"homecoming": "soon"}, "homecoming: must be true or false"),
        (BEARS, {"phase": "move", "seat": 2, "turn": 2}, "it is the bear's turn"),
        (BEARS, {"phase": "bear_walk", "seat": 0, "turn": 0}, "it is no bear's turn"),
        (BEARS, {"phase": "move", "seat": 1, "turn": 0}, "turn 0 of the round is not seat 1's"),
        (BEARS, {"inuit": ["D3", "C6", None]}, "two pieces stand on D3"),
        (BEARS, {"inuit": ["C1"]}, "3 spaces are needed"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_stand_is_refused(data, change, said):
    with pytest.raises(PositionError) as caught:
        NANUUK.from_json({**copy.deepcopy(data), **change})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
