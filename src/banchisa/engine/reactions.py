"""Questions that are put to a seat out of turn, and the answers that it may give in advance."""

from __future__ import annotations

from typing import final


@final
class Reaction:
    """A question out of turn, called by the name of its phase."""

    __slots__ = ("answers", "name")

    def __init__(self, name: str, answers: dict[str, list[str]]) -> None:
        """Each answer names actions in notation: the first that is legal is taken.

        The last one must be legal whenever this is asked. So it shows nobody what a seat holds that a question waits
        for its person.
        """
        self.name = name
        self.answers = answers
