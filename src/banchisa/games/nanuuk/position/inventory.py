"""Counting everything in the box: nothing appears, nothing vanishes."""

from __future__ import annotations

from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import BearState
from banchisa.games.nanuuk.rules.board import BEAR, NOWHERE, TILES, piece_of
from banchisa.games.nanuuk.rules.intro import IntroState
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState


def inventory(state: FloeState) -> dict[str, int]:
    """How many of each component there are, on the floe, on sheets, or not laid out yet."""
    counts: dict[str, int] = {"piece": _pieces(state)}
    if isinstance(state, HuntState):
        laying = state.phase in (phase.LAY_TILE, phase.LAY_REST, phase.PLACE_TILE)
        for kind, name in enumerate(TILES):
            counts[name] = max(on_table(state, kind), state.floe.counts[kind] if laying else 0)
    return counts


def on_table(state: HuntState, kind: int) -> int:
    """How many tiles (or bears) of a kind lie on the floe and on the sheets."""
    return on_floe(state, kind) + sum(on_sheet(state, hunter, kind) for hunter in range(state.hunters()))


def on_floe(state: HuntState, kind: int) -> int:
    return int(state.tile_mask(kind)).bit_count()


def on_sheet(state: HuntState, hunter: int, kind: int) -> int:
    """How many tiles of a kind a hunter has, on both sides."""
    if kind == BEAR:
        return 0
    name = TILES[kind]
    return int(state.things_of(hunter) >> sheet.LEFT_NAMES.index(name) & 1) + stored_on(state, hunter, name)


def stored_on(state: HuntState, hunter: int, name: str) -> int:
    """How many animals or Inuit of this name are on the right side of a hunter's sheet."""
    if name == "inuk":
        return int(state.inuit_stored(hunter))
    return int(state.stored_of(hunter, sheet.ANIMAL_NAMES.index(name)))


def _pieces(state: FloeState) -> int:
    """Pieces on the floe, still to be placed, or taken off it."""
    standing = len([entry for entry in state.floe.order if state.spot(piece_of(entry)) != NOWHERE])
    waiting = len(state.floe.order) - int(state.placed)
    if isinstance(state, IntroState):
        return standing + waiting + int(state.floe.seats - state.alive)
    if isinstance(state, BearState):
        return standing + waiting + int(state.skinned)
    return standing + waiting
