"""Analyses of finished games: one at a time in a process of its own, stored for whoever asks later."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from banchisa.server.cluster.cluster import Cluster
from banchisa.server.processes.child import Child
from banchisa.server.processes.questions import AnalysisQuestion, read_news
from banchisa.server.settings import Settings
from banchisa.server.storage.store import Store
from banchisa.table import views
from banchisa.table.errors import Problem
from banchisa.table.events import ANALYSIS, Keep
from banchisa.table.table import Table
from banchisa.table.wire.answers import AnalysisStage, AnalysisState, WireReport

MOST_WAITING = 20
_NONE, _WAITING = AnalysisState("none", 0.0, None), AnalysisState("waiting", 0.0, None)
_PROGRESS = 1.0  # seconds between two looks of other servers
log = logging.getLogger("banchisa.server")


_read_state = msgspec.json.Decoder(AnalysisState).decode


class Analyses:
    """Who asks for an analysis gets the one there is; it goes on whether or not somebody waits for it."""

    def __init__(self, settings: Settings, store: Store, cluster: Cluster) -> None:
        self._settings = settings
        self._store = store
        self._cluster = cluster
        self._turn = asyncio.Semaphore(1)
        self._jobs: dict[str, AnalysisState] = {}  # those under way, and those that failed or could not be stored
        self._tasks: set[asyncio.Task[None]] = set()

    def count(self) -> dict[str, int]:
        """How many are kept, by state."""
        return Counter(job.state for job in list(self._jobs.values()))

    async def status(self, table: Table) -> AnalysisState:
        """How the analysis of a finished table stands."""
        table.check_over()
        job = self._jobs.get(table.header.id)
        return await self._find(table.header.id) if job is None else job

    async def request(self, table: Table) -> AnalysisState:
        """The same, begun if there is none yet or the last one failed."""
        found, key = await self.status(table), table.header.id
        if found.state not in ("none", "failed"):
            return found
        self._check_space()
        if not await self._cluster.claim(_lease(key)):
            return _WAITING  # another server has just begun
        if key not in self._jobs or not _is_open(self._jobs[key]):
            self._begin(key, table)
        return self._jobs[key]

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
        self._jobs[key] = _WAITING
        record = views.record(table, 0)
        record.version = table.game.version  # an older game that is shown is one that these rules allow
        question = AnalysisQuestion(record.to_json(), self._settings.analysis)
        task = asyncio.create_task(self._work(key, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check_space(self) -> None:
        """Refuse one analysis too many; forget those that failed."""
        self._jobs = {key: job for key, job in self._jobs.items() if _is_open(job)}
        if len(self._jobs) >= MOST_WAITING:
            raise Problem("request/too_many", most=MOST_WAITING)

    async def _work(self, key: str, question: AnalysisQuestion) -> None:
        async with self._turn:
            self._note(key, "working", 0.0)
            try:
                async with self._analyst() as analyst:
                    await analyst.ask(question)
                    report = await self._follow(analyst, key)
                self._note(key, "done", 1.0, report)
                await self._keep(key)
                self._jobs.pop(key, None)
            except Problem as problem:
                log.warning("the analysis of table %s could not be stored: %s", key, problem.code)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as why:
                self._note(key, "failed", self._jobs[key].done)
                log.warning("the analysis of table %s failed: %r", key, why)
            finally:
                self._cluster.release(_lease(key))

    def _note(self, key: str, stage: AnalysisStage, done: float, report: WireReport | None = None) -> None:
        self._jobs[key] = AnalysisState(stage, round(done, 4), report)

    async def _keep(self, key: str) -> None:
        await self._store.write(Keep(ANALYSIS, key, msgspec.json.encode(self._jobs[key]).decode()))

    async def _follow(self, analyst: Child, key: str) -> WireReport:
        """The report, after all the progress on the way to it."""
        told = time.monotonic()
        while True:
            async with asyncio.timeout(self._settings.silence):
                news = read_news(await analyst.hear())
            if news.report is not None:
                return news.report
            self._note(key, "working", news.done)
            if not self._cluster.is_alone and time.monotonic() - told > _PROGRESS:
                await self._keep(key)
                told = time.monotonic()

    @asynccontextmanager
    async def _analyst(self) -> AsyncIterator[Child]:
        """A process that analyses, gone afterwards."""
        analyst = await Child.start("analysis_worker", self._settings.take)
        try:
            yield analyst
        finally:
            analyst.end()
            await analyst.wait()

    async def close(self) -> None:
        """End what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _is_open(job: AnalysisState) -> bool:
    return job.state in ("waiting", "working")


def _lease(key: str) -> str:
    """The name under which one server takes an analysis upon itself."""
    return f"analysis {key}"
