"""How well each seat stands: what is hunted, what the ice that will last brings, what is kept and what is in reach.

A game ends when no free tile is left to melt, so at the end there are glaciers and what somebody or something stands
on, and nothing else: only that ice makes islands here. Each turn uses up one free tile, so their number also tells
how many turns are to come and who has the last one. The weights were fitted to the results of games of bots.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.evaluation import ReasonSettings, TermsByName, add_term
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import OVER
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.acting import reach
from banchisa.games.iglu.rules.board import BIT, H8, byte_of, drop_sign, flood, land
from banchisa.games.iglu.rules.islands import (
    base_value,
    compare_strengths,
    half_of,
    hunted_points,
    island_points,
    size_of,
)
from banchisa.games.iglu.rules.melting import find_occupied
from banchisa.games.iglu.rules.state import IGLOOS, UNKNOWN, FieldState

SEARCH_SETTINGS: Final = SearchSettings(
    eval_scale=5.0, prior_temperature=0.05, exploration=1.0, expert_iterations=4000, level_noise=0.6
)

REASON_SETTINGS: Final = ReasonSettings(
    {
        "hunted": "brings", "near": "brings keeps prevents", "wide": "keeps", "folk": "keeps", "igloos": "",
        "tempo": "", "kept": "brings keeps", "islands": "all", "squares": "all",
    },
    least=0.2,
    has_points=True,
)  # fmt: skip

_BEST: Final = 0.6  # how much the best rival counts against one
_MEAN: Final = 0.4
_OPEN: Final = 10.0  # with so many free tiles left a lead is worth half of what it is at the end
_HORIZON: Final = 25.0  # with more free tiles left nobody knows the islands yet
_LONG: Final = 40.0  # free tiles with which a game has hardly begun

_SAFE: Final = 1.0  # what being alone adds to an island, where no rival can land any more
_AT_RISK: Final = 0.12  # and where one can: whoever can spoil a square will
_SQUARES: Final = 3  # what is noted of a seat that is alone on islands: all that squares add, then the best two of them
_BEST_SQUARE: Final = 1
_NEXT_SQUARE: Final = 2
_WIDEST: Final = 7  # five Inuit and two igloos hold so many tiles

_NEAR: Final = 0.2  # each point of prey that can be hunted without a step
_NEAR_MOST: Final = 6.0
_WIDE: Final = 0.12  # each point within one step
_WIDE_MOST: Final = 12.0
_HUNTER: Final = 0.15  # each Inuk beside prey
_FAR: Final = 0.05  # each space between another Inuk and prey
_IGLOO: Final = 0.8  # besides what it does for an island, at the end; early in a game nobody knows where it will stand
_ASHORE: Final = 0.5  # an Inuk on land, or not on the field

_POINT: Final = 0.1  # an action point to spend, early in a game
_LATE_POINT: Final = 0.25  # and what it is worth more at the end
_LAST_TURN: Final = 0.5  # one turn more than others, at the end
_KEPT: Final = vec[float]([0.8, 0.5, 1.0, 1.5, 2.5, 1.0, 1.2])  # a kept tile by kind, early; the last is unknown
_LATE_KEPT: Final = vec[float]([0.5, 0.5, 1.0, 1.5, 2.7, 0.3, 1.0])


def evaluate(state: FieldState) -> list[float]:
    """Own standing less that of the others in points, which count for less the more can still happen."""
    seats = state.field.seats
    standing = vec[float]([0.0, 0.0, 0.0, 0.0])
    free: i64 = 0
    if state.actor == OVER:
        for seat in range(seats):
            standing[seat] = float(hunted_points(state, seat) + island_points(state, seat))
    else:
        free = _judge(state, standing)
    weight = _OPEN / (_OPEN + float(free))
    found: list[float] = []
    for seat in range(seats):
        best = -1000.0
        total = 0.0
        for other in range(seats):
            if other != seat:
                best = max(best, standing[other])
                total += standing[other]
        found.append(weight * (standing[seat] - _BEST * best - _MEAN * total / float(seats - 1)))
    return found


def _judge(state: FieldState, standing: vec[float]) -> i64:
    """Fill in how well all seats stand; how many free tiles are left."""
    animals = state.animals()
    held = find_occupied(state, animals)
    free = _count_free(state, held)
    turns = _turns(state, free)
    late = _lateness(free)
    for seat in range(state.field.seats):
        total = (
            float(hunted_points(state, seat)) + _rate_hunting(state, seat, animals) + _igloo_value(state, seat, late)
        )
        standing[seat] = total + _tempo(state, seat, turns, late) + _value_of_kept(state, seat, turns, late)
    if float(free) < _HORIZON:
        alone = _add_islands(state, standing, _lasting_ice(state, held), _island_weight(free))
        for seat in range(state.field.seats):
            standing[seat] += _square_value(state, alone, seat, turns, _island_weight(free))
    return free


def _count_free(state: FieldState, held: i64) -> i64:
    return size_of(state.face_down() & ~held)


def _lasting_ice(state: FieldState, held: i64) -> i64:
    """The ice that there will be at the end."""
    return state.ice & (state.glaciers | held)


def _turns(state: FieldState, free: i64) -> i64:
    """How many turns are to come."""
    return free - 1 if free and _before_melting(state) else free


def _lateness(free: i64) -> float:
    return 1.0 - min(1.0, float(free) / _LONG)


def _island_weight(free: i64) -> float:
    """How much of what the islands bring now will come true."""
    return 1.0 - float(free) / _HORIZON


def _igloo_value(state: FieldState, seat: i64, late: float) -> float:
    return _IGLOO * late * float(IGLOOS - state.igloos_left(seat))


# turns


def _before_melting(state: FieldState) -> bool:
    return state.phase != phase.ACT and state.window == phase.MELT


def _points_to_spend(state: FieldState) -> i64:
    """The action points that the active player has in this turn."""
    return state.field.ap_per_turn if _before_melting(state) else state.ap


def _has_extra_turn(state: FieldState, seat: i64, turns: i64) -> bool:
    """Whether a seat has one more of the turns to come than those after it."""
    seats = state.field.seats
    return (seat - state.active - 1 + seats) % seats < turns % seats


def _tempo(state: FieldState, seat: i64, turns: i64, late: float) -> float:
    total = 0.0
    if seat == state.active:
        total += (_POINT + _LATE_POINT * late) * float(_points_to_spend(state))
    if _has_extra_turn(state, seat, turns):
        total += _LAST_TURN * late
    return total


def _value_of_kept(state: FieldState, seat: i64, turns: i64, late: float) -> float:
    """What kept tiles are worth as long as there are turns to play them in."""
    if not state.kept_by(seat):
        return 0.0
    total = 0.0
    for kind in range(i64(UNKNOWN + 1)):
        count = state.kept_of(seat, kind)
        if count:
            total += float(count) * (_KEPT[kind] + late * (_LATE_KEPT[kind] - _KEPT[kind]))
    chance = 0.25 * float(turns)
    if seat == state.active:
        chance += 0.5
    return total * min(1.0, chance)


# islands


def _add_islands(state: FieldState, standing: vec[float], ice: i64, weight: float) -> vec[i64]:
    """What the islands of this ice bring for first and second places; of each seat: what squares add, the best two."""
    alone = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    rest = drop_sign(state.people() | state.igloos) & ice
    while rest:
        island = flood(rest & -rest, ice)
        rest &= ~island
        _share_out(state, island, standing, alone, weight)
    return alone


def _square_value(state: FieldState, alone: vec[i64], seat: i64, turns: i64, weight: float) -> float:
    """What it adds to be alone on islands, as far as it will last."""
    squares = alone[seat * _SQUARES]
    if not squares:
        return 0.0
    risk = _at_risk(alone, seat, _landings(state, seat, turns))
    return weight * (_SAFE * float(squares - risk) + _AT_RISK * float(risk))


def _share_out(state: FieldState, island: i64, standing: vec[float], alone: vec[i64], weight: float) -> None:
    strengths, best, second, owner = compare_strengths(state, island)
    size = size_of(island)
    value = base_value(state, size)
    if owner >= 0 and not state.field.by_table:
        _note_square(alone, owner, min(size, i64(_WIDEST)))
    for seat in range(state.field.seats):
        own = byte_of(strengths, seat)
        if own == best:
            standing[seat] += weight * float(value)
        elif own and own == second:
            standing[seat] += weight * float(half_of(state, value))


def _note_square(alone: vec[i64], seat: i64, size: i64) -> None:
    """A seat is alone on an island of this size."""
    gain = size * size - size
    at = seat * _SQUARES
    alone[at] += gain
    if gain > alone[at + _BEST_SQUARE]:
        alone[at + _NEXT_SQUARE] = alone[at + _BEST_SQUARE]
        alone[at + _BEST_SQUARE] = gain
    elif gain > alone[at + _NEXT_SQUARE]:
        alone[at + _NEXT_SQUARE] = gain


def _landings(state: FieldState, seat: i64, turns: i64) -> i64:
    """How many turns the rivals still have in which an Inuk of theirs could land."""
    count = turns - turns // state.field.seats
    if _has_extra_turn(state, seat, turns):
        count -= 1
    if seat != state.active and _points_to_spend(state) >= state.field.kayak_cost:
        count += 1
    return count


def _at_risk(alone: vec[i64], seat: i64, landings: i64) -> i64:
    """What rivals could spoil of a seat's squares: one with each landing, the best first."""
    if landings == 0:
        return 0
    if landings == 1:
        return alone[seat * _SQUARES + _BEST_SQUARE]
    if landings == 2:
        return alone[seat * _SQUARES + _BEST_SQUARE] + alone[seat * _SQUARES + _NEXT_SQUARE]
    return alone[seat * _SQUARES]


# hunting


def _rate_hunting(state: FieldState, seat: i64, animals: i64) -> float:
    """What a seat's Inuit could hunt at once or after a step, and how far the others are from prey."""
    camp = state.camp(seat)
    total = _near_value(_worth(state, _hunting_spaces(state, camp) & animals))
    return total + _wide_value(state, camp, animals) + _folk_value(state, seat, animals)


def _near_value(prey: float) -> float:
    return _NEAR * min(_NEAR_MOST, prey)


def _wide_value(state: FieldState, camp: i64, animals: i64) -> float:
    wide = camp | reach(camp) & (state.ice | land())
    return _WIDE * min(_WIDE_MOST, _worth(state, _hunting_spaces(state, wide) & animals))


def _folk_value(state: FieldState, seat: i64, animals: i64) -> float:
    """How near each Inuk is to prey."""
    total = 0.0
    folk = state.folk(seat)
    for number in range(state.field.inuit):
        cell = byte_of(folk, number)
        if cell > H8:
            total -= _ASHORE
            continue
        spot = BIT[cell]
        if spot & land():
            total -= _ASHORE
        if _hunting_spaces(state, spot) & animals:
            total += _HUNTER
        else:
            total -= _FAR * float(_distance(spot, animals))
    return total


def _hunting_spaces(state: FieldState, camp: i64) -> i64:
    """Where Inuit in these spaces can hunt: the sea beside them, the ice below them."""
    return reach(camp) & ~state.ice | drop_sign(camp) & state.ice


def _worth(state: FieldState, mask: i64) -> float:
    """The value of all fish and foxes in some spaces."""
    if not mask:
        return 0.0
    ones = _count(state.one_1, state.one_2, state.one_4, state.one_8, mask)
    twos = _count(state.two_1, state.two_2, state.two_4, state.two_8, mask)
    threes = _count(state.three_1, state.three_2, state.three_4, state.three_8, mask)
    return float(ones + 2 * twos + 3 * threes)


def _count(ones: i64, twos: i64, fours: i64, eights: i64, mask: i64) -> i64:
    """How many animals of one value are in some spaces, by the binary digits of their number in each space."""
    total = size_of(ones & mask) + 2 * size_of(twos & mask)
    if (fours | eights) & mask:
        total += 4 * size_of(fours & mask) + 8 * size_of(eights & mask)
    return total


def _distance(spot: i64, animals: i64) -> i64:
    """How many spaces away the nearest fish or fox is."""
    if not animals:
        return 8
    steps: i64 = 1
    near = reach(spot)
    while not near & animals and steps < 8:
        near |= reach(near)
        steps += 1
    return steps


# terms by name


def name_terms(state: FieldState, seat: int, terms: TermsByName) -> None:
    """Add the terms of a seat's own standing, in points."""
    animals = state.animals()
    held = find_occupied(state, animals)
    free = _count_free(state, held)
    turns = _turns(state, free)
    late = _lateness(free)
    hunted = float(hunted_points(state, seat))
    prey = _worth(state, _hunting_spaces(state, state.camp(seat)) & animals)
    add_term(terms, "hunted", hunted, hunted)
    add_term(terms, "near", _near_value(prey), prey)
    add_term(terms, "wide", _wide_value(state, state.camp(seat), animals))
    add_term(terms, "folk", _folk_value(state, seat, animals))
    add_term(terms, "igloos", _igloo_value(state, seat, late))
    add_term(terms, "tempo", _tempo(state, seat, turns, late))
    kept = len([kind for kind in range(UNKNOWN + 1) for _ in range(int(state.kept_of(seat, kind)))])
    add_term(terms, "kept", _value_of_kept(state, seat, turns, late), float(kept))
    standing = vec[float]([0.0, 0.0, 0.0, 0.0])
    alone = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    weight = 0.0
    points = 0.0
    if float(free) < _HORIZON:
        weight = _island_weight(free)
        alone = _add_islands(state, standing, _lasting_ice(state, held), weight)
        points = standing[seat] / weight
    add_term(terms, "islands", standing[seat], points)
    add_term(terms, "squares", _square_value(state, alone, seat, turns, weight), float(alone[seat * _SQUARES]))
