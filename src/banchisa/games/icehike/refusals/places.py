"""Why a tile, an igloo or a fleeing puppet may not go somewhere."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.icehike.refusals.lookup import (
    Levels,
    bear_cells,
    colours_on,
    find_barred,
    find_reached,
    heights,
    is_printed,
    names,
    owner_of,
    road,
    shut_out,
    the_road,
    tile_on,
    too_dear,
    way_of,
)
from banchisa.games.icehike.rules.board import CELL_NAMES, COLOURS, COLUMN_OF, CUBES, FLAG, LAND, MOUNTAIN, OFF, WHOLE
from banchisa.games.icehike.rules.state import TrailState


def refuse_place(state: TrailState, number: int) -> Refusal | None:
    cell = int(WHOLE[number])
    if is_printed(state, cell):
        return Refusal("ICE-4.17", "no-tile-there", facts_of(cell=CELL_NAMES[cell]))
    by = what_is_on(state, cell)
    if by is not None:
        return Refusal("ICE-4.16", "not-free", facts_of(cell=CELL_NAMES[cell], by=by))
    if state.tile == LAND:
        return None  # ICE-4.18
    closed = shut_out(state)
    if state.tile == MOUNTAIN and state.cube == CUBES.index("bear_cave"):
        closed.add(cell)
    return _refuse_blockade(state, cell, heights(state, int(state.tile), cell), closed, None)


def what_is_on(state: TrailState, cell: int) -> str | None:
    """The thing that keeps a tile from a cell (ICE-4.16)."""
    if tile_on(state, cell) is not None:
        return str(tile_on(state, cell))
    if owner_of(state, cell) is not None:
        return "igloo"
    if cell in bear_cells(state):
        return "bear"
    return "puppet" if colours_on(state, cell) else None


def refuse_build(state: TrailState) -> Refusal | None:
    cell = int(state.spot(state.colour))
    facts = facts_of(cell=CELL_NAMES[cell])
    short = too_dear("ICE-4.60", int(state.hike.build), int(state.energy))
    if short is not None:
        return short
    if state.igloos_built(state.colour) >= state.hike.igloos:
        return Refusal("ICE-4.63", "no-igloo-left")
    if is_printed(state, cell):
        return Refusal("ICE-4.62", "no-building-there", facts)
    if owner_of(state, cell) is not None:
        return Refusal("ICE-4.62", "igloo-there", facts)
    return _refuse_blockade(state, cell, heights(state), shut_out(state) | {cell}, cell)


def _refuse_blockade(
    state: TrailState, cell: int, levels: Levels, closed: set[int], igloo: int | None
) -> Refusal | None:
    """Rules 1 and 2 for a board as it would be; the facts name the road or the way that would be cut."""
    start, finish = int(state.hike.start), int(state.hike.finish)
    connected = find_reached(levels, finish, closed)
    if start not in connected:
        facts = facts_of(cell=CELL_NAMES[cell], road=names(the_road(state)))
        return Refusal("ICE-4.111", "last-road", facts)
    for colour in state.hike.order:
        at = int(state.spot(colour))
        if not state.protected & FLAG[colour] or at in connected:
            continue  # a road without any bear and igloo is a way, too
        if road(levels, at, finish, find_barred(state, colour, igloo)) is None:
            facts = facts_of(cell=CELL_NAMES[cell], puppet=COLOURS[colour], road=names(way_of(state, colour)))
            return Refusal("ICE-4.115", "closes-in", facts)
    return None


# fleeing


def refuse_retreat(state: TrailState, refuge: int) -> Refusal | None:
    if refuge == 0:
        return None  # the start tile is always open (ICE-4.101)
    owner, slot = divmod(refuge - 1, 2)
    cell = int(state.igloo(owner, slot))
    if owner not in state.hike.order or cell == OFF:
        return Refusal("ICE-4.101", "not-built", facts_of(puppet=COLOURS[owner]))
    facts = facts_of(cell=CELL_NAMES[cell], puppet=COLOURS[owner])
    own = state.hike.seat_of(owner) == state.hike.seat_of(state.asked)
    column, attack = COLUMN_OF[cell], COLUMN_OF[state.spot(state.asked)]
    west = COLUMN_OF[state.hike.finish]
    if state.hike.short and column < west:
        if not own and attack >= west:
            return Refusal("ICE-4.104", "west-of-finish", facts)
    elif column != attack and abs(column - _start_column(state)) >= abs(attack - _start_column(state)):
        return Refusal("ICE-4.102", "not-back", facts)
    if not own and sum(state.finds(state.asked, kind) for kind in range(3)) == 0:
        return Refusal("ICE-4.103", "no-fee", facts)
    return None


def _start_column(state: TrailState) -> int:
    return COLUMN_OF[state.hike.start]
