"""Whether a position that somebody wrote down could stand on the table."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.position_json import need, need_step
from banchisa.games.iglu.refusals.lookup import inuit_of
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import (
    BIT,
    CELL_NAMES,
    CELL_OF,
    CENTRE_NAMES,
    GRID,
    RING_CELLS,
    WATER_CELLS,
    cells_of,
    holds,
    land,
    names_of,
)
from banchisa.games.iglu.rules.drifting import cover, next_displaced, pushable
from banchisa.games.iglu.rules.melting import find_occupied, free_tiles, meltable
from banchisa.games.iglu.rules.play import IgluState
from banchisa.games.iglu.rules.state import NOWHERE

_PAUSED = (phase.ANSWER, phase.FLEE)  # steps in which Inuit may stand beside a bear


def check_sound(state: IgluState) -> None:
    """Refuse a position that breaks the standing limits of the game."""
    _check_places(state)
    _check_inuit(state)
    facing = int(state.face_down()).bit_count()
    unseen = sum(int(state.unseen_of(kind)) for kind in range(12))
    need(facing <= unseen, f"ice: {facing} tiles lie face down, but only {unseen} are unseen")
    _check_step(state)


def _check_places(state: IgluState) -> None:
    on_sea = int(state.igloos & ~state.ice)
    need(not on_sea, f"igloos: {', '.join(names_of(on_sea))} is not ice")  # IGL-4.6
    banned = int((state.bears | state.animals() & state.ice) & state.field.banned)
    need(not banned, f"{', '.join(names_of(banned))}: no bear and no fox may be there")  # IGL-4.8
    wet = int(state.people() & ~state.ice & ~land())
    need(not wet, f"inuit: {', '.join(names_of(wet))} is sea")  # IGL-4.3
    _check_closed_igloos(state)
    if state.phase not in _PAUSED:
        for cell in cells_of(int(state.bears)):
            for seat in range(state.field.seats):
                if state.inuit_at(seat, cell) and not holds(state.village(seat), cell):
                    raise PositionError(f"{CELL_NAMES[cell]}: an Inuk without an igloo is beside a bear")  # IGL-4.9


def _check_closed_igloos(state: IgluState) -> None:
    """Nobody enters the igloo of another tribe where igloos are closed (IGL-6.1)."""
    if not state.field.closed_igloos:
        return
    for seat in range(state.field.seats):
        for cell in cells_of(int(state.village(seat))):
            if any(state.inuit_at(other, cell) for other in range(state.field.seats) if other != seat):
                raise PositionError(f"inuit: {CELL_NAMES[cell]} has a closed igloo of another tribe")


def _check_inuit(state: IgluState) -> None:
    """Inuit that must flee stand nowhere, and in the set-up they are placed one after the other."""
    if state.phase in (phase.FIRST, phase.PLACE) or (state.phase == phase.FISH and not state.turns):
        _check_setup(state)
        return
    need_step(state, state.turns > 0 or state.phase == phase.OVER, "turns must have begun")
    state.placed = state.field.seats * state.field.inuit
    for seat in range(state.field.seats):
        need_step(state, state.inuit_at(seat, NOWHERE) >= state.fleeing_of(seat), "more flee than are missing")


def _check_setup(state: IgluState) -> None:
    """The field is whole, fish come into the centre in order, and then the Inuit onto the ring (IGL-3.2 to IGL-3.9)."""
    seats, each = int(state.field.seats), int(state.field.inuit)
    tribes = [inuit_of(state, seat) for seat in range(seats)]
    state.placed = sum(cell != NOWHERE for tribe in tribes for cell in tribe)
    for seat, tribe in enumerate(tribes):
        turn = (seat - int(state.first)) % seats
        count = (int(state.placed) - turn + seats - 1) // seats
        in_order = all((cell != NOWHERE) == (k < count) for k, cell in enumerate(tribe))
        need_step(state, in_order, "wrong order of placing")
        need_step(state, all(cell in RING_CELLS for cell in tribe[:count]), "Inuit are placed on the ring")
    need_step(state, state.turns == 0, "no turn has begun")
    centre = sorted(CENTRE_NAMES, key=CELL_OF.__getitem__)
    need_step(state, names_of(int(state.sea())) == centre, "nothing has melted yet")
    if state.phase == phase.PLACE:
        next_seat = (int(state.first) + int(state.placed)) % seats
        need_step(state, state.placed < seats * each, "every Inuk is placed already")
        need_step(state, state.actor == next_seat, "another seat is to place an Inuk")
        return
    need_step(state, state.placed == 0, "fish come before the Inuit")
    need_step(state, 1 <= state.left <= len(CENTRE_NAMES), "`left` counts the fish to come, from 4 down to 1")
    need_step(state, CELL_NAMES[state.here] == CENTRE_NAMES[-state.left], "the next fish goes to another space")
    need_step(state, state.phase == phase.FISH or state.left == len(CENTRE_NAMES), "four fish must follow")


def _check_step(state: IgluState) -> None:
    """What is being resolved is there."""
    here = int(state.here)
    at_sea = here in WATER_CELLS and not holds(state.ice, here)
    if state.phase == phase.TILE:
        need_step(state, holds(free_tiles(state), here), "the tile to be turned up must lie on `here`, free")
    elif state.phase == phase.FISH:
        fish = sum(int(state.count_supply(kind)) for kind in range(3))
        need_step(state, at_sea and 0 < state.left <= fish, "`here` must be sea, and `left` fish must be in the supply")
    elif state.phase == phase.FOX:
        fit = holds(state.glaciers & ~state.field.banned & ~find_occupied(state, state.animals()), here)
        need_step(state, fit, "the fox needs a glacier on `here`, free and not banned")
    elif state.phase == phase.DISPLACE:
        need_step(state, holds(state.ice, int(state.pushed)) and _is_ahead(state), "`here` must lie ahead of the push")
        need_step(state, next_displaced(state) >= 0, "no animal is in the way")
        pushed = pushable(state, state.way, BIT[here])
        need_step(state, holds(pushed, int(state.pushed)), "an animal would be carried onto a banned space")
    elif state.phase == phase.ANSWER:
        asked = holds(state.bears, here) and state.inuit_at(state.actor, here) > 0
        need_step(state, asked, "a bear and an Inuk of the seat that answers must be on `here`")
    elif state.phase == phase.FLEE:
        need_step(state, state.fleeing > 0, "nobody has to flee")
    if state.phase in (phase.MELT, phase.DRIFT, phase.DISPLACE, phase.MOVE_ANIMAL, phase.FLEE, phase.ACT):
        need_step(state, state.active == state.actor, "only the active player can be asked this")
    if state.phase == phase.MOVE_ANIMAL:
        need_step(state, state.points > 0, "no movement point is left")
    elif state.phase not in _PAUSED:
        need_step(state, state.points == 0, "movement points are spent before anything else")
    if state.phase != phase.FLEE:
        need_step(state, state.fleeing == 0, "Inuit that flee are placed first")
    if state.phase == phase.OVER:
        need_step(state, not meltable(state), "a tile can still be melted")  # IGL-5.1
    if state.phase == phase.ACT:
        need_step(state, phase.NAMES[state.window] == "act", "the window is that of phase 2")


def _is_ahead(state: IgluState) -> bool:
    """Whether the tile that drifts leads to the space to be covered."""
    cell = int(state.pushed)
    while cell >= 0 and holds(state.ice, cell):
        cell = GRID.around[cell][state.way]
    return cell >= 0 and not BIT[cell] & land() and cover(state, state.pushed, state.way) == state.here


def check_offer(state: IgluState) -> None:
    """The seat to act has a legal action."""
    need_step(state, state.phase == phase.OVER or bool(state.legal_actions()), "nothing could be done in this position")
