"""The still part of the scene: the six Landscape cards in a row."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.grids import rectangle
from banchisa.engine.scene import Board, Cell
from banchisa.games.arctic.rules.board import LAST
from banchisa.games.arctic.setup import ArcticTerms

WIDTH = 130.0
HEIGHT = 194.0
GAP = 6.0
DOWN = 117.0  # where tokens stand: below the value in the corner


def board(agreed: ArcticTerms) -> Board:
    """The Landscape with its values (ARC-3.1)."""
    return _make_board(tuple([int(agreed.landscape[position]) for position in range(LAST + 1)]))


@make_once
def _make_board(values: tuple[int, ...]) -> Board:
    key = f"landscape-{'-'.join([str(value) for value in values])}"
    cells = [_cell(position, value) for position, value in enumerate(values)]
    width = len(values) * (WIDTH + GAP)
    return Board("landscape", key, (-GAP / 2, -GAP / 2, width, HEIGHT + GAP), cells, frame="none")


def _cell(position: int, value: int) -> Cell:
    left = position * (WIDTH + GAP)
    outline = rectangle(left, 0.0, WIDTH, HEIGHT)
    return Cell(f"cell-{position}", str(value), outline, (left + WIDTH / 2, DOWN), "landscape")
