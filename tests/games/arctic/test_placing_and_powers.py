"""Phase A: how many cards are placed, where they go, and which powers change that."""

import pytest

from games.arctic.positions import families, finish, hand, legal, penalty, pile, refusing_rule, table
from support.claims import rule
from support.positions import json_entry, play, settle


@rule("ARC-4.1")
def test_turns_go_round_by_seat_number_from_the_first_player():
    state = table(3, seat=2, first=1, hands=["1F1", "1F2", "1F3"])
    state = play(state, "place_top 1F3", "main_right", *draw(state, 3))
    assert (state.actor, json_entry(state, "round")) == (0, 2)
    state = play(state, "place_top 1F1", legal_after(state, "place_top 1F1"), *draw(state, 1))
    assert (state.actor, json_entry(state, "round")) == (1, 3)


def draw(state, count):
    return [f"draw_river {code}" for code in json_entry(state, "river")[:count]] + ["..."]


def legal_after(state, step):
    """The first thing that can be done after a step."""
    return legal(play(state, step))[0]


@rule("ARC-4.2")
def test_a_turn_is_placing_then_moving_then_drawing():
    state = table(hands=["1F1 1O2"])
    phases = [json_entry(state, "phase")]
    for step in ("place_top 1F1", "main_right", draw(state, 1)[0]):
        assert families(state) == [step.split()[0]] or step == "main_right"
        state = play(state, step)
        phases.append(json_entry(state, "phase"))
    assert phases == ["place", "move", "draw", "refill"]


@rule("ARC-4.3")
def test_the_visible_card_is_the_face_up_card_on_top():
    assert json_entry(table(hands=["1O2"], piles=["1W5 1F1"]), "count")[1] == 5
    assert json_entry(table(hands=["1O2"], piles=["1F1 1W5"]), "count")[1] == 1
    assert json_entry(table(hands=["1O2"]), "count")[1] == 1


@rule("ARC-4.4", "ARC-4.14")
def test_the_card_on_top_at_first_says_how_many_and_the_one_on_top_at_last_what_follows():
    state = table(hands=["1F1 1O2 1M3 1P4"], piles=["1B4"], powers="moose_draw -, bear_draw -")
    assert json_entry(state, "count") == [0, 2, 2]
    state = play(state, "place_top 1F1")
    assert json_entry(state, "count") == [1, 2, 2]
    state = play(state, "place_top 1M3")
    assert json_entry(state, "owners") | {"moose": None} == dict.fromkeys(json_entry(state, "owners"))
    assert json_entry(state, "owners")["moose"] == 0
    state = play(state, "main_right")
    assert (json_entry(state, "tokens")["moose"], json_entry(state, "tokens")["puffin"]) == (3, 1)
    assert json_entry(state, "count") == [0, 2, 4]


@rule("ARC-4.5")
def test_piles_are_open_to_all_but_the_faces_of_jokers():
    state = table(hands=["1O2"], piles=["1B3 1F2* 1W5"], powers="fox_joker -")
    assert pile(state.seen_by(0)) == "1B3 1F2* 1W5"
    assert pile(state.seen_by(1)) == "1B3 ?* 1W5"


@rule("ARC-4.6", "ARC-4.7")
def test_a_power_is_used_once_a_turn_and_several_in_one_turn():
    state = table(hands=["1O2 1P3"], piles=["1B3 1W5"], powers="fox_joker 0, moose_place 0, puffin_swap 0")
    assert families(state) == ["place_joker", "place_top", "stop_placing", "swap_out"]
    state = play(state, "swap_out 1O2", f"swap_in {json_entry(state, 'river')[0]}")
    assert families(state) == ["place_joker", "place_top", "stop_placing"]
    assert refusing_rule(state, "swap_out 1P3") == ("ARC-4.6", "used-already")
    state = play(state, "place_top 1P3")
    assert families(state) == ["place_joker", "place_top", "stop_placing"]


@rule("ARC-4.8", "ARC-5.1")
def test_a_penalty_opens_the_reserve_when_the_pile_is_empty():
    state = table(hands=["1O2"], piles=["1F1"], pile=1)
    state = play(state, "place_top 1O2")
    assert (penalty(state), json_entry(state, "opened"), json_entry(state, "pile")) == ("- - - -", True, 2)


@rule("ARC-4.11")
def test_exactly_as_many_cards_are_placed_in_any_order():
    state = table(hands=["1O2 1P3 1W4"], piles=["1B4"])
    assert legal(state) == ["place_top 1W4", "place_top 1O2", "place_top 1P3"]
    state = play(state, "place_top 1P3")
    assert legal(state) == ["place_top 1W4", "place_top 1O2"]
    state = play(state, "place_top 1W4")
    assert (pile(state), hand(state), json_entry(state, "phase")) == ("1B4 1P3 1W4", "1O2", "move")


@rule("ARC-4.12")
def test_an_empty_hand_is_no_choice_and_costs_the_whole_number():
    state = table(hands=["", "2F1"], piles=["1B3"])
    assert (penalty(state), json_entry(state, "phase"), pile(state)) == ("- - -", "move", "1B3")
    assert json_entry(state, "penalties")[0][0] == {"card": None, "seen": [], "origin": None, "exit": 0}


@rule("ARC-4.13")
def test_what_cannot_be_supplied_is_forgiven():
    state = table(hands=["1O2"], piles=["1F1"], pile=2, opened=True)
    state = play(state, "place_top 1O2")
    assert (penalty(state), json_entry(state, "pile")) == ("- -", 0)


@rule("ARC-4.15")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_moves_tokens_has_a_visible_card(seed):
    state = table(hands=["1O2 1P3"], piles=["1W5 1B2* 1F3"], powers="puffin_takeback 0, fox_joker 0, moose_place 0")
    tops = []
    while json_entry(state, "round") < 6:
        if json_entry(state, "phase") == "move":
            tops.append(json_entry(state, "piles")[state.actor][-1])
        legal_now = state.legal_actions()
        state.apply(legal_now[(seed * 7 + len(tops)) % len(legal_now)])
    assert len(tops) >= 4
    assert all(isinstance(card, str) for card in tops)


@rule("ARC-4.16", "ARC-4.17")
def test_a_power_is_taken_from_whoever_owns_it_and_stays_until_then():
    state = table(3, hands=["1O2 1P3"], powers="orca_pile 2, fox_joker 1")
    state = play(state, "place_top 1O2")
    assert json_entry(state, "owners") | {} == {
        "fox": 1,
        "moose": None,
        "walrus": None,
        "orca": 0,
        "puffin": None,
        "bear": None,
    }


@rule("ARC-4.18")
def test_a_power_of_phase_b_works_in_the_turn_in_which_it_is_taken():
    state = table(hands=["1W5 1P3"], powers="walrus_companion 1")
    state = play(state, "place_top 1W5", "main_right")
    assert json_entry(state, "phase") == "extra"


@rule("ARC-4.21")
def test_a_swap_needs_a_river_and_comes_before_the_first_card():
    assert refusing_rule(table(hands=["1O2"], powers="puffin_swap 0", river=""), "swap_out 1O2") == (
        "ARC-4.21",
        "river-empty",
    )
    state = table(hands=["1O2 1P3"], piles=["1B4"], powers="puffin_swap 0")
    state = play(state, "place_top 1O2")
    assert refusing_rule(state, "swap_out 1P3") == ("ARC-4.21", "placing-began")


@rule("ARC-4.22", "ARC-4.23")
def test_the_card_below_sets_the_number_after_a_take_back():
    state = table(hands=["1O2"], piles=["1F2 1B5"], powers="puffin_takeback 0, bear_draw 1")
    assert json_entry(state, "count") == [0, 1, 1]
    state = play(state, "take_back")
    assert json_entry(state, "count") == [0, 4, 4]
    assert json_entry(state, "owners")["bear"] == 1
    assert refusing_rule(state, "take_back") == ("ARC-4.6", "used-already")


@rule("ARC-4.22")
def test_with_an_empty_hand_the_take_back_may_be_left():
    state = table(hands=["", "2F1"], piles=["1F2 1B5"], powers="puffin_takeback 0")
    assert legal(state) == ["take_back", "stop_placing"]
    state = play(state, "stop_placing")
    assert penalty(state) == "-"


@rule("ARC-4.24")
def test_the_moose_places_one_more_or_less():
    state = table(hands=["1O2 1P3 1W4 1F5"], piles=["1B4"], powers="moose_place 0")
    assert json_entry(state, "count") == [0, 1, 3]
    assert refusing_rule(state, "stop_placing") == ("ARC-4.24", "must-place")
    state = play(state, "place_top 1O2")
    assert "stop_placing" in legal(state)
    state = play(state, "place_top 1P3", "place_top 1W4")
    assert json_entry(state, "phase") == "move"


@rule("ARC-4.26")
@pytest.mark.parametrize(("visible", "missing"), [("1F1", 3), ("1B4", 0), ("1B3", 1)])
def test_with_the_moose_a_shortage_counts_against_the_lowest_number(visible, missing):
    state = table(hands=["1O2"], piles=[visible], powers="moose_place 0")
    state = play(state, "place_top 1O2", *(["stop_placing"] if "stop_placing" in legal(state) else []))
    assert len(penalty(state).split()) == missing


@rule("ARC-4.26", "ARC-4.25")
def test_with_the_moose_and_nothing_visible_the_lowest_number_is_one():
    state = table(hands=["1O2 1P3"], powers="moose_place 0")
    assert json_entry(state, "count") == [0, 1, 2]
    assert refusing_rule(state, "stop_placing") == ("ARC-4.25", "must-place-one")


@rule("ARC-4.27")
def test_a_card_to_the_bottom_is_open_and_the_last_one():
    state = table(hands=["1O2 1P3 1W4"], piles=["1B4"], powers="fox_under 0, bear_draw 1")
    assert refusing_rule(state, "place_under 1O2") == ("ARC-4.29", "not-the-last")
    state = play(state, "place_top 1P3", "place_under 1O2")
    assert pile(state.seen_by(1)) == "1O2 1B4 1P3"
    assert (json_entry(state, "phase"), json_entry(state, "owners")["puffin"]) == ("move", 0)


@rule("ARC-4.28")
def test_a_joker_lies_beneath_the_visible_card_and_keeps_its_face():
    state = table(hands=["1O2 1P3 1W4"], piles=["1B4"], powers="fox_joker 0")
    state = play(state, "place_top 1P3", "place_joker 1O2")
    assert [pile(state.seen_by(seat)) for seat in (0, 1)] == ["1B4 1O2* 1P3", "1B4 ?* 1P3"]


@rule("ARC-4.29")
@pytest.mark.parametrize(
    ("visible", "cards", "allowed"),
    [("1B5", "1O2 1P3", True), ("1B4", "1O2 1P3", False), ("1B4", "1O2", True), ("", "1O2 1P3", False)],
)
def test_a_fox_card_completes_the_number_or_empties_the_hand(visible, cards, allowed):
    state = table(hands=[cards], piles=[visible], powers="fox_joker 0")
    assert ("place_joker 1O2" in legal(state)) == allowed


@rule("ARC-4.29")
def test_with_the_moose_a_fox_card_may_complete_any_permitted_number():
    state = table(hands=["1O2 1P3 1W4"], piles=["1B4"], powers="fox_joker 0, moose_place 0")
    assert legal(state, "place_joker") == ["1W4", "1O2", "1P3"]
    state = play(state, "place_top 1O2", "place_top 1P3")
    assert legal(state, "place_joker") == ["1W4"]


def test_random_play_ends_from_any_of_these_positions():
    state = finish(settle(table(hands=["1O2 1P3"], piles=["1B3 1W5"], powers="fox_joker 0, moose_place 0")))
    assert sorted(state.ranks()) == [1, 2]
