"""Bear hunt and Shared bear, in their basic form."""

import pytest

from banchisa import OVER
from games.nanuuk.positions import bears, cracks, each, shared_bear
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

C1_SHUT = "C1-C2 C1-D1"
C6_SHUT = "C5-C6 C6-D5"
AROUND_D3 = "C2 C3 C4 C5 D1 D2 D4 D5 E2 E3 E4 E5 F2 F3 F4"


# the turns of a bear hunt


@rule("NAN-4.40")
def test_with_three_players_inuit_and_bear_play_in_seat_order():
    state = play(bears("D3", "C1 C6"), "move 1 C2", "crack C3-D2")
    assert (state.actor, json_entry(state, "phase")) == (1, "move")
    state = play(state, "move 1 C5", "crack C4-D4")
    assert (state.actor, json_entry(state, "phase")) == (2, "bear_walk")
    state = play(state, "bear_walk 1 E3", "crack E2-F2")
    assert (state.actor, json_entry(state, "phase")) == (0, "move")


@rule("NAN-4.40")
def test_with_two_players_inuk_a_and_inuk_b_have_a_turn_each():
    state = bears("D3", "C1 C6", seats=2)
    assert (state.actor, names(state)) == (0, each("move 1", "C2 D1"))
    assert refusing_rule(state, "move 2 C5") == "NAN-4.40"
    state = play(state, "move 1 C2", "crack C3-D2")
    assert (state.actor, names(state)) == (0, each("move 2", "C5 D5"))
    assert refusing_rule(state, "move 1 C1") == "NAN-4.40"
    state = play(state, "move 2 C5", "crack C4-D4")
    assert (state.actor, json_entry(state, "phase")) == (1, "bear_walk")
    assert names(play(state, "bear_walk 1 E3", "crack E2-F2")) == each("move 1", "C1 C3 D1 D2")


@rule("NAN-4.40")
def test_a_bear_on_the_first_seat_begins():
    state = bears("D3", "C1 C6", seats=2, bear_seat=0)
    assert (state.actor, json_entry(state, "phase")) == (0, "bear_walk")
    state = play(state, "bear_walk 1 E3", "crack E2-F2", "move 1 C2", "crack C3-D2")
    assert (state.actor, names(state)) == (1, each("move 2", "C5 D5"))


@rule("NAN-4.41")
def test_an_inuk_moves_one_space_and_cracks():
    state = bears("D3", "C2 C6")
    assert names(state) == each("move 1", "C1 C3 D1 D2")
    assert refusing_rule(state, "move 1 C4") == "NAN-4.1"
    assert refusing_rule(state, "stay") == "NAN-4.41"
    assert refusing_rule(state, "move 2 C3") == "NAN-3.8"
    assert names(play(state, "move 1 C3")) == each("crack", "C2-D2 C4-D3 D2-D3")


# the walk of the bear


@rule("NAN-4.42")
def test_the_bear_walks_one_or_two_spaces_and_one_crack_is_laid_where_it_ends():
    state = bears("D3", "C1 C6", seat=2)
    assert names(state) == each("bear_walk 1", AROUND_D3)
    state = play(state, "bear_walk 1 F3")
    assert names(state) == each("crack", "E3-E4 E3-F2 E4-F4 F2-G1 F4-G2 G1-G2")
    state = play(state, "crack G1-G2")
    assert (state.actor, cracks(state)) == (0, "G1-G2")


@rule("NAN-4.42")
def test_the_bear_does_not_end_where_it_started_nor_three_spaces_away():
    state = bears("D3", "C1 C6", seat=2)
    assert refusing_rule(state, "bear_walk 1 D3") == "NAN-4.42"
    assert refusing_rule(state, "bear_walk 1 E6") == "NAN-4.42"
    assert refusing_rule(state, "bear_walk 1 C1") == "NAN-4.3"
    assert refusing_rule(state, "bear_walk 1 B3") == "NAN-3.2"
    assert refusing_rule(state, "bear_walk 2 C2") == "NAN-3.8"
    assert refusing_rule(state, "bear_stay 1") == "NAN-6.6"


@rule("NAN-4.42")
def test_the_bear_walks_neither_through_an_inuk_nor_over_a_crack():
    assert names(bears("G1", "F2 F3", seat=2)) == each("bear_walk 1", "F4 G2")
    assert names(bears("G1", "F2 C1", "F3-G1 F3-G2", seat=2)) == each("bear_walk 1", "F4 G2")
    assert names(bears("G1", "F2 C1", "F3-G1 F3-G2 F4-G2", seat=2)) == ["bear_walk 1 G2"]


@rule("NAN-4.43", "NAN-5.3")
def test_the_bear_wins_when_an_inuk_is_blocked_at_its_turn():
    state = bears("D3", "C1 C6", C1_SHUT)
    assert (state.actor, state.ranks(), state.scores()) == (OVER, [2, 2, 1], [0, 0, 1])
    assert bears("D3", "C1 C6", C1_SHUT, seat=1).actor == 1  # not before its own turn
    assert bears("D1", "C1 C6", "C1-C2", seat=0).actor == OVER  # by a crack and the bear
    assert bears("D3", "C1 C6", C1_SHUT, seats=2).ranks() == [2, 1]


@rule("NAN-4.43")
def test_with_two_players_inuk_b_is_looked_at_when_its_own_turn_comes():
    state = bears("D3", "C1 C6", C6_SHUT, seats=2)
    assert state.actor == 0
    state = play(state, "move 1 C2", "crack C3-D2")
    assert (state.actor, state.ranks()) == (OVER, [2, 1])


@rule("NAN-4.44", "NAN-5.3")
def test_the_inuit_win_together_when_the_bear_is_blocked_at_its_turn():
    state = bears("C1", "D3 C6", C1_SHUT, seat=2)
    assert (state.actor, state.ranks(), state.scores()) == (OVER, [1, 1, 3], [1, 1, 0])
    assert bears("C1", "D3 C6", C1_SHUT, seat=0).actor == 0
    assert bears("C1", "D3 C6", C1_SHUT, seat=1, seats=2).ranks() == [1, 2]
    assert bears("C1", "C2 D1", "", seat=2).ranks() == [1, 1, 3]


# Shared bear


@rule("NAN-4.45")
def test_a_turn_of_shared_bear_is_a_walk_of_a_bear_and_a_move_of_the_own_inuk():
    state = shared_bear()
    assert (state.actor, names(state)) == (0, each("bear_walk 1", AROUND_D3))
    assert refusing_rule(state, "move 1 C2") == "NAN-4.45"
    state = play(state, "bear_walk 1 E3")
    assert names(state) == each("crack", "D2-D3 D2-E2 D3-E4 E2-F2 E4-F3 F2-F3")
    state = play(state, "crack D2-D3")
    assert (state.actor, names(state)) == (0, each("move 1", "C2 D1"))
    state = play(state, "move 1 C2", "crack C3-D2")
    assert (state.actor, json_entry(state, "phase"), cracks(state)) == (1, "bear_walk", "C3-D2 D2-D3")
    state = play(state, "bear_walk 1 F1", "crack E1-E2")
    assert (state.actor, names(state)) == (1, each("move 1", "C5 D5"))


@rule("NAN-4.45")
def test_a_seat_chooses_which_of_the_shared_bears_walks():
    state = shared_bear("C2 F4 G1", "E1 C6")
    assert names(state) == [
        *each("bear_walk 1", "C1 C3 C4 D1 D2 D3 E2 E3"),
        *each("bear_walk 2", "D3 D4 D5 E3 E4 E5 E6 F2 F3 F5 G2"),
        *each("bear_walk 3", "E2 E3 E4 F1 F2 F3 G2"),
    ]
    state = play(state, "bear_walk 3 F1")
    assert json_entry(state, "bears") == ["C2", "F4", "F1"]
    assert refusing_rule(shared_bear(), "bear_walk 2 C4") == "NAN-3.9"


@rule("NAN-4.46", "NAN-5.2")
def test_a_seat_loses_at_the_start_of_its_turn_if_no_bear_can_walk():
    assert shared_bear("C1", "D3 C6", C1_SHUT, seat=0).ranks() == [2, 1]
    assert shared_bear("C1", "D3 C6", C1_SHUT, seat=1).ranks() == [1, 2]
    assert shared_bear("C1 C6", "D3 D4", f"{C1_SHUT} {C6_SHUT}").ranks() == [2, 1]
    assert shared_bear("C1 F5", "D3 D4", f"{C1_SHUT} {C6_SHUT}").actor == 0


@rule("NAN-4.46")
def test_a_seat_loses_after_the_walk_if_its_own_inuk_has_no_move():
    state = shared_bear("D3", "C1 C6", C1_SHUT)
    assert state.actor == 0  # its Inuk is looked at only after the bear's part
    state = play(state, "bear_walk 1 E3", "crack D2-D3")
    assert (state.actor, state.ranks()) == (OVER, [2, 1])
    state = play(shared_bear("D3", "C1 C6", C6_SHUT), "bear_walk 1 E3", "crack D2-D3")
    assert state.actor == 0  # the other seat's Inuk does not matter now


@rule("NAN-4.46")
def test_a_walk_can_free_or_block_the_own_inuk():
    freed = play(shared_bear("D1", "C1 C6", "C1-C2"), "bear_walk 1 E1", "crack D1-E2")
    assert names(freed) == ["move 1 D1"]
    blocked = play(shared_bear("E1", "C1 C6", "C1-C2"), "bear_walk 1 D1", "crack C2-D2")
    assert blocked.ranks() == [2, 1]


@rule("NAN-5.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_bear_modes_give_places_and_no_points(seat):
    assert shared_bear().scores() == [0, 0]
    assert sorted(shared_bear("C1", "D3 C6", C1_SHUT, seat=seat).scores()) == [0, 1]
