"""How well each seat stands: a linear judgement for greedy bots and cut-off rollouts, in units of energy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.state import OVER
from banchisa.engine.vec import vec
from banchisa.games.icehike.board import BERRY, MOST_BEARS, OFF, ROPE, TORCH, distance
from banchisa.games.icehike.lengths import FAR, measure, survey
from banchisa.games.icehike.refuges import is_refuge
from banchisa.games.icehike.state import ACT, NOBODY, RETREAT, TORCHES, IceState

WIN: Final = 100.0
_LENGTHS: Final = vec[i64]([0] * 128)


def evaluated(state: IceState) -> list[float]:
    """A value for each seat, higher is better; a finished game is judged by its places."""
    if state.actor == OVER:
        return _by_places(state)
    survey(state)
    ways: dict[int, float] = {}
    values = [0.0] * int(state.hike.seats)
    for colour in state.hike.order:
        seat = state.hike.seat_of(colour)
        if state.spot(colour) == OFF:
            values[seat] = WIN / float(state.place_of(seat))
            continue
        measure(state, colour, _LENGTHS)
        ways[colour] = _way(state, colour)
        values[seat] += _finds_value(state, colour) - _exposure(state, colour) + _energy_value(state, colour)
    for seat in range(int(state.hike.seats)):
        values[seat] += _race(state, seat, ways)
    return values


def _by_places(state: IceState) -> list[float]:
    """From -WIN to WIN; those who share places share their value (ICE-5.7)."""
    ranks = state.ranks()
    if not state.hike.play_on:
        winners = ranks.count(1)
        return [WIN * (2.0 / winners - 1.0) if rank == 1 else -WIN for rank in ranks]
    last = len(ranks) - 1
    return [WIN * (1.0 - 2.0 * (rank - 1 + (ranks.count(rank) - 1) / 2) / last) for rank in ranks]


def _race(state: IceState, seat: int, ways: dict[int, float]) -> float:
    """The own way against the others' ways."""
    own = [way for colour, way in ways.items() if state.hike.seat_of(colour) == seat]
    others = [way for colour, way in ways.items() if state.hike.seat_of(colour) != seat]
    value = 0.0
    if own:
        value -= 1.4 * min(own) + (0.2 * sum(own) if len(own) > 1 else 0.0)
    if others:
        value += min(others) + 0.4 * sum(others) / len(others)
    return value


def _way(state: IceState, colour: i64) -> float:
    """How far a puppet has to go; one that is being attacked counts as half or quite thrown back."""
    length = float(_LENGTHS[state.spot(colour)])
    if _LENGTHS[state.spot(colour)] >= FAR:
        length = FAR + 6.0
    attacked = state.phase == TORCHES or state.phase == RETREAT
    if attacked and state.spot(colour) == state.den(state.bear):
        loss = _loss(state, colour)
        return length + (0.5 * loss if state.phase == TORCHES else loss)
    return length


def _loss(state: IceState, colour: i64) -> float:
    """How much longer the way is from the best place to which a puppet could retreat."""
    best = _LENGTHS[state.hike.start]
    for owner in state.hike.order:
        for slot in range(i64(2)):
            if state.hike.is_partner(owner, colour) and is_refuge(state, colour, owner, slot):
                best = min(best, _LENGTHS[state.igloo(owner, slot)])
    return max(0.0, float(best - _LENGTHS[state.spot(colour)]))


def _finds_value(state: IceState, colour: i64) -> float:
    berries, torches, ropes = state.finds(colour, BERRY), state.finds(colour, TORCH), state.finds(colour, ROPE)
    return 1.5 * float(berries) + 1.2 * float(torches) + 1.0 * float(ropes)


def _exposure(state: IceState, colour: i64) -> float:
    """What bears nearby could cost, as long as there are tiles for which they may walk."""
    cell = state.spot(colour)
    if not state.stack or state.has_igloo(cell) or cell == state.hike.start:
        return 0.0
    weight = 0.0
    for bear in range(i64(MOST_BEARS)):
        den = state.den(bear)
        if den != OFF and not state.is_fish(den):
            apart = distance(den, cell)
            weight += 0.12 if apart <= 4 else 0.0
            weight += 0.18 if apart <= 3 else 0.0
    if state.finds(colour, TORCH):
        weight *= 0.3
    return weight * _loss(state, colour)


def _energy_value(state: IceState, colour: i64) -> float:
    """Energy that is left is worth a little, and much if it is enough to arrive."""
    if colour != state.colour or state.phase != ACT or state.asked != NOBODY:
        return 0.0
    if 0 < _LENGTHS[state.spot(colour)] <= state.energy:
        return 20.0
    return 0.3 * float(state.energy)
