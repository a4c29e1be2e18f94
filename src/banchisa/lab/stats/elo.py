"""Elo ratings of players, from the Bradley-Terry model of their meetings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from banchisa.lab.stats.intervals import Interval, Z

_ELO = 400 / math.log(10)  # Elo points for one unit of strength

Matrix = list[list[float]]


@dataclass(frozen=True)
class Meeting:
    """Two players of one game. The first has 1 point if it came in before the second, 0 if after, 0.5 if level."""

    first: int
    second: int
    points: float


def estimate_elo(count: int, games: Sequence[Sequence[Meeting]]) -> list[Interval]:
    """Estimate the Elo of each player, 0 on average, from the meetings of each game.

    One drawn meeting of every pair is added, so that the rating of a player who always wins stays finite. Meetings in
    one game depend on each other. The variance is therefore taken from whole games (the sandwich estimator) where it
    is greater than the model's own.
    """
    points, met = _count_meetings(count, games)
    strengths = _fit_strengths(points, met)
    covariance = _pseudo_inverse(_information(strengths, met))
    scores = [_score(count, game, strengths) for game in games]
    out: list[Interval] = []
    for player, row in enumerate(covariance):
        observed = math.fsum(_dot(row, score) ** 2 for score in scores)
        half = Z * math.sqrt(max(row[player], observed)) * _ELO
        value = strengths[player] * _ELO
        out.append(Interval(value, value - half, value + half))
    return out


def _count_meetings(count: int, games: Sequence[Sequence[Meeting]]) -> tuple[Matrix, Matrix]:
    """Sum up the points of every player against every other, and how often they met."""
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


def _fit_strengths(points: Matrix, met: Matrix) -> list[float]:
    """Find the most likely strengths, 0 on average, by Newton's method with steps of bounded length."""
    everyone = range(len(points))
    strengths = [0.0 for _ in everyone]
    for _ in range(200):
        slope = [
            sum(points[one][other] - met[one][other] * _win_chance(strengths[one] - strengths[other])
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
    """The Fisher information of these strengths."""
    everyone = range(len(strengths))
    out = [[0.0 for _ in everyone] for _ in everyone]
    for one in everyone:
        for other in everyone:
            chance = _win_chance(strengths[one] - strengths[other])
            weight = met[one][other] * chance * (1 - chance)
            out[one][one] += weight
            out[one][other] -= weight
    return out


def _score(count: int, game: Sequence[Meeting], strengths: list[float]) -> list[float]:
    """The gradient of the log-likelihood of one game."""
    score = [0.0] * count
    for meeting in game:
        surprise = meeting.points - _win_chance(strengths[meeting.first] - strengths[meeting.second])
        score[meeting.first] += surprise
        score[meeting.second] -= surprise
    return score


def _win_chance(difference: float) -> float:
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
