"""Counting everything in the box: nothing appears, nothing vanishes."""

from __future__ import annotations

from banchisa.games.iglu.position.serialize import tokens_lying
from banchisa.games.iglu.refusals.lookup import igloos_of
from banchisa.games.iglu.rules.board import FIRST_KEPT, TILES, TOKENS
from banchisa.games.iglu.rules.state import NOWHERE, FieldState


def inventory(state: FieldState) -> dict[str, int]:
    """How many of each component there are: on the field, kept, hunted, in the supply, out of the game."""
    seats = range(state.field.seats)
    found: dict[str, int] = {}
    for kind, name in enumerate(TILES):
        kept = sum(int(state.kept_of(seat, kind - FIRST_KEPT)) for seat in seats) if kind >= FIRST_KEPT else 0
        found[f"tile {name}"] = int(state.unseen_of(kind) + state.shown_of(kind)) + kept
    for kind, (name, lying) in enumerate(zip(TOKENS, tokens_lying(state), strict=True)):
        hunted = sum(int(state.hunted_of(seat, kind)) for seat in seats)
        found[f"token {name}"] = lying + hunted + int(state.count_supply(kind) + state.lost_of(kind))
    for seat in seats:
        standing = int(state.field.inuit - state.inuit_at(seat, NOWHERE))
        waiting = int(state.fleeing_of(seat)) + _count_unplaced(state, seat)
        found[f"Inuit {seat}"] = standing + waiting
        found[f"igloos {seat}"] = int(state.igloos_left(seat)) + len(igloos_of(state, seat))
    return found


def _count_unplaced(state: FieldState, seat: int) -> int:
    """How many Inuit a seat still has to place."""
    seats = int(state.field.seats)
    turn = (seat - int(state.first)) % seats
    return int(state.field.inuit) - (int(state.placed) - turn + seats - 1) // seats
