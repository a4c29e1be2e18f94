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
    """Nodes by number; the children of a node are a linked list."""

    __slots__ = (
        "availability", "first", "next", "opened", "prior", "prior_value", "seats", "step", "value_sum", "visits",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.step = vec[i64]()  # the step that leads here
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.opened = vec[i64]()  # 1 once an iteration has ended here
        self.visits = vec[i64]()
        self.availability = vec[i64]()  # how often the step could be taken
        self.prior_value = vec[float]()  # what the evaluation promises to whoever takes the step
        self.prior = vec[float]()  # the same as a weight among the steps of one position
        self.value_sum = vec[float]()  # the results of all visits, seat by seat
        self.add(NONE, 0.0, 0.0)

    def add(self, step: i64, prior_value: float, prior: float) -> i64:
        """A new node that nothing leads to yet."""
        node: i64 = len(self.step)
        self.step = append(self.step, step)
        self.first = append(self.first, i64(NONE))
        self.next = append(self.next, i64(NONE))
        self.opened = append(self.opened, i64(0))
        self.visits = append(self.visits, i64(0))
        self.availability = append(self.availability, i64(0))
        self.prior_value = append(self.prior_value, prior_value)
        self.prior = append(self.prior, prior)
        for _ in range(self.seats):
            self.value_sum = append(self.value_sum, 0.0)
        return node

    def follow(self, node: i64, step: i64, prior_value: float, prior: float) -> i64:
        """A new node after another."""
        child = self.add(step, prior_value, prior)
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
        return self.value_sum[node * self.seats + seat] / float(self.visits[node])
