"""Looking at the floe one space at a time, for the slow and readable formulation of the rules."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR, CELL_NAMES, GRID, RESCUER, TILES, holds
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState


def in_play(state: FloeState, cell: int) -> bool:
    return holds(state.floe.play, cell)


def is_open(state: FloeState, a: int, b: int) -> bool:
    """Whether one can walk between two neighbouring spaces in play."""
    return in_play(state, a) and in_play(state, b) and not state.is_cracked(GRID.edge(a, b))


def piece_on(state: FloeState, cell: int) -> str | None:
    """The kind of piece that stands on a space."""
    if isinstance(state, HuntState):
        if holds(state.bears, cell):
            return "bear"
        return "hunter" if any(state.spot(hunter) == cell for hunter in range(state.hunters())) else None
    if isinstance(state, BearState):
        if any(state.spot(bear) == cell for bear in range(state.floe.bears)):
            return "bear"
        return "inuk" if any(state.spot(FIRST_INUK + k) == cell for k in range(3)) else None
    for piece in range(state.floe.seats * state.floe.each):
        if state.spot(piece) == cell:
            return "bear" if state.floe.mode == RESCUER and piece % 2 == 0 else "hunter"
    return None


def walkable(state: FloeState, cell: int) -> set[int]:
    """The neighbouring spaces a piece could walk to: not cracked off, not occupied."""
    return {
        other for other in GRID.neighbours[cell]
        if is_open(state, cell, other) and piece_on(state, other) is None
    }  # fmt: skip


def reachable(state: FloeState, cell: int, without: int = -1) -> set[int]:
    """All spaces that can be walked to; pieces do not stand in the way, and one more line may count as cracked."""
    found = {cell}
    frontier = [cell]
    while frontier:
        here = frontier.pop()
        for other in GRID.neighbours[here]:
            if other not in found and is_open(state, here, other) and GRID.edge(here, other) != without:
                found.add(other)
                frontier.append(other)
    return found


def tile_on(state: HuntState, cell: int) -> str | None:
    for kind, name in enumerate(TILES):
        if kind != BEAR and holds(state.tile_mask(kind), cell):
            return name
    return None


def no_water(state: FloeState, cell: int) -> Refusal | None:
    if not in_play(state, cell):
        return Refusal("NAN-3.2", "water", facts_of(cell=CELL_NAMES[cell]))
    return None


def not_occupied(state: FloeState, cell: int) -> Refusal | None:
    holder = piece_on(state, cell)
    return None if holder is None else Refusal("NAN-4.3", "occupied", facts_of(cell=CELL_NAMES[cell], by=holder))
