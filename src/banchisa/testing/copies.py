"""Copies are independent: the torture test that finds a shallow copy at once."""

from __future__ import annotations

from banchisa.engine.state import State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.positions import answers, difference
from banchisa.testing.walk import Walk

_AHEAD = 3  # steps that a copy is played ahead of its original


class Copies(Identity):
    """No step changes an earlier copy, and no step on a copy changes the original."""

    name = "copies"

    def begin(self, walk: Walk) -> None:
        self._kept: list[tuple[State, dict[str, object]]] = []

    def at(self, walk: Walk) -> None:
        self._check_kept(walk, self._recheck(walk))
        before = answers(walk.state)
        self._check_copy(walk, before)
        self._play_ahead(walk)
        wrong = difference(before, answers(walk.state))
        if wrong:
            raise Broken(f"playing on a copy changes the original: {wrong}")
        self._kept.append((walk.state.copy(), before))

    def over(self, walk: Walk) -> None:
        self._check_kept(walk, list(range(len(self._kept))))

    def _recheck(self, walk: Walk) -> list[int]:
        """The copies to look at again: the latest, and one of the older ones; all of them when the game is over."""
        count = len(self._kept)
        return sorted({count - 1, int(walk.dice(self.name).below(count))}) if count else []

    def _check_kept(self, walk: Walk, numbers: list[int]) -> None:
        for number in numbers:
            self.checks += 1
            copy, before = self._kept[number]
            wrong = difference(before, answers(copy))
            if wrong:
                raise Broken(f"the copy made after {number} steps has changed since: {wrong}")

    def _check_copy(self, walk: Walk, before: dict[str, object]) -> None:
        wrong = difference(before, answers(walk.state.copy()))
        if wrong:
            raise Broken(f"a copy differs from its original: {wrong}")

    def _play_ahead(self, walk: Walk) -> None:
        """Play a copy of a copy on for a few steps; the copy in between must not notice."""
        between = walk.state.copy()
        ahead = between.copy()
        before = answers(between)
        dice = walk.dice(self.name)
        for _ in range(_AHEAD):
            actions = ahead.legal_actions()
            if not actions:
                break
            ahead.apply(actions[dice.below(len(actions))])
        wrong = difference(before, answers(between))
        if wrong:
            raise Broken(f"playing on a copy changes the position it was copied from: {wrong}")
