"""What programs that learn are given: observations of a fixed size that tell nothing hidden, and bounds that hold."""

from __future__ import annotations

from banchisa.engine.bounds import GameBounds, utilities
from banchisa.engine.errors import UndeclaredError
from banchisa.engine.observation import HIGHEST, Feature
from banchisa.engine.state import CHANCE
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.positions import read_again
from banchisa.testing.walk import Walk, page

_WORLDS = 2  # other worlds for each seat and position
_NOTHING = 1e-9


class Observations(Identity):
    """A seat observes as many bytes in every position, and the same ones in all worlds that it thinks possible.

    A game that declares no features is not asked.
    """

    name = "observations"

    def of_table(self, walk: Walk) -> None:
        features = walk.game.features(walk.state.terms)
        names = [feature.name for feature in features]
        if len(set(names)) != len(names):
            raise Broken(f"two features have one name: {', '.join(names)}")
        for feature in features:
            if feature.size < 1 or not 1 <= feature.high <= HIGHEST or not feature.about:
                raise Broken(f"feature {feature.name} needs a size, a highest value from 1 to {HIGHEST}, and words")

    def begin(self, walk: Walk) -> None:
        self._features = walk.game.features(walk.state.terms)
        self._size = sum(feature.size for feature in self._features)

    def at(self, walk: Walk) -> None:
        if not self._features or not walk.now_and_then(self.name):
            return
        before = page(walk.state)
        for seat in range(walk.table.seats):
            self.checks += 1
            truth = walk.game.observe(walk.state, seat)
            if len(truth) != self._size:
                raise Broken(f"seat {seat} observes {len(truth)} bytes instead of {self._size}")
            self._check_values(truth, seat)
            self._check_worlds(walk, seat, truth)
        if page(walk.state) != before:
            raise Broken("observing the position changes it")

    def _check_values(self, truth: bytes, seat: int) -> None:
        at = 0
        for feature in self._features:
            highest = max(truth[at : at + feature.size])
            if highest > feature.high:
                raise Broken(f"seat {seat}: {feature.name} is {highest}, but never above {feature.high}")
            at += feature.size

    def _check_worlds(self, walk: Walk, seat: int, truth: bytes) -> None:
        game, seen = walk.game, walk.state.seen_by(seat)
        dice = walk.dice(f"{self.name} {seat}")
        self._compare(truth, game.observe(seen, seat), f"in what seat {seat} sees")
        self._compare(truth, game.observe(read_again(game, walk.state), seat), "when it is read again from its JSON")
        for _ in range(_WORLDS):
            world = seen.resample(dice)
            self._compare(truth, game.observe(world, seat), f"in a world that seat {seat} thinks possible")

    def _compare(self, one: bytes, other: bytes, where: str) -> None:
        at = 0
        for feature in self._features:
            if one[at : at + feature.size] != other[at : at + feature.size]:
                raise Broken(f"{feature.name} differs {where}: {_first_difference(feature, at, one, other)}")
            at += feature.size


def _first_difference(feature: Feature, start: int, one: bytes, other: bytes) -> str:
    at = next(k for k in range(start, start + feature.size) if one[k] != other[k])
    return f"value {at - start} is {other[at]} instead of {one[at]}"


class Bounds(Identity):
    """No game is longer, brings other scores or offers chance more outcomes than the game says beforehand.

    A game that does not say anything is not asked.
    """

    name = "bounds"

    def begin(self, walk: Walk) -> None:
        self._bounds = _declared_bounds(walk)

    def at(self, walk: Walk) -> None:
        bounds, steps = self._bounds, len(walk.actions)
        if bounds is None:
            return
        self.checks += 1
        if steps > bounds.max_steps:
            raise Broken(f"the game has {steps} steps, but never more than {bounds.max_steps}")
        choices = len(walk.state.legal_actions())
        if walk.state.actor == CHANCE and choices > bounds.max_chance_outcomes:
            raise Broken(f"chance chooses between {choices} outcomes, but never more than {bounds.max_chance_outcomes}")
        for score in walk.state.scores():
            if not bounds.min_score <= score <= bounds.max_score:
                raise Broken(f"a score is {score}, but always from {bounds.min_score} to {bounds.max_score}")

    def over(self, walk: Walk) -> None:
        if self._bounds is None:
            return
        found = utilities(walk.state.ranks())
        if self._bounds.zero_sum and abs(sum(found)) > _NOTHING:
            raise Broken(f"the utilities {found} do not make 0 together")
        if not all(self._bounds.min_utility <= utility <= self._bounds.max_utility for utility in found):
            raise Broken(f"the utilities {found} are out of bounds")


def _declared_bounds(walk: Walk) -> GameBounds | None:
    try:
        return walk.game.bounds(walk.state.terms)
    except UndeclaredError:
        return None
