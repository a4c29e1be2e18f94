"""Whoever touches things is understood: an action that is not declared loose ends with the same touch everywhere."""

from __future__ import annotations

from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.walk import Walk

_STRIDE = 97  # of the actions that are not legal only some are asked about in each position, in the end all of them


class Touches(Identity):
    """The last thing to touch for an action is the same in every position, unless its family is loose."""

    name = "touches"

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[int, str] = {}

    def at(self, walk: Walk) -> None:
        state, space = walk.state, walk.setting.game.actions
        if state.actor < 0:
            return
        for action in {*state.legal_actions(), *range(len(walk.actions) % _STRIDE, space.players, _STRIDE)}:
            self.checks += 1
            touch = walk.setting.game.touch_targets(state, action)
            if not touch or not all(touch):
                raise Broken(f"nothing is to be touched for {space.name(action)!r}: {touch!r}")
            before = self._last.setdefault(action, touch[-1])
            if before != touch[-1] and not space.family(action).loose:
                raise Broken(
                    f"the last touch for {space.name(action)!r} is {touch[-1]!r} and was {before!r}: "
                    f"the family {space.family(action).name!r} must be declared loose"
                )
