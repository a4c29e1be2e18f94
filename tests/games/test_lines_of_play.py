"""Counting lines of play: one wrong offer anywhere changes a number of a perft.toml."""

import pytest

import banchisa
from banchisa.engine.rollout import perft
from support.lines_of_play import count, entries, open_entry, open_in_reference

TABLES = {game.key: entries(game.key) for game in banchisa.games()}
CASES = [pytest.param(key, entry, id=f"{key}: {entry['name']}") for key, table in TABLES.items() for entry in table]
QUICK = 500  # leaves that the reference counts in this test
LEAST = {  # positions, their depth, and the leaves of each
    "arctic": (12, 4, 48),
    "icehike": (10, 2, 1000),
    "iglu": (15, 3, 1000),
    "nanuuk": (31, 4, 1000),
    "pinguinoe": (15, 2, 12),
}


@pytest.mark.parametrize(("key", "entry"), CASES)
def test_the_number_of_lines_of_play_at_each_depth(key, entry):
    state = open_entry(key, entry)
    depths = range(1, len(entry["leaves"]) + 1)
    assert [perft(state, depth) for depth in depths] == entry["leaves"]


@pytest.mark.parametrize(("key", "entry"), CASES)
def test_the_reference_counts_the_same_lines_two_steps_deep_and_on_while_they_are_few(key, entry):
    reference = open_in_reference(key, entry)
    expected = {depth: leaves for depth, leaves in enumerate(entry["leaves"], 1) if depth <= 2 or leaves <= QUICK}
    assert {depth: count(reference, depth) for depth in expected} == expected


@pytest.mark.parametrize(("key", "entry"), CASES)
def test_exactly_the_illegal_actions_are_refused(key, entry):
    """In every position and after each of its first steps."""
    game, state = banchisa.game(key), open_entry(key, entry)
    for action in [None, *state.legal_actions()]:
        child = state.copy()
        if action is not None:
            child.apply(action)
        allowed = [other for other in range(game.actions.size) if game.refusal(child, other) is None]
        assert allowed == child.legal_actions()


@pytest.mark.parametrize("key", TABLES)
def test_every_position_has_a_name_of_its_own_and_many_lines(key):
    positions, depth, leaves = LEAST[key]
    assert len({entry["name"] for entry in TABLES[key]}) == len(TABLES[key]) >= positions
    assert min(len(entry["leaves"]) for entry in TABLES[key]) >= depth
    assert min(entry["leaves"][-1] for entry in TABLES[key]) >= leaves
