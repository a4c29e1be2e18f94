"""The figures of a balance report with their 95% intervals, from the observed games of each case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from banchisa.lab.balance.observe import TENTHS, Balance, BalanceCase, Sample
from banchisa.lab.stats.clustered import Spread, count, ratio, share, spread
from banchisa.lab.stats.intervals import Interval, JsonFigures, mean, wilson


@dataclass(frozen=True)
class KindFigures(JsonFigures):
    """How often one kind of action is chosen."""

    kind: str
    times: Interval | None  # in a game
    games: Interval  # the share of games in which it happens
    offered: float  # decisions in a game at which it is allowed, on average
    taken: Interval | None  # the share of those decisions at which it is chosen


@dataclass(frozen=True)
class ChanceFigures(JsonFigures):
    """How often chance draws something, and with what outcome."""

    kind: str
    times: Interval | None
    games: Interval
    outcomes: dict[str, float]  # the share of each outcome among these draws


@dataclass(frozen=True)
class RuleFigures(JsonFigures):
    """How often one rule shows: it asks for a decision, forbids an action or ends a game."""

    rule: str
    asks: Interval | None  # the share of decisions
    asks_times: float  # in a game, on average
    forbids: Interval | None
    forbids_times: float
    ends: Interval | None  # the share of finished games


@dataclass(frozen=True)
class CaseFigures(JsonFigures):
    """All figures of one number of players and one bot."""

    seats: int
    bot: str
    games: int
    wanted: int
    different: int  # games without those that repeat another step by step
    opening: int  # first choices of each seat that were random
    unfinished: int  # games that were stopped because they did not end; they have no wins, points and ends
    stride: int
    looked: int  # decisions at which the rules were examined
    wins: list[Interval]  # by seat
    turn_wins: list[Interval] | None  # by turn order; None if the same seat always decides first
    nobody: Interval  # games that nobody wins
    shared: Interval  # games that several win
    steps: Spread | None
    decisions: Spread | None
    rounds: Spread | None
    options: Interval | None  # legal actions at a decision
    forced: Interval | None  # decisions that leave no choice
    widest: int
    tenths: list[Interval | None]
    points: Spread | None  # of all seats
    seat_points: list[Interval | None]
    margin: Spread | None  # between the highest and the second highest points
    gap: Spread | None  # between the highest and the lowest points
    kinds: list[KindFigures]
    chance: list[ChanceFigures]
    rules: list[RuleFigures]


def compute_all_figures(balance: Balance) -> list[CaseFigures]:
    """The figures of every case with at least one game."""
    samples = [balance.samples(index) for index in range(len(balance.cases))]
    return [compute_figures(case, games) for case, games in zip(balance.cases, samples, strict=True) if games]


def compute_figures(case: BalanceCase, samples: Sequence[Sample]) -> CaseFigures:
    """The figures of a case."""
    finished = [game for game in samples if game.scores is not None]
    points = [sorted(game.scores or [], reverse=True) for game in finished]
    decisions = [game.decisions for game in samples]
    rounds = [game.rounds for game in finished if game.rounds is not None]
    return CaseFigures(
        seats=case.seats,
        bot=case.bot,
        games=len(samples),
        wanted=case.games,
        different=len({game.digest for game in samples}),
        opening=case.opening,
        unfinished=len(samples) - len(finished),
        stride=case.stride,
        looked=sum(game.looked for game in samples),
        wins=_wins([game.wins() for game in finished], case.seats),
        turn_wins=_turn_wins(finished, case.seats),
        nobody=wilson(sum(1 not in game.ranks for game in finished), len(finished)),
        shared=wilson(sum(game.ranks.count(1) > 1 for game in finished), len(finished)),
        steps=spread([game.steps for game in samples]),
        decisions=spread(decisions),
        rounds=spread(rounds),
        options=ratio([game.options for game in samples], decisions),
        forced=share([game.forced for game in samples], decisions),
        widest=max(game.widest for game in samples),
        tenths=[mean(_without_none(game.tenths[k] for game in samples)) for k in range(TENTHS)],
        points=_pool_points(points),
        seat_points=[mean([(game.scores or [])[seat] for game in finished]) for seat in range(case.seats)],
        margin=spread([ranked[0] - ranked[1] for ranked in points if len(ranked) > 1]),
        gap=spread([ranked[0] - ranked[-1] for ranked in points if len(ranked) > 1]),
        kinds=[_count_kind(kind, samples) for kind in _all_names(game.offered for game in samples)],
        chance=[_count_draws(kind, samples) for kind in _all_names(_draws_by_kind(game) for game in samples)],
        rules=_count_rules(samples, finished),
    )  # fmt: skip


def _wins(wins: Sequence[Sequence[float]], seats: int) -> list[Interval]:
    return [wilson(sum(game[seat] for game in wins), len(wins)) for seat in range(seats)]


def _turn_wins(finished: Sequence[Sample], seats: int) -> list[Interval] | None:
    """The wins by turn order; None if it is the same in all games."""
    if len({game.turn_order for game in finished}) < 2:
        return None
    return _wins([[game.wins()[seat] for seat in game.turn_order] for game in finished], seats)


def _pool_points(points: Sequence[Sequence[int]]) -> Spread | None:
    """The distribution of the points of all seats; the interval of the mean is that over games."""
    every = spread([value for game in points for value in game])
    if every is None:
        return None
    return Spread(**{**vars(every), "mean": mean([sum(game) / len(game) for game in points])})


def _without_none(values: Iterable[float | None]) -> list[float]:
    return [value for value in values if value is not None]


def _all_names(tables: Iterable[dict[str, int]]) -> list[str]:
    return sorted({name for table in tables for name in table})


def _count_kind(kind: str, samples: Sequence[Sample]) -> KindFigures:
    chosen = [game.chosen.get(kind, 0) for game in samples]
    offered = [game.offered.get(kind, 0) for game in samples]
    games = wilson(sum(times > 0 for times in chosen), len(samples))
    return KindFigures(kind, count(chosen), games, sum(offered) / len(samples), share(chosen, offered))


def _draws_by_kind(game: Sample) -> dict[str, int]:
    """The draws of a game by their kind."""
    kinds: dict[str, int] = {}
    for outcome, times in game.drawn.items():
        kind = outcome.split(" ")[0]
        kinds[kind] = kinds.get(kind, 0) + times
    return kinds


def _count_draws(kind: str, samples: Sequence[Sample]) -> ChanceFigures:
    drawn = [_draws_by_kind(game).get(kind, 0) for game in samples]
    outcomes: dict[str, float] = {}
    for game in samples:
        for outcome, times in game.drawn.items():
            if outcome.split(" ")[0] == kind:
                outcomes[outcome] = outcomes.get(outcome, 0) + times / sum(drawn)
    games = wilson(sum(times > 0 for times in drawn), len(samples))
    return ChanceFigures(kind, count(drawn), games, dict(sorted(outcomes.items())))


def _count_rules(samples: Sequence[Sample], finished: Sequence[Sample]) -> list[RuleFigures]:
    ended = [{game.ended_by: 1} for game in finished if game.ended_by is not None]
    shown = _all_names([*(game.asked for game in samples), *(game.forbade for game in samples), *ended])
    return [_count_rule(rule, samples, finished) for rule in sorted(shown, key=rule_order)]


def rule_order(rule: str) -> tuple[str, list[int]]:
    """A key that sorts rules as in the book: NAN-4.9 before NAN-4.10."""
    book, _, number = rule.partition("-")
    return book, [int(part) for part in number.split(".")]


def _count_rule(rule: str, samples: Sequence[Sample], finished: Sequence[Sample]) -> RuleFigures:
    looked = [game.looked for game in samples]
    asked = [game.asked.get(rule, 0) for game in samples]
    forbade = [game.forbade.get(rule, 0) for game in samples]
    decisions = sum(game.decisions for game in samples) / len(samples)
    every = max(1, sum(looked))
    return RuleFigures(
        rule=rule,
        asks=share(asked, looked),
        asks_times=decisions * sum(asked) / every,
        forbids=share(forbade, looked),
        forbids_times=decisions * sum(forbade) / every,
        ends=wilson(sum(game.ended_by == rule for game in finished), len(finished)) if finished else None,
    )
