"""The board as outlines: hexagons cut off by its frame; and the grounds that tiles give to its cells."""

from __future__ import annotations

from typing import Final

from banchisa.engine.scene import Board, Cell, Lettering
from banchisa.games.icehike.refusals.lookup import find_printed, tile_on
from banchisa.games.icehike.rules.board import CELL_NAMES, CELLS, PLACES, cells_in
from banchisa.games.icehike.rules.state import TrailState

Point = tuple[float, float]
SIDE: Final = 50.0  # of a hexagon, which is also the distance of a corner from the middle
COLUMN_WIDTH: Final = 75.0  # from column to column
HALF_HEIGHT: Final = 43.301  # half the height of a hexagon
RIGHT: Final = 12 * COLUMN_WIDTH  # the frame runs through the middles of the outer cells
BOTTOM: Final = round(18 * HALF_HEIGHT, 1)
_CORNERS: Final = (
    (SIDE, 0.0),
    (SIDE / 2, HALF_HEIGHT),
    (-SIDE / 2, HALF_HEIGHT),
    (-SIDE, 0.0),
    (-SIDE / 2, -HALF_HEIGHT),
    (SIDE / 2, -HALF_HEIGHT),
)
MARGIN: Final = 34.0  # for the letters of the columns
GROUNDS: Final = {"ice": "ice", "water": "water-1", "fish": "fish-water-1", "land": "land-2", "mountain": "mountain-3"}

_AT: Final = [f"cell-{name}" for name in CELL_NAMES]
_MOST: Final = 16  # boards that are kept: one for each that is printed
_boards: dict[str, Board] = {}


def _cut(outline: list[Point], axis: int, limit: float, above: bool) -> list[Point]:
    """The part of an outline on one side of an upright or level line."""
    out: list[Point] = []
    sign = 1.0 if above else -1.0
    for k, point in enumerate(outline):
        last = outline[k - 1]
        now, before = sign * (point[axis] - limit), sign * (last[axis] - limit)
        if now * before < 0:
            share = before / (before - now)
            out.append((last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])))
        if now >= 0:
            out.append(point)
    return out


def _outline(cell: int) -> list[Point]:
    _, column, height, _ = PLACES[cell]
    x, y = column * COLUMN_WIDTH, height * HALF_HEIGHT
    outline = [(x + dx, y + dy) for dx, dy in _CORNERS]
    for axis, limit, above in ((0, 0.0, True), (0, RIGHT, False), (1, 0.0, True), (1, 18 * HALF_HEIGHT, False)):
        outline = _cut(outline, axis, limit, above)
    return [(round(px, 1), round(py, 1)) for px, py in outline]


def _middle(outline: list[Point]) -> Point:
    """The centre of gravity, so that a piece on a cut-off cell stands in what is left of it."""
    area = x = y = 0.0
    for k, (bx, by) in enumerate(outline):
        ax, ay = outline[k - 1]
        cross = ax * by - bx * ay
        area += cross
        x += (ax + bx) * cross
        y += (ay + by) * cross
    return round(x / (3 * area), 1), round(y / (3 * area), 1)


OUTLINES: Final = [_outline(cell) for cell in range(CELLS)]
MIDDLES: Final = [_middle(outline) for outline in OUTLINES]


def at(cell: int) -> str:
    """The id of a cell in the scene."""
    return _AT[cell]


def board(state: TrailState) -> Board:
    """The board as it is printed, with nothing on it."""
    key = str(state.hike.fingerprint)
    if key not in _boards:
        if len(_boards) >= _MOST:
            _boards.clear()
        cells = [Cell(at(k), CELL_NAMES[k], OUTLINES[k], MIDDLES[k], _ground_of(state, k)) for k in range(CELLS)]
        letters = [Lettering(chr(ord("A") + k), (k * COLUMN_WIDTH, BOTTOM + MARGIN / 2)) for k in range(13)]
        size = (0.0, 0.0, RIGHT, BOTTOM + MARGIN)
        _boards[key] = Board("sea", f"icehike-{key}", size, cells, frame="ice", letters=letters)
    return _boards[key]


def _ground_of(state: TrailState, cell: int) -> str:
    if cell in (state.hike.start, state.hike.finish):
        return "hamlet-2" if cell == state.hike.start else "village-2"
    return GROUNDS[find_printed(state, cell)]


def grounds(state: TrailState) -> dict[str, str]:
    """The cells on which a tile lies."""
    laid = cells_in(state.tile_low, state.tile_high)
    return {at(cell): GROUNDS[tile] for cell in laid if (tile := tile_on(state, cell)) is not None}
