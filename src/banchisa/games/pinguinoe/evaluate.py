"""How well each seat stands: chances to win from the ways that are left, what the seal threatens, and the hands."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from banchisa.engine.evaluation import ReasonSettings, TermsByName, add_term
from banchisa.engine.grids import float_table
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import OVER
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import ARK, COLS, INUK, LIFEBELT, OBJECTS, SEA, SLED
from banchisa.games.pinguinoe.rules.chart import FAR, FIRM, GOAL, Chart, Desk, chart_of, give_back, take_desk
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.state import NOBODY

# the evaluation is a logarithm of odds already
SEARCH_SETTINGS: Final = SearchSettings(eval_scale=1.0, exploration=0.8, expert_iterations=6000)
REASON_SETTINGS: Final = ReasonSettings(
    {
        "way": "all", "waiting": "", "stop": "keeps costs prevents", "afloat": "own", "seal": "all",
        "promise": "keeps", "hand": "brings keeps costs prevents",
    },
    least=0.1,
)  # fmt: skip

WIN: Final = 100.0
LEAST: Final = 1e-9  # a chance below which differences do not count
OFFSET: Final = 3.95  # steps added to a way, so that the last ones do not count for everything
POWER: Final = 2.64  # the worth of a way falls with this power of its length
BOARDED: Final = 1.0  # worth of a hull within reach of this move, against about 0.03 of a cell beside it
WAITING: Final = 4  # quarter steps lost by everybody whose roll is not next
MISSING: Final = 8  # the same for a turn that will be missed
NEAR_SEAL: Final = 5  # steps of one roll
MIDDLE_SEAL: Final = 8
FAR_SEAL: Final = 11
NEAR_RISK: Final = 0.45  # how far a penguin so near to the seal counts as sent home
MIDDLE_RISK: Final = 0.22
FAR_RISK: Final = 0.06
AFLOAT_RISK: Final = 0.55  # the same for one that rests in water
TURNING_RISK: Final = 0.4  # the same for a swimmer that hopes for the card being turned
UNENDED: Final = 0.99  # a turn that goes on is worth a little less, so that ways are not cut up for nothing
SEARCH_WORTH: Final = 1.1  # factor of a search
LAST_SEARCH_WORTH: Final = 0.75  # the same where the next event ends the game
ANY_OBJECT: Final = 0.45  # worth of an object that is not known, in logarithms of odds


_WORTH: Final = float_table([float((way / 4.0 + OFFSET) ** -POWER) for way in range(2 * FAR)])  # by quarter steps
_OBJECTS: Final = float_table([0.1, 0.65, 0.5, 0.4, 0.45, 0.3])  # by kind, in logarithms of odds


def evaluate(state: RaceState) -> list[float]:
    """The logarithm of each seat's chance to win; a finished game is judged by its winner."""
    seats = int(state.sea.seats)
    if state.actor == OVER:
        if state.winner == NOBODY:
            return [-WIN / 2] * seats
        return [WIN if seat == state.winner else -WIN for seat in range(seats)]
    chart = chart_of(state)
    worths: list[float] = []
    total = 0.0
    for seat in range(state.sea.seats):
        worth = _penguin_worth(state, chart, seat) * exp(_hand_worth(state, seat))
        worths.append(worth)
        total += worth
    return [log(max(worth / total, LEAST)) for worth in worths]


def _penguin_worth(state: RaceState, chart: Chart, seat: i64) -> float:
    cell = state.spot(seat)
    if seat == state.turn and state.stage == phase.MOVE:
        worth = _moving_worth(state, chart, seat)
        return worth if state.phase == phase.REVEAL else UNENDED * worth
    if state.stage != phase.SEAL:
        return _cell_worth(state, chart, seat, cell)
    is_fresh = state.left == state.sea.seal_steps
    if seat == state.turn:
        worth = _safe_worth(state, chart, seat, cell) if is_fresh else _cell_worth(state, chart, seat, cell)
        return worth if state.phase == phase.REVEAL else UNENDED * worth
    if is_fresh and _seal_steps(state, cell) <= state.left:
        return _home_worth(state, chart, seat)  # as good as caught
    return _cell_worth(state, chart, seat, cell)


def _cell_worth(state: RaceState, chart: Chart, seat: i64, cell: i64) -> float:
    """What it is worth to stand on a cell with the seal where it is."""
    worth = _safe_worth(state, chart, seat, cell)
    risk = _seal_risk(state, cell)
    return worth if risk == 0.0 else worth - risk * (worth - _home_worth(state, chart, seat))


def _seal_risk(state: RaceState, cell: i64) -> float:
    """How far a penguin on a cell counts as sent home by the seal."""
    steps = _seal_steps(state, cell)
    if steps > FAR_SEAL:
        return 0.0
    return NEAR_RISK if steps <= NEAR_SEAL else MIDDLE_RISK if steps <= MIDDLE_SEAL else FAR_RISK


def _safe_worth(state: RaceState, chart: Chart, seat: i64, cell: i64) -> float:
    """What it is worth to stand on a cell if the seal is far."""
    worth = _WORTH[chart.ease(cell) + _cost_of_waiting(state, seat) + _cost_of_missing(state, seat)]
    if state.is_floating(seat):
        worth -= AFLOAT_RISK * (worth - _home_worth(state, chart, seat))
    return worth


def _cost_of_waiting(state: RaceState, seat: i64) -> i64:
    return i64(0) if seat == _next_seat(state) else i64(WAITING)


def _cost_of_missing(state: RaceState, seat: i64) -> i64:
    return i64(MISSING) if state.stops >> seat & 1 else i64(0)


def _next_seat(state: RaceState) -> i64:
    """Whose roll is next."""
    return state.turn if state.stage == phase.ROLL else state.left_of(state.turn)


def _home_worth(state: RaceState, chart: Chart, seat: i64) -> float:
    return _WORTH[chart.ease(state.home(seat)) + WAITING]


def _moving_worth(state: RaceState, chart: Chart, seat: i64) -> float:
    """The best firm cell that a moving penguin can still reach; one in water comes home otherwise."""
    start = state.spot(seat)
    is_wet = state.kind(start) == SEA
    best = _home_worth(state, chart, seat)
    if is_wet and not state.floated and state.holds(seat, LIFEBELT):
        best += (1.0 - AFLOAT_RISK) * max(_cell_worth(state, chart, seat, start) - best, 0.0)
    desk = take_desk()
    reached = _reached_worth(state, chart, seat, desk, best)
    give_back(desk)
    if is_wet and state.phase == phase.REVEAL and reached < BOARDED:
        reached -= TURNING_RISK * (reached - best)
    return reached


def _reached_worth(state: RaceState, chart: Chart, seat: i64, desk: Desk, otherwise: float) -> float:
    """The best firm cell in reach of a penguin, or what it is worth otherwise if that is more."""
    best = otherwise
    count = chart.walk(desk, state.spot(seat), state.seal, state.left)
    is_wet = state.kind(state.spot(seat)) == SEA
    for k in range(count):
        cell = desk.reached[k]
        if chart.ground[cell] == GOAL:
            return BOARDED
        if chart.ground[cell] == FIRM and (k > 0 or not is_wet):
            worth = _cell_worth(state, chart, seat, cell)
            if k > 0 or state.moved:
                worth *= _search_worth(state, state.kind(cell))
            best = max(best, worth)
    return best


def _search_worth(state: RaceState, kind: i64) -> float:
    """What a search at the end of the turn adds, as a factor."""
    if kind != INUK and kind != SLED:
        return 1.0
    is_last = state.sea.awake and state.events + 1 >= state.sea.last_event
    return LAST_SEARCH_WORTH if is_last else SEARCH_WORTH


def _seal_steps(state: RaceState, cell: i64) -> i64:
    """Steps of the seal to a cell as if there were no blocks."""
    seal = state.sea.hull_low if state.seal == ARK else state.seal
    down = seal // COLS - cell // COLS
    across = seal % COLS - cell % COLS
    return max(max(down, -down), max(across, -across))


def _hand_worth(state: RaceState, seat: i64) -> float:
    if state.is_hidden(seat):
        return ANY_OBJECT * float(state.hand_size(seat))
    value = 0.0
    for kind in range(i64(OBJECTS)):
        value += _OBJECTS[kind] * float(state.count_held(seat, kind))
    return value


# terms by name


def name_terms(state: RaceState, seat: int, terms: TermsByName) -> None:
    """Add the terms of the logarithm of what a seat's penguin and hand are worth."""
    chart = chart_of(state)
    cell = state.spot(seat)
    ease = chart.ease(cell)
    waiting = ease + _cost_of_waiting(state, seat)
    late = _WORTH[waiting + _cost_of_missing(state, seat)]
    safe, worth = _safe_worth(state, chart, seat, cell), _cell_worth(state, chart, seat, cell)
    add_term(terms, "way", log(_WORTH[ease]), -float(state.sea.ark_distance[cell]))
    add_term(terms, "waiting", log(_WORTH[waiting] / _WORTH[ease]))
    add_term(terms, "stop", log(late / _WORTH[waiting]))
    add_term(terms, "afloat", log(safe / late), -1.0 if state.is_floating(seat) else 0.0)
    add_term(terms, "seal", log(worth / safe), -1.0 if _seal_risk(state, cell) >= MIDDLE_RISK else 0.0)
    add_term(terms, "promise", log(_penguin_worth(state, chart, seat) / worth))
    add_term(terms, "hand", _hand_worth(state, seat), float(state.hand_size(seat)))
