"""Why a tile may not be melted, and why Melt or Move animals cannot be played."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.iglu.refusals.animals import refuse_move_animal
from banchisa.games.iglu.refusals.lookup import beside_sea, igloo_owner, is_glacier, is_sea, load_of
from banchisa.games.iglu.rules.board import CELL_NAMES, KEPT, PAIRS, RING_CELLS, TOKENS, WATER_CELLS
from banchisa.games.iglu.rules.state import TYPES, FieldState


def refuse_melt(state: FieldState, cell: int) -> Refusal | None:
    tied = _no_loose_tile(state, cell)
    if tied is not None:
        return tied
    facts = facts_of(cell=CELL_NAMES[cell])
    load = load_of(state, cell)
    if load is not None:
        return Refusal("IGL-4.14", "occupied", facts_of(cell=CELL_NAMES[cell], by=load))
    if beside_sea(state, cell):
        return None
    if any(_is_free(state, other) and beside_sea(state, other) for other in WATER_CELLS):
        return Refusal("IGL-4.14", "not-at-sea", facts)
    return None if cell in RING_CELLS else Refusal("IGL-4.15", "not-on-ring", facts)


def _no_loose_tile(state: FieldState, cell: int) -> Refusal | None:
    """Why nothing on this space can melt."""
    facts = facts_of(cell=CELL_NAMES[cell])
    if is_sea(state, cell):
        return Refusal("IGL-4.2", "sea", facts)
    return Refusal("IGL-4.25", "glacier", facts) if is_glacier(state, cell) else None


def _is_free(state: FieldState, cell: int) -> bool:
    return _no_loose_tile(state, cell) is None and load_of(state, cell) is None


def cannot_play(state: FieldState, tile: str) -> Refusal | None:
    """Why the active player has no such tile to play now."""
    kind = tile.rstrip("123")
    if not state.kept_of(state.active, KEPT.index(tile)):
        return Refusal("IGL-4.41", "not-kept", facts_of(tile=tile))
    if state.played >> TYPES.index(kind) & 1:
        return Refusal("IGL-4.42", "type-played", facts_of(tile=kind))
    return None


def refuse_melt_tile(state: FieldState, cell: int) -> Refusal | None:
    unplayable = cannot_play(state, "melt") or _no_loose_tile(state, cell)
    if unplayable is not None:
        return unplayable
    facts = facts_of(cell=CELL_NAMES[cell])
    if igloo_owner(state, cell) is not None:
        return Refusal("IGL-4.48", "igloo-holds", facts)
    return None if beside_sea(state, cell) else Refusal("IGL-4.47", "not-at-sea", facts)


def refuse_animals(state: FieldState) -> Refusal | None:
    unplayable = cannot_play(state, "animals")
    if unplayable is not None:
        return unplayable
    for kind in range(len(TOKENS)):
        for start, to in PAIRS:
            if refuse_move_animal(state, kind, start, to) is None:
                return None
    return Refusal("IGL-4.46", "no-animal-moves")
