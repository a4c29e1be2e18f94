"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses what `rules/` finds out about legal actions: spaces are looked up one at a time, so that the two
formulations of the rules check each other.
"""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ByKind, Refusal, Refusals
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.refusals.acting import (
    refuse_build,
    refuse_energy,
    refuse_harpoon,
    refuse_hunt,
    refuse_kayak,
    refuse_walk,
)
from banchisa.games.iglu.refusals.animals import refuse_answer, refuse_move_animal
from banchisa.games.iglu.refusals.drifting import refuse_displace, refuse_drift
from banchisa.games.iglu.refusals.melting import refuse_animals, refuse_melt, refuse_melt_tile
from banchisa.games.iglu.refusals.prompts import STEPS, rule_of_step
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import FIRST_FOX, PAIRS, WALKS
from banchisa.games.iglu.rules.board import WATER_CELLS as WATER
from banchisa.games.iglu.rules.state import FieldState

_LATER = ("play_energy", "harpoon")  # kept tiles that wait for phase 2


def _refuse_other_step(state: FieldState, name: str) -> Refusal | None:
    if state.phase == phase.MELT and name in _LATER:
        return Refusal("IGL-4.44", "phase-2")
    if state.phase == phase.MELT:
        return Refusal("IGL-4.13", "melt-first")
    if state.phase == phase.ACT and name == "melt_ice":
        return Refusal("IGL-4.13", "already-melted")
    return None


def _refuse_kayak(state: FieldState, trip: int) -> Refusal | None:
    start, goal = divmod(trip, ids.KAYAK_COUNT)
    return refuse_kayak(state, start, goal if goal < start else goal + 1)


def _refuse_first(state: FieldState, seat: int) -> Refusal | None:
    return None if seat < state.field.seats else Refusal("IGL-3.7", "no-such-seat")


def _refuse_tile(state: FieldState, kind: int) -> Refusal | None:
    return None if state.unseen_of(kind) else Refusal("IGL-4.17", "none-left")


def _refuse_token(state: FieldState, kind: int) -> Refusal | None:
    return None if state.count_supply(kind) else Refusal(rule_of_step(state), "none-left")


# what may forbid each kind of action in a step that asks for it; placing, fleeing and ending the turn are always
# allowed (IGL-3.9, IGL-4.50, IGL-4.71)
_BY_KIND: Final[ByKind] = {
    "melt_ice": lambda state, cell: refuse_melt(state, WATER[cell]),
    "play_melt": lambda state, cell: refuse_melt_tile(state, WATER[cell]),
    "play_animals": refuse_animals,
    "play_energy": refuse_energy,
    "move_animal": lambda state, kind, pair: refuse_move_animal(state, kind, *PAIRS[pair]),
    "drift": lambda state, pair: refuse_drift(state, *PAIRS[pair]),
    "displace": lambda state, cell: refuse_displace(state, WATER[cell]),
    "walk": lambda state, pair: refuse_walk(state, *WALKS[pair]),
    "kayak": _refuse_kayak,
    "hunt": lambda state, kind, cell: refuse_hunt(state, kind, WATER[cell]),
    "harpoon": lambda state, kind, cell: refuse_harpoon(state, kind, WATER[cell]),
    "build_igloo": lambda state, cell: refuse_build(state, WATER[cell]),
    "answer": lambda state, answer: refuse_answer(state, answer == 0),
    "first": _refuse_first,
    "tile": _refuse_tile,
    "fish": _refuse_token,
    "fox": lambda state, kind: _refuse_token(state, kind + FIRST_FOX),
}
REFUSALS: Final = Refusals(phase.NAMES, STEPS, rule_of_step, _BY_KIND, _refuse_other_step)
