"""Looking at the table one thing at a time, for the slow and readable formulation of the rules."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.arctic.rules.board import CARD_NAMES, POWER_NAMES, SIDE_NAMES
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.state import DOWN, FACE, pile_row, zone_row


def _refuse_absent(is_there: bool, reason: str, card: int, rule: str) -> Refusal | None:
    """Why a card cannot be taken from a place: it is not there."""
    return None if is_there else Refusal(rule, reason, facts_of(card=CARD_NAMES[card]))


def not_in_hand(state: ArcticState, card: int, rule: str) -> Refusal | None:
    """Why the acting seat cannot put down a card."""
    return _refuse_absent(state.holds(state.turn, card), "not-in-hand", card, rule)


def not_in_river(state: ArcticState, card: int, rule: str) -> Refusal | None:
    return _refuse_absent(state.in_river(card), "not-in-river", card, rule)


def zone_of(state: ArcticState) -> list[int]:
    """The faces in the acting seat's own Penalty zone."""
    return [entry & FACE for entry in state.entries(zone_row(state.turn))]


def not_in_zone(state: ArcticState, card: int, rule: str) -> Refusal | None:
    return _refuse_absent(card in zone_of(state), "not-in-zone", card, rule)


def shows_card(state: ArcticState) -> bool:
    """Whether the card on top of the acting seat's pile lies face up (ARC-4.3)."""
    pile = state.entries(pile_row(state.turn))
    return bool(pile) and not pile[-1] & DOWN


def no_power(state: ArcticState, power: int) -> Refusal | None:
    """Why the acting seat cannot use a power."""
    animal, side = divmod(power, len(SIDE_NAMES))
    facts = facts_of(power=POWER_NAMES[power])
    if state.side(animal) != side:
        return Refusal("ARC-3.6", "other-side", facts)
    if state.owner(animal) != state.turn:
        return Refusal("ARC-4.16", "not-owned", facts)
    return None
