"""Bots by the name of their level, weakest first."""

from __future__ import annotations

from banchisa.bots.bot import Bot
from banchisa.bots.greedy import GreedyBot
from banchisa.bots.random import RandomBot
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game

LEVELS = ("random", "greedy")


def bot(game: Game, level: str) -> Bot:
    """A bot of this level for a game."""
    if level == "random":
        return RandomBot(game)
    if level == "greedy":
        return GreedyBot(game)
    raise BanchisaError(f"no bot is called {level!r}; allowed: {', '.join(LEVELS)}")
