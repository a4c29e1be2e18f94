"""Every game of the shelf holds the common battery."""

import pytest

import banchisa
from banchisa.testing import TableKind, combinations, run_battery

FULLY_TESTED = 4  # tables with all identities, spread over all combinations; the soak takes every one
QUICK = ["legality", "ends", "components"]


def spread(tables: list[TableKind], count: int) -> list[TableKind]:
    """So many tables at equal distances, the first and the last included."""
    if len(tables) <= count:
        return tables
    return [tables[k * (len(tables) - 1) // (count - 1)] for k in range(count)]


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_all_identities_hold_at_tables_of_every_kind(game):
    tables = spread(list(combinations(game)), FULLY_TESTED)
    report = run_battery(game, games=1, tables=tables)
    assert report.games == len(tables)


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_every_value_of_every_option_plays_to_the_end_by_the_rules(game):
    report = run_battery(game, games=1, seed=2, only=QUICK, tables=combinations(game, most=0))
    assert report.tables == report.games > 0
    assert report.longest < 5000
