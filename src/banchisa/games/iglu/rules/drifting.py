"""The Drift: pushing a row of tiles, after the animals in the way have been moved out."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.rules.board import (
    BEAR,
    BIT,
    EAST,
    H8,
    NORTH,
    PAIR_NUMBER,
    SIDES,
    SOUTH,
    STEP,
    WEST,
    byte_of,
    shift,
    spread,
    with_byte,
)
from banchisa.games.iglu.rules.melting import fill_cells
from banchisa.games.iglu.rules.state import IGLOOS, FieldState


def coverable(state: FieldState) -> i64:
    """Sea spaces that a tile may cover: every animal in them has a way out (IGL-4.33, IGL-4.34)."""
    sea = state.sea()
    stuck_fish = state.animals() & sea & ~spread(sea)
    stuck_bears = state.bears & sea & ~spread(bear_waters(state))
    return sea & ~stuck_fish & ~stuck_bears


def bear_waters(state: FieldState) -> i64:
    """Sea spaces where a bear may be moved out of the way (IGL-4.33)."""
    return state.sea() & ~state.field.banned & ~state.bears


def pushable(state: FieldState, way: i64, cover: i64) -> i64:
    """The tiles that may be pushed in a direction, those in front of them included (IGL-4.28, IGL-4.29)."""
    back = (way + 2) % 4
    riders = (state.animals() | state.bears) & state.ice
    movable = state.ice & ~(riders & shift(state.field.banned, back))  # IGL-4.36
    found = movable & shift(cover, back)
    grown = found | movable & shift(found, back)
    while grown != found:
        found = grown
        grown = found | movable & shift(found, back)
    return found


def can_drift(state: FieldState) -> bool:
    """Whether any push is allowed (IGL-4.37)."""
    cover = coverable(state)
    upright = pushable(state, NORTH, cover) | pushable(state, SOUTH, cover)
    return (upright | pushable(state, EAST, cover) | pushable(state, WEST, cover)) != 0


def fill_drifts(state: FieldState, out: vec[i64]) -> i64:
    cover = coverable(state)
    north, east = pushable(state, NORTH, cover), pushable(state, EAST, cover)
    south, west = pushable(state, SOUTH, cover), pushable(state, WEST, cover)
    rest = north | east | south | west
    n: i64 = 0
    while rest:
        low = rest & -rest
        k = lowest(low) * 4
        if north & low:
            out[n] = ids.DRIFT + PAIR_NUMBER[k]
            n += 1
        if east & low:
            out[n] = ids.DRIFT + PAIR_NUMBER[k + EAST]
            n += 1
        if south & low:
            out[n] = ids.DRIFT + PAIR_NUMBER[k + SOUTH]
            n += 1
        if west & low:
            out[n] = ids.DRIFT + PAIR_NUMBER[k + WEST]
            n += 1
        rest ^= low
    return n


def cover(state: FieldState, cell: i64, way: i64) -> i64:
    """The sea space ahead of a row of tiles."""
    while state.ice & BIT[cell]:
        cell = STEP[cell * 4 + way]
    return cell


def next_displaced(state: FieldState) -> i64:
    """The kind of token to move out next: the bear, then the fish from 3 to 1; -1 when the way is free (IGL-4.32)."""
    if state.bears & BIT[state.here]:
        return BEAR
    value: i64 = 3
    while value > 0:
        if state.at_least_one(value) & BIT[state.here]:
            return value - 1
        value -= 1
    return -1


def fill_displaced(state: FieldState, out: vec[i64]) -> i64:
    room = bear_waters(state) if next_displaced(state) == BEAR else state.sea()  # IGL-4.33
    return fill_cells(out, 0, ids.DISPLACE, room & SIDES[state.here])


def displace(state: FieldState, to: i64) -> None:
    """Move the next token out of the way."""
    kind = next_displaced(state)
    if kind == BEAR:
        state.bears ^= BIT[state.here] | BIT[to]
        state.kill_animals(to)  # IGL-4.35
    else:
        state.take_animal(kind + 1, state.here)
        state.put_animal(kind + 1, to)


def push(state: FieldState) -> None:
    """The chosen tile and all in front of it move by one space, with everything on them (IGL-4.28, IGL-4.30)."""
    way = state.way
    row: i64 = 0
    cell = state.pushed
    while cell != state.here:
        row |= BIT[cell]
        cell = STEP[cell * 4 + way]
    state.ice = _shift_mask(state.ice, row, way)  # IGL-4.31
    state.glaciers = _shift_mask(state.glaciers, row, way)
    state.bears = _shift_mask(state.bears, row, way)  # IGL-4.38
    state.igloos = _shift_mask(state.igloos, row, way)
    state.one_1 = _shift_mask(state.one_1, row, way)
    state.one_2 = _shift_mask(state.one_2, row, way)
    state.one_4 = _shift_mask(state.one_4, row, way)
    state.one_8 = _shift_mask(state.one_8, row, way)
    state.two_1 = _shift_mask(state.two_1, row, way)
    state.two_2 = _shift_mask(state.two_2, row, way)
    state.two_4 = _shift_mask(state.two_4, row, way)
    state.two_8 = _shift_mask(state.two_8, row, way)
    state.three_1 = _shift_mask(state.three_1, row, way)
    state.three_2 = _shift_mask(state.three_2, row, way)
    state.three_4 = _shift_mask(state.three_4, row, way)
    state.three_8 = _shift_mask(state.three_8, row, way)
    for seat in range(state.field.seats):
        state.set_folk(seat, _shift_cells(state.folk(seat), state.field.inuit, row, way))
    state.built = _shift_cells(state.built, state.field.seats * IGLOOS, row, way)


def _shift_mask(mask: i64, row: i64, way: i64) -> i64:
    """A mask after the tiles of a row have moved."""
    return mask & ~row | shift(mask & row, way)


def _shift_cells(cells: i64, count: i64, row: i64, way: i64) -> i64:
    """Spaces in the bytes of a word after the tiles of a row have moved."""
    for k in range(count):
        cell = byte_of(cells, k)
        if cell < H8 and row & BIT[cell]:
            cells = with_byte(cells, k, STEP[cell * 4 + way])
    return cells
