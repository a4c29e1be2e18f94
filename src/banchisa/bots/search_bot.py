"""A bot that searches before it chooses."""

from __future__ import annotations

from typing import Final, final

from banchisa.bots.bot import Bot
from banchisa.bots.search import Candidate, Search
from banchisa.bots.win_chances import stake
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State

PATIENCE: Final = 10.0  # seconds after which a decision is made with what is known by then
_RESOLUTION: Final = 1000000


@final
class SearchBot(Bot):
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
        candidates = self.search.think(seen, rng, self.iterations, self.seconds)
        return candidates[self._pick(candidates, int(seen.actor), rng)].action

    def _pick(self, candidates: list[Candidate], seat: int, rng: Rng) -> int:
        """Draw a step. The less is at stake, the less noise there is, so that a won game is finished."""
        best = candidates[0]
        noise = self.noise * stake(best.chances[seat]) if best.chances else self.noise
        if noise == 0.0:
            return 0
        most = float(best.visits)
        weights = [int(_RESOLUTION * (candidate.visits / most) ** (1.0 / noise)) for candidate in candidates]
        return rng.pick(weights)
