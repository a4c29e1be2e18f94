"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states: cells and cards are looked up one at a time, so that the two
formulations of the rules check each other.
"""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.refusals.cards import (
    refuse_discard,
    refuse_fish,
    refuse_jump,
    refuse_skates,
    refuse_snowball,
    refuse_telescope,
)
from banchisa.games.pinguinoe.refusals.chance import refuse_corner, refuse_front, refuse_search, refuse_start
from banchisa.games.pinguinoe.refusals.moving import refuse_reveal, refuse_seal_to, refuse_walk
from banchisa.games.pinguinoe.refusals.picking import refuse_pick
from banchisa.games.pinguinoe.refusals.prompts import ASKED, rule_of_step
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.play import RaceState

_MOVES = ("walk", "reveal")
_AFTER_ROLL = ("end_turn", "seal_to", "walk", "reveal")


def refuse(state: RaceState, action: int) -> Refusal | None:
    """The first rule this action breaks, or None if it is allowed."""
    family = ACTIONS.family(action)
    name = family.name
    if state.phase == phase.OVER:
        return Refusal(rule_of_step(state), "over")
    if name not in ASKED[int(state.phase)]:
        return _other_step(state, name)
    values = family.values(action)
    if name == "walk":
        return refuse_walk(state, values[0])
    if name == "seal_to":
        return refuse_seal_to(state, values[0])
    if name == "pick":
        return refuse_pick(state, values[0])
    if name == "reveal":
        return refuse_reveal(state, values[0])
    if name in ("front", "search", "corner", "start"):
        return _chance(state, name, values)
    return _card(state, name, values)


def _card(state: RaceState, name: str, values: list[int]) -> Refusal | None:
    if name == "telescope":
        return refuse_telescope(state, values[0])
    if name == "snowball":
        return refuse_snowball(state, values[0])
    if name == "jump":
        return refuse_jump(state, values[0])
    if name == "fish":
        return refuse_fish(state)
    if name == "skates":
        return refuse_skates(state)
    if name == "discard":
        return refuse_discard(state)
    return None  # rolling, ending the turn and declining are always allowed in their step; so are toss and die


def _chance(state: RaceState, name: str, values: list[int]) -> Refusal | None:
    if name == "front":
        return refuse_front(state, values[0])
    if name == "search":
        return refuse_search(state, values[0])
    return refuse_corner(state, values[0]) if name == "corner" else refuse_start(state, values[0])


def _other_step(state: RaceState, name: str) -> Refusal:
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
    return Refusal(rule_of_step(state), "other-step", {"now": phase.NAMES[state.phase]})
