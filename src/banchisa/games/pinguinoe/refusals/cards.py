"""Why an object card cannot be used or given."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.pinguinoe.refusals.lookup import FOUR, is_map_card, seal_cells, shift
from banchisa.games.pinguinoe.refusals.picking import landings
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    BLOCK,
    CARDS,
    CELL_NAMES,
    FISH,
    LIFEBELT,
    SNOWBALL,
    TELESCOPE,
    TRAMPOLINE,
)
from banchisa.games.pinguinoe.rules.play import RaceState


def no_card(state: RaceState, kind: int) -> Refusal | None:
    """Whether the seat on turn cannot lay down a card of this kind now."""
    if state.used:
        return Refusal("PIN-4.57", "card-used")
    if not state.holds(state.turn, kind):
        return Refusal("PIN-4.57", "not-held", facts_of(card=CARDS[kind]))
    return None


def refuse_telescope(state: RaceState, place: int) -> Refusal | None:
    missing = no_card(state, TELESCOPE)
    if missing is not None:
        return missing
    if not is_map_card(state, place):
        return Refusal("PIN-4.58", "no-map-card", facts_of(place=place))
    if not state.is_down(place):
        return Refusal("PIN-4.58", "face-up", facts_of(place=place))
    return None


def refuse_snowball(state: RaceState, seat: int) -> Refusal | None:
    missing = no_card(state, SNOWBALL)
    if missing is not None:
        return missing
    if seat >= state.sea.seats:
        return Refusal("PIN-3.1", "no-such-seat")
    facts = facts_of(colour=state.sea.colours[seat])
    if seat == state.turn:
        return Refusal("PIN-4.59", "own-penguin", facts)
    if state.spot(seat) == state.home(seat):
        return Refusal("PIN-4.51", "at-home", facts)
    if not landings(state, seat):
        return Refusal("PIN-4.55", "no-retreat", facts)
    return None


def refuse_fish(state: RaceState) -> Refusal | None:
    nowhere = None if seal_cells(state) - {int(state.seal)} else Refusal("PIN-4.61", "no-seal-cell")
    return no_card(state, FISH) or nowhere


def refuse_jump(state: RaceState, direction: int) -> Refusal | None:
    missing = no_card(state, TRAMPOLINE)
    if missing is not None:
        return missing
    if state.left < state.sea.jump_cost:
        return Refusal("PIN-4.64", "no-points", facts_of(left=int(state.left)))
    down, right = FOUR[direction]
    over = shift(int(state.spot(state.turn)), down, right)
    if over < 0 or state.kind(over) != BLOCK:
        return Refusal("PIN-4.64", "no-block")
    cell = shift(over, down, right)
    if cell < 0 or not state.sea.is_in_play(cell):
        return Refusal("PIN-4.64", "no-landing")
    facts = facts_of(cell=CELL_NAMES[cell])
    if state.kind(cell) == BLOCK:
        return Refusal("PIN-4.64", "block", facts)
    if state.seal in (over, cell):
        return Refusal("PIN-4.5", "seal-there", facts_of(cell=CELL_NAMES[state.seal]))
    return None


def refuse_discard(state: RaceState) -> Refusal | None:
    kind = FISH if state.phase == phase.FISH else LIFEBELT
    if not state.holds(state.actor, kind):
        return Refusal("PIN-4.29" if kind == FISH else "PIN-4.36", "not-held", facts_of(card=CARDS[kind]))
    return None
