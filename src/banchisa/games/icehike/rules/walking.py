"""What the active puppet can do: step, build, search; and where a bear in its way can be put."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.icehike.rules.bears import may_enter
from banchisa.games.icehike.rules.blockades import dead_ends, keeps_ways_open
from banchisa.games.icehike.rules.board import FLAG, NEIGHBOUR, NONE, OFF, ROPE, SIDES, TORCH, within
from banchisa.games.icehike.rules.state import NOBODY, TrailState


def price(state: TrailState, climb: i64) -> i64:
    """The energy that a puppet must have for a step (ICE-4.41, ICE-4.42, ICE-4.43, ICE-4.80, ICE-4.81)."""
    if climb == 0:
        return state.hike.flat
    if climb == 1:
        return state.hike.up
    if climb == -1:
        return state.hike.down
    return state.hike.rope_up if climb == 2 else state.hike.rope_down


def refund(state: TrailState, climb: i64) -> i64:
    """What is given back at once for a step down (ICE-4.43, ICE-4.80)."""
    if climb == -1:
        return state.hike.down_refund
    return state.hike.rope_refund if climb == -2 else i64(0)


def needs_rope(climb: i64) -> bool:
    """Whether a step goes between level 1 and level 3 (ICE-4.44, ICE-4.82)."""
    return climb == 2 or climb == -2


def fee_owner(state: TrailState, colour: i64, cell: i64) -> i64:
    """The colour to which a puppet owes a find for entering a cell, or NOBODY (ICE-4.66, ICE-4.68)."""
    owner = state.igloo_owner(cell)
    if owner != NOBODY and state.hike.is_partner(owner, colour):
        return NOBODY
    return owner


def can_step(state: TrailState, direction: i64) -> bool:
    """Whether the active puppet may step in a direction; partial cells are walked on like others (ICE-4.48)."""
    start = state.spot(state.colour)
    target = NEIGHBOUR[start * SIDES + direction]
    if target == OFF or state.is_water(target):  # ICE-4.40, ICE-4.45
        return False
    climb = state.climb(start, target)
    if price(state, climb) > state.energy:
        return False
    finds = state.finds_of(state.colour)
    if needs_rope(climb):
        if not state.finds(state.colour, ROPE):
            return False
        finds -= 1  # a rope that is spent cannot pay
    bear = state.bear_on(target)
    if bear != NOBODY:  # ICE-4.46
        return state.finds(state.colour, TORCH) > 0 and pushes(state, bear, start) != 0  # ICE-4.84, ICE-4.87
    return finds > 0 or fee_owner(state, state.colour, target) == NOBODY  # ICE-4.50


def pushes(state: TrailState, bear: i64, came: i64) -> i64:
    """The directions in which a puppet that steps onto a bear may put it, as a set (ICE-4.85, ICE-4.86, ICE-4.88)."""
    found: i64 = 0
    shut_low, shut_high = dead_ends(state, bear)
    den = state.den(bear)
    for direction in range(i64(SIDES)):
        target = NEIGHBOUR[den * SIDES + direction]
        is_free = target != came and may_enter(state, bear, den, target) and not state.has_puppet(target)
        if is_free and not within(shut_low, shut_high, target):
            found |= FLAG[direction]
    return found


def can_build(state: TrailState) -> bool:
    """Whether the active puppet may build where it stands (ICE-4.60, ICE-4.61, ICE-4.63)."""
    cell = state.spot(state.colour)
    if state.energy < state.hike.build or state.igloos_built(state.colour) == state.hike.igloos:
        return False
    return is_building_ground(state, cell) and keeps_ways_open(state, cell)


def is_building_ground(state: TrailState, cell: i64) -> bool:
    """A whole cell without printed ground and without an igloo (ICE-4.62)."""
    return within(state.hike.ice_low, state.hike.ice_high, cell) and not state.has_igloo(cell)


def can_search(state: TrailState) -> bool:
    """Whether the active puppet stands in front of a cave with a find (ICE-4.70)."""
    return state.energy >= state.hike.search and state.find_in(state.spot(state.colour)) != NONE
