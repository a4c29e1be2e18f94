"""Counting everything in the box: nothing appears, nothing vanishes."""

from __future__ import annotations

from banchisa.games.pinguinoe.rules.board import ARK, CARDS, CELLS, FACE_MASK, FRONTS, OBJECTS, PLACES, face_of
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.search_cards import KINDS


def inventory(state: RaceState) -> dict[str, int]:
    """How many of each component there are, on the map, in hands and piles, or unseen."""
    counts: dict[str, int] = {"penguin": 0, "seal": 1 if state.seal <= ARK else 0}
    for seat in range(state.sea.seats):
        counts["penguin"] += 1 if state.spot(seat) < CELLS else 0
    known = [place for place in range(PLACES) if (state.code(place) & FACE_MASK) < face_of(FRONTS, 0)]
    counts["map card"] = len(known) + int(state.unseen).bit_count()
    for kind in range(KINDS):
        held = 0
        for seat in range(state.sea.seats):
            held += int(state.count_held(seat, kind)) if kind < OBJECTS and not state.is_hidden(seat) else 0
        beside = int(state.count_discarded(kind) + state.in_play(kind))
        counts[CARDS[kind]] = held + beside + max(int(state.unseen_cards(kind)), 0)
    return counts
