"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states: spaces and lines are looked up one at a time, so that the two
formulations of the rules check each other.
"""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ByKind, Refusal, Refusals, facts_of
from banchisa.games.nanuuk.refusals.bear_modes import refuse_bear_on, refuse_bear_stay, refuse_bear_walk
from banchisa.games.nanuuk.refusals.cracking import refuse_crack, refuse_defer
from banchisa.games.nanuuk.refusals.layout import refuse_lay_crack, refuse_lay_rest, refuse_lay_tile
from banchisa.games.nanuuk.refusals.moving import refuse_drive_bear, refuse_move, refuse_place, refuse_stay
from banchisa.games.nanuuk.refusals.prompts import STEPS, rule_of_step
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import BearState
from banchisa.games.nanuuk.rules.board import EXACTLY_TWO
from banchisa.games.nanuuk.rules.play import HuntState


def refuse_bear_stop(state: BearState) -> Refusal | None:
    return Refusal("NAN-6.4", "second-step") if state.floe.bear_move == EXACTLY_TWO else None


def refuse_deliver(state: HuntState, animals: int) -> Refusal | None:
    for k, name in enumerate(sheet.ANIMAL_NAMES):
        if animals >> k & 1 and not state.carries(state.hunter, 1 << (k + sheet.FIRST_ANIMAL)):
            return Refusal("NAN-4.30", "not-carried", facts_of(animal=name))
    return None


# what may forbid each kind of action in a step that asks for it; taking, leaving and extra turns are always allowed
_BY_KIND: Final[ByKind] = {
    "place": refuse_place,
    "move": refuse_move,
    "stay": refuse_stay,
    "crack": refuse_crack,
    "defer_crack": refuse_defer,
    "drive_bear": refuse_drive_bear,
    "deliver": refuse_deliver,
    "bear_walk": refuse_bear_walk,
    "bear_stay": refuse_bear_stay,
    "bear_on": refuse_bear_on,
    "bear_stop": refuse_bear_stop,
    "place_tile": refuse_lay_tile,
    "lay_tile": refuse_lay_tile,
    "lay_rest": refuse_lay_rest,
    "lay_crack": refuse_lay_crack,
}
REFUSALS: Final = Refusals(phase.NAMES, STEPS, rule_of_step, _BY_KIND)
