"""Why a tile cannot drift, or an animal in its way cannot go there."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.iglu.refusals.animals import no_bear
from banchisa.games.iglu.refusals.lookup import (
    has_bear,
    has_fish,
    has_fox,
    is_banned,
    is_ice,
    is_land,
    is_sea,
    sea_beside,
)
from banchisa.games.iglu.rules.board import CELL_NAMES, GRID
from banchisa.games.iglu.rules.state import FieldState


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
    if has_bear(state, cell) and all(no_bear(state, other, "IGL-4.33") is not None for other in exits):
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
    return no_bear(state, cell, "IGL-4.33") if has_bear(state, here) else None
