"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from banchisa.games.nanuuk.rules.bears import BearState
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
from banchisa.games.nanuuk.rules.state import (
    BEAR_ON,
    BEAR_WALK,
    CRACK_OWED,
    CRACKING,
    DELIVERING,
    DRIVE,
    ENDED,
    EXTRA,
    LAY_CRACK,
    LAY_REST,
    LAY_TILE,
    MOVE,
    PLACE,
    PLACE_TILE,
    TAKING,
    FloeState,
)

# the kinds of action that each step asks for, and the rule that says so
ASKED: dict[int, tuple[str, ...]] = {
    LAY_TILE: ("lay_tile",),
    LAY_REST: ("lay_rest",),
    PLACE_TILE: ("place_tile",),
    LAY_CRACK: ("lay_crack",),
    PLACE: ("place",),
    MOVE: ("move", "stay"),
    CRACKING: ("crack", "defer_crack"),
    DRIVE: ("drive_bear",),
    TAKING: ("take", "leave"),
    DELIVERING: ("deliver",),
    EXTRA: ("extra_yes", "extra_no"),
    CRACK_OWED: ("crack", "defer_crack"),
    BEAR_WALK: ("bear_walk", "bear_stay"),
    BEAR_ON: ("bear_on", "bear_stop"),
}


def rule_of_step(state: FloeState) -> str:
    """The rule behind what is asked now."""
    if state.phase == PLACE:
        return rule_of_placing(state)
    if state.phase == ENDED:
        return _rule_of_end(state)
    if state.phase == CRACKING and isinstance(state, BearState) and state.bear_turn():
        return "NAN-6.3" if state.floe.two_cracks else "NAN-4.42"
    if state.phase == BEAR_WALK and state.floe.mode == SHARED_BEAR:
        return "NAN-4.45"
    if state.phase == MOVE:
        return rule_of_moving(state)
    return {
        LAY_TILE: "NAN-3.14",
        LAY_REST: "NAN-3.14",
        PLACE_TILE: "NAN-3.15",
        LAY_CRACK: "NAN-6.13",
        CRACKING: "NAN-4.4",
        DRIVE: "NAN-4.22",
        TAKING: "NAN-4.20",
        DELIVERING: "NAN-4.30",
        EXTRA: "NAN-4.25",
        CRACK_OWED: "NAN-6.11",
        BEAR_WALK: "NAN-4.42",
        BEAR_ON: "NAN-6.3",
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
