"""Why an animal cannot go there, a tile cannot drift, a Harpoon cannot answer."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.iglu.refusals.lookup import (
    has_bear,
    has_fish,
    has_fox,
    has_token,
    is_banned,
    is_ice,
    is_land,
    is_sea,
    sea_beside,
)
from banchisa.games.iglu.rules.board import BEAR, CELL_NAMES, GRID, TOKENS
from banchisa.games.iglu.rules.state import KEPT_HARPOON, TYPE_HARPOON, FieldState


def refuse_move_animal(state: FieldState, kind: int, start: int, to: int) -> Refusal | None:
    facts = facts_of(animal=TOKENS[kind].rstrip("123"), cell=CELL_NAMES[to], start=CELL_NAMES[start])
    if not has_token(state, kind, start):
        return Refusal("IGL-4.53", "no-such-animal", facts_of(animal=TOKENS[kind], cell=CELL_NAMES[start]))
    if kind == BEAR:
        return _no_bear(state, to, "IGL-4.57")
    if kind < 3:
        return None if is_sea(state, to) else Refusal("IGL-4.55", "fish-swim", facts)
    if not is_ice(state, to):
        return Refusal("IGL-4.56", "foxes-walk", facts)
    return Refusal("IGL-4.56", "banned", facts) if is_banned(state, to) else None


def _no_bear(state: FieldState, to: int, rule: str) -> Refusal | None:
    """Why a bear may not be moved to a water space."""
    facts = facts_of(animal="bear", cell=CELL_NAMES[to])
    if is_banned(state, to):
        return Refusal(rule, "banned", facts)
    return Refusal(rule, "another-bear", facts) if has_bear(state, to) else None


# drifting


def refuse_drift(state: FieldState, cell: int, ahead: int) -> Refusal | None:
    way = GRID.around[cell].index(ahead)
    facts = facts_of(cell=CELL_NAMES[cell])
    if not is_ice(state, cell):
        return Refusal("IGL-4.28", "no-tile", facts)
    row = [cell]
    while ahead >= 0 and is_ice(state, ahead):
        row.append(ahead)
        ahead = GRID.around[ahead][way]
    if ahead < 0 or is_land(ahead):
        return Refusal("IGL-4.29", "no-room-to-drift", facts)
    return _cannot_cover(state, ahead) or _cannot_carry(state, row, way)


def _cannot_cover(state: FieldState, cell: int) -> Refusal | None:
    """Why no tile may come to lie on a sea space: an animal there has no way out."""
    exits = sea_beside(state, cell)
    facts = facts_of(animal="bear", cell=CELL_NAMES[cell])
    if has_bear(state, cell) and all(_no_bear(state, other, "IGL-4.33") is not None for other in exits):
        return Refusal("IGL-4.34", "no-way-out", facts)
    if has_fish(state, cell) and not exits:
        return Refusal("IGL-4.34", "no-way-out", facts_of(animal="fish", cell=CELL_NAMES[cell]))
    return None


def _cannot_carry(state: FieldState, row: list[int], way: int) -> Refusal | None:
    """Why a row of tiles may not take its animals along."""
    for cell in row:
        to = GRID.around[cell][way]
        rider = "bear" if has_bear(state, cell) else "fox" if has_fox(state, cell) else None
        if rider is not None and is_banned(state, to):
            return Refusal("IGL-4.36", "banned", facts_of(animal=rider, cell=CELL_NAMES[to]))
    return None


def refuse_displace(state: FieldState, cell: int) -> Refusal | None:
    here = int(state.here)
    facts = facts_of(cell=CELL_NAMES[cell], start=CELL_NAMES[here])
    if cell not in GRID.neighbours[here]:
        return Refusal("IGL-4.32", "not-adjacent", facts)
    if not is_sea(state, cell):
        return Refusal("IGL-4.32", "not-sea", facts)
    return _no_bear(state, cell, "IGL-4.33") if has_bear(state, here) else None


# attacks


def refuse_answer(state: FieldState, harpoon: bool) -> Refusal | None:
    if not harpoon:
        return None  # IGL-4.62
    if not state.kept_of(state.actor, KEPT_HARPOON):
        return Refusal("IGL-4.41", "not-kept", facts_of(tile="harpoon"))
    if state.actor == state.active and state.played & TYPE_HARPOON:
        return Refusal("IGL-4.42", "type-played", facts_of(tile="harpoon"))
    return None  # in another player's turn any number may be played (IGL-4.43)
