"""Random openings. Without them, bots that search would repeat the same game wherever chance never acts."""

from __future__ import annotations

from banchisa.bots.bot import Bot
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, State

CHOICES = 3  # random choices of each seat in a game without chance


def default_opening(start: State) -> int:
    """How many first choices of each seat are random unless somebody says: none in a game with chance."""
    return 0 if meets_chance(start) else CHOICES


def meets_chance(start: State) -> bool:
    """Whether chance acts anywhere in a random game."""
    rng = Rng(1)
    state = start.copy()
    while state.actor >= 0:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state.actor == CHANCE


class RandomOpening(Bot):
    """Makes its first choices at random and then plays like another bot."""

    def __init__(self, bot: Bot, choices: int) -> None:
        super().__init__(bot.game)
        self._bot = bot
        self.choices_left = choices

    def choose(self, seen: State, rng: Rng) -> int:
        legal = seen.legal_actions()
        if self.choices_left and len(legal) > 1:
            self.choices_left -= 1
            return legal[rng.below(len(legal))]
        return self._bot.choose(seen, rng)
