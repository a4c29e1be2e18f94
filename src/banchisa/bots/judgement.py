"""Win chances from a game's evaluation."""

from __future__ import annotations

from math import exp

from banchisa.engine.game import Game
from banchisa.engine.state import OVER, State


def chances(game: Game, state: State, spread: float) -> list[float]:
    """How likely each seat is to win, as far as the evaluation knows; of a finished game, who has won."""
    if state.actor == OVER:
        return shares(state.ranks())
    values = game.evaluate(state)
    best = max(values)
    odds: list[float] = []
    total = 0.0
    for value in values:
        weight = exp((value - best) / spread)
        total += weight
        odds.append(weight)
    return [weight / total for weight in odds]


def shares(ranks: list[int]) -> list[float]:
    """Who has won: winners share the win."""
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
