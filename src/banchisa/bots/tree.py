"""The tree of a search: what happened in all iterations that came by, in flat arrays."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from banchisa.engine.arrays import append, vec

NONE: Final = -1
ACTORS: Final = 8  # more than there are seats: a step is told apart by who took it
ROOT: Final = 0


def step_of(actor: i64, action: i64) -> i64:
    """The number of a step: the same action of another actor is another step."""
    return action * ACTORS + actor + 1


@final
class Tree:
    """Nodes by number; those that follow on a node are a chain."""

    __slots__ = ("first", "guess", "met", "next", "opened", "promise", "seats", "step", "total", "visits")

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.step = vec[i64]()  # the step that leads here
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.opened = vec[i64]()  # 1 once an iteration has ended here
        self.visits = vec[i64]()
        self.met = vec[i64]()  # how often the step could be taken
        self.guess = vec[float]()  # what the evaluation promises to whoever takes the step
        self.promise = vec[float]()  # the same as a weight among the steps of one position
        self.total = vec[float]()  # the results of all visits, seat by seat
        self.add(NONE, 0.0, 0.0)

    def add(self, step: i64, guess: float, promise: float) -> i64:
        """A new node that nothing leads to yet."""
        node: i64 = len(self.step)
        self.step = append(self.step, step)
        self.first = append(self.first, i64(NONE))
        self.next = append(self.next, i64(NONE))
        self.opened = append(self.opened, i64(0))
        self.visits = append(self.visits, i64(0))
        self.met = append(self.met, i64(0))
        self.guess = append(self.guess, guess)
        self.promise = append(self.promise, promise)
        for _ in range(self.seats):
            self.total = append(self.total, 0.0)
        return node

    def follow(self, node: i64, step: i64, guess: float, promise: float) -> i64:
        """A new node after another."""
        child = self.add(step, guess, promise)
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def after(self, node: i64, step: i64) -> i64:
        """The node that a step leads to, or NONE."""
        child = self.first[node]
        while child != NONE and self.step[child] != step:
            child = self.next[child]
        return child

    def mean(self, node: i64, seat: i64) -> float:
        """What came out for a seat on average."""
        return self.total[node * self.seats + seat] / float(self.visits[node])
