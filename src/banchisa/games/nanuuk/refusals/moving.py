"""Why a piece may not be placed, moved or left standing."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.nanuuk.refusals.lookup import is_open, no_water, not_occupied, piece_on, tile_on
from banchisa.games.nanuuk.refusals.prompts import rule_of_moving, rule_of_placing
from banchisa.games.nanuuk.rules import sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import CELL_NAMES, CELLS, EDGE_NAMES, GRID, NANUUK, SHARED_BEAR
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState


def refuse_place(state: FloeState, cell: int) -> Refusal | None:
    if state.floe.mode != NANUUK:
        return no_water(state, cell) or not_occupied(state, cell)
    no_igloo = Refusal("NAN-3.18", "no-igloo", facts_of(cell=CELL_NAMES[cell]))
    return no_water(state, cell) or (None if state.floe.is_igloo(cell) else no_igloo)


# moving


def refuse_move(state: FloeState, slot: int, cell: int) -> Refusal | None:
    piece = _piece_to_move(state, slot)
    if isinstance(piece, Refusal):
        return piece
    start = int(state.spot(piece))
    facts = facts_of(cell=CELL_NAMES[cell], start=CELL_NAMES[start])
    water = no_water(state, cell)
    if water is not None:
        return water
    if cell == start:
        return Refusal("NAN-4.1", "already-there", facts)
    if cell not in GRID.neighbours[start]:
        return Refusal("NAN-4.1", "not-adjacent", facts)
    if isinstance(state, HuntState):
        return _refuse_entering(state, piece, start, cell)
    return not_occupied(state, cell) or no_crossing(state, start, cell)


def no_crossing(state: FloeState, start: int, cell: int) -> Refusal | None:
    if is_open(state, start, cell):
        return None
    return Refusal("NAN-4.2", "cracked", facts_of(edge=EDGE_NAMES[GRID.edge(start, cell)], cell=CELL_NAMES[cell]))


def _piece_to_move(state: FloeState, slot: int) -> int | Refusal:
    """The piece that a slot of the acting seat stands for, or why it may not move."""
    seat = int(state.actor)
    if isinstance(state, BearState):
        return _inuk_to_move(state, slot, seat)
    if slot >= state.floe.each:
        return Refusal(rule_of_placing(state), "one-piece")
    piece = seat * int(state.floe.each) + slot
    if isinstance(state, HuntState):
        if state.extra and piece != state.hunter:
            return Refusal("NAN-4.35", "extra-other")
        if not state.extra and state.homecoming and state.floe.is_igloo(state.spot(piece)):
            return Refusal("NAN-5.8", "home", facts_of(cell=CELL_NAMES[state.spot(piece)]))
    return piece


def _inuk_to_move(state: BearState, slot: int, seat: int) -> int | Refusal:
    if state.floe.mode == SHARED_BEAR or state.floe.seats == 3:
        if slot > 0:
            return Refusal(rule_of_placing(state), "one-piece")
        return FIRST_INUK + seat
    if not state.floe.one_inuk and slot != state.turn - state.floe.turns.index(seat):
        return Refusal("NAN-4.40", "other-inuk")
    return FIRST_INUK + slot


def _refuse_entering(state: HuntState, hunter: int, start: int, cell: int) -> Refusal | None:
    """Why a hunter of the full game may not enter a neighbouring space in play."""
    facts = facts_of(cell=CELL_NAMES[cell])
    holder = piece_on(state, cell)
    if holder == "hunter" and not state.floe.is_igloo(cell):
        return not_occupied(state, cell)
    if not is_open(state, start, cell) and not state.carries(hunter, sheet.KAYAK):
        return no_crossing(state, start, cell)
    if holder != "bear":
        return None
    if state.round == 1:
        return Refusal("NAN-4.23", "bear-first-round", facts)
    if not state.carries(hunter, sheet.HARPOON):
        return Refusal("NAN-4.23", "bear-no-harpoon", facts)
    if not any(refuse_drive_bear(state, other, start) is None for other in range(CELLS)):
        return Refusal("NAN-4.21", "bear-no-space", facts)
    return None


def refuse_drive_bear(state: HuntState, cell: int, left: int = -1) -> Refusal | None:
    """Why a driven bear cannot go to a space; left is the space a hunter is about to leave."""
    water = no_water(state, cell)
    if water is not None:
        return water
    holder = None if cell == left else piece_on(state, cell)
    in_the_way = "igloo" if state.floe.is_igloo(cell) else holder or tile_on(state, cell)
    if in_the_way is None:
        return None
    return Refusal("NAN-4.21", "not-free", facts_of(cell=CELL_NAMES[cell], by=in_the_way))


def refuse_stay(state: FloeState) -> Refusal | None:
    if not isinstance(state, HuntState):
        return Refusal(rule_of_moving(state), "must-move")
    if state.extra:
        return Refusal("NAN-4.26", "must-move")
    each = int(state.floe.each)
    for slot in range(each):
        piece = _piece_to_move(state, slot)
        if isinstance(piece, Refusal):
            continue
        start = int(state.spot(piece))
        for cell in GRID.neighbours[start]:
            if is_open(state, start, cell) and _refuse_entering(state, piece, start, cell) is None:
                return Refusal("NAN-4.13", "can-move", facts_of(cell=CELL_NAMES[cell]))
    return None
