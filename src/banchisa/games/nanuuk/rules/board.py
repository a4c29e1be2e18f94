"""The ice floe: 31 spaces, 72 lines, and which lines lead away from a space or are its sides.

        A1  A2
  B1  B2  B3  B4  B5
C1  C2 (C3) C4  C5  C6
  D1  D2  D3 (D4) D5
E1  E2 (E3) E4  E5  E6
  F1  F2  F3  F4  F5
        G1  G2
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.components import read_components, rows, section
from banchisa.engine.grids import Grid, flat, hex_grid, starts, table
from banchisa.engine.state import Terms

CELLS: Final = 31
EDGES: Final = 72
HALF: Final = 36  # lines 0..35 are bits of the low word, 36..71 of the high one
NOWHERE: Final = 31  # the space of a piece that is not on the floe

HOME: Final = str(Path(__file__).parent.parent)
PACKAGED: Final = read_components(Path(HOME) / "components.toml")


def _places() -> list[tuple[str, int, int]]:
    """Name and axial coordinates of every space, by number."""
    found: list[tuple[str, int, int]] = []
    for cell in rows(section(PACKAGED, "board"), "cells"):
        assert isinstance(cell, dict)
        found.append((str(cell["name"]), int(cell["q"]), int(cell["r"])))
    return found


PLACES: Final = _places()
CELL_NAMES: Final = [name for name, _, _ in PLACES]
CELL_OF: Final = {name: k for k, name in enumerate(CELL_NAMES)}
GRID: Final = hex_grid([(q, r) for _, q, r in PLACES])
EDGE_NAMES: Final = [f"{CELL_NAMES[a]}-{CELL_NAMES[b]}" for a, b in GRID.edges]
EDGE_OF: Final = {name: k for k, name in enumerate(EDGE_NAMES)}


def _crossings(grid: Grid) -> list[list[int]]:
    """The line crossed on the way to each neighbour."""
    return [[grid.edge(cell, other) for other in row] for cell, row in enumerate(grid.neighbours)]


def _rays(grid: Grid) -> list[list[int]]:
    """The lines that lead away from the corners of each space: those between two neighbours in turn (C lines)."""
    found: list[list[int]] = []
    for ring in grid.around:
        pairs = [(ring[k], ring[(k + 1) % 6]) for k in range(6)]
        found.append(sorted(grid.edge(a, b) for a, b in pairs if a >= 0 and b >= 0))
    return found


def _low(edges: list[int]) -> int:
    return sum(1 << edge for edge in edges if edge < HALF)


def _high(edges: list[int]) -> int:
    return sum(1 << (edge - HALF) for edge in edges if edge >= HALF)


CROSSINGS: Final = _crossings(GRID)
C_LINES: Final = _rays(GRID)
D_LINES: Final = [sorted(row) for row in CROSSINGS]

# A mask of spaces has a bit for each place of a grid eight wide: a step in one direction is the same shift everywhere,
# so regions are flooded for all spaces at once. The last entry is the piece that is nowhere.
STRIDE: Final = 8
_BITS: Final = [1 << ((r + 3) * STRIDE + q + 3) for _, q, r in PLACES]
BIT: Final = table([*_BITS, 0])
FLAG: Final = table([1, 2, 4, 8])  # sets of up to four hunters or animals
NEAR: Final = table([sum(_BITS[other] for other in row) for row in GRID.neighbours])
EDGE_LOW: Final = table([_low([edge]) for edge in range(EDGES)])
EDGE_HIGH: Final = table([_high([edge]) for edge in range(EDGES)])
ROUND: Final = starts(GRID.neighbours)
NEIGHBOUR: Final = flat(GRID.neighbours)
CROSSING: Final = flat(CROSSINGS)
RAYS: Final = starts(C_LINES)
RAY: Final = flat(C_LINES)
SIDES: Final = starts(D_LINES)
SIDE: Final = flat(D_LINES)
RAYS_LOW: Final = table([_low(row) for row in C_LINES])
RAYS_HIGH: Final = table([_high(row) for row in C_LINES])
SIDES_LOW: Final = table([_low(row) for row in D_LINES])
SIDES_HIGH: Final = table([_high(row) for row in D_LINES])

# modes by number; the introductory family comes first
INTRO: Final = 0
COOPERATION: Final = 1
NEIGHBOUR_MODE: Final = 2
RESCUER: Final = 3
BEAR_HUNT: Final = 4
SHARED_BEAR: Final = 5
NANUUK: Final = 6
MODES: Final = ("intro", "cooperation", "neighbour", "rescuer", "bear_hunt", "shared_bear", "nanuuk")

# how far a bear walks
ONE_OR_TWO: Final = 0
EXACTLY_TWO: Final = 1
ZERO_TO_TWO: Final = 2
BEAR_MOVES: Final = ("one_or_two", "exactly_two", "zero_to_two")

# tiles in the order in which they are laid out
WHALE: Final = 0
INUK: Final = 1
BEAR: Final = 2
WALRUS: Final = 3
SEAL: Final = 4
FISH: Final = 5
TILES: Final = ("whale", "inuk", "bear", "walrus", "seal", "fish")

MOST_BEARS: Final = 3
_PIECES: Final = 8  # more than any mode has

# how the floe is laid out
FIXED: Final = 0
RANDOM: Final = 1
BY_PLAYERS: Final = 2
LAYOUTS: Final = ("fixed", "random", "players")


def spread(cells: int) -> int:
    """The mask of spaces given by their numbers as bits."""
    return sum(bit for cell, bit in enumerate(_BITS) if cells >> cell & 1)


def pack_placing(seat: int, piece: int) -> int:
    """One entry of the order of placing: who places which piece."""
    return seat * _PIECES + piece


def seat_of(entry: i64) -> i64:
    """The seat of an entry of the order of placing."""
    return entry // _PIECES


def piece_of(entry: i64) -> i64:
    """The piece of an entry of the order of placing."""
    return entry % _PIECES


def byte_of(packed: i64, number: i64) -> i64:
    """One of the numbers that are packed in eight bits each."""
    return packed >> number * 8 & 255


def with_byte(packed: i64, number: i64, value: i64) -> i64:
    """The same numbers with another value for one of them."""
    return packed ^ (byte_of(packed, number) ^ value) << number * 8


def holds(mask: i64, cell: i64) -> bool:
    """Whether a space belongs to a mask."""
    return (mask & BIT[cell]) != 0


def open_lines(play: int, dq: int, dr: int) -> int:
    """The spaces in play that have a neighbour in play in this direction."""
    found = 0
    for cell, (_, q, r) in enumerate(PLACES):
        other = GRID.cell((q + dq, r + dr))
        if other >= 0 and play >> cell & 1 and play >> other & 1:
            found |= _BITS[cell]
    return found


def _line_bits(dq: int, dr: int) -> list[int]:
    """For each line: the bit of its first space, if the line is crossed in this direction from there."""
    bits: list[int] = []
    for a, b in GRID.edges:
        (qa, ra), (qb, rb) = GRID.places[a], GRID.places[b]
        bits.append(_BITS[a] if (qb - qa, rb - ra) == (dq, dr) else 0)
    return bits


# every line is crossed eastwards, south-eastwards or south-westwards from its first space
LINE_EAST: Final = table(_line_bits(1, 0))
LINE_SOUTH_EAST: Final = table(_line_bits(0, 1))
LINE_SOUTH_WEST: Final = table(_line_bits(-1, 1))


def outside_low(play: int) -> int:
    """The low lines that touch a space out of play."""
    return _low(_outside(play))


def outside_high(play: int) -> int:
    """The high lines that touch a space out of play."""
    return _high(_outside(play))


def _outside(play: int) -> list[int]:
    return [edge for edge, (a, b) in enumerate(GRID.edges) if not (play >> a & 1 and play >> b & 1)]


@final
class Floe(Terms):
    """Everything about a game of Nanuuk! that is fixed before the first step."""

    def __init__(self, version: str, seats: int, options: dict[str, object]) -> None:
        super().__init__("nanuuk", version, seats, options)
        self.mode: i64 = MODES.index(str(options["mode"]))
        self.play: i64 = 0  # spaces in play
        self.igloos: i64 = 0
        self.east: i64 = 0  # spaces with a neighbour in play to the east, and so on
        self.south_east: i64 = 0
        self.south_west: i64 = 0
        self.shore_low: i64 = 0  # lines out of play
        self.shore_high: i64 = 0
        self.each: i64 = 1  # pieces a seat moves
        self.order: list[int] = []  # of placing, see `pack_placing`
        self.turns: list[int] = []  # whose turns make up a round
        self.inuit_from: i64 = 0  # the first turn of the two Inuit of one seat
        self.left_wins = options["side"] == "left"
        self.bear_seat: i64 = 0
        self.bears: i64 = 0
        self.two_cracks = options["two_cracks"] is True
        self.bear_move: i64 = BEAR_MOVES.index(str(options["bear_move"]))
        self.bear_skin = options["bear_skin"] is True
        self.one_inuk = options["one_inuk"] is True
        self.defers = options["sled_one_crack"] is True
        self.gentle = options["gentle_cracks"] is True
        cracks = options["initial_cracks"]
        assert isinstance(cracks, int)
        self.initial_cracks: i64 = cracks
        self.layout: i64 = LAYOUTS.index(str(options["layout"]))
        self.counts: list[int] = [0] * 6  # how many of each tile
        self.fixed: list[int] = [0] * 6  # where each tile lies in the fixed layout
        self.values: list[int] = [0] * 4  # fish, seal, walrus, whale
        self.home_bonus: i64 = 0
        self.gifts: list[int] = [0] * 16  # equipment received for a set of animals
        self.colours: list[str] = []

    def first_turn_of(self, seat: i64) -> i64:
        """Where the turns of a seat begin in a round."""
        return self.turns.index(seat)

    def is_in_play(self, cell: i64) -> bool:
        return holds(self.play, cell)

    def is_igloo(self, cell: i64) -> bool:
        return holds(self.igloos, cell)
