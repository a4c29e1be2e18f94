"""A bot that looks one step ahead."""

from __future__ import annotations

from typing import final

from banchisa.bots.bot import Bot
from banchisa.engine.rng import Rng
from banchisa.engine.state import State


@final
class GreedyBot(Bot):
    """Takes the step after which the game judges its seat best; equal ones are drawn by lot."""

    def choose(self, seen: State, rng: Rng) -> int:
        seat = int(seen.actor)
        world = seen.resample(rng)
        best: list[int] = []
        best_value = 0.0
        for action in world.legal_actions():
            after = world.copy()
            after.apply(action)
            value = self.game.evaluate(after)[seat]
            if not best or value > best_value:
                best = [action]
                best_value = value
            elif value == best_value:
                best.append(action)
        return best[rng.below(len(best))]
