"""Bots by name: levels for people, weakest first, and the two simple ones that everything is measured against.

A new level is a line of `_SEARCHES`. A new kind of bot is a class and a line of `_MAKERS`; if people are to choose it,
it also stands in `LEVELS`, and they meet it by a name (`table/bot_names.py`), by words in the browser (`level-NAME` and
`level-NAME-like` in `web/src/i18n/words`) and in the terminal (`ui-kind-NAME` in `i18n/messages/cli`), and by a face
(`web/sprites/bot-NAME.svg`). `docs/bots.md` lists all. A bot is made for each decision: what it has learnt beforehand
is kept beside it. This room is compiled; a module that needs another library is named in `COLD` of `setup.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from banchisa.bots.bot import Bot
from banchisa.bots.greedy import GreedyBot
from banchisa.bots.random import RandomBot
from banchisa.bots.search_bot import PATIENCE, SearchBot
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game

USUAL: Final = "normal"  # for whoever does not choose
ANALYST: Final = "hard"  # as deep as whom analyses look
STAND_IN: Final = "hard"  # who replaces an absent player: nobody should gain by the absence of an opponent
EXPERT: Final = "expert"  # who gives hints
UNHURRIED: Final = float("inf")  # seconds for those who compare bots: the clock must not matter
_LEAST: Final = 16  # iterations below which a search is worth nothing


@dataclass(frozen=True)
class SearchLevel:
    """How a level searches: with a share of an expert's iterations, and with how much noise."""

    share: int  # an expert thinks so many times as long
    noise: float

    def iterations(self, game: Game) -> int:
        return max(_LEAST, game.search_settings.expert_iterations // self.share)

    def make(self, game: Game, seconds: float) -> Bot:
        noise = max(self.noise * game.search_settings.level_noise, game.search_settings.expert_noise)
        return SearchBot(game, self.iterations(game), noise, seconds)


_SEARCHES: Final = {
    "easy": SearchLevel(64, 0.65),
    "normal": SearchLevel(32, 0.42),
    "hard": SearchLevel(16, 0.25),
    "expert": SearchLevel(1, 0.0),
}
_MAKERS: Final[dict[str, Callable[[Game, float], Bot]]] = {
    "random": lambda game, seconds: RandomBot(game),
    "greedy": lambda game, seconds: GreedyBot(game),
    **{name: level.make for name, level in _SEARCHES.items()},
}
LEVELS: Final = tuple(_SEARCHES)
BOTS: Final = tuple(_MAKERS)


def iterations(game: Game, level: str) -> int:
    """How long a level thinks, by the work and not by the clock, so that it plays alike on any machine."""
    return _SEARCHES[level].iterations(game)


def make_bot(game: Game, name: str, seconds: float = PATIENCE) -> Bot:
    """A bot of this name for a game, with a cap on the time of a decision."""
    if name not in _MAKERS:
        raise BanchisaError(f"there is no bot {name!r}; allowed: {', '.join(BOTS)}")
    return _MAKERS[name](game, seconds)
