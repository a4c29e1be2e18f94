"""Looking at the board one cell at a time, for the slow and readable formulation of the rules."""

from __future__ import annotations

from collections.abc import Set

from banchisa.engine.cache import make_once
from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.icehike.rules.board import CELL_NAMES, CELLS, GRID, IS_WHOLE, MOST_BEARS, OFF, TILES, within
from banchisa.games.icehike.rules.state import NOBODY, TrailState

LEVELS = {"ice": 1, "water": 1, "fish": 1, "land": 2, "mountain": 3}
_DRY_LEVELS = LEVELS | {"water": 0, "fish": 0}  # 0: no road leads there


def ground(state: TrailState, cell: int) -> str:
    """The ground of a cell: its tile, or the printed ground."""
    tile = tile_on(state, cell)
    return find_printed(state, cell) if tile is None else tile


def tile_on(state: TrailState, cell: int) -> str | None:
    """The kind of tile that lies on a cell."""
    if not within(state.tile_low, state.tile_high, cell):
        return None
    if state.is_water(cell):
        return "fish" if state.is_fish(cell) else "water"
    return "mountain" if state.level(cell) == 3 else "land"


def tiles_of(state: TrailState, kind: int) -> list[int]:
    """The cells with a tile of this kind."""
    return [cell for cell in range(CELLS) if tile_on(state, cell) == TILES[kind]]


def caves_of(state: TrailState, kind: int) -> list[int]:
    """The mountains with a find of this kind."""
    return [cell for cell in range(CELLS) if state.find_in(cell) == kind]


def find_printed(state: TrailState, cell: int) -> str:
    """What is printed on a cell."""
    if within(state.hike.water_low, state.hike.water_high, cell):
        return "water"
    return "land" if within(state.hike.raised_low, state.hike.raised_high, cell) else "ice"


def is_wet(state: TrailState, cell: int) -> bool:
    return ground(state, cell) in ("water", "fish")


def climb(state: TrailState, start: int, target: int) -> int:
    """By how many levels a step goes up."""
    return LEVELS[ground(state, target)] - LEVELS[ground(state, start)]


def colours_on(state: TrailState, cell: int) -> list[int]:
    """The puppets on a cell, in turn order."""
    return [colour for colour in state.hike.order if state.spot(colour) == cell]


def owner_of(state: TrailState, cell: int) -> int | None:
    """The colour whose igloo is on a cell."""
    for colour in state.hike.order:
        if cell in (state.igloo(colour, 0), state.igloo(colour, 1)):
            return colour
    return None


def bear_cells(state: TrailState, without: int = NOBODY) -> set[int]:
    """Where bears stand; one may be thought away."""
    return {int(state.den(bear)) for bear in range(MOST_BEARS) if bear != without and state.den(bear) != OFF}


def igloo_cells(state: TrailState) -> dict[int, int]:
    """The cells with igloos, and whose they are."""
    found: dict[int, int] = {}
    for colour in state.hike.order:
        for slot in range(2):
            if state.igloo(colour, slot) != OFF:
                found[int(state.igloo(colour, slot))] = colour
    return found


def is_printed(state: TrailState, cell: int) -> bool:
    """Whether a cell never takes a tile or an igloo: partial, or printed ground (ICE-4.17, ICE-4.62)."""
    return not IS_WHOLE[cell] or cell in (state.hike.start, state.hike.finish, state.hike.village)


def names(cells: list[int]) -> str:
    """Cells in a row, as a fact of a refusal."""
    return " ".join(CELL_NAMES[cell] for cell in cells)


def too_dear(rule: str, cost: int, energy: int) -> Refusal | None:
    """Why something cannot be paid for."""
    return None if cost <= energy else Refusal(rule, "too-little-energy", facts_of(cost=cost, energy=energy))


# roads

Levels = bytes  # of all cells


def heights(state: TrailState, tile: int | None = None, cell: int | None = None) -> Levels:
    """The level of every cell, 0 for water; a tile may be thought to lie on a cell."""
    found = _heights(
        int(state.raised_low), int(state.raised_high), int(state.peak_low), int(state.peak_high),
        int(state.water_low), int(state.water_high),
    )  # fmt: skip
    if tile is None or cell is None:
        return found
    return found[:cell] + bytes([_DRY_LEVELS[TILES[tile]]]) + found[cell + 1 :]


@make_once
def _heights(
    raised_low: int, raised_high: int, peak_low: int, peak_high: int, water_low: int, water_high: int
) -> Levels:
    """The same, from the cells of levels 2 and 3, those of level 3, and water."""
    found = [1 + within(raised_low, raised_high, k) + within(peak_low, peak_high, k) for k in range(CELLS)]
    return bytes([0 if within(water_low, water_high, k) else level for k, level in enumerate(found)])


def find_reached(levels: Levels, goal: int, closed: Set[int]) -> dict[int, int]:
    """Every cell from which a road that uses no closed cell leads to the goal, with its next cell (ICE-4.110)."""
    following = {goal: goal}
    queue = [goal]
    for cell in queue:
        for other in GRID.neighbours[cell]:
            if (
                other not in following
                and other not in closed
                and levels[other]
                and abs(levels[other] - levels[cell]) < 2
            ):
                following[other] = cell
                queue.append(other)
    return following


def road(levels: Levels, start: int, goal: int, closed: Set[int]) -> list[int] | None:
    """One shortest road from a cell to the goal."""
    following = find_reached(levels, goal, closed)
    if start not in following:
        return None
    found = [start]
    while found[-1] != goal:
        found.append(following[found[-1]])
    return found


def find_barred(state: TrailState, colour: int, new_igloo: int | None = None) -> set[int]:
    """The igloos of other seats, which a puppet's way may not use, except the one it stands in (ICE-4.113)."""
    foreign = {cell for cell, owner in igloo_cells(state).items() if not state.hike.is_partner(owner, colour)}
    if new_igloo is not None:
        foreign.add(new_igloo)
    return foreign - {int(state.spot(colour))}


def shut_out(state: TrailState, lifted: int = NOBODY) -> set[int]:
    """The cells that the road of rule 1 may not use: bears and igloos; one bear may be thought away (ICE-4.111)."""
    return bear_cells(state, lifted) | set(igloo_cells(state))


def the_road(state: TrailState, lifted: int = NOBODY) -> list[int]:
    """A road of rule 1 as it is now."""
    return road(heights(state), int(state.hike.start), int(state.hike.finish), shut_out(state, lifted)) or []


def way_of(state: TrailState, colour: int) -> list[int]:
    """A way of a puppet as it is now."""
    return road(heights(state), int(state.spot(colour)), int(state.hike.finish), find_barred(state, colour)) or []
