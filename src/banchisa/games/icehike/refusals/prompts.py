"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ExpectedStep
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.state import MIXED, OPEN, WALK, TrailState

STEPS: Final = {
    phase.DRAW_TILE: ExpectedStep("ICE-4.10", "draw_tile"),
    phase.DRAW_CUBE: ExpectedStep("ICE-4.11", "draw_cube"),
    phase.PLACE: ExpectedStep("ICE-4.16", "place"),
    phase.ACT: ExpectedStep("", "step", "build", "search", "berry", "end_turn", "bear"),
    phase.BEAR: ExpectedStep("ICE-4.95", "bear", "bear_stop"),
    phase.PUSH: ExpectedStep("ICE-4.84", "push"),
    phase.PAY: ExpectedStep("", "pay"),
    phase.TORCH: ExpectedStep("ICE-4.97", "torch"),
    phase.RETREAT: ExpectedStep("ICE-4.100", "retreat"),
    phase.OVER: ExpectedStep(""),
}


def rule_of_step(state: TrailState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.OVER:
        return _rule_of_end(state)
    if state.phase == phase.PAY:
        return "ICE-4.103" if state.mode == WALK else "ICE-4.66"
    if state.phase == phase.ACT:
        if state.mode == MIXED:
            return "ICE-4.77"
        return "ICE-4.30" if state.mode == OPEN and state.drawn else "ICE-4.31"
    return STEPS[int(state.phase)].rule


def _rule_of_end(state: TrailState) -> str:
    """Somebody has arrived, or nobody can or does."""
    if state.hike.play_on and state.count_arrived() == state.hike.seats and len(set(state.ranks())) == state.hike.seats:
        return "ICE-5.2"
    if not state.hike.play_on and 2 in state.ranks():
        return "ICE-5.1"
    return "ICE-5.4" if state.late >= state.hike.cap else "ICE-5.3"
