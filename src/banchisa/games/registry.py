"""The shelf the games stand on: each is taken down when it is first asked for."""

from __future__ import annotations

import importlib

from banchisa.engine.errors import UnknownGame
from banchisa.engine.game import Game

KEYS = ("nanuuk", "iglu", "arctic", "icehike", "pinguinoe")
_loaded: dict[str, Game] = {}


def get(key: str) -> Game:
    """The game with this key."""
    if key not in KEYS:
        raise UnknownGame(f"no game is called {key!r}; allowed: {', '.join(KEYS)}")
    if key not in _loaded:
        game = importlib.import_module(f"banchisa.games.{key}").GAME
        assert isinstance(game, Game)
        _loaded[key] = game
    return _loaded[key]
