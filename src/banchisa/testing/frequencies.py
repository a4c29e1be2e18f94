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

Every comparison has a play of its own, so that the differences are independent, and each is symmetric. With S
their sum and Q the sum of their squares, Hoeffding's inequality for their signs gives P(|S| >= x sqrt(Q)) <=
2 exp(-x*x/2), whatever the game; x is so large that a fair game fails once in a hundred million batteries.
"""

from __future__ import annotations

import zlib

from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.tally import Tally, hidden
from banchisa.testing.walk import Setting, Walk, drawn, evenly

_PLAYS = 200  # for each game of the battery
_BLIND = 20  # plays after which one believes that nothing is hidden
_LENGTHS = (1, 2, 4, 8, 16, 32)  # average steps from a certain truth to the comparison
_LATEST = 64  # steps after which a play begins, at most


class Frequencies(Identity):
    """Hidden things are as likely in a resampled world as they are in truth."""

    name = "frequencies"
    walks = False

    def of_table(self, walk: Walk) -> None:
        tally = Tally()
        for number in range(_PLAYS * walk.setting.games):
            if number >= _BLIND and not tally.compared:
                break
            rng = Rng(zlib.crc32(f"{self.name} {walk.setting.seed} {number}".encode()))
            viewer = walk.viewers[rng.below(len(walk.viewers))]
            play = _Play(walk.setting, viewer, rng, walk.state.copy())
            if rng.below(2):
                play.begin_later(rng.below(_LATEST))
            if play.reach(_LENGTHS[rng.below(len(_LENGTHS))]):
                tally.compare(play.truth, play.sampled(), viewer)
        self.checks += tally.compared
        if tally.problem():
            raise Broken(f"resampled worlds have wrong frequencies: {tally.problem()}", [])


class _Play:
    """A play in which the truth is as likely as the viewer thinks, up to a position where that is tested."""

    def __init__(self, setting: Setting, viewer: int, rng: Rng, truth: State) -> None:
        self.setting = setting
        self.viewer = viewer
        self.rng = rng
        self.truth = truth

    def sampled(self) -> State:
        return self.truth.seen_by(self.viewer).resample(self.rng)

    def begin_later(self, steps: int) -> None:
        """Play on anyhow, and take for the truth what the viewer can know of it then."""
        for _ in range(steps):
            if self.truth.actor != OVER:
                self.truth.apply(self.setting.choose(self.truth, self.rng))
        self.truth = self.sampled()

    def reach(self, average: int) -> bool:
        """Play on for so many steps on average; whether anything is hidden there."""
        while self.truth.actor != OVER:
            self._step()
            if self.rng.below(average) == 0:
                return bool(hidden(self.truth, self.viewer))
        return False

    def _step(self) -> None:
        if self.truth.actor == CHANCE:
            self.truth.apply(drawn(self.truth, self.rng))
        elif self.truth.actor == self.viewer:
            self.truth.apply(evenly(self.truth, self.rng))
        elif self.setting.assumed is not None:
            self.truth.apply(self.setting.assumed(self.truth, self.rng))
        else:
            self._step_of_another()

    def _step_of_another(self) -> None:
        """Let another seat do what a second world suggests; where that touches hidden things, the truth is lost."""
        adviser = self.sampled()
        action = evenly(adviser, self.rng)
        if action in self.truth.legal_actions():
            before = hidden(self.truth, self.viewer)
            self.truth.apply(action)
            if hidden(self.truth, self.viewer) == before:
                return
        else:
            adviser.apply(action)
            self.truth = adviser
        self.truth = self.sampled()
