"""Counting everything in the box: nothing appears, nothing vanishes."""

from __future__ import annotations

from banchisa.games.nanuuk import sheet
from banchisa.games.nanuuk.bears import BearState
from banchisa.games.nanuuk.floe import BEAR, INUK, NOWHERE, TILES
from banchisa.games.nanuuk.hunt import HuntState
from banchisa.games.nanuuk.intro import IntroState
from banchisa.games.nanuuk.state import LAY_REST, LAY_TILE, PLACE_TILE, FloeState


def inventory(state: FloeState) -> dict[str, int]:
    """How many of each component there are, on the floe, on sheets, or not laid out yet."""
    counts: dict[str, int] = {"piece": _pieces(state)}
    if isinstance(state, HuntState):
        for kind, name in enumerate(TILES):
            counts[name] = _on_floe(state, kind) + _on_sheets(state, kind, name)
    return counts


def _pieces(state: FloeState) -> int:
    """Pieces on the floe, still to be placed, or taken off it."""
    standing = len([code for code in state.floe.order if state.spot(code % 8) != NOWHERE])
    waiting = len(state.floe.order) - int(state.placed)
    if isinstance(state, IntroState):
        return standing + waiting + int(state.floe.seats - state.alive)
    if isinstance(state, BearState):
        return standing + waiting + int(state.skinned)
    return standing + waiting


def _on_floe(state: HuntState, kind: int) -> int:
    lying = int(state.tile_mask(kind)).bit_count()
    if state.phase in (LAY_TILE, LAY_REST, PLACE_TILE):
        return max(lying, state.floe.counts[kind])
    return lying


def _on_sheets(state: HuntState, kind: int, name: str) -> int:
    if kind == BEAR:
        return 0
    total = 0
    for hunter in range(state.hunters()):
        total += 1 if state.carried(hunter) >> sheet.LEFT_NAMES.index(name) & 1 else 0
        stored = "whale" if kind == INUK else name  # an Inuk leaves with each whale
        total += int(state.stored_of(hunter, sheet.ANIMAL_NAMES.index(stored)))
    return total
