"""The three blockade rules: nobody may be walled in, but oneself."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.icehike.rules.board import (
    ALL_COLOURS,
    BEAR_CAVE,
    CELLS,
    FLAG,
    FULL,
    HIGH,
    LAND,
    LOW,
    MOST_BEARS,
    MOUNTAIN,
    NEAR,
    NEAR_HIGH,
    NEAR_LOW,
    OFF,
    within,
)
from banchisa.games.icehike.rules.roads import brace_roads, cells_met_twice, flood_roads, is_needless, leads, narrows
from banchisa.games.icehike.rules.state import NOBODY, TrailState


def free_road(state: TrailState, lifted: i64) -> tuple[i64, i64]:
    """The cells that the road of rule 1 may use: no bear, no igloo; one bear may be thought away (ICE-4.111)."""
    low = FULL & ~state.igloo_low
    high = FULL & ~state.igloo_high
    for bear in range(i64(MOST_BEARS)):
        if bear != lifted:
            low &= ~LOW[state.den(bear)]
            high &= ~HIGH[state.den(bear)]
    return low, high


def free_way(state: TrailState, colour: i64) -> tuple[i64, i64]:
    """The cells that the way of a puppet may use: no igloo of another seat (ICE-4.113).

    An igloo under its own feet does not count, since a road may begin on a cell that is not free.
    """
    low: i64 = FULL
    high: i64 = FULL
    for other in range(i64(ALL_COLOURS)):
        if not state.hike.is_partner(other, colour):
            low &= ~(LOW[state.igloo(other, 0)] | LOW[state.igloo(other, 1)])
            high &= ~(HIGH[state.igloo(other, 0)] | HIGH[state.igloo(other, 1)])
    return low, high


def has_road(state: TrailState) -> bool:
    """Rule 1: a road from start to finish without bears and igloos."""
    low, high = free_road(state, NOBODY)
    return leads(state, state.hike.start, state.hike.finish, low, high)


def has_way(state: TrailState, colour: i64) -> bool:
    """Rule 2: a road from a puppet to the finish without igloos of other seats.

    Rule 1 joins the finish to the start, where puppets are more often near: the search begins at both.
    """
    low, high = free_way(state, colour)
    low |= LOW[state.spot(colour)]
    high |= HIGH[state.spot(colour)]
    low, high = _flood_from_ends(state, low, high, LOW[state.spot(colour)], HIGH[state.spot(colour)])
    return within(low, high, state.spot(colour))


def _flood_from_ends(
    state: TrailState, free_low: i64, free_high: i64, goal_low: i64, goal_high: i64
) -> tuple[i64, i64]:
    """The cells that free roads lead to from start and finish; not all of them where every goal is found earlier."""
    low = LOW[state.hike.start] | LOW[state.hike.finish]
    high = HIGH[state.hike.start] | HIGH[state.hike.finish]
    return flood_roads(state, low, high, free_low, free_high, goal_low, goal_high)


def assess(state: TrailState) -> None:
    """Protect every puppet of another seat that has a way at the start of the turn (ICE-4.114, ICE-4.116)."""
    state.protected = 0
    for colour in range(i64(ALL_COLOURS)):
        if _is_rival(state, colour):
            state.protected |= FLAG[colour]
    goal_low, goal_high = _protected_cells(state)
    low, high = _flood_from_ends(state, FULL & ~state.igloo_low, FULL & ~state.igloo_high, goal_low, goal_high)
    if goal_low & ~low | goal_high & ~high:
        _outlaw(state, low, high)


def _outlaw(state: TrailState, low: i64, high: i64) -> None:
    """Protect no puppet that has no way (ICE-4.114); those on a mask have one."""
    for colour in range(i64(ALL_COLOURS)):
        if state.protected & FLAG[colour] and not within(low, high, state.spot(colour)) and not has_way(state, colour):
            state.protected &= ~FLAG[colour]


def _protected_cells(state: TrailState) -> tuple[i64, i64]:
    """The cells of the puppets that are protected."""
    low: i64 = 0
    high: i64 = 0
    for colour in range(i64(ALL_COLOURS)):
        if state.protected & FLAG[colour]:
            low |= LOW[state.spot(colour)]
            high |= HIGH[state.spot(colour)]
    return low, high


def assess_again(state: TrailState, colour: i64) -> None:
    """Assess a puppet that has retreated (ICE-4.114)."""
    state.protected &= ~FLAG[colour]
    if has_way(state, colour):
        state.protected |= FLAG[colour]


def _is_rival(state: TrailState, colour: i64) -> bool:
    """Whether a puppet is under way and another seat's (ICE-4.118)."""
    return state.spot(colour) != OFF and not state.hike.is_partner(colour, state.colour)


def dead_ends(state: TrailState, bear: i64) -> tuple[i64, i64]:
    """Where a bear may not stop, as far as it gets: what every road of rule 1 goes through (ICE-4.112, ICE-4.117)."""
    near_low, near_high = _range_of(state, bear)
    return _narrow_road(state, bear, near_low, near_high)


def dead_ends_among(state: TrailState, bear: i64, low: i64, high: i64) -> tuple[i64, i64]:
    """The same, where only some cells can be dead ends."""
    near_low, near_high = _range_of(state, bear)
    low &= near_low
    high &= near_high
    return _narrow_road(state, bear, low, high) if low | high else (low, high)


def narrow_cells(state: TrailState) -> tuple[i64, i64]:
    """What every road of rule 1 goes through with all bears where they are: no bear has dead ends elsewhere."""
    return _narrow_road(state, NOBODY, FULL, FULL)


def _narrow_road(state: TrailState, lifted: i64, asked_low: i64, asked_high: i64) -> tuple[i64, i64]:
    """Those of some cells that every road of rule 1 goes through."""
    low, high = free_road(state, lifted)
    low, high, _, _ = narrows(state, state.hike.start, state.hike.finish, low, high, asked_low, asked_high)
    return low, high


def _range_of(state: TrailState, bear: i64) -> tuple[i64, i64]:
    """The cells around a bear that it could get to at the very most."""
    if state.hike.bear_energy > NEAR:
        return FULL, FULL
    return NEAR_LOW[state.den(bear)], NEAR_HIGH[state.den(bear)]


# building


def keeps_ways_open(state: TrailState, cell: i64) -> bool:
    """Whether an igloo of the active colour on this cell respects rules 1 and 2 (ICE-4.64)."""
    low, high = free_road(state, NOBODY)
    if is_needless(state, cell, low, high):
        return True
    low &= ~LOW[cell]
    high &= ~HIGH[cell]
    hike = state.hike
    goal_low, goal_high = _protected_cells(state)
    goal_low |= LOW[hike.start]
    goal_high |= HIGH[hike.start]
    open_low, open_high = flood_roads(state, LOW[hike.finish], HIGH[hike.finish], low, high, goal_low, goal_high)
    if not within(open_low, open_high, hike.start):
        return False
    for colour in range(i64(ALL_COLOURS)):
        if state.protected & FLAG[colour] and not within(open_low, open_high, state.spot(colour)):
            low, high = free_way(state, colour)
            if not leads(state, state.spot(colour), hike.finish, low & ~LOW[cell], high & ~HIGH[cell]):
                return False
    return True


# placing


def free_cells(state: TrailState) -> tuple[i64, i64]:
    """Where a tile may lie at all: whole ice without tile, puppet, igloo or bear (ICE-4.16, ICE-4.17)."""
    low = state.hike.ice_low & ~(state.tile_low | state.igloo_low)
    high = state.hike.ice_high & ~(state.tile_high | state.igloo_high)
    for colour in range(i64(ALL_COLOURS)):
        low &= ~LOW[state.spot(colour)]
        high &= ~HIGH[state.spot(colour)]
    for bear in range(i64(MOST_BEARS)):
        low &= ~LOW[state.den(bear)]
        high &= ~HIGH[state.den(bear)]
    return low, high


def open_cells(state: TrailState) -> None:
    """Find out where the drawn tile may be placed (ICE-4.18)."""
    low, high = free_cells(state)
    if state.tile != LAND:
        tight_low, tight_high = _tight_cells(state, low, high)
        low &= ~tight_low
        high &= ~tight_high
        if state.tile == MOUNTAIN and tight_low | tight_high:
            low, high = _with_passes(state, low, high, tight_low, tight_high)
    state.open_low = low
    state.open_high = high


def _tight_cells(state: TrailState, asked_low: i64, asked_high: i64) -> tuple[i64, i64]:
    """Those of some cells that every road of rule 1 goes through, or every way of a protected puppet."""
    hike = state.hike
    low, high = free_road(state, NOBODY)
    low, high, road_low, road_high = narrows(state, hike.start, hike.finish, low, high, asked_low, asked_high)
    safe_low, safe_high = _safe_cells(state, road_low, road_high)
    for colour in range(i64(ALL_COLOURS)):
        cell = state.spot(colour)
        if state.protected & FLAG[colour] and not within(safe_low, safe_high, cell):
            free_low, free_high = free_way(state, colour)
            way_low, way_high, _, _ = narrows(state, cell, hike.finish, free_low, free_high, asked_low, asked_high)
            low |= way_low
            high |= way_high
    return low, high


def _safe_cells(state: TrailState, low: i64, high: i64) -> tuple[i64, i64]:
    """Cells of protected puppets, and others, whose ways are no narrower than the shortest roads of rule 1.

    If one of these cells is taken away that is not narrow, the roads still hang together, and so does what they brace.
    """
    goal_low, goal_high = _protected_cells(state)
    if not (goal_low & ~low | goal_high & ~high):
        return low, high
    low, high = brace_roads(state, low, high, FULL & ~state.igloo_low, FULL & ~state.igloo_high, goal_low, goal_high)
    near_low, near_high = cells_met_twice(state, low, high)  # an igloo under a puppet's own feet does not count
    return low | near_low, high | near_high


def _with_passes(state: TrailState, low: i64, high: i64, tight_low: i64, tight_high: i64) -> tuple[i64, i64]:
    """Add the narrow cells where a mountain can be walked over: from high ground to high ground."""
    for cell in range(i64(CELLS)):
        if within(tight_low, tight_high, cell) and _is_pass(state, cell):
            low |= LOW[cell]
            high |= HIGH[cell]
    return low, high


def _is_pass(state: TrailState, cell: i64) -> bool:
    """Whether the drawn mountain on this cell leaves everybody a road."""
    trial = state.copy()
    assert isinstance(trial, TrailState)
    trial.lay(MOUNTAIN, cell)
    if state.cube == BEAR_CAVE:
        trial.put_bear(trial.bears_out(), cell)
    if not has_road(trial):
        return False
    for colour in range(i64(ALL_COLOURS)):
        if state.protected & FLAG[colour] and not has_way(trial, colour):
            return False
    return True
