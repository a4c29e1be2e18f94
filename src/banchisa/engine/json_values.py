"""What a value from a file is: positions and components are checked alike, each with sentences of their own."""

from __future__ import annotations

from typing import TypeGuard


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether a value is a whole number within these bounds; true and false are no numbers."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
