"""Bots by name: levels for people, weakest first, and the two simple ones that everything is measured against."""

from __future__ import annotations

from typing import Final

from banchisa.bots.bot import Bot
from banchisa.bots.greedy import GreedyBot
from banchisa.bots.random import RandomBot
from banchisa.bots.search_bot import PATIENCE, SearchBot
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game

LEVELS: Final = ("easy", "normal", "hard", "expert")
BOTS: Final = ("random", "greedy", *LEVELS)
USUAL: Final = "normal"  # for who does not choose
EXPERT: Final = "expert"  # who gives hints
_SHARE: Final = {"easy": 64, "normal": 32, "hard": 16, "expert": 1}  # an expert thinks so many times as long
_NOISE: Final = {"easy": 0.65, "normal": 0.42, "hard": 0.25, "expert": 0.0}
UNHURRIED: Final = float("inf")  # seconds for those who compare bots: the clock must not matter
_LEAST: Final = 16  # iterations below which a search is worth nothing


def iterations(game: Game, level: str) -> int:
    """How long a level thinks, by the work and not by the clock, so that it plays alike on any machine."""
    return max(_LEAST, game.search_settings.expert_iterations // _SHARE[level])


def make_bot(game: Game, name: str, seconds: float = PATIENCE) -> Bot:
    """A bot of this name for a game, with a cap on the time of a decision."""
    if name == "random":
        return RandomBot(game)
    if name == "greedy":
        return GreedyBot(game)
    if name in LEVELS:
        noise = max(_NOISE[name] * game.search_settings.level_noise, game.search_settings.expert_noise)
        return SearchBot(game, iterations(game, name), noise, seconds)
    raise BanchisaError(f"there is no bot {name!r}; allowed: {', '.join(BOTS)}")
