"""How well each seat stands: a linear judgement for greedy bots and cut-off rollouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.state import OVER
from banchisa.engine.vec import vec
from banchisa.games.pinguinoe.chart import ways_to_hull
from banchisa.games.pinguinoe.race import RaceState
from banchisa.games.pinguinoe.sea import (
    ARK,
    CELLS,
    COLS,
    ESKIMO,
    HOLE,
    OBJECTS,
    SEA,
    SLED,
    is_firm,
)
from banchisa.games.pinguinoe.state import MOVING, NOBODY
from banchisa.games.pinguinoe.ways import flood_walks, reached

WIN: Final = 100.0
OBJECT_WORTH: Final = (1.0, 1.5, 1.5, 2.0, 1.5, 0.5)
NEAR_SEAL: Final = 5
FAR_SEAL: Final = 10


def evaluated(state: RaceState) -> list[float]:
    """A value for each seat, higher is better; a finished game is judged by its winner."""
    seats = int(state.sea.seats)
    if state.actor == OVER:
        if state.winner == NOBODY:
            return [-WIN / 2] * seats
        return [WIN if seat == state.winner else -WIN for seat in range(seats)]
    ways = ways_to_hull(state)
    left: list[float] = []
    risk: list[float] = []
    for seat in range(state.sea.seats):
        way = 0.5 * float(_way_left(state, ways, seat))
        left.append(way)
        risk.append(_at_risk(state, ways, seat, way))
    return [_seat_value(state, seat, left, risk) for seat in range(seats)]


def _seat_value(state: RaceState, seat: int, left: list[float], risk: list[float]) -> float:
    others = [way for other, way in enumerate(left) if other != seat]
    value = -left[seat] + 0.5 * min(others) + 0.3 * sum(others) / len(others) - risk[seat]
    for other in range(len(left)):
        if other != seat:
            value += 0.4 * risk[other] + (0.8 if state.stops >> other & 1 else 0.0)
    if state.stops >> seat & 1:
        value -= 2.3
    return value + _cards_worth(state, seat) + _ground_worth(state, seat)


def _way_left(state: RaceState, ways: vec[i64], seat: i64) -> i64:
    """Half steps to the hull; in its own move a penguin in water counts where it can still get out, or at home."""
    cell = state.spot(seat)
    if state.kind(cell) != SEA or state.is_floating(seat):
        return _best_reach(state, ways, seat, cell)
    return _best_reach(state, ways, seat, state.home(seat))


def _best_reach(state: RaceState, ways: vec[i64], seat: i64, otherwise: i64) -> i64:
    """The shortest way from the firm cells that a moving penguin can still reach, or from another cell."""
    best = ways[otherwise]
    if seat != state.turn or state.stage != MOVING or state.left == 0:
        return best
    start = state.spot(seat)
    flood_walks(state, start, state.left)
    top = max(start // COLS - state.left, 0)
    bottom = min(start // COLS + state.left, CELLS // COLS - 1)
    for cell in range(top * COLS, (bottom + 1) * COLS):
        if reached(cell) and ways[cell] < best and (is_firm(state.kind(cell)) or state.sea.is_hull(cell)):
            best = ways[cell]
    return best


def _at_risk(state: RaceState, ways: vec[i64], seat: i64, way: float) -> float:
    """What a penguin stands to lose by the seal and by the water."""
    gained = 0.5 * float(ways[state.home(seat)]) - way
    if gained <= 0.0:
        return 0.0
    risk = 0.0
    steps = _seal_steps(state, state.spot(seat))
    if steps <= NEAR_SEAL:
        risk += 0.25 * gained
    elif steps <= FAR_SEAL:
        risk += 0.08 * gained
    if state.is_floating(seat):
        risk += 1.0 + gained / 3.0
    return risk


def _seal_steps(state: RaceState, cell: i64) -> i64:
    """Steps of the seal to a cell as if there were no blocks."""
    seal = state.sea.hull_low if state.seal == ARK else state.seal
    down = seal // COLS - cell // COLS
    across = seal % COLS - cell % COLS
    return max(max(down, -down), max(across, -across))


def _cards_worth(state: RaceState, seat: int) -> float:
    value = 0.0
    if not state.is_hidden(seat):
        for kind in range(OBJECTS):
            value += OBJECT_WORTH[kind] * float(state.held(seat, kind))
    return value


def _ground_worth(state: RaceState, seat: int) -> float:
    """A search ahead, or the danger of a seal cell."""
    kind = state.kind(state.spot(seat))
    if kind == HOLE:
        return -0.5
    if (kind != ESKIMO and kind != SLED) or seat != state.turn or not state.moved or state.stage != MOVING:
        return 0.0
    if state.sea.awake and state.events + 1 >= state.sea.last_event:
        return -9.0
    return 1.5 if state.hand_size(seat) < 2 else 0.3
