"""The log tells no more than the table: steps that a viewer cannot tell apart read the same for them."""

from __future__ import annotations

from banchisa.engine.state import State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.views import after, name_of
from banchisa.testing.walk import Walk, page, to_text

_MOST_ACTIONS = 24  # that are tried at one position
_WORLDS = 2


class Log(Identity):
    """`shown` and `told` say nothing that the viewer does not see on the table after the step.

    Two actions of one position that lead to different positions which a viewer sees as the same one differ in
    something hidden, so they must read the same. The same action in two worlds that the viewer cannot tell
    apart must read the same too; so must its words (`told`), if the positions it leads to look the same as well.
    """

    name = "log"

    def at(self, walk: Walk) -> None:
        if walk.is_over or not walk.now_and_then(self.name, 6):
            return
        actions = self._some(walk)
        results = [self._result(walk.state, action) for action in actions]
        for viewer in walk.viewers:
            self._check_alternatives(walk, viewer, actions, results)
            seen = walk.state.seen_by(viewer)
            for k in range(_WORLDS):
                self._check_world(walk, viewer, actions, seen.resample(walk.dice(f"{self.name} {viewer} {k}")))

    def _some(self, walk: Walk) -> list[int]:
        legal = walk.state.legal_actions()
        if len(legal) <= _MOST_ACTIONS:
            return legal
        dice = walk.dice(self.name)
        return sorted({legal[dice.below(len(legal))] for _ in range(_MOST_ACTIONS)})

    def _result(self, state: State, action: int) -> str:
        future = state.copy()
        future.apply(action)
        return page(future)

    def _check_alternatives(self, walk: Walk, viewer: int, actions: list[int], results: list[str]) -> None:
        """Different hidden outcomes of one position, same look afterwards: same words."""
        known: dict[str, tuple[int, str]] = {}
        for action, result in zip(actions, results, strict=True):
            self.checks += 1
            look = after(walk.state, action, viewer)
            first, first_result = known.setdefault(look, (action, result))
            if first_result == result:
                continue
            one, other = (self._read(walk, walk.state, each, viewer) for each in (first, action))
            if one != other:
                raise Broken(f"{name_of(viewer)} cannot see whether {walk.game.actions.name(first)} or "
                             f"{walk.game.actions.name(action)} was done, but reads {one!r} or {other!r}")  # fmt: skip

    def _check_world(self, walk: Walk, viewer: int, actions: list[int], world: State) -> None:
        """Same action, different world, same words."""
        possible = set(world.legal_actions())
        for action in actions:
            if action not in possible:
                continue
            self.checks += 1
            name = walk.game.actions.name(action)
            here, there = (walk.game.notation_for(state, action, viewer) for state in (walk.state, world))
            if here != there:
                raise Broken(f"{name} reads {here!r} for {name_of(viewer)}, in another possible world {there!r}")
            if after(walk.state, action, viewer) != after(world, action, viewer):
                continue  # its words tell what can be seen anyway
            here, there = (self._read(walk, state, action, viewer) for state in (walk.state, world))
            if here != there:
                raise Broken(f"{name} is told as {here} to {name_of(viewer)}, in another possible world as {there}")

    def _read(self, walk: Walk, state: State, action: int, viewer: int) -> str:
        """A step in notation and in words."""
        text = to_text(walk.game.log_text(state, action, viewer).to_json())
        return f"{walk.game.notation_for(state, action, viewer)}: {text}"
