"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ExpectedStep
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import NOBODY

_CARDS = ("fish", "snowball", "telescope")
STEPS: Final = {
    phase.ARK: ExpectedStep("PIN-3.5", "ark"),
    phase.CORNER: ExpectedStep("PIN-3.7", "corner"),
    phase.START: ExpectedStep("PIN-3.12", "start"),
    phase.ROLL: ExpectedStep("PIN-4.9", "roll", *_CARDS),
    phase.DIE: ExpectedStep("PIN-4.11", "die"),
    phase.MOVE: ExpectedStep("PIN-4.16", "end_turn", "walk", "reveal", "skates", "jump", *_CARDS),
    phase.SEAL: ExpectedStep("PIN-4.22", "end_turn", "seal_to", *_CARDS),
    phase.SEND: ExpectedStep("PIN-4.61", "pick"),
    phase.FISH: ExpectedStep("PIN-4.29", "decline", "discard"),
    phase.LURE: ExpectedStep("PIN-4.30", "pick"),
    phase.RETREAT: ExpectedStep("PIN-4.54", "pick"),
    phase.BELT: ExpectedStep("PIN-4.63", "decline", "discard"),
    phase.REVEAL: ExpectedStep("PIN-4.46", "front"),
    phase.SEARCH: ExpectedStep("PIN-4.41", "search"),
    phase.OVER: ExpectedStep(""),
}


def rule_of_step(state: RaceState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.OVER:
        return rule_of_end(state)
    if state.phase == phase.RETREAT and state.stage == phase.END:
        return "PIN-4.68"
    return STEPS[int(state.phase)].rule


def rule_of_end(state: RaceState) -> str:
    """The rule that ended the game."""
    if state.winner != NOBODY:
        return "PIN-5.1"
    return "PIN-5.2" if state.sea.awake and state.events >= state.sea.last_event else "PIN-5.4"
