"""Why a bear may not walk or stay there, in the games that are about bears."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.nanuuk.refusals.lookup import no_water, not_occupied, walkable
from banchisa.games.nanuuk.refusals.moving import no_crossing
from banchisa.games.nanuuk.refusals.prompts import rule_of_placing
from banchisa.games.nanuuk.rules.bear_modes import BearState
from banchisa.games.nanuuk.rules.board import CELL_NAMES, CELLS, EXACTLY_TWO, GRID, ZERO_TO_TWO


def refuse_bear_walk(state: BearState, bear: int, cell: int) -> Refusal | None:
    if bear >= state.floe.bears:
        return Refusal(rule_of_placing(state), "no-such-bear", facts_of(bear=bear + 1))
    start = int(state.spot(bear))
    facts = facts_of(cell=CELL_NAMES[cell], start=CELL_NAMES[start])
    if cell == start:
        return no_water(state, cell) or Refusal("NAN-4.42", "walk-to-start", facts)
    shut = no_water(state, cell) or not_occupied(state, cell)
    if shut is not None:
        return shut
    near = walkable(state, start)
    if state.floe.two_cracks:
        if cell not in near:
            return Refusal("NAN-6.3", "bear-too-far", facts)
        if state.floe.bear_move == EXACTLY_TWO and not walkable(state, cell):
            return Refusal("NAN-6.4", "second-step", facts)
        return None
    far = {other for step in near for other in walkable(state, step)}
    if state.floe.bear_move == EXACTLY_TWO:
        return None if cell in far else Refusal("NAN-6.5", "bear-exactly-two", facts)
    return None if cell in near or cell in far else Refusal("NAN-4.42", "bear-too-far", facts)


def _can_walk(state: BearState, bear: int) -> bool:
    return any(refuse_bear_walk(state, bear, cell) is None for cell in range(CELLS))


def refuse_bear_stay(state: BearState, bear: int) -> Refusal | None:
    if bear >= state.floe.bears:
        return Refusal(rule_of_placing(state), "no-such-bear", facts_of(bear=bear + 1))
    if state.floe.bear_move != ZERO_TO_TWO:
        return Refusal("NAN-6.6", "bear-must-walk")
    if not _can_walk(state, bear):
        return Refusal("NAN-6.10", "bear-blocked")
    return None


def refuse_bear_on(state: BearState, cell: int) -> Refusal | None:
    here = int(state.here)
    facts = facts_of(cell=CELL_NAMES[cell], start=CELL_NAMES[here])
    water = no_water(state, cell)
    if water is not None:
        return water
    if cell not in GRID.neighbours[here]:
        return Refusal("NAN-6.3", "not-adjacent", facts)
    if cell == state.from_cell:
        return Refusal("NAN-6.3", "walk-to-start", facts)
    return not_occupied(state, cell) or no_crossing(state, here, cell)
