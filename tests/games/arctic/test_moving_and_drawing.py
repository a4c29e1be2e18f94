"""Phases B and C: tokens, River, draw pile, Penalty zone, hand limit and gifts."""

import pytest

from banchisa import CHANCE, Rng
from games.arctic.positions import families, hand, legal, penalty, refusing_rule, table
from support.claims import rule
from support.positions import json_entry, play

RIVER = "2F1 2F2 2F3 2F4 2F5 2M1"


def drawing(visible="1F3", rest="1O2", **things):
    """A seat that is about to draw for this Visible card."""
    state = table(**({"hands": [f"{visible} {rest}"], "river": RIVER} | things))
    state = play(state, f"place_top {visible}", "main_right")
    if json_entry(state, "phase") == "extra":
        state = play(state, "extra_none")
    return state


@rule("ARC-4.31", "ARC-4.35")
def test_both_tokens_move_and_none_is_in_the_way():
    state = table(hands=["1F1 1O2"], tokens="fox 3 moose 4 walrus 4 orca 4 puffin 4 bear 4")
    state = play(state, "place_top 1F1", "main_right")
    assert json_entry(state, "tokens") == {"fox": 4, "moose": 3, "walrus": 4, "orca": 4, "puffin": 4, "bear": 4}


@rule("ARC-4.31")
@pytest.mark.parametrize("step", ["stop_placing", "draw_river 2F1", "extra_none"])
def test_moving_cannot_be_left_out(step):
    state = play(table(hands=["1F1 1O2"], river=RIVER), "place_top 1F1")
    assert refusing_rule(state, step) == ("ARC-4.31", "other-step")


@rule("ARC-4.32", "ARC-4.33", "ARC-4.34")
def test_every_pair_of_positions_has_the_moves_of_its_case():
    for fox in range(6):
        for moose in range(6):
            state = play(table(hands=["1F1 1O2"], tokens=f"fox {fox} moose {moose}"), "place_top 1F1")
            found = set()
            for step in legal(state):
                after = json_entry(play(state, step), "tokens")
                found.add((after["fox"] - fox, after["moose"] - moose))
            assert found == expected_moves(fox, moose), (fox, moose)


def expected_moves(fox, moose):
    """The table of the three cases, written out."""
    inward = {0: 1, 5: -1}
    if fox in inward and moose in inward:
        return {(inward[fox], inward[moose])}
    if fox in inward:
        return {(inward[fox], -inward[fox])}
    if moose in inward:
        return {(-inward[moose], inward[moose])}
    return {(1, -1), (-1, 1)}


@rule("ARC-4.36", "ARC-4.37")
@pytest.mark.parametrize(("power", "fox", "moose"), [("walrus_main", 4, 1), ("walrus_companion", 3, 2)])
def test_the_walrus_moves_one_of_the_tokens_once_more(power, fox, moose):
    state = table(hands=["1F1 1O2"], powers=f"{power} 0")
    state = play(state, "place_top 1F1", "main_right", "extra_right")
    assert (json_entry(state, "tokens")["fox"], json_entry(state, "tokens")["moose"]) == (fox, moose)


@rule("ARC-4.41", "ARC-4.42")
def test_the_river_is_not_refilled_between_the_cards():
    state = drawing()
    state = play(state, "draw_river 2F1", "draw_river 2F2")
    assert json_entry(state, "river") == ["2F3", "2F4", "2F5", "2M1"]
    assert refusing_rule(state, "stop_drawing") == ("ARC-4.41", "must-draw")
    assert families(state) == ["draw_river"]


@rule("ARC-4.42", "ARC-4.45")
def test_a_river_that_runs_out_ends_the_drawing():
    state = drawing(river="2F1 2F2", pile=0, opened=True)
    state = play(state, "draw_river 2F1", "draw_river 2F2")
    assert (hand(state), state.actor) == ("1O2 2F1 2F2", 1)


@rule("ARC-4.45")
def test_with_an_empty_river_the_other_sources_may_be_left():
    state = drawing(river="", pile=3, opened=True, powers="orca_pile 0")
    assert legal(state) == ["draw_pile", "stop_drawing"]


@rule("ARC-4.43")
def test_after_drawing_the_river_is_filled_up_to_six():
    state = drawing()
    state = play(state, "draw_river 2F1", "draw_river 2F2", "draw_river 2F3")
    assert (json_entry(state, "phase"), state.actor) == ("refill", CHANCE)
    before = json_entry(state, "pile")
    state = play(state, "river 2B1", "river 2B2", "river 2P5")
    assert json_entry(state, "river") == ["2F4", "2F5", "2M1", "2P5", "2B1", "2B2"]
    assert (json_entry(state, "pile"), state.actor) == (before - 3, 1)


@rule("ARC-4.44")
def test_everybody_knows_what_was_taken_from_the_river():
    state = play(drawing(), "draw_river 2F1", "draw_river 2F2")
    assert json_entry(state.seen_by(1), "known") == [{"2F1": 0, "2F2": 0}, {}]
    assert hand(state.seen_by(1)) == "? ? ?"
    world = state.seen_by(1).resample(Rng(1))
    assert {"2F1", "2F2"} < set(hand(world).split())


@rule("ARC-4.46")
def test_the_moose_draws_one_more_or_less():
    state = drawing(powers="moose_draw 0")
    assert json_entry(state, "count") == [0, 2, 4]
    state = play(state, "draw_river 2F1")
    assert refusing_rule(state, "stop_drawing") == ("ARC-4.46", "must-draw")
    state = play(state, "draw_river 2F2")
    assert "stop_drawing" in legal(state)
    state = play(state, "draw_river 2F3", "draw_river 2F4")
    assert json_entry(state, "phase") == "refill"


@rule("ARC-4.47")
def test_the_orca_refills_after_each_card_of_the_river_only():
    state = drawing(powers="orca_refill 0, bear_draw 0", penalties=["1P5"])
    state = play(state, "draw_penalty 1P5")
    assert state.actor == 0
    state = play(state, "draw_river 2F1")
    assert (json_entry(state, "phase"), state.actor) == ("refill_at_once", CHANCE)
    state = play(state, "river 2B1")
    assert "draw_river 2B1" in legal(state)


@rule("ARC-4.48")
def test_a_card_from_the_pile_is_seen_by_its_drawer_only():
    state = play(drawing(powers="orca_pile 0"), "draw_pile")
    assert (json_entry(state, "phase"), len(legal(state, "pile"))) == ("pile_card", json_entry(state, "pile") + 5)
    state = play(state, "pile 2B1")
    assert (hand(state.seen_by(0)), hand(state.seen_by(1))) == ("1O2 2B1", "? ?")
    assert json_entry(state, "known") == [{}, {}]


@rule("ARC-4.48")
def test_the_pile_is_closed_when_reserve_and_pile_are_empty():
    state = drawing(powers="orca_pile 0", pile=0, opened=True)
    assert refusing_rule(state, "draw_pile") == ("ARC-4.48", "pile-empty")


@rule("ARC-4.49", "ARC-4.50")
def test_penalty_cards_are_looked_at_in_their_order_and_drawn_in_any():
    state = table(hands=["1F3"], penalties=["- 1P5 -"], powers="bear_draw 0", river=RIVER)
    state = play(state, "place_top 1F3", "main_right", "look 2B1")
    assert [card["card"] for card in json_entry(state, "penalties")[0]] == ["2B1", "1P5", None]
    state = play(state, "look 2B2")
    assert penalty(state.seen_by(1)) == "? ? ?"
    state = play(state, "draw_penalty 2B2", "draw_river 2F1", "draw_penalty 2B1")
    assert (hand(state), penalty(state)) == ("2F1 2B1 2B2", "1P5")


@rule("ARC-4.51", "ARC-4.52")
def test_the_hand_limit_is_checked_after_the_refill():
    state = drawing("1F5", "1O2 1O3 1O4 1O5", piles=["1B5"])
    for draw in range(1, 6):
        assert families(state) == ["draw_river"]
        state = play(state, f"draw_river 2F{draw}")
    assert json_entry(state, "phase") == "refill"
    state = play(state, "...")
    assert (json_entry(state, "phase"), len(hand(state).split())) == ("discard", 9)
    state = play(state, "discard 2F1", "discard 1O2")
    assert json_entry(state, "penalties")[0][1] == {"card": "1O2", "seen": [0], "origin": 0, "exit": 2}
    assert penalty(state.seen_by(1)) == "? ?"
    assert state.actor == 1


@rule("ARC-4.53")
def test_a_gift_goes_to_any_other_seat_and_only_if_there_is_something_to_give():
    state = table(3, hands=["1F1 1O2"], penalties=["1P4 1P5"], powers="bear_give 0", river=RIVER)
    state = play(state, "place_top 1F1", "main_right", "draw_river 2F1", "...")
    assert legal(state) == ["give_card 1P4", "give_card 1P5", "give_none"]
    state = play(state, "give_card 1P5")
    assert (json_entry(state, "chosen"), legal(state)) == (1, ["give_to 2", "give_to 3"])
    state = play(state, "give_to 3")
    assert [penalty(state, seat) for seat in range(3)] == ["1P4", "", "1P5"]
    empty = play(drawing("1F1", powers="bear_give 0"), "draw_river 2F1", "...")
    assert empty.actor == 1


@rule("ARC-4.54")
def test_after_phase_c_the_next_seat_begins():
    state = play(drawing("1F1"), "draw_river 2F1", "...")
    assert (state.actor, json_entry(state, "turn"), json_entry(state, "phase")) == (1, 1, "place")
