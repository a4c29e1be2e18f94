"""Bounds of a game that programs ask for before they play: how long, how many, how much."""

from __future__ import annotations

from typing import NamedTuple


class GameBounds(NamedTuple):
    """What no game with these seats and options exceeds."""

    max_steps: int  # of seats and chance together, from the start
    min_score: int
    max_score: int
    max_chance_outcomes: int  # that chance chooses between at once; 0 where it never acts
    actions: int  # ids of the seats; they begin with 0
    outcomes: int  # ids of chance; they follow those of the seats
    zero_sum: bool = True  # whether the utilities of all seats make 0 together
    min_utility: float = -1.0
    max_utility: float = 1.0


def utilities(ranks: list[int]) -> list[float]:
    """What the places are worth, from -1 to 1: the share of the other seats behind, less the share ahead.

    Together they make 0, whether places are shared or nobody has won.
    """
    others = max(len(ranks) - 1, 1)
    return [sum((other > rank) - (other < rank) for other in ranks) / others for rank in ranks]
