"""A quick look at a variant: how often each seat wins and how long a game is when simple bots play it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from banchisa.bots import levels
from banchisa.bots.win_chances import win_shares
from banchisa.engine.game import Game
from banchisa.engine.state import State
from banchisa.lab.openings import RandomOpening, default_opening
from banchisa.lab.play import DecisionCounter, play
from banchisa.lab.stats.clustered import count
from banchisa.lab.stats.intervals import Interval, JsonFigures, wilson

BOT = "greedy"
SEED = 1  # with the number of a game it determines the game, on any machine
GAMES = 200
MIN_GAMES = 20  # with fewer finished games there are no figures
SECONDS = 3.0
PACE = 6.0  # seconds that people take for a decision: so the introductory game of Nanuuk! takes its ten minutes

Clock = Callable[[], float]


@dataclass(frozen=True)
class Survey(JsonFigures):
    """The figures of the finished games; with too few games, shares, decisions and turns are missing."""

    games: int
    order: list[int] | None  # the seats by their first decision; None where that differs from game to game
    shares: list[Interval]  # of the wins, in order of play
    decisions: Interval | None  # of one seat in a game
    turns: Interval | None  # of all seats together

    @property
    def minutes(self) -> float | None:
        """How long people take for a game: so many seconds for each decision of every seat."""
        return None if self.decisions is None else round(self.decisions.value * len(self.shares) * PACE / 60, 1)

    def to_json(self) -> dict[str, object]:
        return {"bot": BOT, **super().to_json(), "minutes": self.minutes}


class _TimeUp(Exception):
    """The current game would end too late to count."""


class _TimedCounter(DecisionCounter):
    """Counts decisions, and ends the game when time is up."""

    def __init__(self, deadline: float, clock: Clock) -> None:
        super().__init__()
        self._deadline = deadline
        self._clock = clock

    def watch(self, state: State, action: int) -> None:
        if self._clock() >= self._deadline:
            raise _TimeUp
        super().watch(state, action)


@dataclass(frozen=True)
class _FinishedGame:
    """What counts of a game."""

    order: list[int]
    wins: list[float]
    decisions: int
    turns: int

    def wins_in_order(self) -> list[float]:
        return [self.wins[seat] for seat in self.order]


def survey(
    game: Game, start: State, games: int = GAMES, seconds: float = SECONDS, clock: Clock = time.monotonic
) -> Survey:
    """Play the first games of a fixed list, as many as time allows."""
    deadline = clock() + seconds
    opening = default_opening(start)
    finished: list[_FinishedGame] = []
    with suppress(_TimeUp):
        for number in range(games):
            counter = _TimedCounter(deadline, clock)
            bots = [RandomOpening(levels.make_bot(game, BOT), opening) for _ in range(start.seats)]
            result = play(game, start, bots, SEED, number, counter.watch)
            if result.is_over:
                order = counter.turn_order(int(start.seats))
                finished.append(_FinishedGame(order, win_shares(result.ranks), counter.decisions, counter.turns))
    return _summarise(finished, int(start.seats))


def _summarise(games: Sequence[_FinishedGame], seats: int) -> Survey:
    if len(games) < MIN_GAMES:
        return Survey(len(games), None, [], None, None)
    order = games[0].order if all(game.order == games[0].order for game in games) else None
    wins = [game.wins_in_order() for game in games]
    win_shares = [wilson(sum(game[place] for game in wins), len(games)) for place in range(seats)]
    decisions = _per_seat(count([game.decisions for game in games]), seats)
    return Survey(len(games), order, win_shares, decisions, count([game.turns for game in games]))


def _per_seat(decisions: Interval | None, seats: int) -> Interval | None:
    """The decisions of one seat, from those of all seats."""
    if decisions is None:
        return None
    return Interval(decisions.value / seats, decisions.low / seats, decisions.high / seats)
