"""Analyses of finished games: one at a time in a process of its own, stored for whoever asks later."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from banchisa.server.cluster.cluster import Cluster
from banchisa.server.processes.child import start_child
from banchisa.server.processes.questions import AnalysisQuestion, read_news
from banchisa.server.settings import Settings
from banchisa.server.storage.store import Store
from banchisa.table import views
from banchisa.table.errors import Problem
from banchisa.table.events import ANALYSIS, Keep
from banchisa.table.table import Table
from banchisa.table.wire.answers import AnalysisStage, AnalysisState, WireReport

MOST_WAITING = 20
_NONE = AnalysisState("none", 0.0, None)
_PROGRESS = 1.0  # seconds between two looks of other servers
log = logging.getLogger("banchisa.server")


_read_state = msgspec.json.Decoder(AnalysisState).decode


class Job:
    """The analysis of one table."""

    __slots__ = ("done", "report", "state")

    def __init__(self) -> None:
        self.state: AnalysisStage = "waiting"
        self.done = 0.0
        self.report: WireReport | None = None

    @property
    def is_open(self) -> bool:
        return self.state in ("waiting", "working")

    def now(self) -> AnalysisState:
        return AnalysisState(self.state, round(self.done, 4), self.report)


class Analyses:
    """Who asks for an analysis gets the one there is; it goes on whether or not somebody waits for it."""

    def __init__(self, settings: Settings, store: Store, cluster: Cluster) -> None:
        self._settings = settings
        self._store = store
        self._cluster = cluster
        self._turn = asyncio.Semaphore(1)
        self._jobs: dict[str, Job] = {}  # those under way, and those that failed or could not be stored
        self._tasks: set[asyncio.Task[None]] = set()

    def count(self) -> dict[str, int]:
        """How many are kept, by state."""
        return Counter(job.state for job in list(self._jobs.values()))

    async def status(self, table: Table) -> AnalysisState:
        """How the analysis of a finished table stands."""
        _check_over(table)
        job = self._jobs.get(table.header.id)
        return await self._find(table.header.id) if job is None else job.now()

    async def request(self, table: Table) -> AnalysisState:
        """The same, begun if there is none yet or the last one failed."""
        found, key = await self.status(table), table.header.id
        if found.state not in ("none", "failed"):
            return found
        self._check_space()
        if not await self._cluster.claim(_lease(key)):
            return AnalysisState("waiting", 0.0, None)  # another server has just begun
        if key not in self._jobs or not self._jobs[key].is_open:
            self._begin(key, table)
        return self._jobs[key].now()

    async def _find(self, key: str) -> AnalysisState:
        """How an analysis of another server, or of earlier days, stands; one whose server is gone is none."""
        stored = await self._store.load_finding(ANALYSIS, key)
        if stored is None:
            return _NONE
        try:
            found = _read_state(stored.data)
        except msgspec.DecodeError:  # of another version of Banchisa
            return _NONE
        return found if found.state == "done" or await self._cluster.is_claimed(_lease(key)) else _NONE

    def _begin(self, key: str, table: Table) -> None:
        self._jobs[key] = job = Job()
        record = views.record(table, 0)
        record.version = table.game.version  # an older game that is shown is one that these rules allow
        question = msgspec.json.encode(AnalysisQuestion(record.to_json(), self._settings.analysis))
        task = asyncio.create_task(self._work(key, job, question + b"\n"))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check_space(self) -> None:
        """Refuse one analysis too many; forget those that failed."""
        self._jobs = {key: job for key, job in self._jobs.items() if job.is_open}
        if len(self._jobs) >= MOST_WAITING:
            raise Problem("request/too_many", most=MOST_WAITING)

    async def _work(self, key: str, job: Job, question: bytes) -> None:
        async with self._turn:
            job.state = "working"
            try:
                async with self._analyst() as process:
                    report = await self._follow(process, key, job, question)
                job.state, job.done, job.report = "done", 1.0, report
                await self._keep(key, job)
                del self._jobs[key]
            except Problem as problem:
                log.warning("the analysis of table %s could not be stored: %s", key, problem.code)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as why:
                job.state = "failed"
                log.warning("the analysis of table %s failed: %r", key, why)
            finally:
                self._cluster.release(_lease(key))

    async def _keep(self, key: str, job: Job) -> None:
        await self._store.write(Keep(ANALYSIS, key, msgspec.json.encode(job.now()).decode()))

    async def _follow(self, process: Process, key: str, job: Job, question: bytes) -> WireReport:
        """The report, after all the progress on the way to it."""
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        told = time.monotonic()
        while True:
            async with asyncio.timeout(self._settings.silence):
                line = await process.stdout.readline()
            if not line:
                raise OSError("the process died")
            news = read_news(line)
            if news.report is not None:
                return news.report
            job.done = news.done
            if not self._cluster.is_alone and time.monotonic() - told > _PROGRESS:
                await self._keep(key, job)
                told = time.monotonic()

    @asynccontextmanager
    async def _analyst(self) -> AsyncIterator[Process]:
        """A process that analyses, gone afterwards."""
        process = await start_child("banchisa.server.processes.analysis_worker", self._settings.take)
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _lease(key: str) -> str:
    """The name under which one server takes an analysis upon itself."""
    return f"analysis {key}"


def _check_over(table: Table) -> None:
    """Refuse to look into a game that is still played: it would tell what seats cannot see."""
    if not table.is_over:
        raise Problem("table/not_over")
