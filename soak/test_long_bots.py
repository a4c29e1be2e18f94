"""A million steps of bots, none of them against the rules."""

import pytest

import banchisa
from keeping_rules import KINDS, steps_without_a_fault

GAMES = [game.key for game in banchisa.games()]
MILLION = 1_000_000


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
@pytest.mark.parametrize("key", GAMES)
def test_bots_keep_to_the_rules_for_long(key, kind):
    share = MILLION // (len(KINDS) * len(GAMES)) + 1
    assert steps_without_a_fault(banchisa.game(key), kind, share) >= share
