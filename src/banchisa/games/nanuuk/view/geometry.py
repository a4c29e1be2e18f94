"""The still part of the scene: the floe as outlines and lines."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Board, Cell, Edge
from banchisa.games.nanuuk.rules.board import CELL_NAMES, CELLS, EDGE_NAMES, GRID, PLACES, Floe, holds
from banchisa.games.nanuuk.rules.board import NANUUK as FULL_GAME

WIDTH = 100.0  # of a space
TALL = 57.735  # from the middle of a space to its upper corner
ROW = 86.603  # from row to row
_CORNERS = ((50.0, -TALL / 2), (0.0, -TALL), (-50.0, -TALL / 2), (-50.0, TALL / 2), (0.0, TALL), (50.0, TALL / 2))


def centre(cell: int) -> tuple[float, float]:
    """The middle of a space in board units."""
    _, q, r = PLACES[cell]
    return round((q + r / 2) * WIDTH, 1), round(r * ROW, 1)


def _outline(cell: int) -> list[tuple[float, float]]:
    x, y = centre(cell)
    return [(round(x + dx, 1), round(y + dy, 1)) for dx, dy in _CORNERS]


def _ends(a: int, b: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two corners that neighbouring spaces share: the one direction k crosses lies between corners k-1 and k."""
    direction = GRID.around[a].index(b)
    outline = _outline(a)
    return outline[(direction - 1) % 6], outline[direction]


def board(floe: Floe) -> Board:
    """The part of the floe that is in play."""
    return _make_board(int(floe.play), int(floe.igloos) if floe.mode == FULL_GAME else 0)


@make_once
def _make_board(play: int, igloos: int) -> Board:
    cells = [
        Cell(f"cell-{CELL_NAMES[k]}", CELL_NAMES[k], _outline(k), centre(k), "glacier" if holds(igloos, k) else "ice")
        for k in range(CELLS)
        if holds(play, k)
    ]
    edges = [
        Edge(f"edge-{EDGE_NAMES[k]}", EDGE_NAMES[k], _ends(a, b))
        for k, (a, b) in enumerate(GRID.edges)
        if holds(play, a) and holds(play, b)
    ]
    xs = [x for cell in cells for x, _ in cell.outline]
    ys = [y for cell in cells for _, y in cell.outline]
    size = (min(xs), min(ys), round(max(xs) - min(xs), 1), round(max(ys) - min(ys), 1))
    return Board("floe", f"floe-{play:x}-{igloos:x}", size, cells, edges, frame="sea")
