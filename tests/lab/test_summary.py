"""What games tell, counted by hand."""

import re

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.lab.arena_result import ArenaResult
from banchisa.lab.play import Forfeit
from banchisa.lab.summary import summarise

DUEL = [
    ArenaResult(0, (0, 1), [1, 2], [10, 4], 20),
    ArenaResult(1, (1, 0), [2, 1], [5, 7], 30),
    ArenaResult(2, (0, 1), [1, 1], [6, 6], 40),
    ArenaResult(3, (1, 0), [1, 2], [9, 8], 50),
]


def test_a_shared_win_is_half_a_win_and_points_are_compared_game_by_game():
    found = summarise(["a", "b"], 2, DUEL)
    a, b = found.standings
    assert (a.games, a.wins, b.wins) == (4, 2.5, 1.5)
    assert (a.share.value, a.even) == (0.625, 0.5)
    assert a.difference is not None and b.difference is not None
    assert (a.difference.value, b.difference.value) == ((6 + 2 + 0 - 1) / 4, -7 / 4)
    assert a.elo is not None and b.elo is not None
    assert a.elo.value == pytest.approx(-b.elo.value)
    assert (found.games, found.steps, found.unfinished, found.fault) == (4, 35, 0, None)


def test_the_first_seat_won_two_and_a_half_of_four():
    assert [seat.value for seat in summarise(["a", "b"], 2, DUEL).seats] == [0.625, 0.375]


def test_the_order_of_the_games_does_not_matter():
    assert summarise(["a", "b"], 2, DUEL[::-1]) == summarise(["a", "b"], 2, DUEL)


def test_where_nobody_is_first_nobody_wins_and_all_are_level():
    found = summarise(["a", "b"], 2, [ArenaResult(0, (0, 1), [2, 2], [0, 0], 9)])
    assert [standing.wins for standing in found.standings] == [0, 0]
    assert found.pairs[0].share.value == 0.5


def test_a_bot_on_several_seats_has_the_wins_of_all_and_the_mean_of_their_points():
    found = summarise(["a", "b"], 3, [ArenaResult(n, (0, 0, 1), [2, 1, 3], [4, 8, 3], 9) for n in range(2)])
    a, b = found.standings
    assert (a.wins, a.even, b.wins, b.even) == (2, pytest.approx(2 / 3), 0, pytest.approx(1 / 3))
    assert a.difference is not None and b.difference is not None
    assert (a.difference.value, b.difference.value) == (3, -3)


def test_a_bot_is_judged_by_the_games_it_played_in():
    games = [ArenaResult(0, (0, 1), [1, 2], [1, 0], 9), ArenaResult(1, (2, 1), [1, 2], [1, 0], 9)]
    found = summarise(["a", "b", "c"], 2, games)
    assert [(standing.games, standing.wins) for standing in found.standings] == [(1, 1), (2, 0), (1, 1)]
    assert [(pair.first, pair.second, pair.games, pair.share.value) for pair in found.pairs] == [
        ("a", "b", 1, 1.0), ("a", "c", 0, 0.0), ("b", "c", 1, 0.0),
    ]  # fmt: skip


def test_one_bot_alone_has_neither_rivals_nor_elo():
    (alone,) = summarise(["a"], 2, [ArenaResult(0, (0, 0), [1, 2], [5, 3], 9)] * 2).standings
    assert (alone.wins, alone.share.value, alone.even, alone.difference, alone.elo) == (2, 1, 1, None, None)


def test_forfeits_are_counted_by_kind_and_their_points_by_nobody():
    late = Forfeit(1, "late", "no answer within 1 s")
    games = [*DUEL[:2], ArenaResult(2, (0, 1), [1, 2], None, 3, late), ArenaResult(4, (0, 1), [1, 2], None, 5, late)]
    found = summarise(["a", "b"], 2, games)
    a, b = found.standings
    assert (a.faults, b.faults) == ({}, {"late": 2})
    assert (a.wins, b.wins) == (4, 0)
    assert a.difference is not None
    assert a.difference.value == 4
    assert found.fault == games[2]
    assert found.unfinished == 0


def test_a_game_without_an_end_is_shared_by_all():
    found = summarise(["a", "b"], 2, [ArenaResult(0, (0, 1), [1, 1], None, 20_000)])
    assert found.unfinished == 1
    assert [standing.wins for standing in found.standings] == [0.5, 0.5]


def test_no_game_says_nothing():
    found = summarise(["a", "b"], 2, [])
    assert found.games == 0
    assert found.standings[0].difference is None
    assert (found.standings[0].share.low, found.standings[0].share.high) == (0, 1)


def test_figures_for_programs_are_plain_numbers():
    data = summarise(["a", "b"], 2, DUEL).to_json()
    assert list(data) == ["games", "unfinished", "steps", "bots", "pairs", "seats", "first_fault"]
    assert data["bots"][0]["share"] == {"value": 0.625, "low": 0.219427, "high": 0.908101}
    assert list(data["bots"][0]) == ["bot", "games", "wins", "share", "even", "difference", "elo", "faults"]


@pytest.mark.parametrize("result", [*DUEL, ArenaResult(7, (1, 0), [1, 2], None, 3, Forfeit(1, "died", "é", "x"))])
def test_a_result_is_read_as_it_was_written(result):
    assert ArenaResult.from_json(result.to_json()) == result


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": -1}, "this is no result: Expected `int` >= 0 - at `$.game`"),
        ({"bots": "01"}, "this is no result: Expected `array`, got `str` - at `$.bots`"),
        ({"ranks": [1, "2"]}, "this is no result: Expected `int`, got `str` - at `$.ranks[1]`"),
        ({"scores": [1]}, "bots, ranks and scores must be as many as there are seats"),
        ({"ranks": []}, "bots, ranks and scores must be as many as there are seats"),
        ({"forfeit": 3}, "this is no result: Expected `object | null`, got `int` - at `$.forfeit`"),
        ({"steps": None}, "this is no result: Expected `int`, got `null` - at `$.steps`"),
    ],
)
def test_what_is_no_result_is_named(change, said):
    with pytest.raises(BanchisaError, match=re.escape(said)):
        ArenaResult.from_json({**DUEL[0].to_json(), **change})
