"""The games that can be played: the five of this package, and those of other packages.

A package offers a game by an entry point of the group `banchisa.games`: the key of the game, and a function without
arguments (or the game itself) that gives it. A game that cannot be played does not disturb the others:
`find_faults` says what is wrong with it.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from banchisa.engine.errors import BanchisaError, UnknownGame
from banchisa.engine.game import Game
from banchisa.engine.rulebook import LANGUAGES

GROUP = "banchisa.games"
PACKAGED = ("nanuuk", "iglu", "arctic", "icehike", "pinguinoe")


@cache
def _points() -> list[EntryPoint]:
    """What other packages register; of two with the same key, the one that is found first comes first."""
    return list(entry_points(group=GROUP))


@cache
def _find_registered() -> dict[str, EntryPoint]:
    """The games of other packages by key; the five keep theirs."""
    return {point.name: point for point in reversed(_points()) if point.name not in PACKAGED}


@cache
def known_keys() -> tuple[str, ...]:
    """The keys of all games that can be played, those of this package first."""
    return (*PACKAGED, *(key for key in sorted(_find_registered()) if _find_fault(key) is None))


@cache
def find_faults() -> tuple[str, ...]:
    """What is wrong with the games of other packages that cannot be played, in a line each."""
    unused = [point for point in _points() if _find_registered().get(point.name) is not point]
    broken = [_find_fault(key) for key in sorted(_find_registered())]
    return (*map(_describe_clash, unused), *(fault for fault in broken if fault is not None))


@cache
def get(key: str) -> Game:
    """The game with this key; it is loaded when it is first asked for."""
    if key in PACKAGED:
        game: Game = import_module(f"banchisa.games.{key}").GAME
    elif key in _find_registered():
        game = _load(_find_registered()[key])
    else:
        raise UnknownGame(f"no game is called {key!r}; allowed: {', '.join(known_keys())}")
    copyreg.pickle(type(game), _reduce)
    return game


def _find_fault(key: str) -> str | None:
    """Why a registered game cannot be played, if it cannot."""
    try:
        get(key)
    except BanchisaError as why:
        return str(why)
    return None


def _describe_clash(point: EntryPoint) -> str:
    """Why an entry point is not used."""
    if point.name in PACKAGED:
        owner = "Banchisa itself"
    else:
        owner = _package(_find_registered()[point.name])
    return f"{_title(point)} can't be used: the key belongs to {owner}; choose another one"


def _load(point: EntryPoint) -> Game:
    """The game behind an entry point, whole: with its words and rules, and able to begin."""
    try:
        found = point.load()
        game = found if isinstance(found, Game) or not callable(found) else found()
        if isinstance(game, Game) and game.key == point.name:
            _check_files(game)
            game.index_touches()
    except (Exception, SystemExit) as why:  # whatever another package does, ours can be played
        raise BanchisaError(f"{_title(point)} can't be loaded: {type(why).__name__}: {why}") from why
    if not isinstance(game, Game):
        raise BanchisaError(f"{_title(point)} can't be used: {point.value} gives a {type(game).__name__}, not a Game")
    if game.key != point.name:
        raise BanchisaError(f"{_title(point)} can't be used: its key is {game.key!r}; the two must be the same")
    return game


def _check_files(game: Game) -> None:
    """A game has rules and words in every language."""
    for language in LANGUAGES:
        for name in (f"rulebook/{language}.md", f"words/{language}.ftl"):
            if not (Path(game.home) / name).is_file():
                raise BanchisaError(f"the file {name} is missing in {game.home}")


def _package(point: EntryPoint) -> str:
    """The package that registers an entry point."""
    return f"package {point.dist.name}" if point.dist is not None else point.value


def _title(point: EntryPoint) -> str:
    return f"the game {point.name!r} of {_package(point)}"


def _reduce(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    """A game is pickled by its key and its components."""
    return restore, (game.key, game.components_data())


def restore(key: str, components: dict[str, object] | None) -> Game:
    """The game that was pickled."""
    game = get(key)
    return game if components is None else game.with_components(components)
