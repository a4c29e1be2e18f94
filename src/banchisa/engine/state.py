"""One position of any game."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.rng import Rng

CHANCE: Final = -1  # the actor when a die, tile or card is to be drawn
OVER: Final = -2  # the actor when the game has ended
SPECTATOR: Final = -3  # the viewer who sits on no chair
ALL_SEEING: Final = -4  # the viewer from whom nothing is hidden: of a log, not of a table

WIDEST: Final = 4096  # no position of any game offers more actions
LOW: Final = 8192  # numbers below it are made once: a list of them takes less time than the numbers would
_NUMBERS: Final[list[object]] = list(range(LOW))


class _Buffer:
    """Room for the offers of one position."""

    def __init__(self) -> None:
        self.cells = vec[i64]([0] * WIDEST)

    def as_list(self, n: i64) -> list[int]:
        """The first cells as a list."""
        out = _NUMBERS[:n]  # as long as it will be: it need not grow
        cells = self.cells
        k: i64 = 0
        while k < n:
            number = cells[k]
            out[k] = _NUMBERS[number] if 0 <= number < LOW else number
            k += 1
        return cast("list[int]", out)


# a call takes one out for itself, so that no two threads share one; a list that is never empty keeps its room
_IDLE: Final = [_Buffer() for _ in range(4)]


def _take_buffer() -> _Buffer:
    try:
        return _IDLE.pop()
    except IndexError:
        return _Buffer()


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """Writes positions down and reads them again. Every game is one; a position finds it through its terms."""

    def to_json(self, state: State) -> dict[str, object]:
        """A position as JSON; from_json reads it back."""
        raise NotImplementedError

    def from_json(self, data: object) -> State:
        """The position that to_json wrote down."""
        raise NotImplementedError

    def to_text(self, state: State) -> str:
        """The table in English text."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What is agreed before the first step and never changes in a game: game, seats, options."""

    def __init__(self, game: str, version: str, seats: int, options: dict[str, object]) -> None:
        self.game = game  # its key
        self.version = version  # of its rules
        self.seats: i64 = seats  # how many there are
        self.options = options  # every option of the game, with what was chosen
        self.codec = Codec()  # the game itself, once it has agreed on these terms
        self.observation_size = -1  # in bytes, once somebody has asked the game


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """One position: mutable, and it knows everything."""

    __slots__ = ("actor",)

    def __init__(self) -> None:
        self.actor: i64 = 0  # the number of the seat to act, or CHANCE (-1) or OVER (-2)

    @property
    def terms(self) -> Terms:
        """What was agreed before the first step."""
        raise NotImplementedError

    @property
    def seats(self) -> i64:
        """How many seats there are."""
        return self.terms.seats

    def phase_name(self) -> str:
        """What is asked now, by a name; empty in games that do not name it."""
        return ""

    def write_actions(self, out: vec[i64]) -> i64:
        """Write the legal actions into out, ascending, and return their number."""
        raise NotImplementedError

    def write_weights(self, out: vec[i64]) -> i64:
        """Write the weights of the legal outcomes of chance into out, in their order, and return the sum."""
        n = self.write_actions(out)
        k: i64 = 0
        while k < n:
            out[k] = 1
            k += 1
        return n

    def draw_outcome(self, rng: Rng, actions: vec[i64], weights: vec[i64]) -> i64:
        """An outcome of chance, each as likely as its weight; the arrays are room to list them."""
        n = self.write_actions(actions)
        total = self.write_weights(weights)
        left = rng.below(total)
        if total == n:  # all of them weigh 1
            return actions[left]
        k: i64 = 0
        while left >= weights[k]:
            left -= weights[k]
            k += 1
        return actions[k]

    def apply(self, action: i64) -> None:
        """Take one step; the action must be legal."""
        raise NotImplementedError

    def copy(self) -> State:
        """The same position once more: what is done to one of them does not change the other."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat, 1 for the winners; equal seats share a place."""
        raise NotImplementedError

    def decided_seats(self) -> i64:
        """The seats, as bits, whose places are certain already while the others play on for theirs."""
        return 0

    def seen_by(self, seat: i64) -> State:
        """The same position with everything this seat cannot know made unknown."""
        raise NotImplementedError

    def resample(self, rng: Rng) -> State:
        """A possible world: the unknowns filled in with the right probabilities."""
        raise NotImplementedError

    def observed_outcome(self, action: i64, viewer: i64) -> i64:
        """The outcome of chance that a seat sees. Outcomes that look alike to the seat all give the same one."""
        return action

    def to_json(self) -> dict[str, object]:
        """This position as JSON; `Game.from_json` reads it back."""
        return self.terms.codec.to_json(self)

    def legal_actions(self) -> list[int]:
        """The ids of the legal actions, ascending; empty only when the game is over."""
        buffer = _take_buffer()
        actions = buffer.as_list(self.write_actions(buffer.cells))
        _IDLE.append(buffer)
        return actions

    def weights(self) -> list[int]:
        """How likely each legal action is, when chance is to act."""
        if self.actor != CHANCE:
            raise ValueError("weights() is only for chance: a seat is to act, or the game is over")
        buffer = _take_buffer()
        n = self.write_actions(buffer.cells)
        self.write_weights(buffer.cells)
        weights = buffer.as_list(n)
        _IDLE.append(buffer)
        return weights

    def __str__(self) -> str:
        """The table in English text."""
        return self.terms.codec.to_text(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return read_position, (self.terms.codec, self.to_json())

    def __eq__(self, other: object) -> bool:
        """Positions are equal when they are written down the same."""
        return isinstance(other, State) and self.to_json() == other.to_json()


def read_position(codec: Codec, data: object) -> State:
    """Read a position that was pickled."""
    return codec.from_json(data)


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by descending key; equal keys share a place, and the next place counts them."""
    return [1 + len([other for other in keys if other > key]) for key in keys]
