"""Counting lines of play: one wrong offer anywhere changes a number of perft.toml."""

import pytest

from banchisa.engine.rollout import perft
from games.icehike.make_perft import count, entries, opened, referred

TABLE = entries()
NAMES = [entry["name"] for entry in TABLE]


@pytest.mark.parametrize("entry", TABLE, ids=NAMES)
def test_the_number_of_lines_of_play_at_each_depth(entry):
    state = opened(entry)
    depths = range(1, len(entry["leaves"]) + 1)
    assert [perft(state, depth) for depth in depths] == entry["leaves"]


@pytest.mark.parametrize("entry", TABLE, ids=NAMES)
def test_the_reference_counts_the_same_lines(entry):
    game = referred(entry)
    assert count(game, 1) == entry["leaves"][0]
    if entry["leaves"][1] <= 200:
        assert count(game, 2) == entry["leaves"][1]


def test_every_position_has_a_name_of_its_own():
    assert len(set(NAMES)) == len(NAMES) >= 8
