"""How far penguins and the seal get: rows of bits, flooded one step at a time.

Row r of the map is entry r + 1 of each list of rows: there is an empty row above and one below, and the ark, which is
no cell, counts as the first cell of the latter. What was read from the cards and what the last flood found is kept: a
step is offered and then taken, and most steps turn no card.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.grids import table
from banchisa.engine.vec import vec
from banchisa.games.pinguinoe.sea import (
    ARK,
    CARD_COLS,
    CARD_ROWS,
    COLS,
    FIRST_CELL,
    ROWS,
    SHOWN,
    SPOT_STEP,
    TALL,
    WIDE,
    Sea,
)
from banchisa.games.pinguinoe.state import SeaState

LINES: Final = 17  # the rows of the map with one above and one below
MOST_STEPS: Final = 15  # more than any roll, seal and skates can give together
INNER_SPOT: Final = 5  # with the next one the two cells of a card that all others lie around
COLUMN: Final = table([1 << column for column in range(COLS)])
PRIME: Final = 29  # divided by it, the bits of the columns leave different remainders
_REMAINDERS: Final = [(1 << column) % PRIME for column in range(COLS)]
_COLUMN_OF: Final = table([0] + [_REMAINDERS.index(rest) for rest in range(1, PRIME)])
_CARDS: Final = table([-1] * CARD_ROWS)  # the cards that were read
_WALKS: Final = table([0] * LINES)  # cells of these cards that a penguin may enter
_SWIMS: Final = table([0] * LINES)  # the same for the seal
_STOP: Final = table([0] * LINES)  # cells that may be entered, but not passed
_EDGE: Final = table([0] * LINES)  # cells from which the next step goes on
_FOUND: Final = table([0] * LINES)  # cells reached so far
_WAVES: Final = table([0] * (LINES * (MOST_STEPS + 1)))  # LINES * step + row: cells reached by this step


def walk_cost(state: SeaState, start: i64, target: i64, points: i64) -> i64:
    """The points of a shortest way of a penguin (PIN-4.16), -1 if they do not suffice."""
    _flood(state, start, points, False)
    return _steps_to(target)


def leg_cost(state: SeaState, target: i64, steps: i64) -> i64:
    """The steps of a shortest leg of the seal (PIN-4.25), -1 if they do not suffice."""
    _flood(state, state.seal, steps, True)
    return _steps_to(target)


def fill_walks(state: SeaState, out: vec[i64], n: i64, first: i64, start: i64, points: i64) -> i64:
    """Write an action for each cell a penguin can walk to; how many actions there are now."""
    _flood(state, start, points, False)
    return _fill(out, n, first)


def fill_legs(state: SeaState, out: vec[i64], n: i64, first: i64, steps: i64) -> i64:
    """Write an action for each cell the seal can go to in one leg; how many actions there are now."""
    _flood(state, state.seal, steps, True)
    return _fill(out, n, first)


def flood_walks(state: SeaState, start: i64, points: i64) -> None:
    """Find the cells a penguin can walk to; `reached` tells them."""
    _flood(state, start, points, False)


def reached(cell: i64) -> bool:
    """Whether the last flood came to this cell."""
    return (_FOUND[cell // COLS + 1] & COLUMN[cell % COLS]) != 0


@final
class Flood:
    """What the last flood depended on besides the cards: its answers hold while nothing of that changes."""

    def __init__(self) -> None:
        self.sea: Sea | None = None
        self.penguins: i64 = 0
        self.seal: i64 = ARK
        self.start: i64 = ARK
        self.steps: i64 = 0
        self.swims = False
        self.middle: i64 = 0  # the row in which it began

    def answers(self, state: SeaState, start: i64, steps: i64, swims: bool) -> bool:
        """Whether that flood is the one asked for now."""
        return (
            self.penguins == state.penguins and self.seal == state.seal
            and self.start == start and self.steps == steps and self.swims == swims
        )  # fmt: skip

    def ask(self, state: SeaState, start: i64, steps: i64, swims: bool) -> None:
        self.penguins = state.penguins
        self.seal = state.seal
        self.start = start
        self.steps = steps
        self.swims = swims


_LAST: Final = Flood()


def _flood(state: SeaState, start: i64, steps: i64, swims: bool) -> None:
    """Spread from a cell by so many steps, unless that is what was done last."""
    if not _read_cards(state) and _LAST.answers(state, start, steps, swims):
        return
    _LAST.ask(state, start, steps, swims)
    _clear()
    _begin(state, start)
    _set_stops(state, swims)
    _mark(_FOUND, start)
    _mark(_FOUND, state.seal)  # PIN-4.5; to itself it is the start
    for step in range(1, steps + 1):
        _spread(step, swims)
    _unmark(_FOUND, start)
    _unmark(_FOUND, state.seal)


def _read_cards(state: SeaState) -> bool:
    """Look for cards that lie otherwise than when they were read last; whether there are any."""
    changed = _LAST.sea is not state.sea
    _LAST.sea = state.sea
    for row in range(i64(CARD_ROWS)):
        cards = state.row(row)
        if changed or _CARDS[row] != cards:
            _CARDS[row] = cards
            _read_row(state.sea, row, cards)
            changed = True
    return changed


def _read_row(sea: Sea, row: i64, cards: i64) -> None:
    """The open cells of seven cards."""
    for r in range(i64(TALL)):
        walks: i64 = 0
        swims: i64 = 0
        for column in range(i64(CARD_COLS)):
            face = SHOWN[cards >> column * 8 & 255]
            walks |= sea.walks[face * TALL + r] << column * WIDE
            swims |= sea.swims[face * TALL + r] << column * WIDE
        _WALKS[row * TALL + r + 1] = walks
        _SWIMS[row * TALL + r + 1] = swims


def _clear() -> None:
    for r in range(i64(LINES)):
        _STOP[r] = 0
        _EDGE[r] = 0
        _FOUND[r] = 0


def _begin(state: SeaState, start: i64) -> None:
    """From the ark as if from the two inner cells of its card: a step leads to all cells round them (PIN-4.24)."""
    if start == ARK:
        start = FIRST_CELL[state.sea.ark] + SPOT_STEP[INNER_SPOT]
        _mark(_EDGE, start + 1)
    _mark(_EDGE, start)
    _LAST.middle = start // COLS + 1


def _set_stops(state: SeaState, swims: bool) -> None:
    """Where a way ends: the seal at a penguin (PIN-4.25), a penguin at the hull (PIN-4.18)."""
    if swims:
        for seat in range(state.sea.seats):
            _mark(_STOP, state.spot(seat))
    else:
        _mark(_STOP, state.sea.hull_low)
        _mark(_STOP, state.sea.hull_high)


def _mark(rows: vec[i64], cell: i64) -> None:
    rows[cell // COLS + 1] |= COLUMN[cell % COLS]


def _unmark(rows: vec[i64], cell: i64) -> None:
    rows[cell // COLS + 1] &= ~COLUMN[cell % COLS]


def _spread(step: i64, swims: bool) -> None:
    """One step, of a penguin in the four directions (PIN-4.3), of the seal in the eight (PIN-4.22)."""
    top = max(_LAST.middle - step, 1)
    may_enter = _SWIMS if swims else _WALKS
    above: i64 = 0
    here = _EDGE[top]
    for r in range(top, min(_LAST.middle + step, ROWS) + 1):
        below = _EDGE[r + 1]
        near = above | below
        if swims:
            near |= here
            near |= near << 1 | near >> 1
        else:
            near |= here << 1 | here >> 1
        found = near & may_enter[r] & ~_FOUND[r]
        above = here
        here = below
        _FOUND[r] |= found
        _EDGE[r] = found & ~_STOP[r]
        _WAVES[LINES * step + r] = found


def _steps_to(target: i64) -> i64:
    """By which step the flood came to a cell, -1 if it did not."""
    r = target // COLS + 1
    step = max(max(r - _LAST.middle, _LAST.middle - r), 1)
    while step <= _LAST.steps:
        if _WAVES[LINES * step + r] & COLUMN[target % COLS]:
            return step
        step += 1
    return -1


def _fill(out: vec[i64], n: i64, first: i64) -> i64:
    """Write an action for each cell reached."""
    for r in range(1, i64(ROWS + 1)):
        left = _FOUND[r]
        while left:
            lowest = left & -left
            out[n] = first + (r - 1) * COLS + _COLUMN_OF[lowest % PRIME]
            n += 1
            left ^= lowest
    return n
