"""Whether a position that somebody wrote down could stand on the table."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.games.iglu.drifting import covered, next_displaced
from banchisa.games.iglu.field import BIT, CELL_NAMES, GRID, WATER_CELLS, cells_of, holds, land, names_of
from banchisa.games.iglu.play import IgluState
from banchisa.games.iglu.state import (
    ACT,
    ANIMALS,
    ANSWER,
    DISPLACE,
    DRIFT,
    ENDED,
    FIRST,
    FISH,
    FLEE,
    FOX,
    MELT,
    NOWHERE,
    PHASES,
    PLACE,
    TILE,
)

_PAUSED = (ANSWER, FLEE)  # steps in which Inuit may stand beside a bear


def check_sound(state: IgluState) -> None:
    """Refuse a position that breaks the standing limits of the game."""
    _check_places(state)
    _check_inuit(state)
    facing = int(state.face_down()).bit_count()
    unseen = sum(int(state.unseen_of(kind)) for kind in range(12))
    if facing > unseen:
        raise PositionError(f"ice: {facing} tiles lie face down, but only {unseen} are unseen")
    _check_step(state)


def _check_places(state: IgluState) -> None:
    on_sea = int(state.igloos & ~state.ice)
    if on_sea:
        raise PositionError(f"igloos: {', '.join(names_of(on_sea))} is no ice")  # IGL-4.6
    banned = int((state.bears | state.animals() & state.ice) & state.field.banned)
    if banned:
        raise PositionError(f"{', '.join(names_of(banned))}: no bear and no fox may be there")  # IGL-4.8
    wet = int(state.people() & ~state.ice & ~land())
    if wet:
        raise PositionError(f"inuit: {', '.join(names_of(wet))} is sea")  # IGL-4.4
    if state.phase not in _PAUSED:
        for cell in cells_of(int(state.bears)):
            for seat in range(state.field.seats):
                if state.inuit_at(seat, cell) and not holds(state.village(seat), cell):
                    raise PositionError(f"{CELL_NAMES[cell]}: an Inuk without an igloo is beside a bear")  # IGL-4.9


def _check_inuit(state: IgluState) -> None:
    """In the set-up Inuit stand in the order of placing; Inuit that must flee stand nowhere."""
    standing = [int(state.field.inuit - state.inuit_at(seat, NOWHERE)) for seat in range(state.field.seats)]
    if state.phase in (FIRST, PLACE) or (state.phase == FISH and not state.turns):
        state.placed = sum(standing)
        for k, seat in enumerate(_in_order(state)):
            _need(state, standing[seat] == (state.placed - k + len(standing) - 1) // len(standing), "wrong order")
        return
    state.placed = state.field.seats * state.field.inuit
    for seat in range(state.field.seats):
        _need(state, state.inuit_at(seat, NOWHERE) >= state.fleeing >> seat * 8 & 255, "more flee than are missing")


def _in_order(state: IgluState) -> list[int]:
    seats = int(state.field.seats)
    return [(int(state.first) + k) % seats for k in range(seats)]


def _need(state: IgluState, fact: bool, otherwise: str) -> None:
    if not fact:
        raise PositionError(f"phase {PHASES[state.phase]!r}: {otherwise}")


def _check_step(state: IgluState) -> None:
    """What is being resolved is there."""
    here = int(state.here)
    at_sea = here in WATER_CELLS and not holds(state.ice, here)
    if state.phase == TILE:
        _need(state, holds(state.face_down(), here), "the tile to be turned up must lie on `here`")
    elif state.phase == FISH:
        fish = sum(int(state.supplied(kind)) for kind in range(3))
        _need(state, at_sea and 0 < state.left <= fish, "`here` must be sea, and `left` fish must be in the supply")
    elif state.phase == FOX:
        _need(state, holds(state.glaciers, here), "the fox needs a glacier on `here`")
    elif state.phase == DISPLACE:
        _need(state, holds(state.ice, int(state.pushed)) and _is_ahead(state), "`here` must lie ahead of the push")
        _need(state, next_displaced(state) >= 0, "no animal is in the way")
    elif state.phase == ANSWER:
        asked = holds(state.bears, here) and state.inuit_at(state.actor, here) > 0
        _need(state, asked, "a bear and an Inuk of the seat that answers must be on `here`")
    elif state.phase == FLEE:
        _need(state, state.fleeing > 0, "nobody has to flee")
    if state.phase in (MELT, DRIFT, DISPLACE, ANIMALS, FLEE, ACT):
        _need(state, state.active == state.actor, "only the active player can be asked this")
    if state.phase != FLEE:
        _need(state, state.fleeing == 0, "Inuit that flee are placed first")
    if state.phase == ACT:
        _need(state, PHASES[state.window] == "act", "the window is that of phase 2")


def _is_ahead(state: IgluState) -> bool:
    """Whether the tile that drifts leads to the space to be covered."""
    cell = int(state.pushed)
    while cell >= 0 and holds(state.ice, cell):
        cell = GRID.around[cell][state.way]
    return cell >= 0 and not BIT[cell] & land() and covered(state, state.pushed, state.way) == state.here


def check_offer(state: IgluState) -> None:
    """Whoever is to act can do something."""
    _need(state, state.phase == ENDED or bool(state.legal_actions()), "nothing could be done in this position")
