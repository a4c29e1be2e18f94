"""A game looked at again: the win chances in every position, what luck gave and took, and which steps were mistakes.

The chances of a position are those that somebody who saw all the cards would give. A step is judged from what its seat
saw: nobody is blamed for what could not be known. The change of a seat's chances over a game is the sum of four parts:

- luck: where chance acted, how much the outcome was better than the average over all outcomes;
- own and others' decisions: the chances after the step that was taken less those after the best one, both looked at
  equally long from the same position by what the mover saw;
- unforeseen: the rest, which is what the mover could not know and what a search of this length does not see coming.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from banchisa.bots.search import Candidate, Search
from banchisa.bots.search_tree import NONE
from banchisa.bots.win_chances import win_shares
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, State

MISTAKES: Final = 5  # as many are told
SUSPECTS: Final = 8  # as many are looked at again
LOOKS: Final = (1, 2, 4)  # how long they are looked at, in terms of the first look; what the longest says counts
LEAST_LOSS: Final = 0.01  # what is smaller than a hundredth of a game is no mistake
OUTCOMES: Final = 64  # of chance that are looked at one by one; from more, so many are drawn
CHAINS: Final = 4  # ways on where chance acts again upon an outcome
LEAST: Final = 16  # iterations below which a search says nothing
_RECHECK: Final = 12  # what looking at a suspect again takes, in searches
_SEEDS: Final = 4096  # looks at one position that can have dice of their own

Chances = list[float]


@final
class StepVerdict:
    """A decision: what was done, what would have been better, and the chances of all seats after either."""

    __slots__ = ("action", "after", "best", "better", "error", "is_checked", "seat", "step")

    def __init__(self, step: int, seat: int, action: int, better: int, after: Chances, best: Chances) -> None:
        self.step = step  # index of the step
        self.seat = seat
        self.action = action
        self.better = better  # the same as action, if nothing better was found
        self.after = after
        self.best = best
        self.error = 0.0  # by how much longer looks changed the loss
        self.is_checked = False  # whether it was looked at again

    @property
    def loss(self) -> float:
        """What the step cost its seat; below 0 if it was better than what the search preferred."""
        return self.best[self.seat] - self.after[self.seat]

    @property
    def is_mistake(self) -> bool:
        """Whether longer looks found the same, and more than they differ by."""
        return self.is_checked and self.loss >= LEAST_LOSS and self.loss > self.error


@final
class Account:
    """How a seat's chances came from the start of a game to its end: the parts add up."""

    __slots__ = ("end", "luck", "others", "own", "start", "unforeseen")

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.luck = 0.0
        self.own = 0.0
        self.others = 0.0
        self.unforeseen = 0.0
        self.end = end


@final
class Analysis:
    """Looks at one position after the other, the last one first; the same seed gives the same figures."""

    def __init__(self, match: Match, iterations: int, seed: int = 0) -> None:
        self.game: Game = match.game
        self.iterations = max(LEAST, iterations)
        self.seed = seed
        self.seats = int(match.state.seats)
        self.actions = [step.action for step in match.steps]
        self.states = _positions(match)
        self.chances: list[Chances] = [[] for _ in self.states]
        self.verdicts: dict[int, StepVerdict] = {}  # by the index of the step
        self._next = len(self.states) - 1
        self._suspects: list[StepVerdict] = []
        self._changes: list[float] = []  # by how much longer looks changed a figure
        self.total = sum([self._cost(state) for state in self.states]) + SUSPECTS * _RECHECK
        self.done = 0

    # the work, bit by bit

    @property
    def is_done(self) -> bool:
        return self.done >= self.total

    def advance(self) -> None:
        """Look at one more position."""
        if self._next >= 0:
            self._look(self._next)
            self.done += self._cost(self.states[self._next])
            self._next -= 1
            if self._next < 0:
                self._suspect()
        elif self._suspects:
            self._look_again(self._suspects.pop())
            self.done += _RECHECK
        if self._next < 0 and not self._suspects:
            self.done = self.total

    def _cost(self, state: State) -> int:
        """About how many searches a position takes, for the progress."""
        if _is_won(state):
            return 1
        return 4 if state.actor == CHANCE else 3

    def _look(self, at: int) -> None:
        state = self.states[at]
        if _is_won(state):
            self.chances[at] = win_shares(state.ranks())
        elif state.actor == CHANCE:
            self._look_at_chance(at)
        elif at < len(self.actions) and len(state.legal_actions()) == 1:
            self.chances[at] = self.chances[at + 1]
        else:
            self._look_at_choice(at)

    # decisions

    def _look_at_choice(self, at: int) -> None:
        """The chances for whoever sees everything, and a verdict on the step by what its seat saw."""
        state = self.states[at]
        seen = state.seen_by(state.actor)
        search = Search(self.game)
        rng = self._rng(at, 0)
        options = search.think(seen, rng, self.iterations)
        best = options[0]
        if seen.to_json() == state.to_json():
            self.chances[at] = best.chances
        else:
            self.chances[at] = self._value(state, self._rng(at, 1), self.iterations)
        if at == len(self.actions):
            return
        action = self.actions[at]
        verdict = StepVerdict(at, int(state.actor), action, best.action, best.chances, best.chances)
        if action != best.action:
            self._compare(verdict, search, seen, rng, self.iterations)
        self.verdicts[at] = verdict

    def _compare(self, verdict: StepVerdict, search: Search, seen: State, rng: Rng, iterations: int) -> None:
        """Look at both steps equally long, in the same tree."""
        verdict.best = search.pursue(seen, verdict.better, rng, iterations)
        verdict.after = search.pursue(seen, verdict.action, rng, iterations)

    def _suspect(self) -> None:
        """The steps that seem to have cost most, the worst last."""
        found = [(verdict.loss, -verdict.step) for verdict in self.verdicts.values() if verdict.loss >= LEAST_LOSS]
        found.sort()
        self._suspects = [self.verdicts[-step] for _, step in found[-SUSPECTS:]]

    def _look_again(self, verdict: StepVerdict) -> None:
        """Measure anew, each time longer and from the beginning: what a longer look does not see was noise."""
        state = self.states[verdict.step]
        seen = state.seen_by(state.actor)
        losses: list[float] = []
        figures: list[float] = []
        for look in range(len(LOOKS)):
            search = Search(self.game)
            rng = self._rng(verdict.step, 2 + look)
            iterations = LOOKS[look] * self.iterations
            search.think(seen, rng, iterations)
            self._compare(verdict, search, seen, rng, iterations)
            losses.append(verdict.loss)
            figures.append(verdict.best[verdict.seat])
            figures.append(verdict.after[verdict.seat])
        verdict.is_checked = True
        verdict.error = deviation(losses, losses[-1])
        self._changes.append(deviation(figures[0::2], figures[-2]))
        self._changes.append(deviation(figures[1::2], figures[-1]))

    # chance

    def _look_at_chance(self, at: int) -> None:
        """The average over all outcomes, each looked at alike; the one that came has the chances found after it."""
        state = self.states[at]
        actions = state.legal_actions()
        weights = state.weights()
        came = self.actions[at] if at < len(self.actions) else NONE
        drawn = self._sample_outcomes(actions, weights, came, self._rng(at, 0))
        effort = min(self.iterations, max(LEAST, 4 * self.iterations // len(drawn)))
        average = [0.0] * self.seats
        came_then: Chances = []
        for action, weight in drawn:
            then = self._after(state, action, at, effort)
            if action == came:
                came_then = then
            for seat in range(self.seats):
                average[seat] += weight * then[seat]
        if came_then:
            following = self.chances[at + 1]
            average = [following[k] - came_then[k] + average[k] for k in range(self.seats)]
        self.chances[at] = sound(average)

    def _sample_outcomes(self, actions: list[int], weights: list[int], came: int, rng: Rng) -> list[tuple[int, float]]:
        """Outcomes with their shares: all of them, or the one that came and some of the others."""
        total = float(sum(weights))
        if len(actions) <= OUTCOMES:
            return [(actions[k], weights[k] / total) for k in range(len(actions))]
        left = weights.copy()
        found: list[tuple[int, float]] = []
        rest = 1.0
        if came != NONE:
            index = actions.index(came)
            found.append((came, weights[index] / total))
            rest -= weights[index] / total
            left[index] = 0
        many = OUTCOMES - len(found)
        for _ in range(many):
            found.append((actions[rng.pick(left)], rest / many))
        return found

    def _after(self, state: State, action: int, at: int, effort: int) -> Chances:
        """The chances after an outcome; where chance goes on, over some ways on, the same dice for every outcome."""
        then = state.copy()
        then.apply(action)
        if then.actor != CHANCE:
            return self._value(then, self._rng(at, 1), effort)
        total = [0.0] * self.seats
        for chain in range(CHAINS):
            rng = self._rng(at, 2 + chain)
            world = then.copy()
            while world.actor == CHANCE:
                world.apply(world.legal_actions()[rng.pick(world.weights())])
            value = self._value(world, rng, max(LEAST, effort // CHAINS))
            for seat in range(self.seats):
                total[seat] += value[seat] / CHAINS
        return total

    def _value(self, state: State, rng: Rng, iterations: int) -> Chances:
        """The chances in a position where no chance acts, for somebody who sees all of it."""
        if _is_won(state):
            return win_shares(state.ranks())
        options: list[Candidate] = Search(self.game).think(state, rng, iterations)
        return options[0].chances

    def _rng(self, at: int, look: int) -> Rng:
        return Rng((self.seed * _SEEDS + at) * _SEEDS + look)

    # what came out

    @property
    def mistakes(self) -> list[StepVerdict]:
        """The biggest mistakes, the worst first."""
        found = [(-verdict.loss, verdict.step) for verdict in self.verdicts.values() if verdict.is_mistake]
        found.sort()
        return [self.verdicts[step] for _, step in found[:MISTAKES]]

    @property
    def noise(self) -> float:
        """By how much a longer look changes a figure, in the root mean square; 0 if nothing was looked at longer."""
        if not self._changes:
            return 0.0
        return sqrt(sum([change * change for change in self._changes]) / len(self._changes))

    def accounts(self) -> list[Account]:
        """For each seat, what made its chances at the end of those at the start."""
        return [self._account(seat) for seat in range(self.seats)]

    def _account(self, seat: int) -> Account:
        found = Account(self.chances[0][seat], self.chances[-1][seat])
        for at in range(len(self.actions)):
            change = self.chances[at + 1][seat] - self.chances[at][seat]
            if self.states[at].actor == CHANCE:
                found.luck += change
            elif at in self.verdicts:
                verdict = self.verdicts[at]
                decided = verdict.after[seat] - verdict.best[seat]
                if verdict.seat == seat:
                    found.own += decided
                else:
                    found.others += decided
                found.unforeseen += change - decided
        return found


def sound(chances: Chances) -> Chances:
    """Chances that estimates have led out of their range, brought back: none below 0, together 1 at most."""
    kept = [max(0.0, chance) for chance in chances]
    total = max(1.0, sum(kept))  # less than 1 where perhaps nobody wins
    return [chance / total for chance in kept]


def deviation(values: list[float], final: float) -> float:
    """How far values lie from the final one, in the root mean square; it does not count itself."""
    return sqrt(sum([(value - final) ** 2 for value in values]) / (len(values) - 1))


def _is_won(state: State) -> bool:
    """Whether the winner is known; the others may play on for places."""
    return state.actor == OVER or state.decided_seats() != 0


def _positions(match: Match) -> list[State]:
    """Every position of a match, before the first step and after each."""
    state = match.at(0)
    found = [state]
    for step in match.steps:
        state = state.copy()
        state.apply(step.action)
        found.append(state)
    return found
