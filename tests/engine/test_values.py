"""Positions behave like values: they can be copied, compared and pickled, and asked from several threads."""

import copy
import pickle
import random
import sys
import threading

import pytest

import banchisa
from support.component_changes import own

GAMES = [game.key for game in banchisa.games()]


def play_randomly(key, steps=25, seed=3):
    """A position of random play."""
    lots, state = random.Random(seed), banchisa.game(key).start(2)
    for _ in range(steps):
        state.apply(lots.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_a_twin_is_equal_until_one_of_the_two_plays_on(key, twin_of):
    state = play_randomly(key)
    twin = twin_of(state)
    assert twin == state
    assert type(twin) is type(state)
    assert twin.legal_actions() == state.legal_actions()
    twin.apply(twin.legal_actions()[0])
    assert twin != state
    assert state == play_randomly(key)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_sees_is_pickled_without_what_it_does_not_see(key):
    seen = play_randomly(key).seen_by(0)
    assert pickle.loads(pickle.dumps(seen)) == seen


def test_positions_of_different_games_and_tables_differ():
    starts = [banchisa.game(key).start(seats) for key in GAMES for seats in (2, 3)]
    assert [sum(one == other for other in starts) for one in starts] == [1] * 10
    assert play_randomly("nanuuk") != "nanuuk"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_equals_no_word_and_no_other_game(key):
    game = banchisa.game(key)
    assert game != key
    assert key not in {game: 1}
    assert [other.key for other in banchisa.games() if other == game] == [key]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_pickled_by_its_key(key):
    game = banchisa.game(key)
    assert pickle.loads(pickle.dumps(game)) is game
    assert len(pickle.dumps(game)) < 200


def test_own_components_are_pickled_with_the_game():
    packaged = banchisa.game("pinguinoe")
    changed = packaged.with_components(own(packaged, {"rules.round_limit": 77}))
    again = pickle.loads(pickle.dumps(changed))
    assert again.components_data() == changed.components_data() != packaged.components_data()
    assert again.start(2) == changed.start(2) != packaged.start(2)


@pytest.mark.parametrize("key", GAMES)
def test_two_threads_get_their_own_lists(key):
    one, other = play_randomly(key, 5), play_randomly(key, 40)
    wanted = one.legal_actions(), other.legal_actions()
    wrong = []

    def ask(state, expected):
        wrong.extend(1 for _ in range(3000) if state.legal_actions() != expected)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=ask, args=pair) for pair in zip((one, other), wanted, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert wrong == []
