"""The ice field: 8x8 spaces, and masks that flood, spread and push on it.

 8  [] r  r  r  r  r  r  []     []  land corner
 7   r  i  i  i  i  i  i  r      r   outer ring
 6   r  i  i  i  i  i  i  r      i   inside
 5   r  i  i  ~  ~  i  i  r      ~   open centre
 4   r  i  i  ~  ~  i  i  r
 3   r  i  i  i  i  i  i  r
 2   r  i  i  i  i  i  i  r
 1  [] r  r  r  r  r  r  []
     a  b  c  d  e  f  g  h

A mask has one bit for each space; a1 is the lowest, and h8 is the sign of the machine word. Land is never ice or sea,
so masks of ice, sea and what is on them are never negative: only these may be spread, flooded and pushed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.components import read_components
from banchisa.engine.grids import square_grid, table
from banchisa.engine.state import Terms

SIZE: Final = 8
CELLS: Final = 64
H8: Final = 63  # the last space; its bit is the sign of a mask
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = "NESW"

HOME: Final = str(Path(__file__).parent.parent)
PACKAGED: Final = read_components(Path(HOME) / "components.toml")

TILES: Final = (
    "fish1", "fish2", "fish3", "bear", "drift", "glacier",
    "melt", "energy1", "energy2", "energy3", "harpoon", "animals",
)  # fmt: skip
KEPT: Final = TILES[6:]  # with a red border
FIRST_KEPT: Final = 6
FIRST_FOX: Final = 3  # among the tokens; the fish come before
TOKENS: Final = ("fish1", "fish2", "fish3", "fox1", "fox2", "fox3", "bear")
BEAR: Final = 6  # the number of the bear among the tokens
BEAR_VALUE: Final = 4

GRID: Final = square_grid(SIZE, SIZE)
CELL_NAMES: Final = ["abcdefgh"[col] + str(row + 1) for col, row in GRID.places]
CELL_OF: Final = {name: k for k, name in enumerate(CELL_NAMES)}
CORNER_NAMES: Final = ["a1", "h1", "a8", "h8"]
CENTRE_NAMES: Final = ["d4", "e4", "d5", "e5"]
_CORNERS: Final = [CELL_OF[name] for name in CORNER_NAMES]
WATER_CELLS: Final = [cell for cell in range(CELLS) if cell not in _CORNERS]  # IGL-3.1
RING_CELLS: Final = [cell for cell in WATER_CELLS if len(GRID.neighbours[cell]) == 3]
WALKS: Final = [(cell, to) for cell in range(CELLS) for to in GRID.around[cell] if to >= 0]
PAIRS: Final = [(cell, to) for cell, to in WALKS if cell not in _CORNERS and to not in _CORNERS]


def _bit(cell: int) -> int:
    """The bit of a space; h8 is the sign."""
    return -(2**63) if cell == H8 else 2**cell


def mask_of(cells: list[int]) -> int:
    return sum(_bit(cell) for cell in cells)


def _numbers(pairs: list[tuple[int, int]]) -> list[int]:
    """The number of the pair that leads from each space in each direction, -1 where there is none."""
    number = {pair: k for k, pair in enumerate(pairs)}
    return [number.get((cell, to), -1) for cell in range(CELLS) for to in GRID.around[cell]]


BIT: Final = table([_bit(cell) for cell in range(CELLS)])
NUMBER: Final = table([WATER_CELLS.index(cell) if cell in WATER_CELLS else -1 for cell in range(CELLS)])
WATER_CELL: Final = table(WATER_CELLS)
RING_CELL: Final = table(RING_CELLS)
CORNER: Final = table(_CORNERS)
CENTRE_CELL: Final = table([CELL_OF[name] for name in CENTRE_NAMES])
STEP: Final = table([to for cell in range(CELLS) for to in GRID.around[cell]])  # four directions a space, -1: the rim
SIDES: Final = table([mask_of(GRID.neighbours[cell]) for cell in range(CELLS)])
WALK_NUMBER: Final = table(_numbers(WALKS))
WALK_FROM: Final = table([cell for cell, _ in WALKS])
WALK_TO: Final = table([to for _, to in WALKS])
PAIR_NUMBER: Final = table(_numbers(PAIRS))
PAIR_FROM: Final = table([cell for cell, _ in PAIRS])
PAIR_TO: Final = table([to for _, to in PAIRS])
PAIR_WAY: Final = table([GRID.around[cell].index(to) for cell, to in PAIRS])

# masks too wide for a literal of the compiled code
_WATER: Final = mask_of(WATER_CELLS)
_RING: Final = mask_of(RING_CELLS)
_LAND: Final = mask_of(_CORNERS)
_H: Final = mask_of([cell for cell in range(CELLS) if cell % SIZE == 7])
_A: Final = mask_of([cell for cell in range(CELLS) if cell % SIZE == 0])
_TOP: Final = mask_of(list(range(55, 64)))  # row 8, and h7, from where one would step on the sign
_MASKS: Final = table([_WATER, _RING, _LAND, _WATER & ~_TOP, _WATER & ~_H & ~_bit(62), _WATER & ~_A, 2**63 - 1])
_ALL_WATER: Final = 0
_ALL_RING: Final = 1
_ALL_LAND: Final = 2
_CAN_NORTH: Final = 3
_CAN_EAST: Final = 4
_CAN_WEST: Final = 5
_ALL_BUT_SIGN: Final = 6


def value_of(kind: i64) -> i64:
    """The value of a fish or a fox of this kind."""
    return kind % FIRST_FOX + 1


def byte_of(packed: i64, number: i64) -> i64:
    """One of the numbers that are packed in eight bits each."""
    return packed >> number * 8 & 255


def with_byte(packed: i64, number: i64, value: i64) -> i64:
    """The same numbers with another value for one of them."""
    return packed ^ (byte_of(packed, number) ^ value) << number * 8


@final
class Field(Terms):
    """What is agreed for one game: how many Inuit, which spaces are banned, what is counted how."""

    def __init__(self, version: str, seats: int, options: dict[str, object]) -> None:
        super().__init__("iglu", version, seats, options)
        self.inuit: i64 = 0  # of each seat
        self.banned: i64 = 0  # spaces where no bear and no fox may be (IGL-4.8)
        self.closed_igloos = False  # IGL-6.1
        self.by_table = False  # IGL-6.2
        self.halves_up = False  # IGL-5.13
        self.first_random = False  # IGL-3.7
        self.ap_per_turn: i64 = 0
        self.walk_cost: i64 = 0
        self.kayak_cost: i64 = 0
        self.igloo_cost: i64 = 0
        self.animal_points: i64 = 0
        self.strength_inuit: i64 = 0
        self.strength_igloo: i64 = 0
        self.island_table: vec[i64] = table([])
        self.tiles: list[int] = []
        self.tokens: list[int] = []
        self.colours: list[str] = []


def water() -> i64:
    """All spaces but the four corners."""
    return _MASKS[_ALL_WATER]


def ring() -> i64:
    return _MASKS[_ALL_RING]


def land() -> i64:
    """The four corners."""
    return _MASKS[_ALL_LAND]


def drop_sign(mask: i64) -> i64:
    """The mask without h8, so that its bits can be taken one by one."""
    return mask & _MASKS[_ALL_BUT_SIGN]


def spread(mask: i64) -> i64:
    """The spaces next to those of a mask of water spaces; h8 is never among them."""
    ahead = (mask & _MASKS[_CAN_NORTH]) << 8 | mask >> 8
    return ahead | (mask & _MASKS[_CAN_EAST]) << 1 | (mask & _MASKS[_CAN_WEST]) >> 1


def flood(start: i64, within: i64) -> i64:
    """All spaces of a mask that hang together with those of start."""
    found = start & within
    grown = (found | spread(found)) & within
    while grown != found:
        found = grown
        grown = (found | spread(found)) & within
    return found


def shift(mask: i64, way: i64) -> i64:
    """The mask moved by one space; what would leave the water is lost."""
    if way == NORTH:
        return (mask & _MASKS[_CAN_NORTH]) << 8 & _MASKS[_ALL_WATER]
    if way == EAST:
        return (mask & _MASKS[_CAN_EAST]) << 1 & _MASKS[_ALL_WATER]
    if way == SOUTH:
        return mask >> 8 & _MASKS[_ALL_WATER]
    return (mask & _MASKS[_CAN_WEST]) >> 1 & _MASKS[_ALL_WATER]


def holds(mask: int, cell: int) -> bool:
    """Whether a space belongs to a mask."""
    return mask >> cell & 1 == 1


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if holds(mask, cell)]


def names_of(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]
