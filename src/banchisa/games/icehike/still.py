"""The board as outlines: hexagons cut off by its frame, each with the ground it shows now."""

from __future__ import annotations

from typing import Final

from banchisa.engine.scene import Board, Cell
from banchisa.games.icehike.board import CELL_NAMES, CELLS, PLACES
from banchisa.games.icehike.sight import ground
from banchisa.games.icehike.state import IceState

Point = tuple[float, float]
SIDE: Final = 50.0  # of a hexagon, which is also the distance of a corner from the middle
COLUMN: Final = 75.0  # from column to column
HALF: Final = 43.301  # half the height of a hexagon
RIGHT: Final = 12 * COLUMN  # the frame runs through the middles of the outer cells
BOTTOM: Final = round(18 * HALF, 1)
_CORNERS: Final = (
    (SIDE, 0.0),
    (SIDE / 2, HALF),
    (-SIDE / 2, HALF),
    (-SIDE, 0.0),
    (-SIDE / 2, -HALF),
    (SIDE / 2, -HALF),
)
_GROUNDS: Final = {"fish": "fish-water"}
_MOST: Final = 256  # boards that are kept: a game has about sixty of them

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
    x, y = column * COLUMN, height * HALF
    outline = [(x + dx, y + dy) for dx, dy in _CORNERS]
    for axis, limit, above in ((0, 0.0, True), (0, RIGHT, False), (1, 0.0, True), (1, 18 * HALF, False)):
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
    return f"cell-{CELL_NAMES[cell]}"


def board(state: IceState) -> Board:
    """The board with the tiles that lie on it now."""
    key = (
        f"icehike-{state.hike.start}-{state.hike.finish}-{state.hike.village}-{state.water_low:x}-{state.water_high:x}-"
        f"{state.raised_low:x}-{state.raised_high:x}-{state.peak_low:x}-{state.peak_high:x}-"
        f"{state.fish_low:x}-{state.fish_high:x}"
    )
    if key not in _boards:
        if len(_boards) >= _MOST:
            _boards.clear()
        _boards[key] = _made(state, key)
    return _boards[key]


def _made(state: IceState, key: str) -> Board:
    cells = [Cell(at(k), CELL_NAMES[k], OUTLINES[k], MIDDLES[k], _ground(state, k)) for k in range(CELLS)]
    return Board("sea", key, (0.0, 0.0, RIGHT, BOTTOM), cells, frame="ice")


def _ground(state: IceState, cell: int) -> str:
    if cell == state.hike.start:
        return "hamlet"
    if cell == state.hike.finish:
        return "village"
    kind = ground(state, cell)
    return _GROUNDS.get(kind, kind)
