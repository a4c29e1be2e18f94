"""The still part of the scene: the six Landscape cards in a row."""

from __future__ import annotations

from banchisa.engine.scene import Board, Cell
from banchisa.games.arctic.rules.board import LAST
from banchisa.games.arctic.setup import ArcticTerms

WIDTH = 130.0
HEIGHT = 194.0
GAP = 6.0
DOWN = 117.0  # where tokens stand: below the value in the corner

_boards: dict[str, Board] = {}


def board(agreed: ArcticTerms) -> Board:
    """The Landscape with its values (ARC-3.1)."""
    values = [int(agreed.landscape[position]) for position in range(LAST + 1)]
    key = f"landscape-{'-'.join(str(value) for value in values)}"
    if key not in _boards:
        _boards[key] = _make_board(key, values)
    return _boards[key]


def _make_board(key: str, values: list[int]) -> Board:
    cells = [_cell(position, value) for position, value in enumerate(values)]
    width = len(values) * (WIDTH + GAP)
    return Board("landscape", key, (-GAP / 2, -GAP / 2, width, HEIGHT + GAP), cells, frame="none")


def _cell(position: int, value: int) -> Cell:
    left = position * (WIDTH + GAP)
    right = left + WIDTH
    outline = [(left, 0.0), (right, 0.0), (right, HEIGHT), (left, HEIGHT)]
    return Cell(f"cell-{position}", str(value), outline, (left + WIDTH / 2, DOWN), "landscape")
