"""Where a puppet may flee from a bear: the start tile, and igloos that lie back."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.icehike.rules.board import COLUMN, OFF
from banchisa.games.icehike.rules.state import TrailState


def is_refuge(state: TrailState, colour: i64, owner: i64, slot: i64) -> bool:
    """Whether a puppet that was attacked where it stands may retreat to an igloo (ICE-4.101)."""
    cell = state.igloo(owner, slot)
    if cell == OFF:
        return False
    own = state.hike.is_partner(owner, colour)
    if not own and state.finds_of(colour) == 0:  # ICE-4.103
        return False
    attack = COLUMN[state.spot(colour)]
    if state.hike.short and COLUMN[cell] < COLUMN[state.hike.finish]:  # ICE-4.104
        return own or attack < COLUMN[state.hike.finish]
    return lies_back(state, COLUMN[cell], attack)


def lies_back(state: TrailState, column: i64, attack: i64) -> bool:
    """Whether a column is that of the attack or nearer to the start tile's (ICE-4.102)."""
    start = COLUMN[state.hike.start]
    return column == attack or _apart(column, start) < _apart(attack, start)


def _apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one
