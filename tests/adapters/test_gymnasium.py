"""Gymnasium's own checker, for every game and number of players; and what it does not ask."""

import copy
import pickle

import gymnasium as host
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import banchisa
from banchisa.adapters import gymnasium
from banchisa.engine.errors import BanchisaError

TABLES = [(game.key, seats) for game in banchisa.games() for seats in game.seats]
INTRO = {"seats": 2, "mode": "intro"}


def play(env, seed):
    """Play a game with the first legal action each time; all that came back."""
    observation, info = env.reset(seed=seed)
    seen = [(observation.tobytes(), info["seat"])]
    is_over = False
    while not is_over:
        observation, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not is_cut
        seen.append((observation.tobytes(), reward))
    return seen


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_contract_of_an_environment_is_kept(key, seats):
    made = host.make(gymnasium.NAME, game=key, seats=seats, level="random", render_mode="rgb_array")
    check_env(made.unwrapped)


def test_gymnasium_makes_it_by_its_name():
    env = host.make("banchisa.adapters.gymnasium:banchisa/Seat-v1", game="nanuuk", level="random", **INTRO)
    assert isinstance(env.unwrapped, gymnasium.SeatEnv)
    assert len(play(env, 1)) > 5


@pytest.mark.parametrize("seat", [0, 1])
def test_a_learner_acts_for_its_own_seat_and_bots_for_the_others(seat):
    env = gymnasium.env("nanuuk", level="greedy", seat=seat, **INTRO)
    _, info = env.reset(seed=2)
    is_over = False
    while not is_over:
        assert env.episode.state.actor == seat == info["seat"]
        legal = np.flatnonzero(info["action_mask"])
        assert list(legal) == env.episode.state.legal_actions() == list(np.flatnonzero(env.action_masks()))
        _, reward, is_over, _, info = env.step(legal[-1])
        assert reward == 0 or is_over
    assert reward in (-1, 1)
    assert (reward == 1) == (env.episode.state.ranks()[seat] == 1)


def test_without_a_seat_the_learner_sits_on_each_of_them():
    env = gymnasium.env("nanuuk", 4, level="random", mode="intro")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_a_seed_decides_everything():
    one, other = (gymnasium.env("iglu", 2, level="greedy") for _ in range(2))
    assert play(one, 5) == play(other, 5) == play(one, 5) != play(one, 6)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
def test_a_copy_is_a_game_of_its_own_that_goes_on_in_the_same_way(level, copied):
    env = gymnasium.env("nanuuk", level=level, **INTRO)
    _, info = env.reset(seed=4)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    twin, before = copied(env), env.episode.state.copy()
    ends = []
    for each in (twin, env):
        is_over = False
        while not is_over:
            _, reward, is_over, _, _ = each.step(int(np.flatnonzero(each.action_masks())[-1]))
        ends.append((reward, each.episode.state))
    assert ends[0] == ends[1] and env.episode.state != before


def test_an_illegal_action_loses_the_game_and_says_why():
    env = gymnasium.env("nanuuk", level="greedy", **INTRO)
    _, info = env.reset(seed=1)
    observation, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over, is_cut) == (-1, True, False)
    assert "is not allowed: NAN-" in info["illegal"]
    assert env.observation_space.contains(observation)
    with pytest.raises(BanchisaError, match="no game is in play; call reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"level": "genius"}, "there is no bot 'genius'; allowed: random, greedy"),
        ({"seat": 2}, "there is no seat 2; allowed: 0 to 1"),
        ({"seats": 9}, "can't be played with 9 players; allowed: 2, 3, 4"),
        ({"render_mode": "film"}, "render_mode: 'film' is not allowed; allowed: human, ansi, rgb_array"),
        ({"colour": "red"}, "there is no option 'colour'"),
    ],
)
def test_bad_requests_are_refused_in_a_sentence(given, said):
    with pytest.raises(BanchisaError, match=said):
        gymnasium.env("nanuuk", **{**INTRO, **given})
