"""Steps that were taken back because everybody agreed: they are kept, so that every draw can be computed again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from banchisa.engine.errors import RecordError

T = TypeVar("T")  # a step, or its notation


class TakenBack(Generic[T]):
    """The end of a line of play that was given up: the steps from this index on, and the seat that asked for it."""

    __slots__ = ("at", "seat", "steps")

    def __init__(self, seat: int, at: int, steps: list[T]) -> None:
        self.seat = seat
        self.at = at
        self.steps = steps


def cut(steps: list[T], taken_back: list[TakenBack[T]], length: int, seat: int | None = None) -> None:
    """Leave so many steps; those that a seat takes back by agreement are kept.

    If a seat then undoes steps that a line given up earlier begins with, these steps are kept with that line.
    """
    if seat is not None:
        taken_back.append(TakenBack(seat, length, steps[length:]))
    elif taken_back and length < taken_back[-1].at:
        last = taken_back[-1]
        last.steps[:0] = steps[length : last.at]
        last.at = length
    del steps[length:]


def lines_of_play(steps: Sequence[T], taken_back: Sequence[TakenBack[T]]) -> list[list[T]]:
    """All lines of a game, each from the first step on: those that were given up in their order, then the last one.

    Line k was played after k take-backs; it shares its first steps with the line before.
    """
    lines = [list(steps)]
    for taken in reversed(taken_back):
        lines.append([*lines[-1][: taken.at], *taken.steps])
    return lines[::-1]


def walk(steps: Sequence[T], taken_back: Sequence[TakenBack[T]]) -> Iterator[tuple[int, int, list[T]]]:
    """For each line its number, where it leaves the one before, and the steps from there on."""
    for number, line in enumerate(lines_of_play(steps, taken_back)):
        start = taken_back[number - 1].at if number else 0
        yield number, start, line[start:]


def check_take_backs(steps: Sequence[T], taken_back: Sequence[TakenBack[T]], seats: int) -> None:
    """Refuse what cannot have been taken back."""
    length = len(steps)
    for number in range(len(taken_back) - 1, -1, -1):
        taken = taken_back[number]
        if not (0 <= taken.seat < seats and 0 <= taken.at <= length and taken.steps):
            raise RecordError(
                f"taken_back {number + 1}: needs a seat from 0 to {seats - 1}, at from 0 to {length}, and steps"
            )
        length = taken.at + len(taken.steps)
