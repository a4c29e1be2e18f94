"""What a search has to know about a game besides its rules: figures found by experiment, kept beside its evaluation."""

from __future__ import annotations

from typing import final


@final
class Tuning:
    """How evaluations turn into win chances, and what a search of this game does with them."""

    __slots__ = ("depth", "expert", "exploration", "heat", "noise", "outcomes", "spread", "trust", "variety")

    def __init__(
        self,
        spread: float = 10.0,
        heat: float = 0.1,
        exploration: float = 1.5,
        trust: float = 1.0,
        depth: int = 0,
        outcomes: int = 8,
        expert: int = 2000,
        noise: float = 1.0,
        variety: float = 0.0,
    ) -> None:
        self.spread = spread  # the difference of two evaluations that makes the odds e to 1
        self.heat = heat  # what makes a step e times as promising, in win chance around an even one; 0: all are alike
        self.exploration = exploration  # how much promising steps are preferred to those that did well
        self.trust = trust  # of how many visits the evaluation of a step stands in
        self.depth = depth  # random steps before a new position is judged; below 0: to the end of the game
        self.outcomes = outcomes  # chance with more outcomes than this is not told apart in the tree
        self.expert = expert  # iterations of an expert's decision
        self.noise = noise  # by how much more or less the lower levels waver here than usual
        self.variety = variety  # the noise of an expert: where there is no chance, games would repeat themselves
