"""The common battery on every table of every game, longer than the daily checks allow (./check --long)."""

import os

import pytest

import banchisa
from banchisa.testing import run_battery

GAMES = int(os.environ.get("BANCHISA_SOAK_GAMES", "3"))


@pytest.mark.timeout(7200)  # hundreds of tables
@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_every_identity_holds_on_every_table_of_the_game(game):
    report = run_battery(game, games=GAMES, seed=2026)
    assert report.games >= GAMES * report.tables > 0
    assert min(report.checks[name] for name in ("legality", "copies", "positions", "records")) > report.tables
