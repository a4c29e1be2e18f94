"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ExpectedStep
from banchisa.games.nanuuk.rules import phase
from banchisa.games.nanuuk.rules.bear_modes import BearState
from banchisa.games.nanuuk.rules.board import (
    BEAR_HUNT,
    COOPERATION,
    INTRO,
    NANUUK,
    NEIGHBOUR_MODE,
    RESCUER,
    SHARED_BEAR,
)
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState

STEPS: Final = {
    phase.LAY_TILE: ExpectedStep("NAN-3.14", "lay_tile"),
    phase.LAY_REST: ExpectedStep("NAN-3.14", "lay_rest"),
    phase.PLACE_TILE: ExpectedStep("NAN-3.15", "place_tile"),
    phase.LAY_CRACK: ExpectedStep("NAN-6.13", "lay_crack"),
    phase.PLACE: ExpectedStep("", "place"),
    phase.MOVE: ExpectedStep("", "move", "stay"),
    phase.CRACK: ExpectedStep("NAN-4.4", "crack", "defer_crack"),
    phase.DRIVE_BEAR: ExpectedStep("NAN-4.22", "drive_bear"),
    phase.TAKE: ExpectedStep("NAN-4.20", "take", "leave"),
    phase.DELIVER: ExpectedStep("NAN-4.30", "deliver"),
    phase.EXTRA: ExpectedStep("NAN-4.25", "extra_yes", "extra_no"),
    phase.CRACK_OWED: ExpectedStep("NAN-6.11", "crack", "defer_crack"),
    phase.BEAR_WALK: ExpectedStep("NAN-4.42", "bear_walk", "bear_stay"),
    phase.BEAR_ON: ExpectedStep("NAN-6.3", "bear_on", "bear_stop"),
    phase.OVER: ExpectedStep(""),
}


def rule_of_step(state: FloeState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.PLACE:
        return rule_of_placing(state)
    if state.phase == phase.OVER:
        return _rule_of_end(state)
    if state.phase == phase.CRACK and isinstance(state, BearState) and state.bear_turn():
        return "NAN-6.3" if state.floe.two_cracks else "NAN-4.42"
    if state.phase == phase.BEAR_WALK and state.floe.mode == SHARED_BEAR:
        return "NAN-4.45"
    if state.phase == phase.MOVE:
        return rule_of_moving(state)
    return STEPS[int(state.phase)].rule


def rule_of_moving(state: FloeState) -> str:
    rules = {
        COOPERATION: "NAN-4.36",
        NEIGHBOUR_MODE: "NAN-4.37",
        RESCUER: "NAN-4.39",
        BEAR_HUNT: "NAN-4.41",
        SHARED_BEAR: "NAN-4.45",
        INTRO: "NAN-4.9",
    }
    if isinstance(state, HuntState):
        return "NAN-4.26" if state.extra else "NAN-4.13"
    return rules.get(state.floe.mode, "NAN-4.1")


def rule_of_placing(state: FloeState) -> str:
    rules = {NANUUK: "NAN-3.18", RESCUER: "NAN-3.7", BEAR_HUNT: "NAN-3.8", SHARED_BEAR: "NAN-3.9"}
    if state.floe.mode == INTRO and state.floe.seats == 2:
        return "NAN-3.6"
    return rules.get(state.floe.mode, "NAN-3.5")


def _rule_of_end(state: FloeState) -> str:
    rules = {NANUUK: "NAN-5.9", COOPERATION: "NAN-4.36", NEIGHBOUR_MODE: "NAN-4.37", BEAR_HUNT: "NAN-5.3"}
    if isinstance(state, HuntState) and state.still >= state.floe.seats:
        return "NAN-5.10"
    if state.floe.mode == INTRO and state.floe.seats > 2:
        return "NAN-5.1"
    return rules.get(state.floe.mode, "NAN-5.2")
