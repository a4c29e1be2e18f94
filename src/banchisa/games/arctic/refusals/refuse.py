"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states or what they ask before they offer something, so that the two
formulations of the rules check each other. What is said depends only on what the acting seat knows.
"""

from __future__ import annotations

from typing import Final

from banchisa.engine.refusal import ByKind, Refusal, Refusals
from banchisa.games.arctic.actions import DECK_SETS
from banchisa.games.arctic.refusals.drawing import (
    refuse_discard,
    refuse_draw_penalty,
    refuse_draw_pile,
    refuse_draw_river,
    refuse_give_card,
    refuse_give_to,
    refuse_stop_drawing,
)
from banchisa.games.arctic.refusals.lookup import not_in_hand
from banchisa.games.arctic.refusals.moving import refuse_extra, refuse_main
from banchisa.games.arctic.refusals.placing import (
    refuse_fox,
    refuse_stop_placing,
    refuse_swap_in,
    refuse_swap_out,
    refuse_take_back,
)
from banchisa.games.arctic.refusals.prompts import STEPS, rule_of_step
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, CARD_NAMES, FOX_JOKER, FOX_UNDER
from banchisa.games.arctic.rules.play import ArcticState


def _refuse_decks(state: ArcticState, number: int) -> Refusal | None:
    seats = int(state.agreed.seats)
    return Refusal("ARC-3.3", "other-number", {"number": seats}) if len(DECK_SETS[number]) != seats else None


def _refuse_totem(state: ArcticState, animal: int) -> Refusal | None:
    dealt = [int(state.totem(seat)) - 1 for seat in range(state.agreed.seats)]
    return Refusal("ARC-3.7", "totem-dealt", {"animal": ANIMAL_NAMES[animal]}) if animal in dealt else None


def _refuse_first(state: ArcticState, seat: int) -> Refusal | None:
    return Refusal("ARC-3.8", "no-such-seat", {"seat": seat + 1}) if seat >= state.agreed.seats else None


def _refuse_face(state: ArcticState, card: int) -> Refusal | None:
    """Why chance cannot turn up this card."""
    if state.is_unseen(card) and not state.knowledge_of(card):
        return None
    return Refusal(rule_of_step(state), "not-unseen", {"card": CARD_NAMES[card]})


# what may forbid each kind of action in a step that asks for it; not to go further and to give nothing are always
# allowed, for powers are optional (ARC-4.6), and so is either side of a Power card
_BY_KIND: Final[ByKind] = {
    "place_top": lambda state, card: not_in_hand(state, card, "ARC-4.11"),
    "place_under": lambda state, card: refuse_fox(state, FOX_UNDER, card),
    "place_joker": lambda state, card: refuse_fox(state, FOX_JOKER, card),
    "swap_out": refuse_swap_out,
    "swap_in": refuse_swap_in,
    "take_back": refuse_take_back,
    "stop_placing": refuse_stop_placing,
    "main_left": lambda state: refuse_main(state, -1),
    "main_right": lambda state: refuse_main(state, 1),
    "extra_left": lambda state: refuse_extra(state, -1),
    "extra_right": lambda state: refuse_extra(state, 1),
    "draw_river": refuse_draw_river,
    "draw_penalty": refuse_draw_penalty,
    "draw_pile": refuse_draw_pile,
    "stop_drawing": refuse_stop_drawing,
    "discard": refuse_discard,
    "give_card": refuse_give_card,
    "give_to": refuse_give_to,
    "decks": _refuse_decks,
    "totem": _refuse_totem,
    "first": _refuse_first,
    "hand": _refuse_face,
    "river": _refuse_face,
    "pile": _refuse_face,
    "look": _refuse_face,
}
REFUSALS: Final = Refusals(phase.NAMES, STEPS, rule_of_step, _BY_KIND)
