"""What a search has to know about a game besides its rules: figures found by experiment, kept beside its evaluation."""

from __future__ import annotations

from typing import final


@final
class SearchSettings:
    """How evaluations turn into win chances, and what a search of this game does with them.

    eval_scale           the difference of two evaluations that makes the odds e to 1
    prior_temperature    so much more win chance makes a prior e times as large, around an even chance; 0: all are equal
    exploration          how much priors count against results
    prior_visits         for how many visits the evaluation of a step stands
    depth                random steps before a new position is evaluated; below 0: to the end of the game
    max_chance_branches  chance with more outcomes than this shares one branch of the tree
    expert_iterations    iterations of an expert's decision
    level_noise          factor on the noise of the lower levels
    expert_noise         the noise of an expert: without it, games without chance would all be the same
    """

    __slots__ = (
        "depth", "eval_scale", "expert_iterations", "expert_noise", "exploration", "level_noise",
        "max_chance_branches", "prior_temperature", "prior_visits",
    )  # fmt: skip

    def __init__(
        self,
        eval_scale: float = 10.0,
        prior_temperature: float = 0.1,
        exploration: float = 1.5,
        prior_visits: float = 1.0,
        depth: int = 0,
        max_chance_branches: int = 8,
        expert_iterations: int = 2000,
        level_noise: float = 1.0,
        expert_noise: float = 0.0,
    ) -> None:
        self.eval_scale = eval_scale
        self.prior_temperature = prior_temperature
        self.exploration = exploration
        self.prior_visits = prior_visits
        self.depth = depth
        self.max_chance_branches = max_chance_branches
        self.expert_iterations = expert_iterations
        self.level_noise = level_noise
        self.expert_noise = expert_noise
