"""Looking at the sea one cell at a time, for the slow and readable formulation of the rules."""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    BLOCK,
    CARD_COLS,
    CARD_ROWS,
    CELL_NAMES,
    CELLS,
    COLS,
    DARK,
    EMPTY,
    HULL,
    IGLOO,
    LIGHT,
    NOWHERE,
    PLACES,
    ROWS,
    TALL,
    WIDE,
)
from banchisa.games.pinguinoe.rules.play import RaceState

FOUR = ((-1, 0), (0, 1), (1, 0), (0, -1))
EIGHT = (*FOUR, (-1, -1), (-1, 1), (1, -1), (1, 1))


def shift(cell: int, down: int, right: int) -> int:
    """The cell this number of rows and columns away, -1 off the grid."""
    row, column = cell // COLS + down, cell % COLS + right
    return row * COLS + column if 0 <= row < ROWS and 0 <= column < COLS else -1


def around(cell: int, directions: tuple[tuple[int, int], ...]) -> list[int]:
    return [other for down, right in directions if (other := shift(cell, down, right)) >= 0]


BESIDE: Final = [around(cell, FOUR) for cell in range(CELLS)]
NEAR: Final = [around(cell, EIGHT) for cell in range(CELLS)]


def is_far(cell: int, start: int, steps: int) -> bool:
    """Whether a cell is farther away than this number of steps, even on an open map."""
    return abs(cell // COLS - start // COLS) + abs(cell % COLS - start % COLS) > steps


def card_of(cell: int) -> int:
    return (cell // COLS // TALL) * CARD_COLS + cell % COLS // WIDE


def cards_around(place: int) -> list[int]:
    row, column = divmod(place, CARD_COLS)
    near = [(row + down, column + right) for down, right in FOUR]
    return [r * CARD_COLS + c for r, c in near if 0 <= r < CARD_ROWS and 0 <= c < CARD_COLS]


_CELLS_OF: Final = [[cell for cell in range(CELLS) if card_of(cell) == place] for place in range(PLACES)]


def cells_of(place: int) -> list[int]:
    return _CELLS_OF[place]


def off_map(state: RaceState, cell: int) -> Refusal | None:
    if state.sea.place_kinds[card_of(cell)] == EMPTY:
        return Refusal("PIN-4.3", "off-map", facts_of(cell=CELL_NAMES[cell]))
    return None


def is_map_card(state: RaceState, place: int) -> bool:
    return state.sea.place_kinds[place] in (LIGHT, DARK)


def seal_cells(state: RaceState) -> set[int]:
    """The seal cells that lie face up."""
    holes = {int(state.hole_on(place)) for place in range(PLACES)}
    return holes - {NOWHERE}


def walk_distances(state: RaceState) -> dict[int, int]:
    """The cells that the penguin on turn can reach with its points, and what each costs."""
    start = int(state.spot(state.turn))
    costs = {start: 0}
    frontier = [start]
    for cost in range(1, int(state.left) + 1):
        reached: list[int] = []
        for cell in frontier:
            for other in BESIDE[cell]:
                if other not in costs and other != state.seal and is_walkable(state, other):
                    costs[other] = cost
                    reached.append(other)
        frontier = [cell for cell in reached if not state.sea.is_hull(cell)]
    del costs[start]
    return costs


def is_walkable(state: RaceState, cell: int) -> bool:
    return state.sea.is_in_play(cell) and state.kind(cell) != BLOCK


def seal_distances(state: RaceState, steps: int) -> dict[int, int]:
    """The cells that the seal can reach in one leg of this number of steps, with the steps that each takes."""
    start = int(state.seal)
    costs: dict[int, int] = {} if start == ARK else {start: 0}
    frontier = [start]
    for cost in range(1, steps + 1):
        reached: list[int] = []
        for cell in frontier:
            near = cells_of(int(state.sea.ark)) if cell == ARK else NEAR[cell]
            for other in near:
                if other not in costs and is_swimmable(state, other):
                    costs[other] = cost
                    reached.append(other)
        frontier = [cell for cell in reached if not state.on_cell(cell)]
    costs.pop(start, None)
    return costs


def is_swimmable(state: RaceState, cell: int) -> bool:
    return state.sea.is_in_play(cell) and state.kind(cell) not in (BLOCK, IGLOO, HULL)
