"""Counting everything in the box: nothing appears, nothing vanishes."""

from __future__ import annotations

from banchisa.games.icehike.position.serialize import count_finds
from banchisa.games.icehike.refusals.lookup import caves_of, tiles_of
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.board import BEAR_CAVE, CUBES, EMPTY, FINDS, FIRST_CUBE, TILES
from banchisa.games.icehike.rules.state import TrailState


def inventory(state: TrailState) -> dict[str, int]:
    """How many of each component there are: in stack and bag, on the board, with the colours, or out of the game."""
    counts: dict[str, int] = {}
    for kind, name in enumerate(TILES):
        counts[name] = int(state.tiles_left(kind) + state.count_gone(kind)) + len(tiles_of(state, kind))
        counts[name] += 1 if state.tile == kind else 0
    for kind, name in enumerate(CUBES):
        counts[name] = int(state.cubes_left(kind) + state.count_gone(FIRST_CUBE + kind)) + _cubes_on_table(state, kind)
    counts["puppet"] = len(state.hike.order)
    for colour in state.hike.order:
        seat = state.hike.seat_of(colour)
        counts["puppet"] -= 1 if state.has_arrived(colour) and not state.place_of(seat) else 0
    return counts


def _cubes_on_table(state: TrailState, kind: int) -> int:
    """In caves, with the colours, or drawn and not placed yet; a drawn empty cave has left the game at once."""
    drawn = 1 if state.phase == phase.PLACE and state.cube == kind and kind != EMPTY else 0
    if kind >= BEAR_CAVE:
        return drawn
    held = sum(count_finds(state, colour)[FINDS[kind]] for colour in state.hike.order)
    return drawn + len(caves_of(state, kind)) + held
