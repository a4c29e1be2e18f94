"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ExpectedStep
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import holds
from banchisa.games.iglu.rules.state import FieldState

STEPS: Final = {
    phase.FIRST: ExpectedStep("IGL-3.7", "first"),
    phase.FISH: ExpectedStep("", "fish"),
    phase.PLACE: ExpectedStep("IGL-3.8", "place"),
    phase.MELT: ExpectedStep("IGL-4.13", "melt_ice", "play_melt", "play_animals"),
    phase.TILE: ExpectedStep("IGL-4.17", "tile"),
    phase.FOX: ExpectedStep("IGL-4.24", "fox"),
    phase.DRIFT: ExpectedStep("IGL-4.27", "drift"),
    phase.DISPLACE: ExpectedStep("IGL-4.32", "displace"),
    phase.MOVE_ANIMAL: ExpectedStep("IGL-4.53", "move_animal"),
    phase.ANSWER: ExpectedStep("IGL-4.60", "answer"),
    phase.FLEE: ExpectedStep("", "flee"),
    phase.ACT: ExpectedStep(
        "IGL-4.70",
        "play_melt", "play_animals", "play_energy", "walk", "kayak", "hunt", "harpoon", "build_igloo", "end_turn",
    ),
    phase.OVER: ExpectedStep(""),
}  # fmt: skip


def rule_of_step(state: FieldState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.FISH:
        return "IGL-4.20" if state.turns else "IGL-3.3"
    if state.phase == phase.FLEE:
        return "IGL-4.64" if is_attacked(state) else "IGL-4.50"
    if state.phase == phase.OVER:
        return "IGL-5.2" if state.played else "IGL-5.1"  # before the melt only kept tiles can have been played
    return STEPS[int(state.phase)].rule


def is_attacked(state: FieldState) -> bool:
    """Whether the Inuit flee from a bear, and not from a melting tile."""
    return holds(state.bears, int(state.here))
