"""No bot ever takes a step that is not allowed, at any number of seats."""

import pytest

import banchisa
from keeping_rules import KINDS, steps_without_a_fault

STEPS = 1500  # for each game and kind of bot; the long check makes a million in all


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_bots_keep_to_the_rules(key, kind):
    assert steps_without_a_fault(banchisa.game(key), kind, STEPS) >= STEPS
