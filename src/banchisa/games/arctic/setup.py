"""What is agreed before the first step of a game of Arctic, and the tables of its cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.errors import OptionError
from banchisa.engine.grids import table
from banchisa.engine.state import Terms
from banchisa.games.arctic.actions import DECK_SET_NAMES, DECK_SETS
from banchisa.games.arctic.components import ArcticComponents
from banchisa.games.arctic.options import RANDOM, WALRUS_RULES, side_option
from banchisa.games.arctic.rules.board import ANIMALS, CARDS, SIDE_NAMES

BY_CHANCE: Final = -1  # what chance decides during the set-up


@final
class ArcticTerms(Terms):
    """Everything about a game of Arctic that is fixed before the first step."""

    def __init__(self, components: ArcticComponents, version: str, seats: int, options: dict[str, object]) -> None:
        super().__init__("arctic", version, seats, options)
        self.components = components
        self.main: vec[i64] = table(components.mains)
        self.companion: vec[i64] = table(components.companions)
        self.draw: vec[i64] = table(components.draws)
        self.place: vec[i64] = table(components.places)
        self.landscape: vec[i64] = table(components.landscape)
        self.run_points: vec[i64] = table(components.run_points)
        self.colours = components.colours
        self.hand_start: i64 = components.hand_start
        self.hand_limit: i64 = components.hand_limit
        self.river_size: i64 = components.river_size
        self.first_placement: i64 = components.first_placement
        self.stall_turns: i64 = components.stall_rounds * seats  # ARC-5.5
        self.reserve: i64 = components.reserves[seats]  # ARC-3.5
        self.cards: i64 = CARDS // 4 * seats
        self.token_start: i64 = components.token_start
        self.straight = options["walrus_rule"] == WALRUS_RULES[1]
        self.fixed_sides: list[int] = [_side(options[side_option(animal)]) for animal in range(ANIMALS)]
        self.fixed_first: i64 = _first(options["first_player"], seats)
        self.fixed_decks: i64 = _decks(options["decks"], seats)


def _side(value: object) -> int:
    """The side of a Power card that the table has chosen (ARC-3.6)."""
    return BY_CHANCE if value == RANDOM else SIDE_NAMES.index(str(value))


def _first(value: object, seats: int) -> int:
    """The first player that the table has chosen (ARC-3.8)."""
    if value == RANDOM:
        return BY_CHANCE
    first = int(str(value))  # as people count players
    if first > seats:
        allowed = ", ".join(str(player) for player in range(1, seats + 1))
        raise OptionError(f"option first_player: of {seats} players none is number {first}; allowed: random, {allowed}")
    return first - 1


def _decks(value: object, seats: int) -> int:
    """The decks that the table has chosen, as many as players (ARC-3.3)."""
    if value == RANDOM:
        return BY_CHANCE
    chosen = DECK_SETS[DECK_SET_NAMES.index(str(value))]
    if len(chosen) != seats:
        allowed = [name for name, decks in zip(DECK_SET_NAMES, DECK_SETS, strict=True) if len(decks) == seats]
        raise OptionError(f"option decks: {value} is not for {seats} players; allowed: random, {', '.join(allowed)}")
    return deck_mask(chosen)


def deck_mask(chosen: tuple[int, ...]) -> int:
    """A set of decks as a mask."""
    return sum(1 << (deck - 1) for deck in chosen)
