"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import (
    BELTING,
    CLOSING,
    DIE_ROLLS,
    DRAWING_CORNERS,
    DRAWING_STARTER,
    ENDED,
    FISHING,
    LURING,
    MOVING,
    NOBODY,
    RETREATING,
    ROLLING,
    SEALING,
    SEARCHING,
    SENDING,
    TOSSING,
    TURNING,
)

_CARDS = ("fish", "snowball", "telescope")
ASKED: dict[int, tuple[str, ...]] = {
    TOSSING: ("ark",),
    DRAWING_CORNERS: ("corner",),
    DRAWING_STARTER: ("start",),
    ROLLING: ("roll", *_CARDS),
    DIE_ROLLS: ("die",),
    MOVING: ("end_turn", "walk", "reveal", "skates", "jump", *_CARDS),
    SEALING: ("end_turn", "seal_to", *_CARDS),
    SENDING: ("pick",),
    FISHING: ("decline", "discard"),
    LURING: ("pick",),
    RETREATING: ("pick",),
    BELTING: ("decline", "discard"),
    TURNING: ("front",),
    SEARCHING: ("search",),
}
_RULES = {
    TOSSING: "PIN-3.5",
    DRAWING_CORNERS: "PIN-3.7",
    DRAWING_STARTER: "PIN-3.12",
    ROLLING: "PIN-4.9",
    DIE_ROLLS: "PIN-4.11",
    MOVING: "PIN-4.16",
    SEALING: "PIN-4.22",
    SENDING: "PIN-4.61",
    FISHING: "PIN-4.29",
    LURING: "PIN-4.30",
    RETREATING: "PIN-4.54",
    BELTING: "PIN-4.63",
    TURNING: "PIN-4.46",
    SEARCHING: "PIN-4.41",
}


def rule_of_step(state: RaceState) -> str:
    """The rule behind what is asked now."""
    if state.phase == ENDED:
        return rule_of_end(state)
    if state.phase == RETREATING and state.stage == CLOSING:
        return "PIN-4.68"
    return _RULES[int(state.phase)]


def rule_of_end(state: RaceState) -> str:
    """The rule that ended the game."""
    if state.winner != NOBODY:
        return "PIN-5.1"
    return "PIN-5.2" if state.sea.awake and state.events >= state.sea.last_event else "PIN-5.4"
