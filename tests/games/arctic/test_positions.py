"""Positions as JSON: what cannot stand on the table is refused with a clear line, whatever is written down."""

import copy
import json

import pytest

from banchisa.engine.errors import PositionError
from games.arctic.positions import GAME
from support.positions import json_entry, settle

PLAIN = {"seats": 2, "hands": [["1O2", "1P3"], ["2F1"]], "piles": [["1W5"], []], "river": ["2F2", "2F3"]}
JOKER = PLAIN | {"piles": [["1B3", "1F2*", "1W5"], []]}
BEAR = PLAIN | {"penalties": [["1P1", None], []], "owners": {"bear": 0, "walrus": 0}}
GIVE = BEAR | {"sides": {"bear": "B"}}
SET_UP = {"seats": 2, "phase": "first", "seat": -1, "first": None}
HANDS = {"seats": 2, "phase": "hands", "seat": -1, "dealt": 1, "hands": [["1F1"], []]}
SIDES = {"seats": 2, "phase": "sides", "seat": -1, "first": None, "dealt": 2, "sides": {"fox": "B", "moose": "A"}}
DRAWING = PLAIN | {"owners": {"walrus": 0}, "phase": "draw", "count": [0, 5, 5]}


def test_what_is_left_out_takes_its_natural_value():
    state = GAME.from_json(PLAIN)
    assert (state.actor, json_entry(state, "phase"), json_entry(state, "decks"), json_entry(state, "first")) == (
        0,
        "place",
        [1, 2],
        0,
    )
    assert (json_entry(state, "reserve"), json_entry(state, "pile")) == (5, 60 - 6 - 5)
    assert json_entry(state, "totems") == ["?", "?"]


def test_exit_numbers_that_are_left_out_are_counted():
    state = GAME.from_json(JOKER | {"penalties": [["1P1"], []]})
    assert json_entry(state, "piles")[0][1] == {"joker": "1F2", "exit": 1}
    assert json_entry(state, "penalties")[0] == [{"card": "1P1", "seen": [0], "origin": 0, "exit": 2}]
    assert json_entry(state, "exits") == [2, 0]


MISTAKES = [
    (PLAIN, {"seats": 9}, "Arctic can't be played with 9 players"),
    (PLAIN, {"seats": "two"}, "seats must be a whole number"),
    (PLAIN, {"options": {"cheese": 1}}, "there is no option 'cheese'"),
    (PLAIN, {"game": "iglu"}, "this is not a position of arctic 2: it says iglu"),
    (PLAIN, {"version": "0"}, "this is not a position of arctic"),
    (PLAIN, {"phase": "lunch"}, "phase: 'lunch' is not allowed; allowed: turn, decks"),
    (PLAIN, {"seat": 5}, "seat: must be a whole number from -2 to 1"),
    (PLAIN, {"seat": True}, "seat: must be a whole number"),
    (PLAIN, {"phase": "over"}, "seat: -2 (over) goes with the phase 'over'"),
    (PLAIN, {"seat": -1}, "seat: -1 (chance) goes with the steps of chance"),
    (PLAIN, {"turn": 1}, "turn: it is the turn of seat 1, so seat 0 cannot act"),
    (PLAIN, {"first": 2}, "first: must be a whole number from 0 to 1"),
    (PLAIN, {"first": None}, "first: the first player is chosen before the first turn"),
    (PLAIN, {"options": {"first_player": 2}, "first": 0}, "first: the options say that player 2 (seat 1)"),
    (PLAIN, {"options": {"fox_side": "B"}, "sides": {"fox": "A"}}, "sides.fox: the options fix side B"),
    (PLAIN, {"options": {"decks": "1-2"}, "decks": [1, 3]}, "decks: the options fix other decks"),
    (PLAIN, {"decks": [1]}, "decks: 2 different numbers from 1 to 4 are needed"),
    (PLAIN, {"decks": [1, 1]}, "decks: 2 different numbers from 1 to 4"),
    (PLAIN, {"decks": [1, 3]}, "2F2 belongs to a deck that is not in the game"),
    (PLAIN, {"sides": {"fox": "C"}}, "sides.fox: 'C' is not allowed"),
    (PLAIN, {"sides": {"cow": "A"}}, "sides: 'cow' is unknown"),
    (PLAIN, {"sides": []}, "sides: must be a table"),
    (PLAIN, {"owners": {"fox": 2}}, "fox: must be a whole number from 0 to 1"),
    (PLAIN, {"tokens": {"fox": 6}}, "fox: must be a whole number from 0 to 5"),
    (PLAIN, {"totems": ["cow", "?"]}, "totems: 'cow' is not an animal"),
    (PLAIN, {"totems": ["fox", "fox"]}, "two seats have the same Totem"),
    (PLAIN, {"totems": ["fox", None]}, "Totems are dealt seat by seat"),
    (PLAIN, {"totems": ["fox"]}, "totems: one entry for each of the 2 seats"),
    (PLAIN, {"river": ["9X9"]}, "river: '9X9' is no card"),
    (PLAIN, {"river": ["1O2"]}, "hands: 1O2 is in two places"),
    (PLAIN, {"river": "2F2"}, "river: must be a list"),
    (
        PLAIN,
        {"river": ["2M1", "2M2", "2M3", "2M4", "2M5", "2O1", "2O2"]},
        "river: 7 cards lie in the River; at most",
    ),
    (PLAIN, {"hands": [[], []], "piles": [[], []]}, "a seat without a Visible card needs a card in hand"),
    (PLAIN, {"hands": [["1O2"], [f"2{letter}{n}" for letter in "WO" for n in range(1, 6)]]}, "holds more than 7 cards"),
    (PLAIN, {"pile": 12}, "cards are not named, but there are places for"),
    (PLAIN, {"opened": True, "reserve": 5}, "an opened Reserve has become the draw pile"),
    (PLAIN, {"final": True}, "the final round begins only when the Reserve was opened"),
    (PLAIN, {"still": 8}, "still: must be a whole number from -1 to 7"),
    (PLAIN, {"stalled": True}, "stalled: a game that stood still has opened its Reserve"),
    (PLAIN, {"opened": "yes"}, "opened: must be true or false"),
    (PLAIN, {"piles": [["?"], []]}, "piles: '?' is no card"),
    (JOKER, {"sides": {"fox": "B"}}, "there are no jokers without the fox power"),
    (JOKER, {"piles": [["1W5", "1F2*"], []]}, "a joker lies on top of the pile of seat 0"),
    (BEAR, {"penalties": [["1P1"], [{"card": "1P2", "origin": 0}]]}, "whoever discarded a card has seen it"),
    (BEAR, {"penalties": [["1P1"], [{"card": "1P2", "origin": 0, "seen": [0]}]]}, "only bear_give brings cards"),
    (BEAR, {"penalties": [[{"card": "1P2", "origin": None, "seen": []}], []]}, "has a face exactly when somebody"),
    (BEAR, {"penalties": [[7], []]}, "penalties: a card is null, a code, or a table"),
    (BEAR, {"penalties": [[{"card": "1P2", "seen": [4]}], []]}, "4 is no seat that could have seen a card"),
    (
        BEAR,
        {"penalties": [[{"card": "1P1", "exit": 1}, {"card": "1P2", "exit": 1}], []]},
        "two face-down cards have the exit number 1 of seat 0",
    ),
    (BEAR, {"exits": [0, 0]}, "exits: must be a whole number from 1 to 9999"),
    (PLAIN, {"known": [{"1O2": 3}, {}]}, "1O2: must be 0"),
    (PLAIN, {"known": [{"2F2": 0}, {}]}, "known: 2F2 has not been in the hand of seat 0 since"),
    (PLAIN, {"known": [{"1O2": 0}, {"1O2": 0}]}, "known: 1O2 cannot have entered two hands"),
    (PLAIN, {"known": [{"1F1": 0}, {}]}, "known: there is no place for 1F1 with seat 0"),
    (PLAIN, {"phase": "place", "count": [1, 1, 1]}, "count: enough was done already"),
    (PLAIN, {"phase": "place", "count": [0, 1]}, "count: three numbers are needed"),
    (PLAIN, {"phase": "place", "count": [0, 1, 3]}, "count: 1 to 1 cards are asked for, not 1 to 3"),
    (PLAIN, {"phase": "place", "count": [1, 2, 4]}, "count: so many cards are never asked for"),
    (PLAIN, {"phase": "place", "count": [1, 6, 6]}, "count: so many cards are never asked for"),
    (PLAIN, {"phase": "place", "count": [0, 1, 1], "puffin": True}, "puffin: its power was used without its card"),
    (DRAWING, {"count": [0, 4, 6]}, "count: 5 to 5 cards are asked for, not 4 to 6"),
    (PLAIN, {"phase": "place", "count": [0, 1, 1], "hands": [[], ["2F1"]]}, "there is nothing to place"),
    (PLAIN, {"phase": "swap"}, "no card is being exchanged"),
    (PLAIN, {"phase": "place", "count": [0, 1, 1], "aside": "1F1"}, "only an exchange puts a card aside"),
    (PLAIN, {"phase": "move"}, "the power of the Visible card was not taken"),
    (PLAIN, {"phase": "move", "piles": [[], []]}, "the seat to move has no Visible card"),
    (PLAIN | {"owners": {"walrus": 0}}, {"phase": "extra"}, "no token may go on"),
    (DRAWING, {"final": True, "opened": True, "reserve": 0}, "there is no phase C in the final round"),
    (DRAWING, {"river": []}, "there is no card to draw"),
    (DRAWING | BEAR, {"phase": "draw", "count": [0, 5, 5]}, "this step cannot come here"),
    (DRAWING, {"phase": "discard"}, "this step cannot come here"),
    (DRAWING, {"phase": "give"}, "this step cannot come here"),
    (DRAWING, {"phase": "pile_card", "seat": -1, "turn": 0}, "this step cannot come here"),
    (DRAWING, {"phase": "refill", "seat": -1, "turn": 0, "opened": True, "pile": 0}, "cards are not named"),
    (GIVE, {"phase": "give_to", "chosen": 3}, "this step cannot come here"),
    (PLAIN, {"phase": "hands", "seat": -1, "first": 0}, "nobody has had a turn yet"),
    (SET_UP, {"turn": 1}, "nobody has had a turn yet"),
    (SET_UP, {"round": 2}, "nobody has had a turn yet"),
    (SET_UP, {"still": 1}, "nobody has had a turn yet"),
    (SET_UP, {"exits": [1, 0]}, "nobody has had a turn yet"),
    (SET_UP, {"tokens": {"fox": 4}}, "tokens: during the set-up they stand where they start"),
    (SET_UP, {"options": {"first_player": 2}}, "the options leave nothing to chance here"),
    (HANDS, {"known": [{"1F1": 0}, {}]}, "known: during the set-up nobody has shown a card"),
    (SIDES, {"sides": {"fox": "B", "moose": "A", "walrus": "A"}}, "sides.walrus: this Power card has not been turned"),
    (SIDES, {"options": {"walrus_side": "B"}}, "the options leave nothing to chance here"),
    (PLAIN, {"phase": "over", "seat": -2}, "the game ends after the final round"),
]


@pytest.mark.parametrize(
    ("data", "change", "said"), MISTAKES, ids=[f"{k} {said}" for k, (_, _, said) in enumerate(MISTAKES)]
)
def test_what_cannot_stand_on_the_table_is_refused(data, change, said):
    with pytest.raises(PositionError) as error:
        GAME.from_json(copy.deepcopy(data) | change)
    assert said in str(error.value)


@pytest.mark.parametrize("data", [PLAIN, JOKER, BEAR, GIVE, DRAWING, SET_UP, HANDS, SIDES])
def test_a_sound_position_is_read_and_written_again(data):
    state = GAME.from_json(copy.deepcopy(data))
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()
    assert state.legal_actions()


def test_a_mistake_is_named_without_the_phase_that_it_has_nothing_to_do_with():
    with pytest.raises(PositionError) as error:
        GAME.from_json(PLAIN | {"totems": ["fox", "fox"]})
    assert str(error.value) == "totems: two seats have the same Totem"


@pytest.mark.parametrize("viewer", [0, 1, 2, -3])
def test_what_a_seat_sees_is_read_again(viewer):
    state = settle(GAME.start(3, fox_side="A", bear_side="B"))
    for _ in range(150):
        seen = state.seen_by(viewer).to_json()
        assert GAME.from_json(json.loads(json.dumps(seen))).to_json() == seen
        state.apply(state.legal_actions()[-1])
