"""Many games at once with NumPy arrays in and out: one call takes a step in each of them.

    games = VectorGames("nanuuk", 1024, seats=2, mode="intro", seed=1)
    step = games.reset()
    while training:
        step = games.step(choose(step.observations, step.masks))

A game that is over begins again in the same step: `dones` and `rewards` tell of the game that has ended, everything
else of the new one. The compiled rules hold the lock of the interpreter, so that threads would take turns: `workers`
are processes, which share the memory of the arrays. The games are the same with any number of them.
"""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from banchisa.engine.batch import Batch
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.observation import Feature
from banchisa.games import registry

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as why:
    raise ImportError("banchisa.adapters.vector needs NumPy: install banchisa[vector]") from why

_SETS = 2  # of arrays that processes share: one is read while the other is written
_EXIT_TIMEOUT = 5.0  # seconds for a worker to end by itself


class VectorStep(NamedTuple):
    """What a step has brought, one row a game, in arrays that cannot be written.

    Every step has arrays of its own. With several workers there are only two sets of them, so that the step after the
    next one writes these again: copy what is kept for longer.
    """

    observations: NDArray[np.uint8]  # of the seat to act
    masks: NDArray[np.bool_]  # its legal actions
    seats: NDArray[np.uint8]  # which seat that is
    rewards: NDArray[np.float32]  # a column a seat: its utility, where a game is over
    dones: NDArray[np.bool_]


class _Table(NamedTuple):
    """What every worker must know to play some of the games."""

    game: Game
    seats: int
    options: dict[str, object]
    seed: int

    def deal(self, first: int, games: int) -> Batch:
        """So many games, from a number on."""
        return Batch(self.game, self.game.start(self.seats, **self.options), games, self.seed, first)


class VectorGames:
    """Some games of one kind that are played side by side."""

    def __init__(
        self, game: str | Game, games: int, seats: int | None = None, seed: int = 0, workers: int = 1, **options: object
    ) -> None:
        if games < 1:
            raise BanchisaError(f"{games} games cannot be played; allowed: 1 and more")
        if not 1 <= workers <= games:
            raise BanchisaError(f"{workers} workers cannot share {games} games; allowed: 1 to {games}")
        if seed < 0:
            raise BanchisaError(f"seed {seed} is below zero; allowed: 0 and more")
        self.game = game if isinstance(game, Game) else registry.get(game)
        self.terms = self.game.start(seats, **options).terms
        self.features: tuple[Feature, ...] = self.game.features(self.terms)
        if not self.features:
            raise BanchisaError(f"{self.game.title} declares no features, so that it cannot be observed as numbers")
        self.games = games
        self.actions = self.game.actions.players
        table = _Table(self.game, int(self.terms.seats), dict(self.terms.options), seed)
        self._player = _Alone(table.deal(0, games)) if workers == 1 else _Workers(table, games, workers)

    def reset(self) -> VectorStep:
        """Begin all games anew, as they began the first time."""
        return self._player.reset()

    def step(self, actions: NDArray[Any]) -> VectorStep:
        """Take an action in each game; if one of them is not legal, none is taken."""
        found = np.asarray(actions)
        if found.shape != (self.games,) or found.dtype.kind not in "iu":
            raise BanchisaError(
                f"actions have the shape {found.shape} and the type {found.dtype}; "
                f"allowed: one whole number for each of {self.games} games"
            )
        return self._player.step(found.astype(np.int64, copy=False))

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, every one equally likely; they stay the same until the next step."""
        return self._player.random_actions()

    def split(self, observations: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
        """The features by name, each in its shape behind the row of the game."""
        found: dict[str, NDArray[np.uint8]] = {}
        at = 0
        for feature in self.features:
            part = observations[..., at : at + feature.size]
            found[feature.name] = part.reshape(*observations.shape[:-1], *feature.shape)
            at += feature.size
        return found

    def close(self) -> None:
        """End the workers."""
        self._player.close()

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class _Alone:
    """All games in this process."""

    def __init__(self, batch: Batch) -> None:
        self._batch = batch

    def reset(self) -> VectorStep:
        self._batch.reset()
        return _read(self._batch)

    def step(self, actions: NDArray[np.int64]) -> VectorStep:
        self._batch.step(actions.tolist())
        return _read(self._batch)

    def random_actions(self) -> NDArray[np.int64]:
        return np.array(self._batch.random_choices, np.int64)

    def close(self) -> None:
        pass


def _read(batch: Batch) -> VectorStep:
    """What a batch has left in its arrays, without a copy where they are compiled ones."""
    games = int(batch.games)
    return _seal(
        VectorStep(
            np.asarray(batch.observations, np.uint8).reshape(games, int(batch.width)),
            np.asarray(batch.masks, np.uint8).view(np.bool_).reshape(games, int(batch.players)),
            np.asarray(batch.actors, np.uint8),
            np.asarray(batch.rewards, np.float32).reshape(games, int(batch.seats)),
            np.asarray(batch.dones, np.uint8).view(np.bool_),
        )
    )


def _seal(step: VectorStep) -> VectorStep:
    """Let nobody write into the arrays."""
    for array in step:
        array.setflags(write=False)
    return step


class _SharedArrays:
    """One set of the arrays of all games, in memory that processes share."""

    def __init__(self, memory: Any, number: int, games: int, width: int, actions: int, seats: int) -> None:
        self._at = number * self.count_bytes(games, width, actions, seats)
        self.actions = self._cut(memory, np.int64, (games,))  # random ones, until those to be taken are written
        self.step = VectorStep(
            rewards=self._cut(memory, np.float32, (games, seats)),
            observations=self._cut(memory, np.uint8, (games, width)),
            masks=self._cut(memory, np.bool_, (games, actions)),
            seats=self._cut(memory, np.uint8, (games,)),
            dones=self._cut(memory, np.bool_, (games,)),
        )

    def _cut(self, memory: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        """The next array of the memory."""
        found = np.frombuffer(memory, kind, int(np.prod(shape)), self._at).reshape(shape)
        self._at += found.nbytes
        return found

    @staticmethod
    def count_bytes(games: int, width: int, actions: int, seats: int) -> int:
        """How much memory they take, in whole words."""
        return (games * (8 + 4 * seats + width + actions + 2) + 7) // 8 * 8


class _Workers:
    """The games in equal shares, one for each of some processes."""

    def __init__(self, table: _Table, games: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")  # nothing of this process is copied, least of all its threads
        shape = (
            games,
            table.game.observation_size(table.deal(0, 1).start.terms),
            table.game.actions.players,
            table.seats,
        )
        memory = context.RawArray("B", _SETS * _SharedArrays.count_bytes(*shape))
        self._sets = [_SharedArrays(memory, number, *shape) for number in range(_SETS)]
        self._now = 0  # the set that was written last
        self._pipes: list[Connection] = []
        self._processes: list[multiprocessing.process.BaseProcess] = []
        bounds = [games * k // workers for k in range(workers + 1)]
        for first, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            task = (theirs, memory, shape, table, first, end - first)
            process = context.Process(target=_serve, args=task, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._rows = np.arange(games)
        self.reset()

    def reset(self) -> VectorStep:
        return self._ask("reset")

    def step(self, actions: NDArray[np.int64]) -> VectorStep:
        masks = self._sets[self._now].step.masks
        inside = (actions >= 0) & (actions < masks.shape[1])
        legal = inside & masks[self._rows, np.where(inside, actions, 0)]
        if not legal.all():
            game = int(np.argmin(legal))
            raise BanchisaError(f"action {actions[game]} is not legal in game {game}; its mask shows which are")
        self._sets[self._now].actions[:] = actions
        return self._ask("step")

    def random_actions(self) -> NDArray[np.int64]:
        return self._sets[self._now].actions.copy()

    def _ask(self, what: str) -> VectorStep:
        self._send(what)
        self._now = (self._now + 1) % _SETS
        return _seal(VectorStep._make(array.view() for array in self._sets[self._now].step))

    def _send(self, what: str) -> None:
        """Let all workers do something, and wait until they have."""
        try:
            for pipe in self._pipes:
                pipe.send((what, self._now))
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise BanchisaError("a worker of these games has ended; begin with new ones") from None

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(_EXIT_TIMEOUT)
            if process.is_alive():
                process.kill()
                process.join()


def _serve(
    pipe: Connection, memory: Any, shape: tuple[int, int, int, int], table: _Table, first: int, games: int
) -> None:
    """Play some of the games until the other end of the pipe is closed."""
    sets = [_SharedArrays(memory, number, *shape) for number in range(_SETS)]
    rows = slice(first, first + games)
    batch = table.deal(first, games)
    while True:
        try:
            what, now = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if what == "step":
            batch.step(sets[now].actions[rows].tolist())
        else:
            batch.reset()
        after = sets[(now + 1) % _SETS]
        for ours, shared in zip(_read(batch), after.step, strict=True):
            shared[rows] = ours
        after.actions[rows] = batch.random_choices
        pipe.send(None)
