"""How well each seat stands: ten times the logarithm of its chance to win.

Each puppet has a strength, a negative power of its way to the finish in energy; bears, finds and the order of turns
make the way longer or shorter. A seat's chance is the share of its puppets in the strength of all.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.evaluation import ReasonSettings, TermsByName, add_term
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import OVER
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.bears import walks
from banchisa.games.icehike.rules.board import ALL_COLOURS, BERRY, FLAG, HIGH, LOW, MOST_BEARS, OFF, ROPE, TORCH, within
from banchisa.games.icehike.rules.lengths import FAR, Lengths, foreign
from banchisa.games.icehike.rules.refuges import is_refuge
from banchisa.games.icehike.rules.roads import spread_roads
from banchisa.games.icehike.rules.state import MIXED, TrailState

WIN: Final = 100.0
_SCALE: Final = 10.0  # of values
SEARCH_SETTINGS: Final = SearchSettings(eval_scale=_SCALE, expert_iterations=3000, level_noise=0.6)
REASON_SETTINGS: Final = ReasonSettings(
    {
        "way": "all", "no_way": "all", "arriving": "brings", "attack": "keeps costs prevents risks",
        "turns": "", "energy": "keeps", "berry": "own", "rope": "own", "torch": "own",
        "igloos": "brings", "bears": "all",
    },
    least=0.35,
)  # fmt: skip

_POWER: Final = 3.3  # by which strength falls with the way
_LATE_POWER: Final = 4.5  # the same when no tile is left that could lengthen it
_BASE: Final = 1.4  # added to every way
_ARRIVING: Final = -1.2  # the way of a puppet with enough energy to arrive
_NO_WAY: Final = 46.0
_ENERGY: Final = 0.5  # what energy takes off the way in this turn
_TURN: Final = 0.15  # what every turn adds to the way that others have before
_IN_REACH: Final = 0.3  # the share of a retreat that a bear nearby adds
_FENDED: Final = 0.1  # the same for whoever has a torch
_EXPOSED: Final = 0.055  # the share of a retreat that bears add in general
_BERRY: Final = 1.2  # what finds take off the way
_TORCH: Final = 1.0
_ROPE: Final = 0.4
_IGLOO: Final = 0.3  # and igloos, as long as there are bears to flee from


@final
class _Ways:
    """By colour: the length of the way, and by how much it grows when a bear attacks."""

    def __init__(self) -> None:
        self.lengths = Lengths()
        self.way: vec[i64] = vec[i64]([0] * ALL_COLOURS)
        self.loss: vec[i64] = vec[i64]([0] * ALL_COLOURS)

    def measure(self, state: TrailState) -> None:
        """Measure the ways of all puppets, those with the same hindrances at once."""
        self.lengths.survey(state)
        left: i64 = 0
        for colour in range(i64(ALL_COLOURS)):
            if state.spot(colour) != OFF:
                left |= FLAG[colour]
        for colour in range(i64(ALL_COLOURS)):
            if left & FLAG[colour]:
                left &= ~self._measure_alike(state, colour, left)

    def _measure_alike(self, state: TrailState, colour: i64, left: i64) -> i64:
        """Measure the way of a puppet and of others for whom the same is in the way; the set of them."""
        lengths = self.lengths
        low, high = foreign(state, colour)
        pays = state.finds_of(colour) > 0
        alike: i64 = 0
        goal_low: i64 = LOW[state.hike.start]
        goal_high: i64 = HIGH[state.hike.start]
        for other in range(colour, i64(ALL_COLOURS)):
            if left & FLAG[other] and _is_alike(state, colour, other):
                alike |= FLAG[other]
                goal_low |= LOW[state.spot(other)]
                goal_high |= HIGH[state.spot(other)]
        lengths.measure(state, low, high, pays, goal_low, goal_high)
        for other in range(colour, i64(ALL_COLOURS)):
            if alike & FLAG[other]:
                self.way[other] = lengths.length_from(state.spot(other))
                self.loss[other] = max(i64(0), _length_from_refuge(state, lengths, other) - self.way[other])
        return alike


_IDLE: Final[list[_Ways]] = []  # a call takes one out for itself, so that no two threads share one


def _take_ways(state: TrailState) -> _Ways:
    """The ways of a position; they are to be given back."""
    try:
        ways = _IDLE.pop()
    except IndexError:
        ways = _Ways()
    ways.measure(state)
    return ways


def _is_alike(state: TrailState, colour: i64, other: i64) -> bool:
    """Whether the same igloos are in the way of two puppets, and both pay or neither does."""
    if not state.igloo_low | state.igloo_high:
        return True
    return state.hike.is_partner(colour, other) and (state.finds_of(colour) > 0) == (state.finds_of(other) > 0)


def _length_from_refuge(state: TrailState, lengths: Lengths, colour: i64) -> i64:
    """The length of the way from the best place to which a puppet could retreat."""
    best = lengths.length_from(state.hike.start)
    if state.igloo_low | state.igloo_high:
        for owner in range(i64(ALL_COLOURS)):
            if state.hike.is_partner(owner, colour):
                for slot in range(i64(2)):
                    if is_refuge(state, colour, owner, slot):
                        best = min(best, lengths.length_from(state.igloo(owner, slot)))
    return best


def evaluate(state: TrailState) -> list[float]:
    """A value for each seat, higher is better; a finished game is judged by its places."""
    if state.actor == OVER:
        return _by_places(state)
    ways = _take_ways(state)
    low, high = _in_reach(state)
    power = _POWER if state.stack else _LATE_POWER
    strengths = [0.0] * int(state.hike.seats)
    total = 0.0
    colour = state.colour
    for turns in range(state.hike.colours):
        if state.spot(colour) != OFF:
            way = _effective(state, ways, colour, turns, within(low, high, state.spot(colour)))
            strength = exp(-power * log(way + _BASE))
            strengths[state.hike.seat_of(colour)] += strength
            total += strength
        colour = state.hike.next_colour(colour)
    _IDLE.append(ways)
    return [
        _SCALE * log(strength / total) if strength > 0.0 else WIN - float(state.place_of(seat))
        for seat, strength in enumerate(strengths)
    ]


def _by_places(state: TrailState) -> list[float]:
    """From -WIN to WIN; seats that share a place share its value (ICE-5.7)."""
    ranks = state.ranks()
    if not state.hike.play_on:
        winners = ranks.count(1)
        best = WIN if winners == 1 else -_SCALE * log(float(winners))
        return [best if rank == 1 else -WIN for rank in ranks]
    last = len(ranks) - 1
    return [WIN * (1.0 - 2.0 * (rank - 1 + (ranks.count(rank) - 1) / 2) / last) for rank in ranks]


def _effective(state: TrailState, ways: _Ways, colour: i64, turns: i64, in_reach: bool) -> float:
    """The way of a puppet with everything that makes it longer or shorter."""
    if ways.way[colour] >= FAR:
        return _NO_WAY
    if turns == 0 and _arrives(state, ways, colour):
        return _ARRIVING
    way = float(ways.way[colour]) + _attack_loss(state, ways, colour) + _TURN * float(turns)
    if turns == 0:
        way -= _ENERGY * float(_energy(state))
    way -= _BERRY * float(state.finds(colour, BERRY)) + _ROPE * float(state.finds(colour, ROPE))
    if state.stack:
        way -= _TORCH * float(state.finds(colour, TORCH)) + _IGLOO * float(state.igloos_built(colour))
        way += _bear_loss(state, ways, colour, in_reach)
    return max(way, 0.0)


def _arrives(state: TrailState, ways: _Ways, colour: i64) -> bool:
    """Whether the active puppet has enough energy to arrive."""
    energy = _energy(state) + state.finds(colour, BERRY) * state.hike.berry_energy
    return ways.way[colour] <= energy and state.phase <= phase.ACT


def _bear_loss(state: TrailState, ways: _Ways, colour: i64, in_reach: bool) -> float:
    """What the bears that may come add to a way."""
    share = _EXPOSED if not in_reach else _FENDED if state.finds(colour, TORCH) else _IN_REACH
    return share * float(ways.loss[colour])


def _energy(state: TrailState) -> i64:
    """What the active puppet may still spend in this turn, berries apart."""
    if state.phase == phase.DRAW_TILE or state.phase == phase.DRAW_CUBE or state.phase == phase.PLACE:
        return state.hike.puppet_energy
    return state.energy if state.phase == phase.ACT and state.mode != MIXED else i64(0)


def _attack_loss(state: TrailState, ways: _Ways, colour: i64) -> float:
    """A puppet that is being attacked counts as half or quite thrown back."""
    if (state.phase != phase.TORCH and state.phase != phase.RETREAT) or state.spot(colour) != state.den(state.bear):
        return 0.0
    return (0.5 if state.phase == phase.TORCH else 1.0) * float(ways.loss[colour])


def _in_reach(state: TrailState) -> tuple[i64, i64]:
    """The cells to which a bear could walk in one turn, roughly; none when there is no tile for which it might."""
    low: i64 = 0
    high: i64 = 0
    if not state.stack:
        return low, high
    for bear in range(i64(MOST_BEARS)):
        if walks(state, bear):
            low |= LOW[state.den(bear)]
            high |= HIGH[state.den(bear)]
    left = state.hike.bear_energy if low | high else i64(0)
    up_low: i64 = 0  # where bears are that have climbed with the energy before
    up_high: i64 = 0
    shut_low = state.igloo_low | LOW[state.hike.start] | LOW[state.hike.finish]
    shut_high = state.igloo_high | HIGH[state.hike.start] | HIGH[state.hike.finish]
    while left > 0:
        next_low, next_high, climb_low, climb_high = _bear_steps(state, low, high)
        low |= (next_low | up_low) & ~shut_low
        high |= (next_high | up_high) & ~shut_high
        up_low = climb_low
        up_high = climb_high
        left -= 1
    return low, high


def _bear_steps(state: TrailState, low: i64, high: i64) -> tuple[i64, i64, i64, i64]:
    """Where steps on the level and down lead from a mask, and where steps up do."""
    one_low, one_high = spread_roads(state, low & ~state.raised_low, high & ~state.raised_high)
    two_low, two_high = spread_roads(
        state, low & state.raised_low & ~state.peak_low, high & state.raised_high & ~state.peak_high
    )
    three_low, three_high = spread_roads(state, low & state.peak_low, high & state.peak_high)
    next_low = one_low & ~state.raised_low | two_low & ~state.peak_low | three_low
    next_high = one_high & ~state.raised_high | two_high & ~state.peak_high | three_high
    climb_low = one_low & state.raised_low | two_low & state.peak_low
    climb_high = one_high & state.raised_high | two_high & state.peak_high
    return next_low, next_high, climb_low, climb_high


# terms by name


def name_terms(state: TrailState, seat: int, terms: TermsByName) -> None:
    """Add what makes the ways of a seat's puppets longer or shorter, in energy."""
    ways = _take_ways(state)
    for colour in state.hike.order:
        if state.hike.seat_of(colour) == seat and state.spot(colour) != OFF:
            _name_way(state, ways, colour, terms)
    _IDLE.append(ways)


def _name_way(state: TrailState, ways: _Ways, colour: i64, terms: TermsByName) -> None:
    """The terms of one way; one that does not exist or is as good as gone has no parts."""
    turns = _turns_before(state, colour)
    is_cut = ways.way[colour] >= FAR
    arrives = not is_cut and turns == 0 and _arrives(state, ways, colour)
    add_term(terms, "no_way", -_NO_WAY if is_cut else 0.0)
    add_term(terms, "arriving", -_ARRIVING if arrives else 0.0)
    if is_cut or arrives:
        return
    low, high = _in_reach(state)
    in_reach = within(low, high, state.spot(colour))
    berries, ropes = float(state.finds(colour, BERRY)), float(state.finds(colour, ROPE))
    torches, igloos = float(state.finds(colour, TORCH)), float(state.igloos_built(colour))
    add_term(terms, "way", -float(ways.way[colour]), -float(ways.way[colour]))
    add_term(terms, "attack", -_attack_loss(state, ways, colour))
    add_term(terms, "turns", -_TURN * float(turns))
    add_term(terms, "energy", _ENERGY * float(_energy(state)) if turns == 0 else 0.0)
    add_term(terms, "berry", _BERRY * berries, berries)
    add_term(terms, "rope", _ROPE * ropes, ropes)
    add_term(terms, "torch", _TORCH * torches if state.stack else 0.0, torches)
    add_term(terms, "igloos", _IGLOO * igloos if state.stack else 0.0, igloos)
    near = -1.0 if in_reach else 0.0
    add_term(terms, "bears", -_bear_loss(state, ways, colour, in_reach) if state.stack else 0.0, near)


def _turns_before(state: TrailState, colour: i64) -> i64:
    """How many turns others have before a puppet."""
    turns: i64 = 0
    now = state.colour
    while now != colour:
        now = state.hike.next_colour(now)
        turns += 1
    return turns
