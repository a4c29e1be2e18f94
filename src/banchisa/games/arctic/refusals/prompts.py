"""What each step asks for, and the rule that says so."""

from __future__ import annotations

from banchisa.games.arctic.rules.board import WALRUS
from banchisa.games.arctic.rules.state import (
    DECKS,
    DISCARD,
    DRAW,
    ENDED,
    EXTRA,
    FIRST,
    GIVE,
    GIVE_TO,
    HANDS,
    LOOK_TO_DRAW,
    LOOK_TO_GIVE,
    MOVE,
    PILE_CARD,
    PLACE,
    REFILL,
    REFILL_AT_ONCE,
    RIVER,
    SIDES,
    SWAP,
    TOTEMS,
    TableState,
)

# the kinds of action that each step asks for
ASKED: dict[int, tuple[str, ...]] = {
    DECKS: ("decks",),
    SIDES: ("side",),
    TOTEMS: ("totem",),
    FIRST: ("first",),
    HANDS: ("hand",),
    RIVER: ("river",),
    PLACE: ("place_top", "place_under", "place_joker", "swap_out", "take_back", "stop_placing"),
    SWAP: ("swap_in",),
    MOVE: ("main_left", "main_right"),
    EXTRA: ("extra_none", "extra_left", "extra_right"),
    LOOK_TO_DRAW: ("look",),
    DRAW: ("draw_river", "draw_penalty", "draw_pile", "stop_drawing"),
    PILE_CARD: ("pile",),
    REFILL_AT_ONCE: ("river",),
    REFILL: ("river",),
    DISCARD: ("discard",),
    LOOK_TO_GIVE: ("look",),
    GIVE: ("give_card", "give_none"),
    GIVE_TO: ("give_to",),
    ENDED: (),
}

_RULES: dict[int, str] = {
    DECKS: "ARC-3.3",
    SIDES: "ARC-3.6",
    TOTEMS: "ARC-3.7",
    FIRST: "ARC-3.8",
    HANDS: "ARC-3.9",
    RIVER: "ARC-3.10",
    PLACE: "ARC-4.11",
    SWAP: "ARC-4.21",
    MOVE: "ARC-4.31",
    LOOK_TO_DRAW: "ARC-4.49",
    DRAW: "ARC-4.41",
    PILE_CARD: "ARC-4.48",
    REFILL_AT_ONCE: "ARC-4.47",
    REFILL: "ARC-4.43",
    DISCARD: "ARC-4.51",
    LOOK_TO_GIVE: "ARC-4.53",
    GIVE: "ARC-4.53",
    GIVE_TO: "ARC-4.53",
    ENDED: "ARC-5.6",
}


def rule_of_step(state: TableState) -> str:
    """The rule behind what is asked now."""
    if state.phase == EXTRA:
        return "ARC-4.37" if state.side(WALRUS) else "ARC-4.36"
    return _RULES[int(state.phase)]
