"""The games there are: the five of this package, and those that other packages register.

A package offers a game by an entry point of the group `banchisa.games`: the key of the game, and a function without
arguments (or the game itself) that gives it.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from banchisa.engine.errors import BanchisaError, UnknownGame
from banchisa.engine.game import Game

GROUP = "banchisa.games"
PACKAGED = ("nanuuk", "iglu", "arctic", "icehike", "pinguinoe")


@cache
def _registered() -> dict[str, EntryPoint]:
    """The games of other packages by key; the five keep theirs."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in PACKAGED}


def known_keys() -> tuple[str, ...]:
    """The keys of all games, those of this package first."""
    return (*PACKAGED, *sorted(_registered()))


@cache
def get(key: str) -> Game:
    """The game with this key; it is loaded when it is first asked for."""
    if key in PACKAGED:
        game: Game = import_module(f"banchisa.games.{key}").GAME
    elif key in _registered():
        game = _load(_registered()[key])
    else:
        raise UnknownGame(f"no game is called {key!r}; allowed: {', '.join(known_keys())}")
    copyreg.pickle(type(game), _reduce)
    return game


def _load(point: EntryPoint) -> Game:
    try:
        found = point.load()
        game = found if isinstance(found, Game) else found()
    except Exception as why:
        raise BanchisaError(f"the game {point.name!r} of {point.value} cannot be loaded: {why!r}") from why
    if not isinstance(game, Game) or game.key != point.name:
        raise BanchisaError(f"{point.value} gives no game with the key {point.name!r}")
    return game


def _reduce(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    """A game is pickled by its key and its components."""
    return restore, (game.key, game.components_data())


def restore(key: str, components: dict[str, object] | None) -> Game:
    """The game that was pickled."""
    game = get(key)
    return game if components is None else game.with_components(components)
