"""A bot that searches before it chooses."""

from __future__ import annotations

from typing import Final, final

from banchisa.bots.bot import Bot
from banchisa.bots.search import Option, Search
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State

PATIENCE: Final = 10.0  # seconds after which a decision is made with what is known by then
_FINE: Final = 1000000


@final
class ThinkingBot(Bot):
    """Takes the step that its search visited most; with noise, others in proportion to a power of their visits."""

    def __init__(self, game: Game, iterations: int, noise: float = 0.0, seconds: float = PATIENCE) -> None:
        super().__init__(game)
        self.iterations = iterations
        self.noise = noise
        self.seconds = seconds
        self.search = Search(game)

    def choose(self, seen: State, rng: Rng) -> int:
        actions = seen.legal_actions()
        if len(actions) == 1:
            return actions[0]
        options = self.search.think(seen, rng, self.iterations, self.seconds)
        action = options[self._pick(options, rng)].action
        self.search.advance(seen, action, rng)
        return action

    def _pick(self, options: list[Option], rng: Rng) -> int:
        if self.noise == 0.0:
            return 0
        most = float(options[0].visits)
        weights = [int(_FINE * (option.visits / most) ** (1.0 / self.noise)) for option in options]
        return rng.pick(weights)
