"""The table drawn in text: lines, where each thing stands in them, and what the signs mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import final

from banchisa.engine.state import CHANCE, OVER, State
from banchisa.engine.texts import Text

Say = Callable[[Text], str]  # words in the reader's language


@final
@dataclass
class Spot:
    """Where an element of the scene stands in a drawing: a line and its columns, the last one excluded."""

    line: int
    start: int
    end: int


@final
@dataclass
class Drawing:
    """The board in lines of text."""

    lines: list[str]
    spots: dict[str, list[Spot]] = field(default_factory=dict)  # by the id of the cell, edge, piece or zone (all of it)
    key: list[tuple[str, Text]] = field(default_factory=list)  # the signs that are in use, and their meaning

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def with_notes(self, notes: list[str]) -> str:
        """The board with lines below it."""
        return "\n".join([*self.lines, "", *notes])


def say_plainly(words: dict[str, str]) -> Say:
    """Words without a language: those given by the names of their messages, else what follows the dash of a name."""
    return lambda text: words.get(text.id, text.id.partition("-")[2])


def say_who_acts(state: State, name: str) -> str:
    """Who is to do what: chance, or the one who acts by this name."""
    if state.actor == OVER:
        return "over"
    return f"{'chance' if state.actor == CHANCE else name} to act: {state.phase_name()}"


def list_amounts(amounts: Iterable[tuple[str, int]]) -> str:
    """How many there are of each thing of which there are any."""
    return ", ".join([f"{number} {name}" for name, number in amounts if number]) or "nothing"
