"""Means and shares of a sample, each with its 95% interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # the 97.5% quantile of the normal distribution
_MANY = 200  # degrees of freedom from which an expansion of Student's quantile is exact to six digits


class JsonFigures:
    """Figures that are written as JSON field by field, numbers with six decimals."""

    def to_json(self) -> dict[str, object]:
        return {name: write_figure(value) for name, value in vars(self).items()}


def write_figure(thing: object) -> object:
    """A field of figures, with all that is in it."""
    if isinstance(thing, JsonFigures):
        return thing.to_json()
    if isinstance(thing, list):
        return [write_figure(item) for item in thing]
    if isinstance(thing, dict):
        return {name: write_figure(value) for name, value in thing.items()}
    return round(thing, 6) if isinstance(thing, float) else thing


@dataclass(frozen=True)
class Interval(JsonFigures):
    """A figure with the limits of its 95% confidence interval."""

    value: float
    low: float
    high: float


def wilson(total: float, games: int) -> Interval:
    """The mean of values between 0 and 1, given by their total, with Wilson's score interval.

    The interval assumes the variance of values that are either 0 or 1. Other values between 0 and 1 with the same mean
    have no greater variance (Bhatia and Davis). So the interval is at most too wide where wins are shared.
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = total / games
    widening = Z * Z / games
    middle = (share + widening / 2) / (1 + widening)
    half = Z * math.sqrt(share * (1 - share) / games + widening / games / 4) / (1 + widening)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval | None:
    """The mean with Student's interval; None for fewer than two values."""
    count = len(values)
    if count < 2:
        return None
    middle = math.fsum(values) / count
    variance = math.fsum((value - middle) ** 2 for value in values) / (count - 1)
    half = t_quantile(count - 1) * math.sqrt(variance / count)
    return Interval(middle, middle - half, middle + half)


def t_quantile(freedom: int) -> float:
    """The 97.5% quantile of Student's distribution."""
    if freedom > _MANY:
        return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    low, high = Z, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _t_probability(middle, freedom) < 0.95 else (low, middle)
    return low


def _t_probability(t: float, freedom: int) -> float:
    """The probability that Student's variable lies between -t and t (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for k in range(2 + odd, freedom + 1, 2):
        total += term
        term *= math.cos(angle) ** 2 * (k - 1) / k
    if odd:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total
