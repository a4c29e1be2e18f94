"""The still part of the scene: the map of a layout, and what its cards show now."""

from __future__ import annotations

from typing import Final

from banchisa.engine.grids import rectangle
from banchisa.engine.scene import Board, Cell, Lettering, Region
from banchisa.engine.texts import Text
from banchisa.games.pinguinoe.rules.board import (
    ARK_PLACE,
    CARD_COLS,
    CELL_NAMES,
    COLS,
    EMPTY,
    FACE_MASK,
    FIRST_CELL,
    IGLOO_PLACE,
    LIGHT,
    PLACES,
    SPOT_STEP,
    SPOTS,
    TALL,
    WIDE,
)
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.view.log import card

SIDE: Final = 40.0  # of a cell
GAP: Final = 6.0  # between cards
MARGIN: Final = 26.0  # for the numbers of rows and columns
SEA: Final = "sea"
GROUNDS: Final = ("", "ice", "search-inuk", "search-sled", "seal-hole", "ice-block", "", "ice")
AT: Final = [f"cell-{name}" for name in CELL_NAMES]
_MOST: Final = 16  # boards that are kept: there is one for each layout

Corners = list[tuple[float, float]]
_boards: dict[str, Board] = {}
_shown: dict[tuple[str, int, int], dict[str, str]] = {}


def corner(cell: int) -> tuple[float, float]:
    """The upper left corner of a cell in board units."""
    r, c = divmod(cell, COLS)
    return c * SIDE + c // WIDE * GAP, r * SIDE + r // TALL * GAP


def board(state: RaceState) -> Board:
    """The map with all cards face down: the same for the whole game."""
    key = str(state.sea.fingerprint)
    known = _boards.get(key)
    if known is None:
        if len(_boards) >= _MOST:
            _boards.clear()
            _shown.clear()
        known = _boards[key] = _make_board(state, key)
    return known


def grounds(state: RaceState) -> dict[str, str]:
    """What is turned up, and below a back what everybody has seen there: all but open sea."""
    found: dict[str, str] = {}
    for place in range(PLACES):
        kind = state.sea.place_kinds[place]
        if kind in (EMPTY, IGLOO_PLACE) or not state.is_known(place):
            continue
        if kind != ARK_PLACE:
            sea = _sea(kind)
            found[f"card-{place}"] = f"back-{sea}-seen" if state.is_down(place) else sea
        found.update(_front(state, place, int(state.code(place)) & FACE_MASK))
    return found


def _front(state: RaceState, place: int, face: int) -> dict[str, str]:
    """The cells of a place where a face shows something else than sea."""
    key = (str(state.sea.fingerprint), place, face)
    known = _shown.get(key)
    if known is None:
        kinds = ((spot, GROUNDS[state.sea.kind_of(face, spot)]) for spot in range(SPOTS))
        known = {AT[FIRST_CELL[place] + SPOT_STEP[spot]]: ground for spot, ground in kinds if ground}
        _shown[key] = known
    return known


def _sea(kind: int) -> str:
    return "light" if kind in (LIGHT, IGLOO_PLACE) else "dark"


def _make_board(state: RaceState, key: str) -> Board:
    cells: list[Cell] = []
    regions: list[Region] = []
    columns = 0
    for place in range(PLACES):
        kind = state.sea.place_kinds[place]
        if kind == EMPTY:
            continue
        columns = max(columns, place % CARD_COLS + 1)
        first = int(FIRST_CELL[place])
        inside = [int(first + SPOT_STEP[spot]) for spot in range(SPOTS)]
        printed = _front(state, place, int(state.face(place))) if kind == IGLOO_PLACE else {}
        for cell in inside:
            x, y = corner(cell)
            centre = (x + SIDE / 2, y + SIDE / 2)
            cells.append(Cell(AT[cell], CELL_NAMES[cell], _box(cell, 1, 1), centre, printed.get(AT[cell], SEA)))
        ground = _sea(kind) if kind in (IGLOO_PLACE, ARK_PLACE) else f"back-{_sea(kind)}"
        regions.append(
            Region(f"card-{place}", card(place), _box(first, WIDE, TALL), [AT[cell] for cell in inside], ground)
        )
    low, high = int(state.sea.hull_low), int(state.sea.hull_high)
    across = (high - low + 1, 1) if high - low < COLS else (1, (high - low) // COLS + 1)
    regions.append(Region("hull", Text("thing-ark"), _box(low, *across), [AT[low], AT[high]], "sea-ark"))
    width = columns * (WIDE * SIDE + GAP) - GAP
    height = (PLACES // CARD_COLS) * (TALL * SIDE + GAP) - GAP
    size = (-MARGIN, 0.0, width + MARGIN, height + MARGIN)
    return Board("map", key, size, cells, frame="deep", letters=_numbers(columns * WIDE, height), regions=regions)


def _numbers(columns: int, height: float) -> list[Lettering]:
    """The numbers of the rows at the left and of the columns below: words name cells by them."""
    rows = [(k, corner(k * COLS)[1] + SIDE / 2) for k in range(PLACES // CARD_COLS * TALL)]
    below = [(k, corner(k)[0] + SIDE / 2) for k in range(columns)]
    numbers = [Lettering(str(k), (-MARGIN / 2, y)) for k, y in rows]
    return numbers + [Lettering(str(k), (x, height + MARGIN / 2)) for k, x in below]


def _box(cell: int, wide: int, tall: int) -> Corners:
    """The outline of a box of cells; this cell is its upper left one."""
    return rectangle(*corner(cell), wide * SIDE, tall * SIDE)
