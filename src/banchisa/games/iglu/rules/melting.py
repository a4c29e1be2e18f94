"""Phase 1: melting a tile, and removing one with a Melt tile."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.rules.animals import can_move_any
from banchisa.games.iglu.rules.board import BEAR, BIT, NUMBER, ring, spread
from banchisa.games.iglu.rules.state import KEPT_ANIMALS, KEPT_MELT, TYPE_ANIMALS, TYPE_MELT, FieldState


def find_occupied(state: FieldState, animals: i64) -> i64:
    """The spaces with Inuit, an igloo, an animal or a bear (IGL-4.5); an igloo never leaves its tile (IGL-4.87)."""
    return state.people() | state.igloos | animals | state.bears


def free_tiles(state: FieldState) -> i64:
    """Face-down tiles that carry nothing."""
    return state.face_down() & ~find_occupied(state, state.animals())


def at_sea(state: FieldState) -> i64:
    """The free tiles beside the sea."""
    return free_tiles(state) & spread(state.sea())  # IGL-4.14


def meltable(state: FieldState) -> i64:
    """The tiles that may be melted in phase 1."""
    free = free_tiles(state)
    beside = free & spread(state.sea())  # IGL-4.14
    return beside if beside else free & ring()  # IGL-4.15


def removable(state: FieldState) -> i64:
    """The tiles that a Melt tile may remove (IGL-4.47, IGL-4.48)."""
    return state.face_down() & ~state.igloos & spread(state.sea())


def fill_melts(state: FieldState, out: vec[i64]) -> i64:
    """Phase 1: the compulsory melt, and the kept tiles that may come before it."""
    return fill_kept(state, out, fill_cells(out, 0, ids.MELT_ICE, meltable(state)))


def fill_kept(state: FieldState, out: vec[i64], n: i64) -> i64:
    """Melt and Move animals, which both phases allow (IGL-4.44)."""
    seat = state.active
    if state.kept_of(seat, KEPT_MELT) and not state.played & TYPE_MELT:  # IGL-4.42
        n = fill_cells(out, n, ids.PLAY_MELT, removable(state))
    if state.kept_of(seat, KEPT_ANIMALS) and not state.played & TYPE_ANIMALS and can_move_any(state):  # IGL-4.46
        out[n] = ids.PLAY_ANIMALS
        n += 1
    return n


def fill_cells(out: vec[i64], n: i64, first: i64, mask: i64) -> i64:
    """Write an action for each water space of a mask, and return the new number of actions."""
    while mask:
        low = mask & -mask
        out[n] = first + NUMBER[lowest(low)]
        n += 1
        mask ^= low
    return n


def remove_tile(state: FieldState, cell: i64) -> None:
    """A Melt tile takes away a tile and all it carries, unseen (IGL-4.47, IGL-4.51)."""
    state.give_up(state.active, KEPT_MELT)
    state.played |= TYPE_MELT
    state.kill_animals(cell)  # IGL-4.49
    if state.bears & BIT[cell]:
        state.bears ^= BIT[cell]
        state.lose_tokens(BEAR, 1)
    state.ice ^= BIT[cell]
    for seat in range(state.field.seats):
        state.make_flee(seat, cell)  # IGL-4.50
