"""What each step asks for, and the rule that says so."""

from __future__ import annotations

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

# the kinds of action that each step asks for, and the rule that says so
ASKED: dict[int, tuple[str, ...]] = {
    phase.LAY_TILE: ("lay_tile",),
    phase.LAY_REST: ("lay_rest",),
    phase.PLACE_TILE: ("place_tile",),
    phase.LAY_CRACK: ("lay_crack",),
    phase.PLACE: ("place",),
    phase.MOVE: ("move", "stay"),
    phase.CRACK: ("crack", "defer_crack"),
    phase.DRIVE_BEAR: ("drive_bear",),
    phase.TAKE: ("take", "leave"),
    phase.DELIVER: ("deliver",),
    phase.EXTRA: ("extra_yes", "extra_no"),
    phase.CRACK_OWED: ("crack", "defer_crack"),
    phase.BEAR_WALK: ("bear_walk", "bear_stay"),
    phase.BEAR_ON: ("bear_on", "bear_stop"),
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
    return {
        phase.LAY_TILE: "NAN-3.14",
        phase.LAY_REST: "NAN-3.14",
        phase.PLACE_TILE: "NAN-3.15",
        phase.LAY_CRACK: "NAN-6.13",
        phase.CRACK: "NAN-4.4",
        phase.DRIVE_BEAR: "NAN-4.22",
        phase.TAKE: "NAN-4.20",
        phase.DELIVER: "NAN-4.30",
        phase.EXTRA: "NAN-4.25",
        phase.CRACK_OWED: "NAN-6.11",
        phase.BEAR_WALK: "NAN-4.42",
        phase.BEAR_ON: "NAN-6.3",
    }[state.phase]


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
