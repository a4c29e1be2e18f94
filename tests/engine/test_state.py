"""What all positions share."""

import pytest

from banchisa.engine.rollout import buffer, copies, digest, perft, random_games
from banchisa.engine.state import State, places
from support.toys.haul import DEAL, Haul


def test_places_are_shared_and_the_next_place_counts_them():
    assert places([(5,), (7,), (5,), (1,)]) == [2, 1, 2, 4]
    assert places([(5, 1), (5, 2), (5, 2)]) == [3, 1, 1]
    assert places([]) == []


def test_a_position_lists_what_it_fills_in():
    state = Haul().start(2)
    assert state.legal_actions() == [8, 9, 10, 11]
    assert state.weights() == [4, 3, 2, 2]
    assert state.write_weights(buffer()) == 11


def test_outcomes_are_equally_likely_unless_said_otherwise():
    class Coin(State):
        def __init__(self):
            super().__init__()
            self.actor = -1

        def write_actions(self, out):
            out[0], out[1] = 4, 9
            return 2

    assert Coin().legal_actions() == [4, 9]
    assert Coin().weights() == [1, 1]


def test_only_chance_has_weights():
    state = Haul().start(2, hand=1)
    for kind in (0, 1):
        state.apply(DEAL + kind)
    with pytest.raises(ValueError, match=r"weights\(\) is only for chance"):
        state.weights()


def test_a_position_draws_itself():
    assert str(Haul().start(2)) == "deal 0:  | "


def test_perft_counts_lines_of_play():
    start = Haul().start(2, hand=1)
    assert [perft(start, depth) for depth in range(5)] == [1, 4, 16, 16, 32]


def test_whole_games_are_played_and_repeated():
    start = Haul().start(2)
    assert random_games(start, 20, 1) == random_games(start, 20, 1) > 20 * 16
    assert start.dealt == 0
    assert copies(start, 10) == -10


def test_a_digest_notices_what_is_offered():
    assert digest(Haul().start(2), 5, 1) == digest(Haul().start(2), 5, 1)
    assert digest(Haul().start(2), 5, 1) != digest(Haul().start(2, thieves=False), 5, 1)
