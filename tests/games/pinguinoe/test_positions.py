"""Positions as JSON: what is written is read again, what cannot stand on the table is refused, and the drawing."""

import json

import pytest

import banchisa
from banchisa.engine.errors import PositionError
from games.pinguinoe.positions import GAME, at, at_json, roll
from support.component_changes import own
from support.positions import play

TSUNAMI = ("walk 5.15", "end_turn", "search tsunami")


@pytest.mark.parametrize(
    "state",
    [
        GAME.start(4),
        play(GAME.start(3), "ark B", "corner 2"),
        roll(5, "1:L1a/180", "0.3", ["fish lifebelt", "snowball"], seal="4.10", storm=3, stops=[2]),
        play(roll(3, "", "0.3"), "reveal 1"),
        play(roll(2, "3:L1a/0 10:D2a/0", "5.14"), *TSUNAMI),
        play(roll(2, "3:L1a/0 10:D2a/0", "5.14", ["skates"]), *TSUNAMI, "front D3a 0", "front D4a 0"),
        play(roll(6, "1:L8a/0 9:D4a/0", "1.5 1.5", ["fish", "fish"], seal="3.5"), "seal_to 1.5"),
        play(roll(6, "1:L8a/0 9:D4a/0", "1.5 1.5", ["fish", "fish"], seal="3.5"), "seal_to 1.5", "discard"),
        play(roll(2, "1:L1a/0 5:L3b/0", "1.6 1.22"), "walk 1.7", "end_turn", "search blizzard"),
        play(at("1:L1a/0", "1.7", ["", "snowball"], seat=1), "snowball 1"),
        play(roll(5, "10:D6a/0", "5.14"), "walk 7.14"),
    ],
)
@pytest.mark.parametrize("viewer", [None, 0, 1, banchisa.SPECTATOR])
def test_a_position_is_read_as_it_was_written(state, viewer):
    seen = state if viewer is None else state.seen_by(viewer)
    again = GAME.from_json(json.loads(json.dumps(seen.to_json())))
    assert again.to_json() == seen.to_json()
    assert (again.actor, again.legal_actions()) == (seen.actor, seen.legal_actions())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": 5}, "can't be played with 5 players"),
        ({"seats": "4"}, "seats must be a whole number"),
        ({"game": "nanuuk"}, "this is not a position of pinguinoe"),
        ({"options": {"layout": "round"}}, "option layout"),
        ({"ark": "C"}, "ark: 'C' is no face"),
        ({"up": {"17": "D1a/0"}}, "up.17: no map card lies at place '17'"),
        ({"up": {"1": "L1a"}}, "'L1a' is no front with its rotation"),
        ({"up": {"1": "D1a/0"}}, "up.1: D1a is dark sea, the place is not"),
        ({"up": {"1": "L1a/0", "2": "L1a/180"}}, "up.2: L1a lies on the map twice"),
        ({"up": {"1": "L1a/0"}, "down": {"1": "L2a/0"}}, "down.1: another card lies there"),
        ({"penguins": ["0.0"]}, "penguins: 4 cells are needed"),
        ({"penguins": ["0.0", "0.27", "14.27", "15.0"]}, "'15.0' is no cell of the map"),
        ({"penguins": ["0.4", "0.27", "14.27", "14.0"]}, "penguins[0]: 0.4 is sea, and the penguin is not floating"),
        (
            {"penguins": ["0.4", "0.27", "14.27", "14.0"], "phase": "retreat", "stage": "end", "storm": 5, "who": 1},
            "penguins[0]: 0.4 is sea, and the penguin is not floating",
        ),
        ({"floating": [0]}, "penguins[0]: 0.0 is firm, so the penguin is not floating"),
        ({"floating": [1]}, "penguins[1]: 0.27 is firm, so the penguin is not floating"),
        ({"penguins": ["7.13", "0.27", "14.27", "14.0"]}, "penguins[0]: 7.13 is the hull"),
        ({"penguins": ["6.12", "0.27", "14.27", "14.0"]}, "penguins[0]: 6.12 is a block"),
        ({"seal": "0.0"}, "seal: 0.0 is closed to the seal"),
        ({"penguins": ["0.1", "0.27", "14.27", "14.0"], "seal": "0.1"}, "seal: a penguin stands on 0.1"),
        ({"phase": "sleep"}, "phase: 'sleep' is not allowed"),
        ({"stage": "nap"}, "stage: 'nap' is not allowed"),
        ({"phase": "move", "stage": "roll"}, "the stage must be 'move'"),
        ({"left": 3}, "there are no points before the roll"),
        ({"phase": "seal", "left": 6}, "the seal has 5 steps at most"),
        ({"phase": "move", "left": 8}, "left: must be a whole number from 0 to 7, not 8"),
        ({"phase": "move", "rolled": 4, "left": 5}, "the penguin has 4 points at most"),
        ({"phase": "move", "rolled": 4, "used": True, "left": 7}, "the penguin has 6 points at most"),
        ({"phase": "move", "rolled": 4, "storm": 2, "left": 3}, "the penguin has 2 points at most"),
        ({"phase": "move", "rolled": 6, "left": 5}, "a roll of 6 does not move the penguin"),
        ({"phase": "seal", "rolled": 5, "left": 5}, "a roll of 5 does not move the seal"),
        ({"seat": 1}, "seat: must be 0, not 1"),
        ({"hands": [["tear"], [], [], []]}, "hands[0]: 'tear' cannot lie there"),
        ({"hands": [["fish"] * 4, [], [], []]}, "hands[0]: there are not that many 'fish' cards"),
        ({"hands": [["fish", "fish"], ["fish"], [], []]}, "there are only 2 'fish' cards, and more are in play"),
        ({"hands": [[], [], []]}, "hands: a list of objects for each of the 4 seats is needed"),
        ({"hands": [15, [], [], []]}, "hands[0]: a hidden hand has 0 to 14 cards, not 15"),
        ({"hands": [1, [], [], []], "kept": [[], [], [], []]}, "kept: seat 0 must be known in `hands` and `kept`"),
        ({"hands": [0, [], [], []], "kept": [1, [], [], []]}, "pool: the hidden hands keep 1 cards, 0 are listed"),
        (
            {"hands": [["fish", "fish"], 13, [], []]},
            "hands: the hidden hands hold 13 cards, but only 12 objects are unseen",
        ),
        ({"hands": [5, 5, 5, 0]}, "hands: the hidden hands hold 15 cards, but only 14 objects are unseen"),
        ({"discards": ["tear", "tear"]}, "discards: there are only 1 cards 'tear'"),
        ({"discards": ["tear"], "events": 0}, "events: must be 1, not 0"),
        ({"discards": ["tear", "stop", "stop", "tsunami", "tsunami"]}, "the white penguin is awake"),
        ({"turns": 400}, "the flood has come after 400 turns"),
        ({"phase": "reveal", "place": 17, "stage": "move"}, "no card lies face down at this place"),
        ({"phase": "reveal", "place": 1, "stage": "move", "down": {"1": "L1a/0"}}, "the front of this card is known"),
        ({"phase": "reveal", "place": 1, "stage": "move", "flips": 3}, "only a tsunami turns several cards"),
        ({"phase": "search", "stage": "end", "moved": True}, "the penguin has not come to a search cell"),
        ({"phase": "fish", "seat": 1}, "the seal is not on the penguin's cell"),
        ({"phase": "belt", "stage": "end"}, "the penguin is not in water"),
        ({"phase": "retreat", "who": 1}, "no snowball was thrown"),
        ({"phase": "send"}, "no fish was used"),
        ({"phase": "send", "used": True}, "nothing could be done in this position"),
        ({"phase": "over", "winner": 1}, "the winner does not stand on the hull"),
        ({"phase": "over"}, "nobody has won, and neither the white penguin nor the flood has come"),
        ({"phase": "over", "penguins": ["7.13", "7.14", "14.27", "14.0"], "winner": 0}, "[1]: 7.14 is the hull"),
        ({"phase": "ark", "turns": 3}, "the game has not begun yet"),
        ({"used": "yes"}, "used: must be true or false"),
        ({"stops": [7]}, "stops: a list of seats from 0 to 3"),
        ({"stops": [1, 1]}, "stops: a seat stands twice"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_stand_on_the_table_is_refused(change, said):
    with pytest.raises(PositionError) as caught:
        GAME.from_json(at_json() | change)
    assert said in str(caught.value)


def test_what_is_left_out_takes_its_natural_value():
    state = GAME.from_json({"seats": 2})
    assert state.to_json()["penguins"] == ["0.0", "14.27"]
    assert (state.actor, state.to_json()["phase"]) == (0, "roll")


def test_hidden_hands_that_can_just_be_dealt_are_dealt():
    state = GAME.from_json(at_json(seats=2) | {"hands": [["fish", "fish"], 12]})
    world = state.resample(banchisa.Rng(1))
    assert sorted(world.to_json()["hands"][1]) == sorted(
        ["telescope"] * 2 + ["snowball"] * 4 + ["skates"] * 2 + ["lifebelt"] * 2 + ["trampoline"] * 2
    )


def test_a_position_with_the_most_points_of_own_components_is_read_again():
    mine = GAME.with_components(own(GAME, {"rules.skates_bonus": 4, "rules.seal_results": [1, 2]}))
    state = mine.from_json(at_json(seats=2, hands=["skates"]))
    for step in ("roll", "die 6", "skates"):
        state.apply(mine.actions.parse(step))
    assert state.to_json()["left"] == 10
    assert mine.from_json(state.to_json()).to_json() == state.to_json()


def test_the_drawing_is_the_map_then_a_blank_line_then_notes():
    state = roll(5, "1:L1a/0 8:D4a/0", "0.3 0.3", ["fish"], seal="1.5", down="9:D6a/180")
    picture, _, notes = str(state).rpartition("\n\n")
    rows = picture.splitlines()
    assert rows[1] == "     0 1 2 3   4 5 6 7   8 9 0 1   2 3 4 5   6 7 8 9   0 1 2 3   4 5 6 7"
    assert rows[2] == "   +-- 0 ----+-- 1 ----+-- 2 ----+-- 3 ----+-- 4 ----+-- 5 ----+-- 6 ----+"
    assert rows[3] == " 0 | ^ o o 12| o o . . | ░ ░ ░ ░ | ░ ░ ░ ░ | ░ ░ ░ ░ | ░ ░ ░ ░ | o o o ^ |"
    assert rows[4] == " 1 | o o o o | . Soo ? | ░ ░ ░ ░ | ░ ░ ░ ░ | ░ ░ ░ ░ | ░ ░ ░ ░ | o o o o |"
    assert rows[8] == " 4 | ░ ░ ░ ░ | . # @ o | ▒ ▒#▒#▒ | ▒ ▒ ▒ ▒ | ▒ ▒ ▒ ▒ | ▒ ▒ ▒ ▒ | ░ ░ ░ ░ |"
    assert "" not in rows
    assert "1 red    0.3, 17 to the ark, holds fish" in notes
    assert "2 yellow 0.3, 17 to the ark, 1 cards" in str(roll(5, "", "0.3 0.3", ["", "fish"]).seen_by(0))
