"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the rooms of play: spaces are looked up one at a time, so that the two
formulations of the rules check each other.
"""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.actions import ACTIONS
from banchisa.games.iglu.refusals.acting import (
    refuse_build,
    refuse_energy,
    refuse_harpoon,
    refuse_hunt,
    refuse_kayak,
    refuse_walk,
)
from banchisa.games.iglu.refusals.animals import refuse_answer, refuse_displace, refuse_drift, refuse_move_animal
from banchisa.games.iglu.refusals.melting import refuse_animals, refuse_melt, refuse_melt_tile
from banchisa.games.iglu.refusals.prompts import ASKED, rule_of_step
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import PAIRS, WALKS
from banchisa.games.iglu.rules.board import WATER_CELLS as WATER
from banchisa.games.iglu.rules.state import FieldState

_LATER = ("play_energy", "harpoon")  # kept tiles that wait for phase 2


def refuse(state: FieldState, action: int) -> Refusal | None:
    """The first rule this action breaks, or None if it is allowed."""
    family = ACTIONS.family(action)
    if state.phase == phase.OVER:
        return Refusal(rule_of_step(state), "over")
    if family.name not in ASKED[state.phase]:
        return _not_asked(state, family.name)
    values = family.values(action)
    if len(values) == 2:
        return _with_animal(state, family.name, values[0], values[1])
    return _chance(state, family.name, values) if family.chance else _step(state, family.name, values)


def _not_asked(state: FieldState, name: str) -> Refusal:
    if state.phase == phase.MELT and name in _LATER:
        return Refusal("IGL-4.44", "phase-2")
    if state.phase == phase.MELT:
        return Refusal("IGL-4.13", "melt-first")
    return Refusal(rule_of_step(state), "other-step", {"now": phase.NAMES[state.phase]})


def _with_animal(state: FieldState, name: str, kind: int, where: int) -> Refusal | None:
    if name == "move_animal":
        return refuse_move_animal(state, kind, *PAIRS[where])
    if name == "hunt":
        return refuse_hunt(state, kind, WATER[where])
    return refuse_harpoon(state, kind, WATER[where])


def _step(state: FieldState, name: str, values: list[int]) -> Refusal | None:
    if name == "melt_ice":
        return refuse_melt(state, WATER[values[0]])
    if name == "play_melt":
        return refuse_melt_tile(state, WATER[values[0]])
    if name == "play_animals":
        return refuse_animals(state)
    if name == "play_energy":
        return refuse_energy(state, values[0])
    if name == "drift":
        return refuse_drift(state, *PAIRS[values[0]])
    if name == "displace":
        return refuse_displace(state, WATER[values[0]])
    if name == "walk":
        return refuse_walk(state, *WALKS[values[0]])
    if name == "kayak":
        start, goal = divmod(values[0], ids.KAYAK_COUNT)
        return refuse_kayak(state, start, goal if goal < start else goal + 1)
    if name == "build_igloo":
        return refuse_build(state, WATER[values[0]])
    if name == "answer":
        return refuse_answer(state, values[0] == 0)
    return None  # placing, fleeing and ending the turn are always allowed (IGL-3.9, IGL-4.50, IGL-4.71)


def _chance(state: FieldState, name: str, values: list[int]) -> Refusal | None:
    if name == "first":
        return None if values[0] < state.field.seats else Refusal("IGL-3.7", "no-such-seat")
    if name == "tile":
        return None if state.unseen_of(values[0]) else Refusal("IGL-4.17", "none-left")
    kind = values[0] if name == "fish" else values[0] + 3
    return None if state.supplied(kind) else Refusal(rule_of_step(state), "none-left")
