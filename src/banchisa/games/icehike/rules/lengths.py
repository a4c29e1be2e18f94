"""How much energy the cheapest way to the finish takes, roughly: what players count when they look at the board.

Ways are measured from the finish by floods over masks of cells: all cells with ways of one length at a time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.games.icehike.rules.board import ALL_COLOURS, FULL, HIGH, LOW, MOST_BEARS, within
from banchisa.games.icehike.rules.roads import spread_roads
from banchisa.games.icehike.rules.state import TrailState

FAR: Final = 40  # no way at all
_BEAR: Final = 3  # a bear in the way
_FEE: Final = 1  # an igloo in the way, for whoever can pay

# by length: the cells from which a way of this length leads, those beyond whose hindrance ways of this length go on,
# and the cells with ways no longer than this; all but the last are empty between two measurements
_DUE_LOW: Final = vec[i64]([0] * FAR)
_DUE_HIGH: Final = vec[i64]([0] * FAR)
_LATE_LOW: Final = vec[i64]([0] * FAR)
_LATE_HIGH: Final = vec[i64]([0] * FAR)
_MET_LOW: Final = vec[i64]([0] * FAR)
_MET_HIGH: Final = vec[i64]([0] * FAR)
# the cells of each level; there is nothing below the first and above the third
_GROUND_LOW: Final = vec[i64]([0] * 5)
_GROUND_HIGH: Final = vec[i64]([0] * 5)
# the bears, and the igloos of others, of the measurement that goes on
_HINDRANCE: Final = vec[i64]([0] * 4)


def survey(state: TrailState) -> None:
    """Note the levels of all cells, and where bears are, for the measurements of one position."""
    _GROUND_LOW[1] = FULL & ~state.raised_low
    _GROUND_HIGH[1] = FULL & ~state.raised_high
    _GROUND_LOW[2] = state.raised_low & ~state.peak_low
    _GROUND_HIGH[2] = state.raised_high & ~state.peak_high
    _GROUND_LOW[3] = state.peak_low
    _GROUND_HIGH[3] = state.peak_high
    low: i64 = 0
    high: i64 = 0
    for bear in range(i64(MOST_BEARS)):
        low |= LOW[state.den(bear)]
        high |= HIGH[state.den(bear)]
    _HINDRANCE[0] = low
    _HINDRANCE[1] = high


def foreign(state: TrailState, colour: i64) -> tuple[i64, i64]:
    """The cells with igloos for which a puppet has to pay."""
    if not state.igloo_low | state.igloo_high:
        return state.igloo_low, state.igloo_high
    low: i64 = 0
    high: i64 = 0
    for owner in range(i64(ALL_COLOURS)):
        if not state.hike.is_partner(owner, colour):
            low |= LOW[state.igloo(owner, 0)] | LOW[state.igloo(owner, 1)]
            high |= HIGH[state.igloo(owner, 0)] | HIGH[state.igloo(owner, 1)]
    return low, high


def measure(state: TrailState, low: i64, high: i64, pays: bool, goal_low: i64, goal_high: i64) -> i64:
    """Measure the ways of a seat that pays for some igloos, or for none; the greatest length that was searched.

    The board must have been surveyed. When all goals are met nothing more is measured.
    """
    _HINDRANCE[2] = low
    _HINDRANCE[3] = high
    _DUE_LOW[0] = LOW[state.hike.finish]
    _DUE_HIGH[0] = HIGH[state.hike.finish]
    met_low: i64 = 0
    met_high: i64 = 0
    top: i64 = 0
    length: i64 = 0
    while length <= top and goal_low & ~met_low | goal_high & ~met_high:
        while _DUE_LOW[length] & ~met_low | _DUE_HIGH[length] & ~met_high | _LATE_LOW[length] | _LATE_HIGH[length]:
            for level in range(i64(1), i64(4)):
                new_low = _DUE_LOW[length] & ~met_low & _GROUND_LOW[level]
                new_high = _DUE_HIGH[length] & ~met_high & _GROUND_HIGH[level]
                if new_low | new_high | _LATE_LOW[length] | _LATE_HIGH[length]:
                    met_low |= new_low
                    met_high |= new_high
                    top = max(top, _set_out(state, length, level, new_low, new_high, pays))
        _DUE_LOW[length] = 0
        _DUE_HIGH[length] = 0
        _MET_LOW[length] = met_low
        _MET_HIGH[length] = met_high
        length += 1
    for unused in range(length, top + 1):
        _DUE_LOW[unused] = 0
        _DUE_HIGH[unused] = 0
        _LATE_LOW[unused] = 0
        _LATE_HIGH[unused] = 0
    return length


def _set_out(state: TrailState, length: i64, level: i64, low: i64, high: i64, pays: bool) -> i64:
    """Go one step back from cells of one level that were just met; the greatest length that is due then."""
    top: i64 = 0
    if low & _HINDRANCE[0] | high & _HINDRANCE[1]:
        top = _delay(length + _BEAR, low & _HINDRANCE[0], high & _HINDRANCE[1])
        low &= ~_HINDRANCE[0]
        high &= ~_HINDRANCE[1]
    if low & _HINDRANCE[2] | high & _HINDRANCE[3]:
        if pays:
            top = max(top, _delay(length + _FEE, low & _HINDRANCE[2], high & _HINDRANCE[3]))
        low &= ~_HINDRANCE[2]
        high &= ~_HINDRANCE[3]
    late_low = _LATE_LOW[length] & _GROUND_LOW[level]
    late_high = _LATE_HIGH[length] & _GROUND_HIGH[level]
    _LATE_LOW[length] &= ~late_low
    _LATE_HIGH[length] &= ~late_high
    low |= late_low
    high |= late_high
    if low | high:
        low, high = spread_roads(state, low, high)
        hike = state.hike
        top = max(top, _expect(length + hike.flat, low & _GROUND_LOW[level], high & _GROUND_HIGH[level]))
        top = max(top, _expect(length + hike.up, low & _GROUND_LOW[level - 1], high & _GROUND_HIGH[level - 1]))
        down = length + hike.down - hike.down_refund
        top = max(top, _expect(down, low & _GROUND_LOW[level + 1], high & _GROUND_HIGH[level + 1]))
    return top


def _expect(length: i64, low: i64, high: i64) -> i64:
    """Put down cells from which a way of this length leads; the length, or 0 if there are none."""
    if length >= FAR or not low | high:
        return 0
    _DUE_LOW[length] |= low
    _DUE_HIGH[length] |= high
    return length


def _delay(length: i64, low: i64, high: i64) -> i64:
    """Put down cells beyond whose hindrance ways of this length go on; the length, or 0 if that is too far."""
    if length >= FAR:
        return 0
    _LATE_LOW[length] |= low
    _LATE_HIGH[length] |= high
    return length


def length_from(cell: i64, lengths: i64) -> i64:
    """The length of the way from a cell after a search up to this length; FAR if it has none."""
    for length in range(lengths):
        if within(_MET_LOW[length], _MET_HIGH[length], cell):
            return length
    return FAR


def length_of(state: TrailState, colour: i64) -> int:
    """The length of a puppet's way, FAR if it has none."""
    survey(state)
    low, high = foreign(state, colour)
    cell = state.spot(colour)
    return int(length_from(cell, measure(state, low, high, state.finds_of(colour) > 0, LOW[cell], HIGH[cell])))
