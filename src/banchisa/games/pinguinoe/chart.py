"""How far every cell is from the hull, and how well one gets on from it with the next roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.grids import table
from banchisa.engine.vec import vec
from banchisa.games.pinguinoe.race import RaceState
from banchisa.games.pinguinoe.sea import (
    BLOCK,
    CELLS,
    DARK,
    FIRST_CELL,
    HULL,
    NEXT_CELL,
    PLACE_OF,
    PLACES,
    SEA,
    SPOT_STEP,
    SPOTS,
    VOID,
    Sea,
)
from banchisa.games.pinguinoe.state import TURNING

FAR: Final = 400  # quarter steps from a cell from which there is no way
STEP: Final = 4  # quarter steps for a cell
SWIM: Final = 1  # more where it is sea
ENTRY_LIGHT: Final = 2  # more for entering a light card that lies face down
ENTRY_DARK: Final = 4  # the same for a dark one
TURNED_DARK: Final = 3  # the same while it is being turned
HOPE_LIGHT: Final = 2  # more for a stop on a light card that lies face down
HOPE_DARK: Final = 16  # the same for a dark one
REACH: Final = 5  # the highest roll that moves a penguin
SHARE: Final = 6  # sides of the die
AHEAD_NUMBER: Final = 4  # 4/3 of the way that the next roll gains on average is as good as gone
AHEAD_PART: Final = 3
CHARTS: Final = 64  # how many maps are remembered
UNKNOWN: Final = -1

# what a cell means to a penguin
CLOSED: Final = 0
WET: Final = 1
FIRM: Final = 2
GOAL: Final = 3

_HEAD: Final = table([UNKNOWN] * (FAR + 64))  # by distance: the first cell that waits there
_CELL: Final = table([0] * (4 * CELLS + 4))
_NEXT: Final = table([0] * (4 * CELLS + 4))
_SEEN: Final = table([0] * CELLS)  # when a cell was reached last
_QUEUE: Final = table([0] * CELLS)
_CLOCK: Final = table([0])


@final
class Chart:
    """The ways of one map."""

    def __init__(self) -> None:
        self.sea: Sea | None = None
        self.row_0: i64 = 0
        self.row_1: i64 = 0
        self.row_2: i64 = 0
        self.row_3: i64 = 0
        self.row_4: i64 = 0
        self.revealed: i64 = -1
        self.ways: vec[i64] = table([FAR] * CELLS)  # quarter steps to the hull
        self.eased: vec[i64] = table([UNKNOWN] * CELLS)  # the same less what the next roll gains, once asked for
        self.entry: vec[i64] = table([0] * CELLS)  # quarter steps more for entering the card of a cell
        self.ground: vec[i64] = table([0] * CELLS)

    def fits(self, state: RaceState, revealed: i64) -> bool:
        return (
            self.sea is state.sea and self.revealed == revealed and self.row_0 == state.row_0
            and self.row_1 == state.row_1 and self.row_2 == state.row_2 and self.row_3 == state.row_3
            and self.row_4 == state.row_4
        )  # fmt: skip

    def measure(self, state: RaceState, revealed: i64) -> None:
        self.sea = state.sea
        self.revealed = revealed
        self.row_0 = state.row_0
        self.row_1 = state.row_1
        self.row_2 = state.row_2
        self.row_3 = state.row_3
        self.row_4 = state.row_4
        self._read(state)
        self._spread(state.sea.hull_low, state.sea.hull_high)

    def _read(self, state: RaceState) -> None:
        """What each cell is like, card by card; a card that is being turned is hoped to be firm."""
        for place in range(i64(PLACES)):
            face = state.face(place)
            entry: i64 = 0
            if state.is_down(place):
                dark = state.sea.place_kinds[place] == DARK
                if place == self.revealed:
                    entry = TURNED_DARK if dark else 0
                else:
                    entry = ENTRY_DARK if dark else ENTRY_LIGHT
            for spot in range(i64(SPOTS)):
                cell = FIRST_CELL[place] + SPOT_STEP[spot]
                self.ground[cell] = i64(FIRM) if place == self.revealed else _ground(state.sea.kind_of(face, spot))
                self.entry[cell] = entry
                self.ways[cell] = FAR
                self.eased[cell] = UNKNOWN

    def _spread(self, low: i64, high: i64) -> None:
        """Measure all ways, the nearest cells first."""
        self.ways[low] = 0
        self.ways[high] = 0
        used: i64 = 2
        _CELL[0] = low
        _CELL[1] = high
        _NEXT[0] = 1
        _NEXT[1] = UNKNOWN
        _HEAD[0] = 0
        for far in range(i64(FAR)):
            while _HEAD[far] != UNKNOWN:
                at = _HEAD[far]
                _HEAD[far] = _NEXT[at]
                if self.ways[_CELL[at]] == far:
                    used = self._look_round(_CELL[at], far, used)

    def _look_round(self, cell: i64, far: i64, used: i64) -> i64:
        """The cells from which one can step onto this one."""
        onto = far + STEP + (SWIM if self.ground[cell] == WET else 0)
        for k in range(4 * cell, 4 * cell + 4):
            other = NEXT_CELL[k]
            if other < 0 or self.ground[other] == CLOSED:
                continue
            way = onto
            if PLACE_OF[other] != PLACE_OF[cell]:
                way += self.entry[cell]
            if way < self.ways[other]:
                self.ways[other] = way
                if way < FAR:
                    _CELL[used] = other
                    _NEXT[used] = _HEAD[way]
                    _HEAD[way] = used
                    used += 1
        return used

    def ease(self, cell: i64) -> i64:
        """Quarter steps that are left from a cell, less what the next roll gains on average."""
        if self.eased[cell] == UNKNOWN:
            gained = self._gained(cell)
            self.eased[cell] = max(self.ways[cell] - gained * AHEAD_NUMBER // (AHEAD_PART * SHARE), 0)
        return self.eased[cell]

    def _gained(self, cell: i64) -> i64:
        """What the rolls of 2 to 5 gain together; to stop on a card face down costs a point for turning it."""
        count = self.begin(cell)
        first: i64 = 0
        best = self.ways[cell]
        hoped = best
        gained: i64 = 0
        for roll in range(i64(1), i64(REACH + 1)):
            last = count
            for k in range(first, last):
                count = self.go_on(_QUEUE[k], count)
            first = last
            best = min(best, hoped)
            for k in range(first, count):
                other = _QUEUE[k]
                if self.ground[other] >= FIRM:
                    best = min(best, self.ways[other])
                elif self.entry[other] > 0:
                    hope: i64 = HOPE_LIGHT if self.entry[other] == ENTRY_LIGHT else HOPE_DARK
                    hoped = min(hoped, self.ways[other] + hope)
            if roll > 1:
                gained += self.ways[cell] - best
        return gained

    def begin(self, cell: i64) -> i64:
        """Begin to spread from a cell; how many cells are reached."""
        _CLOCK[0] += 1
        _SEEN[cell] = _CLOCK[0]
        _QUEUE[0] = cell
        return 1

    def go_on(self, cell: i64, count: i64) -> i64:
        """One step on from a cell that was reached; how many are reached now."""
        if self.ground[cell] == GOAL:
            return count
        for k in range(4 * cell, 4 * cell + 4):
            other = NEXT_CELL[k]
            if other >= 0 and self.ground[other] != CLOSED and _SEEN[other] != _CLOCK[0]:
                _SEEN[other] = _CLOCK[0]
                _QUEUE[count] = other
                count += 1
        return count


def _ground(kind: i64) -> i64:
    if kind == BLOCK or kind == VOID:
        return CLOSED
    if kind == HULL:
        return GOAL
    return WET if kind == SEA else FIRM


def fill_reach(chart: Chart, start: i64, seal: i64, points: i64, out: vec[i64]) -> i64:
    """Write all cells that a penguin can walk to, its own first; how many."""
    count = chart.begin(start)
    if seal < CELLS:
        _SEEN[seal] = _CLOCK[0]
    first: i64 = 0
    for _ in range(points):
        last = count
        for k in range(first, last):
            count = chart.go_on(_QUEUE[k], count)
        first = last
    for k in range(count):
        out[k] = _QUEUE[k]
    return count


_CHARTS: Final = [Chart() for _ in range(CHARTS)]


def chart_of(state: RaceState) -> Chart:
    """The ways of the map as it lies; a card that is being turned counts as turned."""
    revealed = state.place if state.phase == TURNING else i64(UNKNOWN)
    mixed = state.row_0 ^ state.row_1 >> 1 ^ state.row_2 >> 2 ^ state.row_3 >> 3 ^ state.row_4 >> 4 ^ revealed & 63
    mixed ^= mixed >> 30
    mixed ^= mixed >> 14
    mixed ^= mixed >> 7
    chart = _CHARTS[mixed & CHARTS - 1]
    if not chart.fits(state, revealed):
        chart.measure(state, revealed)
    return chart
