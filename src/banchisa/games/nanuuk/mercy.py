"""The gentle variant: no crack may cut a hunter off from every igloo while another crack would do."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.vec import vec
from banchisa.games.nanuuk.actions import CRACK
from banchisa.games.nanuuk.floe import RAY, RAYS, SIDE, SIDES
from banchisa.games.nanuuk.stock import StockState


def fill_gentle_cracks(state: StockState, out: vec[i64]) -> i64:
    """C lines that cut off nobody, else C lines, else D lines that cut off nobody, else D lines (NAN-6.12)."""
    here = state.here
    n = _fill_open(state, out, RAY, RAYS[here], RAYS[here + 1])
    if n == 0:
        n = _fill_open(state, out, SIDE, SIDES[here], SIDES[here + 1])
    return _prefer_harmless(state, out, n)


def _fill_open(state: StockState, out: vec[i64], lines: vec[i64], start: i64, stop: i64) -> i64:
    n: i64 = 0
    for k in range(start, stop):
        if not state.is_closed(lines[k]):
            out[n] = CRACK + lines[k]
            n += 1
    return n


def _prefer_harmless(state: StockState, out: vec[i64], n: i64) -> i64:
    """Keep only the harmless lines, if there are any."""
    harmful: i64 = 0
    harmless: i64 = 0
    k: i64 = 0
    while k < n:
        if not cuts_off(state, out[k] - CRACK):
            harmless += 1
        else:
            harmful += 1
        k += 1
    if harmless == 0 or harmful == 0:
        return n
    kept: i64 = 0
    k = 0
    while k < n:
        if not cuts_off(state, out[k] - CRACK):
            out[kept] = out[k]
            kept += 1
        k += 1
    return kept


def cuts_off(state: StockState, edge: i64) -> bool:
    """Whether a crack here takes the last way on foot to an igloo from some hunter."""
    for hunter in range(state.hunters()):
        cell = state.spot(hunter)
        had_one = state.walk_region(cell) & state.floe.igloos
        if had_one and not state.walk_region_without(cell, edge) & state.floe.igloos:
            return True
    return False
