"""How much energy the cheapest way to the finish takes, roughly: what players count when they look at the board.

Ways are measured from the finish by floods over masks of cells: all cells with ways of one length at a time.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.games.icehike.rules.board import ALL_COLOURS, FULL, HIGH, LOW, MOST_BEARS, within
from banchisa.games.icehike.rules.roads import spread_roads
from banchisa.games.icehike.rules.state import TrailState

FAR: Final = 40  # no way at all
_BEAR: Final = 3  # a bear in the way
_FEE: Final = 1  # an igloo in the way, for whoever can pay


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


@final
class Lengths:
    """The ways of one position, measured for one seat after the other."""

    def __init__(self) -> None:
        # by length: the cells from which a way of this length leads, those beyond whose hindrance ways of this length
        # go on, and the cells with ways no longer than this; all but the last are empty between two measurements
        self.due_low: vec[i64] = vec[i64]([0] * FAR)
        self.due_high: vec[i64] = vec[i64]([0] * FAR)
        self.late_low: vec[i64] = vec[i64]([0] * FAR)
        self.late_high: vec[i64] = vec[i64]([0] * FAR)
        self.met_low: vec[i64] = vec[i64]([0] * FAR)
        self.met_high: vec[i64] = vec[i64]([0] * FAR)
        # the cells of each level; there is nothing below the first and above the third
        self.ground_low: vec[i64] = vec[i64]([0] * 5)
        self.ground_high: vec[i64] = vec[i64]([0] * 5)
        # what is in the way: bears, and the igloos of others
        self.bear_low: i64 = 0
        self.bear_high: i64 = 0
        self.igloo_low: i64 = 0
        self.igloo_high: i64 = 0
        self.searched: i64 = 0  # the greatest length of the last measurement

    def survey(self, state: TrailState) -> None:
        """Note the levels of all cells, and where bears are, for the measurements of one position."""
        self.ground_low[1] = FULL & ~state.raised_low
        self.ground_high[1] = FULL & ~state.raised_high
        self.ground_low[2] = state.raised_low & ~state.peak_low
        self.ground_high[2] = state.raised_high & ~state.peak_high
        self.ground_low[3] = state.peak_low
        self.ground_high[3] = state.peak_high
        self.bear_low = 0
        self.bear_high = 0
        for bear in range(i64(MOST_BEARS)):
            self.bear_low |= LOW[state.den(bear)]
            self.bear_high |= HIGH[state.den(bear)]

    def measure(self, state: TrailState, low: i64, high: i64, pays: bool, goal_low: i64, goal_high: i64) -> None:
        """Measure the ways of a seat that pays for some igloos, or for none, until all goals are met.

        The board must have been surveyed.
        """
        self.igloo_low = low
        self.igloo_high = high
        self.due_low[0] = LOW[state.hike.finish]
        self.due_high[0] = HIGH[state.hike.finish]
        met_low: i64 = 0
        met_high: i64 = 0
        top: i64 = 0
        length: i64 = 0
        while length <= top and goal_low & ~met_low | goal_high & ~met_high:
            while self._is_open(length, met_low, met_high):
                for level in range(i64(1), i64(4)):
                    new_low = self.due_low[length] & ~met_low & self.ground_low[level]
                    new_high = self.due_high[length] & ~met_high & self.ground_high[level]
                    if new_low | new_high | self.late_low[length] | self.late_high[length]:
                        met_low |= new_low
                        met_high |= new_high
                        top = max(top, self._set_out(state, length, level, new_low, new_high, pays))
            self.due_low[length] = 0
            self.due_high[length] = 0
            self.met_low[length] = met_low
            self.met_high[length] = met_high
            length += 1
        for unused in range(length, top + 1):
            self.due_low[unused] = 0
            self.due_high[unused] = 0
            self.late_low[unused] = 0
            self.late_high[unused] = 0
        self.searched = length

    def _is_open(self, length: i64, met_low: i64, met_high: i64) -> bool:
        """Whether ways of this length may still lead to cells that were not met."""
        due = self.due_low[length] & ~met_low | self.due_high[length] & ~met_high
        return (due | self.late_low[length] | self.late_high[length]) != 0

    def _set_out(self, state: TrailState, length: i64, level: i64, low: i64, high: i64, pays: bool) -> i64:
        """Go one step back from cells of one level that were just met; the greatest length that is due then."""
        top: i64 = 0
        if low & self.bear_low | high & self.bear_high:
            top = self._delay(length + _BEAR, low & self.bear_low, high & self.bear_high)
            low &= ~self.bear_low
            high &= ~self.bear_high
        if low & self.igloo_low | high & self.igloo_high:
            if pays:
                top = max(top, self._delay(length + _FEE, low & self.igloo_low, high & self.igloo_high))
            low &= ~self.igloo_low
            high &= ~self.igloo_high
        late_low = self.late_low[length] & self.ground_low[level]
        late_high = self.late_high[length] & self.ground_high[level]
        self.late_low[length] &= ~late_low
        self.late_high[length] &= ~late_high
        low |= late_low
        high |= late_high
        if low | high:
            low, high = spread_roads(state, low, high)
            hike = state.hike
            top = max(top, self._expect(length + hike.flat, level, low, high))
            top = max(top, self._expect(length + hike.up, level - 1, low, high))
            top = max(top, self._expect(length + hike.down - hike.down_refund, level + 1, low, high))
        return top

    def _expect(self, length: i64, level: i64, low: i64, high: i64) -> i64:
        """Put down the cells of a level from which a way of this length leads; the length, or 0 if there are none."""
        low &= self.ground_low[level]
        high &= self.ground_high[level]
        if length >= FAR or not low | high:
            return 0
        self.due_low[length] |= low
        self.due_high[length] |= high
        return length

    def _delay(self, length: i64, low: i64, high: i64) -> i64:
        """Put down cells beyond whose hindrance ways of this length go on; the length, or 0 if that is too far."""
        if length >= FAR:
            return 0
        self.late_low[length] |= low
        self.late_high[length] |= high
        return length

    def length_from(self, cell: i64) -> i64:
        """The length of the way from a cell; FAR if the last measurement found none."""
        for length in range(self.searched):
            if within(self.met_low[length], self.met_high[length], cell):
                return length
        return FAR


def length_of(state: TrailState, colour: i64) -> int:
    """The length of a puppet's way, FAR if it has none."""
    lengths = Lengths()
    lengths.survey(state)
    low, high = foreign(state, colour)
    cell = state.spot(colour)
    lengths.measure(state, low, high, state.finds_of(colour) > 0, LOW[cell], HIGH[cell])
    return int(lengths.length_from(cell))
