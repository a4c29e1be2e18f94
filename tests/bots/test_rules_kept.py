"""No bot ever takes a step that is not allowed, whatever the number of seats, in many thousand steps."""

import pytest

import banchisa
from support.bot_play import KINDS, steps_without_a_fault

GAMES = [game.key for game in banchisa.games()]
SHARE = len(GAMES) * len(KINDS)
STEPS = [100_000 // SHARE, pytest.param(1_000_000 // SHARE, marks=pytest.mark.long)]  # for each game and kind of bot


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
@pytest.mark.parametrize("key", GAMES)
def test_bots_keep_to_the_rules(key, kind, steps):
    assert steps_without_a_fault(banchisa.game(key), kind, steps) >= steps
