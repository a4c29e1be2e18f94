"""How well each seat stands: a linear judgement for greedy bots and cut-off rollouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.evaluation import ReasonSettings, TermsByName, add_term
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import OVER
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, BIT, CELLS, CROSSING, NEIGHBOUR, NOWHERE, RESCUER, ROUND
from banchisa.games.nanuuk.rules.homecoming import prey_of
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState

SEARCH_SETTINGS: Final = SearchSettings(eval_scale=5.0, exploration=0.8, expert_iterations=6000, expert_noise=0.1)
REASON_SETTINGS: Final = ReasonSettings(
    {
        "points": "brings", "harpoon": "own", "kayak": "own", "husky": "own", "sled": "own",
        "dog_team": "brings", "inuk": "brings", "pending": "", "igloo": "brings keeps", "cut_off": "all",
        "underfoot": "", "prey": "brings keeps costs prevents", "room": "keeps costs prevents",
        "ways": "all", "hemmed": "all", "bears": "keeps prevents risks",
    },
    least=0.25,
    has_points=True,
)  # fmt: skip
FAR: Final = 31  # steps to a space that cannot be walked to
WIN: Final = 100.0
HARPOON_WORTH: Final = 0.9
KAYAK_WORTH: Final = 0.8
HUSKY_WORTH: Final = 0.4
SLED_WORTH: Final = 0.4
DOG_TEAM_WORTH: Final = 0.4  # husky and sled together, besides what each is worth
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
    nearest = _nearest_igloo(state, steps)
    value += _home_value(state, nearest) if nearest < FAR else _lost_value(state, hunter)
    if not state.homecoming:
        value += _underfoot_value(state, hunter, cell) + _prey_value(state, hunter, steps)
    return value + _room_value(_count_reached(steps))


def _sheet_value(state: HuntState, hunter: i64) -> float:
    carried = state.things_of(hunter)
    value = _points_value(state, hunter) + _inuk_value(carried)
    value += _value_if(carried, sheet.HARPOON, HARPOON_WORTH) + _value_if(carried, sheet.KAYAK, KAYAK_WORTH)
    value += _value_if(carried, sheet.HUSKY, HUSKY_WORTH) + _value_if(carried, sheet.SLED, SLED_WORTH)
    return value + _value_if(carried, sheet.DOG_TEAM, DOG_TEAM_WORTH)


def _points_value(state: HuntState, hunter: i64) -> float:
    return 1.0 * float(state.animal_points(hunter, True)) + 1.05 * float(state.animal_points(hunter, False))


def _value_if(carried: i64, things: i64, worth: float) -> float:
    """What it is worth to carry these things, all of them."""
    return worth if carried & things == things else 0.0


def _inuk_value(carried: i64) -> float:
    """An Inuk helps with a whale, until there is one."""
    return 0.9 if carried & sheet.WHALE_AND_INUK == sheet.INUK else 0.0


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


def _nearest_igloo(state: HuntState, steps: list[int]) -> int:
    """How far the nearest igloo is on foot."""
    nearest = FAR
    for igloo in range(i64(CELLS)):
        if state.floe.is_igloo(igloo):
            nearest = min(nearest, steps[igloo])
    return nearest


def _home_value(state: HuntState, nearest: int) -> float:
    if nearest == 0:
        return 2.0 if state.homecoming else 1.1
    return 0.8 - 0.05 * nearest


def _lost_value(state: HuntState, hunter: i64) -> float:
    """The value of a hunter that cannot walk to any igloo."""
    return -0.3 if state.carries(hunter, sheet.KAYAK) else -1.5


def _count_reached(steps: list[int]) -> int:
    return len([distance for distance in steps if distance < FAR])


def _room_value(reached: int) -> float:
    return 0.02 * reached


def _underfoot_value(state: HuntState, hunter: i64, cell: i64) -> float:
    """What lies on the space of a hunter, if it can still be taken."""
    points = _tile_value(state, cell)
    carried = state.things_of(hunter)
    if points:
        return 0.6 * float(points) * (1.0 if prey_of(state, carried) & BIT[cell] else 0.35)
    return 0.5 if state.inuk & BIT[cell] and not carried & sheet.INUK else 0.0


def _prey_value(state: HuntState, hunter: i64, steps: list[int]) -> float:
    """Every animal and Inuk that can be walked to, less the farther it is and the less it can be taken now."""
    value = 0.0
    carried = state.things_of(hunter)
    ready = prey_of(state, carried)
    for cell in range(i64(CELLS)):
        if 0 < steps[cell] < FAR:
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
    return BLOCKED / (_count_ways(state, cell) + 0.2 * _count_reached(distances(state, cell)) + 0.3)


def _count_ways(state: FloeState, cell: i64) -> int:
    """The neighbours to which a piece can walk."""
    ways = 0
    for k in range(ROUND[cell], ROUND[cell + 1]):
        if not state.occupied & BIT[NEIGHBOUR[k]] and not state.is_closed(CROSSING[k]):
            ways += 1
    return ways


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
        return [_neighbour_value(values, (seat + side) % seats) for seat in range(seats)]
    return _against_others(values)


def _neighbour_value(values: list[float], target: int) -> float:
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


# terms by name


def name_terms(state: FloeState, seat: int, terms: TermsByName) -> None:
    """Add the terms of a seat's own part, before it is compared with those of others."""
    if isinstance(state, HuntState):
        for slot in range(int(state.floe.each)):
            _name_hunter(state, seat * state.floe.each + slot, terms)
    elif isinstance(state, BearState) and state.floe.mode != BEAR_HUNT:
        _name_danger(state, [FIRST_INUK + seat], "ways", terms)
        if seat == _next_bear_mover(state):
            for bear in range(int(state.floe.bears)):
                add_term(terms, "bears", -danger(state, bear) / float(state.floe.bears))
        else:
            add_term(terms, "bears", 0.0)
    else:
        _name_danger(state, _watched_pieces(state, seat), "hemmed" if _is_hunter(state) else "ways", terms)


def _name_hunter(state: HuntState, hunter: i64, terms: TermsByName) -> None:
    cell = state.spot(hunter)
    if cell == NOWHERE:
        return
    carried = state.things_of(hunter)
    steps = distances(state, cell)
    points = float(state.animal_points(hunter, True) + state.animal_points(hunter, False))
    add_term(terms, "points", _points_value(state, hunter), points)
    add_term(terms, "harpoon", _value_if(carried, sheet.HARPOON, HARPOON_WORTH))
    add_term(terms, "kayak", _value_if(carried, sheet.KAYAK, KAYAK_WORTH))
    add_term(terms, "husky", _value_if(carried, sheet.HUSKY, HUSKY_WORTH))
    add_term(terms, "sled", _value_if(carried, sheet.SLED, SLED_WORTH))
    add_term(terms, "dog_team", _value_if(carried, sheet.DOG_TEAM, DOG_TEAM_WORTH))
    add_term(terms, "inuk", _inuk_value(carried))
    add_term(terms, "pending", _pending_value(state, hunter))
    nearest = _nearest_igloo(state, steps)
    add_term(terms, "igloo", _home_value(state, nearest) if nearest < FAR else 0.0, 1.0 if nearest == 0 else 0.0)
    add_term(terms, "cut_off", 0.0 if nearest < FAR else _lost_value(state, hunter))
    add_term(terms, "underfoot", 0.0 if state.homecoming else _underfoot_value(state, hunter, cell))
    add_term(terms, "prey", 0.0 if state.homecoming else _prey_value(state, hunter, steps))
    reached = _count_reached(steps)
    add_term(terms, "room", _room_value(reached), float(reached))


def _is_hunter(state: FloeState) -> bool:
    """Whether a seat wins by what is blocked and not by staying free."""
    return isinstance(state, BearState) or state.floe.options["mode"] in ("cooperation", "neighbour")


def _watched_pieces(state: FloeState, seat: int) -> list[int]:
    """The pieces whose danger is a seat's own part: its own, its target's, or those of the other side."""
    seats = int(state.floe.seats)
    if isinstance(state, BearState):
        return [FIRST_INUK, FIRST_INUK + 1, FIRST_INUK + 2] if seat == state.floe.bear_seat else [0]
    if state.floe.options["mode"] == "neighbour":
        seat = (seat + (1 if state.floe.left_wins else seats - 1)) % seats
    first = seat * int(state.floe.each)
    return [first, first + 1] if state.floe.each == 2 and state.floe.mode != RESCUER else [first]


def _name_danger(state: FloeState, pieces: list[int], name: str, terms: TermsByName) -> None:
    """The danger of some pieces, with the ways out that they have; a good thing for whoever hems them in."""
    for piece in pieces:
        risk = danger(state, piece)
        ways = _count_ways(state, state.spot(piece)) if state.spot(piece) != NOWHERE else 0
        add_term(terms, name, risk if name == "hemmed" else -risk, -float(ways) if name == "hemmed" else float(ways))
