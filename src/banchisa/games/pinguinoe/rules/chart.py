"""How far every cell is from the hull, and how well one gets on from it with the next roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
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
)
from banchisa.games.pinguinoe.rules.play import RaceState

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


@final
class Desk:
    """Room for one search over the map; a call takes one for itself, so that no two threads share one."""

    def __init__(self) -> None:
        self.heads: vec[i64] = vec[i64]([UNKNOWN] * (FAR + 64))  # by distance: the first cell that waits there
        self.waiting: vec[i64] = vec[i64]([0] * (4 * CELLS + 4))
        self.followers: vec[i64] = vec[i64]([0] * (4 * CELLS + 4))
        self.seen: vec[i64] = vec[i64]([0] * CELLS)  # when a cell was reached last
        self.reached: vec[i64] = vec[i64]([0] * CELLS)  # the cells that were reached, the first one first
        self.clock: i64 = 0

    def begin(self, cell: i64) -> i64:
        """Begin to spread from a cell; the number of cells reached."""
        self.clock += 1
        self.seen[cell] = self.clock
        self.reached[0] = cell
        return 1


_IDLE: Final[list[Desk]] = []


def take_desk() -> Desk:
    """A desk that nobody else uses; it is to be given back."""
    try:
        return _IDLE.pop()
    except IndexError:
        return Desk()


def give_back(desk: Desk) -> None:
    _IDLE.append(desk)


@final
class Chart:
    """The ways of one map. Once measured it does not change, but for what is worked out when it is asked for."""

    def __init__(self, state: RaceState, revealed: i64) -> None:
        self.sea = state.sea
        self.row_0: i64 = state.row_0
        self.row_1: i64 = state.row_1
        self.row_2: i64 = state.row_2
        self.row_3: i64 = state.row_3
        self.row_4: i64 = state.row_4
        self.revealed: i64 = revealed
        self.ways: vec[i64] = vec[i64]([FAR] * CELLS)  # quarter steps to the hull
        self.eased: vec[i64] = vec[i64]([UNKNOWN] * CELLS)  # less what the next roll gains, once asked for
        self.entry: vec[i64] = vec[i64]([0] * CELLS)  # quarter steps more for entering the card of a cell
        self.ground: vec[i64] = vec[i64]([0] * CELLS)
        self._read(state)
        desk = take_desk()
        self._measure(desk)
        give_back(desk)

    def fits(self, state: RaceState, revealed: i64) -> bool:
        return (
            self.sea is state.sea and self.revealed == revealed and self.row_0 == state.row_0
            and self.row_1 == state.row_1 and self.row_2 == state.row_2 and self.row_3 == state.row_3
            and self.row_4 == state.row_4
        )  # fmt: skip

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

    def _measure(self, desk: Desk) -> None:
        """Measure all ways, the nearest cells first."""
        low, high = self.sea.hull_low, self.sea.hull_high
        self.ways[low] = 0
        self.ways[high] = 0
        used: i64 = 2
        desk.waiting[0] = low
        desk.waiting[1] = high
        desk.followers[0] = 1
        desk.followers[1] = UNKNOWN
        desk.heads[0] = 0
        for far in range(i64(FAR)):
            while desk.heads[far] != UNKNOWN:
                at = desk.heads[far]
                desk.heads[far] = desk.followers[at]
                cell = desk.waiting[at]
                if self.ways[cell] == far:
                    used = self._look_round(desk, cell, far, used)

    def _look_round(self, desk: Desk, cell: i64, far: i64, used: i64) -> i64:
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
                    desk.waiting[used] = other
                    desk.followers[used] = desk.heads[way]
                    desk.heads[way] = used
                    used += 1
        return used

    def ease(self, cell: i64) -> i64:
        """Quarter steps that are left from a cell, less what the next roll gains on average."""
        if self.eased[cell] == UNKNOWN:
            desk = take_desk()
            gained = self._gain_from(desk, cell)
            give_back(desk)
            self.eased[cell] = max(self.ways[cell] - gained * AHEAD_NUMBER // (AHEAD_PART * SHARE), 0)
        return self.eased[cell]

    def _gain_from(self, desk: Desk, cell: i64) -> i64:
        """What the rolls of 2 to 5 gain together; to stop on a card face down costs a point for turning it."""
        count = desk.begin(cell)
        first: i64 = 0
        best = self.ways[cell]
        hoped = best
        gained: i64 = 0
        for roll in range(i64(1), i64(REACH + 1)):
            last = count
            for k in range(first, last):
                count = self._go_on(desk, desk.reached[k], count)
            first = last
            best = min(best, hoped)
            for k in range(first, count):
                other = desk.reached[k]
                if self.ground[other] >= FIRM:
                    best = min(best, self.ways[other])
                elif self.entry[other] > 0:
                    hope: i64 = HOPE_LIGHT if self.entry[other] == ENTRY_LIGHT else HOPE_DARK
                    hoped = min(hoped, self.ways[other] + hope)
            if roll > 1:
                gained += self.ways[cell] - best
        return gained

    def _go_on(self, desk: Desk, cell: i64, count: i64) -> i64:
        """Go one step on from a cell that was reached; the number of cells reached now."""
        if self.ground[cell] == GOAL:
            return count
        for k in range(4 * cell, 4 * cell + 4):
            other = NEXT_CELL[k]
            if other >= 0 and self.ground[other] != CLOSED and desk.seen[other] != desk.clock:
                desk.seen[other] = desk.clock
                desk.reached[count] = other
                count += 1
        return count

    def walk(self, desk: Desk, start: i64, seal: i64, points: i64) -> i64:
        """Find all cells that a penguin can walk to, its own first; the number of cells reached."""
        count = desk.begin(start)
        if seal < CELLS:
            desk.seen[seal] = desk.clock
        first: i64 = 0
        for _ in range(points):
            last = count
            for k in range(first, last):
                count = self._go_on(desk, desk.reached[k], count)
            first = last
        return count


def _ground(kind: i64) -> i64:
    if kind == BLOCK or kind == VOID:
        return CLOSED
    if kind == HULL:
        return GOAL
    return WET if kind == SEA else FIRM


_CHARTS: Final[list[Chart | None]] = [None] * CHARTS  # of the maps that were asked for last


def chart_of(state: RaceState) -> Chart:
    """The ways of the map as it lies; a card that is being turned counts as turned."""
    revealed = state.place if state.phase == phase.REVEAL else i64(UNKNOWN)
    mixed = state.row_0 ^ state.row_1 >> 1 ^ state.row_2 >> 2 ^ state.row_3 >> 3 ^ state.row_4 >> 4 ^ revealed & 63
    mixed ^= mixed >> 30
    mixed ^= mixed >> 14
    mixed ^= mixed >> 7
    chart = _CHARTS[mixed & CHARTS - 1]
    if chart is None or not chart.fits(state, revealed):
        chart = Chart(state, revealed)
        _CHARTS[mixed & CHARTS - 1] = chart
    return chart
