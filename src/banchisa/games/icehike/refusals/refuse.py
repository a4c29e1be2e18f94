"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states: cells are looked up one at a time and roads are searched cell by cell,
so that the two formulations of the rules check each other.
"""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ByKind, Refusal, Refusals, facts_of
from banchisa.games.icehike.refusals.bears import refuse_bear, refuse_push, refuse_stop
from banchisa.games.icehike.refusals.places import refuse_build, refuse_place, refuse_retreat
from banchisa.games.icehike.refusals.prompts import STEPS, rule_of_step
from banchisa.games.icehike.refusals.walking import refuse_search, refuse_step
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.board import BERRY, CUBES, FINDS, TILES
from banchisa.games.icehike.rules.state import TrailState


def _refuse_berry(state: TrailState) -> Refusal | None:
    held = state.finds(state.colour, BERRY)
    return None if held else Refusal("ICE-4.74", "no-find", facts_of(find="berry"))


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


# what may forbid each kind of action in a step that asks for it; a torch is used or kept, and a turn ended, at will
_BY_KIND: Final[ByKind] = {
    "place": refuse_place,
    "step": refuse_step,
    "build": refuse_build,
    "search": refuse_search,
    "berry": _refuse_berry,
    "bear": refuse_bear,
    "bear_stop": refuse_stop,
    "push": refuse_push,
    "pay": _refuse_pay,
    "retreat": refuse_retreat,
    "draw_tile": _refuse_draw,
    "draw_cube": _refuse_draw,
}
REFUSALS: Final = Refusals(phase.NAMES, STEPS, rule_of_step, _BY_KIND)
