"""Why an action is not allowed."""

from __future__ import annotations

from typing import final

from banchisa.engine.errors import BanchisaError


@final
class Refusal:
    """The first rule that an action breaks, the reason in short, and what it was about."""

    __slots__ = ("facts", "reason", "rule")

    def __init__(self, rule: str, reason: str, facts: dict[str, object] | None = None) -> None:
        self.rule = rule  # its id, such as NAN-4.2
        self.reason = reason  # a short name for why; the words of each language are found by it
        self.facts: dict[str, object] = {} if facts is None else facts  # what the words mention

    def to_json(self) -> dict[str, object]:
        """The refusal as JSON."""
        return {"rule": self.rule, "reason": self.reason, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.facts!r})"


class IllegalMove(BanchisaError):
    """An action that was tried and is not allowed."""

    def __init__(self, action: str, refusal: Refusal, words: str = "") -> None:
        super().__init__(f"{action} is not allowed: {refusal.rule}{words and f', {words}'}")
        self.action = action  # in notation
        self.refusal = refusal  # the rule that forbids it
