"""Where numbered games are played: in this process, in several of this machine, or on the machines of a cluster."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sized
from contextlib import closing
from typing import Protocol, TypeVar

from banchisa.lab.pool import Prepare, ProcessPool

T = TypeVar("T")


class Workers(Protocol):
    """Plays games by their numbers. What comes out depends on the numbers alone, not on who plays them."""

    def results(self, prepare: Prepare[T], arguments: tuple[object, ...], numbers: Iterable[int]) -> Generator[T]:
        """The result of each number, in the order in which they come."""
        ...


class InProcess:
    """Plays one game after the other in this process."""

    def results(self, prepare: Prepare[T], arguments: tuple[object, ...], numbers: Iterable[int]) -> Generator[T]:
        play = prepare(*arguments)
        for number in numbers:
            yield play(number)


class LocalProcesses:
    """Plays in several processes of this machine. They end their programs even if this process is killed."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def results(self, prepare: Prepare[T], arguments: tuple[object, ...], numbers: Iterable[int]) -> Generator[T]:
        size = min(self._jobs, len(numbers)) if isinstance(numbers, Sized) else self._jobs
        with closing(ProcessPool(size, prepare, arguments)) as pool:
            yield from pool.results(numbers)


def choose_workers(jobs: int, has_programs: bool = False) -> Workers:
    """One job without programs needs no further process."""
    return LocalProcesses(jobs) if jobs > 1 or has_programs else InProcess()
