"""Why chance cannot bring this."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.pinguinoe.rules.board import BIT, CARDS, DARK, FRONT_NAMES, LIGHT, LIGHT_FRONTS
from banchisa.games.pinguinoe.rules.play import RaceState


def refuse_corner(state: RaceState, shift: int) -> Refusal | None:
    return Refusal("PIN-3.7", "no-such-seat") if shift >= state.sea.seats else None


def refuse_start(state: RaceState, seat: int) -> Refusal | None:
    return Refusal("PIN-3.12", "no-such-seat") if seat >= state.sea.seats else None


def refuse_front(state: RaceState, front: int, rotation: int) -> Refusal | None:
    facts = facts_of(front=FRONT_NAMES[front])
    colour = LIGHT if front < LIGHT_FRONTS else DARK
    if state.sea.place_kinds[state.place] != colour:
        return Refusal("PIN-3.3", "other-colour", facts)
    if not state.unseen & BIT[front]:
        return Refusal("PIN-4.46", "front-seen", facts)
    return None


def refuse_search(state: RaceState, kind: int) -> Refusal | None:
    if state.unseen_cards(kind) <= 0:
        return Refusal("PIN-3.11", "none-left", facts_of(card=CARDS[kind]))
    return None
