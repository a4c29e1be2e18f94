"""Roads and where they are narrow: floods over masks of cells.

A road goes over the links of a state (ICE-4.110); `free` is the mask of cells it may use. All functions here only look.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.games.icehike.rules.board import FULL, HALF, HIGH, LOW, is_single, within
from banchisa.games.icehike.rules.state import TrailState

# by how much the neighbour in a direction is higher in number, and the rest of a word
_SOUTH: Final = 1
_NE: Final = 9
_SE: Final = 10
_SOUTH_REST: Final = 61
_NE_REST: Final = 53
_SE_REST: Final = 52
MOST_STEPS: Final = 128  # more than a shortest road can have


def spread_roads(state: TrailState, low: i64, high: i64) -> tuple[i64, i64]:
    """The cells that are one step of a road away from a mask."""
    from_low = low & state.south_low
    out_low = from_low << _SOUTH | (low >> _SOUTH | high << _SOUTH_REST) & state.south_low
    out_high = (high & state.south_high) << _SOUTH | from_low >> _SOUTH_REST | high >> _SOUTH & state.south_high
    from_low = low & state.ne_low
    out_low |= from_low << _NE | (low >> _NE | high << _NE_REST) & state.ne_low
    out_high |= (high & state.ne_high) << _NE | from_low >> _NE_REST | high >> _NE & state.ne_high
    from_low = low & state.se_low
    out_low |= from_low << _SE | (low >> _SE | high << _SE_REST) & state.se_low
    out_high |= (high & state.se_high) << _SE | from_low >> _SE_REST | high >> _SE & state.se_high
    return out_low & FULL, out_high & FULL


def flood_roads(
    state: TrailState, low: i64, high: i64, free_low: i64, free_high: i64, goal_low: i64, goal_high: i64
) -> tuple[i64, i64]:
    """The cells that free roads lead to from a mask, and the mask; fewer where every goal is found before."""
    south_low, south_high = state.south_low, state.south_high
    ne_low, ne_high = state.ne_low, state.ne_high
    se_low, se_high = state.se_low, state.se_high
    grown_low: i64 = 0
    grown_high: i64 = 0
    while (grown_low != low or grown_high != high) and goal_low & ~low | goal_high & ~high:
        grown_low = low
        grown_high = high
        from_low = low & south_low
        next_low = from_low << _SOUTH | (low >> _SOUTH | high << _SOUTH_REST) & south_low
        high |= ((high & south_high) << _SOUTH | from_low >> _SOUTH_REST | high >> _SOUTH & south_high) & free_high
        low |= next_low & free_low
        from_low = low & ne_low
        next_low = from_low << _NE | (low >> _NE | high << _NE_REST) & ne_low
        high |= ((high & ne_high) << _NE | from_low >> _NE_REST | high >> _NE & ne_high) & free_high
        low |= next_low & free_low
        from_low = low & se_low
        next_low = from_low << _SE | (low >> _SE | high << _SE_REST) & se_low
        high |= ((high & se_high) << _SE | from_low >> _SE_REST | high >> _SE & se_high) & free_high
        low |= next_low & free_low
    return low, high


def leads(state: TrailState, start: i64, goal: i64, free_low: i64, free_high: i64) -> bool:
    """Whether a road over free cells leads from one cell to another; the first one need not be free."""
    low, high = flood_roads(state, LOW[start], HIGH[start], free_low, free_high, LOW[goal], HIGH[goal])
    return within(low, high, goal)


def is_needless(state: TrailState, cell: i64, free_low: i64, free_high: i64) -> bool:
    """Whether the cells that a cell leads to are free and hang together without it: then every road can go around."""
    low, high = spread_roads(state, LOW[cell], HIGH[cell])
    if low & ~free_low | high & ~free_high:
        return False
    first_low = low & -low
    first_high = i64(0) if low else high & -high
    round_low, round_high = flood_roads(state, first_low, first_high, low, high, low, high)
    return round_low == low and round_high == high


@final
class _Gates:
    """The gates of all shortest roads, from the goal on, and room for the search for them.

    A call takes one for itself and gives it back, so that no two threads share one.
    """

    def __init__(self) -> None:
        self.layer_low: vec[i64] = vec[i64]([0] * MOST_STEPS)  # the cells first reached after so many steps
        self.layer_high: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.low: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.high: vec[i64] = vec[i64]([0] * MOST_STEPS)

    def find(
        self, state: TrailState, start: i64, goal: i64, free_low: i64, free_high: i64, asked_low: i64, asked_high: i64
    ) -> tuple[i64, i64, i64]:
        """Find the gates among the asked cells; how many there are, and the cells of all shortest roads."""
        low, high = LOW[goal], HIGH[goal]
        road_low, road_high = low | LOW[start], high | HIGH[start]
        gates: i64 = 0
        layer = self._reach(state, start, goal, free_low, free_high) - 1
        while layer > 0:
            low, high = spread_roads(state, low, high)
            low &= self.layer_low[layer]
            high &= self.layer_high[layer]
            road_low |= low
            road_high |= high
            if low & asked_low | high & asked_high and is_single(low, high):
                self.low[gates] = low
                self.high[gates] = high
                gates += 1
            layer -= 1
        return gates, road_low, road_high

    def _reach(self, state: TrailState, start: i64, goal: i64, free_low: i64, free_high: i64) -> i64:
        """Note the cells first reached after so many steps; the number of steps to the goal."""
        low, high = LOW[start], HIGH[start]
        next_low, next_high = low, high
        length: i64 = 0
        while not (next_low & LOW[goal] | next_high & HIGH[goal]):
            next_low, next_high = spread_roads(state, next_low, next_high)
            next_low &= free_low & ~low
            next_high &= free_high & ~high
            low |= next_low
            high |= next_high
            length += 1
            self.layer_low[length] = next_low
            self.layer_high[length] = next_high
        return length

    def keep_narrow(
        self, state: TrailState, start: i64, goal: i64, free_low: i64, free_high: i64, left: i64
    ) -> tuple[i64, i64]:
        """Those of so many gates that every road goes through."""
        for gate in range(left):
            free_low &= ~self.low[gate]
            free_high &= ~self.high[gate]
        found_low: i64 = 0
        found_high: i64 = 0
        low, high = LOW[start], HIGH[start]
        while left:
            low, high = flood_roads(state, low, high, free_low, free_high, LOW[goal], HIGH[goal])
            if within(low, high, goal):
                break
            near_low, near_high = spread_roads(state, low, high)
            ahead: i64 = 0
            while not (near_low & self.low[ahead] | near_high & self.high[ahead]):
                ahead += 1
            if ahead == left - 1:
                found_low |= self.low[ahead]
                found_high |= self.high[ahead]
                ahead -= 1
            while left - 1 > ahead:
                left -= 1
                low |= self.low[left]
                high |= self.high[left]
        return found_low, found_high


_IDLE: Final[list[_Gates]] = []


def narrows(
    state: TrailState, start: i64, goal: i64, free_low: i64, free_high: i64, asked_low: i64, asked_high: i64
) -> tuple[i64, i64, i64, i64]:
    """Which of some cells every road from start to goal goes through, and the cells of all shortest roads.

    There must be a road. A narrow cell is a gate: the only cell that a shortest road can be on after so many steps. If
    no gate is asked about, nothing more is searched. Else the gates are gone through from the start: what can be
    reached beside them and touches one farther on bypasses those before it; a gate that nothing bypasses is narrow.
    """
    try:
        gates = _IDLE.pop()
    except IndexError:
        gates = _Gates()
    count, road_low, road_high = gates.find(state, start, goal, free_low, free_high, asked_low, asked_high)
    low, high = gates.keep_narrow(state, start, goal, free_low, free_high, count)
    _IDLE.append(gates)
    return low, high, road_low, road_high


def brace_roads(
    state: TrailState, low: i64, high: i64, free_low: i64, free_high: i64, goal_low: i64, goal_high: i64
) -> tuple[i64, i64]:
    """Grow a mask by free cells that two of its cells lead to, as long as a goal is missing.

    If the mask hangs together whichever of its cells is taken away, so does what grows from it.
    """
    grown_low: i64 = 0
    grown_high: i64 = 0
    while (grown_low != low or grown_high != high) and goal_low & ~low | goal_high & ~high:
        grown_low = low
        grown_high = high
        next_low, next_high = cells_met_twice(state, low, high)
        low |= next_low & free_low
        high |= next_high & free_high
    return low, high


def cells_met_twice(state: TrailState, low: i64, high: i64) -> tuple[i64, i64]:
    """The cells that at least two cells of a mask lead to."""
    s_low, s_high, n_low, n_high = _both_ways(low, high, state.south_low, state.south_high, _SOUTH)
    ne_low, ne_high, sw_low, sw_high = _both_ways(low, high, state.ne_low, state.ne_high, _NE)
    se_low, se_high, nw_low, nw_high = _both_ways(low, high, state.se_low, state.se_high, _SE)
    twice_low = _twice(s_low, n_low, ne_low, sw_low, se_low, nw_low)
    twice_high = _twice(s_high, n_high, ne_high, sw_high, se_high, nw_high)
    return twice_low, twice_high


def _both_ways(low: i64, high: i64, link_low: i64, link_high: i64, step: i64) -> tuple[i64, i64, i64, i64]:
    """The cells that the links of one axis lead to from a mask: forth, and back."""
    from_low = low & link_low
    forth_low = from_low << step & FULL
    forth_high = ((high & link_high) << step | from_low >> HALF - step) & FULL
    back_low = (low >> step | high << HALF - step) & link_low
    return forth_low, forth_high, back_low, high >> step & link_high


def _twice(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> i64:
    """What is in at least two of six words."""
    return a & b | c & d | e & f | (a | b) & (c | d) | (a | b | c | d) & (e | f)
