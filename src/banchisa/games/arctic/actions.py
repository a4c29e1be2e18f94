"""The action space of Arctic, declared once."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, CARD_NAMES, DECKS, MOST_SEATS, SIDE_NAMES

# the numbers of the first action of each family
PLACE_TOP: Final = 0
PLACE_UNDER: Final = 120
PLACE_JOKER: Final = 240
SWAP_OUT: Final = 360
SWAP_IN: Final = 480
TAKE_BACK: Final = 600
STOP_PLACING: Final = 601
MAIN_LEFT: Final = 602
MAIN_RIGHT: Final = 603
EXTRA_NONE: Final = 604
EXTRA_LEFT: Final = 605
EXTRA_RIGHT: Final = 606
DRAW_RIVER: Final = 607
DRAW_PENALTY: Final = 727
DRAW_PILE: Final = 847
STOP_DRAWING: Final = 848
DISCARD: Final = 849
GIVE_CARD: Final = 969
GIVE_NONE: Final = 1089
GIVE_TO: Final = 1090
DECKS_IN: Final = 1094
SIDE: Final = 1105
TOTEM: Final = 1107
FIRST: Final = 1113
HAND: Final = 1117
RIVER: Final = 1237
PILE: Final = 1357
LOOK: Final = 1477

# the sets of decks: those for two players, for three, for four
DECK_SETS: Final = [chosen for size in (2, 3, 4) for chosen in combinations(range(1, DECKS + 1), size)]
DECK_SET_NAMES: Final = ["-".join(str(deck) for deck in chosen) for chosen in DECK_SETS]


def _space() -> ActionSpace:
    card = Domain("card", CARD_NAMES)
    seat = Domain("seat", [str(seat + 1) for seat in range(MOST_SEATS)])  # as they are numbered beside the board
    return ActionSpace(
        [
            Family("place_top", [card]),
            Family("place_under", [card]),
            Family("place_joker", [card]),
            Family("swap_out", [card]),
            Family("swap_in", [card]),
            Family("take_back", []),
            Family("stop_placing", []),
            Family("main_left", [], loose=True),
            Family("main_right", [], loose=True),
            Family("extra_none", []),
            Family("extra_left", [], loose=True),
            Family("extra_right", [], loose=True),
            Family("draw_river", [card]),
            Family("draw_penalty", [card]),
            Family("draw_pile", []),
            Family("stop_drawing", []),
            Family("discard", [card]),
            Family("give_card", [card]),
            Family("give_none", []),
            Family("give_to", [seat]),
            Family("decks", [Domain("decks", DECK_SET_NAMES)], chance=True),
            Family("side", [Domain("side", list(SIDE_NAMES))], chance=True),
            Family("totem", [Domain("animal", ANIMAL_NAMES)], chance=True),
            Family("first", [seat], chance=True),
            Family("hand", [card], chance=True),
            Family("river", [card], chance=True),
            Family("pile", [card], chance=True),
            Family("look", [card], chance=True),
        ]
    )


ACTIONS: Final = _space()
