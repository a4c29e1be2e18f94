"""Elo ratings against values by hand."""

import math

import pytest

from banchisa.lab.stats.elo import Meeting, estimate_elo


def near(*values, tolerance=5e-5):
    return pytest.approx(values, abs=tolerance)


def versus(wins, losses, draws=0, first=0, second=1):
    points = [1.0] * wins + [0.0] * losses + [0.5] * draws
    return [[Meeting(first, second, one)] for one in points]


def test_elo_of_two_is_the_logarithm_of_their_odds():
    one, other = estimate_elo(2, versus(74, 24))  # with the drawn meeting 74.5 : 24.5
    difference = 400 * math.log10(74.5 / 24.5)
    assert (one.value, other.value) == near(difference / 2, -difference / 2, tolerance=1e-6)
    # by hand: variance of the difference 1/(99 p (1-p)), each has half of the difference
    chance = 74.5 / 99
    half = 1.959964 / 2 / math.sqrt(99 * chance * (1 - chance)) * 400 / math.log(10)
    assert (one.low, one.high) == near(one.value - half, one.value + half, tolerance=0.5)


def test_elo_of_equals_is_zero():
    assert [one.value for one in estimate_elo(2, versus(10, 10, 5))] == near(0, 0)
    assert [one.value for one in estimate_elo(3, [])] == near(0, 0, 0)


def test_who_always_wins_has_a_finite_elo_and_a_wide_interval():
    one, other = estimate_elo(2, versus(20, 0))
    assert one.value == pytest.approx(200 * math.log10(20.5 / 0.5))
    assert one.high - one.low > 400
    assert other.value == pytest.approx(-one.value)


def test_elo_of_three_fits_each_pair():
    games = [*versus(600, 200), *versus(600, 200, 0, 1, 2), *versus(720, 80, 0, 0, 2)]  # odds 3, 3 and 9
    values = [one.value for one in estimate_elo(3, games)]
    assert values[0] - values[1] == pytest.approx(400 * math.log10(3), abs=1)
    assert values[1] - values[2] == pytest.approx(400 * math.log10(3), abs=1)
    assert sum(values) == pytest.approx(0, abs=1e-6)


def test_meetings_in_one_game_count_as_one_piece_of_evidence():
    alone = estimate_elo(2, versus(300, 100))
    grouped = estimate_elo(2, [[Meeting(0, 1, points)] * 4 for points in [1.0] * 75 + [0.0] * 25])
    assert grouped[0].value == pytest.approx(alone[0].value)
    wider = (grouped[0].high - grouped[0].low) / (alone[0].high - alone[0].low)
    assert wider == pytest.approx(2, abs=0.05)
