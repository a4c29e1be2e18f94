"""The speed of the rules: figures per second of processor time, for one game and number of players."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from banchisa.bots.search import Search
from banchisa.engine.arrays import is_compiled
from banchisa.engine.game import Game
from banchisa.engine.options import Value
from banchisa.engine.rng import Rng
from banchisa.engine.rollout import copies, random_games
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.lab.openings import meets_chance

ROUNDS = 5
SEED = 1
SAMPLE_GAMES = 100  # random games whose length is averaged
FIGURES = ("steps_per_s", "driven_steps_per_s", "copies_per_s", "refusals_per_s", "scenes_per_s", "searches_per_s")
TO_THE_END = SearchSettings(prior_temperature=0.0, depth=-1)  # a search by random games to the end, without evaluation
Work = Callable[[int], int]


@dataclass(frozen=True)
class BenchCase:
    """A game with its number of players and options, whose speed is measured."""

    game: Game
    seats: int
    options: dict[str, Value]

    def start(self) -> State:
        return self.game.start(self.seats, **self.options)


def measure(case: BenchCase, seconds: float, tick: Callable[[], None]) -> dict[str, object]:
    """Measure all figures of a case in about so many seconds; tick is called after each."""
    start = case.start()
    positions = _random_positions(start)
    has_chance = meets_chance(start)
    figures: dict[str, object] = {
        "game": case.game.key, "seats": case.seats, "options": case.options, "compiled": is_compiled(),
    }  # fmt: skip
    works: list[Work] = [
        lambda times: random_games(start, times, SEED),
        lambda times: _drive_games(start, times, has_chance),
        lambda times: _make_copies(positions, times),
        lambda times: _ask_refusals(case.game, positions, times),
        lambda times: _make_scenes(case.game, positions, times),
        lambda times: _run_search(case.game, positions[0], times),
    ]
    for name, work in zip(FIGURES, works, strict=True):
        figures[name] = round(_rate(work, seconds / len(works)))
        tick()
    figures["steps_per_game"] = round(random_games(start, SAMPLE_GAMES, SEED) / SAMPLE_GAMES, 2)
    return figures


def _rate(work: Work, seconds: float) -> float:
    """Units of work per second: the median of some rounds, each long enough to be timed."""
    wanted = seconds / (ROUNDS + 1)
    times, spent = 1, _time(work, 1)[1]
    while spent < wanted / 4:
        times *= 2
        spent = _time(work, times)[1]
    times = max(1, round(times * wanted / spent))
    rounds = [_time(work, times) for _ in range(ROUNDS)]
    return median(done / max(spent, 1e-9) for done, spent in rounds)


def _time(work: Work, times: int) -> tuple[int, float]:
    """The units of work done, and the processor time they took."""
    before = time.process_time()
    done = work(times)
    return done, time.process_time() - before


def _random_positions(start: State) -> list[State]:
    """Every position of one random game in which a seat is to act."""
    rng = Rng(SEED)
    state = start.copy()
    found: list[State] = []
    while state.actor != OVER:
        actions = state.legal_actions()
        if state.actor == CHANCE:
            state.apply(actions[rng.pick(state.weights())])
        else:
            found.append(state.copy())
            state.apply(actions[rng.below(len(actions))])
    return found


def _drive_games(start: State, times: int, has_chance: bool) -> int:
    """Play random games through the public interface; returns the number of steps."""
    draw = random.Random(SEED).random
    steps = 0
    for _ in range(times):
        state = start.copy()
        while actions := state.legal_actions():
            if has_chance and state.actor == CHANCE:
                state.apply(random.choices(actions, state.weights())[0])
            else:
                state.apply(actions[int(draw() * len(actions))])
            steps += 1
    return steps


def _make_copies(positions: list[State], times: int) -> int:
    for state in positions:
        copies(state, times)
    return times * len(positions)


def _ask_refusals(game: Game, positions: list[State], times: int) -> int:
    """Ask for the refusal of every action, in one position after the other."""
    actions = range(game.actions.size)
    refusal = game.refusal
    for number in range(times):
        state = positions[number % len(positions)]
        for action in actions:
            refusal(state, action)
    return times * len(actions)


def _make_scenes(game: Game, positions: list[State], times: int) -> int:
    """Make scenes as they are sent, for the seat to act."""
    seen = [(state.seen_by(state.actor), state.actor) for state in positions]
    for number in range(times):
        state, seat = seen[number % len(seen)]
        game.scene(state, seat).to_json()
    return times


def _run_search(game: Game, state: State, times: int) -> int:
    """Search one position, every iteration to the end of the game; returns the number of iterations."""
    search = Search(game, TO_THE_END)
    search.think(state.seen_by(state.actor), Rng(SEED), times)
    return int(search.iterations)
