"""What all reference simulators have in common: a step that waits, who answers it, and what becomes of the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

CHANCE = -1
OVER = -2


def read_options(options: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value."""
    unknown = set(options) - set(defaults)
    if unknown:
        raise ValueError(f"unknown options: {sorted(unknown)}")
    return {**defaults, **options}


class SteppedReference:
    """One game: for each of its steps it has `legal_<step>`, the ids in any order, and `do_<step>`."""

    def __init__(self) -> None:
        self.step = ""  # what is pending
        self.actor = OVER  # who answers it

    def ask(self, step: str, actor: int) -> None:
        """The next step and who answers it."""
        self.step, self.actor = step, actor

    def legal(self) -> list[int]:
        """The ids of the actions of the pending step, ascending; none when the game is over."""
        if self.actor == OVER:
            return []
        actions = sorted(self.offered())
        assert actions and len(set(actions)) == len(actions), self.step
        return actions

    def offered(self) -> list[int]:
        """The same in no particular order."""
        actions: list[int] = getattr(self, "legal_" + self.step)()
        return actions

    def weights(self) -> list[int]:
        """Beside `legal()` in a chance step; empty in the others. Unless a game says otherwise, all are alike."""
        return [1 for _ in self.legal()] if self.actor == CHANCE else []

    def apply(self, action: int) -> None:
        """Carry out one legal action or outcome."""
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal in step {self.step!r} of {self.actor}")
        self.carry_out(action)

    def carry_out(self, action: int) -> None:
        getattr(self, "do_" + self.step)(action)
