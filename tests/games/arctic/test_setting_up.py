"""The set-up: what chance decides, in which order, and what the options fix."""

import pytest

from banchisa import CHANCE
from banchisa.engine.errors import OptionError
from games.arctic.positions import ANIMALS, GAME, legal
from support.claims import rule
from support.positions import json_entry, play, settle

FIRST_CARDS = ["hand 1F1", "hand 1F2", "hand 1F3", "hand 1F4", "hand 1F5", "hand 1M1"]


def dealt(seats=2, steps=(), **options):
    """A game after these steps of chance."""
    return play(GAME.start(seats, **options), *steps)


@rule("ARC-3.1")
def test_the_landscape_rises_from_left_to_right():
    board = GAME.scene(GAME.start(2).seen_by(0), 0).boards[0]
    assert [cell.name for cell in board.cells] == ["0", "1", "3", "6", "10", "15"]
    assert [cell.centre[0] for cell in board.cells] == sorted(cell.centre[0] for cell in board.cells)


@rule("ARC-3.2")
def test_all_tokens_start_on_the_card_of_value_three():
    assert json_entry(GAME.start(3), "tokens") == dict.fromkeys(ANIMALS, 2)


@rule("ARC-3.3")
@pytest.mark.parametrize(
    ("seats", "sets"),
    [
        (2, ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"]),
        (3, ["1-2-3", "1-2-4", "1-3-4", "2-3-4"]),
        (4, ["1-2-3-4"]),
    ],
)
def test_chance_chooses_as_many_decks_as_players(seats, sets):
    state = GAME.start(seats)
    assert (state.actor, legal(state, "decks")) == (CHANCE, sets)
    assert state.weights() == [1] * len(sets)


@rule("ARC-3.3", "ARC-3.4")
def test_only_cards_of_the_chosen_decks_can_be_dealt():
    state = dealt(steps=["decks 2-4", *["side A"] * 6, "totem fox", "totem bear", "first 1"])
    assert {code[0] for code in legal(state, "hand")} == {"2", "4"}
    assert len(legal(state, "hand")) == 60
    assert state.weights() == [1] * 60


@rule("ARC-3.6")
def test_each_power_card_shows_one_of_its_sides():
    state = dealt(steps=["decks 1-2"])
    for side in "ABABBA":
        assert legal(state) == ["side A", "side B"]
        state = play(state, f"side {side}")
    assert json_entry(state, "sides") == dict(zip(ANIMALS, "ABABBA", strict=True))


@rule("ARC-3.6")
def test_a_side_that_the_table_has_chosen_is_not_drawn():
    state = dealt(2, ["decks 1-2", "side B"], moose_side="B", walrus_side="A", orca_side="B", puffin_side="A",
                  bear_side="B")  # fmt: skip
    assert legal(state, "totem") == list(ANIMALS)
    assert json_entry(state, "sides") == dict(zip(ANIMALS, "BBABAB", strict=True))


@rule("ARC-3.7")
def test_every_seat_gets_another_totem_and_knows_only_its_own():
    state = dealt(3, ["decks 1-2-3", *["side A"] * 6])
    state = play(state, "totem orca")
    assert legal(state, "totem") == ["fox", "moose", "walrus", "puffin", "bear"]
    state = play(state, "totem fox", "totem bear")
    assert json_entry(state, "totems") == ["orca", "fox", "bear"]
    assert json_entry(state.seen_by(1), "totems") == ["?", "fox", "?"]


@rule("ARC-3.8")
def test_the_first_player_is_drawn_or_chosen():
    steps = ["decks 1-2-3", *["side A"] * 6, "totem orca", "totem fox", "totem bear"]
    assert legal(dealt(3, steps)) == ["first 1", "first 2", "first 3"]
    state = dealt(3, steps, first_player=3)
    assert (json_entry(state, "first"), json_entry(state, "phase")) == (2, "hands")
    assert settle(state).actor == 2


@rule("ARC-3.9")
def test_three_cards_are_dealt_to_each_seat_in_turn():
    state = dealt(2, ["decks 1-2", *["side A"] * 6, "totem fox", "totem bear", "first 2", *FIRST_CARDS])
    assert json_entry(state, "hands") == [["1F1", "1F2", "1F3"], ["1F4", "1F5", "1M1"]]
    assert json_entry(state.seen_by(0), "hands") == [["1F1", "1F2", "1F3"], ["?", "?", "?"]]


@rule("ARC-3.10", "ARC-3.11")
@pytest.mark.parametrize(("seats", "pile"), [(2, 43), (3, 65), (4, 87)])
def test_after_the_set_up(seats, pile):
    state = settle(GAME.start(seats, first_player=2))
    assert (len(json_entry(state, "river")), json_entry(state, "pile"), state.actor) == (6, pile, 1)
    assert json_entry(state, "piles") == json_entry(state, "penalties") == [[] for _ in range(seats)]
    assert json_entry(state, "owners") == dict.fromkeys(ANIMALS)
    assert [len(cards) for cards in json_entry(state, "hands")] == [3] * seats


@rule("ARC-3.3")
def test_decks_that_the_table_has_chosen_are_not_drawn():
    assert json_entry(dealt(2, decks="3-4"), "decks") == [3, 4]
    assert json_entry(dealt(2, decks="3-4"), "phase") == "sides"


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (3, {"decks": "1-2"}, "option decks: 1-2 is not for 3 players; allowed: random, 1-2-3, 1-2-4"),
        (2, {"first_player": 3}, "option first_player: of 2 players none is number 3; allowed: random, 1, 2"),
        (2, {"fox_side": "C"}, "option fox_side: 'C' is not allowed; allowed: random, A, B"),
        (5, {}, "Arctic can't be played with 5 players; allowed: 2, 3, 4"),
        (2, {"walrus_rule": "none"}, "allowed: free_step, straight"),
    ],
)
def test_what_the_rules_exclude_is_refused_with_a_sentence(seats, options, said):
    with pytest.raises(OptionError, match=said):
        GAME.start(seats, **options)


def test_chosen_decks_are_for_as_many_players():
    assert [GAME.allowed_seats(decks=decks) for decks in ("random", "3-4", "1-2-3-4")] == [(2, 3, 4), (2,), (4,)]
