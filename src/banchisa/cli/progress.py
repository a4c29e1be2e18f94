"""Long work from the command line: on how many cores, with a bar and the time left, until somebody ends it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from banchisa.cli.console import console

FINE = 0
INTERRUPTED = 130
MOST_GAMES = 1_000_000
MOST_JOBS = 256

Tick = Callable[[], None]


def cores() -> int:
    """How many processors there are for this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def laboured(about: str, total: int, done: int, work: Callable[[Tick], None]) -> int:
    """Work with a bar until all is done or somebody interrupts; the exit code."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar, _terminable():
        task = bar.add_task(about, total=total, completed=done)
        try:
            work(lambda: bar.advance(task))
        except KeyboardInterrupt:
            return INTERRUPTED
    return FINE


@contextmanager
def _terminable() -> Iterator[None]:
    """Being asked to end is the same as Ctrl+C."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
