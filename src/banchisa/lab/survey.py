"""A quick look at a variant: how often each seat wins and how long a game is, when simple bots play it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from banchisa.bots import levels
from banchisa.bots.win_chances import win_shares
from banchisa.engine.game import Game
from banchisa.engine.state import CHANCE, State
from banchisa.lab.balance.observe import Opener, usual_opening
from banchisa.lab.play import play
from banchisa.lab.stats.clustered import count
from banchisa.lab.stats.intervals import Interval, wilson

BOT = "greedy"
SEED = 1  # with the number of a game it determines the game, on any machine
GAMES = 200
FEWEST = 20  # finished games below which nothing is said of them
SECONDS = 3.0

Clock = Callable[[], float]


@dataclass(frozen=True)
class Survey:
    """What the finished games tell: shares and decisions are missing where the games are too few."""

    games: int
    order: list[int] | None  # the seats by their first decision; None where that differs from game to game
    shares: list[Interval]  # of the wins, in order of play
    decisions: Interval | None  # of one seat in a game

    def to_json(self) -> dict[str, object]:
        return {
            "bot": BOT,
            "games": self.games,
            "order": self.order,
            "shares": [share.to_json() for share in self.shares],
            "decisions": None if self.decisions is None else self.decisions.to_json(),
        }


class _TimeUp(Exception):
    """The game under way comes too late to count."""


class _Watcher:
    """Sees who decides in a game, and ends it when time is up."""

    def __init__(self, deadline: float, clock: Clock) -> None:
        self._deadline = deadline
        self._clock = clock
        self.order: list[int] = []
        self.decisions = 0

    def watch(self, state: State, action: int) -> None:
        if self._clock() >= self._deadline:
            raise _TimeUp
        if state.actor == CHANCE:
            return
        self.decisions += 1
        if state.actor not in self.order:
            self.order.append(int(state.actor))


@dataclass(frozen=True)
class _Seen:
    """One finished game."""

    order: list[int]
    wins: list[float]
    decisions: int

    def wins_in_order(self) -> list[float]:
        return [self.wins[seat] for seat in self.order]


def survey(
    game: Game, start: State, games: int = GAMES, seconds: float = SECONDS, clock: Clock = time.monotonic
) -> Survey:
    """Play the first games of a fixed list, as many as time allows."""
    deadline = clock() + seconds
    opening = usual_opening(start)
    seen: list[_Seen] = []
    with suppress(_TimeUp):
        for number in range(games):
            seen += _played(game, start, opening, number, _Watcher(deadline, clock))
    return _told(seen, int(start.seats))


def _played(game: Game, start: State, opening: int, number: int, watcher: _Watcher) -> list[_Seen]:
    """One game of the list; nothing where it did not come to its end."""
    seats = int(start.seats)
    bots = [Opener(levels.bot(game, BOT), opening) for _ in range(seats)]
    played = play(game, start, bots, SEED, number, watcher.watch)
    if not played.is_over:
        return []
    silent = [seat for seat in range(seats) if seat not in watcher.order]
    return [_Seen([*watcher.order, *silent], win_shares(played.ranks), watcher.decisions)]


def _told(seen: Sequence[_Seen], seats: int) -> Survey:
    if len(seen) < FEWEST:
        return Survey(len(seen), None, [], None)
    order = seen[0].order if all(game.order == seen[0].order for game in seen) else None
    wins = [game.wins_in_order() for game in seen]
    shares = [wilson(sum(game[place] for game in wins), len(seen)) for place in range(seats)]
    return Survey(len(seen), order, shares, _for_each(count([game.decisions for game in seen]), seats))


def _for_each(decisions: Interval | None, seats: int) -> Interval | None:
    """The part of one seat in what all of them do."""
    if decisions is None:
        return None
    return Interval(decisions.value / seats, decisions.low / seats, decisions.high / seats)
