"""How far penguins and the seal get: rows of bits, flooded one step at a time.

Row r of the map is entry r + 1 of each list of rows: there is an empty row above and one below, and the ark, which is
no cell, counts as the first cell of the latter. A flood remembers what it read from the cards and what it found: a step
is offered and then taken, and most steps turn no card.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.bits import write_numbers
from banchisa.engine.grids import table
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    CARD_COLS,
    CARD_ROWS,
    COLS,
    FIRST_CELL,
    FOR_SEAL,
    ROWS,
    SHOWN,
    SPOT_STEP,
    TALL,
    WIDE,
    Sea,
    byte_of,
)
from banchisa.games.pinguinoe.rules.state import SeaState

LINES: Final = 17  # the rows of the map with one above and one below
MOST_STEPS: Final = 15  # more than any roll, seal and skates can give together
INNER_SPOT: Final = 5  # with the next one the two cells of a card that all others lie around
COLUMN: Final = table([1 << column for column in range(COLS)])
_WHOLE_ROW: Final = 0xFFFFFFF  # 28 columns


@final
class Flood:
    """A search for ways, with what it read from the cards and what it found; its answers hold while nothing changes."""

    def __init__(self) -> None:
        # what it depends on
        self.sea: Sea | None = None
        self.cards: vec[i64] = vec[i64]([-1] * CARD_ROWS)
        self.penguins: i64 = 0
        self.seal: i64 = ARK
        self.start: i64 = ARK
        self.steps: i64 = 0
        self.swims = False
        # what the cards show
        self.walkable: vec[i64] = vec[i64]([0] * LINES)  # cells that a penguin may enter
        self.swimmable: vec[i64] = vec[i64]([0] * LINES)  # the same for the seal
        # what it found
        self.middle: i64 = 0  # the row in which it began
        self.ends: vec[i64] = vec[i64]([0] * LINES)  # cells that may be entered, but not passed
        self.edge: vec[i64] = vec[i64]([0] * LINES)  # cells from which the next step goes on
        self.found: vec[i64] = vec[i64]([0] * LINES)  # cells reached so far
        self.waves: vec[i64] = vec[i64]([0] * (LINES * (MOST_STEPS + 1)))  # LINES * step + row: reached by this step

    def spread(self, state: SeaState, start: i64, steps: i64, swims: bool) -> None:
        """Spread from a cell by this number of steps, unless the last call did just that."""
        if not self._read_cards(state) and self._answers(state, start, steps, swims):
            return
        self.penguins = state.penguins
        self.seal = state.seal
        self.start = start
        self.steps = steps
        self.swims = swims
        self._clear()
        self._begin(state, start)
        self._set_ends(state)
        _mark(self.found, start)
        _mark(self.found, state.seal)  # PIN-4.5; to itself it is the start
        for step in range(1, steps + 1):
            self._step(step)
        _unmark(self.found, start)
        _unmark(self.found, state.seal)

    def _answers(self, state: SeaState, start: i64, steps: i64, swims: bool) -> bool:
        """Whether the last search is the one asked for now, if the cards lie as they did."""
        return (
            self.penguins == state.penguins and self.seal == state.seal
            and self.start == start and self.steps == steps and self.swims == swims
        )  # fmt: skip

    def _read_cards(self, state: SeaState) -> bool:
        """Look for cards that lie otherwise than when they were read last; whether there are any."""
        changed = self.sea is not state.sea
        self.sea = state.sea
        known = self.cards
        for row in range(i64(CARD_ROWS)):
            cards = state.row(row)
            if changed or known[row] != cards:
                known[row] = cards
                self._read_row(state.sea, row, cards)
                changed = True
        return changed

    def _read_row(self, sea: Sea, row: i64, cards: i64) -> None:
        """The open cells of seven cards."""
        ways = sea.ways
        for r in range(i64(TALL)):
            found: i64 = 0
            for column in range(i64(CARD_COLS)):
                found |= ways[SHOWN[byte_of(cards, column)] * TALL + r] << column * WIDE
            self.walkable[row * TALL + r + 1] = found & _WHOLE_ROW
            self.swimmable[row * TALL + r + 1] = found >> FOR_SEAL

    def _clear(self) -> None:
        ends, edge, found = self.ends, self.edge, self.found
        for r in range(i64(LINES)):
            ends[r] = 0
            edge[r] = 0
            found[r] = 0

    def _begin(self, state: SeaState, start: i64) -> None:
        """From the ark as if from the two inner cells of its card: a step leads to all cells round them (PIN-4.24)."""
        if start == ARK:
            start = FIRST_CELL[state.sea.ark] + SPOT_STEP[INNER_SPOT]
            _mark(self.edge, start + 1)
        _mark(self.edge, start)
        self.middle = start // COLS + 1

    def _set_ends(self, state: SeaState) -> None:
        """Where a way ends: the seal at a penguin (PIN-4.25), a penguin at the hull (PIN-4.18)."""
        if self.swims:
            for seat in range(state.sea.seats):
                _mark(self.ends, state.spot(seat))
        else:
            _mark(self.ends, state.sea.hull_low)
            _mark(self.ends, state.sea.hull_high)

    def _step(self, step: i64) -> None:
        """One step, of a penguin in the four directions (PIN-4.3), of the seal in the eight (PIN-4.22)."""
        top = max(self.middle - step, 1)
        swims = self.swims
        may_enter = self.swimmable if swims else self.walkable
        ends, edge, found, waves = self.ends, self.edge, self.found, self.waves
        above: i64 = 0
        here = edge[top]
        for r in range(top, min(self.middle + step, ROWS) + 1):
            below = edge[r + 1]
            near = above | below
            if swims:
                near |= here
                near |= near << 1 | near >> 1
            else:
                near |= here << 1 | here >> 1
            fresh = near & may_enter[r] & ~found[r]
            above = here
            here = below
            found[r] |= fresh
            edge[r] = fresh & ~ends[r]
            waves[LINES * step + r] = fresh

    def steps_to(self, target: i64) -> i64:
        """By which step the search came to a cell, -1 if it did not."""
        r = target // COLS + 1
        step = max(max(r - self.middle, self.middle - r), 1)
        while step <= self.steps:
            if self.waves[LINES * step + r] & COLUMN[target % COLS]:
                return step
            step += 1
        return -1

    def cells(self) -> list[int]:
        """The cells reached, in order."""
        out: list[int] = []
        for r in range(1, i64(ROWS + 1)):
            left = self.found[r]
            column: i64 = 0
            while left:
                if left & 1:
                    out.append(int((r - 1) * COLS + column))
                left >>= 1
                column += 1
        return out

    def write(self, out: vec[i64], n: i64, first: i64) -> i64:
        """Write an action for each cell reached, and return the new number of actions."""
        found = self.found
        for r in range(1, i64(ROWS + 1)):
            if found[r]:
                n = write_numbers(out, n, first + (r - 1) * COLS, found[r])
        return n


def _mark(rows: vec[i64], cell: i64) -> None:
    rows[cell // COLS + 1] |= COLUMN[cell % COLS]


def _unmark(rows: vec[i64], cell: i64) -> None:
    rows[cell // COLS + 1] &= ~COLUMN[cell % COLS]


_IDLE: Final[list[Flood]] = []  # a call takes one out for itself, so that no two threads share one


def _take() -> Flood:
    try:
        return _IDLE.pop()
    except IndexError:
        return Flood()


def walk_cost(state: SeaState, start: i64, target: i64, points: i64) -> i64:
    """The points of a shortest way of a penguin (PIN-4.16), -1 if they do not suffice."""
    return _cost(state, start, target, points, False)


def leg_cost(state: SeaState, target: i64, steps: i64) -> i64:
    """The steps of a shortest leg of the seal (PIN-4.25), -1 if they do not suffice."""
    return _cost(state, state.seal, target, steps, True)


def fill_walks(state: SeaState, out: vec[i64], n: i64, first: i64, start: i64, points: i64) -> i64:
    """Write an action for each cell a penguin can walk to, and return the new number of actions."""
    return _fill(state, out, n, first, start, points, False)


def fill_legs(state: SeaState, out: vec[i64], n: i64, first: i64, steps: i64) -> i64:
    """Write an action for each cell the seal can go to in one leg, and return the new number of actions."""
    return _fill(state, out, n, first, state.seal, steps, True)


def seal_reach(state: SeaState) -> list[int]:
    """The cells that the seal could go to with its next roll, in order."""
    flood = _take()
    flood.spread(state, state.seal, state.sea.seal_steps, True)
    found = flood.cells()
    _IDLE.append(flood)
    return found


def _cost(state: SeaState, start: i64, target: i64, steps: i64, swims: bool) -> i64:
    flood = _take()
    flood.spread(state, start, steps, swims)
    cost = flood.steps_to(target)
    _IDLE.append(flood)
    return cost


def _fill(state: SeaState, out: vec[i64], n: i64, first: i64, start: i64, steps: i64, swims: bool) -> i64:
    flood = _take()
    flood.spread(state, start, steps, swims)
    n = flood.write(out, n, first)
    _IDLE.append(flood)
    return n
