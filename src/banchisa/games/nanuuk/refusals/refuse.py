"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states: spaces and lines are looked up one at a time, so that the two
formulations of the rules check each other.
"""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.nanuuk.actions import ACTIONS, REST
from banchisa.games.nanuuk.refusals.bears import refuse_bear_on, refuse_bear_stay, refuse_bear_walk
from banchisa.games.nanuuk.refusals.cracking import refuse_crack, refuse_defer
from banchisa.games.nanuuk.refusals.layout import refuse_lay_crack, refuse_lay_rest, refuse_lay_tile
from banchisa.games.nanuuk.refusals.lookup import facts_of
from banchisa.games.nanuuk.refusals.moving import free_for_bear, refuse_move, refuse_place, refuse_stay
from banchisa.games.nanuuk.refusals.prompts import ASKED, rule_of_step
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bears import BearState
from banchisa.games.nanuuk.rules.board import EXACTLY_TWO
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState


def refuse(state: FloeState, action: int) -> Refusal | None:
    """The first rule this action breaks, or None if it is allowed."""
    family = ACTIONS.family(action)
    if state.phase == phase.OVER:
        return Refusal(rule_of_step(state), "over")
    if family.name not in ASKED[state.phase]:
        return Refusal(rule_of_step(state), "other-step", {"now": phase.NAMES[state.phase]})
    values = family.values(action)
    name = family.name
    if name == "crack":
        return refuse_crack(state, values[0])
    if name == "move":
        return refuse_move(state, values[0], values[1])
    if name == "stay":
        return refuse_stay(state)
    if name == "place":
        return refuse_place(state, values[0])
    if isinstance(state, BearState):
        return _bear_step(state, name, values)
    if isinstance(state, HuntState):
        return _hunt_step(state, name, values)
    return Refusal("NAN-6.11", "no-defer")


def _bear_step(state: BearState, name: str, values: list[int]) -> Refusal | None:
    if name == "bear_walk":
        return refuse_bear_walk(state, values[0], values[1])
    if name == "bear_stay":
        return refuse_bear_stay(state, values[0])
    if name == "bear_on":
        return refuse_bear_on(state, values[0])
    if name == "bear_stop":
        return Refusal("NAN-6.4", "second-step") if state.floe.bear_move == EXACTLY_TWO else None
    return Refusal("NAN-6.11", "no-defer")


def _hunt_step(state: HuntState, name: str, values: list[int]) -> Refusal | None:
    if name == "defer_crack":
        return refuse_defer(state)
    if name == "drive_bear":
        return free_for_bear(state, values[0])
    if name == "deliver":
        return refuse_deliver(state, values[0])
    if name == "place_tile" or name == "lay_tile":
        return refuse_lay_tile(state, values[0])
    if name == "lay_rest":
        return refuse_lay_rest(state, REST[values[0]])
    if name == "lay_crack":
        return refuse_lay_crack(state, values[0])
    return None  # taking or leaving, an extra turn or none: both answers are always allowed


def refuse_deliver(state: HuntState, animals: int) -> Refusal | None:
    for k, name in enumerate(sheet.ANIMAL_NAMES):
        if animals >> k & 1 and not state.carries(state.hunter, 1 << (k + sheet.FIRST_ANIMAL)):
            return Refusal("NAN-4.30", "not-carried", facts_of(animal=name))
    return None
