"""Long work of the command line: the number of cores, a progress bar with the time left, and a clean interruption."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from banchisa.cli.console import rich_console

COMPLETED = 0  # exit codes
INTERRUPTED = 130
MAX_GAMES = 1_000_000
MAX_JOBS = 256


class Tick(Protocol):
    """Says that some of the work is done."""

    def __call__(self, count: int = 1) -> None: ...


def count_cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_with_progress(description: str, total: int, done: int, work: Callable[[Tick], None]) -> int:
    """Run some work with a progress bar until it is done or interrupted; returns the exit code."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = rich_console(stderr=True)
    with (
        Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar,
        _sigterm_interrupts(),
    ):
        task = bar.add_task(description, total=total, completed=done)
        try:
            work(lambda count=1: bar.advance(task, count))
        except KeyboardInterrupt:
            return INTERRUPTED
    return COMPLETED


@contextmanager
def _sigterm_interrupts() -> Iterator[None]:
    """Treat SIGTERM like Ctrl+C."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
