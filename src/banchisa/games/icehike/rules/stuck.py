"""Whether anybody can still reach the finish when no tile is left."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.icehike.rules.blockades import free_way
from banchisa.games.icehike.rules.board import ALL_COLOURS, BERRY, FULL, HIGH, LOW, MOST_BEARS, OFF, ROPE, TORCH
from banchisa.games.icehike.rules.roads import leads, leads_climbing
from banchisa.games.icehike.rules.state import TrailState


def can_arrive(state: TrailState) -> bool:
    """Whether some puppet under way could reach the finish with all the finds there are (ICE-5.3)."""
    ropes, torches, berries = _has_left(state, ROPE), _has_left(state, TORCH), _has_left(state, BERRY)
    for colour in range(i64(ALL_COLOURS)):
        if state.spot(colour) != OFF and _reaches(state, colour, ropes, torches, ropes or torches or berries):
            return True
    return False


def _reaches(state: TrailState, colour: i64, ropes: bool, torches: bool, finds: bool) -> bool:
    low: i64 = FULL
    high: i64 = FULL
    if not finds:
        low, high = free_way(state, colour)
    if not torches:
        for bear in range(i64(MOST_BEARS)):
            low &= ~LOW[state.den(bear)]
            high &= ~HIGH[state.den(bear)]
    cell, finish = state.spot(colour), state.hike.finish
    if ropes:
        return leads_climbing(cell, finish, low & ~state.water_low, high & ~state.water_high)
    return leads(state, cell, finish, low, high)


def _has_left(state: TrailState, kind: i64) -> bool:
    """Whether a find of a kind lies on the board or is held by a colour under way."""
    lying = state.rope_low | state.rope_high
    if kind == TORCH:
        lying = state.torch_low | state.torch_high
    elif kind == BERRY:
        lying = state.berry_low | state.berry_high
    held: i64 = 0
    for colour in range(i64(ALL_COLOURS)):
        if state.spot(colour) != OFF:
            held += state.finds(colour, kind)
    return lying != 0 or held > 0
