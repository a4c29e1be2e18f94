"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states or what they ask before they offer something, so that the two
formulations of the rules check each other. What is said depends only on what the acting seat knows.
"""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.arctic.actions import ACTIONS, DECK_SETS
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
from banchisa.games.arctic.refusals.prompts import ASKED, rule_of_step
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, CARD_NAMES
from banchisa.games.arctic.rules.play import ArcticState


def refuse(state: ArcticState, action: int) -> Refusal | None:
    """The first rule this action breaks, or None if it is allowed."""
    family = ACTIONS.family(action)
    if state.phase == phase.OVER:
        return Refusal(rule_of_step(state), "over")
    if family.name not in ASKED[int(state.phase)]:
        return Refusal(rule_of_step(state), "other-step", {"now": phase.NAMES[state.phase]})
    if family.chance:
        return _chance(state, family.name, family.values(action)[0])
    if not family.domains:
        return _button(state, family.name)
    return _card(state, family.name, family.values(action)[0])


def _card(state: ArcticState, name: str, value: int) -> Refusal | None:
    """Why a card, or a seat, cannot be meant."""
    if name == "place_top":
        return not_in_hand(state, value, "ARC-4.11")
    if name in ("place_under", "place_joker"):
        return refuse_fox(state, name, value)
    if name == "swap_out":
        return refuse_swap_out(state, value)
    if name == "swap_in":
        return refuse_swap_in(state, value)
    if name == "draw_river":
        return refuse_draw_river(state, value)
    if name == "draw_penalty":
        return refuse_draw_penalty(state, value)
    if name == "discard":
        return refuse_discard(state, value)
    if name == "give_card":
        return refuse_give_card(state, value)
    return refuse_give_to(state, value)


def _button(state: ArcticState, name: str) -> Refusal | None:
    if name == "take_back":
        return refuse_take_back(state)
    if name == "stop_placing":
        return refuse_stop_placing(state)
    if name in ("main_left", "main_right"):
        return refuse_main(state, 1 if name == "main_right" else -1)
    if name in ("extra_left", "extra_right"):
        return refuse_extra(state, 1 if name == "extra_right" else -1)
    if name == "draw_pile":
        return refuse_draw_pile(state)
    if name == "stop_drawing":
        return refuse_stop_drawing(state)
    return None  # no further step, no gift: powers are optional (ARC-4.6)


def _chance(state: ArcticState, name: str, value: int) -> Refusal | None:
    """Why chance cannot have this outcome."""
    seats = int(state.agreed.seats)
    if name == "decks":
        return Refusal("ARC-3.3", "other-number", {"number": seats}) if len(DECK_SETS[value]) != seats else None
    if name == "side":
        return None
    if name == "totem":
        dealt = [int(state.totem(seat)) - 1 for seat in range(seats)]
        return Refusal("ARC-3.7", "totem-dealt", {"animal": ANIMAL_NAMES[value]}) if value in dealt else None
    if name == "first":
        return Refusal("ARC-3.8", "no-such-seat", {"seat": value + 1}) if value >= seats else None
    if state.is_unseen(value) and not state.known(value):
        return None
    return Refusal(rule_of_step(state), "not-unseen", {"card": CARD_NAMES[value]})
