"""Positions are written down and read again, and nothing appears or vanishes in them."""

from __future__ import annotations

import json

from banchisa.engine.game import Game
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.walk import Walk, page

_FOLLOWED = 12  # steps for which a position that was read again is played on beside the original


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
        self._twin: State | None = None
        self._born = 0

    def at(self, walk: Walk) -> None:
        self.checks += 1
        self._compare(walk, read_again(walk.game, walk.state), "read again from its JSON")
        if self._twin is not None:
            self._compare(walk, self._twin, f"read again after step {self._born} and played on")
        if self._twin is None or len(walk.actions) - self._born >= _FOLLOWED:
            self._twin, self._born = read_again(walk.game, walk.state), len(walk.actions)

    def stepped(self, walk: Walk) -> None:
        if self._twin is not None:
            self._twin.apply(walk.actions[-1])

    def _compare(self, walk: Walk, twin: State, how: str) -> None:
        wrong = difference(answers(walk.state), answers(twin))
        if wrong:
            raise Broken(f"the position {how} differs: {wrong}")


class Components(Identity):
    """The components are the same in all positions of a game."""

    name = "components"

    def begin(self, walk: Walk) -> None:
        self._box = walk.game.pieces(walk.state)

    def at(self, walk: Walk) -> None:
        self.checks += 1
        now = walk.game.pieces(walk.state)
        for name in sorted({*self._box, *now}):
            if now.get(name, 0) != self._box.get(name, 0):
                raise Broken(
                    f"there were {self._box.get(name, 0)} {name} at the start, now there are {now.get(name, 0)}"
                )
