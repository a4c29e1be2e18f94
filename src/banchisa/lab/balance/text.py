"""How a report names things."""

from __future__ import annotations

from collections.abc import Sequence

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def seat_name(seat: int, in_turn: bool = False) -> str:
    return f"plays {ordinal(seat + 1)}" if in_turn else f"seat {seat + 1}"


def ordinal(number: int) -> str:
    return _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"{number}th"


def players(seats: int) -> str:
    return "1 player" if seats == 1 else f"{seats} players"


def plain(name: str) -> str:
    """A name of the program as a person would write it."""
    return name.replace("_", " ")


def listed(words: Sequence[str]) -> str:
    """Several things in one sentence."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def nth(number: int) -> str:
    """A place in a row; the first of one is no number at all."""
    if number == 1:
        return "single"
    last = number % 10 if number % 100 not in (11, 12, 13) else 0
    return str(number) + {1: "st", 2: "nd", 3: "rd"}.get(last, "th")
