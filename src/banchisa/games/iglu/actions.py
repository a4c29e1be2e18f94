"""The action space of Iglu Iglu, declared once."""

from __future__ import annotations

from typing import Final

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.games.iglu.rules.board import (
    CELL_NAMES,
    CELLS,
    CORNER_NAMES,
    DIRECTIONS,
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

_TRIPS: Final = [(a, b) for a in range(CELLS) for b in range(CELLS) if a != b]
WAYS: Final = [*WALKS, *_TRIPS]  # from and to of each walk, then of each trip


def _pairs(name: str, pairs: list[tuple[int, int]]) -> Domain:
    """Two spaces, from and to."""
    labels = [f"{CELL_NAMES[a]} {CELL_NAMES[b]}" for a, b in pairs]
    return Domain(name, labels, [[f"cell-{CELL_NAMES[a]}", f"cell-{CELL_NAMES[b]}"] for a, b in pairs])


def _pushes() -> Domain:
    """A tile and the direction in which it is pushed."""
    labels = [f"{CELL_NAMES[a]} {DIRECTIONS[GRID.around[a].index(b)]}" for a, b in PAIRS]
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
            Family("place", [_cells("ring", RING_CELLS)], at=PLACE),
            Family("melt_ice", [cell], at=MELT_ICE),
            Family("play_melt", [cell], at=PLAY_MELT),
            Family("play_animals", [], at=PLAY_ANIMALS),
            Family("move_animal", [Domain("animal", list(TOKENS)), way], at=MOVE_ANIMAL),
            Family("play_energy", [value], at=PLAY_ENERGY),
            Family("drift", [_pushes()], at=DRIFT),
            Family("displace", [cell], at=DISPLACE),
            Family("walk", [_pairs("walk", WALKS)], at=WALK),
            Family("kayak", [_pairs("trip", _TRIPS)], at=KAYAK),
            Family("hunt", [Domain("prey", list(TOKENS[:6])), cell], at=HUNT),
            Family("harpoon", [Domain("animal", list(TOKENS)), cell], at=HARPOON),
            Family("build_igloo", [cell], at=BUILD_IGLOO),
            Family("answer", [Domain("answer", ["harpoon", "decline"])], at=ANSWER),
            Family("flee", [Domain("corner", CORNER_NAMES, [[f"cell-{name}"] for name in CORNER_NAMES])], at=FLEE),
            Family("end_turn", [], at=END_TURN),
            Family("first", [Domain("seat", ["1", "2", "3", "4"])], at=FIRST, chance=True),
            Family("fish", [value], at=FISH, chance=True),
            Family("tile", [Domain("tile", list(TILES))], at=TILE, chance=True),
            Family("fox", [value], at=FOX, chance=True),
        ]
    )


ACTIONS: Final = _space()
