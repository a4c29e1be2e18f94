"""Why a tile or an initial crack may not lie here."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.nanuuk.floe import CELL_NAMES, CELLS, EDGE_NAMES, GRID, INUK, TILES, WHALE, holds
from banchisa.games.nanuuk.hunt import HuntState
from banchisa.games.nanuuk.reasons_cracking import line_free
from banchisa.games.nanuuk.reasons_moving import free_for_bear
from banchisa.games.nanuuk.sight import facts_of, in_play, reachable
from banchisa.games.nanuuk.state import PLACE_TILE


def _kind_to_lay(state: HuntState) -> int:
    laid = [int(state.tile_mask(kind)).bit_count() for kind in range(len(TILES))]
    return next(kind for kind in range(len(TILES)) if laid[kind] < state.floe.counts[kind])


def refuse_lay_tile(state: HuntState, cell: int) -> Refusal | None:
    kind = _kind_to_lay(state)
    taken = free_for_bear(state, cell)
    if taken is not None:
        duty = "NAN-3.15" if state.phase == PLACE_TILE else "NAN-3.14"
        rule = taken.rule if taken.rule == "NAN-3.2" else duty
        return Refusal(rule, taken.reason, taken.facts)
    if kind > INUK:
        return None
    facts = facts_of(cell=CELL_NAMES[cell], kind=TILES[kind])
    if _beside(state, cell, INUK if kind == WHALE else WHALE):
        return Refusal("NAN-3.16", "whale-beside-inuk", facts)
    if kind == WHALE and not _leaves_room(state, cell):
        return Refusal("NAN-3.16", "no-room-for-inuk", facts)
    best = min(_class(state, other, kind) for other in range(CELLS) if _possible(state, other, kind))
    if _class(state, cell, kind) != best:
        return Refusal("NAN-3.16", "better-space", facts)
    return None


def _possible(state: HuntState, cell: int, kind: int) -> bool:
    if free_for_bear(state, cell) is not None or _beside(state, cell, INUK if kind == WHALE else WHALE):
        return False
    return kind != WHALE or _leaves_room(state, cell)


def _beside(state: HuntState, cell: int, kind: int) -> bool:
    return any(holds(state.tile_mask(kind), other) for other in GRID.neighbours[cell])


def _leaves_room(state: HuntState, cell: int) -> bool:
    """Whether every Inuk still finds a space away from all whales when a whale is laid here."""
    whales = {other for other in range(CELLS) if holds(state.whale, other)} | {cell}
    room = [
        other for other in range(CELLS)
        if in_play(state, other) and not state.floe.is_igloo(other) and other not in whales
        and not whales & set(GRID.neighbours[other])
    ]  # fmt: skip
    return len(room) >= state.floe.counts[INUK]


def _class(state: HuntState, cell: int, kind: int) -> int:
    """How well a space suits a whale or Inuk, 1 is best."""
    by_igloo = any(in_play(state, other) and state.floe.is_igloo(other) for other in GRID.neighbours[cell])
    by_own = _beside(state, cell, kind)
    if not by_igloo:
        return 2 if by_own else 1
    return 4 if by_own else 3


def refuse_lay_rest(state: HuntState, name: str) -> Refusal | None:
    kind = TILES.index(name)
    if int(state.tile_mask(kind)).bit_count() >= state.floe.counts[kind]:
        return Refusal("NAN-3.14", "none-left", facts_of(kind=name))
    return None


def refuse_lay_crack(state: HuntState, edge: int) -> Refusal | None:
    refusal = line_free(state, edge)
    if refusal is not None:
        return refusal
    start = GRID.edges[edge][0]
    if len(reachable(state, start, edge)) < int(state.floe.play).bit_count():
        return Refusal("NAN-6.13", "splits-floe", facts_of(edge=EDGE_NAMES[edge]))
    return None
