"""Search in information sets: one tree over many worlds that a seat cannot tell apart."""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final, final

from mypy_extensions import i64

from banchisa.bots.search_tree import ACTORS, NONE, ROOT, Tree, step_of
from banchisa.bots.sure_wins import WORLDS, sure_wins
from banchisa.bots.win_chances import prior_weight, stake, win_chances
from banchisa.engine.arrays import append, vec
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.rollout import buffer, random_step
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import CHANCE, OVER, State

CLOCK_INTERVAL: Final = 32  # iterations between two looks at the clock
FIRST_PLAY_VALUE: Final = 1.0  # of a step of which nothing is known: it is tried early
TIE_BREAK_NOISE: Final = 4  # a prior grows at random by up to one part in so many, which decides between equal ones
_RESOLUTION: Final = 1024
MERGED_OUTCOMES: Final = 0  # the outcome that stands for all outcomes where they are not told apart


@final
class Candidate:
    """A step that was considered: how often, the win chances of all seats after it, and whether it wins at once."""

    __slots__ = ("action", "chances", "visits", "wins")

    def __init__(self, action: int, visits: int, chances: list[float], wins: bool = False) -> None:
        self.action = action  # its number
        self.visits = visits  # how often it was tried
        self.chances = chances  # of each seat to win after it, from 0 to 1
        self.wins = wins  # whether it wins at once


@final
class Search:
    """Grows a tree from what a seat sees."""

    def __init__(self, game: Game, search_settings: SearchSettings | None = None) -> None:
        self.game = game
        self.search_settings = game.search_settings if search_settings is None else search_settings
        self.iterations: i64 = 0  # all that were ever made
        self._tree = Tree(0)
        self._root: i64 = ROOT
        self._seat: i64 = 0
        self._decided: i64 = 0
        self._actions = buffer()
        self._weights = buffer()
        self._offered = vec[i64]([0] * game.actions.size)  # when an action was offered last
        self._moment: i64 = 0
        self._open = buffer()  # the nodes that can be gone to now
        self._path = buffer()
        self._depth: i64 = 0

    def think(self, seen: State, rng: Rng, iterations: int, seconds: float = 3600.0) -> list[Candidate]:
        """The candidates of the seat to act, the best first, after so many iterations or so much time.

        Where steps win at once, they are the only candidates; where they win together with others, unless another step
        promises more.
        """
        self._begin(seen)
        wins = [Candidate(action, WORLDS, shares, shares[seen.actor] == 1.0) for action, shares in sure_wins(seen, rng)]
        if wins and wins[0].chances[seen.actor] == 1.0:
            return wins
        self._grow(seen, rng, iterations, seconds)
        candidates = self._candidates(seen)
        promised = max([candidate.chances[seen.actor] for candidate in candidates if candidate.visits], default=0.0)
        return wins if wins and wins[0].chances[seen.actor] >= promised else candidates

    def pursue(self, seen: State, action: int, rng: Rng, visits: int) -> list[float]:
        """The win chances after one step of the position thought about, once it has been visited so many times."""
        tree = self._tree
        root = self._root
        step = step_of(seen.actor, action)
        node = tree.after(root, step)
        if node == NONE:
            node = tree.follow(root, step, FIRST_PLAY_VALUE, 1.0)
        wanted: i64 = visits
        self._root = node
        while tree.visits[node] < wanted:
            world = seen.resample(rng)
            world.apply(action)
            self._iterate(world, rng)
        self._root = root
        return self._candidate(node).chances

    def _begin(self, seen: State) -> None:
        """Plant a new tree: a decision depends on nothing that was thought before."""
        self._tree = Tree(seen.seats)
        self._root = ROOT
        self._seat = seen.actor
        self._decided = seen.decided_seats()

    def _grow(self, seen: State, rng: Rng, iterations: int, seconds: float) -> None:
        until = monotonic() + seconds
        budget: i64 = iterations
        root = self._root
        while self._tree.visits[root] < budget:
            self._iterate(seen.resample(rng), rng)
            if self._tree.visits[root] % CLOCK_INTERVAL == 0 and (self._is_decided(budget) or monotonic() > until):
                break

    def _iterate(self, world: State, rng: Rng) -> None:
        """Go down the tree in one world, add to it, and remember how it went."""
        tree = self._tree
        node = self._root
        self._depth = 0
        self._step_to(node)
        while world.actor != OVER:
            if world.actor == CHANCE:
                node = self._draw(node, world, rng)
            elif not tree.opened[node]:
                tree.opened[node] = 1
                break
            else:
                node = self._select(node, world, rng)
                world.apply(tree.step[node] // ACTORS)
            self._step_to(node)
        self._backpropagate(self._evaluate(world, rng))
        self.iterations += 1

    def _step_to(self, node: i64) -> None:
        if self._depth == len(self._path):
            self._path = append(self._path, node)
        self._path[self._depth] = node
        self._depth += 1

    def _draw(self, node: i64, world: State, rng: Rng) -> i64:
        """Let chance act; the node of the outcome as the searching seat sees it."""
        action = random_step(world, rng, self._actions, self._weights)
        told: i64 = MERGED_OUTCOMES
        if world.write_actions(self._actions) <= self.search_settings.max_chance_branches:
            told = world.observed_outcome(action, self._seat)
        world.apply(action)
        step = step_of(CHANCE, told)
        child = self._tree.after(node, step)
        return child if child != NONE else self._tree.follow(node, step, 0.0, 0.0)

    def _select(self, node: i64, world: State, rng: Rng) -> i64:
        """The child with the best value and exploration bonus, among the steps that are possible in this world.

        The bonus shrinks with the stake: where a game is almost decided, exploring must not hide small differences.
        """
        tree = self._tree
        seat = world.actor
        count = self._gather_available(node, world, rng)
        promised = 0.0
        for k in range(count):
            promised += tree.prior[self._open[k]]
        best: i64 = NONE
        best_worth = 0.0
        trust = self.search_settings.prior_visits
        weight = self.search_settings.exploration * stake(tree.mean(node, seat)) / promised
        for k in range(count):
            child = self._open[k]
            visits = float(tree.visits[child])
            worth = (tree.value_sum[child * tree.seats + seat] + trust * tree.prior_value[child]) / (visits + trust)
            worth += weight * tree.prior[child] * sqrt(float(tree.availability[child])) / (1.0 + visits)
            if best == NONE or worth > best_worth:
                best = child
                best_worth = worth
        return best

    def _gather_available(self, node: i64, world: State, rng: Rng) -> i64:
        """Gather the nodes of all steps that are possible in this world; how many there are."""
        tree = self._tree
        count = world.write_actions(self._actions)
        self._moment += 1
        for k in range(count):
            self._offered[self._actions[k]] = self._moment
        found: i64 = 0
        child = tree.first[node]
        while child != NONE:
            action = tree.step[child] // ACTORS
            if tree.step[child] % ACTORS == world.actor + 1 and self._offered[action] == self._moment:
                self._offered[action] = 0
                self._open[found] = child
                tree.availability[child] += 1
                found += 1
            child = tree.next[child]
        if found < count:
            for k in range(count):
                if self._offered[self._actions[k]] == self._moment:
                    self._open[found] = self._expand(node, world, self._actions[k], rng)
                    found += 1
        return found

    def _expand(self, node: i64, world: State, action: i64, rng: Rng) -> i64:
        """A node for a step that was not possible here before."""
        prior_value = FIRST_PLAY_VALUE
        prior = 1.0
        if self.search_settings.prior_temperature > 0.0:
            after = world.copy()
            after.apply(action)
            prior_value = win_chances(self.game, after, self.search_settings.eval_scale, self._decided)[world.actor]
            prior = prior_weight(prior_value, self.search_settings.prior_temperature)
        prior *= 1.0 + float(rng.below(_RESOLUTION)) / (_RESOLUTION * TIE_BREAK_NOISE)
        child = self._tree.follow(node, step_of(world.actor, action), prior_value, prior)
        self._tree.availability[child] = 1
        return child

    def _evaluate(self, world: State, rng: Rng) -> list[float]:
        """How it went: after some random steps, judged by the evaluation."""
        left: i64 = self.search_settings.depth
        while left != 0 and world.actor != OVER:
            world.apply(random_step(world, rng, self._actions, self._weights))
            left -= 1
        while world.actor == CHANCE:
            world.apply(random_step(world, rng, self._actions, self._weights))
        return win_chances(self.game, world, self.search_settings.eval_scale, self._decided)

    def _backpropagate(self, result: list[float]) -> None:
        tree = self._tree
        for k in range(self._depth):
            node = self._path[k]
            tree.visits[node] += 1
            at = node * tree.seats
            for share in result:
                tree.value_sum[at] += share
                at += 1

    def _is_decided(self, budget: i64) -> bool:
        """Whether no other step can be visited as often as the first any more."""
        first: i64 = 0
        second: i64 = 0
        child = self._tree.first[self._root]
        while child != NONE:
            visits = self._tree.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self._tree.next[child]
        return first - second > budget - self._tree.visits[self._root]

    def _candidates(self, seen: State) -> list[Candidate]:
        """All steps by how often they were taken, then by what they brought."""
        tree = self._tree
        found: list[tuple[int, float, int]] = []
        child = tree.first[self._root]
        while child != NONE:
            worth = tree.mean(child, seen.actor) if tree.visits[child] else 0.0
            found.append((-tree.visits[child], -worth - 0.001 * tree.prior_value[child], child))
            child = tree.next[child]
        found.sort()
        return [self._candidate(node) for _, _, node in found]

    def _candidate(self, node: int) -> Candidate:
        tree = self._tree
        shares: list[float] = []
        if tree.visits[node]:
            for seat in range(tree.seats):
                shares.append(tree.mean(node, seat))
        return Candidate(int(tree.step[node] // ACTORS), int(tree.visits[node]), shares)
