"""What follows from a step that its player may regret; made from what that player sees."""

from __future__ import annotations

from banchisa.engine.texts import Text
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.actions import WAYS
from banchisa.games.iglu.refusals.lookup import is_ice, is_land
from banchisa.games.iglu.rules.board import BEAR, PAIRS, WATER_CELLS, holds
from banchisa.games.iglu.rules.state import FieldState


def warning_of(state: FieldState, action: int) -> Text | None:
    """What the seat that acts should know before it takes this step."""
    if ids.WALK <= action < ids.HUNT:
        start, to = WAYS[action - ids.WALK]
        return Text("warning-corner") if is_ice(state, start) and is_land(to) else None  # IGL-5.15
    if ids.MOVE_ANIMAL <= action < ids.PLAY_ENERGY:
        kind, pair = divmod(action - ids.MOVE_ANIMAL, ids.PAIR_COUNT)
        return Text("warning-bear-own") if kind == BEAR and _attacks_own(state, PAIRS[pair][1]) else None  # IGL-4.58
    if ids.PLAY_MELT <= action < ids.PLAY_ANIMALS:
        melted = WATER_CELLS[action - ids.PLAY_MELT]
        return Text("warning-melts-own") if state.inuit_at(state.active, melted) else None  # IGL-4.50
    if action == ids.ANSWER_DECLINE:
        return _warn_of_declining(state)
    if action == ids.END_TURN and _can_hunt(state):
        return Text("warning-hunt-left", {"count": int(state.ap)})  # IGL-4.71
    return None


def _is_hidden(state: FieldState, seat: int, cell: int) -> bool:
    """Whether Inuit of a seat hide in an igloo of their colour (IGL-4.63)."""
    return holds(state.village(seat), cell)


def _attacks_own(state: FieldState, cell: int) -> bool:
    seat = int(state.active)
    return bool(state.inuit_at(seat, cell)) and not _is_hidden(state, seat, cell)


def _warn_of_declining(state: FieldState) -> Text | None:
    """A Harpoon is at hand, and without it the Inuit here must flee (IGL-4.62, IGL-4.64)."""
    seat = int(state.actor)
    if len(state.legal_actions()) < 2 or _is_hidden(state, seat, int(state.here)):
        return None
    return Text("warning-flee")


def _can_hunt(state: FieldState) -> bool:
    """Whether an animal can be hunted with the action points that are left (IGL-4.80)."""
    return any(ids.HUNT <= action < ids.HARPOON for action in state.legal_actions())
