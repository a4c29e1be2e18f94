"""Why a line may not be cracked, or the crack not be put off."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.nanuuk.refusals.lookup import in_play, reachable, walkable
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import BearState
from banchisa.games.nanuuk.rules.board import C_LINES, CELL_NAMES, D_LINES, EDGE_NAMES, EXACTLY_TWO, GRID
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState


def refuse_crack(state: FloeState, edge: int) -> Refusal | None:
    here = int(state.here)
    facts = facts_of(edge=EDGE_NAMES[edge], here=CELL_NAMES[here])
    refusal = line_free(state, edge)
    if refusal is not None:
        return refusal
    if edge not in C_LINES[here] and edge not in D_LINES[here]:
        return Refusal("NAN-4.4", "not-near", facts)
    leading_away = [line for line in C_LINES[here] if line_free(state, line) is None]
    if leading_away and edge not in leading_away:
        return Refusal("NAN-4.5", "lines-lead-away", facts)
    sides = [line for line in D_LINES[here] if line_free(state, line) is None]
    if isinstance(state, HuntState) and state.floe.gentle:
        return _gentle(state, edge, leading_away or sides)
    if isinstance(state, BearState) and state.may_go_on and state.floe.bear_move == EXACTLY_TWO:
        return _keeps_second_step(state, edge)
    return None


def line_free(state: FloeState, edge: int) -> Refusal | None:
    """Why no crack can lie on this line at all."""
    a, b = GRID.edges[edge]
    if not (in_play(state, a) and in_play(state, b)):
        return Refusal("NAN-3.2", "shore", facts_of(edge=EDGE_NAMES[edge]))
    if state.is_cracked(edge):
        return Refusal("NAN-4.7", "already-cracked", facts_of(edge=EDGE_NAMES[edge]))
    return None


def _gentle(state: HuntState, edge: int, lines: list[int]) -> Refusal | None:
    victim = _cut_off(state, edge)
    if victim is None or all(_cut_off(state, line) is not None for line in lines):
        return None
    return Refusal("NAN-6.12", "cuts-off", facts_of(edge=EDGE_NAMES[edge], cell=CELL_NAMES[state.spot(victim)]))


def _cut_off(state: HuntState, edge: int) -> int | None:
    """A hunter that would lose its last way on foot to an igloo."""
    for hunter in range(state.hunters()):
        cell = int(state.spot(hunter))
        had_one = any(state.floe.is_igloo(other) for other in reachable(state, cell))
        has_one = any(state.floe.is_igloo(other) for other in reachable(state, cell, edge))
        if had_one and not has_one:
            return hunter
    return None


def _keeps_second_step(state: BearState, edge: int) -> Refusal | None:
    here, start = int(state.here), int(state.from_cell)
    for cell in walkable(state, here):
        if cell != start and GRID.edge(here, cell) != edge:
            return None
    return Refusal("NAN-6.4", "second-step-lost", facts_of(edge=EDGE_NAMES[edge]))


def refuse_defer(state: FloeState) -> Refusal | None:
    if not isinstance(state, HuntState) or state.phase == phase.CRACK_OWED or not state.floe.defers:
        return Refusal("NAN-6.11", "no-defer")
    if not state.carries(state.hunter, sheet.DOG_TEAM):
        return Refusal("NAN-6.11", "no-dog-team")
    if state.homecoming and state.floe.is_igloo(state.here):
        return Refusal("NAN-6.11", "home-no-defer", facts_of(cell=CELL_NAMES[state.here]))
    return None
