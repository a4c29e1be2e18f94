"""Resampled worlds are as frequent as true ones.

Let a viewer know V, and let the truth T be as likely as `resample` says. Now a step is taken whose likelihood is
known in every world, and the viewer knows V'. Then the truth T' after the step and a world U sampled from V' have
the same distribution given V', so they can be swapped: for any feature f, the difference f(T') - f(U) is as often
positive as negative. By induction from the start, where nothing is hidden, a resample that passes this for all
steps is right in all positions.

The likelihood of a step is known in every world
- for chance: its weights;
- for the viewer: he chooses by what he knows;
- for another seat that does not touch anything hidden: it is told what to do by somebody who knows no more than
  the viewer (a legal action of a second sampled world), so that its choice carries no information but that it
  was legal.
Steps of other seats with hidden things (a card is played from a hand, or laid face down) follow from their plans,
about which the rules say nothing: after such a step the truth is sampled anew, without a comparison. A game whose
resample assumes something about them can say so: with `assumed`, a policy of the other seats under which the
resample is exactly right, no step is left out.

Each comparison is followed by a fresh truth, so that the differences are independent and symmetric. With S their
sum and Q the sum of their squares, Hoeffding's inequality for their signs gives P(|S| >= x sqrt(Q)) <=
2 exp(-x*x/2), whatever the game; x is so large that a fair game fails once in a billion batteries.
"""

from __future__ import annotations

import math
import zlib

from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.tally import BOUND, Tally, hidden
from banchisa.testing.walk import Walk, drawn, evenly

_COMPARED = 150  # positions for each game of the battery
_PLAYED = 30  # games for each game of the battery, at most
_BLIND = 4  # games after which one believes that nothing is hidden


class Frequencies(Identity):
    """Hidden things are as likely in a resampled world as they are in truth."""

    name = "frequencies"

    def of_table(self, walk: Walk) -> None:
        setting = walk.setting
        tally = Tally()
        for number in range(_PLAYED * setting.games):
            if tally.compared >= _COMPARED * setting.games or (number >= _BLIND and not tally.compared):
                break
            viewer = walk.viewers[number % len(walk.viewers)]
            rng = Rng(zlib.crc32(f"{self.name} {setting.seed} {number}".encode()))
            _Stretch(walk, viewer, rng, often=2 ** (number % 4)).play(tally)
        self.checks += tally.compared
        ratio, name = tally.worst()
        if ratio > BOUND:
            excess, times = tally.sums[name], tally.squares[name]
            raise Broken(f"resampled worlds have wrong frequencies: of {times} times that truth and sample disagree on "
                         f"{name!r}, the truth has it {(times + excess) // 2} times; a fair sample would be "
                         f"this far off with a chance of {2 * math.exp(-ratio * ratio / 2):.0e}", [])  # fmt: skip


class _Stretch:
    """One game for one viewer, in which the truth is now and then compared with a sampled world."""

    def __init__(self, walk: Walk, viewer: int, rng: Rng, often: int) -> None:
        self.walk = walk
        self.viewer = viewer
        self.rng = rng
        self.often = often
        self.truth = walk.state.copy()

    def play(self, tally: Tally) -> None:
        for _ in range(self.walk.setting.max_steps):
            if not self.truth.legal_actions():
                return
            self._step()
            if self.rng.below(self.often) == 0:
                self._compare(tally)

    def _sampled(self) -> State:
        return self.truth.seen_by(self.viewer).resample(self.rng)

    def _compare(self, tally: Tally) -> None:
        secret = hidden(self.truth, self.viewer)
        if secret:
            tally.compare(secret, hidden(self._sampled(), self.viewer))
            self.truth = self._sampled()

    def _step(self) -> None:
        if self.truth.actor == CHANCE:
            self.truth.apply(drawn(self.truth, self.rng))
        elif self.truth.actor == self.viewer:
            self.truth.apply(evenly(self.truth, self.rng))
        elif self.walk.setting.assumed is not None:
            self.truth.apply(self.walk.setting.assumed(self.truth, self.rng))
        else:
            self._step_of_another()

    def _step_of_another(self) -> None:
        """Let another seat do what a second world suggests; where that touches hidden things, the truth is lost."""
        adviser = self._sampled()
        action = evenly(adviser, self.rng)
        if action in self.truth.legal_actions():
            before = hidden(self.truth, self.viewer)
            self.truth.apply(action)
            if hidden(self.truth, self.viewer) == before:
                return
        else:
            adviser.apply(action)
            self.truth = adviser
        self.truth = self._sampled()
