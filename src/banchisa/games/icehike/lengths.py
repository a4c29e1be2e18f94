"""How much energy the cheapest way to the finish takes, roughly: what players count when they look at the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.vec import vec
from banchisa.games.icehike.board import ALL_COLOURS, CELLS, MOST_BEARS, NEIGHBOUR, OFF
from banchisa.games.icehike.state import IceState

FAR: Final = 40  # no way at all
_BEAR: Final = 3  # a bear in the way
_FEE: Final = 1  # an igloo in the way, for whoever can pay
_SHUT: Final = 99

_LEVEL: Final = vec[i64]([0] * 128)  # 0 for water
_EXTRA: Final = vec[i64]([0] * 128)  # what entering a cell costs besides
_QUEUE: Final = vec[i64]([0] * 128)
_WAITS: Final = vec[i64]([0] * 128)


def survey(state: IceState) -> None:
    """Note the levels of all cells, for the measurements of one position."""
    for cell in range(i64(CELLS)):
        _LEVEL[cell] = 0 if state.is_water(cell) else state.level(cell)


def measure(state: IceState, colour: i64, lengths: vec[i64]) -> None:
    """Write the length of the way from every cell, for a puppet of this colour; the board must have been surveyed."""
    _note_hindrances(state, colour)
    hike = state.hike
    for cell in range(i64(CELLS)):
        lengths[cell] = FAR
        _WAITS[cell] = 0
    lengths[hike.finish] = 0
    _QUEUE[0] = hike.finish
    head: i64 = 0
    tail: i64 = 1
    while head != tail:
        cell = _QUEUE[head & 127]
        head += 1
        _WAITS[cell] = 0
        length = lengths[cell] + _EXTRA[cell]
        for direction in range(i64(6)):
            other = NEIGHBOUR[cell * 6 + direction]
            if other == OFF or _LEVEL[other] == 0:
                continue
            climb = _LEVEL[cell] - _LEVEL[other]
            if climb > 1 or climb < -1:
                continue
            through = length + (hike.flat if climb == 0 else hike.up if climb > 0 else hike.down - hike.down_refund)
            if through < lengths[other]:
                lengths[other] = through
                if not _WAITS[other]:
                    _WAITS[other] = 1
                    _QUEUE[tail & 127] = other
                    tail += 1


def _note_hindrances(state: IceState, colour: i64) -> None:
    for cell in range(i64(CELLS)):
        _EXTRA[cell] = 0
    for bear in range(i64(MOST_BEARS)):
        _EXTRA[state.den(bear)] = _BEAR
    fee: i64 = _FEE if state.finds_of(colour) else _SHUT
    for owner in range(i64(ALL_COLOURS)):
        if not state.hike.is_partner(owner, colour):
            _EXTRA[state.igloo(owner, 0)] = fee
            _EXTRA[state.igloo(owner, 1)] = fee


def length_of(state: IceState, colour: i64) -> int:
    """The length of a puppet's way, FAR if it has none."""
    lengths = vec[i64]([0] * 128)
    survey(state)
    measure(state, colour, lengths)
    return int(lengths[state.spot(colour)])
