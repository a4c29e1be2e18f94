"""Figures over decisions. Those of one game depend on each other, so games are the clusters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from banchisa.lab.stats.intervals import Interval, JsonFigures, Z, mean, t_quantile, wilson, write_figure


@dataclass(frozen=True)
class Spread(JsonFigures):
    """The distribution of some values: their mean with its interval, and their quantiles."""

    mean: Interval | None
    least: float
    low: float  # 5% are below
    quarter: float
    median: float
    three_quarters: float
    high: float  # 5% are above
    most: float

    def to_json(self) -> dict[str, object]:
        """Quantiles stay as exact as they are."""
        return {**vars(self), "mean": write_figure(self.mean)}


def spread(values: Sequence[float]) -> Spread | None:
    """The distribution of values, one of each game; None without values."""
    if not values:
        return None
    ranked = sorted(values)
    low, quarter, median, three_quarters, high = (quantile(ranked, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
    middle = _cut_at_zero(mean(values), ranked[0])
    return Spread(middle, ranked[0], low, quarter, median, three_quarters, high, ranked[-1])


def quantile(ranked: Sequence[float], share: float) -> float:
    """The quantile of sorted values, interpolated between two neighbours."""
    at = share * (len(ranked) - 1)
    below = math.floor(at)
    above = min(below + 1, len(ranked) - 1)
    return ranked[below] + (ranked[above] - ranked[below]) * (at - below)


def count(values: Sequence[int]) -> Interval | None:
    """The mean number of events in a game with Student's interval; None without events or with fewer than two games."""
    return _cut_at_zero(mean(values), 0) if any(values) else None


def _cut_at_zero(found: Interval | None, least: float) -> Interval | None:
    """Cut off the part of the interval below 0 if no value is below 0."""
    if found is None or least < 0:
        return found
    return Interval(found.value, max(0.0, found.low), found.high)


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Interval | None:
    """The sum of all parts over that of all wholes, given by game, with Student's interval of the ratio estimator."""
    variance = _variance(parts, wholes)
    if variance is None:
        return None
    value = math.fsum(parts) / math.fsum(wholes)
    half = t_quantile(len(parts) - 1) * math.sqrt(variance)
    return _cut_at_zero(Interval(value, value - half, value + half), min(parts))


def share(hits: Sequence[int], tries: Sequence[int]) -> Interval | None:
    """The share of hits among tries, given by game: Wilson's interval for the effective number of tries.

    Tries of one game tell less than as many tries of different games. So their number is divided by the design effect:
    the variance between games over the variance of independent tries. Where all tries end alike, the number of games
    is taken.
    """
    variance = _variance(hits, tries)
    if variance is None:
        return None
    total = sum(tries)
    value = sum(hits) / total
    games = sum(1 for one in tries if one)
    effective = float(games)
    if 0 < value < 1:
        effective = total / max(1.0, variance * total / (value * (1 - value)))
    number = max(1, math.floor(effective * (Z / t_quantile(len(tries) - 1)) ** 2))
    return _stretch_to(value, wilson(value * number, number))


def _stretch_to(value: float, interval: Interval) -> Interval:
    """Widen the interval until it holds the value."""
    return Interval(value, min(value, interval.low), max(value, interval.high))


def _variance(parts: Sequence[float], wholes: Sequence[float]) -> float | None:
    """The linearised variance of the ratio of two sums over games; None for fewer than two games, or wholes of 0."""
    games = len(parts)
    total = math.fsum(wholes)
    if games < 2 or total == 0:
        return None
    value = math.fsum(parts) / total
    rest = math.fsum((part - value * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    return rest * games / (games - 1) / total**2
