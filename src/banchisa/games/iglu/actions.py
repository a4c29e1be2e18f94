"""The action space of Iglu Iglu, declared once."""

from __future__ import annotations

from typing import Final

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.games.iglu.rules.board import (
    CELL_NAMES,
    CELLS,
    CORNER_NAMES,
    GRID,
    PAIRS,
    RING_CELLS,
    TILES,
    TOKENS,
    WALKS,
)
from banchisa.games.iglu.rules.board import WATER_CELLS as WATER

# the numbers of the first action of each family
PLACE: Final = 0
MELT_ICE: Final = 24
PLAY_MELT: Final = 84
PLAY_ANIMALS: Final = 144
MOVE_ANIMAL: Final = 145
PLAY_ENERGY: Final = 1601
DRIFT: Final = 1604
DISPLACE: Final = 1812
WALK: Final = 1872
KAYAK: Final = 2096
HUNT: Final = 6128
HARPOON: Final = 6488
BUILD_IGLOO: Final = 6908
ANSWER: Final = 6968
ANSWER_DECLINE: Final = 6969
FLEE: Final = 6970
END_TURN: Final = 6974
FIRST: Final = 6975
FISH: Final = 6979
TILE: Final = 6982
FOX: Final = 6994

# how many actions a family has for each value of its first domain
PAIR_COUNT: Final = 208
WATER_COUNT: Final = 60
KAYAK_COUNT: Final = 63


def _pairs(name: str, pairs: list[tuple[int, int]]) -> Domain:
    """Two spaces, from and to."""
    labels = [f"{CELL_NAMES[a]} {CELL_NAMES[b]}" for a, b in pairs]
    return Domain(name, labels, [[f"cell-{CELL_NAMES[a]}", f"cell-{CELL_NAMES[b]}"] for a, b in pairs])


def _pushes() -> Domain:
    """A tile and the direction in which it is pushed."""
    labels = [f"{CELL_NAMES[a]} {'NESW'[GRID.around[a].index(b)]}" for a, b in PAIRS]
    return Domain("push", labels, [[f"cell-{CELL_NAMES[a]}", f"cell-{CELL_NAMES[b]}"] for a, b in PAIRS])


def _cells(name: str, cells: list[int]) -> Domain:
    names = [CELL_NAMES[cell] for cell in cells]
    return Domain(name, names, [[f"cell-{cell}"] for cell in names])


def _space() -> ActionSpace:
    cell = _cells("cell", WATER)
    way = _pairs("way", PAIRS)
    value = Domain("value", ["1", "2", "3"])
    return ActionSpace(
        [
            Family("place", [_cells("ring", RING_CELLS)]),
            Family("melt_ice", [cell]),
            Family("play_melt", [cell]),
            Family("play_animals", []),
            Family("move_animal", [Domain("animal", list(TOKENS)), way]),
            Family("play_energy", [value]),
            Family("drift", [_pushes()]),
            Family("displace", [cell]),
            Family("walk", [_pairs("walk", WALKS)]),
            Family("kayak", [_pairs("trip", [(a, b) for a in range(CELLS) for b in range(CELLS) if a != b])]),
            Family("hunt", [Domain("prey", list(TOKENS[:6])), cell]),
            Family("harpoon", [Domain("animal", list(TOKENS)), cell]),
            Family("build_igloo", [cell]),
            Family("answer", [Domain("answer", ["harpoon", "decline"])]),
            Family("flee", [Domain("corner", CORNER_NAMES, [[f"cell-{name}"] for name in CORNER_NAMES])]),
            Family("end_turn", []),
            Family("first", [Domain("seat", ["1", "2", "3", "4"])], chance=True),
            Family("fish", [value], chance=True),
            Family("tile", [Domain("tile", list(TILES))], chance=True),
            Family("fox", [value], chance=True),
        ]
    )


ACTIONS: Final = _space()
