"""Laying out the floe by chance or by the players: where whales and Inuit may lie, and cracks before the game."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.bits import count_bits
from banchisa.games.nanuuk.rules.board import BIT, CELLS, INUK, NEAR, WHALE, Floe
from banchisa.games.nanuuk.rules.stock import StockState


def around(mask: i64) -> i64:
    """The spaces next to any space of a mask."""
    found: i64 = 0
    for cell in range(i64(CELLS)):
        if mask & BIT[cell]:
            found |= NEAR[cell]
    return found


def away_from_igloos(floe: Floe) -> i64:
    """The spaces where a whale or an Inuk may lie at all: neither an igloo nor next to one (NAN-3.16)."""
    return floe.play & ~(floe.igloos | around(floe.igloos))


def has_room(floe: Floe) -> bool:
    """Whether the whales and Inuit of this floe can be laid by the conditions of NAN-3.16 at all."""
    return _leaves_room(away_from_igloos(floe), 0, 0, floe.counts[WHALE], floe.counts[INUK])


def can_be_completed(state: StockState) -> bool:
    """Whether whales and Inuit lie by the conditions of NAN-3.16 so far, and those still to come can."""
    sites = away_from_igloos(state.floe)
    beside = around(state.whale)
    if (state.whale | state.inuk) & ~sites or state.inuk & beside:
        return False
    whales = state.floe.counts[WHALE] - count_bits(state.whale)
    inuit = state.floe.counts[INUK] - count_bits(state.inuk)
    return _leaves_room(sites & ~(state.whale | state.inuk), beside, 0, whales, inuit)


def candidates(state: StockState, kind: i64) -> i64:
    """Where the next whale or Inuk may be laid (NAN-3.16)."""
    own = state.whale if kind == WHALE else state.inuk
    fitting = _whale_spaces(state) if kind == WHALE else _inuk_spaces(state)
    apart = fitting & ~around(own)
    return apart if apart else fitting


def _inuk_spaces(state: StockState) -> i64:
    """Away from igloos and whales; whichever of these is taken, the other Inuit keep theirs."""
    return away_from_igloos(state.floe) & ~(state.whale | state.inuk | around(state.whale))


def _whale_spaces(state: StockState) -> i64:
    """Away from igloos, and such that everything still to come finds its place as well."""
    sites = away_from_igloos(state.floe) & ~state.whale
    beside = around(state.whale)
    to_come = state.floe.counts[WHALE] - count_bits(state.whale) - 1
    fitting: i64 = 0
    for cell in range(i64(CELLS)):
        if sites & BIT[cell] and _leaves_room(
            sites & ~BIT[cell], beside | NEAR[cell], 0, to_come, state.floe.counts[INUK]
        ):
            fitting |= BIT[cell]
    return fitting


def _leaves_room(sites: i64, beside: i64, first: i64, whales: i64, inuit: i64) -> bool:
    """Whether so many whales, from the space `first` on, and then the Inuit away from all whales can be laid.

    Sites are the free spaces away from igloos, `beside` are the spaces next to a whale.
    """
    if whales == 0:
        return count_bits(sites & ~beside) >= inuit
    for cell in range(first, i64(CELLS)):
        if sites & BIT[cell] and _leaves_room(sites & ~BIT[cell], beside | NEAR[cell], cell + 1, whales - 1, inuit):
            return True
    return False


def keeps_together(state: StockState, edge: i64) -> bool:
    """Whether all spaces in play stay connected when this line is cracked (NAN-6.13)."""
    start: i64 = 0
    while not state.floe.play & BIT[start]:
        start += 1
    return state.walk_region_without(start, edge) == state.floe.play
