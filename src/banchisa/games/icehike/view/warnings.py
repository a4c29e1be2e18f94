"""What follows from a step that its player may regret; made from what that player sees."""

from __future__ import annotations

from banchisa.engine.texts import Text
from banchisa.games.icehike import actions as ids
from banchisa.games.icehike.rules.blockades import has_way
from banchisa.games.icehike.rules.board import OFF
from banchisa.games.icehike.rules.state import OPEN, TrailState


def warning_of(state: TrailState, action: int) -> Text | None:
    """What the seat that acts should know before it takes this step."""
    if action <= ids.BUILD:  # a tile, a step or an igloo
        return Text("warning-no-way") if _blocks_own(state, action) else None  # ICE-4.116
    if action == ids.TORCH_NO:
        return Text("warning-retreat")  # ICE-4.100
    if action == ids.RETREAT and len(state.legal_actions()) > 1:
        return Text("warning-start")  # ICE-4.101
    if action == ids.END_TURN and _is_idle(state):
        return Text("warning-idle", {"count": int(state.energy)})  # ICE-4.33
    return None


def _blocks_own(state: TrailState, action: int) -> bool:
    """Whether a puppet of the acting seat that has a way to the finish has none any more."""
    after = state.copy()
    assert isinstance(after, TrailState)
    after.apply(action)
    own = [colour for colour in state.hike.order if state.hike.is_partner(colour, state.colour)]
    return any(_loses_way(state, after, colour) for colour in own)


def _loses_way(before: TrailState, after: TrailState, colour: int) -> bool:
    is_under_way = before.spot(colour) != OFF and after.spot(colour) != OFF
    return is_under_way and not has_way(after, colour) and has_way(before, colour)


def _is_idle(state: TrailState) -> bool:
    """Whether nothing was done in this turn, though the puppet could go somewhere."""
    can_step = any(ids.STEP <= action < ids.BUILD for action in state.legal_actions())
    return state.mode == OPEN and state.energy > 0 and can_step
