"""Phase 2: walking, paddling, hunting, building, and the kept tiles played meanwhile."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.rules.animals import can_harpoon, shoot
from banchisa.games.iglu.rules.board import (
    BEAR,
    BIT,
    CORNER,
    FIRST_FOX,
    H8,
    SIDES,
    STEP,
    WALK_NUMBER,
    drop_sign,
    flood,
    land,
    spread,
    value_of,
)
from banchisa.games.iglu.rules.melting import fill_cells, fill_kept
from banchisa.games.iglu.rules.state import KEPT_ENERGY, TYPE_ENERGY, FieldState


def fill_acts(state: FieldState, out: vec[i64]) -> i64:
    """Everything the active player may do in phase 2."""
    n = fill_kept(state, out, 0)
    if not state.played & TYPE_ENERGY:  # IGL-4.42
        for value in range(i64(3)):
            if state.kept_of(state.active, KEPT_ENERGY + value):
                out[n] = ids.PLAY_ENERGY + value
                n += 1
    camp = state.camp(state.active)
    if state.ap >= state.field.walk_cost:
        n = _fill_walks(state, out, n, camp)
    if state.ap >= state.field.kayak_cost:
        n = _fill_kayaks(state, out, n, camp)
    n = _fill_hunts(state, out, n, camp)
    n = _fill_sites(state, out, n, camp)
    out[n] = ids.END_TURN  # IGL-4.71
    return n + 1


# moving


def enterable(state: FieldState) -> i64:
    """The ground the active player may enter, corners included (IGL-4.75)."""
    seat = state.active
    ground = state.ice
    if not can_harpoon(state, seat):
        ground &= ~state.bears  # IGL-4.74
    if state.field.closed_igloos:
        ground &= ~(state.igloos & ~state.village(seat))  # IGL-6.1
    return ground | land()


def _fill_walks(state: FieldState, out: vec[i64], n: i64, camp: i64) -> i64:
    ground = enterable(state)
    rest = drop_sign(camp)
    while rest:
        low = rest & -rest
        n = _fill_walks_from(out, n, lowest(low), ground)
        rest ^= low
    return _fill_walks_from(out, n, H8, ground) if camp < 0 else n


def _fill_walks_from(out: vec[i64], n: i64, cell: i64, ground: i64) -> i64:
    for k in range(cell * 4, cell * 4 + 4):
        if WALK_NUMBER[k] >= 0 and ground & BIT[STEP[k]]:  # IGL-4.72
            out[n] = ids.WALK + WALK_NUMBER[k]
            n += 1
    return n


def _fill_kayaks(state: FieldState, out: vec[i64], n: i64, camp: i64) -> i64:
    ground = enterable(state)
    calm = state.sea() & ~state.bears  # IGL-4.77
    rest = drop_sign(camp)
    while rest:
        low = rest & -rest
        cell = lowest(low)
        n = _fill_kayaks_from(out, n, cell, shore(flood(SIDES[cell], calm)) & ground)
        rest ^= low
    return _fill_kayaks_from(out, n, H8, shore(flood(SIDES[H8], calm)) & ground) if camp < 0 else n


def shore(area: i64) -> i64:
    """The spaces beside a sea area, corners included."""
    found = spread(area)
    for k in range(i64(4)):
        if area & SIDES[CORNER[k]]:
            found |= BIT[CORNER[k]]
    return found


def _fill_kayaks_from(out: vec[i64], n: i64, cell: i64, goals: i64) -> i64:
    first = ids.KAYAK + cell * ids.KAYAK_COUNT
    rest = drop_sign(goals & ~BIT[cell])
    while rest:
        low = rest & -rest
        goal = lowest(low)
        out[n] = first + goal - (1 if goal > cell else 0)
        n += 1
        rest ^= low
    if goals < 0 and cell != H8:
        out[n] = first + H8 - 1
        n += 1
    return n


def enter(state: FieldState, start: i64, to: i64) -> None:
    """An Inuk arrives; a bear there is killed with a Harpoon (IGL-4.74)."""
    state.move_inuk(state.active, start, to)
    if state.bears & BIT[to]:
        shoot(state, state.active, to)


# hunting


def reach(camp: i64) -> i64:
    """The spaces beside one's Inuit (IGL-4.82)."""
    found = spread(camp & ~land())
    for k in range(i64(4)):
        if camp & BIT[CORNER[k]]:
            found |= SIDES[CORNER[k]]
    return found


def _fill_hunts(state: FieldState, out: vec[i64], n: i64, camp: i64) -> i64:
    beside = reach(camp)
    for kind in range(i64(BEAR)):  # never a bear for AP (IGL-4.83)
        if state.ap >= value_of(kind):  # the price is the value (IGL-4.80)
            n = fill_cells(out, n, ids.HUNT + kind * ids.WATER_COUNT, _prey(state, kind, camp, beside))
    if can_harpoon(state, state.active):  # IGL-4.84
        for kind in range(i64(BEAR + 1)):
            n = fill_cells(out, n, ids.HARPOON + kind * ids.WATER_COUNT, _prey(state, kind, camp, beside))
    return n


def _prey(state: FieldState, kind: i64, camp: i64, beside: i64) -> i64:
    """The spaces where tokens of a kind can be hunted."""
    if kind < FIRST_FOX:
        return state.herd(kind) & beside  # IGL-4.82
    return state.herd(kind) & state.ice & camp  # IGL-4.81, IGL-4.85


def hunt(state: FieldState, kind: i64, cell: i64) -> None:
    """Take a fish or a fox."""
    state.take_animal(value_of(kind), cell)
    state.catch(state.active, kind)


# building


def sites(state: FieldState, camp: i64) -> i64:
    """Where the active player may build (IGL-4.86, IGL-4.88)."""
    return state.ice & camp & ~state.rivals(state.active) & ~state.igloos


def _fill_sites(state: FieldState, out: vec[i64], n: i64, camp: i64) -> i64:
    if state.ap < state.field.igloo_cost or not state.igloos_left(state.active):
        return n
    return fill_cells(out, n, ids.BUILD_IGLOO, sites(state, camp))
