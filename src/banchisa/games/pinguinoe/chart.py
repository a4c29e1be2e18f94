"""How far every cell is from the hull on foot, with some patience for cards that lie face down."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.grids import table
from banchisa.engine.vec import vec
from banchisa.games.pinguinoe.race import RaceState
from banchisa.games.pinguinoe.sea import (
    BLOCK,
    CELLS,
    FIRST_CELL,
    NEXT_CELL,
    PLACE_OF,
    PLACES,
    SPOT_STEP,
    SPOTS,
    VOID,
    Sea,
)
from banchisa.games.pinguinoe.state import TURNING

FAR: Final = 200  # half steps from a cell from which there is no way
STEP: Final = 2  # half steps for a cell
ENTRY: Final = 3  # half steps more for entering a card that lies face down


@final
class Chart:
    """The ways that were measured last, and the map they belong to."""

    def __init__(self) -> None:
        self.sea: Sea | None = None
        self.row_0: i64 = 0
        self.row_1: i64 = 0
        self.row_2: i64 = 0
        self.row_3: i64 = 0
        self.row_4: i64 = 0
        self.revealed: i64 = -1
        self.ways: vec[i64] = table([FAR] * CELLS)
        self.entry: vec[i64] = table([0] * CELLS)  # half steps more for entering the card of a cell
        self.closed: vec[i64] = table([0] * CELLS)  # 1 where no penguin goes

    def fits(self, state: RaceState, revealed: i64) -> bool:
        return (
            self.sea is state.sea and self.revealed == revealed and self.row_0 == state.row_0
            and self.row_1 == state.row_1 and self.row_2 == state.row_2 and self.row_3 == state.row_3
            and self.row_4 == state.row_4
        )  # fmt: skip

    def measure(self, state: RaceState, revealed: i64) -> None:
        self.sea = state.sea
        self.revealed = revealed
        self.row_0 = state.row_0
        self.row_1 = state.row_1
        self.row_2 = state.row_2
        self.row_3 = state.row_3
        self.row_4 = state.row_4
        self._read(state)
        buckets: list[list[int]] = [[] for _ in range(FAR)]
        for hull in (state.sea.hull_low, state.sea.hull_high):
            self.ways[hull] = 0
            buckets[0].append(hull)
        for far in range(FAR):
            for cell in buckets[far]:
                if self.ways[cell] == far:
                    self._look_round(cell, far, buckets)

    def _read(self, state: RaceState) -> None:
        """What each cell is like, card by card."""
        for place in range(i64(PLACES)):
            face = state.face(place)
            entry: i64 = ENTRY if state.is_down(place) and place != self.revealed else 0
            for spot in range(i64(SPOTS)):
                cell = FIRST_CELL[place] + SPOT_STEP[spot]
                kind = state.sea.kind_of(face, spot)
                self.closed[cell] = 1 if kind == BLOCK or kind == VOID else 0
                self.entry[cell] = entry
                self.ways[cell] = FAR

    def _look_round(self, cell: i64, far: i64, buckets: list[list[int]]) -> None:
        """The cells from which one can step onto this one."""
        for k in range(4 * cell, 4 * cell + 4):
            other = NEXT_CELL[k]
            if other < 0 or self.closed[other]:
                continue
            way = far + STEP
            if PLACE_OF[other] != PLACE_OF[cell]:
                way += self.entry[cell]
            if way < self.ways[other]:
                self.ways[other] = way
                buckets[way].append(other)


_CHART: Final = Chart()


def ways_to_hull(state: RaceState) -> vec[i64]:
    """Half steps from every cell to the hull; a card that is being turned counts as turned."""
    revealed: i64 = state.place if state.phase == TURNING else -1
    if not _CHART.fits(state, revealed):
        _CHART.measure(state, revealed)
    return _CHART.ways
