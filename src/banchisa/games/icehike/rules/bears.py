"""How bears walk: from cell to cell, never to rest in the last road."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.icehike.rules.board import NEIGHBOUR, OFF, SIDES, within
from banchisa.games.icehike.rules.state import NOBODY, TrailState


def may_enter(state: TrailState, bear: i64, start: i64, target: i64) -> bool:
    """Whether the ground and what is there lets a bear go from a cell to its neighbour, puppets apart (ICE-4.92)."""
    if target == OFF or target == state.hike.start or target == state.hike.finish:
        return False
    other = state.bear_on(target)
    if state.has_igloo(target) or (other != NOBODY and other != bear):  # ICE-4.65
        return False
    if state.is_water(target) and not state.is_fish(target):  # ICE-4.93, ICE-4.105
        return False
    return -1 <= state.climb(start, target) <= 1  # ICE-4.91


def bear_price(state: TrailState, start: i64, target: i64) -> i64:
    """The energy of a bear's step (ICE-4.90)."""
    climb = state.climb(start, target)
    if climb == 0:
        return state.hike.flat
    return state.hike.up if climb > 0 else state.hike.down - state.hike.bear_refund


def can_walk(
    state: TrailState, bear: i64, start: i64, direction: i64, energy: i64, shut_low: i64, shut_high: i64
) -> bool:
    """Whether a bear on a cell may step in a direction and stop there or farther on (ICE-4.94)."""
    target = NEIGHBOUR[start * SIDES + direction]
    if not may_enter(state, bear, start, target) or state.has_own_puppet(target):  # ICE-4.92
        return False
    left = energy - bear_price(state, start, target)
    if left < 0:
        return False
    if not within(shut_low, shut_high, target):  # a fish tile is in no road
        return True
    return can_go_on(state, bear, target, left, shut_low, shut_high)


def can_go_on(state: TrailState, bear: i64, cell: i64, energy: i64, shut_low: i64, shut_high: i64) -> bool:
    """Whether a bear on a cell may take one more step."""
    if energy > 0:
        for direction in range(i64(SIDES)):
            if can_walk(state, bear, cell, direction, energy, shut_low, shut_high):
                return True
    return False


def walks(state: TrailState, bear: i64) -> bool:
    """Whether a bear can be walked at all: on the board and not on fish (ICE-4.34, ICE-4.105)."""
    return state.den(bear) != OFF and not state.is_fish(state.den(bear))
