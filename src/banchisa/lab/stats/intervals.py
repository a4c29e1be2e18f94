"""What a sample of games tells, each figure with its 95% interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # the 97.5% quantile of the normal distribution
_MANY = 200  # degrees of freedom from which an expansion of Student's quantile is exact to six digits
_ELO = 400 / math.log(10)  # Elo points for one unit of strength


@dataclass(frozen=True)
class Interval:
    """A figure, and between what it lies with 95% confidence."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def wilson(total: float, games: int) -> Interval:
    """The mean of so many values from 0 to 1 with Wilson's score interval.

    The interval supposes the variance of values that are either 0 or 1; no values from 0 to 1 with the same mean have a
    greater one (Bhatia and Davis), so where wins are shared it is at most too wide.
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = total / games
    widening = Z * Z / games
    middle = (share + widening / 2) / (1 + widening)
    half = Z * math.sqrt(share * (1 - share) / games + widening / games / 4) / (1 + widening)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval | None:
    """The mean with Student's interval; of fewer than two values there is none."""
    count = len(values)
    if count < 2:
        return None
    middle = math.fsum(values) / count
    variance = math.fsum((value - middle) ** 2 for value in values) / (count - 1)
    half = student(count - 1) * math.sqrt(variance / count)
    return Interval(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's distribution."""
    if freedom > _MANY:
        return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    low, high = Z, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _inside(middle, freedom) < 0.95 else (low, middle)
    return low


def _inside(t: float, freedom: int) -> float:
    """How likely Student's variable lies between -t and t: the finite sums of Abramowitz and Stegun, 26.7.3 and 4."""
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


@dataclass(frozen=True)
class Meeting:
    """Two who met in a game: 1 for the first if it came in before the second, 0 if after, 0.5 if level."""

    first: int
    second: int
    points: float


def elo(count: int, games: Sequence[Sequence[Meeting]]) -> list[Interval]:
    """Elo of so many players, 0 on average: the Bradley-Terry model of all meetings, with one drawn meeting of every
    pair added, so that who always wins stays finite.

    Meetings in one game depend on each other. The variance is therefore taken from whole games (the sandwich
    estimator) where it is greater than the model's own.
    """
    points, met = _tables(count, games)
    strengths = _strengths(points, met)
    spread = _pseudo_inverse(_information(strengths, met))
    pulls = [_pull(count, game, strengths) for game in games]
    out: list[Interval] = []
    for player, row in enumerate(spread):
        observed = math.fsum(_dot(row, pull) ** 2 for pull in pulls)
        half = Z * math.sqrt(max(row[player], observed)) * _ELO
        value = strengths[player] * _ELO
        out.append(Interval(value, value - half, value + half))
    return out


Matrix = list[list[float]]


def _tables(count: int, games: Sequence[Sequence[Meeting]]) -> tuple[Matrix, Matrix]:
    """The points of each against each, and how often they met."""
    points = [[0.5] * count for _ in range(count)]
    met = [[float(one != other) for other in range(count)] for one in range(count)]
    for game in games:
        for meeting in game:
            first, second = meeting.first, meeting.second
            points[first][second] += meeting.points
            points[second][first] += 1 - meeting.points
            met[first][second] += 1
            met[second][first] += 1
    return points, met


def _strengths(points: Matrix, met: Matrix) -> list[float]:
    """The most likely strengths, 0 on average, by Newton's method with steps of bounded length."""
    everyone = range(len(points))
    strengths = [0.0 for _ in everyone]
    for _ in range(200):
        slope = [
            sum(points[one][other] - met[one][other] * _chance(strengths[one] - strengths[other])
                for other in everyone if other != one)
            for one in everyone
        ]  # fmt: skip
        step = [_dot(row, slope) for row in _pseudo_inverse(_information(strengths, met))]
        longest = max(abs(length) for length in step)
        scale = min(1.0, 1.0 / longest) if longest else 1.0
        strengths = [strength + scale * length for strength, length in zip(strengths, step, strict=True)]
        if longest < 1e-10:
            break
    return strengths


def _information(strengths: list[float], met: Matrix) -> Matrix:
    """How sharply the likelihood falls around these strengths."""
    everyone = range(len(strengths))
    out = [[0.0 for _ in everyone] for _ in everyone]
    for one in everyone:
        for other in everyone:
            chance = _chance(strengths[one] - strengths[other])
            weight = met[one][other] * chance * (1 - chance)
            out[one][one] += weight
            out[one][other] -= weight
    return out


def _pull(count: int, game: Sequence[Meeting], strengths: list[float]) -> list[float]:
    """What one game says beyond what was expected of it."""
    pull = [0.0] * count
    for meeting in game:
        surprise = meeting.points - _chance(strengths[meeting.first] - strengths[meeting.second])
        pull[meeting.first] += surprise
        pull[meeting.second] -= surprise
    return pull


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _dot(row: Sequence[float], column: Sequence[float]) -> float:
    return math.fsum(one * other for one, other in zip(row, column, strict=True))


def _pseudo_inverse(matrix: Matrix) -> Matrix:
    """The inverse on all vectors that sum to 0, of a symmetric matrix whose rows sum to 0."""
    count = len(matrix)
    even = 1 / count
    rows = [
        [*(value + even for value in row), *(float(one == other) for other in range(count))]
        for one, row in enumerate(matrix)
    ]
    for pivot in range(count):  # positive definite: no rows need to be exchanged
        head = rows[pivot][pivot]
        rows[pivot] = [value / head for value in rows[pivot]]
        for one in range(count):
            if one != pivot:
                factor = rows[one][pivot]
                rows[one] = [value - factor * top for value, top in zip(rows[one], rows[pivot], strict=True)]
    return [[value - even for value in row[count:]] for row in rows]
