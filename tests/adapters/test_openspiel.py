"""OpenSpiel's own tests, for every game and number of players; its bots at our games, and ours at its tables."""

import copy
import json
import pickle
import random
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import banchisa
from banchisa.adapters import openspiel
from banchisa.engine.errors import BanchisaError, OptionError

# random play of Pinguinoè hardly ends before its flood
SHORT = {"pinguinoe": "round_limit=20", "icehike": "length=short,end_cap_rounds=1"}
TABLES = [(game.key, seats) for game in banchisa.games() for seats in game.seats]
SECRET = [game.key for game in banchisa.games() if game.secrets]


def load(key, seats=2, more=""):
    return pyspiel.load_game(
        f"python_banchisa_{key}({','.join(filter(None, [f'seats={seats}', SHORT.get(key), more]))})"
    )


def walk(state, seed, steps=10_000, keenly=False):
    """Take steps, random ones or those of a bot; yield the state before each of them, and the last one."""
    dice = random.Random(seed)
    bots = [openspiel.SpielBot(state.get_game(), player, "greedy", seed) for player in range(state.num_players())]
    for _ in range(steps):
        if state.is_terminal():
            break
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        elif keenly:
            state.apply_action(bots[state.current_player()].step(state))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_games_keep_the_contract(key, seats, capfd):
    pyspiel.random_sim_test(load(key, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_chance_has_exact_probabilities(key):
    seen = 0
    game = load(key, more="layout=random" if key == "nanuuk" else "")
    for state in walk(game.new_initial_state(), 5, 300):
        if state.is_chance_node():
            weights = state.position.weights()
            expected = [float(Fraction(weight, sum(weights))) for weight in weights]
            first = state.rules.actions.players
            assert state.chance_outcomes() == [
                (outcome - first, p) for outcome, p in zip(state.position.legal_actions(), expected, strict=True)
            ]
            seen += 1
    assert seen > 3


def test_the_game_is_described_by_its_options():
    intro = load("nanuuk", more="mode=intro").get_type()
    assert intro.chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert intro.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert load("iglu").get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert load("iglu").get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    game = load("arctic", 4)
    assert (game.num_players(), game.min_utility(), game.max_utility(), game.utility_sum()) == (4, -1, 1, 0)
    assert str(pyspiel.load_game(str(load("nanuuk", more="mode=intro")))) == str(load("nanuuk", more="mode=intro"))


# what players see


@pytest.mark.parametrize("key", SECRET)
def test_players_see_the_same_in_every_world_that_they_think_possible(key):
    """The same observation and information state, as strings and as tensors."""
    others = 0
    for state in walk(load(key).new_initial_state(), 7, 200, keenly=True):
        if state.current_player() < 0:
            continue
        me = state.current_player()
        world = state.resample_from_infostate(me, random.Random(1).random)
        others += world.position != state.position
        for look in (
            "observation_string",
            "information_state_string",
            "observation_tensor",
            "information_state_tensor",
        ):
            assert getattr(world, look)(me) == getattr(state, look)(me), look
        assert world.legal_actions() == state.legal_actions()
    assert others > 5


@pytest.mark.parametrize("key", SECRET)
def test_no_player_reads_the_secret_of_another(key):
    """Two outcomes that look alike to a player leave that player with the same information state."""
    checked = 0
    for state in walk(load(key).new_initial_state(), 3, 200, keenly=True):
        if not state.is_chance_node():
            continue
        first = state.rules.actions.players
        for player in (0, 1):
            alike = {}
            for outcome, _ in state.chance_outcomes():
                seen = int(state.position.observed_outcome(first + outcome, player))
                alike.setdefault(seen, []).append(outcome)
            for outcomes in alike.values():
                told = {state.child(outcome).information_state_string(player) for outcome in outcomes[:4]}
                assert len(told) == 1
                checked += len(outcomes) > 1
    assert checked


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_an_information_state_recalls_every_step(key):
    """A player can tell from it what was known before: the lines of an earlier state are those of a later one."""
    before = ["", ""]
    for state in walk(load(key).new_initial_state(), 11, 80):
        for player in (0, 1):
            *steps, position = state.information_state_string(player).splitlines()
            assert len(steps) == len(state.history())
            assert "\n".join(steps).startswith(before[player])
            assert json.loads(position) == state.position.seen_by(player).to_json()
            before[player] = "\n".join(steps)
    assert before[0].count("\n") > 30


def test_steps_are_numbers_in_the_tensor_of_an_information_state():
    game = load("nanuuk", more="mode=intro")
    state = game.new_initial_state()
    actions = [state.legal_actions()[0]]
    state.apply_action(actions[0])
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert list(observer.dict["steps"][:2]) == [actions[0] + 1, 0]
    assert observer.dict["pieces"].max() == 1
    features = state.rules.features(state.position.terms)
    assert list(observer.dict) == [*(feature.name for feature in features), "steps"]
    assert bytes(observer.tensor[: -len(observer.dict["steps"])].astype(np.uint8)) == state.rules.observe(
        state.position, 1
    )


def test_what_another_player_draws_is_a_negative_number():
    """A player reads the own draw, and of that of another one only that there was one."""
    game = load("pinguinoe")
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for state in walk(game.new_initial_state(), 2, keenly=True):
        if state.is_chance_node() and "search" in state.action_to_string(state.legal_actions()[0]):
            break
    drawer, step = state.position.turn, len(state.history())
    state.apply_action(state.legal_actions()[0])
    seen = {}
    for player in (0, 1):
        observer.set_from(state, player)
        seen[player] = observer.dict["steps"][step]
    assert seen[drawer] > 0 > seen[1 - drawer]
    assert state.steps_seen[1 - drawer].splitlines()[-1].startswith("search ? #")


@pytest.mark.parametrize("kind", [{"public_info": False}, {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}])
def test_an_observer_that_would_see_more_or_less_is_refused(kind):
    with pytest.raises(BanchisaError, match="observers see what is public and what one player knows"):
        load("iglu").make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **kind))


# copies and files


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_states_are_cloned_pickled_and_written_down_whole(key):
    game = load(key)
    *_, state = walk(game.new_initial_state(), 5, 25)
    for twin in (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ):
        assert twin.position == state.position
        assert twin.history() == state.history()
        assert twin.information_state_string(0) == state.information_state_string(0)
        twin.apply_action(twin.legal_actions()[-1])
        assert twin.history() != state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


# bad requests


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("python_banchisa_nanuuk(seats=7)", "can't be played with 7 players; allowed: 2, 3, 4"),
        ("python_banchisa_nanuuk(seats=2,mode=chess)", "option mode: 'chess' is not allowed; allowed: nanuuk, intro"),
    ],
)
def test_what_the_rules_exclude_is_refused_in_a_sentence(text, said):
    with pytest.raises(OptionError, match=said):
        pyspiel.load_game(text)


def test_options_that_are_words_or_numbers_are_given_as_words():
    game = pyspiel.load_game("python_banchisa_arctic", {"seats": 2, "first_player": "2"})
    assert game.start.terms.options["first_player"] == 2


def test_python_ends_quietly_with_our_games_in_it():
    program = "import pyspiel; from banchisa.adapters import openspiel; pyspiel.load_game('python_banchisa_iglu')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


# bots


def search_in_cpp(game):
    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 4, 100, False, 1, False)


def search_in_python(game):
    dice = np.random.RandomState(1)
    return mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)


@pytest.mark.parametrize("search", [search_in_cpp, search_in_python])
def test_its_search_plays_our_games(search):
    """Monte Carlo tree search against one of our bots, to the end."""
    game = load("nanuuk", more="mode=intro")
    bots = [search(game), openspiel.SpielBot(game, 1, "greedy", seed=2)]
    assert sorted(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) == [-1, 1]


def test_its_search_takes_chance_into_account():
    game = load("icehike")
    *_, state = walk(game.new_initial_state(), 4, 30)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert search_in_python(game).step(state) in state.legal_actions()


@pytest.mark.parametrize("key", SECRET)
def test_its_search_over_information_sets_plays_our_games(key):
    game = load(key)
    dice = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 6, random_state=dice)
    searcher.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.uniform))
    *_, state = walk(game.new_initial_state(), 4, 40)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        action = searcher.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_one_of_our_bots_plays_at_its_tables(key):
    """A bot of ours beats random play, through OpenSpiel's own loop."""
    game = load(key, more="mode=intro" if key == "nanuuk" else "")
    won = 0
    for number in range(4):
        bots = [pyspiel.make_uniform_random_bot(0, number), openspiel.SpielBot(game, 1, "greedy", seed=number)]
        won += pyspiel.evaluate_bots(game.new_initial_state(), bots, number)[1]
    assert won >= 2
