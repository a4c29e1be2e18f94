"""Refusals: exactly the illegal actions are refused, each with the rule it breaks and what it was about."""

import pytest

from banchisa import Refusal, Rng
from games.arctic.positions import GAME, table
from games.arctic.test_moving_and_drawing import RIVER, drawing
from support.positions import play, settle

HAND = {"hands": ["1O2 1P3"], "piles": ["1B4"], "river": RIVER}


@pytest.mark.parametrize(
    ("state", "step", "expected"),
    [
        (table(**HAND), "place_top 1W4", ("ARC-4.11", "not-in-hand", {"card": "1W4"})),
        (table(**HAND), "place_joker 1O2", ("ARC-4.16", "not-owned", {"power": "fox_joker"})),
        (table(**HAND), "place_under 1O2", ("ARC-3.6", "other-side", {"power": "fox_under"})),
        (table(**HAND, powers="fox_joker 0"), "place_joker 1O2", ("ARC-4.29", "not-the-last", {"missing": 1})),
        (table(**HAND), "stop_placing", ("ARC-4.11", "must-place", {"missing": 2})),
        (table(final=True, opened=True, phase="over", seat=-2, totems=["bear", "fox"]), "stop_placing",
         ("ARC-5.6", "over", {})),
        (table(**HAND), "draw_pile", ("ARC-4.11", "other-step", {"now": "place"})),
        (table(**HAND), "hand 1F1", ("ARC-4.11", "other-step", {"now": "place"})),
        (table(hands=["1O2 1P3"], powers="fox_joker 0"), "place_joker 1O2",
         ("ARC-4.29", "no-visible", {"power": "fox_joker"})),
        (table(hands=["1O2"], powers="puffin_takeback 0"), "take_back", ("ARC-4.22", "nothing-visible", {})),
        (play(table(**HAND, powers="puffin_swap 0"), "swap_out 1O2"), "swap_in 1O2",
         ("ARC-4.21", "put-aside", {"card": "1O2"})),
        (play(table(**HAND, powers="puffin_swap 0"), "swap_out 1O2"), "swap_in 1F1",
         ("ARC-4.21", "not-in-river", {"card": "1F1"})),
        (play(table(hands=["1F1 1O2"], tokens="fox 5"), "place_top 1F1"), "main_right",
         ("ARC-4.33", "towards-middle", {"animal": "fox", "companion": "moose"})),
        (play(table(hands=["1F1 1O2"], tokens="moose 0"), "place_top 1F1"), "main_right",
         ("ARC-4.33", "companion-first", {"animal": "fox", "companion": "moose"})),
        (play(table(hands=["1F1 1O2"], tokens="fox 0 moose 0"), "place_top 1F1"), "main_left",
         ("ARC-4.34", "towards-middle", {"animal": "fox", "companion": "moose"})),
        (play(table(hands=["1F1 1O2"], powers="walrus_main 0", tokens="fox 4"), "place_top 1F1", "main_right"),
         "extra_right", ("ARC-4.38", "no-position", {"animal": "fox"})),
        (play(table(hands=["1F1 1O2"], powers="walrus_main 0", walrus_rule="straight"), "place_top 1F1", "main_right"),
         "extra_left", ("ARC-4.38", "straight-on", {"animal": "fox"})),
        (drawing(), "draw_river 1F1", ("ARC-4.41", "not-in-river", {"card": "1F1"})),
        (drawing(), "draw_penalty 1F1", ("ARC-4.16", "not-owned", {"power": "bear_draw"})),
        (drawing(powers="bear_draw 0", penalties=["1P5"]), "draw_penalty 1F1",
         ("ARC-4.49", "not-in-zone", {"card": "1F1"})),
        (drawing(), "stop_drawing", ("ARC-4.41", "must-draw", {"missing": 3})),
        (settle(GAME.start(2)).copy(), "give_to 1", ("ARC-4.11", "other-step", {"now": "place"})),
        (GAME.start(2), "decks 1-2-3", ("ARC-3.3", "other-number", {"number": 2})),
    ],
)  # fmt: skip
def test_a_refusal_says_what_it_is_about(state, step, expected):
    assert GAME.refusal(state, GAME.actions.parse(step)) == Refusal(*expected)


@pytest.mark.parametrize(
    ("state", "card", "expected"),
    [
        (table(**HAND), "power-fox", ("ARC-4.16", "not-owned", {"power": "fox_joker"})),
        (drawing(powers="orca_refill 0"), "power-orca", ("ARC-4.47", "by-itself", {"power": "orca_refill"})),
        (table(**HAND, powers="orca_refill 0"), "power-orca", ("ARC-4.47", "by-itself", {"power": "orca_refill"})),
        (table(**HAND, powers="orca_pile 0"), "power-orca", ("ARC-4.48", "not-now", {"power": "orca_pile"})),
        (drawing(powers="orca_pile 0"), "power-orca", ("ARC-4.48", "choose-thing", {"power": "orca_pile"})),
        (table(**HAND, powers="fox_joker 0"), "power-fox", ("ARC-4.29", "not-the-last", {"missing": 1})),
        (play(table(**HAND, powers="puffin_swap 0"), "place_top 1O2"), "power-puffin",
         ("ARC-4.21", "placing-began", {"power": "puffin_swap"})),
        (play(table(hands=["1F1 1O2"], powers="walrus_main 0"), "place_top 1F1"), "power-walrus",
         ("ARC-4.36", "not-now", {"power": "walrus_main"})),
        (drawing(powers="bear_draw 0"), "power-bear", ("ARC-4.49", "not-now", {"power": "bear_draw"})),
        (drawing(powers="bear_give 0", penalties=["1P4"]), "power-bear",
         ("ARC-4.53", "not-now", {"power": "bear_give"})),
    ],
)  # fmt: skip
def test_touching_a_power_card_says_why_it_is_of_no_use_now(state, card, expected):
    assert GAME.action_for_touches(state, [card]) is None
    assert GAME.refuse_touch(state, [card]) == Refusal(*expected)


@pytest.mark.parametrize("touched", [[], ["moon"], ["card-1O2"], ["power-fox", "river"]])
def test_only_power_cards_are_spoken_of(touched):
    assert GAME.refuse_touch(table(**HAND), touched) is None


def test_gifts_go_to_another_seat_at_the_table():
    state = table(3, hands=["1F1 1O2"], penalties=["1P4"], powers="bear_give 0", river=RIVER)
    state = play(state, "place_top 1F1", "main_right", "draw_river 2F1", "...", "give_card 1P4")
    assert GAME.refusal(state, GAME.actions.parse("give_to 1")) == Refusal("ARC-4.53", "own-zone")
    assert GAME.refusal(state, GAME.actions.parse("give_to 4")) == Refusal("ARC-4.53", "no-such-seat", {"seat": 4})


def test_a_refusal_is_the_same_in_every_world_that_the_acting_seat_thinks_possible():
    rng = Rng(2)
    state = settle(GAME.start(3, fox_side="A", bear_side="B", orca_side="B"))
    for number in range(90):
        if state.actor >= 0 and number % 9 == 0:
            world = state.seen_by(state.actor).resample(rng)
            for action in range(GAME.actions.players):
                assert GAME.refusal(world, action) == GAME.refusal(state, action)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
