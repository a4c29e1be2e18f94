"""Figures of things that come in games, by literals worked out with pencil and paper."""

import pytest

from banchisa.lab.stats.clustered import count, quantile, ratio, share, spread
from banchisa.lab.stats.intervals import Interval, wilson


def near(interval, value, low, high):
    return (interval.value, interval.low, interval.high) == pytest.approx((value, low, high), abs=5e-4)


def test_a_quantile_lies_between_its_neighbours():
    assert [quantile([0, 10, 20], share) for share in (0, 0.25, 0.5, 0.95, 1)] == [0, 5, 10, 19, 20]
    assert quantile([7], 0.95) == 7


def test_a_spread_has_its_mean_its_middle_and_its_ends():
    found = spread([4, 2, 3, 1, 5])
    assert (found.least, found.quarter, found.median, found.three_quarters, found.most) == (1, 2, 3, 4, 5)
    assert (found.low, found.high) == pytest.approx((1.2, 4.8))
    assert near(found.mean, 3, 1.0368, 4.9632)  # t(4) = 2.7764, s = 1.5811


def test_what_is_never_below_zero_has_no_interval_there():
    assert near(spread([0, 0, 3]).mean, 1, 0, 5.3027)  # t(2) = 4.3027, s / sqrt(3) = 1
    assert near(spread([-3, 0, 0]).mean, -1, -5.3027, 3.3027)


def test_of_no_games_there_is_nothing_to_say_and_of_one_no_interval():
    assert spread([]) is None
    assert spread([3]).mean is None
    assert ratio([3], [4]) is None
    assert share([1], [4]) is None
    assert count([2]) is None


def test_what_never_happens_has_no_interval():
    assert count([0, 0, 0]) is None
    assert near(count([0, 0, 3]), 1, 0, 5.3027)


def test_a_ratio_weighs_long_games_more():
    # rests 10 - 2.5 * 5 = -2.5, 20 - 2.5 * 10 = -5, 30 - 2.5 * 9 = 7.5; variance 87.5 * 3 / 2 / 24 ** 2
    assert near(ratio([10, 20, 30], [5, 10, 9]), 2.5, 0.4461, 4.5539)


def test_tries_that_always_end_alike_in_a_game_count_as_one():
    apart = share([10, 0] * 20, [10] * 40)
    assert near(apart, 0.5, *(lambda i: (i.low, i.high))(wilson(18, 36)))  # 40 games, and Student's quantile of 39
    mixed = share([5] * 40, [10] * 40)
    assert mixed.high - mixed.low < (apart.high - apart.low) / 2.5


def test_where_all_tries_end_alike_games_are_the_number():
    assert share([0] * 40, [10] * 40) == Interval(0, 0, wilson(0, 37).high)
    assert share([10] * 40, [10] * 40) == Interval(1, wilson(37, 37).low, 1)


def test_a_share_of_nothing_is_no_share():
    assert share([0, 0], [0, 0]) is None


def test_the_interval_of_a_share_covers_its_value_and_stays_possible():
    for hits in ([1, 0, 0, 0], [9, 10, 10, 10], [3, 0, 8, 1]):
        found = share(hits, [10] * 4)
        assert 0 <= found.low <= found.value <= found.high <= 1
