"""The example that learns: its network learns what it is shown, and after some minutes it beats the simple bot."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

PROGRAM = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def train():
    spec = importlib.util.spec_from_file_location("train", PROGRAM)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_slopes_are_those_of_the_error(train):
    """What the network takes for the slope of its error is what the error does when a weight is moved a little."""
    dice = np.random.default_rng(1)
    net = train.NumpyNet(5, seed=2)
    net.parts = [part.astype(np.float64) for part in net.parts]
    seen, wanted = dice.normal(size=(7, 5)), dice.uniform(-1, 1, 7)

    def error():
        return ((net.values(seen) - wanted) ** 2).mean() / 2

    for part, slope in zip(net.parts, net.slopes(seen, wanted), strict=True):
        at = (0, 0)
        part[at] += 1e-6
        above = error()
        part[at] -= 2e-6
        assert (above - error()) / 2e-6 == pytest.approx(slope[at], abs=1e-7)
        part[at] += 1e-6


def test_the_network_learns_what_it_is_shown(train):
    dice = np.random.default_rng(1)
    net = train.NumpyNet(10, seed=2)
    seen = dice.integers(0, 2, (400, 10)).astype(np.float32)
    wanted = np.where(seen[:, 0] == seen[:, 1], 0.9, -0.9).astype(np.float32)  # no weighted sum can tell
    before = ((net.values(seen) - wanted) ** 2).mean()
    for _ in range(300):
        net.learn(seen, wanted)
    assert ((net.values(seen) - wanted) ** 2).mean() < before / 20


def test_a_turn_is_a_move_and_a_crack(train):
    trainer = train.Trainer(seed=1)
    position = trainer.start
    while trainer.game.actions.name(position.legal_actions()[0]).startswith("place"):
        position = train.play(position, position.legal_actions()[0])
    ends = train.find_turns(position)
    expected = sum(len(train.play(position, move).legal_actions()) for move in position.legal_actions())
    assert len(ends) == expected > len(position.legal_actions())
    assert {end.actor for end in ends} <= {1 - position.actor, train.banchisa.OVER}


def test_open_lines_around_each_piece_are_counted(train):
    trainer = train.Trainer(seed=1)
    state = trainer.start
    for _ in range(4):
        state = train.play(state, state.legal_actions()[-1])
    seen = trainer.eyes.look([state], [0])[0]
    counted = seen[len(trainer.eyes.scale) :].reshape(4, 7)
    assert (counted.sum(axis=1) == 1).all()
    spots = state.to_json()["pieces"]
    lines = trainer.game.actions.families["crack"].domains[0].labels
    closed = seen[trainer.eyes.at["closed"]]
    for spot, row in zip(spots, counted, strict=True):
        ways = sum(spot in line.split("-") and not shut for line, shut in zip(lines, closed, strict=True))
        assert row[ways] == 1


def test_games_of_its_own_give_something_to_learn_from(train):
    trainer = train.Trainer(seed=1)
    seen, wanted = trainer.play_itself(4)
    assert seen.shape == (len(wanted), trainer.eyes.inputs)
    assert np.abs(wanted).max() == 1  # of the last position of each seat, it is known how the game ended
    assert len(set(np.sign(wanted))) > 1


def test_the_interval_of_a_share(train):
    assert train.interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=1e-3)


@pytest.mark.long
def test_it_beats_the_greedy_bot_after_some_minutes():
    done = subprocess.run(
        [sys.executable, PROGRAM, "--games", "3000", "--every", "3000"], capture_output=True, text=True, check=True
    )
    first, last = re.findall(r"\((\d\.\d+)-(\d\.\d+)\)", done.stdout)
    assert float(first[1]) < 0.2  # it knew nothing
    assert float(last[0]) > 0.5
