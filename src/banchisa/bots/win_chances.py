"""Win chances from a game's evaluation."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from banchisa.engine.game import Game
from banchisa.engine.state import OVER, State

_NEVER: Final = -1e9  # the value of a seat that is out of it
_CERTAIN: Final = 6.0  # log-odds beyond which a chance counts as certain
_LEAST_STAKE: Final = 0.01


def win_chances(game: Game, state: State, scale: float, decided: i64 = 0) -> list[float]:
    """How likely each seat is to win, as far as the evaluation knows; of a finished game, who has won.

    Where some are decided and the others play on, winning means the best place left.
    """
    if state.actor == OVER:
        return win_shares(state.ranks(), decided)
    values = game.evaluate(state)
    if decided:
        values = [_NEVER if decided >> seat & 1 else value for seat, value in enumerate(values)]
    best = max(values)
    odds: list[float] = []
    total = 0.0
    for value in values:
        weight = exp((value - best) / scale)
        total += weight
        odds.append(weight)
    return [weight / total for weight in odds]


def win_shares(ranks: list[int], decided: i64 = 0) -> list[float]:
    """Who has won, of those who were not decided before: winners share the win."""
    best = best_open_rank(decided)
    winners = ranks.count(best)
    return [1.0 / winners if rank == best else 0.0 for rank in ranks]


def best_open_rank(decided: i64) -> int:
    """The best place that those have left who are not decided."""
    place = 1
    while decided:
        place += decided & 1
        decided >>= 1
    return place


def prior_weight(chance: float, temperature: float) -> float:
    """The prior weight of a step that leaves this chance: a power of the odds.

    Around an even chance so much more of it makes a weight e times as large. Where a game is all but decided less is
    enough, so that the better steps of a won or lost position stand out as well.
    """
    return exp(_log_odds(chance) / (4.0 * temperature))


def stake(chance: float) -> float:
    """How much there is to gain or lose with this chance, against an even one: its slope over the log-odds."""
    return max(_LEAST_STAKE, 4.0 * chance * (1.0 - chance))


def _log_odds(chance: float) -> float:
    if chance <= 0.0:
        return -_CERTAIN
    if chance >= 1.0:
        return _CERTAIN
    return max(-_CERTAIN, min(_CERTAIN, log(chance / (1.0 - chance))))
