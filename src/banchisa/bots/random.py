"""A bot that takes any legal action."""

from __future__ import annotations

from typing import final

from banchisa.bots.bot import Bot
from banchisa.engine.rng import Rng
from banchisa.engine.state import State


@final
class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, seen: State, rng: Rng) -> int:
        actions = seen.legal_actions()
        return actions[rng.below(len(actions))]
