"""The frozen sea: 124 hexagons with flat sides north and south, in 13 columns.

A1      C1      E1      G1      I1      K1      M1      columns A, C, ... M have ten cells, the first and last of them
    B1      D1      F1      H1      J1     (L1)         halves; columns B, D, ... L have nine; A and M are halves
A2      C2      E2      G2      I2      K2      M2
    B2      D2      F2      H2      J2      L2
...
A9      C9      E9      G9      I9      K9      M9
   (B9)     D9      F9      H9      J9      L9
A10     C10     E10     G10     I10     K10     M10

Cells are numbered column by column from the north, so that each of the six steps changes the number by the same amount
everywhere: N -1, NE +9, SE +10, S +1, SW -9, NW -10. A mask of cells is two words: cells 0..61 low, 62..123 high.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.components import read_components, rows, section
from banchisa.engine.grids import Grid, table
from banchisa.engine.state import Terms

CELLS: Final = 124
HALF: Final = 62  # cells below this are bits of the low word
FULL: Final = 0x3FFFFFFFFFFFFFFF  # all bits of a word
OFF: Final = 127  # the cell of what is not on the board

# directions, and by how much each changes the column and the height
N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
_CHANGES: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

COLOURS: Final = ("orange", "white", "brown", "grey", "black")
ALL_COLOURS: Final = 5
MOST_BEARS: Final = 4
SIDES: Final = 6  # of a cell
MOST_IGLOOS: Final = 2  # of one colour (ICE-4.63)

# tiles and cubes by number; the first three cubes are finds
WATER: Final = 0
FISH: Final = 1
LAND: Final = 2
MOUNTAIN: Final = 3
TILES: Final = ("water", "fish", "land", "mountain")
BERRY: Final = 0
TORCH: Final = 1
ROPE: Final = 2
BEAR_CAVE: Final = 3
EMPTY: Final = 4
CUBES: Final = ("berry", "torch", "rope", "bear_cave", "empty")
FINDS: Final = ("berry", "torch", "rope")
FIND_KINDS: Final = 3
FIRST_CUBE: Final = 4  # where tiles and cubes are numbered together
NONE: Final = 7  # no tile, no cube

HOME: Final = str(Path(__file__).parent.parent)
PACKAGED: Final = read_components(Path(HOME) / "components.toml")


def _places() -> list[tuple[str, int, int, str]]:
    """Name, column, height and shape of every cell, by number."""
    found: list[tuple[str, int, int, str]] = []
    for cell in rows(section(PACKAGED, "board"), "cells"):
        assert isinstance(cell, list)
        found.append((str(cell[0]), int(cell[1]), int(cell[2]), str(cell[3])))
    return found


PLACES: Final = _places()
CELL_NAMES: Final = [name for name, _, _, _ in PLACES]
CELL_OF: Final = {name: k for k, name in enumerate(CELL_NAMES)}
COLUMN_OF: Final = [column for _, column, _, _ in PLACES]
IS_WHOLE: Final = [shape == "whole" for _, _, _, shape in PLACES]
GRID: Final = Grid([(c, y) for _, c, y, _ in PLACES], _CHANGES)
WHOLE_NAMES: Final = [name for name, _, _, shape in PLACES if shape == "whole"]


def low(cells: list[int]) -> int:
    """The low word of a mask."""
    return sum(1 << cell for cell in set(cells) if cell < HALF)


def high(cells: list[int]) -> int:
    """The high word of a mask."""
    return sum(1 << (cell - HALF) for cell in set(cells) if HALF <= cell < CELLS)


def _beyond(direction: int) -> list[int]:
    """The cells that have a neighbour in this direction."""
    return [cell for cell in range(CELLS) if GRID.around[cell][direction] >= 0]


def distance(a: int, b: int) -> int:
    """The number of steps between two cells of an empty board."""
    _, column_a, height_a, _ = PLACES[a]
    _, column_b, height_b, _ = PLACES[b]
    across, along = abs(column_a - column_b), abs(height_a - height_b)
    return across + max(0, (along - across) // 2)


def _within(cell: int, steps: int) -> list[int]:
    return [other for other in range(CELLS) if distance(cell, other) <= steps]


_ALL: Final = list(range(128))
LOW: Final = table([low([cell]) for cell in _ALL])
HIGH: Final = table([high([cell]) for cell in _ALL])
FLAG: Final = table([1, 2, 4, 8, 16, 32])  # sets of colours or directions
ONE_OF: Final = table([1 << 8 * k for k in range(5)])  # one more of the numbers of byte_of
ONE: Final = table([1 << 4 * k for k in range(16)])  # one of a thing that is counted in four bits
COLUMN: Final = table([*COLUMN_OF, 99, 99, 99, 99])
NEIGHBOUR: Final = table([other if other >= 0 else OFF for ring in GRID.around for other in ring])
NEAR: Final = 3  # steps that a bear takes at most, in the packaged game
NEAR_LOW: Final = table([low(_within(cell, NEAR)) for cell in range(CELLS)])
NEAR_HIGH: Final = table([high(_within(cell, NEAR)) for cell in range(CELLS)])
WHOLE: Final = table([cell for cell in range(CELLS) if IS_WHOLE[cell]])  # cells by the number of the action
PLACE_OF: Final = table([sum(IS_WHOLE[:cell]) for cell in range(CELLS)])  # the number of a whole cell among them
# all steps to the south, the north-east and the south-east, as masks of the cells where they begin
ALL_LINKS: Final = table([
    low(_beyond(S)), high(_beyond(S)), low(_beyond(NE)), high(_beyond(NE)), low(_beyond(SE)), high(_beyond(SE)),
])  # fmt: skip


def within(mask_low: i64, mask_high: i64, cell: i64) -> bool:
    """Whether a cell belongs to a mask."""
    return (mask_low & LOW[cell] | mask_high & HIGH[cell]) != 0


def is_single(mask_low: i64, mask_high: i64) -> bool:
    """Whether a mask that is not empty has only one cell."""
    return not (mask_low & (mask_low - 1) | mask_high & (mask_high - 1)) and (mask_low == 0 or mask_high == 0)


def cells_in(mask_low: i64, mask_high: i64) -> list[int]:
    """The cells of a mask, ascending."""
    return [cell for cell in range(CELLS) if within(mask_low, mask_high, cell)]


def pack_bytes(numbers: list[int]) -> int:
    """Pack numbers in eight bits each."""
    return sum(number << 8 * k for k, number in enumerate(numbers))


def byte_of(packed: i64, number: i64) -> i64:
    """One of the numbers that are packed in eight bits each."""
    return packed >> number * 8 & 255


def with_byte(packed: i64, number: i64, value: i64) -> i64:
    """The same numbers with another value for one of them."""
    return packed ^ (byte_of(packed, number) ^ value) << number * 8


@final
class Hike(Terms):
    """Everything about a game of Ice Hike that is fixed before the first step."""

    def __init__(self, version: str, seats: int, options: dict[str, object]) -> None:
        super().__init__("icehike", version, seats, options)
        self.short = options["length"] == "short"
        self.play_on = options["play_on"] is True and seats > 2  # ICE-5.2
        self.start: i64 = OFF
        self.finish: i64 = OFF
        self.village: i64 = OFF  # the printed village, where no finish tile lies on it
        self.colours: i64 = 0  # how many are in play
        self.order: list[int] = []  # the colours in turn order
        self.sequence: i64 = 0  # the same, eight bits each
        self.seats_of: i64 = 0  # eight bits a colour: its seat
        self.rows: vec[i64] = vec[i64]()  # by seat: where each colour comes for it in an observation, eight bits each
        self.next_of: i64 = 0  # eight bits a colour: the colour that plays after it
        self.quiet_turns: i64 = 0  # turns of each colour in which only a tile is placed (ICE-4.3)
        self.cap: i64 = 0  # turns without a tile after which the game is over (ICE-5.4)
        self.bears: i64 = 0
        self.igloos: i64 = 0  # of each colour
        self.stack: i64 = 0  # eight bits a kind
        self.bag: i64 = 0  # eight bits a kind
        self.finds: i64 = 0  # of each kind, held by each colour at the start
        # the printed board: water, ground of level 2, where a tile may lie, and which of ALL_LINKS can be walked
        self.water_low: i64 = 0
        self.water_high: i64 = 0
        self.raised_low: i64 = 0
        self.raised_high: i64 = 0
        self.ice_low: i64 = 0
        self.ice_high: i64 = 0
        self.links: list[i64] = [0] * 6
        self.fingerprint = ""  # of all that: what a drawing of the empty board depends on
        # energy
        self.puppet_energy: i64 = 0
        self.bear_energy: i64 = 0
        self.berry_energy: i64 = 0
        self.flat: i64 = 0
        self.up: i64 = 0
        self.down: i64 = 0
        self.down_refund: i64 = 0
        self.bear_refund: i64 = 0
        self.build: i64 = 0
        self.search: i64 = 0
        self.rope_up: i64 = 0
        self.rope_down: i64 = 0
        self.rope_refund: i64 = 0

    def seat_of(self, colour: i64) -> i64:
        return byte_of(self.seats_of, colour)

    def next_colour(self, colour: i64) -> i64:
        """The colour that plays after this one (ICE-3.2)."""
        return byte_of(self.next_of, colour)

    def is_partner(self, colour: i64, other: i64) -> bool:
        """Whether two colours belong to one seat (ICE-4.131)."""
        return self.seat_of(colour) == self.seat_of(other)
