"""Measures learning loops, ours and those of others, in one run on one core, and writes the ratios into results.md.

    python bench/learning.py                  measure, write
    python bench/learning.py --rounds 3       a rougher, quicker run

Run it with a Python that has `banchisa[vector,pettingzoo]`, `pettingzoo[classic]` and `open_spiel`: the hosts of our
adapters and the games they are compared with are in one process. Every line plays at random, with an observation and
the mask of legal actions at each step; choosing the action is part of the time.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import NamedTuple

import numpy as np
import pyspiel
from peers import short
from pettingzoo.classic import connect_four_v3
from pettingzoo.utils.env import AECEnv
from sections import RESULTS, SectionError, check_section, write_section, write_table

import banchisa
from banchisa.adapters import pettingzoo
from banchisa.adapters.vector import VectorGames
from banchisa.engine.batch import observe_often

GAMES = 1024  # side by side
PEER = "PettingZoo connect_four"  # what the targets are compared with
FLAG = np.dtype(np.bool_)
OBSERVED = 50  # positions of each game, from a random game
TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("nanuuk", 2, {"mode": "intro"}),
    ("nanuuk", 4, {}),
    ("iglu", 4, {}),
    ("arctic", 4, {}),
    ("icehike", 4, {}),
    ("pinguinoe", 4, {}),
)
METHOD = """`python bench/learning.py` with {hosts}, Python {python}, {how}: {rounds} rounds, in which every line has
{seconds} s of processor time each, one after the other in one process; the median counts. Steps are decisions of seats.
Ours include what chance does between them, the observation of the seat to act, the mask of its actions, the beginning
of new games, and a random legal action."""


class Line(NamedTuple):
    """A way to play at random: a function that plays some steps and counts them; what it should reach."""

    name: str
    play: Callable[[], int]
    target: float | None = None


# The peers.


def drive_aec(env: AECEnv, rng: random.Random) -> Callable[[], int]:
    """Play one game of a PettingZoo environment with action masks."""

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rng.choice(observation["action_mask"].view(FLAG).nonzero()[0])))
                steps += 1
        return steps

    return play


def drive_spiel(name: str, rng: random.Random) -> Callable[[], int]:
    """Play one game of OpenSpiel in C++, with the tensor of the player to act and its mask."""
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            np.array(state.observation_tensor(state.current_player()))
            np.array(state.legal_actions_mask())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


# Ours.


def drive_vector(key: str, seats: int, options: dict[str, object]) -> Callable[[], int]:
    """Take one step in each of many games."""
    games = VectorGames(key, GAMES, seats=seats, seed=1, **options)
    games.reset()

    def play() -> int:
        games.step(games.random_actions())
        return GAMES

    return play


def name_of(key: str, seats: int, options: dict[str, object]) -> str:
    return ", ".join([key, f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])


def lines() -> list[Line]:
    """All ways that are compared, each with its target."""
    rng = random.Random(1)
    names = [name_of(*case) for case in TABLES]
    return [
        Line(PEER, drive_aec(connect_four_v3.env(), rng)),
        Line("PettingZoo connect_four without its wrappers", drive_aec(connect_four_v3.raw_env(), rng)),
        Line("OpenSpiel connect_four (C++) driven from Python", drive_spiel("connect_four", rng)),
        *(
            Line(f"PettingZoo: {name}", drive_aec(pettingzoo.env(key, seats, **options), rng), 10.0)
            for name, (key, seats, options) in zip(names, TABLES, strict=True)
        ),
        *(
            Line(f"vector of {GAMES:,}: {name}", drive_vector(*case), 30.0)
            for name, case in zip(names, TABLES, strict=True)
        ),
    ]


def rate(play: Callable[[], int], seconds: float) -> float:
    """Steps per second of processor time."""
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += play()
    return steps / spent


def measure(ways: list[Line], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The rates of every line, round by round, so that all of them meet the same moments of the machine."""
    found: dict[str, list[float]] = {way.name: [] for way in ways}
    for number in range(rounds):
        for way in ways:
            found[way.name].append(rate(way.play, seconds))
        print(f"round {number + 1} of {rounds}", flush=True)
    return found


# Single observations.


def positions(key: str, seats: int, options: dict[str, object]) -> list[banchisa.State]:
    """Positions of random play in which a seat is to act."""
    rng, found = banchisa.Rng(1), []
    state = banchisa.game(key).start(seats, **options)
    while len(found) < OBSERVED:
        if state.actor == banchisa.OVER:
            state = banchisa.game(key).start(seats, **options)
        actions = state.legal_actions()
        if state.actor >= 0:
            found.append(state.copy())
        state.apply(actions[rng.pick(state.weights()) if state.actor < 0 else rng.below(len(actions))])
    return found


def observation_row(key: str, seats: int, options: dict[str, object], seconds: float) -> list[str]:
    """Bytes, and how long an observation takes: written inside the compiled code, and asked for from Python."""
    game, found = banchisa.game(key), positions(key, seats, options)

    def write() -> int:
        return sum(observe_often(game, state, int(state.actor), 20) and 20 for state in found)

    def ask() -> int:
        return len([game.observe(state, int(state.actor)) for state in found])

    size = game.observation_size(found[0].terms)
    times = [f"{1e9 / rate(work, seconds):,.0f} ns" for work in (write, ask)]
    return [name_of(key, seats, options), f"{size:,}", *times, f"{game.actions.players:,}"]


# The report.


def line_row(way: Line, found: dict[str, list[float]]) -> list[str]:
    median, peer = (statistics.median(found[name]) for name in (way.name, PEER))
    ratio = median / peer
    verdict = "-" if way.target is None else "met" if ratio >= way.target else "missed"
    spread = f"{short(min(found[way.name]))} to {short(max(found[way.name]))}"
    return [way.name, short(median), spread, f"{ratio:.3g}x", f"{way.target:.0f}x" if way.target else "-", verdict]


def report(
    ways: list[Line], found: dict[str, list[float]], observed: list[list[str]], given: argparse.Namespace
) -> str:
    hosts = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "open_spiel", "numpy"))
    method = METHOD.format(
        hosts=hosts,
        python=sys.version.split()[0],
        how="compiled" if banchisa.is_compiled() else "not compiled",
        rounds=given.rounds,
        seconds=given.seconds,
    )
    head = ["learning loop", "steps/s", "lowest to highest round", f"against {PEER}", "target", "verdict"]
    sizes = [
        "game", "bytes of an observation", "written in compiled code", "asked for from Python", "actions in a mask",
    ]  # fmt: skip
    parts = [
        "## Learning loops", write_table(head, [line_row(way, found) for way in ways]), "### Observations",
        write_table(sizes, observed), "### How it was measured", method,
    ]  # fmt: skip
    return "\n\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.7, help="CPU seconds for each line in a round (default: 0.7)"
    )
    given = parser.parse_args()
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds more than 0")
    try:
        check_section("learning")
        ways = lines()
        found = measure(ways, given.rounds, given.seconds)
        observed = [observation_row(*case, given.seconds) for case in TABLES]
        write_section("learning", report(ways, found, observed, given))
    except SectionError as error:
        print(f"learning: {error}", file=sys.stderr)
        return 1
    print(f"written: {RESULTS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
