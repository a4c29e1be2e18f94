"""Reading and checking what lies in the box, packaged or the user's own."""

from __future__ import annotations

from typing import final

from banchisa.engine.components import Components, need, number, rows, section, words
from banchisa.engine.errors import ComponentsError
from banchisa.engine.json_values import is_whole
from banchisa.games.arctic.rules.board import (
    ANIMAL_NAMES,
    ANIMALS,
    CARD_NAMES,
    CARDS,
    IN_DECK,
    LAST,
    LETTERS,
    LONGEST,
    MOST_SEATS,
    POWER_NAMES,
    SEATS,
    SIDE_NAMES,
)


@final
class ArcticComponents(Components):
    """Cards, Landscape, points and numbers of the game, all of them checked."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(data)
        game = section(data, "game")
        self.hand_start = number(game, "hand_start", "game", 1, 5)
        self.hand_limit = number(game, "hand_limit", "game", 1, 9)
        self.river_size = number(game, "river_size", "game", 5, 9)
        self.first_placement = number(game, "first_placement", "game", 1, 5)
        self.stall_rounds = number(game, "stall_rounds", "game", 1, 9)
        landscape = section(data, "landscape")
        self.landscape = _get_rising(landscape, "values", "landscape", LAST + 1)
        self.token_start = number(landscape, "token_start", "landscape", 0, LAST)
        self.run_points = _get_rising(section(data, "runs"), "points", "runs", LONGEST + 1)
        self.reserves: dict[int, int] = {}
        for players in SEATS:
            self._read_setup(players)
        self.colours = words(section(data, "seats"), "colours", "seats")
        need(len(set(self.colours)) >= MOST_SEATS, f"seats.colours: {MOST_SEATS} different colours are needed")
        _check_names(data)
        self.mains: list[int] = []
        self.draws: list[int] = []
        self.places: list[int] = []
        self.companions: list[int] = []
        self._read_cards(rows(section(data, "deck"), "cards"))

    def _read_setup(self, players: int) -> None:
        """Reserve and draw pile for a number of players; nothing is left over (ARC-3.11)."""
        where = f"setup.{players}"
        setup = section(section(self.data, "setup"), str(players))
        dealt = self.hand_start * players + self.river_size
        reserve = number(setup, "reserve", where, 0, IN_DECK)
        pile = IN_DECK * players - reserve - dealt
        if number(setup, "pile", where, 0, CARDS) != pile:
            raise ComponentsError(f"{where}.pile: {pile} cards are left when Reserve, hands and River are dealt")
        self.reserves[players] = reserve

    def _read_cards(self, cards: list[object]) -> None:
        """The cards, which must be the 120 known ones: actions are numbered by them."""
        need(len(cards) == CARDS, f"deck.cards: {len(cards)} cards are listed; there are {CARDS}")
        for card, row in enumerate(cards):
            where = f"deck.cards: {CARD_NAMES[card]}"
            if not isinstance(row, list) or len(row) != 7:
                raise ComponentsError(f"{where} needs id, code, deck, main, draw, place, companion")
            deck, letter, draw = _read_code(CARD_NAMES[card])
            known = [card, CARD_NAMES[card], deck, ANIMAL_NAMES[letter], draw]
            need(row[:5] == known, f"{where}: expected {known}, found {row[:5]}; only place and companion may differ")
            self.mains.append(letter)
            self.draws.append(draw)
            self.places.append(_placement(row[5], where))
            self.companions.append(_companion(row[6], letter, where))


def _read_code(code: str) -> tuple[int, int, int]:
    """Deck, main animal and draw value that a card's code names."""
    return int(code[0]), LETTERS.index(code[1]), int(code[2])


def _placement(value: object, where: str) -> int:
    if not is_whole(value, 1, 5):
        raise ComponentsError(f"{where}: the placement value must be a whole number from 1 to 5, not {value!r}")
    return value


def _companion(value: object, main: int, where: str) -> int:
    others = [name for animal, name in enumerate(ANIMAL_NAMES) if animal != main]
    need(value in others, f"{where}: {value!r} is no companion of it; allowed: {', '.join(others)}")
    return ANIMAL_NAMES.index(str(value))


def _get_rising(data: dict[str, object], name: str, where: str, length: int) -> list[int]:
    """A list of points that never fall."""
    values = data.get(name)
    if not isinstance(values, list) or len(values) != length:
        raise ComponentsError(f"{where}.{name}: must be a list of {length} whole numbers")
    found = [value for value in values if is_whole(value, 0, 99)]
    if len(found) != length or found != sorted(found):
        raise ComponentsError(f"{where}.{name}: must be whole numbers from 0 to 99 that do not fall, not {values!r}")
    return found


def _check_names(data: dict[str, object]) -> None:
    """Animals and powers have the names that actions and words know; rules belong to the powers, not to the box."""
    animals = section(data, "animals")
    for name, wanted in (("keys", ANIMAL_NAMES), ("letters", LETTERS)):
        need(words(animals, name, "animals") == wanted, f"animals.{name}: must be {', '.join(wanted)}, in this order")
    powers = rows(data, "power")
    need(len(powers) == len(POWER_NAMES), f"power: {len(powers)} powers are listed; there are {2 * ANIMALS}")
    for k, (entry, key) in enumerate(zip(powers, POWER_NAMES, strict=True)):
        wanted_side = (key, ANIMAL_NAMES[k // 2], SIDE_NAMES[k % 2])
        found = (entry.get("key"), entry.get("animal"), entry.get("side")) if isinstance(entry, dict) else ()
        need(found == wanted_side, f"power: expected {key}, the power of {wanted_side[1]} on side {wanted_side[2]}")
