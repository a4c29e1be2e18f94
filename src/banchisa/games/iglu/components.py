"""Reading and checking what lies in the box, packaged or the user's own."""

from __future__ import annotations

from typing import final

from banchisa.engine.components import Components, need, number, rows, section, words
from banchisa.engine.errors import ComponentsError
from banchisa.engine.json_values import is_whole
from banchisa.games.iglu.rules.board import TILES, TOKENS, WATER_CELLS

ICE_TILES = len(WATER_CELLS) - 4  # one on every water space but the open centre (IGL-3.2)
AT_START = 4  # fish that lie in the centre before the first turn (IGL-3.3)
MOST_TILES = 31  # of one kind
MOST_TOKENS = (15, 15, 15, 7, 7, 7, 15)  # of one kind: as many as can lie in one space
MOST_INUIT = 5
TABLE_LENGTH = 6  # islands of six tiles or more count alike (IGL-6.2)


@final
class IgluComponents(Components):
    """Tiles, tokens, tribes, costs and scoring, all of them checked."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(data)
        self.colours = words(section(data, "seats"), "colours", "seats")
        need(len(self.colours) == 4 and len(set(self.colours)) == 4, "seats.colours: four different colours are needed")
        inuit = section(data, "inuit")
        self.inuit = {seats: number(inuit, str(seats), "inuit", 1, MOST_INUIT) for seats in (2, 3, 4)}
        costs = section(data, "costs")
        self.ap_per_turn = number(costs, "ap_per_turn", "costs", 1, 9)
        self.walk_cost = number(costs, "walk", "costs", 1, 9)
        self.kayak_cost = number(costs, "kayak", "costs", 1, 9)
        self.igloo_cost = number(costs, "igloo", "costs", 1, 9)
        self.animal_points = number(costs, "animal_points", "costs", 1, 9)
        scoring = section(data, "scoring")
        self.strength_inuit = number(scoring, "strength_inuit", "scoring", 0, 9)
        self.strength_igloo = number(scoring, "strength_igloo", "scoring", 0, 9)
        self.island_table = _island_table(scoring)
        tiles, tokens = section(data, "tiles"), section(data, "tokens")
        self.tiles = [number(tiles, kind, "tiles", 0, MOST_TILES) for kind in TILES]
        self.tokens = [number(tokens, kind, "tokens", 0, most) for kind, most in zip(TOKENS, MOST_TOKENS, strict=True)]
        self._check_sums()

    def _check_sums(self) -> None:
        need(sum(self.tiles) == ICE_TILES, f"tiles: there are {sum(self.tiles)} in all; the field needs {ICE_TILES}")
        need(sum(self.tokens[:3]) >= AT_START, f"tokens: at least {AT_START} fish are needed, for the open centre")


def _island_table(scoring: dict[str, object]) -> list[int]:
    """The points of islands by their size; an island of no tiles brings none."""
    points = rows(scoring, "table")
    right = [point for point in points if is_whole(point, 0, 99)]
    if len(right) != TABLE_LENGTH or len(points) != TABLE_LENGTH:
        raise ComponentsError(f"scoring.table: {TABLE_LENGTH} whole numbers from 0 to 99 are needed, not {points!r}")
    return [0, *right]
