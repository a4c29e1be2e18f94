"""Games played on the machines of a Ray cluster. If a machine dies, its games are played again on another one."""

from __future__ import annotations

import importlib
import os
import pickle
import socket
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import islice
from typing import Any, TypeVar

from banchisa.engine.errors import BanchisaError
from banchisa.lab.pool import Prepare
from banchisa.version import VERSION

LOCAL = "local"  # instead of an address: a cluster of this machine's own cores
BATCH_SECONDS = 0.5  # a task takes about so long: shorter ones cost more to send than to play
BATCH_GAMES = 200
KNOCK_SECONDS = 5.0
TASKS_PER_CORE = 2  # one is played, one waits, so that no core does

T = TypeVar("T")
Batch = tuple[list[T], float, str]  # results, seconds, and what went wrong with the game after them


class RayWorkers:
    """Plays games in small batches on all cores of a cluster."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self._address = address
        self._jobs = jobs
        self._ray = _import_ray()

    def results(self, prepare: Prepare[T], arguments: tuple[object, ...], numbers: Iterable[int]) -> Generator[T]:
        ray = self._ray
        waiting = iter(numbers)
        with self._connect() as cores:
            table = ray.put(pickle.dumps((VERSION, prepare, arguments)))
            play = ray.remote(max_retries=-1)(_play_batch)  # a task whose machine died is run again
            running: list[Any] = []
            size = 1
            while True:
                for _ in range(cores * TASKS_PER_CORE - len(running)):
                    batch = list(islice(waiting, size))
                    if batch:
                        running.append(play.remote(table, batch))
                if not running:
                    return
                ready, running = ray.wait(running, num_returns=1)
                results, seconds, error = self._get(ready[0])
                yield from results
                if error:
                    raise BanchisaError(error)
                size = fit_batch(len(results), seconds)

    def _get(self, task: Any) -> Batch[Any]:
        try:
            batch: Batch[Any] = self._ray.get(task)
        except self._ray.exceptions.RayError as why:
            raise BanchisaError(f"the Ray cluster failed: {_first_line(why)}") from None
        return batch

    @contextmanager
    def _connect(self) -> Iterator[int]:
        """The number of cores to play on; what is still running is cancelled at the end."""
        ray = self._ray
        is_local = self._address == LOCAL
        where = {"num_cpus": self._jobs} if is_local else {"address": self._address}
        try:
            if not is_local:
                _knock(self._address)
            ray.init(**where, include_dashboard=False if is_local else None, log_to_driver=False, logging_level="ERROR")
        except (OSError, OverflowError, RuntimeError, ValueError) as why:
            reason = _first_line(why)
            raise BanchisaError(
                f"no Ray cluster at {self._address}: {reason}; give HOST:PORT of its head node, or local"
            ) from None
        try:
            cores = int(ray.cluster_resources().get("CPU", 1))
            yield max(1, cores if self._jobs is None else min(cores, self._jobs))
        finally:
            with suppress(Exception):
                ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once if nobody listens there: Ray itself would wait for most of a minute."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdigit():
        raise ValueError("that is no HOST:PORT")
    socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def fit_batch(games: int, seconds: float) -> int:
    """How many games make a task of the right length, if this one took so long."""
    if games == 0 or seconds <= 0:
        return 1
    return max(1, min(BATCH_GAMES, int(BATCH_SECONDS * games / seconds)))


def _play_batch(table: bytes, numbers: list[int]) -> Batch[Any]:
    """Play some games on a machine of the cluster."""
    began = time.perf_counter()
    results: list[Any] = []
    for number in numbers:
        try:
            results.append(_unpack(table)(number))
        except BanchisaError as why:
            return results, 0.0, f"game {number}: {why}"
        except Exception as why:
            return results, 0.0, f"game {number}: {type(why).__name__}: {why}"
    return results, time.perf_counter() - began, ""


@lru_cache(maxsize=4)
def _unpack(table: bytes) -> Any:
    """The function that plays a game, made once in each process."""
    version, prepare, arguments = pickle.loads(table)
    if version != VERSION:
        raise BanchisaError(f"the cluster has banchisa {VERSION} and this machine {version}; install the same on both")
    return prepare(*arguments)


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing about our games leaves the cluster
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BanchisaError("--ray needs the package ray: pip install 'banchisa[ray]'") from None


def _first_line(why: BaseException) -> str:
    return (str(why).strip().splitlines() or [type(why).__name__])[0]
