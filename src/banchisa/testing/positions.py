"""Positions are written down and read again, and nothing appears or vanishes in them."""

from __future__ import annotations

import json

from banchisa.engine.errors import PositionError
from banchisa.engine.game import Game
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.walk import Walk, page

_FOLLOWED = 12  # every so many steps a position read again is played on as long, the others for one step
_UNHEARD_OF = "unheard-of"  # no game has such a field


def answers(state: State) -> dict[str, object]:
    """What a position says about itself."""
    return {
        "to_json": page(state),
        "actor": int(state.actor),
        "legal_actions": state.legal_actions(),
        "weights": state.weights() if state.actor == CHANCE else None,
        "scores": state.scores(),
        "ranks": state.ranks() if state.actor == OVER else None,
    }


def difference(one: dict[str, object], other: dict[str, object]) -> str:
    """The first answer that differs, or an empty text."""
    for name, answer in one.items():
        if other[name] != answer:
            return f"{name} is {other[name]!r} instead of {answer!r}"
    return ""


def read_again(game: Game, state: State) -> State:
    """The position after a journey through JSON."""
    data: object = json.loads(json.dumps(state.to_json(), allow_nan=False))
    return game.from_json(data)


class Positions(Identity):
    """A position read from its JSON is the same, and stays the same when both are played on."""

    name = "positions"

    def begin(self, walk: Walk) -> None:
        self._twins: dict[int, State] = {}
        self._check_strictness(walk)

    def _check_strictness(self, walk: Walk) -> None:
        """A field that no position has is a slip of whoever wrote it, and refused."""
        try:
            walk.game.from_json(walk.state.to_json() | {_UNHEARD_OF: 1})
        except PositionError as why:
            if _UNHEARD_OF not in str(why):
                raise
        else:
            raise Broken(f"a position with the field {_UNHEARD_OF!r} is read as if it were not there: see check_fields")

    def at(self, walk: Walk) -> None:
        self.checks += 1
        now = len(walk.actions)
        for born, twin in self._twins.items():
            self._compare(walk, twin, f"read again after {born} steps and played on")
        twin = read_again(walk.game, walk.state)
        self._compare(walk, twin, "read again from its JSON")
        self._twins[now] = twin
        followed = {born: now - born < (_FOLLOWED if born % _FOLLOWED == 0 else 1) for born in self._twins}
        self._twins = {born: twin for born, twin in self._twins.items() if followed[born]}

    def after_step(self, walk: Walk) -> None:
        for twin in self._twins.values():
            twin.apply(walk.actions[-1])

    def _compare(self, walk: Walk, twin: State, how: str) -> None:
        wrong = difference(answers(walk.state), answers(twin))
        if wrong:
            raise Broken(f"the position {how} differs: {wrong}")


class Inventory(Identity):
    """The components are the same in all positions of a game."""

    name = "components"

    def begin(self, walk: Walk) -> None:
        self._box = walk.game.inventory(walk.state)

    def at(self, walk: Walk) -> None:
        self.checks += 1
        now = walk.game.inventory(walk.state)
        for name in sorted({*self._box, *now}):
            if now.get(name, 0) != self._box.get(name, 0):
                raise Broken(
                    f"there were {self._box.get(name, 0)} {name} at the start, now there are {now.get(name, 0)}"
                )
