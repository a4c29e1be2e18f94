"""The points of a seat: runs, diversity, Totem and penalties.

A reading of a pile is the animal of its last run, the length of that run and the longest run of each animal, a digit
each; runs of six and more are all the same. A joker is read as each of the six animals (ARC-5.14).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.arrays import append, vec
from banchisa.engine.cache import make_once
from banchisa.engine.grids import table
from banchisa.games.arctic.components import ArcticComponents
from banchisa.games.arctic.rules.board import ANIMALS, LONGEST, digit_of
from banchisa.games.arctic.rules.state import DOWN, FACE, HIDDEN, NONE, ROWS, TableState, pile_row
from banchisa.games.arctic.setup import ArcticTerms

# the digits of a reading
_LAST: Final = 0  # the animal of the last run
_LENGTH: Final = 1  # the length of the last run
_LONGEST: Final = 2  # the longest run of the first animal; the others follow
_ONE_OF: Final = table([1 << (_LONGEST + animal) * 3 for animal in range(ANIMALS)])  # a longest run that is one longer
_RUNS: Final = -64  # the bits of all digits but the first two
EMPTY: Final = 7  # the reading of an empty pile: no animal has this number
JOKER: Final = 6  # what follows on a joker is another one


def extend(reading: i64, animal: i64) -> i64:
    """The reading of a pile with one card more (ARC-5.10, ARC-5.13)."""
    length: i64 = 1
    if reading & 7 == animal:
        length = reading >> 3 & 7
        if length < LONGEST:
            length += 1
    longest = reading >> (_LONGEST + animal) * 3 & 7
    if length > longest:
        reading ^= (longest ^ length) << (_LONGEST + animal) * 3
    return reading & _RUNS | length << 3 | animal


def longest_runs(reading: i64) -> i64:
    """The longest run of each animal, three bits each; single cards among them."""
    return reading >> _LONGEST * 3


def longest_run(reading: i64, animal: i64) -> i64:
    """The longest run of an animal; a single card is none."""
    length = reading >> (_LONGEST + animal) * 3 & 7
    return length if length > 1 else i64(0)


def run_points(agreed: ArcticTerms, reading: i64) -> i64:
    """Points for the longest run of each animal (ARC-5.11)."""
    points: i64 = 0
    for animal in range(i64(ANIMALS)):
        points += agreed.run_points[longest_run(reading, animal)]
    return points


def diversity_points(agreed: ArcticTerms, reading: i64) -> i64:
    """Points for the number of animals that have a run (ARC-5.12)."""
    return agreed.run_points[count_runs(reading)]


def count_runs(reading: i64) -> i64:
    """How many animals have a run."""
    runs: i64 = 0
    for animal in range(i64(ANIMALS)):
        if longest_run(reading, animal):
            runs += 1
    return runs


def worth(agreed: ArcticTerms, reading: i64) -> i64:
    return run_points(agreed, reading) + diversity_points(agreed, reading)


def best_reading(state: TableState, seat: i64) -> i64:
    """A reading of a seat's pile that is worth most."""
    cards, main, one_of = state.cards, state.agreed.main, _ONE_OF
    last: i64 = EMPTY  # the digits of the reading, apart: most piles have no joker, and every leaf of a search asks
    length: i64 = 0
    runs: i64 = 0
    end = state.row_end(pile_row(seat))
    for place in range(state.row_start(pile_row(seat)), end):
        entry = cards[ROWS + place]
        if entry & DOWN:
            return _best_with_jokers(state, place, end, runs | length << 3 | last)
        animal = main[entry & FACE]
        if animal != last:
            last = animal
            length = 1
        elif length < LONGEST:
            length += 1
        if length > runs >> (_LONGEST + animal) * 3 & 7:  # it was one less
            runs += one_of[animal]
    return runs | length << 3 | last


def _best_with_jokers(state: TableState, place: i64, end: i64, reading: i64) -> i64:
    """The best reading of a pile from its first joker on."""
    found = append(vec[i64](), reading)
    while place < end:
        entry = state.entry_at(place)
        place += 1
        if entry & DOWN:
            found = _with_joker(found, _animal_at(state, place) if place < end else i64(NONE))
            continue
        animal = state.agreed.main[entry & FACE]
        for k in range(len(found)):
            found[k] = extend(found[k], animal)
    best = found[0]
    for k in range(len(found)):
        if worth(state.agreed, found[k]) > worth(state.agreed, best):
            best = found[k]
    return best


def _animal_at(state: TableState, place: i64) -> i64:
    entry = state.entry_at(place)
    return i64(JOKER) if entry & DOWN else state.agreed.main[entry & FACE]


def _with_joker(found: vec[i64], following: i64) -> vec[i64]:
    """The readings with a joker more: one that is like neither of its neighbours counts nothing and is left out."""
    longer = vec[i64]()
    for k in range(len(found)):
        before = digit_of(found[k], _LAST)
        for animal in range(i64(ANIMALS)):
            if following == JOKER or animal == following or animal == before or (before == EMPTY and following == NONE):
                longer = _with(longer, extend(found[k], animal))
    return longer


def _with(found: vec[i64], reading: i64) -> vec[i64]:
    for k in range(len(found)):
        if found[k] == reading:
            return found
    return append(found, reading)


def joker_animals(state: TableState, seat: i64) -> list[int]:
    """What each joker of a seat counts as, from bottom to top."""
    animals = _animals(state, seat)
    return _read_jokers(state.agreed.components, animals) if JOKER in animals else []


def run_lengths(state: TableState, seat: i64) -> tuple[int, ...]:
    """The whole length of the longest run of each animal in a seat's pile, 0 where there is none (ARC-5.10)."""
    return _measure_runs(state.agreed.components, _animals(state, seat))


def _animals(state: TableState, seat: i64) -> tuple[int, ...]:
    """The animals of a pile from bottom to top."""
    row = pile_row(seat)
    return tuple([int(_animal_at(state, place)) for place in range(state.row_start(row), state.row_end(row))])


@make_once
def _read_jokers(components: ArcticComponents, pile: tuple[int, ...]) -> list[int]:
    """What each joker is read as in the first of the readings that are worth most."""
    found: dict[int, list[int]] = {EMPTY: []}
    for card in pile:
        longer: dict[int, list[int]] = {}
        for reading, jokers in found.items():
            if card == JOKER:
                for animal in range(ANIMALS):
                    longer.setdefault(int(extend(reading, animal)), [*jokers, animal])
            else:
                longer.setdefault(int(extend(reading, card)), jokers)
        found = longer
    values = {reading: _worth_by(components.run_points, reading) for reading in found}
    return found[max(values, key=values.__getitem__)]


def _worth_by(points: list[int], reading: int) -> int:
    """What a reading is worth, runs and diversity."""
    lengths = [int(longest_run(reading, animal)) for animal in range(ANIMALS)]
    return sum([points[length] for length in lengths]) + points[len([length for length in lengths if length])]


@make_once
def _measure_runs(components: ArcticComponents, pile: tuple[int, ...]) -> tuple[int, ...]:
    jokers = iter(_read_jokers(components, pile)) if JOKER in pile else iter([])
    longest = [0] * ANIMALS
    before, length = NONE, 0
    for card in pile:
        animal = next(jokers) if card == JOKER else card
        length = length + 1 if animal == before else 1
        longest[animal] = max(longest[animal], length)
        before = animal
    return tuple([length if length > 1 else 0 for length in longest])


def totem_points(state: TableState, seat: i64) -> i64:
    """The value under the token of the Totem animal, 0 if it is not known (ARC-5.15)."""
    totem = state.totem(seat)
    if totem == 0 or totem == HIDDEN:
        return 0
    return state.agreed.landscape[state.token(totem - 1)]


def total(state: TableState, seat: i64) -> i64:
    """The points of a seat; hand and Power cards count nothing (ARC-5.16, ARC-5.17, ARC-5.18)."""
    return worth(state.agreed, best_reading(state, seat)) + totem_points(state, seat) - state.zone_size(seat)
