"""Processes that play games by their numbers; none of them outlives whoever asked."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import FrameType

from banchisa.engine.errors import BanchisaError
from banchisa.lab.arena_result import Result
from banchisa.lab.external_bots import kill_all

LEAVING = 5.0  # seconds for a process to end its programs and itself

Work = Callable[[int], Result]


class Crew:
    """Some processes, each with a line of its own: a number goes in, a result comes out."""

    def __init__(self, size: int, prepare: Callable[..., Work], facts: tuple[object, ...]) -> None:
        context = multiprocessing.get_context("spawn")  # nothing of this process is copied, least of all its threads
        self._processes: list[multiprocessing.process.BaseProcess] = []
        self._lines: list[Connection] = []
        for _ in range(size):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, prepare, facts), daemon=True)
            process.start()
            theirs.close()
            self._processes.append(process)
            self._lines.append(ours)

    def results(self, numbers: Iterable[int]) -> Iterator[Result]:
        """The result of each number, in the order they come."""
        waiting = iter(numbers)
        busy: dict[Connection, int] = {}
        for line in self._lines:
            _give(line, waiting, busy)
        while busy:
            spoken = wait(list(busy))
            for line in [line for line in busy if line in spoken]:
                result = _received(line, busy.pop(line))
                _give(line, waiting, busy)
                yield result

    def close(self) -> None:
        """Send everybody home, whatever they are doing."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(LEAVING)
            process.kill()
            process.join()
        for line in self._lines:
            line.close()


def _give(line: Connection, waiting: Iterator[int], busy: dict[Connection, int]) -> None:
    """Hand out the next number, if there is one left."""
    for number in waiting:
        try:
            line.send(number)
        except OSError:
            raise _lost(number) from None
        busy[line] = number
        return


def _received(line: Connection, number: int) -> Result:
    try:
        said = line.recv()
    except (EOFError, OSError):
        raise _lost(number) from None
    if isinstance(said, Result):
        return said
    raise BanchisaError(f"game {number}: {said}")


def _lost(number: int) -> BanchisaError:
    return BanchisaError(f"game {number}: the process playing it died")


def _work(line: Connection, prepare: Callable[..., Work], facts: tuple[object, ...]) -> None:
    """Play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked decides what an interruption means
    signal.signal(signal.SIGTERM, _leave_soon)
    Thread(target=_leave_with_parent, daemon=True).start()
    player = _Player(prepare, facts)
    try:
        while True:
            number = line.recv()
            line.send(player.tried(number))
    except (EOFError, OSError):
        pass
    finally:
        _leave()


class _Player:
    """Prepares when it is first asked, and answers with words where it cannot with a result."""

    def __init__(self, prepare: Callable[..., Work], facts: tuple[object, ...]) -> None:
        self._prepare = prepare
        self._facts = facts
        self._play: Work | None = None

    def tried(self, number: int) -> Result | str:
        try:
            if self._play is None:
                self._play = self._prepare(*self._facts)
            return self._play(number)
        except BanchisaError as why:
            return str(why)
        except Exception as why:
            return f"{type(why).__name__}: {why}"


def _leave_soon(signal_number: int, frame: FrameType | None) -> None:
    """A signal comes at any moment, also while a program is being started; another thread can wait for that."""
    Thread(target=_leave, daemon=True).start()


def _leave_with_parent() -> None:
    """End when the process that started this one is gone, however that came about."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    _leave()


def _leave() -> None:
    """End this process, and before it all its programs."""
    kill_all()
    os._exit(0)
