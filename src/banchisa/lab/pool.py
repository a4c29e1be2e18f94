"""Numbered games played by several processes; none of them outlives the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import FrameType
from typing import Any, Generic, TypeVar

from banchisa.engine.errors import BanchisaError
from banchisa.lab.external_bots import kill_all

EXIT_TIMEOUT = 5.0  # seconds for a process to end its programs and itself

T = TypeVar("T")
Prepare = Callable[..., Callable[[int], T]]  # called once in each process; makes the function that plays a game


class ProcessPool(Generic[T]):
    """Some processes, each with a pipe of its own: a number goes in, a result comes out."""

    def __init__(self, size: int, prepare: Prepare[T], arguments: tuple[object, ...]) -> None:
        context = multiprocessing.get_context("spawn")  # nothing of this process is copied, least of all its threads
        self._processes: list[multiprocessing.process.BaseProcess] = []
        self._pipes: list[Connection] = []
        for _ in range(size):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, prepare, arguments), daemon=True)
            process.start()
            theirs.close()
            self._processes.append(process)
            self._pipes.append(ours)

    def results(self, numbers: Iterable[int]) -> Iterator[T]:
        """The result of each number, in the order in which they come."""
        waiting = iter(numbers)
        busy: dict[Connection, int] = {}
        for pipe in self._pipes:
            _send_next(pipe, waiting, busy)
        while busy:
            ready = wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                result: T = _receive(pipe, busy.pop(pipe))
                _send_next(pipe, waiting, busy)
                yield result

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(EXIT_TIMEOUT)
            process.kill()
            process.join()
        for pipe in self._pipes:
            pipe.close()


def _send_next(pipe: Connection, waiting: Iterator[int], busy: dict[Connection, int]) -> None:
    """Send the next number, if there is one left."""
    for number in waiting:
        try:
            pipe.send(number)
        except OSError:
            raise _death_of(number) from None
        busy[pipe] = number
        return


def _receive(pipe: Connection, number: int) -> Any:
    try:
        result, error = pipe.recv()
    except (EOFError, OSError):
        raise _death_of(number) from None
    if error:
        raise BanchisaError(f"game {number}: {error}")
    return result


def _death_of(number: int) -> BanchisaError:
    return BanchisaError(f"game {number}: the process playing it died")


def _serve(pipe: Connection, prepare: Prepare[T], arguments: tuple[object, ...]) -> None:
    """Play the games of the numbers that come through the pipe, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what an interruption means
    signal.signal(signal.SIGTERM, _handle_sigterm)
    Thread(target=_exit_with_parent, daemon=True).start()
    play: Callable[[int], T] | None = None
    try:
        while True:
            number = pipe.recv()
            try:
                if play is None:
                    play = prepare(*arguments)
                pipe.send((play(number), ""))
            except BanchisaError as why:
                pipe.send((None, str(why)))
            except Exception as why:
                pipe.send((None, f"{type(why).__name__}: {why}"))
    except (EOFError, OSError):
        pass
    finally:
        _exit()


def _handle_sigterm(signal_number: int, frame: FrameType | None) -> None:
    """Exit from another thread: a program may just be starting, and that thread can wait for it."""
    Thread(target=_exit, daemon=True).start()


def _exit_with_parent() -> None:
    """End when the process that started this one is gone, for whatever reason."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    _exit()


def _exit() -> None:
    """End this process, and before it all its programs."""
    kill_all()
    os._exit(0)
