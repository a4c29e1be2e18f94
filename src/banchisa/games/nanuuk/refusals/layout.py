"""Why a tile or an initial crack may not lie here."""

from __future__ import annotations

from itertools import combinations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.nanuuk.actions import REST
from banchisa.games.nanuuk.refusals.cracking import line_free
from banchisa.games.nanuuk.refusals.lookup import in_play, reachable
from banchisa.games.nanuuk.refusals.moving import refuse_drive_bear
from banchisa.games.nanuuk.rules import phase
from banchisa.games.nanuuk.rules.board import CELL_NAMES, CELLS, EDGE_NAMES, GRID, INUK, TILES, WHALE, holds
from banchisa.games.nanuuk.rules.play import HuntState


def _kind_to_lay(state: HuntState) -> int:
    laid = [int(state.tile_mask(kind)).bit_count() for kind in range(len(TILES))]
    return next(kind for kind in range(len(TILES)) if laid[kind] < state.floe.counts[kind])


def refuse_lay_tile(state: HuntState, cell: int) -> Refusal | None:
    kind = _kind_to_lay(state)
    taken = refuse_drive_bear(state, cell)
    if taken is not None:
        duty = "NAN-3.15" if state.phase == phase.PLACE_TILE else "NAN-3.14"
        rule = taken.rule if taken.rule == "NAN-3.2" else duty
        return Refusal(rule, taken.reason, taken.facts)
    if kind > INUK:
        return None
    refusal = _refuse_site(state, cell, kind)
    if refusal is None and _beside(state, cell, kind) and _can_lie_apart(state, kind):
        return Refusal("NAN-3.16", "beside-own-kind", facts_of(cell=CELL_NAMES[cell], kind=TILES[kind]))
    return refusal


def _refuse_site(state: HuntState, cell: int, kind: int) -> Refusal | None:
    """Why a whale or an Inuk may not lie on a free space, its own kind apart."""
    facts = facts_of(cell=CELL_NAMES[cell], kind=TILES[kind])
    if _beside_igloo(state, cell):
        return Refusal("NAN-3.16", "beside-igloo", facts)
    if _beside(state, cell, INUK if kind == WHALE else WHALE):
        return Refusal("NAN-3.16", "whale-beside-inuk", facts)
    if kind == WHALE and not _leaves_room(state, cell):
        return Refusal("NAN-3.16", "no-room-left", facts)
    return None


def _can_lie_apart(state: HuntState, kind: int) -> bool:
    """Whether some space is allowed that is not next to a tile of the same kind."""
    return any(
        refuse_drive_bear(state, cell) is None and not _beside(state, cell, kind)
        and _refuse_site(state, cell, kind) is None for cell in range(CELLS)
    )  # fmt: skip


def _beside(state: HuntState, cell: int, kind: int) -> bool:
    return any(holds(state.tile_mask(kind), other) for other in GRID.neighbours[cell])


def _beside_igloo(state: HuntState, cell: int) -> bool:
    return any(in_play(state, other) and state.floe.is_igloo(other) for other in GRID.neighbours[cell])


def _leaves_room(state: HuntState, cell: int) -> bool:
    """Whether all whales and Inuit still to come can be laid when a whale lies here."""
    whales = {other for other in range(CELLS) if holds(state.whale, other)} | {cell}
    sites = [
        other for other in range(CELLS)
        if in_play(state, other) and not state.floe.is_igloo(other) and not _beside_igloo(state, other)
        and other not in whales
    ]  # fmt: skip
    to_come = state.floe.counts[WHALE] - len(whales)
    for further in combinations(sites, to_come):
        all_whales = whales.union(further)
        room = [site for site in sites if site not in all_whales and all_whales.isdisjoint(GRID.neighbours[site])]
        if len(room) >= state.floe.counts[INUK]:
            return True
    return False


def refuse_lay_rest(state: HuntState, number: int) -> Refusal | None:
    name = REST[number]
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
