"""Why a card may not be placed, exchanged or taken back, and why placing may not stop."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.arctic.refusals.lookup import no_power, not_in_hand, not_in_river, shows_card
from banchisa.games.arctic.rules.board import (
    CARD_NAMES,
    FOX_UNDER,
    MOOSE_PLACE,
    POWER_NAMES,
    PUFFIN_SWAP,
    PUFFIN_TAKEBACK,
)
from banchisa.games.arctic.rules.play import ArcticState


def refuse_fox(state: ArcticState, power: int, card: int) -> Refusal | None:
    """A card at the bottom or beneath the Visible card."""
    rule = "ARC-4.27" if power == FOX_UNDER else "ARC-4.28"
    return refuse_fox_power(state, power) or not_in_hand(state, card, rule)


def refuse_fox_power(state: ArcticState, power: int) -> Refusal | None:
    """A card placed with the fox is the last one of the turn, and needs a Visible card."""
    refusal = no_power(state, power)
    if refusal is not None:
        return refusal
    if not shows_card(state):
        return Refusal("ARC-4.29", "no-visible", facts_of(power=POWER_NAMES[power]))
    last_in_hand = state.size(state.turn) == 1
    permitted = range(int(state.least), int(state.most) + 1)
    if int(state.count) + 1 not in permitted and not last_in_hand:
        return Refusal("ARC-4.29", "not-the-last", facts_of(missing=int(state.least - state.count) - 1))
    return None


def _no_puffin(state: ArcticState, power: int, rule: str) -> Refusal | None:
    """Why a puffin power cannot be used now."""
    refusal = no_power(state, power)
    if refusal is not None:
        return refusal
    if state.puffin:
        return Refusal("ARC-4.6", "used-already", facts_of(power=POWER_NAMES[power]))
    if state.count > 0:
        return Refusal(rule, "placing-began", facts_of(power=POWER_NAMES[power]))
    return None


def refuse_swap(state: ArcticState) -> Refusal | None:
    refusal = _no_puffin(state, PUFFIN_SWAP, "ARC-4.21")
    if refusal is None and state.river == 0:
        return Refusal("ARC-4.21", "river-empty")
    return refusal


def refuse_swap_out(state: ArcticState, card: int) -> Refusal | None:
    return refuse_swap(state) or not_in_hand(state, card, "ARC-4.21")


def refuse_swap_in(state: ArcticState, card: int) -> Refusal | None:
    if card == state.aside:
        return Refusal("ARC-4.21", "put-aside", facts_of(card=CARD_NAMES[card]))
    return not_in_river(state, card, "ARC-4.21")


def refuse_take_back(state: ArcticState) -> Refusal | None:
    refusal = _no_puffin(state, PUFFIN_TAKEBACK, "ARC-4.22")
    if refusal is not None:
        return refusal
    return None if shows_card(state) else Refusal("ARC-4.22", "nothing-visible")


def refuse_stop_placing(state: ArcticState) -> Refusal | None:
    missing = int(state.least - state.count)
    if missing <= 0 or state.size(state.turn) == 0:
        return None
    if not shows_card(state) and no_power(state, MOOSE_PLACE) is None:
        return Refusal("ARC-4.25", "must-place-one")
    rule = "ARC-4.24" if no_power(state, MOOSE_PLACE) is None else "ARC-4.11"
    return Refusal(rule, "must-place", facts_of(missing=missing))
