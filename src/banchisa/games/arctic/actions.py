"""The action space of Arctic, declared once."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, CARD_NAMES, DECKS, MOST_SEATS, SEATS, SIDE_NAMES

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
DECK_SETS: Final = [chosen for size in SEATS for chosen in combinations(range(1, DECKS + 1), size)]
DECK_SET_NAMES: Final = ["-".join(str(deck) for deck in chosen) for chosen in DECK_SETS]


def _space() -> ActionSpace:
    card = Domain("card", CARD_NAMES)
    seat = Domain("seat", [str(seat + 1) for seat in range(MOST_SEATS)])  # as they are numbered beside the board
    return ActionSpace(
        [
            Family("place_top", [card], at=PLACE_TOP),
            Family("place_under", [card], at=PLACE_UNDER),
            Family("place_joker", [card], at=PLACE_JOKER),
            Family("swap_out", [card], at=SWAP_OUT),
            Family("swap_in", [card], at=SWAP_IN),
            Family("take_back", [], at=TAKE_BACK),
            Family("stop_placing", [], at=STOP_PLACING),
            Family("main_left", [], at=MAIN_LEFT, loose=True),
            Family("main_right", [], at=MAIN_RIGHT, loose=True),
            Family("extra_none", [], at=EXTRA_NONE),
            Family("extra_left", [], at=EXTRA_LEFT, loose=True),
            Family("extra_right", [], at=EXTRA_RIGHT, loose=True),
            Family("draw_river", [card], at=DRAW_RIVER),
            Family("draw_penalty", [card], at=DRAW_PENALTY),
            Family("draw_pile", [], at=DRAW_PILE),
            Family("stop_drawing", [], at=STOP_DRAWING),
            Family("discard", [card], at=DISCARD),
            Family("give_card", [card], at=GIVE_CARD),
            Family("give_none", [], at=GIVE_NONE),
            Family("give_to", [seat], at=GIVE_TO),
            Family("decks", [Domain("decks", DECK_SET_NAMES)], at=DECKS_IN, chance=True),
            Family("side", [Domain("side", list(SIDE_NAMES))], at=SIDE, chance=True),
            Family("totem", [Domain("animal", ANIMAL_NAMES)], at=TOTEM, chance=True),
            Family("first", [seat], at=FIRST, chance=True),
            Family("hand", [card], at=HAND, chance=True),
            Family("river", [card], at=RIVER, chance=True),
            Family("pile", [card], at=PILE, chance=True),
            Family("look", [card], at=LOOK, chance=True),
        ]
    )


ACTIONS: Final = _space()
