"""How well each seat stands: a linear judgement for greedy bots and cut-off rollouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.state import OVER
from banchisa.games.arctic.cards import ANIMALS, cards_in
from banchisa.games.arctic.scoring import best_reading, longest_run, totem_points, worth
from banchisa.games.arctic.state import DOWN, DRAW, ENDED, FACE, LOOK_TO_DRAW, NONE, PILE_CARD, PLACE, REFILL_AT_ONCE
from banchisa.games.arctic.state import SWAP as SWAPPING
from banchisa.games.arctic.turns import ArcticState

WIN: Final = 100.0
_DRAWING: Final = (LOOK_TO_DRAW, DRAW, PILE_CARD, REFILL_AT_ONCE)


def evaluated(state: ArcticState) -> list[float]:
    """A value for each seat, higher is better; a finished game is judged by its places."""
    if state.actor == OVER:
        return _by_places(state.ranks())
    values = [_seat_value(state, seat) for seat in range(state.agreed.seats)]
    out: list[float] = []
    for seat, own in enumerate(values):
        others = [value for other, value in enumerate(values) if other != seat]
        out.append(own - 0.3 * sum(others) / len(others) - 0.2 * max(others))
    return out


def _by_places(ranks: list[int]) -> list[float]:
    return [WIN * (1.0 - 2.0 * (rank - 1) / (len(ranks) - 1)) for rank in ranks]


def _seat_value(state: ArcticState, seat: i64) -> float:
    """Points so far, and what hand, Visible card, Power cards and Totem promise."""
    reading = best_reading(state, seat)
    value = float(worth(state.agreed, reading) - state.zone_size(seat))
    value += _totem_value(state, seat)
    if _has_finished(state, seat):
        return value
    copies = _copies(state, seat)
    value += _run_value(state, seat, reading, copies)
    for animal in range(i64(ANIMALS)):
        if state.owner(animal) == seat:
            value += 0.3
    return value + _supply_value(state, seat)


def _has_finished(state: ArcticState, seat: i64) -> bool:
    """Whether a seat places no more cards."""
    if not state.final:
        return False
    seats = state.agreed.seats
    own, now = (seat - state.first + seats) % seats, (state.turn - state.first + seats) % seats
    return own < now or (own == now and state.phase > SWAPPING)


def _totem_value(state: ArcticState, seat: i64) -> float:
    """The token under the Totem, for what it is worth before the last moves, and how it stands to the others."""
    sure = 1.0 if state.final else 0.6
    value = sure * float(totem_points(state, seat))
    for animal in range(i64(ANIMALS)):
        if state.totem(seat) != animal + 1:
            value -= 0.05 * float(state.agreed.landscape[state.token(animal)])
    return value


def _copies(state: ArcticState, seat: i64) -> list[int]:
    """How many cards of each animal a seat holds."""
    copies = [0] * ANIMALS
    for card in cards_in(state.cards[seat * 2], state.cards[seat * 2 + 1]):
        copies[state.agreed.main[card]] += 1
    return copies


def _top_run(state: ArcticState, seat: i64) -> i64:
    """How many cards of one animal lie on top of a pile."""
    visible = state.visible(seat)
    if visible == NONE:
        return 0
    length: i64 = 0
    place = state.row_end(seat * 2) - 1
    while place >= state.row_start(seat * 2):
        entry = state.lying(place)
        if not entry & DOWN and state.agreed.main[entry & FACE] != state.agreed.main[visible]:
            break
        length += 1
        place -= 1
    return length


def _points_of(state: ArcticState, length: i64) -> float:
    return float(state.agreed.run_points[length if length < 6 else 6])


def _run_value(state: ArcticState, seat: i64, reading: i64, copies: list[int]) -> float:
    """Runs that the hand can lengthen or begin."""
    visible = state.visible(seat)
    top = state.agreed.main[visible] if visible != NONE else -1
    length = _top_run(state, seat)
    value = 0.15 * float(length if length < 5 else 5)
    for animal in range(i64(ANIMALS)):
        held: i64 = copies[animal]
        if held == 0:
            continue
        have = _points_of(state, longest_run(reading, animal))
        longer = length + held if animal == top else held if held < 4 else 4
        gain = _points_of(state, longer) - have
        if gain > 0.0:
            value += (0.6 if animal == top else 0.5) * gain
        value += 0.15 * float(held - 1)
    return value


def _supply_value(state: ArcticState, seat: i64) -> float:
    """Whether the hand fits what the Visible card will ask for: overflow and shortage cost points."""
    visible = state.visible(seat)
    if visible == NONE:
        return 0.0
    hand = state.size(seat)
    value = 0.0
    if seat == state.turn and (state.phase == PLACE or state.phase == SWAPPING):
        owed = state.least - state.count
        if owed > hand:
            value -= float(owed - hand)
        if owed > 0:
            hand = hand - owed if hand > owed else 0
    if state.final:
        return value if seat == state.turn else value - float(_over(state.agreed.place[visible], hand))
    hand += _coming(state, seat, visible)
    value -= 1.2 * float(_over(hand, state.agreed.hand_limit))
    if hand > state.agreed.hand_limit:
        hand = state.agreed.hand_limit
    spare = hand - state.agreed.place[visible]
    return value + (1.3 * float(spare) if spare < 0 else 0.25 * float(spare if spare < 3 else 3))


def _coming(state: ArcticState, seat: i64, visible: i64) -> i64:
    """Cards that a seat will still draw in this turn."""
    if seat != state.turn or state.phase == ENDED:
        return 0
    if state.phase < LOOK_TO_DRAW:
        return state.agreed.draw[visible]
    return _over(state.least, state.count) if state.phase in _DRAWING else 0


def _over(much: i64, enough: i64) -> i64:
    return much - enough if much > enough else 0
