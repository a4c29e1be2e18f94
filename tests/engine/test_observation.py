"""Observations and bounds of games, as far as the engine knows them."""

import pytest

import banchisa
from banchisa.engine.bounds import utilities
from banchisa.engine.errors import OptionError, UndeclaredError
from banchisa.engine.observation import Feature, empty_buffer, write_actor, write_count
from support.toys.cups import Cups
from support.toys.haul import Haul


def test_a_feature_takes_a_byte_for_each_of_its_values():
    assert Feature("ice", (3, 8, 8), 1, "tiles").size == 192
    assert Feature("round", (1,), 255, "the round").size == 1


def test_a_game_without_features_says_so():
    game = Cups()
    state = game.start()
    assert game.features(state.terms) == ()
    assert game.observation_size(state.terms) == 0
    with pytest.raises(UndeclaredError, match=r"^Cups declares no features, so that it cannot be observed as numbers$"):
        game.observe(state, 0)
    with pytest.raises(UndeclaredError, match=r"^Cups does not declare how long its games are"):
        game.bounds(state.terms)


def test_a_game_in_plain_python_writes_its_features():
    game = Haul()
    state = game.start(2)
    state.hands, state.piles, state.actor = [[0, 0, 3], [1]], [[2], []], 1
    assert list(game.observe(state, 0)) == [0, 1, 0, 2, 0, 0, 1, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0]
    assert list(game.observe(state, 1)) == [1, 0, 0, 0, 1, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize("seat", [-3, -1, 2])
def test_only_seats_of_the_table_observe(seat):
    game = banchisa.game("iglu")
    with pytest.raises(OptionError, match=f"^there is no seat {seat} at this table; allowed: 0 to 1$"):
        game.observe(game.start(2), seat)


@pytest.mark.parametrize(
    ("actor", "seat", "written"),
    [(1, 1, [1, 0, 0, 0]), (0, 1, [0, 0, 1, 0]), (2, 1, [0, 1, 0, 0]), (-1, 1, [0, 0, 0, 1]), (-2, 1, [0, 0, 0, 0])],
)
def test_who_acts_is_counted_from_the_chair(actor, seat, written):
    out = empty_buffer(6)
    assert write_actor(out, 1, actor, seat, 3) == 5
    assert list(out) == [0, *written, 0]


def test_a_count_stays_within_its_byte():
    out = empty_buffer(3)
    assert write_count(out, write_count(out, 0, 7), 1000) == 2
    assert list(out) == [7, 255, 0]


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ([1, 2], [1.0, -1.0]),
        ([2, 1, 3], [0.0, 1.0, -1.0]),
        ([1, 1, 3, 3], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
        ([2, 2, 2], [0.0, 0.0, 0.0]),
        ([1, 2, 2, 2], [1.0, -1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_utilities_follow_from_places_and_make_nothing_together(ranks, worth):
    assert utilities(ranks) == pytest.approx(worth)
    assert sum(utilities(ranks)) == pytest.approx(0)
