"""What follows from a step that its player may regret; made from what that player sees."""

from __future__ import annotations

from banchisa.engine.texts import Text
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import CARDS, FISH, INUK, LIFEBELT, OBJECTS, PLACE_OF, SEA, SKATES, SLED
from banchisa.games.pinguinoe.rules.play import RaceState

_OF_NO_HELP = ("end_turn", "snowball", "fish")  # steps that get nobody out of the water


def warning_of(state: RaceState, action: int) -> Text | None:
    """What the seat that acts should know before it takes this step."""
    if action == ids.END_TURN:
        return _warn_of_ending(state)
    if action == ids.DECLINE and len(state.legal_actions()) > 1:
        return Text("warning-sent-home")  # PIN-4.29, PIN-4.36, PIN-4.78
    if (ids.WALK <= action < ids.SEAL_TO or ids.JUMP <= action < ids.SNOWBALL) and state.phase == phase.MOVE:
        return _warn_of_water(state, action)
    if ids.SEAL_TO <= action < ids.PICK and _reaches_own(state, action - ids.SEAL_TO):
        return Text("warning-own-penguin")  # PIN-4.27
    return None


def _warn_of_ending(state: RaceState) -> Text | None:
    kind = state.kind(state.spot(state.turn))
    if kind == SEA:
        return None if _can_float(state) else Text("warning-sent-home")  # PIN-4.34, PIN-4.38
    is_last_event = state.sea.awake and state.events == state.sea.last_event - 1
    if is_last_event and state.moved and kind in (INUK, SLED) and _has_event_left(state):
        return Text("warning-last-event")  # PIN-5.2
    return None


def _can_float(state: RaceState) -> bool:
    """Whether a lifebelt would save the penguin on turn (PIN-4.36)."""
    return bool(state.holds(state.turn, LIFEBELT)) and not state.floated


def _has_event_left(state: RaceState) -> bool:
    return any(state.unseen_cards(kind) > 0 for kind in range(OBJECTS, len(CARDS)))


def _reaches_own(state: RaceState, cell: int) -> bool:
    return state.spot(state.turn) == cell and not state.holds(state.turn, FISH)


def _warn_of_water(state: RaceState, action: int) -> Text | None:
    """A way into water from which nothing leads out in this turn (PIN-4.34)."""
    after = state.copy()
    after.apply(action)
    if after.phase != phase.MOVE or after.kind(after.spot(after.turn)) != SEA or _can_float(after):
        return None
    if any(_leads_out(after, other) for other in after.legal_actions()):
        return None
    return Text("warning-water")


def _leads_out(state: RaceState, action: int) -> bool:
    """Whether a step gets the swimming penguin out of the water, or may do so."""
    family = ACTIONS.family(action)
    if family.name == "walk":
        return state.kind(family.values(action)[0]) != SEA
    if family.name == "reveal":  # ice that turns up must still be reached
        return state.left > state.sea.reveal_cost or bool(state.holds(state.turn, SKATES) and not state.used)
    if family.name == "telescope":
        return state.left > 0 or family.values(action)[0] == PLACE_OF[state.spot(state.turn)]
    return family.name not in _OF_NO_HELP
