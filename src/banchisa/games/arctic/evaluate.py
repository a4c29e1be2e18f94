"""How well each seat stands: the points that it may expect at the end, which count for more the less can still happen.

The weights are those that foretell the difference of the final points best, by linear regression over games of
searching bots with each other; docs/bots.md tells how.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest
from banchisa.engine.evaluation import ReasonSettings, TermsByName, add_term
from banchisa.engine.grids import float_table
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import OVER
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import ANIMALS, HALF, LAST, LONGEST, ONE_OF, byte_of
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.scoring import best_reading, count_runs, longest_run, totem_points, worth
from banchisa.games.arctic.rules.state import DOWN, FACE, NONE, pile_row

SEARCH_SETTINGS: Final = SearchSettings(eval_scale=6.0, exploration=1.0, max_chance_branches=64, expert_iterations=8000)
REASON_SETTINGS: Final = ReasonSettings(
    {
        "runs": "own", "penalty": "own", "totem": "brings keeps costs risks", "turns": "",
        "begun": "", "totem_step": "brings keeps", "powers": "brings keeps costs prevents",
        "hand": "brings keeps", "demand": "", "overflow": "keeps costs", "shortage": "keeps costs",
        "river": "keeps",
    },
    least=0.5,
    has_points=True,
)  # fmt: skip
WIN: Final = 100.0
DRAWS: Final = 3.0  # cards that a turn takes from the draw pile
_SURE: Final = 4.0  # how far the points at the end lie from what is expected: of a seat's last turn
_UNSURE: Final = 1.45  # and for every turn that is left
_FAR: Final = 3.0  # turns beyond which equal cards in hand are worth no more
_FEW: Final = 0.3  # what of a Power card is left in the last turn
_MOST: Final = 8  # cards that are planned ahead


# by animal, side A before side B: fox, moose, walrus, orca, puffin, bear
_POWERS: Final = float_table([1.3, 0.15, 1.6, 1.5, 1.0, 0.2, 0.6, 0.0, 1.1, 0.45, 0.5, 0.25])


def evaluate(state: ArcticState) -> list[float]:
    """A value for each seat, higher is better; a finished game is judged by its places."""
    if state.actor == OVER:
        return _by_places(state.ranks())
    values: list[float] = []
    total = 0.0
    left = 0.0
    for seat in range(state.agreed.seats):
        turns = _turns_left(state, seat)
        value = _seat_value(state, seat, turns)
        values.append(value)
        total += value
        left += turns
    count = float(state.agreed.seats)
    scale = 10.0 / (_SURE + _UNSURE * left / count)
    return [(value - total / count) * scale for value in values]


def _by_places(ranks: list[int]) -> list[float]:
    return [WIN * (1.0 - 2.0 * (rank - 1) / (len(ranks) - 1)) for rank in ranks]


def _turns_left(state: ArcticState, seat: i64) -> float:
    """How often a seat will still place cards."""
    seats = state.agreed.seats
    own, now = (seat - state.first + seats) % seats, (state.turn - state.first + seats) % seats
    left = 0.0 if own < now or (own == now and state.phase > phase.SWAP) else 1.0
    if state.final:
        return left
    return left + 1.0 if state.opened else left + 1.0 + float(state.pile) / (DRAWS * float(seats))


def _seat_value(state: ArcticState, seat: i64, left: float) -> float:
    """Points so far, and what hand, Visible card, Power cards and Totem promise."""
    reading = best_reading(state, seat)
    later = _later(left)
    value = _runs_value(worth(state.agreed, reading)) + _penalty_value(state, seat)
    value += _totem_value(state, seat, later)
    if left == 0.0:
        return value
    held = _count_hand(state, seat)
    runs = count_runs(reading)
    length = _top_run(state, seat)
    value += _turns_value(left) + _begun_value(runs)
    value += _totem_step(state, seat)
    value += _power_value(state, seat, later)
    value += _hand_value(state, seat, reading, length, held, _plan(state, seat, reading, runs, length, held), later)
    if _is_supplied(state, seat):
        visible = state.visible(seat)
        coming = _count_coming(state, seat, visible)
        value += _demand_value(state, visible, later) + _overflow_value(_excess(state, seat, coming))
        lack = _lack(state, seat, visible, coming)
        value += _shortage_value(lack) + _river_value(state, visible, coming, held)
    return value


def _later(left: float) -> float:
    """Turns after the next one."""
    return left - 1.0 if left > 1.0 else 0.0


def _runs_value(points: i64) -> float:
    return 0.92 * float(points)


def _penalty_value(state: ArcticState, seat: i64) -> float:
    return -0.92 * float(state.zone_size(seat))


def _totem_value(state: ArcticState, seat: i64, later: float) -> float:
    return (0.78 - 0.11 * later) * float(totem_points(state, seat))


def _turns_value(left: float) -> float:
    return 5.0 * left


def _begun_value(runs: i64) -> float:
    """What the turns to come bring less, the more animals have a run."""
    return -1.15 * float(runs)


def _count_hand(state: ArcticState, seat: i64) -> i64:
    """How many cards of each animal a hand has, eight bits for each."""
    held: i64 = 0
    for half in range(i64(2)):
        rest = state.hand_low(seat) if half == 0 else state.hand_high(seat)
        while rest:
            held += ONE_OF[state.agreed.main[half * HALF + lowest(rest)]]
            rest &= rest - 1
    return held


def _totem_step(state: ArcticState, seat: i64) -> float:
    """What it is worth that the token of the Totem can go one position on."""
    agreed = state.agreed
    totem = state.totem(seat) - 1
    if not 0 <= totem < ANIMALS or state.token(totem) == LAST:
        return 0.0
    share = 0.31 if _has_card_with(state, seat, totem) else 0.0
    visible = state.visible(seat)
    if visible != NONE and _is_on_card(state, visible, totem) and seat == state.turn and state.phase <= phase.MOVE:
        share += 0.2
    at = state.token(totem)
    return share * float(agreed.landscape[at + 1] - agreed.landscape[at])


def _has_card_with(state: ArcticState, seat: i64, animal: i64) -> bool:
    """Whether a card in the hand would move the token of this animal."""
    for half in range(i64(2)):
        rest = state.hand_low(seat) if half == 0 else state.hand_high(seat)
        while rest:
            if _is_on_card(state, half * HALF + lowest(rest), animal):
                return True
            rest &= rest - 1
    return False


def _is_on_card(state: ArcticState, card: i64, animal: i64) -> bool:
    return state.agreed.main[card] == animal or state.agreed.companion[card] == animal


def _power_value(state: ArcticState, seat: i64, later: float) -> float:
    value = 0.0
    for animal in range(i64(ANIMALS)):
        if state.owner(animal) == seat:
            value += _POWERS[state.power(animal)]
    return value * (1.0 if later > 0.0 else _FEW)


def _hand_value(
    state: ArcticState, seat: i64, reading: i64, length: i64, held: i64, plan: vec[i64], later: float
) -> float:
    """Runs that the hand can lengthen or begin, with the cards that are placed next and with the others."""
    visible = state.visible(seat)
    value = 0.0
    if visible != NONE and length >= longest_run(reading, state.agreed.main[visible]):
        value += 0.072 * later * float(min(length, LONGEST - 1))
    equal: i64 = 0
    for animal in range(i64(ANIMALS)):
        equal += max(byte_of(held, animal) - 1, i64(0))
    value += 0.36 * float(equal) * (later if later < _FAR else _FAR)
    gains = _gain(plan, i64(_MOST))
    if seat == state.turn and (state.phase == phase.PLACE or state.phase == phase.SWAP):
        now = _gain(plan, state.most - state.count)
        owed, hand = state.least - state.count, state.size(seat)
        if owed > hand:
            value -= 0.78 * float(owed - hand)
        if owed > 0 and later > 0.0:
            value -= 0.47 * float(owed)
        return value + (0.8 - 0.034 * later) * float(now) + 0.27 * float(gains - now)
    now = _gain(plan, state.agreed.first_placement if visible == NONE else state.agreed.place[visible])
    return value + 0.52 * float(now) + 0.27 * float(gains - now)


def _plan(state: ArcticState, seat: i64, reading: i64, runs: i64, length: i64, held: i64) -> vec[i64]:
    """By number: the points that so many cards of the hand can add."""
    points = state.agreed.run_points
    visible = state.visible(seat)
    top = state.agreed.main[visible] if visible != NONE else i64(NONE)
    new_run = points[runs + 1] - points[runs] if runs < ANIMALS else i64(0)
    most = min(state.size(seat), i64(_MOST))
    best = vec[i64]([0] * (most + 1))
    for animal in range(i64(ANIMALS)):
        longest = longest_run(reading, animal)
        base = length if animal == top else i64(0)
        least = max(longest, 1) - base + 1  # cards for a run that counts more
        cards_held = byte_of(held, animal)
        if cards_held < least:
            continue
        lost = points[longest] if longest else -new_run
        cards = most
        while cards >= least and cards > 0:
            count = max(least, 1)
            while count <= cards_held and count <= cards:
                run = base + count
                gain = best[cards - count] + points[min(run, LONGEST)] - lost
                if gain > best[cards]:
                    best[cards] = gain
                count += 1
            cards -= 1
    return best


def _gain(plan: vec[i64], cards: i64) -> i64:
    """The points that this number of cards can add; the plan ends with the cards in hand."""
    return plan[min(cards, i64(len(plan)) - 1)]


def _top_run(state: ArcticState, seat: i64) -> i64:
    """How many cards of one animal lie on top of a pile."""
    visible = state.visible(seat)
    if visible == NONE:
        return 0
    length: i64 = 0
    place = state.row_end(pile_row(seat)) - 1
    while place >= state.row_start(pile_row(seat)):
        entry = state.entry_at(place)
        if not entry & DOWN and state.agreed.main[entry & FACE] != state.agreed.main[visible]:
            break
        length += 1
        place -= 1
    return length


def _is_supplied(state: ArcticState, seat: i64) -> bool:
    """Whether it matters already what the Visible card of a seat will ask for."""
    if state.visible(seat) == NONE:
        return False
    if seat != state.turn or state.phase > phase.SWAP:
        return True
    return state.count >= state.least and not state.final


def _demand_value(state: ArcticState, visible: i64, later: float) -> float:
    return (0.5 - 0.13 * later) * float(state.agreed.place[visible])


def _excess(state: ArcticState, seat: i64, coming: i64) -> i64:
    """Cards that a seat will have over the hand limit."""
    cards = state.size(seat) + coming - state.agreed.hand_limit
    if cards > 0 and (coming > 0 or (seat == state.turn and state.phase == phase.DISCARD)):
        return cards
    return 0


def _overflow_value(excess: i64) -> float:
    return -1.7 * float(excess)


def _lack(state: ArcticState, seat: i64, visible: i64, coming: i64) -> i64:
    """Cards that will be missing for what the Visible card asks for."""
    cards = min(state.size(seat) + coming, state.agreed.hand_limit)
    return max(state.agreed.place[visible] - cards, i64(0))


def _shortage_value(lack: i64) -> float:
    return -1.4 * float(lack)


def _count_coming(state: ArcticState, seat: i64, visible: i64) -> i64:
    """Cards that a seat will still draw in this turn."""
    if seat != state.turn or state.final:
        return 0
    if state.phase < phase.LOOK_TO_DRAW:
        return state.agreed.draw[visible]
    if state.phase == phase.LOOK_TO_DRAW or phase.DRAW <= state.phase <= phase.REFILL_AT_ONCE:
        return max(state.least - state.count, 0)
    return 0


def _river_value(state: ArcticState, visible: i64, coming: i64, held: i64) -> float:
    """The value of the River for a seat with cards to draw: it wants the animals of its top run and its hand."""
    if coming == 0:
        return 0.0
    agreed = state.agreed
    like_top: i64 = 0
    like_hand: i64 = 0
    for half in range(i64(2)):
        rest = state.river_low if half == 0 else state.river_high
        while rest:
            animal = agreed.main[half * HALF + lowest(rest)]
            if animal == agreed.main[visible]:
                like_top += 1
            if byte_of(held, animal):
                like_hand += 1
            rest &= rest - 1
    value = 0.76 * float(coming) + 0.48 * float(like_top if like_top < coming else coming)
    return value + 0.54 * float(like_hand if like_hand < coming else coming)


# terms by name


def name_terms(state: ArcticState, seat: int, terms: TermsByName) -> None:
    """Add the terms of the points that a seat may expect to end with."""
    left = _turns_left(state, seat)
    later = _later(left)
    reading = best_reading(state, seat)
    points = worth(state.agreed, reading)
    add_term(terms, "runs", _runs_value(points), float(points))
    add_term(terms, "penalty", _penalty_value(state, seat), -float(state.zone_size(seat)))
    add_term(terms, "totem", _totem_value(state, seat, later), float(totem_points(state, seat)))
    if left > 0.0:
        _name_promises(state, seat, reading, left, terms)


def _name_promises(state: ArcticState, seat: int, reading: i64, left: float, terms: TermsByName) -> None:
    """What a seat that will place cards again can hope for."""
    later = _later(left)
    runs = count_runs(reading)
    held = _count_hand(state, seat)
    length = _top_run(state, seat)
    plan = _plan(state, seat, reading, runs, length, held)
    add_term(terms, "turns", _turns_value(left))
    add_term(terms, "begun", _begun_value(runs))
    add_term(terms, "totem_step", _totem_step(state, seat))
    powers = len([animal for animal in range(ANIMALS) if state.owner(animal) == seat])
    add_term(terms, "powers", _power_value(state, seat, later), float(powers))
    hand = _hand_value(state, seat, reading, length, held, plan, later)
    add_term(terms, "hand", hand, float(_gain(plan, i64(_MOST))))
    if _is_supplied(state, seat):
        visible = state.visible(seat)
        coming = _count_coming(state, seat, visible)
        excess, lack = _excess(state, seat, coming), _lack(state, seat, visible, coming)
        add_term(terms, "demand", _demand_value(state, visible, later))
        add_term(terms, "overflow", _overflow_value(excess), -float(excess))
        add_term(terms, "shortage", _shortage_value(lack), -float(lack))
        add_term(terms, "river", _river_value(state, visible, coming, held))
    else:
        for name in ("demand", "overflow", "shortage", "river"):
            add_term(terms, name, 0.0, 0.0)
