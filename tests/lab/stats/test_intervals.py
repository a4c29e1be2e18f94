"""Figures against values from tables and by hand."""

import pytest

from banchisa.lab.stats.intervals import Interval, mean, t_quantile, wilson


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
    assert t_quantile(freedom) == pytest.approx(expected, abs=2e-6)


def test_a_mean_has_students_interval():
    found = mean([1, 2, 3, 4, 5])  # deviation sqrt(2.5), so 3 ± 2.776445 * sqrt(0.5)
    assert found is not None
    assert parts(found) == near(3, 1.036757, 4.963243)


def test_equal_values_leave_no_doubt_and_one_value_says_nothing():
    assert mean([2, 2, 2]) == Interval(2, 2, 2)
    assert mean([2]) is None
    assert mean([]) is None
