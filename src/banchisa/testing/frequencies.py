"""Resampled worlds are as frequent as true ones.

Let a viewer know V, and let the truth T be as likely as `resample` says. Now a step is taken whose likelihood is
known in every world, and the viewer knows V'. Then the truth T' after the step and a world U sampled from V' have
the same distribution given V', so they can be swapped: for any feature f, the difference f(T') - f(U) is as often
positive as negative. By induction from the start, where nothing is hidden, a resample that passes this for all
steps is right in all positions.

The likelihood of a step is known in every world
- for chance: its weights;
- for the viewer: the choice is made by what the viewer knows;
- for another seat that does not touch anything hidden: it is told what to do by somebody who knows no more than
  the viewer (a legal action of a second sampled world), so that its choice carries no information but that it
  was legal.
Steps of other seats with hidden things (a card is played from a hand, or laid face down) follow from their plans,
about which the rules say nothing: after such a step the truth is sampled anew, without a comparison. A game whose
resample assumes something about them can say so: with `assumed`, a policy of the other seats under which the
resample is exactly right, no step is left out. Without it, what a resample makes of such steps is not tested;
and whether another seat's step touches hidden things must not itself depend on them.

Steps are tested one by one, the truth being sampled anew after each comparison, and in long plays with one
comparison at the end, where small faults add up. So the differences are independent, and each is symmetric. With
S their sum and Q the sum of their squares, Hoeffding's inequality for their signs gives P(|S| >= x sqrt(Q)) <=
2 exp(-x*x/2), whatever the game; x is so large that one tally of a fair game in a million fails. There are two
tallies for each table and two for all of them together: a small fault needs many comparisons to be seen.
"""

from __future__ import annotations

import zlib

from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.tally import Tally, count_hidden
from banchisa.testing.walk import Setting, Walk, draw

_SHORT = 150  # comparisons after single steps, for each game of the battery
_LONG = 100  # plays with one comparison, for each game of the battery
_MOST_PLAYS = 50  # with comparisons after single steps, for each game of the battery
_BLIND = 6  # plays after which one believes that nothing is hidden
_LENGTHS = (4, 8, 16, 32)  # average steps of a long play


class Frequencies(Identity):
    """Hidden things are as likely in a resampled world as they are in truth."""

    name = "frequencies"
    walks = False

    def __init__(self) -> None:
        super().__init__()
        self._short, self._long = Tally(), Tally()

    def of_table(self, walk: Walk) -> None:
        games = walk.setting.games
        short, long = Tally(), Tally()
        for number in range(_MOST_PLAYS * games):
            if short.compared >= _SHORT * games or (number >= _BLIND and not short.compared):
                break
            self._play(walk, f"short {number}").compare_steps(short)
        for number in range(_LONG * games if short.compared else 0):
            self._play(walk, f"long {number}").compare_once(long, _LENGTHS[number % len(_LENGTHS)])
        self._judge(short, long)
        self._short.add(short)
        self._long.add(long)
        self.checks += short.compared + long.compared

    def end(self, setting: Setting) -> None:
        self._judge(self._short, self._long)

    def _judge(self, *tallies: Tally) -> None:
        for tally in tallies:
            problem = tally.problem()
            if problem:
                raise Broken(f"resampled worlds have wrong frequencies: {problem}", [])

    def _play(self, walk: Walk, name: str) -> _Play:
        rng = Rng(zlib.crc32(f"{walk.setting.seed} {walk.table} {name}".encode()))
        return _Play(walk.setting, walk.viewers[rng.below(len(walk.viewers))], rng, walk.state.copy())


class _Play:
    """A play in which the truth is as likely as the viewer thinks."""

    def __init__(self, setting: Setting, viewer: int, rng: Rng, truth: State) -> None:
        self.setting = setting
        self.viewer = viewer
        self.rng = rng
        self.truth = truth
        self.steps = 0

    def sample(self) -> State:
        return self.truth.seen_by(self.viewer).resample(self.rng)

    def compare_steps(self, tally: Tally) -> None:
        """Compare after every step that can be judged, and begin anew from there."""
        while self.truth.actor != OVER:
            if self._step() and count_hidden(self.truth, self.viewer):
                tally.compare(self.truth, self.sample(), self.viewer)
                self.truth = self.sample()

    def compare_once(self, tally: Tally, average: int) -> None:
        """Compare once, after so many steps on average."""
        while self.truth.actor != OVER:
            if self._step() and self.rng.below(average) == 0:
                if count_hidden(self.truth, self.viewer):
                    tally.compare(self.truth, self.sample(), self.viewer)
                return

    def _step(self) -> bool:
        """Take a step; whether the truth is still as likely as the rules say, and not just sampled."""
        self.steps += 1
        if self.truth.actor == CHANCE:
            self.truth.apply(draw(self.truth, self.rng))
        elif self.truth.actor == self.viewer:
            self.truth.apply(self.setting.advise(self.truth.seen_by(self.viewer), self.rng, self.steps))
        elif self.setting.assumed is not None:
            self.truth.apply(self.setting.assumed(self.truth, self.rng))
        else:
            return self._step_of_another()
        return True

    def _step_of_another(self) -> bool:
        """Let another seat do what a second world suggests; where that touches hidden things, the truth is lost."""
        adviser = self.sample()
        action = self.setting.advise(adviser, self.rng, self.steps)
        if action in self.truth.legal_actions():
            before = count_hidden(self.truth, self.viewer)
            self.truth.apply(action)
            if count_hidden(self.truth, self.viewer) == before:
                return True
        else:
            adviser.apply(action)
            self.truth = adviser
        self.truth = self.sample()
        return False
