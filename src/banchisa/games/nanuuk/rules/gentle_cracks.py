"""The gentle variant: no crack may cut a hunter off from every igloo while another crack would do."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.rules.stock import StockState


def fill_gentle_cracks(state: StockState, out: vec[i64]) -> i64:
    """C lines that cut off nobody, else C lines, else D lines that cut off nobody, else D lines (NAN-6.12)."""
    n = state.fill_cracks(out, state.here)
    kept: i64 = 0
    for k in range(n):
        if not cuts_off(state, out[k] - ids.CRACK):
            kept += 1
    if kept == 0:
        return n
    kept = 0
    for k in range(n):
        if not cuts_off(state, out[k] - ids.CRACK):
            out[kept] = out[k]
            kept += 1
    return kept


def cuts_off(state: StockState, edge: i64) -> bool:
    """Whether a crack here takes the last way on foot to an igloo from some hunter."""
    for hunter in range(state.hunters()):
        cell = state.spot(hunter)
        had_one = state.walk_region(cell) & state.floe.igloos
        if had_one and not state.walk_region_without(cell, edge) & state.floe.igloos:
            return True
    return False
