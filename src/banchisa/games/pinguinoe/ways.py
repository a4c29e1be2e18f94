"""How far penguins and the seal get: rows of bits, flooded one step at a time in a window of the map.

Row r of the map is entry r + 1 of each list of rows, so that there is an empty row above and one below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.grids import table
from banchisa.engine.vec import vec
from banchisa.games.pinguinoe.sea import (
    ARK,
    BACK,
    COLS,
    FACE_MASK,
    FIRST_CELL,
    HULL,
    ROWS,
    SPOT_STEP,
    SPOTS,
    TALL,
    UP,
    WIDE,
)
from banchisa.games.pinguinoe.state import SeaState

COLUMN: Final = table([1 << column for column in range(COLS)])
_OPEN: Final = table([0] * (ROWS + 2))  # cells that may be entered
_STOP: Final = table([0] * (ROWS + 2))  # cells that may be entered, but not passed
_EDGE: Final = table([0] * (ROWS + 2))  # cells from which the next step goes on
_FOUND: Final = table([0] * (ROWS + 2))  # cells reached so far
_WINDOW: Final = table([0, 0, 0, 0])  # first and last row, first and last column


def walk_cost(state: SeaState, start: i64, target: i64, points: i64) -> i64:
    """The points of a shortest way of a penguin (PIN-4.16), -1 if they do not suffice."""
    return _flood(state, start, points, target, False)


def leg_cost(state: SeaState, target: i64, steps: i64) -> i64:
    """The steps of a shortest leg of the seal (PIN-4.25), -1 if they do not suffice."""
    return _flood(state, state.seal, steps, target, True)


def fill_walks(state: SeaState, out: vec[i64], n: i64, first: i64, start: i64, points: i64) -> i64:
    """Write an action for each cell a penguin can walk to; how many actions there are now."""
    _flood(state, start, points, -1, False)
    return _fill(out, n, first)


def fill_legs(state: SeaState, out: vec[i64], n: i64, first: i64, steps: i64) -> i64:
    """Write an action for each cell the seal can go to in one leg; how many actions there are now."""
    _flood(state, state.seal, steps, -1, True)
    return _fill(out, n, first)


def flood_walks(state: SeaState, start: i64, points: i64) -> None:
    """Find the cells a penguin can walk to; `reached` tells them."""
    _flood(state, start, points, -1, False)


def reached(cell: i64) -> bool:
    """Whether the last flood came to this cell."""
    return (_FOUND[cell // COLS + 1] & COLUMN[cell % COLS]) != 0


def _flood(state: SeaState, start: i64, steps: i64, target: i64, swims: bool) -> i64:
    """Spread from a cell until the target is reached; the number of steps, -1 if they do not suffice."""
    if start == ARK:
        _look_at(state, state.sea.hull_low, steps + 2, swims)  # the ring round the hull is up to two cells away
    else:
        _look_at(state, start, steps, swims)
        _mark(_EDGE, start)
        _OPEN[start // COLS + 1] &= ~COLUMN[start % COLS]
    if swims:
        for seat in range(state.sea.seats):
            _mark(_STOP, state.spot(seat))  # PIN-4.25
    else:
        if state.seal != ARK:
            _OPEN[state.seal // COLS + 1] &= ~COLUMN[state.seal % COLS]  # PIN-4.5
        _mark(_STOP, state.sea.hull_low)  # PIN-4.18
        _mark(_STOP, state.sea.hull_high)
    taken: i64 = 0
    while taken < steps:
        if start == ARK and taken == 0:
            _leave_ark(state)
        elif swims:
            _swim_on()
        else:
            _walk_on()
        taken += 1
        if target >= 0 and reached(target):
            return taken
    return -1


def _mark(rows: vec[i64], cell: i64) -> None:
    rows[cell // COLS + 1] |= COLUMN[cell % COLS]


def _look_at(state: SeaState, middle: i64, reach: i64, swims: bool) -> None:
    """Read the open cells of a window of whole cards, so large that no way leads out of it."""
    top = max(middle // COLS - reach, 0) // TALL
    bottom = min(middle // COLS + reach, ROWS - 1) // TALL
    left = max(middle % COLS - reach, 0) // WIDE
    right = min(middle % COLS + reach, COLS - 1) // WIDE
    _WINDOW[0] = top * TALL
    _WINDOW[1] = bottom * TALL + TALL - 1
    _WINDOW[2] = left * WIDE
    _WINDOW[3] = right * WIDE + WIDE - 1
    for r in range(i64(ROWS + 2)):
        _OPEN[r] = 0
        _STOP[r] = 0
        _EDGE[r] = 0
        _FOUND[r] = 0
    rows = state.sea.swims if swims else state.sea.walks
    for card_row in range(top, bottom + 1):
        cards = state.row(card_row)
        r = card_row * TALL + 1
        for column in range(left, right + 1):
            code = cards >> column * 8 & 255
            face = code & FACE_MASK if code >= UP else BACK
            _OPEN[r] |= rows[face * TALL] << column * WIDE
            _OPEN[r + 1] |= rows[face * TALL + 1] << column * WIDE
            _OPEN[r + 2] |= rows[face * TALL + 2] << column * WIDE


def _walk_on() -> None:
    """One step in the four directions (PIN-4.3)."""
    above: i64 = 0
    for r in range(_WINDOW[0] + 1, _WINDOW[1] + 2):
        edge = _EDGE[r]
        found = (edge << 1 | edge >> 1 | above | _EDGE[r + 1]) & _OPEN[r] & ~_FOUND[r]
        above = edge
        _FOUND[r] |= found
        _EDGE[r] = found & ~_STOP[r]


def _swim_on() -> None:
    """One step in the eight directions (PIN-4.22)."""
    above: i64 = 0
    here = _EDGE[_WINDOW[0] + 1]
    for r in range(_WINDOW[0] + 1, _WINDOW[1] + 2):
        below = _EDGE[r + 1]
        near = above | here | below
        found = (near | near << 1 | near >> 1) & _OPEN[r] & ~_FOUND[r]
        above = here
        here = below
        _FOUND[r] |= found
        _EDGE[r] = found & ~_STOP[r]


def _leave_ark(state: SeaState) -> None:
    """The first step leads from the ark to any cell round the hull that is no block (PIN-4.24)."""
    face = state.face(state.sea.ark)
    for spot in range(i64(SPOTS)):
        cell = FIRST_CELL[state.sea.ark] + SPOT_STEP[spot]
        r = cell // COLS + 1
        if state.sea.kind_of(face, spot) != HULL and _OPEN[r] & COLUMN[cell % COLS]:
            _FOUND[r] |= COLUMN[cell % COLS]
            _EDGE[r] |= COLUMN[cell % COLS] & ~_STOP[r]


def _fill(out: vec[i64], n: i64, first: i64) -> i64:
    """Write an action for each cell reached."""
    for r in range(_WINDOW[0], _WINDOW[1] + 1):
        found = _FOUND[r + 1]
        if found:
            for c in range(_WINDOW[2], _WINDOW[3] + 1):
                if found & COLUMN[c]:
                    out[n] = first + r * COLS + c
                    n += 1
    return n
