"""Why a penguin or the seal cannot go there, or a card cannot be turned."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.pinguinoe.refusals.lookup import (
    FOUR,
    around,
    card_of,
    is_far,
    is_map_card,
    off_map,
    seal_distances,
    walk_distances,
)
from banchisa.games.pinguinoe.rules.board import ARK, BLOCK, CELL_NAMES, HULL, IGLOO
from banchisa.games.pinguinoe.rules.play import RaceState


def refuse_walk(state: RaceState, cell: int) -> Refusal | None:
    missing = off_map(state, cell)
    if missing is not None:
        return missing
    facts = facts_of(cell=CELL_NAMES[cell], left=int(state.left))
    if cell == state.spot(state.turn):
        return Refusal("PIN-4.16", "already-there", facts)
    if state.kind(cell) == BLOCK:
        return Refusal("PIN-4.15", "block", facts)
    if cell == state.seal:
        return Refusal("PIN-4.5", "seal-there", facts)
    if is_far(cell, int(state.spot(state.turn)), int(state.left)) or cell not in walk_distances(state):
        return Refusal("PIN-4.16", "too-far", facts)
    return None


def refuse_seal_to(state: RaceState, cell: int) -> Refusal | None:
    missing = off_map(state, cell)
    if missing is not None:
        return missing
    facts = facts_of(cell=CELL_NAMES[cell], left=int(state.left))
    if cell == state.seal:
        return Refusal("PIN-4.25", "seal-already-there", facts)
    kind = state.kind(cell)
    for shut, what in ((BLOCK, "block"), (IGLOO, "igloo"), (HULL, "hull")):
        if kind == shut:
            return Refusal("PIN-4.23", "closed-to-seal", facts_of(cell=CELL_NAMES[cell], by=what))
    start = int(state.sea.hull_low if state.seal == ARK else state.seal)
    if is_far(cell, start, 2 * int(state.left) + 2) or cell not in seal_distances(state, int(state.left)):
        return Refusal("PIN-4.25", "seal-too-far", facts)
    return None


def refuse_reveal(state: RaceState, place: int) -> Refusal | None:
    facts = facts_of(place=place)
    if not is_map_card(state, place):
        return Refusal("PIN-4.20", "no-map-card", facts)
    if not state.is_down(place):
        return Refusal("PIN-4.20", "face-up", facts)
    cell = int(state.spot(state.turn))
    if card_of(cell) == place:
        return Refusal("PIN-4.20", "own-card", facts)
    if place not in [card_of(other) for other in around(cell, FOUR)]:
        return Refusal("PIN-4.19", "not-beside", facts)
    if state.left < state.sea.reveal_cost:
        return Refusal("PIN-4.19", "no-points", facts_of(left=int(state.left)))
    return None
