"""Games that `banchisa arena ... --moves --out DIR` has played, as NumPy arrays to learn from.

    for game in read_games("results/nanuuk"):
        learn(game.observations, game.masks, game.actions, game.rewards)

The folder holds moves only. Everything else follows from them: a game is taken step by step as it was played, and at
each decision of a seat it is written down what that seat saw, what it could do and what it did.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from banchisa.engine.bounds import utilities
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.state import CHANCE, State
from banchisa.games import registry
from banchisa.lab.arena_result import ArenaResult
from banchisa.lab.results_file import read_results

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as why:
    raise ImportError("banchisa.lab.training_data needs NumPy: install banchisa[vector]") from why


class PlayedGame(NamedTuple):
    """A game, one row for each decision of a seat."""

    number: int  # of the game
    seats: NDArray[np.uint8]  # who decided
    observations: NDArray[np.uint8]  # what that seat saw
    masks: NDArray[np.bool_]  # its legal actions
    actions: NDArray[np.int64]  # the one it took
    rewards: NDArray[np.float32]  # what the game was worth to it in the end, from -1 to 1


def read_games(folder: str | Path) -> Iterator[PlayedGame]:
    """All games of a folder, by their numbers; games that had no end, too, and those that a bot forfeited."""
    head, results = read_results(Path(folder))
    if "moves" not in head:
        raise BanchisaError(f"{folder} holds results only; play its games anew with: banchisa arena ... --moves")
    game, start = _start(folder, head)
    for result in results:
        try:
            yield _replay(game, start, result)
        except BanchisaError as why:
            raise BanchisaError(f"{folder}: game {result.number}: {why}") from None


def _start(folder: str | Path, head: dict[str, object]) -> tuple[Game, State]:
    """The game of a folder and its beginning; other rules would not lead to the same positions."""
    game = registry.get(str(head.get("game")))
    components, seats, options = head.get("components"), head.get("seats"), head.get("options")
    if isinstance(components, dict):
        game = game.with_components(components)
    if game.version != head.get("version"):
        raise BanchisaError(
            f"{folder} holds games by version {head.get('version')} of the rules of {game.title}; "
            f"allowed: version {game.version}"
        )
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise BanchisaError(f"{folder} says neither seats nor options of its games")
    start = game.start(seats, **options)
    if not game.features(start.terms):
        raise BanchisaError(f"{game.title} declares no features, so that it cannot be observed as numbers")
    return game, start


def _replay(game: Game, start: State, result: ArenaResult) -> PlayedGame:
    state = start.copy()
    width, players = game.observation_size(start.terms), game.actions.players
    seats, actions, seen, masks = bytearray(), list[int](), bytearray(), bytearray()
    for number, move in enumerate(result.moves or (), 1):
        action, legal = game.actions.parse(move), state.legal_actions()
        if action not in legal:
            raise BanchisaError(f"move {number}, {move}, is not allowed there")
        if state.actor != CHANCE:
            seats.append(int(state.actor))
            actions.append(action)
            seen += game.observation_of(state, int(state.actor))
            mask = bytearray(players)
            for each in legal:
                mask[each] = 1
            masks += mask
        state.apply(action)
    worth = np.array(utilities(result.ranks), np.float32)
    rows = np.array(seats, np.uint8)
    return PlayedGame(
        result.number,
        rows,
        np.array(seen, np.uint8).reshape(len(rows), width),
        np.array(masks, np.uint8).view(np.bool_).reshape(len(rows), players),
        np.array(actions, np.int64),
        worth[rows],
    )
