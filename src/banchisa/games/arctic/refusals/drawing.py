"""Why a card may not be drawn, discarded or given, and why drawing may not stop."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.arctic.refusals.lookup import no_power, not_in_hand, not_in_river, not_in_zone
from banchisa.games.arctic.rules.board import BEAR_DRAW, MOOSE_DRAW, ORCA_PILE
from banchisa.games.arctic.rules.play import ArcticState


def refuse_draw_river(state: ArcticState, card: int) -> Refusal | None:
    return not_in_river(state, card, "ARC-4.41")


def refuse_draw_penalty(state: ArcticState, card: int) -> Refusal | None:
    return no_power(state, BEAR_DRAW) or not_in_zone(state, card, "ARC-4.49")


def refuse_draw_pile(state: ArcticState) -> Refusal | None:
    refusal = no_power(state, ORCA_PILE)
    if refusal is None and state.pile == 0 and state.reserve == 0:
        return Refusal("ARC-4.48", "pile-empty")
    return refusal


def refuse_stop_drawing(state: ArcticState) -> Refusal | None:
    missing = int(state.least - state.count)
    if missing <= 0 or state.river == 0:
        return None
    rule = "ARC-4.46" if no_power(state, MOOSE_DRAW) is None else "ARC-4.41"
    return Refusal(rule, "must-draw", facts_of(missing=missing))


def refuse_discard(state: ArcticState, card: int) -> Refusal | None:
    return not_in_hand(state, card, "ARC-4.51")


def refuse_give_card(state: ArcticState, card: int) -> Refusal | None:
    return not_in_zone(state, card, "ARC-4.53")


def refuse_give_to(state: ArcticState, seat: int) -> Refusal | None:
    if seat >= state.agreed.seats:
        return Refusal("ARC-4.53", "no-such-seat", facts_of(seat=seat + 1))
    return Refusal("ARC-4.53", "own-zone") if seat == state.turn else None
