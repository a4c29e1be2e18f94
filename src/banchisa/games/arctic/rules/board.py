"""The 120 animal cards, the six animals and their powers: names, numbers and bits.

A set of cards is two masks: cards 0 to 59 are bits of the low one, 60 to 119 of the high one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest, write_numbers
from banchisa.engine.components import read_components, rows, section, words
from banchisa.engine.grids import table

CARDS: Final = 120
DECKS: Final = 4
IN_DECK: Final = 30
ANIMALS: Final = 6
HALF: Final = 60  # cards of one mask
UNKNOWN: Final = 127  # the number of a card whose face is not known
LAST: Final = 5  # the right end of the Landscape; the left one is 0
SEATS: Final = (2, 3, 4)
LONGEST: Final = 6  # the length from which runs are worth the same
MOST_SEATS: Final = 4

HOME: Final = str(Path(__file__).parent.parent)
PACKAGED: Final = read_components(Path(HOME) / "components.toml")


def _codes() -> list[str]:
    """Deck, main animal and draw value of every card, by its number: 2W4."""
    found: list[str] = []
    for row in rows(section(PACKAGED, "deck"), "cards"):
        assert isinstance(row, list)
        found.append(str(row[1]))
    return found


CARD_NAMES: Final = _codes()
CARD_OF: Final = {name: k for k, name in enumerate(CARD_NAMES)}
ANIMAL_NAMES: Final = words(section(PACKAGED, "animals"), "keys", "animals")
LETTERS: Final = words(section(PACKAGED, "animals"), "letters", "animals")
_POWERS: Final = [entry for entry in rows(PACKAGED, "power") if isinstance(entry, dict)]  # side A before side B
POWER_NAMES: Final = [str(entry["key"]) for entry in _POWERS]
POWER_PHASES: Final = [str(entry["phase"]) for entry in _POWERS]
POWER_RULES: Final = [words(entry, "rules", "power")[0] for entry in _POWERS]
SIDES: Final = 2  # of a Power card
SIDE_NAMES: Final = ("A", "B")

# some animals by number, and the powers of all as 2 * animal + side
FOX: Final = 0
WALRUS: Final = 2
PUFFIN: Final = 4
BEAR: Final = 5
FOX_JOKER: Final = 0
FOX_UNDER: Final = 1
MOOSE_DRAW: Final = 2
MOOSE_PLACE: Final = 3
WALRUS_MAIN: Final = 4
WALRUS_COMPANION: Final = 5
ORCA_REFILL: Final = 6
ORCA_PILE: Final = 7
PUFFIN_SWAP: Final = 8
PUFFIN_TAKEBACK: Final = 9
BEAR_DRAW: Final = 10
BEAR_GIVE: Final = 11

_DECK_LOW: Final = [(1 << IN_DECK) - 1, (1 << IN_DECK) - 1 << IN_DECK, 0, 0]
ONE_OF: Final = table([1 << 8 * number for number in range(ANIMALS)])  # one more of the numbers of byte_of
BIT: Final = table([1 << card % HALF for card in range(CARDS)])
DECK_LOW: Final = table(_DECK_LOW)
DECK_HIGH: Final = table(_DECK_LOW[2:] + _DECK_LOW[:2])
FLAG: Final = table([1, 2, 4, 8, 16, 32])  # sets of seats, decks and animals


def fill_cards(out: vec[i64], n: i64, first: i64, low: i64, high: i64) -> i64:
    """Write an action for each card of a set, ascending, and return the new number of actions."""
    n = write_numbers(out, n, first, low)
    return write_numbers(out, n, first + HALF, high)


def cards_in(low: i64, high: i64) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    while low:
        found.append(lowest(low))
        low &= low - 1
    while high:
        found.append(HALF + lowest(high))
        high &= high - 1
    return found


def byte_of(packed: i64, number: i64) -> i64:
    """One of the numbers that are packed in eight bits each."""
    return packed >> number * 8 & 255


def digit_of(packed: i64, number: i64) -> i64:
    """One of the numbers from 0 to 7 that are packed in three bits each."""
    return packed >> number * 3 & 7


def with_digit(packed: i64, number: i64, value: i64) -> i64:
    """The same numbers with another value for one of them."""
    return packed ^ (digit_of(packed, number) ^ value) << number * 3
