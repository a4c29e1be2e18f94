"""Counting lines of play: one wrong offer anywhere changes a number of perft.toml."""

import pytest

from banchisa.engine.rollout import perft
from games.pinguinoe.make_perft import FEW, count, entries, opened, referred

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
    depths = [depth for depth, leaves in enumerate(entry["leaves"], start=1) if depth == 1 or leaves <= FEW // 8]
    assert [count(game, depth) for depth in depths] == [entry["leaves"][depth - 1] for depth in depths]


def test_every_position_has_a_name_of_its_own():
    assert len(set(NAMES)) == len(NAMES) >= 12
