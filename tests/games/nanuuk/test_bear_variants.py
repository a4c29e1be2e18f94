"""The variants a to e of the bear modes."""

import pytest

from banchisa import OVER, BanchisaError
from games.nanuuk.positions import GAME, bears, cracks, each, shared_bear, start
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

C1_SHUT = "C1-C2 C1-D1"
C6_SHUT = "C5-C6 C6-D5"


@rule("NAN-6.2")
@pytest.mark.parametrize("mode", ["bear_hunt", "shared_bear"])
def test_variants_a_b_and_c_apply_to_both_bear_modes(mode):
    seat, seats = (2, 3) if mode == "bear_hunt" else (0, 2)
    near = each("bear_walk 1", "C2 D1")
    first_steps = bears("C1", "F5 G2", "", seat, seats, mode, two_cracks=True)
    assert names(first_steps) == near
    cornered = bears("C1", "F5 G2", "C1-D1 C2-C3 C2-D2", seat, seats, mode, bear_move="exactly_two")
    assert names(cornered) == ["bear_walk 1 D1"]
    staying = bears("C1", "F5 G2", "C2-C3 C2-D2 D1-D2 D1-E1 D1-E2", seat, seats, mode, bear_move="zero_to_two")
    assert names(staying) == [*near, "bear_stay 1"]


# a: two cracks


@rule("NAN-6.3")
def test_with_two_cracks_the_bear_walks_in_single_steps_with_a_crack_for_each():
    state = bears("D3", "C1 C6", seat=2, two_cracks=True)
    assert names(state) == each("bear_walk 1", "C3 C4 D2 D4 E3 E4")
    assert refusing_rule(state, "bear_walk 1 C5") == "NAN-6.3"
    state = play(state, "bear_walk 1 D4")
    assert names(state) == each("crack", "C4-C5 C4-D3 C5-D5 D3-E4 D5-E5 E4-E5")
    state = play(state, "crack C4-C5")
    assert (state.actor, names(state)) == (2, [*each("bear_on", "C4 C5 D5 E4 E5"), "bear_stop"])
    state = play(state, "bear_on C5")
    assert names(state) == each("crack", "C4-D4 C6-D5 D4-D5")
    state = play(state, "crack D4-D5")
    assert (state.actor, cracks(state), json_entry(state, "bears")) == (0, "C4-C5 D4-D5", ["C5"])


@rule("NAN-6.3")
def test_with_two_cracks_the_bear_may_stop_after_the_first_step():
    state = play(bears("D3", "C1 C6", seat=2, two_cracks=True), "bear_walk 1 D4", "crack C4-C5", "bear_stop")
    assert (state.actor, cracks(state), json_entry(state, "bears")) == (0, "C4-C5", ["D4"])


@rule("NAN-6.3")
def test_the_second_step_does_not_lead_back_nor_through_pieces_nor_over_cracks():
    state = bears("D3", "C5 C6", "D4-D5", seat=2, two_cracks=True)
    state = play(state, "bear_walk 1 D4", "crack E4-E5")
    assert names(state) == [*each("bear_on", "C4 E4 E5"), "bear_stop"]
    assert refusing_rule(state, "bear_on D3") == "NAN-6.3"
    assert refusing_rule(state, "bear_on F4") == "NAN-6.3"
    assert refusing_rule(state, "bear_on C5") == "NAN-4.3"
    assert refusing_rule(state, "bear_on D5") == "NAN-4.2"


@rule("NAN-6.3")
def test_without_a_possible_second_step_the_walk_is_over_after_one_crack():
    state = bears("D1", "D2 C6", "C2-D1", seat=2, two_cracks=True)
    state = play(state, "bear_walk 1 C1")
    assert names(state) == each("crack", "C1-C2 C1-D1")
    assert names(play(state, "crack C1-D1")) == ["bear_on C2", "bear_stop"]
    state = play(state, "crack C1-C2")
    assert (state.actor, cracks(state)) == (0, "C1-C2 C2-D1")


# a and b together


@rule("NAN-6.4")
def test_with_two_cracks_and_exactly_two_steps_a_first_step_into_a_dead_end_is_not_allowed():
    dead_end = "C2-D1 D1-D2 D1-E1 D1-E2"
    state = bears("C1", "F5 G2", dead_end, seat=2, two_cracks=True, bear_move="exactly_two")
    assert names(state) == ["bear_walk 1 C2"]
    assert refusing_rule(state, "bear_walk 1 D1") == "NAN-6.4"
    state = bears("C1", "F5 G2", f"{dead_end} C1-C2", seat=2, two_cracks=True, bear_move="exactly_two")
    assert (state.actor, state.ranks()) == (OVER, [1, 1, 3])


@rule("NAN-6.4")
def test_with_two_cracks_and_exactly_two_steps_the_first_crack_leaves_a_second_step():
    lines = "C1-D1 C3-D2 D1-D2 C2-C3"
    state = bears("C1", "D1 G2", lines, seat=2, two_cracks=True, bear_move="exactly_two")
    state = play(state, "bear_walk 1 C2")
    assert names(state) == each("crack", "C1-C2 C2-D1")  # D2 must stay in reach
    assert refusing_rule(state, "crack C2-D2") == "NAN-6.4"
    state = play(state, "crack C1-C2")
    assert names(state) == ["bear_on D2"]
    assert refusing_rule(state, "bear_stop") == "NAN-6.4"


@rule("NAN-6.4")
def test_the_second_crack_of_a_compulsory_walk_is_free():
    state = bears("C1", "D1 G2", "C1-D1 C3-D2 D1-D2 C2-C3", seat=2, two_cracks=True, bear_move="exactly_two")
    state = play(state, "bear_walk 1 C2", "crack C1-C2", "bear_on D2")
    assert names(state) == each("crack", "C2-D1 C3-D3 D1-E2 D3-E3 E2-E3")


# b: exactly two, c: zero to two


@rule("NAN-6.5")
def test_a_bear_that_walks_exactly_two_steps_may_end_next_to_its_start_but_not_after_one_step():
    lines = "D1-E1 E1-E2"  # E1 is one step from F1 and no detour leads there
    state = bears("F1", "C1 C6", lines, seat=2, bear_move="exactly_two")
    assert names(state) == each("bear_walk 1", "D1 D2 E2 E3 F2 F3 G1")
    assert refusing_rule(state, "bear_walk 1 E1") == "NAN-6.5"
    assert "bear_walk 1 E1" in names(bears("F1", "C1 C6", lines, seat=2))


@rule("NAN-6.5")
def test_a_bear_that_can_walk_only_one_step_is_blocked():
    lines = "D1-E1 E1-E2 E2-F1 F1-F2"
    assert bears("F1", "C1 C6", lines, seat=2, bear_move="exactly_two").ranks() == [1, 1, 3]
    assert bears("F1", "C1 C6", lines, seat=2).actor == 2


@rule("NAN-6.6")
def test_a_bear_that_may_stay_lays_a_crack_for_its_own_space():
    state = bears("D3", "C1 C6", seat=2, bear_move="zero_to_two")
    assert len(names(state)) == 16
    state = play(state, "bear_stay 1")
    assert names(state) == each("crack", "C3-C4 C3-D2 C4-D4 D2-E3 D4-E4 E3-E4")
    state = play(state, "crack C3-C4")
    assert (state.actor, json_entry(state, "bears"), cracks(state)) == (0, ["D3"], "C3-C4")


@rule("NAN-6.6")
def test_staying_does_not_save_a_bear_that_cannot_walk():
    assert bears("C1", "D3 C6", C1_SHUT, seat=2, bear_move="zero_to_two").ranks() == [1, 1, 3]
    assert shared_bear("C1", "D3 C6", C1_SHUT, bear_move="zero_to_two").ranks() == [2, 1]


@rule("NAN-6.6")
def test_with_two_cracks_too_staying_lays_one_crack_and_no_step_follows():
    state = bears("D3", "C1 C6", seat=2, bear_move="zero_to_two", two_cracks=True)
    assert names(state) == [*each("bear_walk 1", "C3 C4 D2 D4 E3 E4"), "bear_stay 1"]
    state = play(state, "bear_stay 1", "crack C3-C4")
    assert (state.actor, cracks(state)) == (0, "C3-C4")


@rule("NAN-6.7")
def test_b_and_c_are_values_of_one_option_and_b_goes_with_e():
    assert GAME.options["bear_move"].values == ("one_or_two", "exactly_two", "zero_to_two")
    with pytest.raises(BanchisaError):
        start(3, mode="bear_hunt", bear_move=("exactly_two", "zero_to_two"))
    both = bears("F1", "C1 C6", "D1-E1 E1-E2", 1, 2, bear_move="exactly_two", one_inuk=True)
    assert "bear_walk 1 E1" not in names(both)


# e: one Inuk, d: bear skin


@rule("NAN-6.8")
def test_with_one_inuk_the_seat_moves_either_inuk_and_then_the_bear_walks():
    state = bears("D3", "C1 C6", seats=2, one_inuk=True)
    assert names(state) == [*each("move 1", "C2 D1"), *each("move 2", "C5 D5")]
    state = play(state, "move 2 C5", "crack C4-D4")
    assert (state.actor, json_entry(state, "phase"), cracks(state)) == (1, "bear_walk", "C4-D4")
    assert play(state, "bear_walk 1 E3", "crack E2-F2").actor == 0


@rule("NAN-6.8")
@pytest.mark.parametrize("shut", [C1_SHUT, C6_SHUT])
def test_with_one_inuk_the_bear_wins_if_either_inuk_has_no_move(shut):
    state = bears("D3", "C1 C6", shut, seats=2, one_inuk=True)
    assert (state.actor, state.ranks()) == (OVER, [2, 1])


@rule("NAN-6.9")
def test_a_skinned_bear_is_out_and_the_next_seat_plays_on():
    state = bears("C1", "D1 C6", "C1-C2", seat=0, bear_seat=0, bear_skin=True)
    assert (state.actor, json_entry(state, "bears")) == (1, [None])
    state = play(state, "move 1 C1", "crack C2-D1", "move 1 C5", "crack C4-D4")
    assert (state.actor, json_entry(state, "phase")) == (1, "move")  # no turn of the bear any more


@rule("NAN-6.9")
def test_after_the_bear_the_inuk_blocked_at_its_turn_loses():
    state = bears("C1", "D1 C6", f"C1-C2 {C6_SHUT}", seat=2, bear_skin=True)
    state = play(state, "move 1 C1", "crack C2-D1")
    assert (state.actor, state.ranks(), state.scores()) == (OVER, [1, 2, 3], [1, 0, 0])


@rule("NAN-6.9")
def test_with_bear_skin_an_inuk_blocked_while_the_bear_is_there_lets_the_bear_win():
    assert bears("D3", "C1 C6", C1_SHUT, bear_skin=True).ranks() == [2, 2, 1]


# several shared bears


@rule("NAN-6.10")
def test_a_blocked_bear_stays_where_it_is_while_another_one_walks():
    state = shared_bear("C1 G1", "C6 F5", C1_SHUT)
    assert names(state) == each("bear_walk 2", "E2 E3 E4 F1 F2 F3 F4 G2")
    state = play(state, "bear_walk 2 G2", "crack F3-F4")
    assert json_entry(state, "bears") == ["C1", "G2"]


@rule("NAN-6.10")
def test_only_a_bear_that_could_walk_may_stay():
    state = shared_bear("C1 G1", "C6 F5", C1_SHUT, bear_move="zero_to_two")
    assert names(state) == [*each("bear_walk 2", "E2 E3 E4 F1 F2 F3 F4 G2"), "bear_stay 2"]
    assert refusing_rule(state, "bear_stay 1") == "NAN-6.10"
    state = play(state, "bear_stay 2")
    assert names(state) == each("crack", "F2-F3 F3-G2")
