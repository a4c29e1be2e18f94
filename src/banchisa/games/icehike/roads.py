"""Roads and where they are narrow: floods over masks of cells.

A road goes over the links of a state (ICE-4.110); `free` is the mask of cells it may use. All functions here only look.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.vec import vec
from banchisa.games.icehike.board import ALL_LINKS, FULL, HIGH, LOW, NEIGHBOUR, OFF, within
from banchisa.games.icehike.state import IceState

# scratch: the cells first reached after so many steps, and the cells of a road in order
_LAYER_LOW: Final = vec[i64]([0] * 128)
_LAYER_HIGH: Final = vec[i64]([0] * 128)
_ROAD: Final = vec[i64]([0] * 128)


def spread(state: IceState, low: i64, high: i64) -> tuple[i64, i64]:
    """The cells that are one step of a road away from a mask."""
    from_low = low & state.south_low
    out_low = from_low << 1 | (low >> 1 | high << 61) & state.south_low
    out_high = (high & state.south_high) << 1 | from_low >> 61 | high >> 1 & state.south_high
    from_low = low & state.ne_low
    out_low |= from_low << 9 | (low >> 9 | high << 53) & state.ne_low
    out_high |= (high & state.ne_high) << 9 | from_low >> 53 | high >> 9 & state.ne_high
    from_low = low & state.se_low
    out_low |= from_low << 10 | (low >> 10 | high << 52) & state.se_low
    out_high |= (high & state.se_high) << 10 | from_low >> 52 | high >> 10 & state.se_high
    return out_low & FULL, out_high & FULL


def _grown(
    low: i64, high: i64, free_low: i64, free_high: i64, south_low: i64, south_high: i64, ne_low: i64, ne_high: i64,
    se_low: i64, se_high: i64, goal: i64,
) -> tuple[i64, i64]:  # fmt: skip
    """Grow a mask over free cells along links until nothing is added, or until the goal is in it."""
    goal_low, goal_high = LOW[goal], HIGH[goal]
    grown_low: i64 = 0
    grown_high: i64 = 0
    while (grown_low != low or grown_high != high) and not (low & goal_low | high & goal_high):
        grown_low = low
        grown_high = high
        from_low = low & south_low
        next_low = from_low << 1 | (low >> 1 | high << 61) & south_low
        high |= ((high & south_high) << 1 | from_low >> 61 | high >> 1 & south_high) & free_high
        low |= next_low & free_low
        from_low = low & ne_low
        next_low = from_low << 9 | (low >> 9 | high << 53) & ne_low
        high |= ((high & ne_high) << 9 | from_low >> 53 | high >> 9 & ne_high) & free_high
        low |= next_low & free_low
        from_low = low & se_low
        next_low = from_low << 10 | (low >> 10 | high << 52) & se_low
        high |= ((high & se_high) << 10 | from_low >> 52 | high >> 10 & se_high) & free_high
        low |= next_low & free_low
    return low, high


def flooded(state: IceState, low: i64, high: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """All cells that roads over free cells lead to from a mask, the mask included."""
    return _grown(
        low, high, free_low, free_high, state.south_low, state.south_high, state.ne_low, state.ne_high, state.se_low,
        state.se_high, OFF,
    )  # fmt: skip


def leads(state: IceState, start: i64, goal: i64, free_low: i64, free_high: i64) -> bool:
    """Whether a road over free cells leads from one cell to another; the first one need not be free."""
    low, high = _grown(
        LOW[start], HIGH[start], free_low, free_high, state.south_low, state.south_high, state.ne_low, state.ne_high,
        state.se_low, state.se_high, goal,
    )  # fmt: skip
    return within(low, high, goal)


def leads_climbing(start: i64, goal: i64, free_low: i64, free_high: i64) -> bool:
    """The same if no difference in level were too great."""
    low, high = _grown(
        LOW[start], HIGH[start], free_low, free_high, ALL_LINKS[0], ALL_LINKS[1], ALL_LINKS[2], ALL_LINKS[3],
        ALL_LINKS[4], ALL_LINKS[5], goal,
    )  # fmt: skip
    return within(low, high, goal)


def narrows(
    state: IceState, start: i64, goal: i64, free_low: i64, free_high: i64, asked_low: i64, asked_high: i64
) -> tuple[i64, i64]:
    """The cells that every road from start to goal goes through, without its ends; there must be a road.

    One road is looked for as a witness; if it avoids the cells that are asked about, none of them is narrow, and
    nothing more is searched. Else the cells on it are gone through from the start: what can be reached beside the road
    and touches it farther on bypasses the cells between; a cell that nothing bypasses is narrow.
    """
    length = _witness(state, start, goal, free_low, free_high)
    road_low, road_high = _road_cells(length)
    if not (road_low & asked_low | road_high & asked_high):
        return 0, 0
    beside_low = free_low & ~road_low
    beside_high = free_high & ~road_high
    found_low: i64 = 0
    found_high: i64 = 0
    low, high = LOW[start], HIGH[start]
    at: i64 = 0
    while True:
        low, high = flooded(state, low, high, beside_low, beside_high)
        near_low, near_high = spread(state, low, high)
        ahead = length
        while not within(near_low, near_high, _ROAD[ahead]):
            ahead -= 1
        if ahead == length:
            return found_low, found_high
        if ahead == at + 1:
            found_low |= LOW[_ROAD[ahead]]
            found_high |= HIGH[_ROAD[ahead]]
            ahead += 1
        while at + 1 < ahead:
            at += 1
            low |= LOW[_ROAD[at]]
            high |= HIGH[_ROAD[at]]


def a_road(state: IceState, start: i64, goal: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """The cells of one shortest road; there must be one."""
    return _road_cells(_witness(state, start, goal, free_low, free_high))


def _road_cells(length: i64) -> tuple[i64, i64]:
    low: i64 = 0
    high: i64 = 0
    for k in range(length + 1):
        low |= LOW[_ROAD[k]]
        high |= HIGH[_ROAD[k]]
    return low, high


def _witness(state: IceState, start: i64, goal: i64, free_low: i64, free_high: i64) -> i64:
    """Write one shortest road into _ROAD; the number of its steps."""
    low, high = LOW[start], HIGH[start]
    _LAYER_LOW[0] = low
    _LAYER_HIGH[0] = high
    length: i64 = 0
    while not within(low, high, goal):
        near_low, near_high = spread(state, _LAYER_LOW[length], _LAYER_HIGH[length])
        length += 1
        _LAYER_LOW[length] = near_low & free_low & ~low
        _LAYER_HIGH[length] = near_high & free_high & ~high
        low |= _LAYER_LOW[length]
        high |= _LAYER_HIGH[length]
    cell = goal
    for k in range(length, i64(0), i64(-1)):
        _ROAD[k] = cell
        for direction in range(i64(6)):
            other = NEIGHBOUR[cell * 6 + direction]
            if within(_LAYER_LOW[k - 1], _LAYER_HIGH[k - 1], other) and state.is_linked(cell, other):
                cell = other
                break
    _ROAD[0] = start
    return length
