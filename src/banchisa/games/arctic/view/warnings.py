"""What follows from a step that its player may regret; made from what that player sees."""

from __future__ import annotations

from banchisa.engine.texts import Text
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import MOOSE_DRAW, MOOSE_PLACE
from banchisa.games.arctic.rules.play import ArcticState


def warning_of(state: ArcticState, action: int) -> Text | None:
    """What the seat that acts should know before it takes this step."""
    if state.phase == phase.PLACE:
        return _warn_of_visible_card(state, action)
    is_draw = ids.DRAW_RIVER <= action < ids.STOP_DRAWING
    if is_draw and state.may_stop_drawing() and state.size(state.turn) >= state.agreed.hand_limit:
        return _penalties("warning-hand-limit", 1)  # ARC-4.51
    return None


def _warn_of_visible_card(state: ArcticState, action: int) -> Text | None:
    """The last card placed says how many are drawn now and placed next turn: too many for a hand, or too few in it."""
    after = state.copy()
    after.apply(action)
    if after.phase != phase.MOVE or after.final:
        return None
    seat = int(state.turn)
    card = int(after.visible(seat))
    hand = int(after.size(seat))
    drawn = int(after.agreed.draw[card])
    may_vary = 1 if after.owns(seat, MOOSE_DRAW) else 0  # ARC-4.46
    excess = hand + drawn - may_vary - int(after.agreed.hand_limit)
    if excess > 0:
        return _penalties("warning-hand-limit", excess)  # ARC-4.51
    due = int(after.agreed.place[card]) - (1 if after.owns(seat, MOOSE_PLACE) else 0)  # ARC-4.26
    missing = due - hand - drawn - may_vary
    return _penalties("warning-shortage", missing) if missing > 0 else None  # ARC-4.12


def _penalties(name: str, number: int) -> Text:
    return Text(name, {"number": number})
