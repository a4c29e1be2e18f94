"""Why an action is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from banchisa.engine.actions import ActionSpace, Family
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


def facts_of(**things: object) -> dict[str, object]:
    """What a refusal mentions, by the names that its words know."""
    return things


@final
class Step:
    """What a phase asks for: the rule behind its question, and the kinds of action that answer it.

    The rule is empty where it depends on the position.
    """

    __slots__ = ("kinds", "rule")

    def __init__(self, rule: str, *kinds: str) -> None:
        self.rule = rule
        self.kinds = kinds

    def is_for_chance(self, actions: ActionSpace) -> bool:
        """Whether it is chance that answers."""
        return any(actions.families[kind].chance for kind in self.kinds)


def refuse_other_step(rule: str, now: str) -> Refusal:
    """An action that this phase does not ask for; when the game is over, none is asked for."""
    return Refusal(rule, "over") if now == "over" else Refusal(rule, "other-step", {"now": now})


def refuse_by_kind(
    refusals: dict[str, Callable[..., Refusal | None]], family: Family, state: object, action: int
) -> Refusal | None:
    """What forbids an action that is asked for: a function for its kind, or nothing if there is none for it."""
    refuse_it = refusals.get(family.name)
    return None if refuse_it is None else refuse_it(state, *family.values(action))


class IllegalMove(BanchisaError):
    """An action that was tried and is not allowed."""

    def __init__(self, action: str, refusal: Refusal, words: str = "") -> None:
        super().__init__(f"{action} is not allowed: {refusal.rule}{words and f', {words}'}")
        self.action = action  # in notation
        self.refusal = refusal  # the rule that forbids it
