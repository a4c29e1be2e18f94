"""Looking at the table one thing at a time, for the slow and readable formulation of the rules."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.arctic.rules.board import CARD_NAMES, POWER_NAMES, SIDE_NAMES
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.state import DOWN, FACE, pile_row, zone_row


def facts_of(**things: object) -> dict[str, object]:
    return dict(things)


def not_in_hand(state: ArcticState, card: int, rule: str) -> Refusal | None:
    """Why the acting seat cannot put down a card: it does not hold it."""
    if state.holds(state.turn, card):
        return None
    return Refusal(rule, "not-in-hand", facts_of(card=CARD_NAMES[card]))


def not_in_river(state: ArcticState, card: int, rule: str) -> Refusal | None:
    if state.in_river(card):
        return None
    return Refusal(rule, "not-in-river", facts_of(card=CARD_NAMES[card]))


def zone_of(state: ArcticState) -> list[int]:
    """The faces in the acting seat's own Penalty zone."""
    return [entry & FACE for entry in state.entries(zone_row(state.turn))]


def not_in_zone(state: ArcticState, card: int, rule: str) -> Refusal | None:
    if card in zone_of(state):
        return None
    return Refusal(rule, "not-in-zone", facts_of(card=CARD_NAMES[card]))


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
