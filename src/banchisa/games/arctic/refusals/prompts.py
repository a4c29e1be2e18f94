"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ExpectedStep
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import WALRUS
from banchisa.games.arctic.rules.state import TableState

STEPS: Final = {
    phase.DECKS: ExpectedStep("ARC-3.3", "decks"),
    phase.SIDES: ExpectedStep("ARC-3.6", "side"),
    phase.TOTEMS: ExpectedStep("ARC-3.7", "totem"),
    phase.FIRST: ExpectedStep("ARC-3.8", "first"),
    phase.HANDS: ExpectedStep("ARC-3.9", "hand"),
    phase.RIVER: ExpectedStep("ARC-3.10", "river"),
    phase.PLACE: ExpectedStep(
        "ARC-4.11", "place_top", "place_under", "place_joker", "swap_out", "take_back", "stop_placing"
    ),
    phase.SWAP: ExpectedStep("ARC-4.21", "swap_in"),
    phase.MOVE: ExpectedStep("ARC-4.31", "main_left", "main_right"),
    phase.EXTRA: ExpectedStep("", "extra_none", "extra_left", "extra_right"),
    phase.LOOK_TO_DRAW: ExpectedStep("ARC-4.49", "look"),
    phase.DRAW: ExpectedStep("ARC-4.41", "draw_river", "draw_penalty", "draw_pile", "stop_drawing"),
    phase.PILE_CARD: ExpectedStep("ARC-4.48", "pile"),
    phase.REFILL_AT_ONCE: ExpectedStep("ARC-4.47", "river"),
    phase.REFILL: ExpectedStep("ARC-4.43", "river"),
    phase.DISCARD: ExpectedStep("ARC-4.51", "discard"),
    phase.LOOK_TO_GIVE: ExpectedStep("ARC-4.53", "look"),
    phase.GIVE: ExpectedStep("ARC-4.53", "give_card", "give_none"),
    phase.GIVE_TO: ExpectedStep("ARC-4.53", "give_to"),
    phase.OVER: ExpectedStep("ARC-5.6"),
}


def rule_of_step(state: TableState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.EXTRA:
        return "ARC-4.37" if state.side(WALRUS) else "ARC-4.36"
    return STEPS[int(state.phase)].rule
