"""Why the puppet may not step or search."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.icehike.refusals.bears import refuse_place_for_bear
from banchisa.games.icehike.refusals.lookup import bear_cells, climb, is_wet, owner_of, too_dear
from banchisa.games.icehike.rules.board import CELL_NAMES, COLOURS, FINDS, GRID, NONE, SIDES
from banchisa.games.icehike.rules.state import MIXED, TrailState

_RULES = {0: "ICE-4.41", 1: "ICE-4.42", -1: "ICE-4.43", 2: "ICE-4.81", -2: "ICE-4.80"}


def refuse_step(state: TrailState, direction: int) -> Refusal | None:
    start = int(state.spot(state.colour))
    target = GRID.around[start][direction]
    if target < 0:
        return Refusal("ICE-4.40", "edge-of-board", facts_of(cell=CELL_NAMES[start]))
    facts = facts_of(cell=CELL_NAMES[target])
    if is_wet(state, target):
        return Refusal("ICE-4.45", "water", facts)
    if state.mode == MIXED and state.energy == 0:
        return Refusal("ICE-4.77", "berries-only")
    rope = abs(climb(state, start, target)) == 2
    if rope and not _holds(state, "rope"):
        return Refusal("ICE-4.44", "too-steep", facts)
    short = _refuse_price(state, climb(state, start, target))
    if short is not None:
        return short
    if target in bear_cells(state):
        return _refuse_bear_in_the_way(state, start, target)
    return _refuse_fee(state, target, 1 if rope else 0)


def _holds(state: TrailState, find: str) -> bool:
    return state.finds(state.colour, FINDS.index(find)) > 0


def _refuse_price(state: TrailState, levels: int) -> Refusal | None:
    hike = state.hike
    cost = {0: hike.flat, 1: hike.up, -1: hike.down, 2: hike.rope_up, -2: hike.rope_down}[levels]
    return too_dear(_RULES[levels], int(cost), int(state.energy))


def _refuse_bear_in_the_way(state: TrailState, start: int, target: int) -> Refusal | None:
    facts = facts_of(cell=CELL_NAMES[target])
    if not _holds(state, "torch"):
        return Refusal("ICE-4.46", "bear-no-torch", facts)
    bear = int(state.bear_on(target))
    if all(refuse_place_for_bear(state, bear, start, direction) is not None for direction in range(SIDES)):
        return Refusal("ICE-4.87", "bear-no-cell", facts)
    return None


def _refuse_fee(state: TrailState, target: int, ropes_spent: int) -> Refusal | None:
    owner = owner_of(state, target)
    if owner is None or state.hike.seat_of(owner) == state.hike.seat_of(state.colour):
        return None
    if sum(state.finds(state.colour, kind) for kind in range(3)) > ropes_spent:
        return None
    return Refusal("ICE-4.66", "no-fee", facts_of(cell=CELL_NAMES[target], puppet=COLOURS[owner]))


def refuse_search(state: TrailState) -> Refusal | None:
    cell = int(state.spot(state.colour))
    if state.find_in(cell) == NONE:
        return Refusal("ICE-4.70", "nothing-to-find", facts_of(cell=CELL_NAMES[cell]))
    return too_dear("ICE-4.70", int(state.hike.search), int(state.energy))
