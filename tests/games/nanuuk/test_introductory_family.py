"""The introductory game, Cooperation, Neighbour and Rescuer."""

import pytest

from banchisa import OVER
from games.nanuuk.positions import each, intro, start
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

A1_SHUT = "A1-A2 A1-B2 A1-B3"
F1_SHUT = "E1-F1 E2-F1 F1-F2"


# the introductory game


@rule("NAN-4.9")
def test_there_is_no_passing():
    state = intro(4, "A1 C3 C4 G2", "A1-A2 A1-B2")
    assert names(state) == ["move 1 B3"]
    assert refusing_rule(state, "stay") == "NAN-4.9"


@rule("NAN-4.9")
def test_with_two_hunters_either_one_may_be_moved():
    state = intro(2, "A1 G2 C3 D3")
    assert names(state) == [*each("move 1", "A2 B2 B3"), *each("move 2", "F3 F4 G1")]
    state = play(state, "move 2 G1", "crack F2-F3")
    assert json_entry(state, "pieces") == ["A1", "G1", "C3", "D3"]
    assert refusing_rule(intro(3, "C1 G2 C3"), "move 2 D1") == "NAN-3.5"


@rule("NAN-4.10")
def test_a_blocked_hunter_is_taken_off_the_floe_and_the_cracks_stay():
    state = intro(4, "A1 B2 G1 G2", A1_SHUT)
    assert json_entry(state, "pieces") == [None, "B2", "G1", "G2"]
    assert json_entry(state, "cracks") == A1_SHUT.split()
    assert state.actor == 1


@rule("NAN-4.10")
def test_a_hunter_is_only_out_when_its_own_turn_comes():
    state = intro(4, "A1 B2 G1 G2", A1_SHUT, seat=1)
    assert json_entry(state, "pieces") == ["A1", "B2", "G1", "G2"]
    assert "move 1 A1" not in names(state)


@rule("NAN-4.10")
def test_a_hunter_that_is_out_has_no_more_turns():
    state = play(intro(3, "- D3 G2", seat=2, places=[3, 0, 0]), "move 1 G1", "crack F2-F3")
    assert state.actor == 1


@rule("NAN-4.11", "NAN-5.2")
def test_with_two_players_a_seat_loses_when_neither_hunter_can_move():
    state = intro(2, "A1 A2 B2 B3", "A2-B4")
    assert (state.actor, state.ranks()) == (OVER, [2, 1])
    assert intro(2, "A1 A2 B2 B3", "").actor == 0


@rule("NAN-4.11")
def test_with_two_players_a_sealed_hunter_loses_even_if_the_other_one_can_move():
    for pieces in ("A1 D3 G1 G2", "D3 A1 G1 G2"):
        state = intro(2, pieces, A1_SHUT)
        assert (state.actor, state.ranks()) == (OVER, [2, 1])


@rule("NAN-4.11")
def test_when_both_seats_have_a_sealed_hunter_the_one_whose_turn_comes_first_loses():
    both = f"{A1_SHUT} {F1_SHUT}"
    assert intro(2, "A1 D3 F1 G2", both, seat=0).ranks() == [2, 1]
    assert intro(2, "A1 D3 F1 G2", both, seat=1).ranks() == [1, 2]


@rule("NAN-5.1")
def test_the_last_hunter_wins_and_the_others_rank_by_how_long_they_stayed():
    state = intro(4, "D3 A1 F1 -", f"{A1_SHUT} {F1_SHUT}", places=[0, 0, 0, 4])
    state = play(state, "move 1 D2", "crack D3-E3")
    assert (state.actor, state.ranks(), state.scores()) == (OVER, [1, 3, 2, 4], [1, 0, 0, 0])


@rule("NAN-5.1")
def test_the_last_hunter_wins_even_if_it_cannot_move():
    state = intro(3, "C1 F1 -", f"C1-C2 C1-D1 {F1_SHUT}", places=[0, 0, 3])
    assert (state.actor, state.ranks()) == (OVER, [2, 1, 3])


@rule("NAN-5.4")
def test_there_are_places_and_no_points_and_somebody_always_wins_and_somebody_loses():
    for over in (
        intro(3, "C1 F1 -", f"C1-C2 C1-D1 {F1_SHUT}", places=[0, 0, 3]),
        intro(4, "E3 B2 A1 B3", "A1-A2", 2, "cooperation"),
        intro(4, "E3 B2 B3 A1", "A1-A2", 3, "neighbour"),
        intro(2, "A1 D3 G1 G2", A1_SHUT, 0, "rescuer"),
    ):
        assert set(over.scores()) == {0, 1}
        assert [score == 1 for score in over.scores()] == [place == 1 for place in over.ranks()]


@rule("NAN-5.4")
def test_nobody_has_points_while_the_game_goes_on():
    assert intro(4, "A1 B2 C3 D4").scores() == [0, 0, 0, 0]
    assert intro(4, "A1 B2 C3 D4").ranks() == [1, 1, 1, 1]


# Cooperation and Neighbour


@rule("NAN-4.36", "NAN-5.3")
def test_in_cooperation_the_blocked_seat_and_the_one_opposite_win():
    assert intro(4, "A1 G1 G2 F1", A1_SHUT, 0, "cooperation").ranks() == [1, 3, 1, 3]
    assert intro(4, "G1 A1 G2 F1", A1_SHUT, 1, "cooperation").ranks() == [3, 1, 3, 1]
    state = intro(4, "G1 A1 G2 F1", A1_SHUT, 0, "cooperation")
    assert state.actor == 0  # seat 1 is not blocked before its own turn


@rule("NAN-4.36")
def test_cooperation_has_the_moves_and_cracks_of_the_introductory_game():
    state = play(intro(4, "D3 G1 G2 F1", mode="cooperation"), "move 1 D4", "crack C4-C5")
    assert (state.actor, names(state)) == (1, each("move 1", "F2 F3"))
    assert refusing_rule(state, "stay") == "NAN-4.36"


@rule("NAN-4.37", "NAN-5.3")
@pytest.mark.parametrize(
    ("side", "blocked", "ranks"),
    [
        ("left", 0, [2, 2, 2, 1]),
        ("left", 1, [1, 2, 2, 2]),
        ("right", 3, [1, 2, 2, 2]),
        ("right", 1, [2, 2, 1, 2]),
    ],
)
def test_in_neighbour_the_seat_wins_whose_target_is_blocked(side, blocked, ranks):
    spaces = ["G1", "G2", "F5", "E6"]
    spaces[blocked] = "A1"
    assert intro(4, " ".join(spaces), A1_SHUT, blocked, "neighbour", side=side).ranks() == ranks


@rule("NAN-4.37")
def test_in_neighbour_with_three_players_the_targets_go_round_too():
    assert intro(3, "C1 G1 G2", "C1-C2 C1-D1", 0, "neighbour", side="left").ranks() == [2, 2, 1]
    assert intro(3, "G1 G2 C1", "C1-C2 C1-D1", 2, "neighbour", side="right").ranks() == [1, 2, 2]


@rule("NAN-4.38")
def test_it_does_not_matter_who_blocked_the_hunter_or_whose_piece_stands_in_the_way():
    """Seat 0 is hemmed in by the pieces of its opponents, by its partner's piece, or by its own crack."""
    assert intro(4, "A1 B2 G2 B3", "A1-A2", 0, "cooperation").scores() == [1, 0, 1, 0]
    assert intro(4, "A1 G1 B2 G2", "A1-A2 A1-B3", 0, "cooperation").scores() == [1, 0, 1, 0]
    own = play(intro(4, "A2 G1 G2 F1", "A1-B2 A1-B3 A2-B3 B2-B3", 0, "cooperation"), "move 1 A1", "crack A1-A2")
    own = play(own, "move 1 F2", "crack E2-E3", "move 1 F4", "crack E4-E5", "move 1 E1", "crack D1-E2")
    assert (own.actor, own.scores()) == (OVER, [1, 0, 1, 0])
    assert intro(4, "A1 B2 G2 B3", "A1-A2", 0, "neighbour").scores() == [0, 0, 0, 1]


# Rescuer


@rule("NAN-4.39")
def test_in_rescuer_a_seat_moves_its_bear_or_its_hunter_one_space():
    state = intro(2, "A1 G2 C3 D3", mode="rescuer")
    assert names(state) == [*each("move 1", "A2 B2 B3"), *each("move 2", "F3 F4 G1")]
    assert names(play(state, "move 1 A2")) == each("crack", "A1-B3 B3-B4")
    assert refusing_rule(state, "stay") == "NAN-4.39"


@rule("NAN-4.39", "NAN-5.2")
def test_in_rescuer_a_sealed_bear_loses_and_a_sealed_hunter_does_not():
    state = intro(2, "A1 D3 G1 G2", A1_SHUT, 0, "rescuer")
    assert (state.actor, state.ranks()) == (OVER, [2, 1])
    state = intro(2, "D3 A1 G1 G2", A1_SHUT, 0, "rescuer")
    assert names(state) == each("move 1", "C3 C4 D2 D4 E3 E4")


@rule("NAN-4.39")
def test_in_rescuer_a_seat_loses_when_neither_piece_can_move():
    state = intro(2, "A1 F1 B3 G2", f"A1-A2 A1-B2 {F1_SHUT}", 0, "rescuer")
    assert (state.actor, state.ranks()) == (OVER, [2, 1])
    assert intro(2, "A1 D3 B3 G2", "A1-A2 A1-B2", 0, "rescuer").actor == 0  # the bear is hemmed in, not sealed


@rule("NAN-4.9", "NAN-4.1")
def test_a_whole_game_begins_with_placing_and_then_turns_go_round():
    state = start(3, *each("place", "C1 C6 G1"), "move 1 C2", "crack C3-D2", "move 1 C5", "crack C4-D4", mode="intro")
    assert (state.actor, names(state)) == (2, each("move 1", "F2 F3 G2"))
