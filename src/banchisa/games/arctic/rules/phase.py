"""What is asked of the actor, by number and by the name it has in positions."""

from typing import Final

DECKS: Final = 0
SIDES: Final = 1
TOTEMS: Final = 2
FIRST: Final = 3
HANDS: Final = 4
RIVER: Final = 5
PLACE: Final = 6
SWAP: Final = 7
MOVE: Final = 8
EXTRA: Final = 9
LOOK_TO_DRAW: Final = 10
DRAW: Final = 11
PILE_CARD: Final = 12
REFILL_AT_ONCE: Final = 13
REFILL: Final = 14
DISCARD: Final = 15
LOOK_TO_GIVE: Final = 16
GIVE: Final = 17
GIVE_TO: Final = 18
OVER: Final = 19
NAMES: Final = (
    "decks", "sides", "totems", "first", "hands", "river", "place", "swap", "move", "extra", "look_to_draw", "draw",
    "pile_card", "refill_at_once", "refill", "discard", "look_to_give", "give", "give_to", "over",
)  # fmt: skip
