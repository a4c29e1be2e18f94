"""Reading and checking what lies in the box, packaged or the user's own."""

from __future__ import annotations

from typing import Final, final

from banchisa.engine.components import Components, need, number, rows, section, words
from banchisa.engine.errors import ComponentsError
from banchisa.games.icehike.rules.board import (
    CELL_OF,
    CELLS,
    COLOURS,
    CUBES,
    FINDS,
    IS_WHOLE,
    MOST_BEARS,
    MOST_IGLOOS,
    PLACES,
    TILES,
)

MATERIALS: Final = ("normal", "short", "short5")
PLAYERS: Final = ("2", "3", "4", "5")
MOST_TILES: Final = 60  # of a kind: what has left the game is counted in six bits
MOST_CUBES: Final = 15  # of a kind: a colour counts its finds in four bits
MOST_ENERGY: Final = 9
_ENERGY: Final = (
    "puppet", "bear", "berry", "flat", "up", "down", "down_refund_puppet", "down_refund_bear", "build", "search",
    "rope_up", "rope_down", "rope_down_refund",
)  # fmt: skip
_PAIRS: Final = {"down_refund_puppet": "down", "down_refund_bear": "down", "rope_down_refund": "rope_down"}


@final
class Setup:
    """Which colours each seat has, and the order in which they play."""

    def __init__(self, players: str, data: dict[str, object]) -> None:
        where = f"setup.{players}"
        self.seats = [_colours(entry, f"{where}.seats") for entry in rows(data, "seats")]
        self.order = _colours(data.get("turn_order"), f"{where}.turn_order")
        self.quiet_turns = number(data, "short_quiet_turns", where, 0, 9)
        each = 2 if players == "2" else 1
        if len(self.seats) != int(players) or any(len(seat) != each for seat in self.seats):
            raise ComponentsError(
                f"{where}.seats: {players} seats with {each} colour{'s' * (each - 1)} each are needed"
            )
        if sorted(self.order) != sorted(colour for seat in self.seats for colour in seat):
            raise ComponentsError(f"{where}.turn_order: must name every colour of the seats once")

    def seat_of(self, colour: int) -> int:
        return next(seat for seat, own in enumerate(self.seats) if colour in own)


@final
class IceHikeComponents(Components):
    """Board, energy, stacks, bags and setups, all of them checked."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(data)
        board = section(data, "board")
        _check_cells(board)
        self.start = _cell(board, "start")
        self.finish_normal = _cell(board, "finish_normal")
        self.finish_short = _cell(board, "finish_short")
        self.printed_land = _read_printed(board, "printed_land")
        self.printed_water = _read_printed(board, "printed_water")
        self._check_board()
        self.energy = _energy(section(data, "energy"))
        self.stacks = {key: _counts(data, "stack", key, TILES, MOST_TILES) for key in MATERIALS}
        self.bags = {key: _counts(data, "bag", key, CUBES, MOST_CUBES) for key in MATERIALS}
        supply = section(data, "supply")
        self.bears = number(supply, "bears", "supply", 0, MOST_BEARS)
        self.igloos = number(supply, "igloos_per_colour", "supply", 0, MOST_IGLOOS)
        self.finds = number(supply, "finds_at_start", "supply", 0, 3)
        self._check_finds()
        self.rounds = number(section(data, "limits"), "end_cap_rounds", "limits", 1, 99)
        self.setups = {key: Setup(key, section(section(data, "setup"), key)) for key in PLAYERS}

    def _check_board(self) -> None:
        if len({self.start, self.finish_normal, self.finish_short}) != 3:
            raise ComponentsError("board: start, finish_normal and finish_short must be three different cells")
        both = set(self.printed_land) & set(self.printed_water)
        if both:
            raise ComponentsError(f"board: {PLACES[min(both)][0]} is printed both as land and as water")

    def _check_finds(self) -> None:
        """No colour can come to hold more finds of a kind than can be counted."""
        for key in MATERIALS:
            for kind, count in zip(FINDS, self.bags[key], strict=False):
                if count + len(COLOURS) * self.finds > MOST_CUBES:
                    raise ComponentsError(
                        f"bag.{key}.{kind}: with those held at the start there are more than {MOST_CUBES}"
                    )


def _check_cells(board: dict[str, object]) -> None:
    """The cells, which must be the 124 of the board: actions are numbered by them."""
    cells = rows(board, "cells")
    need(len(cells) == CELLS, f"board.cells: {len(cells)} cells are listed; the board has {CELLS}")
    for cell, place in zip(cells, PLACES, strict=True):
        need(cell == list(place), f"board.cells: expected {list(place)}, found {cell!r}")


def _cell(board: dict[str, object], name: str) -> int:
    """A whole cell named in the board's table."""
    found = board.get(name)
    if not isinstance(found, str) or found not in CELL_OF or not IS_WHOLE[CELL_OF[found]]:
        raise ComponentsError(f"board.{name}: {found!r} is not a whole space; for example B9")
    return CELL_OF[found]


def _read_printed(board: dict[str, object], name: str) -> list[int]:
    """Partly visible cells with a printed ground."""
    found: list[int] = []
    for cell in words(board, name, "board"):
        if cell not in CELL_OF or IS_WHOLE[CELL_OF[cell]]:
            raise ComponentsError(f"board.{name}: {cell!r} is no partly visible cell; write for example A5")
        need(CELL_OF[cell] not in found, f"board.{name}: {cell} stands twice")
        found.append(CELL_OF[cell])
    return found


def _energy(data: dict[str, object]) -> dict[str, int]:
    energy = {name: number(data, name, "energy", 0, MOST_ENERGY) for name in _ENERGY}
    for name in ("flat", "up", "down", "rope_up", "rope_down"):
        need(energy[name] != 0, f"energy.{name}: a step costs at least 1")
    for refund, price in _PAIRS.items():
        need(energy[refund] <= energy[price], f"energy.{refund}: no more than energy.{price} can be given back")
    if energy["down_refund_bear"] == energy["down"]:
        raise ComponentsError("energy.down_refund_bear: a bear that pays nothing would never stop")
    return energy


def _counts(data: dict[str, object], what: str, key: str, kinds: tuple[str, ...], most: int) -> list[int]:
    """How many of each kind there are, in the order of the kinds."""
    found = section(section(data, what), key)
    return [number(found, kind, f"{what}.{key}", 0, most) for kind in kinds]


def _colours(entry: object, where: str) -> list[int]:
    """The numbers of colours given by name."""
    if not isinstance(entry, list) or not all(name in COLOURS for name in entry) or len(set(entry)) != len(entry):
        raise ComponentsError(f"{where}: {entry!r} is no list of different colours; allowed: {', '.join(COLOURS)}")
    return [COLOURS.index(str(name)) for name in entry]
