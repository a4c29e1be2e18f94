"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import NOBODY

_CARDS = ("fish", "snowball", "telescope")
ASKED: dict[int, tuple[str, ...]] = {
    phase.ARK: ("ark",),
    phase.CORNER: ("corner",),
    phase.START: ("start",),
    phase.ROLL: ("roll", *_CARDS),
    phase.DIE: ("die",),
    phase.MOVE: ("end_turn", "walk", "reveal", "skates", "jump", *_CARDS),
    phase.SEAL: ("end_turn", "seal_to", *_CARDS),
    phase.SEND: ("pick",),
    phase.FISH: ("decline", "discard"),
    phase.LURE: ("pick",),
    phase.RETREAT: ("pick",),
    phase.BELT: ("decline", "discard"),
    phase.REVEAL: ("front",),
    phase.SEARCH: ("search",),
}
_RULES = {
    phase.ARK: "PIN-3.5",
    phase.CORNER: "PIN-3.7",
    phase.START: "PIN-3.12",
    phase.ROLL: "PIN-4.9",
    phase.DIE: "PIN-4.11",
    phase.MOVE: "PIN-4.16",
    phase.SEAL: "PIN-4.22",
    phase.SEND: "PIN-4.61",
    phase.FISH: "PIN-4.29",
    phase.LURE: "PIN-4.30",
    phase.RETREAT: "PIN-4.54",
    phase.BELT: "PIN-4.63",
    phase.REVEAL: "PIN-4.46",
    phase.SEARCH: "PIN-4.41",
}


def rule_of_step(state: RaceState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.OVER:
        return rule_of_end(state)
    if state.phase == phase.RETREAT and state.stage == phase.END:
        return "PIN-4.68"
    return _RULES[int(state.phase)]


def rule_of_end(state: RaceState) -> str:
    """The rule that ended the game."""
    if state.winner != NOBODY:
        return "PIN-5.1"
    return "PIN-5.2" if state.sea.awake and state.events >= state.sea.last_event else "PIN-5.4"
