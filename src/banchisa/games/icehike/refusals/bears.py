"""Why a bear may not walk, stop or be pushed somewhere."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.icehike.refusals.lookup import (
    bear_cells,
    climb,
    colours_on,
    ground,
    heights,
    names,
    owner_of,
    road,
    shut_out,
    the_road,
    too_dear,
)
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.board import CELL_NAMES, GRID, OFF, SIDES
from banchisa.games.icehike.rules.state import OPEN, PUPPET, TrailState


def refuse_bear(state: TrailState, bear: int, direction: int) -> Refusal | None:
    if state.phase == phase.ACT:
        unfit = _refuse_choice(state, bear)
        if unfit is not None:
            return unfit
        return _refuse_walk(state, bear, int(state.den(bear)), direction, int(state.hike.bear_energy))
    if bear != state.bear:
        return Refusal("ICE-4.30", "other-bear", facts_of(bear=bear + 1))
    return _refuse_walk(state, bear, int(state.den(bear)), direction, int(state.energy))


def _refuse_choice(state: TrailState, bear: int) -> Refusal | None:
    """Whether a bear can be chosen at all (ICE-4.34)."""
    if state.mode == PUPPET:
        return Refusal("ICE-4.35", "puppet-chosen")
    if state.mode != OPEN:
        return Refusal("ICE-4.30", "bear-has-walked")
    if not state.drawn:
        return Refusal("ICE-4.141", "no-tiles-left")
    if state.den(bear) == OFF:
        return Refusal("ICE-4.34", "no-such-bear", facts_of(bear=bear + 1))
    if ground(state, int(state.den(bear))) == "fish":
        return Refusal("ICE-4.105", "bear-on-fish", facts_of(cell=CELL_NAMES[state.den(bear)]))
    return None


def _refuse_walk(state: TrailState, bear: int, start: int, direction: int, energy: int) -> Refusal | None:
    target = GRID.around[start][direction]
    unfit = _refuse_ground(state, bear, start, target)
    if unfit is not None:
        return unfit
    if any(state.hike.is_partner(colour, state.colour) for colour in colours_on(state, target)):
        return Refusal("ICE-4.92", "own-puppet", facts_of(cell=CELL_NAMES[target]))
    cost = _cost(state, start, target)
    if cost > energy:
        return too_dear("ICE-4.90", cost, energy)
    if _ends_well(state, bear, target, energy - cost):
        return None
    facts = facts_of(cell=CELL_NAMES[target], road=names(the_road(state, bear)))
    return Refusal("ICE-4.94", "bear-in-last-road", facts)


def _cost(state: TrailState, start: int, target: int) -> int:
    levels = climb(state, start, target)
    if levels > 0:
        return int(state.hike.up)
    return int(state.hike.flat) if levels == 0 else int(state.hike.down - state.hike.bear_refund)


def _refuse_ground(state: TrailState, bear: int, start: int, target: int) -> Refusal | None:
    """Why no bear may enter a cell, whether it walks or is pushed (ICE-4.92)."""
    if target < 0:
        return Refusal("ICE-4.93", "edge-of-board", facts_of(cell=CELL_NAMES[start]))
    facts = facts_of(cell=CELL_NAMES[target])
    if target in (state.hike.start, state.hike.finish):
        return Refusal("ICE-4.92", "bear-start-finish", facts)
    if owner_of(state, target) is not None:
        return Refusal("ICE-4.65", "bear-igloo", facts)
    if target in bear_cells(state, bear):
        return Refusal("ICE-4.105" if ground(state, target) == "fish" else "ICE-4.92", "bear-bear", facts)
    if ground(state, target) == "water":
        return Refusal("ICE-4.92", "bear-water", facts)
    if abs(climb(state, start, target)) > 1:
        return Refusal("ICE-4.91", "bear-too-steep", facts)
    return None


def _ends_well(state: TrailState, bear: int, cell: int, energy: int) -> bool:
    """Whether a bear could stop on a cell, or go on from there to one where it could (ICE-4.94)."""
    if _may_stop(state, bear, cell):
        return True
    return any(_refuse_walk(state, bear, cell, direction, energy) is None for direction in range(SIDES))


def _may_stop(state: TrailState, bear: int, cell: int) -> bool:
    """Whether rule 1 holds with a bear on a cell; on fish it is in nobody's way (ICE-4.105, ICE-4.112)."""
    closed = shut_out(state, bear) | {cell}
    return road(heights(state), int(state.hike.start), int(state.hike.finish), closed) is not None


def refuse_stop(state: TrailState) -> Refusal | None:
    cell = int(state.den(state.bear))
    if _may_stop(state, int(state.bear), cell):
        return None
    facts = facts_of(cell=CELL_NAMES[cell], road=names(the_road(state, int(state.bear))))
    return Refusal("ICE-4.95", "bear-must-go-on", facts)


# pushing


def refuse_push(state: TrailState, direction: int) -> Refusal | None:
    return refuse_place_for_bear(state, int(state.bear), int(state.came), direction)


def refuse_place_for_bear(state: TrailState, bear: int, came: int, direction: int) -> Refusal | None:
    """Why a bear that a puppet steps onto cannot be put on a neighbour of its cell (ICE-4.85)."""
    den = int(state.den(bear))
    target = GRID.around[den][direction]
    if target == came:
        return Refusal("ICE-4.85", "push-back", facts_of(cell=CELL_NAMES[target]))
    unfit = _refuse_ground(state, bear, den, target)
    if unfit is not None:
        return Refusal("ICE-4.85", unfit.reason, unfit.facts)
    if colours_on(state, target):
        return Refusal("ICE-4.85", "push-onto-puppet", facts_of(cell=CELL_NAMES[target]))
    if _may_stop(state, bear, target):
        return None
    facts = facts_of(cell=CELL_NAMES[target], road=names(the_road(state, bear)))
    return Refusal("ICE-4.86", "push-into-last-road", facts)
