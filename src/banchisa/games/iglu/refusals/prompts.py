"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from typing import Final

from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import holds
from banchisa.games.iglu.rules.state import FieldState

# the kinds of action that each step asks for
ASKED: Final[dict[int, tuple[str, ...]]] = {
    phase.FIRST: ("first",),
    phase.FISH: ("fish",),
    phase.PLACE: ("place",),
    phase.MELT: ("melt_ice", "play_melt", "play_animals"),
    phase.TILE: ("tile",),
    phase.FOX: ("fox",),
    phase.DRIFT: ("drift",),
    phase.DISPLACE: ("displace",),
    phase.MOVE_ANIMAL: ("move_animal",),
    phase.ANSWER: ("answer",),
    phase.FLEE: ("flee",),
    phase.ACT: (
        "play_melt", "play_animals", "play_energy", "walk", "kayak", "hunt", "harpoon", "build_igloo", "end_turn",
    ),
}  # fmt: skip
_RULES: Final = {
    phase.FIRST: "IGL-3.7",
    phase.PLACE: "IGL-3.8",
    phase.MELT: "IGL-4.13",
    phase.TILE: "IGL-4.17",
    phase.FOX: "IGL-4.24",
    phase.DRIFT: "IGL-4.27",
    phase.DISPLACE: "IGL-4.32",
    phase.MOVE_ANIMAL: "IGL-4.53",
    phase.ANSWER: "IGL-4.60",
    phase.ACT: "IGL-4.70",
}


def rule_of_step(state: FieldState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.FISH:
        return "IGL-4.20" if state.turns else "IGL-3.3"
    if state.phase == phase.FLEE:
        return "IGL-4.64" if is_attacked(state) else "IGL-4.50"
    if state.phase == phase.OVER:
        return "IGL-5.2" if state.played else "IGL-5.1"  # before the melt only kept tiles can have been played
    return _RULES[state.phase]


def is_attacked(state: FieldState) -> bool:
    """Whether the Inuit flee from a bear, and not from a melting tile."""
    return holds(state.bears, int(state.here))
