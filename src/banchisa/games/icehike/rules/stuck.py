"""Whether anybody can still reach the finish when no tile is left."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.icehike.rules.blockades import free_way
from banchisa.games.icehike.rules.board import (
    ALL_COLOURS,
    ALL_LINKS,
    BERRY,
    FULL,
    HIGH,
    LOW,
    MOST_BEARS,
    OFF,
    ROPE,
    TORCH,
)
from banchisa.games.icehike.rules.roads import leads
from banchisa.games.icehike.rules.state import TrailState


def can_arrive(state: TrailState) -> bool:
    """Whether some puppet under way could reach the finish with all the finds there are (ICE-5.3)."""
    ropes, torches, berries = _has_left(state, ROPE), _has_left(state, TORCH), _has_left(state, BERRY)
    board = _level_out(state) if ropes else state
    for colour in range(i64(ALL_COLOURS)):
        if state.spot(colour) != OFF and _reaches(board, colour, torches, ropes or torches or berries):
            return True
    return False


def _level_out(state: TrailState) -> TrailState:
    """The same board as if no difference in level were too great for a road: ropes help over all of them."""
    level = state.copy()
    assert isinstance(level, TrailState)
    level.south_low, level.south_high = ALL_LINKS[0], ALL_LINKS[1]
    level.ne_low, level.ne_high = ALL_LINKS[2], ALL_LINKS[3]
    level.se_low, level.se_high = ALL_LINKS[4], ALL_LINKS[5]
    return level


def _reaches(state: TrailState, colour: i64, torches: bool, finds: bool) -> bool:
    low: i64 = FULL
    high: i64 = FULL
    if not finds:
        low, high = free_way(state, colour)
    if not torches:
        for bear in range(i64(MOST_BEARS)):
            low &= ~LOW[state.den(bear)]
            high &= ~HIGH[state.den(bear)]
    low &= ~state.water_low
    high &= ~state.water_high
    return leads(state, state.spot(colour), state.hike.finish, low, high)


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
