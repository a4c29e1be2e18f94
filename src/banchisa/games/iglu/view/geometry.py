"""The still part of the scene: the field as outlines, and what the ground of each space is now."""

from __future__ import annotations

from typing import Final

from banchisa.engine.cache import make_once
from banchisa.engine.grids import rectangle
from banchisa.engine.scene import Board, Cell, Lettering
from banchisa.games.iglu.rules.board import CELL_NAMES, CELLS, CENTRE_NAMES, CORNER_NAMES, GRID, SIZE, holds
from banchisa.games.iglu.rules.state import FieldState

SIDE: Final = 100.0  # of a space
_MARGIN: Final = 34.0  # for letters and numbers
_AT: Final = [f"cell-{name}" for name in CELL_NAMES]
_WATER: Final = [cell for cell in range(CELLS) if CELL_NAMES[cell] not in CORNER_NAMES]
_MARKS: Final = ["-marked" if name in CENTRE_NAMES else "" for name in CELL_NAMES]


def at(cell: int) -> str:
    """The id of a space in the scene."""
    return _AT[cell]


def _corner(cell: int) -> tuple[float, float]:
    """The upper left corner of a space."""
    col, row = GRID.places[cell]
    return col * SIDE, (SIZE - 1 - row) * SIDE


def _outline(cell: int) -> list[tuple[float, float]]:
    return rectangle(*_corner(cell), SIDE, SIDE)


def _centre(cell: int) -> tuple[float, float]:
    x, y = _corner(cell)
    return x + SIDE / 2, y + SIDE / 2


def _ground(cell: int) -> str:
    """What a space is before anything has melted."""
    if CELL_NAMES[cell] in CORNER_NAMES:
        return "land"
    return "sea-marked" if CELL_NAMES[cell] in CENTRE_NAMES else "tile"


def _make_board() -> Board:
    cells = [Cell(at(cell), CELL_NAMES[cell], _outline(cell), _centre(cell), _ground(cell)) for cell in range(CELLS)]
    middle = [SIDE / 2 + SIDE * k for k in range(SIZE)]
    letters = [Lettering("abcdefgh"[k], (middle[k], SIZE * SIDE + _MARGIN / 2)) for k in range(SIZE)]
    letters += [Lettering(str(SIZE - k), (-_MARGIN / 2, middle[k])) for k in range(SIZE)]
    size = (-_MARGIN, 0.0, SIZE * SIDE + _MARGIN, SIZE * SIDE + _MARGIN)
    return Board("field", "field", size, cells, frame="sea", letters=letters)


BOARD: Final = _make_board()


def grounds_of(state: FieldState) -> dict[str, str]:
    """What the ground of every water space is now; the centre stays marked."""
    return _grounds(int(state.glaciers), int(state.ice))


@make_once
def _grounds(glaciers: int, ice: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for cell in _WATER:
        ground = "glacier" if holds(glaciers, cell) else "tile" if holds(ice, cell) else "sea"
        found[_AT[cell]] = ground + _MARKS[cell]
    return found
