"""How well each seat stands: a linear judgement for greedy bots and cut-off rollouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import OVER
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, BIT, CELLS, CROSSING, NEIGHBOUR, NOWHERE, RESCUER, ROUND
from banchisa.games.nanuuk.rules.homecoming import prey_of
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState

SEARCH_SETTINGS: Final = SearchSettings(eval_scale=5.0, exploration=0.8, expert_iterations=6000, expert_noise=0.1)
FAR: Final = 31  # steps to a space that cannot be walked to
WIN: Final = 100.0
BLOCKED: Final = 24.0  # so much that the introductory games need the same spread as the full one


def evaluate(state: FloeState) -> list[float]:
    """A value for each seat, higher is better; a finished game is judged by its places."""
    if state.actor == OVER:
        return _by_places(state)
    if isinstance(state, HuntState):
        return _against_others([_seat_value(state, seat) for seat in range(state.floe.seats)])
    if isinstance(state, BearState):
        return _bear_values(state)
    return _intro_values(state)


def _by_places(state: FloeState) -> list[float]:
    ranks = state.ranks()
    worst = max(max(ranks), 2)
    return [WIN * (1.0 - 2.0 * (rank - 1) / (worst - 1)) for rank in ranks]


def _against_others(values: list[float]) -> list[float]:
    """A seat's own value less half the mean of the others and a fifth of the best of them."""
    out: list[float] = []
    for seat, own in enumerate(values):
        others = [value for other, value in enumerate(values) if other != seat]
        out.append(own - 0.5 * sum(others) / len(others) - 0.2 * max(others))
    return out


# the full game


def _seat_value(state: HuntState, seat: int) -> float:
    value = 0.0
    for slot in range(state.floe.each):
        value += _hunter_value(state, seat * state.floe.each + slot)
    return value


def _hunter_value(state: HuntState, hunter: i64) -> float:
    cell = state.spot(hunter)
    if cell == NOWHERE:
        return 0.0
    steps = distances(state, cell)
    value = _sheet_value(state, hunter) + _pending_value(state, hunter)
    value += _home_value(state, hunter, cell, steps)
    if not state.homecoming:
        value += _prey_value(state, hunter, steps)
    reached = len([distance for distance in steps if distance < FAR])
    return value + 0.02 * reached


def _sheet_value(state: HuntState, hunter: i64) -> float:
    carried = state.things_of(hunter)
    value = 1.0 * float(state.animal_points(hunter, True)) + 1.05 * float(state.animal_points(hunter, False))
    value += 0.9 if carried & sheet.HARPOON else 0.0
    value += 0.8 if carried & sheet.KAYAK else 0.0
    value += 0.4 if carried & sheet.HUSKY else 0.0
    value += 0.4 if carried & sheet.SLED else 0.0
    value += 0.4 if carried & sheet.DOG_TEAM == sheet.DOG_TEAM else 0.0
    if carried & sheet.INUK and not carried & sheet.WHALE:
        value += 0.9
    return value


def _pending_value(state: HuntState, hunter: i64) -> float:
    """What the step about to be taken will bring, almost as if it were done."""
    if hunter != state.hunter:
        return 0.0
    if state.phase == phase.TAKE:
        if state.inuk & BIT[state.here]:
            return 0.85
        return 0.95 * float(_tile_value(state, state.here))
    if state.phase == phase.DELIVER:
        gifts: i64 = state.floe.gifts[state.animals_carried(hunter)]
        gained = gifts & ~state.things_of(hunter)
        value = 0.35 if gained & sheet.HARPOON else 0.0
        value += 0.35 if gained & sheet.HUSKY else 0.0
        value += 0.35 if gained & sheet.SLED else 0.0
        return value + (0.7 if gained & sheet.KAYAK else 0.0)
    if state.phase == phase.EXTRA:
        return 0.1
    return 0.0


def _tile_value(state: HuntState, cell: i64) -> i64:
    """The points of the animal on a space."""
    value: i64 = 0
    if state.fish & BIT[cell]:
        value = state.floe.values[0]
    elif state.seal & BIT[cell]:
        value = state.floe.values[1]
    elif state.walrus & BIT[cell]:
        value = state.floe.values[2]
    elif state.whale & BIT[cell]:
        value = state.floe.values[3]
    return value


def _home_value(state: HuntState, hunter: i64, cell: i64, steps: list[int]) -> float:
    if state.floe.is_igloo(cell):
        return 2.0 if state.homecoming else 1.1
    nearest = FAR
    for igloo in range(i64(CELLS)):
        if state.floe.is_igloo(igloo):
            nearest = min(nearest, steps[igloo])
    if nearest < FAR:
        return 0.8 - 0.05 * nearest
    return -0.3 if state.carries(hunter, sheet.KAYAK) else -1.5


def _prey_value(state: HuntState, hunter: i64, steps: list[int]) -> float:
    """Every animal and Inuk that can be walked to, less the farther it is and the less it can be taken now."""
    value = 0.0
    carried = state.things_of(hunter)
    ready = prey_of(state, carried)
    for cell in range(i64(CELLS)):
        if steps[cell] < FAR:
            points = _tile_value(state, cell)
            if points:
                value += 0.6 * float(points) * 0.6 ** steps[cell] * (1.0 if ready & BIT[cell] else 0.35)
            elif state.inuk & BIT[cell] and not carried & sheet.INUK:
                value += 0.5 * 0.7 ** steps[cell]
    return value


def distances(state: FloeState, start: i64) -> list[int]:
    """The distance of each space on foot; pieces do not stand in the way."""
    steps = [FAR] * CELLS
    steps[start] = 0
    queue = [int(start)]
    k = 0
    while k < len(queue):
        cell: i64 = queue[k]
        k += 1
        for near in range(ROUND[cell], ROUND[cell + 1]):
            other = NEIGHBOUR[near]
            if steps[other] == FAR and not state.is_closed(CROSSING[near]):
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps


# the introductory family


def danger(state: FloeState, piece: i64) -> float:
    """How close a piece is to being blocked: few ways out and little room."""
    cell = state.spot(piece)
    if cell == NOWHERE:
        return 0.0
    moves = 0
    for k in range(ROUND[cell], ROUND[cell + 1]):
        if not state.occupied & BIT[NEIGHBOUR[k]] and not state.is_closed(CROSSING[k]):
            moves += 1
    room = len([distance for distance in distances(state, cell) if distance < FAR])
    return BLOCKED / (moves + 0.2 * room + 0.3)


def _intro_values(state: FloeState) -> list[float]:
    seats = int(state.floe.seats)
    values: list[float] = []
    for seat in range(seats):
        own: i64 = seat * state.floe.each
        value = -danger(state, own)
        if state.floe.each == 2 and state.floe.mode != RESCUER:
            value -= danger(state, own + 1)
        values.append(value)
    options = state.floe.options
    if options["mode"] == "cooperation":
        return [
            -values[seat] - values[(seat + 2) % 4] + values[(seat + 1) % 4] + values[(seat + 3) % 4]
            for seat in range(seats)
        ]
    if options["mode"] == "neighbour":
        side = 1 if state.floe.left_wins else seats - 1
        return [_neighbour_value(values, seat, (seat + side) % seats) for seat in range(seats)]
    return _against_others(values)


def _neighbour_value(values: list[float], seat: int, target: int) -> float:
    """Good when the target is in danger and nobody else's target is."""
    value = 0.0
    for other, safety in enumerate(values):
        value += -safety if other == target else 0.5 * safety
    return value


def _bear_values(state: BearState) -> list[float]:
    if state.floe.mode != BEAR_HUNT:
        return _shared_bear_values(state)
    inuit = 0.0
    for k in range(i64(3)):
        inuit += danger(state, FIRST_INUK + k)
    balance = inuit - danger(state, 0)
    return [balance if seat == state.floe.bear_seat else -balance for seat in range(int(state.floe.seats))]


def _shared_bear_values(state: BearState) -> list[float]:
    """Everybody's own Inuk may be blocked; blocked bears are the trouble of the seat that has to move one next."""
    values = [-danger(state, FIRST_INUK + seat) for seat in range(int(state.floe.seats))]
    mover = _next_bear_mover(state)
    for bear in range(state.floe.bears):
        values[mover] -= danger(state, bear) / float(state.floe.bears)
    return _against_others(values)


def _next_bear_mover(state: BearState) -> int:
    """The seat that has to move a bear next: the one to act, unless it has moved one in this turn (NAN-4.45)."""
    if state.phase == phase.PLACE:
        return 0
    return int(state.actor if state.phase == phase.BEAR_WALK else 1 - state.actor)
