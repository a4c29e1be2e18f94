"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states: cells and cards are looked up one at a time, so that the two
formulations of the rules check each other.
"""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ByKind, Refusal, Refusals, facts_of
from banchisa.games.pinguinoe.refusals.cards import (
    no_card,
    refuse_discard,
    refuse_fish,
    refuse_jump,
    refuse_snowball,
    refuse_telescope,
)
from banchisa.games.pinguinoe.refusals.moving import refuse_reveal, refuse_seal_to, refuse_walk
from banchisa.games.pinguinoe.refusals.picking import refuse_pick
from banchisa.games.pinguinoe.refusals.prompts import STEPS, rule_of_step
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import BIT, CARDS, DARK, FRONT_NAMES, LIGHT, LIGHT_FRONTS, SKATES
from banchisa.games.pinguinoe.rules.play import RaceState

_MOVES = ("walk", "reveal")
_AFTER_ROLL = ("end_turn", "seal_to", "walk", "reveal")


def _refuse_other_step(state: RaceState, name: str) -> Refusal | None:
    """An action that this step does not ask for: what the turn lacks, as far as that explains it."""
    if state.phase == phase.ROLL and name in _AFTER_ROLL:
        return Refusal("PIN-4.10", "roll-first")
    if state.phase in (phase.MOVE, phase.SEAL) and name == "roll":
        return Refusal("PIN-4.10", "rolled-already")
    if state.phase == phase.SEAL and name in _MOVES:
        return Refusal("PIN-4.11", "seal-moves")
    if state.phase == phase.MOVE and name == "seal_to":
        return Refusal("PIN-4.11", "penguin-moves")
    if state.phase in (phase.ROLL, phase.SEAL) and name == "skates":
        return Refusal("PIN-4.60", "only-moving")
    if state.phase in (phase.ROLL, phase.SEAL) and name == "jump":
        return Refusal("PIN-4.64", "only-moving")
    return None


def _refuse_corner(state: RaceState, shift: int) -> Refusal | None:
    return Refusal("PIN-3.7", "no-such-seat") if shift >= state.sea.seats else None


def _refuse_start(state: RaceState, seat: int) -> Refusal | None:
    return Refusal("PIN-3.12", "no-such-seat") if seat >= state.sea.seats else None


def _refuse_front(state: RaceState, front: int, rotation: int) -> Refusal | None:
    facts = facts_of(front=FRONT_NAMES[front])
    colour = LIGHT if front < LIGHT_FRONTS else DARK
    if state.sea.place_kinds[state.place] != colour:
        return Refusal("PIN-3.3", "other-colour", facts)
    if not state.unseen & BIT[front]:
        return Refusal("PIN-4.46", "front-seen", facts)
    return None


def _refuse_search(state: RaceState, kind: int) -> Refusal | None:
    if state.unseen_cards(kind) <= 0:
        return Refusal("PIN-3.11", "none-left", facts_of(card=CARDS[kind]))
    return None


# what may forbid each kind of action in a step that asks for it; rolling, ending the turn and declining are always
# allowed, and so is every result of the toss and of the die
_BY_KIND: Final[ByKind] = {
    "walk": refuse_walk,
    "seal_to": refuse_seal_to,
    "pick": refuse_pick,
    "reveal": refuse_reveal,
    "telescope": refuse_telescope,
    "snowball": refuse_snowball,
    "jump": refuse_jump,
    "fish": refuse_fish,
    "skates": lambda state: no_card(state, SKATES),
    "discard": refuse_discard,
    "front": _refuse_front,
    "search": _refuse_search,
    "corner": _refuse_corner,
    "start": _refuse_start,
}
REFUSALS: Final = Refusals(phase.NAMES, STEPS, rule_of_step, _BY_KIND, _refuse_other_step)
