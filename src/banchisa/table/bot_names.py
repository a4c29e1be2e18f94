"""What bots are called: the same in every language, one name for each level that people play against."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from banchisa.table.events import Seat

NAMES: Final = {"easy": "Pip", "normal": "Edda", "hard": "Ulla", "expert": "Unni"}


def seat_bot(level: str, others: Iterable[Seat]) -> Seat:
    """A bot of a level that is called like none of the others: Edda, Edda 2, Edda 3. Some levels have no name."""
    name, taken = NAMES.get(level, ""), {seat.name for seat in others}
    if not name or name not in taken:
        return Seat("bot", name, level=level)
    number = next(number for number in range(2, len(taken) + 3) if f"{name} {number}" not in taken)
    return Seat("bot", f"{name} {number}", level=level)
