"""How a report writes names and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from banchisa.lab.stats.intervals import Interval

MISSING = "–"
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def seat_name(seat: int, in_turn: bool = False) -> str:
    return f"plays {_ordinal(seat + 1)}" if in_turn else f"seat {seat + 1}"


def _ordinal(number: int) -> str:
    return _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"{number}th"


def players(seats: int) -> str:
    return "1 player" if seats == 1 else f"{seats} players"


def spell_out(name: str) -> str:
    """A name in the program as a person would write it."""
    return name.replace("_", " ")


def join_words(words: Sequence[str]) -> str:
    """Several words in one sentence: a, b and c."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def nth(number: int) -> str:
    """A word that follows "every": single, 2nd, 3rd, 4th."""
    if number == 1:
        return "single"
    last = number % 10 if number % 100 not in (11, 12, 13) else 0
    return str(number) + {1: "st", 2: "nd", 3: "rd"}.get(last, "th")


def format_number(value: float | None) -> str:
    """A number with two or three significant digits, or all before the point."""
    if value is None:
        return MISSING
    if value == 0:
        return "0"
    size = abs(value)
    digits = 0 if size >= 1000 else 1 if size >= 10 else 2 if size >= 0.095 else 3
    return f"{value:,.{digits}f}"


def format_percent(value: float, sign: bool = True) -> str:
    """A share with one decimal; a tiny one with as many as it needs."""
    percent = round(value * 100, 4)
    text = f"{percent:.0f}" if percent in (0, 100) else f"{percent:.1f}"
    if percent and text == "0.0":
        text = f"{percent:.2g}"
    return f"{text}%" if sign else text


def format_interval(interval: Interval, is_share: bool = False) -> str:
    """The limits of an interval: 0.5 to 2, or 33.3 to 66.7%."""
    if is_share:
        return f"{format_percent(interval.low, False)} to {format_percent(interval.high)}"
    return f"{format_number(interval.low)} to {format_number(interval.high)}"
