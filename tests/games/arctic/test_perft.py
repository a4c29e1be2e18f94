"""Counting lines of play: one wrong offer anywhere changes a number of perft.toml."""

import pytest

from banchisa.engine.rollout import perft
from games.arctic.make_perft import count, entries, opened, referred

TABLE = entries()
NAMES = [entry["name"] for entry in TABLE]


@pytest.mark.parametrize("entry", TABLE, ids=NAMES)
def test_the_number_of_lines_of_play_at_each_depth(entry):
    state = opened(entry)
    depths = range(1, len(entry["leaves"]) + 1)
    assert [perft(state, depth) for depth in depths] == entry["leaves"]


@pytest.mark.parametrize("entry", TABLE, ids=NAMES)
def test_the_reference_counts_the_same_lines_two_steps_deep(entry):
    game = referred(entry)
    assert [count(game, depth) for depth in (1, 2)] == entry["leaves"][:2]


def test_every_position_has_a_name_of_its_own_and_is_counted_three_steps_deep():
    assert len(set(NAMES)) == len(NAMES) >= 10
    assert min(len(entry["leaves"]) for entry in TABLE) >= 3
