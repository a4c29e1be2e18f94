"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import WALRUS
from banchisa.games.arctic.rules.state import TableState

# the kinds of action that each step asks for
ASKED: dict[int, tuple[str, ...]] = {
    phase.DECKS: ("decks",),
    phase.SIDES: ("side",),
    phase.TOTEMS: ("totem",),
    phase.FIRST: ("first",),
    phase.HANDS: ("hand",),
    phase.RIVER: ("river",),
    phase.PLACE: ("place_top", "place_under", "place_joker", "swap_out", "take_back", "stop_placing"),
    phase.SWAP: ("swap_in",),
    phase.MOVE: ("main_left", "main_right"),
    phase.EXTRA: ("extra_none", "extra_left", "extra_right"),
    phase.LOOK_TO_DRAW: ("look",),
    phase.DRAW: ("draw_river", "draw_penalty", "draw_pile", "stop_drawing"),
    phase.PILE_CARD: ("pile",),
    phase.REFILL_AT_ONCE: ("river",),
    phase.REFILL: ("river",),
    phase.DISCARD: ("discard",),
    phase.LOOK_TO_GIVE: ("look",),
    phase.GIVE: ("give_card", "give_none"),
    phase.GIVE_TO: ("give_to",),
    phase.OVER: (),
}

_RULES: dict[int, str] = {
    phase.DECKS: "ARC-3.3",
    phase.SIDES: "ARC-3.6",
    phase.TOTEMS: "ARC-3.7",
    phase.FIRST: "ARC-3.8",
    phase.HANDS: "ARC-3.9",
    phase.RIVER: "ARC-3.10",
    phase.PLACE: "ARC-4.11",
    phase.SWAP: "ARC-4.21",
    phase.MOVE: "ARC-4.31",
    phase.LOOK_TO_DRAW: "ARC-4.49",
    phase.DRAW: "ARC-4.41",
    phase.PILE_CARD: "ARC-4.48",
    phase.REFILL_AT_ONCE: "ARC-4.47",
    phase.REFILL: "ARC-4.43",
    phase.DISCARD: "ARC-4.51",
    phase.LOOK_TO_GIVE: "ARC-4.53",
    phase.GIVE: "ARC-4.53",
    phase.GIVE_TO: "ARC-4.53",
    phase.OVER: "ARC-5.6",
}


def rule_of_step(state: TableState) -> str:
    """The rule behind the question of this phase."""
    if state.phase == phase.EXTRA:
        return "ARC-4.37" if state.side(WALRUS) else "ARC-4.36"
    return _RULES[int(state.phase)]
