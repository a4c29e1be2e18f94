"""The strength of bots, from the games of an arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from banchisa.lab.arena_result import ArenaResult
from banchisa.lab.stats.elo import Meeting, estimate_elo
from banchisa.lab.stats.intervals import Interval, JsonFigures, mean, wilson, write_figure

FAULTS = ("died", "late", "rubbish", "illegal")


@dataclass(frozen=True)
class Standing(JsonFigures):
    """How one bot did."""

    bot: str
    games: int
    wins: float  # a shared win counts as a fraction
    share: Interval
    even: float  # the share that its seats would have if all bots were equally strong
    difference: Interval | None  # between its points and the mean of the others, in games that the rules ended
    elo: Interval | None
    faults: dict[str, int]


@dataclass(frozen=True)
class Pair(JsonFigures):
    """How often the first of two bots came in before the second; a tie counts half."""

    first: str
    second: str
    games: int
    share: Interval

    def to_json(self) -> dict[str, object]:
        return {"bots": [self.first, self.second], "games": self.games, "share": self.share.to_json()}


@dataclass(frozen=True)
class Summary:
    """All figures of an arena."""

    games: int
    unfinished: int
    steps: float  # of a game, on average
    standings: list[Standing]
    pairs: list[Pair]
    seats: list[Interval]  # the share of wins of each seat
    fault: ArenaResult | None  # the first game in which a bot failed

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "steps": round(self.steps, 2),
            "bots": write_figure(self.standings),
            "pairs": write_figure(self.pairs),
            "seats": write_figure(self.seats),
            "first_fault": None if self.fault is None else self.fault.to_json(),
        }


def summarise(bots: Sequence[str], seats: int, results: Sequence[ArenaResult]) -> Summary:
    """All figures of some games between bots; the games may come in any order."""
    games = sorted(results, key=lambda result: result.number)
    meetings = [_meetings(game) for game in games]
    ratings = estimate_elo(len(bots), meetings) if len(bots) > 1 else [None]
    return Summary(
        games=len(games),
        unfinished=sum(game.is_unfinished for game in games),
        steps=sum(game.steps for game in games) / max(1, len(games)),
        standings=[_sum_up_bot(bot, bots[bot], games, ratings[bot]) for bot in range(len(bots))],
        pairs=_pairs(bots, meetings),
        seats=[wilson(sum(game.wins()[seat] for game in games), len(games)) for seat in range(seats)],
        fault=next((game for game in games if game.forfeit is not None), None),
    )


def _sum_up_bot(bot: int, name: str, games: Sequence[ArenaResult], rating: Interval | None) -> Standing:
    own = [game for game in games if bot in game.seating]
    wins = sum(_sum_of_seats(bot, game, game.wins()) for game in own)
    even = sum(game.seating.count(bot) / len(game.seating) for game in own) / max(1, len(own))
    failed = Counter(game.forfeit.kind for game in own if game.forfeit and game.seating[game.forfeit.seat] == bot)
    leads = [points for game in own for points in _lead(bot, game)]
    faults = {kind: failed[kind] for kind in FAULTS if failed[kind]}
    return Standing(name, len(own), wins, wilson(wins, len(own)), even, mean(leads), rating, faults)


def _sum_of_seats(bot: int, game: ArenaResult, values: Sequence[float]) -> float:
    """The sum of the values of a bot's seats."""
    return sum(value for holder, value in zip(game.seating, values, strict=True) if holder == bot)


def _lead(bot: int, game: ArenaResult) -> list[float]:
    """By how many points a bot's seats are above the others on average; nothing without points or others."""
    held = game.seating.count(bot)
    others = len(game.seating) - held
    if game.scores is None or not others:
        return []
    own = _sum_of_seats(bot, game, game.scores)
    return [own / held - (sum(game.scores) - own) / others]


def _pairs(bots: Sequence[str], games: Sequence[Sequence[Meeting]]) -> list[Pair]:
    """The figures of every two bots; if they met several times in one game, the mean counts."""
    shares: dict[tuple[int, int], list[float]] = {pair: [] for pair in combinations(range(len(bots)), 2)}
    for game in games:
        points: dict[tuple[int, int], list[float]] = {}
        for meeting in game:
            points.setdefault((meeting.first, meeting.second), []).append(meeting.points)
        for pair, gained in points.items():
            shares[pair].append(sum(gained) / len(gained))
    return [
        Pair(bots[one], bots[other], len(values), wilson(sum(values), len(values)))
        for (one, other), values in shares.items()
    ]


def _meetings(game: ArenaResult) -> list[Meeting]:
    """The meetings of a game: every two seats of different bots, the bot that was named first as the first."""
    found: list[Meeting] = []
    for one, rank in zip(game.seating, game.ranks, strict=True):
        for other, behind in zip(game.seating, game.ranks, strict=True):
            if one < other:
                found.append(Meeting(one, other, 0.5 if rank == behind else float(rank < behind)))
    return found
