"""How well each seat stands: what is hunted, what islands would bring, and what is in reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.state import OVER
from banchisa.games.iglu.acting import reach
from banchisa.games.iglu.field import BIT, land
from banchisa.games.iglu.islands import hunted_points, island_points
from banchisa.games.iglu.state import KEPT_KINDS, IceState

_LAST_TURN: Final = 42.0  # by then islands count in full
_KEPT: Final = (2.0, 0.8, 1.5, 2.2, 2.8, 1.5, 1.8)  # what a kept tile is worth, by kind; the last is an unknown one
_BEST: Final = 0.6  # how much the best rival counts against one
_MEAN: Final = 0.4


def evaluated(state: IceState) -> list[float]:
    """Own standing less that of the others."""
    seats = int(state.field.seats)
    standing = [_standing(state, seat) for seat in range(seats)]
    found: list[float] = []
    for seat in range(seats):
        others = [standing[other] for other in range(seats) if other != seat]
        found.append(standing[seat] - _BEST * max(others) - _MEAN * sum(others) / len(others))
    return found


def _standing(state: IceState, seat: i64) -> float:
    if state.actor == OVER:
        return float(hunted_points(state, seat) + island_points(state, seat))
    late = min(1.0, float(state.turns) / _LAST_TURN)
    late *= late
    total = float(hunted_points(state, seat)) + late * float(island_points(state, seat))
    total += _kept(state, seat) * (1.0 - 0.6 * late)
    total += _camp(state, seat, late)
    total += 0.5 * float(2 - state.igloos_left(seat))
    if seat == state.active:
        total += 0.12 * float(state.ap)
    return total


def _kept(state: IceState, seat: i64) -> float:
    total = 0.0
    for kind in range(KEPT_KINDS + 1):
        total += _KEPT[kind] * float(state.kept_of(seat, kind))
    return total


def _camp(state: IceState, seat: i64, late: float) -> float:
    """Where the Inuit stand: not on land, late on glaciers, always near prey."""
    total = 0.0
    folk = state.folk(seat)
    for _ in range(state.field.inuit):
        cell = folk & 255
        folk >>= 8
        if cell > 63:
            continue
        spot = BIT[cell]
        if spot & land():
            total -= 1.5
        elif spot & state.glaciers:
            total += 0.6 * late
        prey = _prey(state, spot)
        total += 0.45 * float(prey) if prey else -0.08 * float(_far(state, spot))
    return total


def _prey(state: IceState, spot: i64) -> i64:
    """The best animal that an Inuk on this space could hunt."""
    beside = reach(spot) & ~state.ice
    value: i64 = 3
    while value > 0:
        animals = state.at_least_one(value)
        if animals & beside or animals & spot:
            return value
        value -= 1
    return 0


def _far(state: IceState, spot: i64) -> i64:
    """How many spaces away the nearest fish or fox is."""
    animals = state.animals()
    if not animals:
        return 8
    steps: i64 = 1
    near = reach(spot)
    while not near & animals and steps < 8:
        near |= reach(near)
        steps += 1
    return steps
