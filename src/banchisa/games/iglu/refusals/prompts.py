"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from typing import Final

from banchisa.games.iglu.rules.board import holds
from banchisa.games.iglu.rules.state import (
    ACT,
    ANIMALS,
    ANSWER,
    DISPLACE,
    DRIFT,
    ENDED,
    FIRST,
    FISH,
    FLEE,
    FOX,
    MELT,
    PLACE,
    TILE,
    FieldState,
)

# the kinds of action that each step asks for
ASKED: Final[dict[int, tuple[str, ...]]] = {
    FIRST: ("first",),
    FISH: ("fish",),
    PLACE: ("place",),
    MELT: ("melt_ice", "play_melt", "play_animals"),
    TILE: ("tile",),
    FOX: ("fox",),
    DRIFT: ("drift",),
    DISPLACE: ("displace",),
    ANIMALS: ("move_animal",),
    ANSWER: ("answer",),
    FLEE: ("flee",),
    ACT: (
        "play_melt", "play_animals", "play_energy", "walk", "kayak", "hunt", "harpoon", "build_igloo", "end_turn",
    ),
}  # fmt: skip
_RULES: Final = {
    FIRST: "IGL-3.7",
    PLACE: "IGL-3.8",
    MELT: "IGL-4.13",
    TILE: "IGL-4.17",
    FOX: "IGL-4.24",
    DRIFT: "IGL-4.27",
    DISPLACE: "IGL-4.32",
    ANIMALS: "IGL-4.53",
    ANSWER: "IGL-4.60",
    ACT: "IGL-4.70",
}


def rule_of_step(state: FieldState) -> str:
    """The rule behind what is asked now."""
    if state.phase == FISH:
        return "IGL-4.20" if state.turns else "IGL-3.3"
    if state.phase == FLEE:
        return "IGL-4.64" if is_attacked(state) else "IGL-4.50"
    if state.phase == ENDED:
        return "IGL-5.2" if state.played else "IGL-5.1"  # before the melt only kept tiles can have been played
    return _RULES[state.phase]


def is_attacked(state: FieldState) -> bool:
    """Whether those who flee flee from a bear, and not from a tile that melts under their feet."""
    return holds(state.bears, int(state.here))
