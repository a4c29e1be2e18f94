"""Many games with NumPy arrays: the same with any number of workers, and every mistake in one sentence."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import banchisa
from banchisa.adapters.vector import VectorGames
from banchisa.engine.errors import BanchisaError
from support.toys.cups import Cups

ROOT = Path(__file__).parents[2]
KEYS = [game.key for game in banchisa.games()]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_played_with_every_number_of_seats(key):
    game = banchisa.game(key)
    for seats in game.seats:
        games = VectorGames(key, 3, seats=seats, seed=seats)
        step = games.reset()
        for _ in range(20):
            width = game.observation_size(games.terms)
            assert (step.observations.shape, step.observations.dtype) == ((3, width), np.uint8)
            assert (step.masks.shape, step.masks.dtype) == ((3, game.actions.players), np.bool_)
            assert (step.rewards.shape, step.rewards.dtype) == ((3, seats), np.float32)
            assert (step.dones.shape, step.dones.dtype) == ((3,), np.bool_)
            assert step.masks.any(axis=1).all()
            assert (step.seats < seats).all()
            actions = games.random_actions()
            assert step.masks[np.arange(3), actions].all()
            step = games.step(actions)


def test_games_end_with_rewards_and_begin_again():
    games = VectorGames("nanuuk", 16, seats=3, mode="intro", seed=1)
    first = games.reset().observations[0].copy()
    ended = 0
    for _ in range(200):
        step = games.step(games.random_actions())
        assert (step.rewards[~step.dones] == 0).all()
        assert np.allclose(step.rewards[step.dones].sum(axis=1), 0)
        assert (step.rewards[step.dones].max(axis=1) == 1).all()
        assert (step.observations[step.dones] == first).all()  # nothing is dealt in this mode
        ended += int(step.dones.sum())
    assert ended > 16


@pytest.mark.parametrize("key", ["nanuuk", "arctic"])
def test_workers_play_the_same_games(key):
    alone = VectorGames(key, 7, seats=2, seed=5)
    with VectorGames(key, 7, seats=2, seed=5, workers=3) as shared:
        one, other = alone.reset(), shared.reset()
        for _ in range(60):
            for ours, theirs in zip(one, other, strict=True):
                assert (ours == theirs).all()
                assert ours.dtype == theirs.dtype
            actions = alone.random_actions()
            assert (shared.random_actions() == actions).all()
            one, other = alone.step(actions), shared.step(actions)
        assert (shared.reset().observations == alone.reset().observations).all()


def test_what_was_returned_is_not_written_again():
    for workers in (1, 2):
        with VectorGames("nanuuk", 4, seats=2, mode="intro", workers=workers) as games:
            before = games.reset()
            kept = [array.copy() for array in before]
            games.step(games.random_actions())
            assert all((now == then).all() for now, then in zip(before, kept, strict=True))
            assert not any(array.flags.writeable for array in before)


def test_features_are_found_by_name():
    games = VectorGames("iglu", 5, seats=3)
    step = games.reset()
    parts = games.split(step.observations)
    assert list(parts) == [feature.name for feature in games.features]
    assert parts["inuit"].shape == (5, 3, 8, 8)
    assert parts["ice"].sum() == 5 * 56
    assert games.split(step.observations[0])["ice"].shape == (8, 8)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_is_refused_and_no_game_moves(workers):
    with VectorGames("nanuuk", 4, seats=2, mode="intro", workers=workers) as games:
        before = games.reset()
        good = games.random_actions()
        for bad in (-1, 376, 10**6):
            with pytest.raises(BanchisaError, match=f"^action {bad} is not legal in game 3; its mask shows which are$"):
                games.step(np.array([*good[:3], bad]))
        after = games.step(good)
        assert not (after.observations == before.observations).all(axis=1).any()


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (np.zeros(3, np.int64), "actions have the shape (3,) and the type int64; "),
        (np.zeros((2, 1), np.int64), "actions have the shape (2, 1) and the type int64; "),
        (np.zeros(2), "actions have the shape (2,) and the type float64; "),
    ],
)
def test_actions_are_one_whole_number_for_each_game(actions, said):
    games = VectorGames("nanuuk", 2, seats=2)
    with pytest.raises(BanchisaError, match=re.escape(said + "allowed: one whole number for each of 2 games")):
        games.step(actions)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"games": 0}, "0 games cannot be played; allowed: 1 and more"),
        ({"games": 2, "workers": 3}, "3 workers cannot share 2 games; allowed: 1 to 2"),
        ({"games": 2, "workers": 0}, "0 workers cannot share 2 games; allowed: 1 to 2"),
        ({"games": 2, "seed": -1}, "seed -1 is below zero; allowed: 0 and more"),
        ({"games": 2, "seats": 9}, "Nanuuk! in mode nanuuk can't be played with 9 players; allowed: 2, 3, 4"),
        ({"games": 2, "mode": "chess"}, "option mode: 'chess' is not allowed; allowed: nanuuk, intro, "),
    ],
)
def test_wrong_arguments_are_named(arguments, said):
    with pytest.raises(BanchisaError, match=f"^{re.escape(said)}"):
        VectorGames("nanuuk", **arguments)


def test_a_game_without_features_is_refused():
    with pytest.raises(BanchisaError, match=r"^Cups declares no features"):
        VectorGames(Cups(), 2)


def test_a_worker_that_has_ended_is_told():
    with VectorGames("nanuuk", 4, seats=2, workers=2) as games:
        games.reset()
        actions = games.random_actions()
        victim = games._player._processes[1]
        victim.kill()
        victim.join()
        with pytest.raises(BanchisaError, match=r"^a worker of these games has ended; begin with new ones$"):
            games.step(actions)
    assert not any(process.is_alive() for process in games._player._processes)


def test_without_numpy_one_sentence_says_what_to_install():
    program = "import sys; sys.modules['numpy'] = None\nimport banchisa.adapters.vector"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    said = "ImportError: banchisa.adapters.vector needs NumPy: install banchisa[vector]"
    assert answer.stderr.splitlines()[-1] == said


def test_the_examples_of_the_page_run(capsys):
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        exec(example, {})
    assert "(64, 1053) (64, 6975)" in capsys.readouterr().out
