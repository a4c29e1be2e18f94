"""Puzzles: positions of games between experts in which one step is much better than all others.

The search of an expert who plays finds a position worth a look; searches ten times as long, with two seeds, confirm it.
The experts think in full only where a first look says that something depends on the step. They begin each game in
another way, and a game gives one puzzle at most, so that no two of them are alike.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec

from banchisa.bots import hints
from banchisa.bots.levels import EXPERT, UNHURRIED, iterations
from banchisa.bots.reasons import explain
from banchisa.bots.search import Candidate, Search
from banchisa.engine.errors import BanchisaError
from banchisa.engine.files import write_atomically
from banchisa.engine.game import Game
from banchisa.engine.lessons import Puzzle, PuzzleReason
from banchisa.engine.options import Value
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.games import registry
from banchisa.lab.workers import Workers

GAP = 0.12  # the chance that the best step is ahead of all others, when an expert sees it
CONFIRMED = 0.10  # and in the searches that confirm it
LOOK = 8  # a first look takes one of so many parts of an expert's iterations
FLAT = 0.03  # with a smaller gap at first look, little depends on the step
LONGER = 10  # times the iterations of an expert
SEEDS = (1, 2)
LADDER = (64, 16, 4, 1)  # parts of an expert's iterations: the shorter the search that finds the step, the easier
OPENING = 8  # decisions at the beginning of a game that are drawn by how often a search tried each step
ALIKE = 0.75  # the share of two positions from which on they are the same to whoever looks at them
FEWEST = 3  # choices; of fewer nothing can be learned
TRIED = 20  # visits without which a step's chance says little


class PuzzleFinder:
    """Plays games between experts and looks at every decision."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.effort = iterations(game, EXPERT)
        self._search = Search(game)

    def look_at_game(self, number: int) -> tuple[int, Puzzle | None]:
        """The puzzle that the game of this number gives, if it gives one."""
        rng = Rng(self.seed * 1_000_003 + number)
        state = self.game.start(self.seats, **self.options)
        decisions = 0
        while state.actor != OVER:
            legal = state.legal_actions()
            if state.actor == CHANCE:
                state.apply(legal[rng.pick(state.weights())])
                continue
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            candidates = self._think(state.seen_by(state.actor), rng)
            decisions += 1
            if decisions <= OPENING:
                state.apply(candidates[rng.pick([one.visits for one in candidates])].action)
                continue
            if len(legal) >= FEWEST and find_gap(candidates, state.actor) >= GAP:
                puzzle = self.confirm(state)
                if puzzle is not None:
                    return number, puzzle
            state.apply(candidates[0].action)
        return number, None

    def _think(self, seen: State, rng: Rng) -> list[Candidate]:
        """What an expert finds, who thinks no longer where all steps look alike."""
        glance = self._search.think(seen, rng, self.effort // LOOK, UNHURRIED)
        tried = sum(one.visits >= TRIED for one in glance)
        if tried > 1 and find_gap(glance, int(seen.actor)) < FLAT:
            return glance
        return self._search.think(seen, rng, self.effort, UNHURRIED)

    def confirm(self, state: State) -> Puzzle | None:
        """The puzzle that a position is, if long searches agree that one step is much better than all others."""
        seen, seat = state.seen_by(state.actor), int(state.actor)
        found = [self._search.think(seen, Rng(seed), LONGER * self.effort, UNHURRIED) for seed in SEEDS]
        best = {rank(candidates, seat)[0].action for candidates in found}
        if len(best) != 1 or min(find_gap(candidates, seat) for candidates in found) < CONFIRMED:
            return None
        (action,) = best
        name = self.game.actions.name
        tried = [one for one in rank(found[0], seat) if one.visits >= TRIED]
        chances = {name(one.action): round(one.chances[seat], 3) for one in tried}
        position = state.to_json()
        grade, reasons = self.grade(seen, action), self.explain(seen, tried)
        return Puzzle(key_of(position), seat, name(action), grade, chances, position, reasons)

    def explain(self, seen: State, ranked: list[Candidate]) -> list[PuzzleReason]:
        """What a hint would say of the best step, beside the steps that it would show with it."""
        if ranked[0].wins:
            return []
        shown = [one.action for one in ranked[: hints.BEST]]
        outlook = explain(self.game, seen, shown, hints.number(seen))[0]
        found = [{"kind": reason.kind, "text": reason.text.to_json()} for reason in outlook.reasons]
        return msgspec.convert(found, list[PuzzleReason])

    def grade(self, seen: State, action: int) -> int:
        """How long a search must be so that it and all longer ones choose this step, with every seed."""
        easiest = len(LADDER) + 1
        for rung in range(len(LADDER), 0, -1):
            effort = max(1, self.effort // LADDER[rung - 1])
            chosen = {self._search.think(seen, Rng(seed), effort, UNHURRIED)[0].action for seed in SEEDS}
            if chosen != {action}:
                break
            easiest = rung
        return easiest


def find_puzzles(workers: Workers, game: Game, seats: int, options: dict[str, Value], seed: int) -> Generator[Puzzle]:
    """Puzzles without end, in the order of their games, whoever comes first."""
    arguments = (game.key, game.components_data(), seats, options, seed)
    waiting: dict[int, Puzzle | None] = {}
    turn = 0
    with closing(workers.results(_prepare, arguments, count())) as found:
        for number, puzzle in found:
            waiting[number] = puzzle
            while turn in waiting:
                next_one = waiting.pop(turn)
                turn += 1
                if next_one is not None:
                    yield next_one


def _prepare(
    key: str, components: dict[str, object] | None, seats: int, options: dict[str, Value], seed: int
) -> Callable[[int], tuple[int, Puzzle | None]]:
    game = registry.get(key)
    chosen = game if components is None else game.with_components(components)
    return PuzzleFinder(chosen, seats, options, seed).look_at_game


def rank(candidates: list[Candidate], seat: int) -> list[Candidate]:
    """The candidates in the order of the chance that they leave the seat; those hardly tried come last."""
    return sorted(candidates, key=lambda one: (one.visits < TRIED, -one.chances[seat] if one.chances else 0.0))


def find_gap(candidates: list[Candidate], seat: int) -> float:
    """By how much the best step is ahead of the next one; nothing where a step wins at once or only one was tried."""
    ranked = [one for one in rank(candidates, seat) if one.visits >= TRIED]
    return ranked[0].chances[seat] - ranked[1].chances[seat] if len(ranked) > 1 else 0.0


def are_alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two positions differ in so little that they are the same puzzle to whoever looks at them."""
    first, second = dict(_list_facts(one.position)), dict(_list_facts(other.position))
    places = first.keys() | second.keys()
    return sum(first.get(place) == second.get(place) for place in places) > ALIKE * len(places)


def _list_facts(data: object, place: str = "") -> Iterator[tuple[str, object]]:
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _list_facts(value, f"{place}.{name}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _list_facts(value, f"{place}.{number}")
    else:
        yield place, data


def key_of(position: dict[str, object]) -> str:
    """A short name for a position."""
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:8]


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    """Write puzzles one to a line, the easier first."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in sorted(puzzles, key=lambda one: (one.grade, one.key))]
    try:
        write_atomically(path, "[\n" + ",\n".join(lines) + "\n]\n")
    except OSError as why:
        raise BanchisaError(f"cannot write {path}: {why.strerror}") from None
