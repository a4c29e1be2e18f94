"""The table drawn in text: lines, where each thing stands in them, and what the signs mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import final

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
