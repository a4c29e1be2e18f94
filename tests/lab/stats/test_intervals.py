"""Figures against values from tables and by hand."""

import math

import pytest

from banchisa.lab.stats.intervals import Interval, Meeting, elo, mean, student, wilson


def near(*values, tolerance=5e-5):
    return pytest.approx(values, abs=tolerance)


def parts(interval):
    return (interval.value, interval.low, interval.high)


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [
        (8, 10, (0.8, 0.49016, 0.94332)),
        (0, 10, (0.0, 0.0, 0.27753)),
        (10, 10, (1.0, 0.72247, 1.0)),
        (15, 30, (0.5, 0.33151, 0.66849)),
        (81, 263, (0.30798, 0.25529, 0.36621)),  # Newcombe 1998: 0.2553 to 0.3662
        (15, 148, (0.10135, 0.06239, 0.16052)),  # Newcombe 1998: 0.0624 to 0.1605
    ],
)
def test_wins_have_wilsons_interval(wins, games, expected):
    assert parts(wilson(wins, games)) == near(*expected)


def test_a_shared_win_counts_as_a_fraction():
    assert parts(wilson(7.5 + 0.5, 10)) == near(0.8, 0.49016, 0.94332)


def test_nothing_is_known_from_no_game():
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [
        (1, 12.706205), (2, 4.302653), (3, 3.182446), (4, 2.776445), (5, 2.570582), (9, 2.262157), (10, 2.228139),
        (30, 2.042272), (100, 1.983972), (200, 1.971896), (201, 1.971837), (1000, 1.962339),
    ],
)  # fmt: skip
def test_students_quantile_is_that_of_the_tables(freedom, expected):
    assert student(freedom) == pytest.approx(expected, abs=2e-6)


def test_a_mean_has_students_interval():
    found = mean([1, 2, 3, 4, 5])  # deviation sqrt(2.5), so 3 ± 2.776445 * sqrt(0.5)
    assert found is not None
    assert parts(found) == near(3, 1.036757, 4.963243)


def test_equal_values_leave_no_doubt_and_one_value_says_nothing():
    assert mean([2, 2, 2]) == Interval(2, 2, 2)
    assert mean([2]) is None
    assert mean([]) is None


def versus(wins, losses, draws=0, first=0, second=1):
    points = [1.0] * wins + [0.0] * losses + [0.5] * draws
    return [[Meeting(first, second, one)] for one in points]


def test_elo_of_two_is_the_logarithm_of_their_odds():
    one, other = elo(2, versus(74, 24))  # with the drawn meeting 74.5 : 24.5
    difference = 400 * math.log10(74.5 / 24.5)
    assert (one.value, other.value) == near(difference / 2, -difference / 2, tolerance=1e-6)
    # by hand: variance of the difference 1/(99 p (1-p)), each has half of the difference
    chance = 74.5 / 99
    half = 1.959964 / 2 / math.sqrt(99 * chance * (1 - chance)) * 400 / math.log(10)
    assert (one.low, one.high) == near(one.value - half, one.value + half, tolerance=0.5)


def test_elo_of_equals_is_zero():
    assert [one.value for one in elo(2, versus(10, 10, 5))] == near(0, 0)
    assert [one.value for one in elo(3, [])] == near(0, 0, 0)


def test_who_always_wins_has_a_finite_elo_and_a_wide_interval():
    one, other = elo(2, versus(20, 0))
    assert one.value == pytest.approx(200 * math.log10(20.5 / 0.5))
    assert one.high - one.low > 400
    assert other.value == pytest.approx(-one.value)


def test_elo_of_three_fits_each_pair():
    games = [*versus(600, 200), *versus(600, 200, 0, 1, 2), *versus(720, 80, 0, 0, 2)]  # odds 3, 3 and 9
    values = [one.value for one in elo(3, games)]
    assert values[0] - values[1] == pytest.approx(400 * math.log10(3), abs=1)
    assert values[1] - values[2] == pytest.approx(400 * math.log10(3), abs=1)
    assert sum(values) == pytest.approx(0, abs=1e-6)


def test_meetings_in_one_game_count_as_one_piece_of_evidence():
    alone = elo(2, versus(300, 100))
    grouped = elo(2, [[Meeting(0, 1, points)] * 4 for points in [1.0] * 75 + [0.0] * 25])
    assert grouped[0].value == pytest.approx(alone[0].value)
    wider = (grouped[0].high - grouped[0].low) / (alone[0].high - alone[0].low)
    assert wider == pytest.approx(2, abs=0.05)
