"""Whether a position that somebody wrote down could stand on the table."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.position_json import need, need_step
from banchisa.games.icehike.refusals.lookup import caves_of, tiles_of
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.bears import can_go_on, walks
from banchisa.games.icehike.rules.blockades import dead_ends, free_road
from banchisa.games.icehike.rules.board import (
    BEAR_CAVE,
    BERRY,
    CELL_NAMES,
    COLOURS,
    CUBES,
    EMPTY,
    FINDS,
    FIRST_CUBE,
    MOUNTAIN,
    NEIGHBOUR,
    NONE,
    OFF,
    SIDES,
    TILES,
    TORCH,
    byte_of,
)
from banchisa.games.icehike.rules.roads import leads
from banchisa.games.icehike.rules.state import MIXED, NOBODY, OPEN, PUPPET, WALK, TrailState

_MODES = {
    phase.DRAW_TILE: (OPEN,), phase.DRAW_CUBE: (OPEN,), phase.PLACE: (OPEN,),
    phase.ACT: (OPEN, PUPPET, MIXED), phase.PUSH: (PUPPET, MIXED), phase.PAY: (PUPPET, MIXED, WALK),
    phase.BEAR: (WALK,), phase.TORCH: (WALK,), phase.RETREAT: (WALK,),
}  # fmt: skip
_ATTACKS = (phase.TORCH, phase.RETREAT)
_ASKING = (phase.PAY, phase.TORCH, phase.RETREAT)


def check_sound(state: TrailState, begins: bool) -> None:
    """Refuse a position that no game could reach; if a turn is yet to begin, the phase follows from it."""
    _check_counts(state)
    _check_puppets(state)
    _check_bears(state)
    if state.phase == phase.OVER:
        need_step(state, state.count_arrived() == state.hike.seats, "every seat must have its place")
        return
    need_step(state, state.spot(state.colour) != OFF, "the active colour has arrived")
    low, high = free_road(state, state.bear)
    road = leads(state, state.hike.start, state.hike.finish, low, high)
    need_step(state, road, "no road without bears and igloos leads from start to finish")
    if begins:
        need_step(state, state.tile == NONE and state.cube == NONE, "a turn begins before anything is drawn")
    else:
        _check_step(state)


def check_offer(state: TrailState) -> None:
    """The seat to act has a legal action; a bear can go on, and a fee leaves a choice."""
    if state.phase == phase.OVER:
        return
    need_step(state, bool(state.legal_actions()), "nothing could be done in this position")
    if state.phase == phase.BEAR:
        low, high = dead_ends(state, state.bear)
        goes_on = can_go_on(state, state.bear, state.den(state.bear), state.energy, low, high)
        need_step(state, goes_on, "the bear cannot go on")
    elif state.phase == phase.PAY:
        need_step(state, len(state.legal_actions()) > 1, "the fee is paid without asking")


def _check_counts(state: TrailState) -> None:
    """Nothing is there more often than the box holds it."""
    for kind, name in enumerate((*TILES, *CUBES)):
        box, found = in_box(state, kind), count(state, kind)
        need(found <= box, f"{name}: {found} are in play, left or gone, but the box holds {box}")


def in_box(state: TrailState, kind: int) -> int:
    """How many of a tile or cube the game is played with."""
    hike = state.hike
    return int(byte_of(hike.stack, kind) if kind < FIRST_CUBE else byte_of(hike.bag, kind - FIRST_CUBE))


def count(state: TrailState, kind: int) -> int:
    """How many of a tile or cube there are: left, gone, drawn, on the board and with the colours."""
    gone = int(state.count_gone(kind))
    if kind < FIRST_CUBE:
        return int(state.tiles_left(kind)) + gone + len(tiles_of(state, kind)) + (state.tile == kind)
    cube = kind - FIRST_CUBE
    count = int(state.cubes_left(cube)) + gone + (state.cube == cube and cube != EMPTY)
    if cube < len(FINDS):
        count += len(caves_of(state, cube)) + sum(int(state.finds(colour, cube)) for colour in state.hike.order)
    return count


def _check_puppets(state: TrailState) -> None:
    for colour in state.hike.order:
        cell = int(state.spot(colour))
        name = COLOURS[colour]
        if cell == OFF:
            there = state.hike.play_on and state.place_of(state.hike.seat_of(colour)) > 0
            need(there, f"puppets.{name}: only a puppet that has arrived is off the board")
            continue
        need(not state.is_water(cell), f"puppets.{name}: {CELL_NAMES[cell]} is water")
        if cell == state.hike.finish and state.phase != phase.OVER:
            raise PositionError(f"puppets.{name}: whoever is on the finish tile has arrived")
        if state.place_of(state.hike.seat_of(colour)) and state.phase != phase.OVER:
            raise PositionError(f"places: seat {state.hike.seat_of(colour)} has not arrived")


def _check_bears(state: TrailState) -> None:
    for bear in range(state.bears_out()):
        cell = int(state.den(bear))
        name = CELL_NAMES[cell]
        if cell in (state.hike.start, state.hike.finish) or state.has_igloo(cell):
            raise PositionError(f"bears: {name} is the start, the finish or an igloo")
        need(not state.is_water(cell) or state.is_fish(cell), f"bears: {name} is water without fish")
        need(not state.has_puppet(cell) or _meets(state, bear, cell), f"bears: a puppet stands on {name}")


def _meets(state: TrailState, bear: int, cell: int) -> bool:
    """Whether a bear has just attacked the puppets on its cell, or is about to be pushed aside."""
    if bear != state.bear:
        return False
    if state.phase == phase.PUSH:
        return len([c for c in state.hike.order if state.spot(c) == cell]) == 1 and state.spot(state.colour) == cell
    attacked = state.phase in _ATTACKS or (state.phase == phase.PAY and state.mode == WALK)
    return attacked and not state.has_own_puppet(cell)


def _check_step(state: TrailState) -> None:
    """What the phase speaks of is there, and nothing else."""
    need_step(state, state.mode in _MODES[state.phase], "the mode does not fit")
    quiet = state.turn <= state.hike.quiet_turns * state.hike.colours
    need_step(state, not quiet or state.phase <= phase.PLACE, "only a tile is placed in this turn")
    draws = state.phase == phase.DRAW_TILE
    need_step(state, not draws or (state.stack != 0 and not state.drawn), "no tile is to be drawn")
    need_step(state, state.drawn == 1 or state.stack == 0 or draws, "a tile must be drawn first")
    need_step(state, state.drawn == 1 or state.mode in (OPEN, PUPPET), "no bear walks in a turn without a tile")
    _check_draw(state)
    _check_walker(state)
    asks = state.phase in _ASKING
    need_step(state, (state.asked != NOBODY) == asks, "`asked` names the colour that pays, defends or retreats")
    need_step(state, (state.owner != NOBODY) == (state.phase == phase.PAY), "`owner` names the colour that is paid")
    need_step(state, (state.came != OFF) == (state.phase == phase.PUSH), "`came` goes with pushing a bear")
    if state.phase == phase.ACT:
        need_step(state, state.energy > 0 or state.finds(state.colour, BERRY) > 0, "the turn would be over")
    elif state.phase == phase.PUSH:
        near = [int(NEIGHBOUR[state.den(state.bear) * SIDES + k]) for k in range(SIDES)]
        is_met = state.came in near and state.spot(state.colour) == state.den(state.bear)
        need_step(state, is_met, "no bear is in the way")
    elif asks:
        _check_asked(state)


def _check_draw(state: TrailState) -> None:
    """Tile and cube are there exactly while they are to be placed."""
    has_drawn = state.phase in (phase.DRAW_CUBE, phase.PLACE)
    is_mountain = state.phase == phase.PLACE and state.tile == MOUNTAIN
    need_step(state, (state.tile != NONE) == has_drawn, "`tile` is what is to be placed")
    need_step(state, state.cube == NONE or is_mountain, "`cube` goes with a mountain")
    if state.phase == phase.DRAW_CUBE:
        need_step(state, state.tile == MOUNTAIN and state.bag != 0, "no cube is to be drawn")
    if is_mountain:
        need_step(state, state.cube != NONE or state.bag == 0, "a cube must be drawn first")
        unfit = state.cube == BEAR_CAVE and state.bears_out() == state.hike.bears
        need_step(state, not unfit, f"no bear is left: the cube counts as {CUBES[EMPTY]!r}")


def _check_walker(state: TrailState) -> None:
    """The bear that walks, and where its walk began."""
    on_foot = state.mode == WALK
    is_moved = on_foot or state.phase == phase.PUSH
    need_step(state, (state.bear != NOBODY) == is_moved, "`bear` names the bear that walks or is pushed")
    need_step(state, state.bear == NOBODY or state.bear < state.bears_out(), "this bear is not on the board")
    need_step(state, (state.walk_from != OFF) == on_foot, "`walk_from` is where the bear's walk began")
    need_step(state, state.hit == OFF or on_foot, "`hit` goes with a walk of the bear")
    if on_foot:
        need_step(state, walks(state, state.bear), "this bear stays on its fish")
        for cell in (int(state.walk_from), int(state.hit)):
            if cell != OFF:
                other = state.bear_on(cell)
                fit = other in (NOBODY, state.bear) and not state.has_igloo(cell) and not state.is_water(cell)
                fit = fit and cell not in (state.hike.start, state.hike.finish)
                need_step(state, fit, f"the bear cannot go back to {CELL_NAMES[cell]}")
        need_step(state, state.energy < state.hike.bear_energy, "the bear has taken no step yet")


def _check_asked(state: TrailState) -> None:
    """A colour that pays stands in the owner's igloo; a colour that is attacked stands on the bear's cell."""
    cell = state.spot(state.asked)
    if state.phase == phase.PAY:
        mine = state.hike.is_partner(state.asked, state.owner)
        need_step(state, state.igloo_owner(cell) == state.owner and not mine, "no fee is due there")
        by_walking = state.asked == state.colour
        own = state.hike.is_partner(state.asked, state.colour)
        need_step(state, not own if state.mode == WALK else by_walking, "this colour owes nothing now")
    else:
        need_step(state, cell == state.den(state.bear), "this colour is not attacked")
    if state.phase == phase.TORCH:
        need_step(state, state.finds(state.asked, TORCH) > 0, "this colour holds no torch")
