"""Who sits where."""

from collections import Counter

import pytest

from banchisa.lab.schedule import MAX_BOTS, find_seating, seatings


def test_two_bots_on_two_seats_change_seats_every_game():
    assert [find_seating(2, 2, number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_as_many_bots_as_seats_sit_in_every_order_rotations_first():
    assert seatings(3, 3) == ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))


def test_more_bots_than_seats_meet_in_every_pair_and_none_waits_long():
    assert seatings(4, 2) == (
        (0, 1), (1, 0), (2, 3), (3, 2), (0, 2), (2, 0), (1, 3), (3, 1), (0, 3), (3, 0), (1, 2), (2, 1),
    )  # fmt: skip


def test_fewer_bots_than_seats_share_them_evenly():
    assert seatings(2, 3) == ((0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1))
    assert seatings(2, 4) == ((0, 0, 1, 1), (0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0))


def test_one_bot_alone_sits_everywhere():
    assert seatings(1, 4) == ((0, 0, 0, 0),)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", range(1, MAX_BOTS + 1))
def test_every_seating_comes_once_and_every_bot_sits_everywhere_equally_often(bots, seats):
    every = seatings(bots, seats)
    assert len(set(every)) == len(every)
    sat = Counter((seat, bot) for one in every for seat, bot in enumerate(one))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1


def test_an_unfinished_round_of_many_bots_is_nearly_even():
    sat = Counter(bot for number in range(30) for bot in find_seating(5, 3, number))
    assert max(sat.values()) - min(sat.values()) <= 3
