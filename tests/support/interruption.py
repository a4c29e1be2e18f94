"""Questions that are interrupted by others, as threads would do it, but in the same places every time."""

import sys
from collections.abc import Callable
from itertools import count
from typing import TypeVar

Answer = TypeVar("Answer")


def answer_amid(ask: Callable[[], Answer], *others: Callable[[], object], every: int = 1) -> Answer:
    """What a question answers if others are asked between its lines: each time, or every so many lines.

    Compiled code has no lines that could be interrupted.
    """
    lines = count(1)

    def interrupt(frame, event, value):
        if event == "line" and next(lines) % every == 0:
            for other in others:
                other()
        return interrupt

    before = sys.gettrace()
    sys.settrace(interrupt)
    try:
        return ask()
    finally:
        sys.settrace(before)
