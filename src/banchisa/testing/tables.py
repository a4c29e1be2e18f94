"""The walk over seats and options: every value with every number of seats, then pairs of values."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations as pairs_of
from itertools import product
from typing import NamedTuple

from banchisa.engine.errors import OptionError
from banchisa.engine.game import Game
from banchisa.engine.options import Option, Value
from banchisa.engine.rng import Rng

Choice = dict[str, Value]
_MOST_TABLES = 200
_LONG_ROW = 32  # values


class TableKind(NamedTuple):
    """Number of seats and options of one game."""

    seats: int
    options: dict[str, object]


def combinations(game: Game, most: int = _MOST_TABLES, seed: int = 1) -> Iterator[TableKind]:
    """Tables with every value of every option for every number of seats, then pairs of values up to most tables.

    Combinations that `start` refuses with an OptionError are left out, and so are those that `start` takes for a
    table seen before: an option without effect makes no new table.
    """
    visit = _Visit(game, Rng(seed))
    for seats in game.seats:
        yield from visit.tables(seats, {})
        for option in game.options.values():
            for choice in _effective(game, seats, option):
                yield from visit.tables(seats, choice)
    for seats in game.seats:
        for one, other in pairs_of(game.options.values(), 2):
            for first, second in product(_effective(game, seats, one), _effective(game, seats, other)):
                if len(visit.seen) >= most:
                    return
                yield from visit.pair(seats, first, second)


def _effective(game: Game, seats: int, option: Option) -> list[Choice]:
    """Every value of an option, together with what makes it take effect at a table of this size."""
    if option.when_seats and seats not in option.when_seats:
        return []
    conditions = [_conditions(game, seats, name, allowed) for name, allowed in option.when.items()]
    found: list[Choice] = []
    for parts in product(*conditions):
        context = _merge(list(parts))
        if context is not None:
            found.extend({**context, option.name: value} for value in _some(option))
    return found


def _some(option: Option) -> tuple[Value, ...]:
    """All values of an option; of a long row only its ends and the default."""
    if len(option.values) <= _LONG_ROW:
        return option.values
    return tuple(dict.fromkeys((option.values[0], option.default, option.values[-1])))


def _conditions(game: Game, seats: int, name: str, allowed: tuple[Value, ...]) -> list[Choice]:
    return [choice for choice in _effective(game, seats, game.options[name]) if choice[name] in allowed]


def _merge(parts: list[Choice]) -> Choice | None:
    """All choices at once, unless two of them disagree."""
    whole: Choice = {}
    for part in parts:
        if any(whole.get(name, value) != value for name, value in part.items()):
            return None
        whole |= part
    return whole


class _Visit:
    """Which tables and which pairs of values have been met."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.seen: set[str] = set()
        self.met: set[tuple[int, str, str]] = set()

    def tables(self, seats: int, choice: Choice) -> list[TableKind]:
        """The table of this choice, unless the rules exclude it or it was met before."""
        try:
            options = self.game.start(seats, **choice).terms.options
        except OptionError:
            return []
        named = sorted(f"{name}={value!r}" for name, value in options.items())
        key = f"{seats} {named}"
        if key in self.seen:
            return []
        self.seen.add(key)
        self.met.update((seats, first, second) for first, second in pairs_of(named, 2))
        return [TableKind(seats, dict(options))]

    def pair(self, seats: int, first: Choice, second: Choice) -> list[TableKind]:
        """A table with both choices and anything else at random, unless one like it was met before."""
        both = _merge([first, second])
        if both is None or self._has_met(seats, both):
            return []
        filled = {name: option.values[self.rng.below(len(option.values))] for name, option in self.game.options.items()}
        return self.tables(seats, {**filled, **both}) or self.tables(seats, both)

    def _has_met(self, seats: int, choice: Choice) -> bool:
        named = sorted(f"{name}={value!r}" for name, value in choice.items())
        return all((seats, first, second) in self.met for first, second in pairs_of(named, 2))
