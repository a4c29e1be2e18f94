"""Laying out the floe when the printed layout is not used."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.nanuuk.floe import BIT, CELLS, INUK, NEAR, WHALE
from banchisa.games.nanuuk.stock import StockState


def around(mask: i64) -> i64:
    """The spaces next to any space of a mask."""
    found: i64 = 0
    for cell in range(i64(CELLS)):
        if mask & BIT[cell]:
            found |= NEAR[cell]
    return found


def candidates(state: StockState, kind: i64) -> i64:
    """Where the next whale or Inuk may be laid (NAN-3.16)."""
    own = state.whale if kind == WHALE else state.inuk
    other = state.inuk if kind == WHALE else state.whale
    free = state.free_for_bear() & ~around(other)
    if kind == WHALE:
        free = _leaving_room(state, free)
    by_igloo = around(state.floe.igloos)
    by_own = around(own)
    if free & ~by_igloo & ~by_own:
        return free & ~by_igloo & ~by_own
    if free & ~by_igloo:
        return free & ~by_igloo
    if free & ~by_own:
        return free & ~by_own
    return free


def _leaving_room(state: StockState, free: i64) -> i64:
    """The spaces for a whale after which every Inuk still finds a place away from all whales."""
    fitting: i64 = 0
    for cell in range(i64(CELLS)):
        if free & BIT[cell]:
            whales = state.whale | BIT[cell]
            room = state.floe.play & ~(state.floe.igloos | whales | around(whales))
            if _count(room) >= state.floe.counts[INUK]:
                fitting |= BIT[cell]
    return fitting


def _count(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def keeps_together(state: StockState, edge: i64) -> bool:
    """Whether all spaces in play stay connected when this line is cracked (NAN-6.13)."""
    start: i64 = 0
    while not state.floe.play & BIT[start]:
        start += 1
    return state.walk_region_without(start, edge) == state.floe.play
