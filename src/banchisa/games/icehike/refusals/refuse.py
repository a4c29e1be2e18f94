"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states: cells are looked up one at a time and roads are searched cell by cell,
so that the two formulations of the rules check each other.
"""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.icehike.actions import ACTIONS
from banchisa.games.icehike.refusals.bears import refuse_bear, refuse_push, refuse_stop
from banchisa.games.icehike.refusals.lookup import facts_of
from banchisa.games.icehike.refusals.places import refuse_build, refuse_place, refuse_retreat
from banchisa.games.icehike.refusals.prompts import ASKED, rule_of_step
from banchisa.games.icehike.refusals.walking import refuse_search, refuse_step
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.board import CUBES, FINDS, TILES
from banchisa.games.icehike.rules.state import TrailState


def refuse(state: TrailState, action: int) -> Refusal | None:
    """The first rule this action breaks, or None if it is allowed."""
    family = ACTIONS.family(action)
    if state.phase == phase.OVER:
        return Refusal(rule_of_step(state), "over")
    if family.name not in ASKED[state.phase]:
        return Refusal(rule_of_step(state), "other-step", {"now": phase.NAMES[state.phase]})
    values = family.values(action)
    if len(values) == 2:
        return refuse_bear(state, values[0], values[1])
    if len(values) == 1:
        return _of_one_value(state, family.name, values[0])
    return _of_no_value(state, family.name)


def _of_one_value(state: TrailState, name: str, value: int) -> Refusal | None:
    if name == "place":
        return refuse_place(state, value)
    if name == "step":
        return refuse_step(state, value)
    if name == "push":
        return refuse_push(state, value)
    if name == "pay":
        return _refuse_pay(state, value)
    if name == "retreat":
        return refuse_retreat(state, value)
    if name in ("draw_tile", "draw_cube"):
        return _refuse_draw(state, value)
    return None  # a torch may always be used or kept


def _of_no_value(state: TrailState, name: str) -> Refusal | None:
    if name == "build":
        return refuse_build(state)
    if name == "search":
        return refuse_search(state)
    if name == "berry":
        held = state.finds(state.colour, FINDS.index("berry"))
        return None if held else Refusal("ICE-4.74", "no-find", facts_of(find="berry"))
    if name == "bear_stop":
        return refuse_stop(state)
    return None  # a turn may always be ended


def _refuse_pay(state: TrailState, kind: int) -> Refusal | None:
    if state.finds(state.asked, kind):
        return None
    return Refusal(rule_of_step(state), "no-find", facts_of(find=FINDS[kind]))


def _refuse_draw(state: TrailState, kind: int) -> Refusal | None:
    tiles = state.phase == phase.DRAW_TILE
    left = state.tiles_left(kind) if tiles else state.cubes_left(kind)
    if left:
        return None
    return Refusal(rule_of_step(state), "none-left", facts_of(kind=TILES[kind] if tiles else CUBES[kind]))
