"""No bot ever takes a step that is not allowed, at any number of seats: a million steps in all."""

import pytest

import banchisa
from keeping_rules import KINDS, steps_without_a_fault

GAMES = [game.key for game in banchisa.games()]
MILLION = 1_000_000
STEPS = MILLION // (len(GAMES) * len(KINDS)) + 1 if banchisa.is_compiled() else 1500  # for each game and kind of bot


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
@pytest.mark.parametrize("key", GAMES)
def test_bots_keep_to_the_rules(key, kind):
    assert steps_without_a_fault(banchisa.game(key), kind, STEPS) >= STEPS
