"""Why an action is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from banchisa.engine.actions import ActionSpace, Family
from banchisa.engine.errors import BanchisaError
from banchisa.engine.state import State


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
class ExpectedStep:
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


ByKind = dict[str, "Callable[..., Refusal | None]"]


@final
class Refusals:
    """The rules of a game in words: what each phase asks for, and what may forbid each kind of action that it asks for.

    by_kind     functions of a position and the values of an action; a kind without one is never forbidden
    other_step  why a kind of action is not asked for, where there is more to say than what is
    """

    __slots__ = ("_by_kind", "_other_step", "_rule_of_step", "_steps")

    def __init__(
        self,
        phases: tuple[str, ...],
        steps: dict[int, ExpectedStep],
        rule_of_step: Callable[..., str],
        by_kind: ByKind,
        other_step: Callable[..., Refusal | None] | None = None,
    ) -> None:
        self._steps = {phases[phase]: step for phase, step in steps.items()}
        self._rule_of_step = rule_of_step
        self._by_kind = by_kind
        self._other_step = other_step

    def find(self, state: State, family: Family, action: int) -> Refusal | None:
        """The first rule that an action breaks, or None if it is allowed."""
        now = state.phase_name()
        if family.name in self._steps[now].kinds:
            refuse_it = self._by_kind.get(family.name)
            return None if refuse_it is None else refuse_it(state, *family.values(action))
        refusal = None if self._other_step is None else self._other_step(state, family.name)
        if refusal is not None:
            return refusal
        rule = self._rule_of_step(state)
        return Refusal(rule, "over") if now == "over" else Refusal(rule, "other-step", {"now": now})


class IllegalMove(BanchisaError):
    """An action that was tried and is not allowed."""

    def __init__(self, action: str, refusal: Refusal, words: str = "") -> None:
        super().__init__(f"{action} is not allowed: {refusal.rule}{words and f', {words}'}")
        self.action = action  # in notation
        self.refusal = refusal  # the rule that forbids it
