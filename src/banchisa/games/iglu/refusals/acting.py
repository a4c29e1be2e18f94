"""Why an Inuk cannot walk, paddle, hunt or build."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.iglu.refusals.lookup import (
    calm_area,
    has_bear,
    has_token,
    igloo_owner,
    is_ground,
    is_ice,
    is_sea,
    sea_beside,
    seats_at,
)
from banchisa.games.iglu.refusals.melting import cannot_play
from banchisa.games.iglu.rules.board import BEAR, CELL_NAMES, GRID, TOKENS
from banchisa.games.iglu.rules.state import FieldState


def refuse_energy(state: FieldState, value: int) -> Refusal | None:
    return cannot_play(state, f"energy{value + 1}")


def _too_dear(state: FieldState, cost: int, rule: str) -> Refusal | None:
    if state.ap < cost:
        return Refusal(rule, "too-few-points", facts_of(cost=int(cost), left=int(state.ap)))
    return None


# moving


def refuse_walk(state: FieldState, start: int, to: int) -> Refusal | None:
    return _cannot_leave(state, start, int(state.field.walk_cost), "IGL-4.72") or _cannot_enter(state, to)


def refuse_kayak(state: FieldState, start: int, goal: int) -> Refusal | None:
    stays = _cannot_leave(state, start, int(state.field.kayak_cost), "IGL-4.76")
    if stays is not None:
        return stays
    facts = facts_of(cell=CELL_NAMES[goal], start=CELL_NAMES[start])
    if is_sea(state, goal):
        return Refusal("IGL-4.78", "kayak-lands", facts)
    if not calm_area(state, start) & set(sea_beside(state, goal)):
        return Refusal("IGL-4.77", "no-common-sea", facts)
    return _cannot_enter(state, goal)  # IGL-4.79


def _cannot_leave(state: FieldState, start: int, cost: int, rule: str) -> Refusal | None:
    if not state.inuit_at(state.active, start):
        return Refusal(rule, "no-inuk", facts_of(cell=CELL_NAMES[start]))
    return _too_dear(state, cost, rule)


def _cannot_enter(state: FieldState, cell: int) -> Refusal | None:
    """Why an Inuk may not enter a space (IGL-4.73: others, igloos and foxes are no obstacle)."""
    facts = facts_of(cell=CELL_NAMES[cell])
    if not is_ground(state, cell):
        return Refusal("IGL-4.72", "no-ground", facts)
    owner = igloo_owner(state, cell)
    if state.field.closed_igloos and owner is not None and owner != state.active:
        return Refusal("IGL-6.1", "closed-igloo", facts)
    if has_bear(state, cell) and cannot_play(state, "harpoon") is not None:
        return Refusal("IGL-4.74", "bear-there", facts)
    return None


# hunting


def refuse_hunt(state: FieldState, kind: int, cell: int) -> Refusal | None:
    return _out_of_reach(state, kind, cell) or _too_dear(state, int(TOKENS[kind][-1]), "IGL-4.80")


def refuse_harpoon(state: FieldState, kind: int, cell: int) -> Refusal | None:
    return cannot_play(state, "harpoon") or _out_of_reach(state, kind, cell)


def _out_of_reach(state: FieldState, kind: int, cell: int) -> Refusal | None:
    facts = facts_of(animal=TOKENS[kind], cell=CELL_NAMES[cell])
    if not has_token(state, kind, cell):
        return Refusal("IGL-4.80", "no-such-animal", facts)
    if kind == BEAR and is_sea(state, cell):
        return Refusal("IGL-4.85", "bear-at-sea", facts)
    if kind >= 3:
        if state.inuit_at(state.active, cell):
            return None
        return Refusal("IGL-4.84" if kind == BEAR else "IGL-4.81", "not-on-tile", facts)
    if any(state.inuit_at(state.active, other) for other in GRID.neighbours[cell]):
        return None
    return Refusal("IGL-4.82", "not-beside-fish", facts)


# building


def refuse_build(state: FieldState, cell: int) -> Refusal | None:
    facts = facts_of(cell=CELL_NAMES[cell])
    if not is_ice(state, cell):
        return Refusal("IGL-4.86", "sea", facts)
    if not state.inuit_at(state.active, cell):
        return Refusal("IGL-4.86", "no-inuk", facts)
    if any(seat != state.active for seat in seats_at(state, cell)):
        return Refusal("IGL-4.86", "others-there", facts)
    if igloo_owner(state, cell) is not None:
        return Refusal("IGL-4.86", "igloo-there", facts)
    if not state.igloos_left(state.active):
        return Refusal("IGL-4.86", "no-igloo-left", facts)
    return _too_dear(state, int(state.field.igloo_cost), "IGL-4.86")
