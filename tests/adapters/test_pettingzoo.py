"""PettingZoo's own tests, for every game and number of players; and what they do not ask."""

import copy
import pickle
import random

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import banchisa
from banchisa.adapters import pettingzoo
from banchisa.engine.errors import BanchisaError, OptionError
from support.toys.haul import Haul

TABLES = [(game.key, seats) for game in banchisa.games() for seats in game.seats]
INTRO = {"seats": 2, "mode": "intro"}


def play(env, choose):
    """Play legal actions until the game is over, and return what each agent got in all."""
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        is_over = termination or truncation
        env.step(None if is_over else choose(np.flatnonzero(observation["action_mask"])))
    return totals


@pytest.mark.filterwarnings("error::UserWarning", "ignore:Observation (space|is not)")
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_contract_of_an_environment_is_kept(key, seats):
    api_test(pettingzoo.env(key, seats), num_cycles=60)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_seed_decides_everything(key, seats):
    seed_test(lambda: pettingzoo.env(key, seats), num_cycles=20)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_way_of_rendering_shows_something(key, seats):
    render_test(lambda render_mode: pettingzoo.env(key, seats, render_mode=render_mode))


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_contract_of_a_parallel_environment_is_kept(key, seats):
    parallel_api_test(pettingzoo.parallel_env(key, seats), num_cycles=60)


class LegalActions(spaces.Discrete):
    """Draws legal actions only: PettingZoo's test of cycles does not look at masks."""

    def __init__(self, agent, episode):
        super().__init__(episode.actions)
        self.seat = int(agent.removeprefix("seat_"))
        self.episode = episode

    def sample(self):
        return super().sample(self.episode.mask(self.seat))


class Cycles:
    """The module that PettingZoo's test of cycles wants to see."""

    def __init__(self, key, seats):
        self.table = key, seats

    def parallel_env(self, max_cycles):
        env = pettingzoo.parallel_env(*self.table, max_cycles=max_cycles)
        own = env.unwrapped
        own._action_spaces = {agent: LegalActions(agent, own.episode) for agent in own.possible_agents}
        return env

    def env(self, max_cycles):
        return parallel_to_aec(self.parallel_env(max_cycles))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_is_cut_off_after_the_last_cycle(key, seats):
    max_cycles_test(Cycles(key, seats))


def test_only_the_action_of_the_agent_that_is_to_act_is_heard():
    env = pettingzoo.parallel_env("nanuuk", **INTRO)
    seen, _ = env.reset(seed=1)
    first = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
    seen, _, _, _, infos = env.step({"seat_0": first, "seat_1": 10**6})
    assert env.unwrapped.episode.state.actor == 1
    assert infos["seat_0"] == {"active_agent": "seat_1"}
    assert seen["seat_1"]["action_mask"].any() and not seen["seat_0"]["action_mask"].any()
    with pytest.raises(BanchisaError, match=f"there is no action {10**6}; allowed: 0 to"):
        env.step({"seat_0": first, "seat_1": 10**6})


def test_rewards_come_at_the_end_and_make_zero():
    for seed in range(10):
        env = pettingzoo.env("nanuuk", 3, mode="intro")
        env.reset(seed=seed)
        totals = play(env, random.Random(seed).choice)
        ranks = env.episode.state.ranks()
        assert [totals[f"seat_{seat}"] for seat in range(3)] == [{1: 1, 2: 0, 3: -1}[rank] for rank in ranks]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_a_copy_is_a_game_of_its_own_that_goes_on_in_the_same_way(key, copied):
    """Whoever searches copies an environment, tries something, and goes back to the one it was copied from."""
    env = pettingzoo.env(key, 2, max_cycles=30)
    env.reset(seed=1)
    dice = random.Random(3)
    for _ in range(20):
        env.step(dice.choice(env.episode.state.legal_actions()))
    twin, before = copied(env), env.episode.state.copy()
    ends = [play(each, random.Random(4).choice) for each in (twin, env)]
    assert ends[0] == ends[1] and twin.episode.state == env.episode.state != before


def test_what_was_observed_is_the_callers_to_write_into():
    env = pettingzoo.env("iglu", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    kept = {name: array.copy() for name, array in before.items()}
    for array in before.values():
        array[:] = 1
    assert all((array == kept[name]).all() for name, array in env.observe(agent).items())
    with pytest.raises(BanchisaError, match="is not allowed: IGL-"):
        env.step(int(np.flatnonzero(kept["action_mask"] == 0)[0]))


def test_only_the_agent_that_is_to_act_has_actions():
    env = pettingzoo.env("nanuuk", **INTRO)
    env.reset(seed=1)
    acting, waiting = env.observe("seat_0"), env.observe("seat_1")
    assert list(np.flatnonzero(acting["action_mask"])) == env.episode.state.legal_actions()
    assert not waiting["action_mask"].any()
    assert env.observation_space("seat_1").contains(waiting)


def test_each_seat_sees_what_the_game_shows_it():
    env = pettingzoo.env("iglu", 2)
    env.reset(seed=1)
    for agent in env.agent_iter(40):
        shown = env.observe(agent)["observation"].tobytes()
        seat = int(agent[-1])
        assert shown == env.episode.game.observe(env.episode.state.seen_by(seat), seat)
        env.step(env.episode.state.legal_actions()[0])


def test_an_illegal_action_is_refused_with_its_rule_and_nothing_has_happened():
    env = pettingzoo.env("nanuuk", **INTRO)
    env.reset(seed=1)
    before = env.episode.state.copy()
    with pytest.raises(BanchisaError, match=r"crack .* is not allowed: NAN-"):
        env.step(env.episode.game.actions.families["crack"].offset)
    with pytest.raises(BanchisaError, match="there is no action -1; allowed: 0 to"):
        env.step(-1)
    with pytest.raises(BanchisaError, match="seat_0 is to act; None is only for agents whose game is over"):
        env.step(None)
    assert env.episode.state == before


def test_after_so_many_cycles_a_game_is_cut_off():
    env = pettingzoo.env("pinguinoe", 3, max_cycles=5)
    env.reset(seed=1)
    decisions = 0
    while not any(env.truncations.values()):
        env.step(random.Random(decisions).choice(env.episode.state.legal_actions()))
        decisions += 1
    assert decisions == 15
    assert env.truncations == dict.fromkeys(env.agents, True)
    assert not any(env.terminations.values()) and not any(env.rewards.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_picture_shows_what_happened(key, seats):
    """It changes with a step, and is the same for two worlds that a spectator cannot tell apart."""
    env = pettingzoo.env(key, seats, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert (
        before.dtype == np.uint8 and before.shape[1:] == (640, 3) and len(np.unique(before.reshape(-1, 3), axis=0)) > 3
    )
    dice = random.Random(2)
    for _ in range(30):
        env.step(dice.choice(env.episode.state.legal_actions()))
    after = env.render()
    assert after.shape != before.shape or (after != before).any()
    env.episode.state = env.episode.state.seen_by(banchisa.SPECTATOR).resample(banchisa.Rng(1))
    assert (env.render() == after).all()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 7}, "can't be played with 7 players; allowed: 2, 3, 4"),
        ({"max_cycles": 0}, "max_cycles: 0 is not allowed; allowed: 1 or more"),
        ({"render_mode": "film"}, "render_mode: 'film' is not allowed; allowed: human, ansi, rgb_array"),
        ({"mode": "chess"}, "option mode: 'chess' is not allowed"),
    ],
)
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_bad_requests_are_refused_in_a_sentence(make, given, said):
    with pytest.raises(OptionError, match=said):
        make("nanuuk", **given)


def test_a_game_that_cannot_be_observed_is_refused():
    class Unseen(Haul):
        def features(self, terms):
            return ()

    with pytest.raises(BanchisaError, match="can't be learnt: it declares no features; allowed: games that do"):
        pettingzoo.env(Unseen())


def test_a_game_of_another_package_can_be_learnt_if_it_declares_what_is_seen():
    api_test(pettingzoo.env(Haul(), 2), num_cycles=20)


def test_an_environment_without_a_way_to_render_says_so():
    env = pettingzoo.env("nanuuk", **INTRO)
    env.reset(seed=1)
    with pytest.raises(OptionError, match="this environment has no render_mode"):
        env.render()
