"""What the rules cost: figures per second of processor time, for one game and number of players."""

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

ROUNDS = 5
SEED = 1
SAMPLE = 100  # random games whose length is averaged
FIGURES = ("steps_per_s", "driven_steps_per_s", "copies_per_s", "refusals_per_s", "scenes_per_s", "searches_per_s")
TO_THE_END = SearchSettings(prior_temperature=0.0, depth=-1)  # a search that judges nothing but the end of random games
Work = Callable[[int], int]


@dataclass(frozen=True)
class Case:
    """What is measured: a game for so many players with these options."""

    game: Game
    seats: int
    options: dict[str, Value]

    def start(self) -> State:
        return self.game.start(self.seats, **self.options)


def measure(case: Case, seconds: float, tick: Callable[[], None]) -> dict[str, object]:
    """All figures of a case, in about so many seconds; tick is called after each."""
    start = case.start()
    line = _positions(start)
    lucky = _has_chance(start)
    figures: dict[str, object] = {
        "game": case.game.key, "seats": case.seats, "options": case.options, "compiled": is_compiled(),
    }  # fmt: skip
    works: list[Work] = [
        lambda times: random_games(start, times, SEED),
        lambda times: _driven_games(start, times, lucky),
        lambda times: _copied(line, times),
        lambda times: _refused(case.game, line, times),
        lambda times: _staged(case.game, line, times),
        lambda times: _searched(case.game, line[0], times),
    ]
    for name, work in zip(FIGURES, works, strict=True):
        figures[name] = round(_rate(work, seconds / len(works)))
        tick()
    figures["steps_per_game"] = round(random_games(start, SAMPLE, SEED) / SAMPLE, 2)
    return figures


def _rate(work: Work, seconds: float) -> float:
    """Units of work per second: the median of some rounds, each long enough to be timed."""
    wanted = seconds / (ROUNDS + 1)
    times, spent = 1, _timed(work, 1)[1]
    while spent < wanted / 4:
        times *= 2
        spent = _timed(work, times)[1]
    times = max(1, round(times * wanted / spent))
    rounds = [_timed(work, times) for _ in range(ROUNDS)]
    return median(done / max(spent, 1e-9) for done, spent in rounds)


def _timed(work: Work, times: int) -> tuple[int, float]:
    """How much was done, and the processor time it took."""
    before = time.process_time()
    done = work(times)
    return done, time.process_time() - before


def _positions(start: State) -> list[State]:
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


def _has_chance(start: State) -> bool:
    """Whether chance acts anywhere in a random game."""
    rng = Rng(SEED)
    state = start.copy()
    while state.actor >= 0:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state.actor == CHANCE


def _driven_games(start: State, times: int, lucky: bool) -> int:
    """Random games driven from here through the public interface; the number of steps."""
    draw = random.Random(SEED).random
    steps = 0
    for _ in range(times):
        state = start.copy()
        while actions := state.legal_actions():
            if lucky and state.actor == CHANCE:
                state.apply(random.choices(actions, state.weights())[0])
            else:
                state.apply(actions[int(draw() * len(actions))])
            steps += 1
    return steps


def _copied(line: list[State], times: int) -> int:
    for state in line:
        copies(state, times)
    return times * len(line)


def _refused(game: Game, line: list[State], times: int) -> int:
    """Ask of every action whether it is allowed, in positions taken in turn."""
    actions = range(game.actions.size)
    refusal = game.refusal
    for number in range(times):
        state = line[number % len(line)]
        for action in actions:
            refusal(state, action)
    return times * len(actions)


def _staged(game: Game, line: list[State], times: int) -> int:
    """Scenes as they are sent, for the seat to act."""
    seen = [(state.seen_by(state.actor), state.actor) for state in line]
    for number in range(times):
        state, seat = seen[number % len(seen)]
        game.scene(state, seat).to_json()
    return times


def _searched(game: Game, state: State, times: int) -> int:
    """Iterations of a search in the first position in which a seat is to act, each played to the end."""
    search = Search(game, TO_THE_END)
    search.think(state.seen_by(state.actor), Rng(SEED), times)
    return int(search.iterations)
