"""What is offered at each step: the legal actions, ascending."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.games.icehike import actions as ids
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.bears import can_walk, walks
from banchisa.games.icehike.rules.blockades import dead_ends, dead_ends_among, narrow_cells
from banchisa.games.icehike.rules.board import (
    ALL_COLOURS,
    BERRY,
    FLAG,
    HALF,
    MOST_BEARS,
    MOST_IGLOOS,
    OFF,
    PLACE_OF,
    SIDES,
    byte_of,
    within,
)
from banchisa.games.icehike.rules.refuges import is_refuge
from banchisa.games.icehike.rules.state import OPEN, TrailState
from banchisa.games.icehike.rules.walking import can_build, can_search, can_step, pushes


def fill_offers(state: TrailState, out: vec[i64]) -> i64:
    """Write the legal actions into out, ascending, and return their number."""
    if state.phase == phase.ACT:
        return _fill_act(state, out)
    if state.phase == phase.PLACE:
        return _fill_place(state, out)
    if state.phase == phase.BEAR:
        return _fill_walk(state, out)
    if state.phase == phase.DRAW_TILE:
        return _fill_kinds(out, ids.DRAW_TILE, state.stack)
    if state.phase == phase.DRAW_CUBE:
        return _fill_kinds(out, ids.DRAW_CUBE, state.bag)
    if state.phase == phase.TORCH:
        out[0] = ids.TORCH_NO
        out[1] = ids.TORCH_YES
        return 2
    if state.phase == phase.RETREAT:
        return _fill_refuges(state, out)
    if state.phase == phase.PUSH:
        return _fill_pushes(state, out)
    return _fill_fees(state, out) if state.phase == phase.PAY else i64(0)


def _fill_place(state: TrailState, out: vec[i64]) -> i64:
    n = _fill_cells(out, 0, state.open_low, 0)
    return _fill_cells(out, n, state.open_high, HALF)


def _fill_cells(out: vec[i64], n: i64, word: i64, cell: i64) -> i64:
    """Write the cells of one word of a mask, which begins with a cell, and return the new number of actions."""
    while word:
        out[n] = ids.PLACE + PLACE_OF[cell]
        n += word & 1  # what was written counts only if the cell is in the mask
        word >>= 1
        cell += 1
    return n


def _fill_act(state: TrailState, out: vec[i64]) -> i64:
    n: i64 = 0
    if state.energy > 0:
        for direction in range(i64(SIDES)):
            if can_step(state, direction):
                out[n] = ids.STEP + direction
                n += 1
        if can_build(state):
            out[n] = ids.BUILD
            n += 1
        if can_search(state):
            out[n] = ids.SEARCH
            n += 1
    if state.finds(state.colour, BERRY):  # ICE-4.74
        out[n] = ids.EAT
        n += 1
    out[n] = ids.END_TURN  # ICE-4.33, ICE-4.36
    n += 1
    if state.mode == OPEN and state.drawn and state.den(0) != OFF:  # ICE-4.34, ICE-4.35, ICE-4.140, ICE-4.141
        n = _fill_bears(state, out, n)
    return n


def _fill_bears(state: TrailState, out: vec[i64], n: i64) -> i64:
    """Write the first steps of all bears, and return the new number of actions."""
    narrow_low, narrow_high = narrow_cells(state)
    for bear in range(i64(MOST_BEARS)):
        if walks(state, bear):
            shut_low, shut_high = dead_ends_among(state, bear, narrow_low, narrow_high)
            n = _fill_bear(state, out, n, bear, state.hike.bear_energy, shut_low, shut_high)
    return n


def _fill_bear(state: TrailState, out: vec[i64], n: i64, bear: i64, energy: i64, shut_low: i64, shut_high: i64) -> i64:
    """Write the steps of a bear, and return the new number of actions."""
    for direction in range(i64(SIDES)):
        if can_walk(state, bear, state.den(bear), direction, energy, shut_low, shut_high):
            out[n] = ids.BEAR + bear * SIDES + direction
            n += 1
    return n


def _fill_walk(state: TrailState, out: vec[i64]) -> i64:
    shut_low, shut_high = dead_ends(state, state.bear)
    n = _fill_bear(state, out, 0, state.bear, state.energy, shut_low, shut_high)
    if not within(shut_low, shut_high, state.den(state.bear)):  # ICE-4.95
        out[n] = ids.STOP
        n += 1
    return n


def _fill_pushes(state: TrailState, out: vec[i64]) -> i64:
    allowed = pushes(state, state.bear, state.came)
    n: i64 = 0
    for direction in range(i64(SIDES)):
        if allowed & FLAG[direction]:
            out[n] = ids.PUSH + direction
            n += 1
    return n


def _fill_fees(state: TrailState, out: vec[i64]) -> i64:
    n: i64 = 0
    for kind in range(i64(3)):
        if state.finds(state.asked, kind):
            out[n] = ids.PAY + kind
            n += 1
    return n


def _fill_refuges(state: TrailState, out: vec[i64]) -> i64:
    out[0] = ids.RETREAT
    n: i64 = 1
    for owner in range(i64(ALL_COLOURS)):
        for slot in range(i64(MOST_IGLOOS)):
            if is_refuge(state, state.asked, owner, slot):
                out[n] = ids.RETREAT + 1 + owner * MOST_IGLOOS + slot
                n += 1
    return n


def _fill_kinds(out: vec[i64], first: i64, left: i64) -> i64:
    """Write an outcome for each kind of which any is left."""
    n: i64 = 0
    kind: i64 = 0
    while left:
        if byte_of(left, 0):
            out[n] = first + kind
            n += 1
        kind += 1
        left >>= 8
    return n
