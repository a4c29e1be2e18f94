"""Legality is written twice: what the generator offers is exactly what the checker does not refuse."""

from __future__ import annotations

from pathlib import Path

from banchisa.engine.rollout import buffer
from banchisa.engine.state import CHANCE
from banchisa.testing.failure import Broken
from banchisa.testing.identity import Identity
from banchisa.testing.walk import Setting, Walk

_SMALL_SPACE = 64  # actions; larger spaces are gone through at fewer positions


class Legality(Identity):
    """A refusal is None exactly for the legal actions, and every refusal names a rule of the rulebook."""

    name = "legality"

    def __init__(self) -> None:
        super().__init__()
        self._rules: set[str] | None = None
        self._buffer = buffer()

    def of_game(self, setting: Setting) -> None:
        home = Path(setting.game.home) / "rulebook" / "en.md"
        self._rules = set(setting.game.rulebook("en").rules) if home.exists() else None

    def at(self, walk: Walk) -> None:
        legal = walk.state.legal_actions()
        self._check_list(walk, legal)
        if walk.state.actor == CHANCE:
            self._check_weights(walk, legal)
        for action in self._sample(walk, legal):
            self._check(walk, action, action in legal)

    def _check_list(self, walk: Walk, legal: list[int]) -> None:
        if legal != sorted(set(legal)):
            raise Broken(f"legal_actions is not sorted or names an action twice: {legal}")
        if (not legal) != walk.is_over:
            raise Broken("no action is legal, but the game is not over" if not legal else
                         f"the game is over, but {walk.game.actions.name(legal[0])} is legal")  # fmt: skip
        count = walk.state.write_actions(self._buffer)
        if [self._buffer[k] for k in range(count)] != legal:
            raise Broken(f"fill writes other actions than legal_actions names: {legal}")
        for action in legal:
            if walk.game.actions.is_chance(action) != (walk.state.actor == CHANCE):
                raise Broken(f"{walk.game.actions.name(action)} is legal for actor {walk.state.actor}: "
                             "chance has families of its own")  # fmt: skip

    def _check_weights(self, walk: Walk, legal: list[int]) -> None:
        weights = walk.state.weights()
        if len(weights) != len(legal) or any(weight <= 0 for weight in weights):
            raise Broken(f"{len(legal)} outcomes of chance have the weights {weights}")
        if walk.state.write_weights(self._buffer) != sum(weights):
            raise Broken(f"weigh says the weights {weights} sum to {walk.state.write_weights(self._buffer)}")

    def _sample(self, walk: Walk, legal: list[int]) -> list[int]:
        """The whole space, if it is small or its time has come; else what is legal and a few others."""
        size = walk.game.actions.size
        dice = walk.dice(self.name)
        if size <= _SMALL_SPACE or walk.is_over or dice.below(size) < _SMALL_SPACE:
            return list(range(size))
        return sorted({*legal, *(int(dice.below(size)) for _ in range(8))})

    def _check(self, walk: Walk, action: int, legal: bool) -> None:
        self.checks += 1
        refusal = walk.game.refusal(walk.state, action)
        name = walk.game.actions.name(action)
        if refusal is None:
            if not legal:
                raise Broken(f"{name} is not offered, but nothing refuses it")
            return
        if legal:
            raise Broken(f"{name} is offered, but {refusal.rule} refuses it ({refusal.reason})")
        if self._rules is not None and refusal.rule not in self._rules:
            raise Broken(f"{name} is refused by {refusal.rule!r}, which is no rule of the rulebook")
