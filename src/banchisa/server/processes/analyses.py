"""Analyses of finished games: one at a time in a process of its own, kept for whoever asks later."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from banchisa.server.processes.child import start_child
from banchisa.server.settings import Settings
from banchisa.table import views
from banchisa.table.errors import Problem
from banchisa.table.table import Table
from banchisa.table.wire.answers import AnalysisStage, AnalysisState, WireReport

MOST_WAITING = 20
MOST_KEPT = 200
log = logging.getLogger("banchisa.server")


class _Said(msgspec.Struct):
    """A line of the process: how far it is, or the whole report."""

    done: float = 0.0
    report: WireReport | None = None


_read = msgspec.json.Decoder(_Said).decode


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

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._turn = asyncio.Semaphore(1)
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def count(self) -> dict[str, int]:
        """How many are kept, by state."""
        return Counter(job.state for job in list(self._jobs.values()))

    def status(self, table: Table) -> AnalysisState:
        """How the analysis of a finished table stands."""
        _check_over(table)
        job = self._jobs.get(table.header.id)
        return AnalysisState("none", 0.0, None) if job is None else job.now()

    def request(self, table: Table) -> AnalysisState:
        """The same, begun if there is none yet or the last one failed."""
        _check_over(table)
        key = table.header.id
        if key not in self._jobs or self._jobs[key].state == "failed":
            self._begin(key, table)
        return self._jobs[key].now()

    def _begin(self, key: str, table: Table) -> None:
        self._check_space()
        self._jobs[key] = job = Job()
        record = views.record(table, 0)
        record.version = table.game.version  # an older game that is shown is one that these rules allow
        question = msgspec.json.encode({"record": record.to_json(), "iterations": self._settings.analysis})
        task = asyncio.create_task(self._work(key, job, question + b"\n"))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check_space(self) -> None:
        """Refuse one analysis too many; forget the oldest ones that are done."""
        if len([job for job in self._jobs.values() if job.is_open]) >= MOST_WAITING:
            raise Problem("request/too_many", most=MOST_WAITING)
        ended = [key for key, job in self._jobs.items() if not job.is_open]
        for key in ended[: max(0, len(self._jobs) + 1 - MOST_KEPT)]:
            del self._jobs[key]

    async def _work(self, key: str, job: Job, question: bytes) -> None:
        async with self._turn:
            job.state = "working"
            try:
                async with self._analyst() as process:
                    report = await self._follow(process, job, question)
                job.state, job.done, job.report = "done", 1.0, report
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as why:
                job.state = "failed"
                log.warning("the analysis of table %s failed: %r", key, why)

    async def _follow(self, process: Process, job: Job, question: bytes) -> WireReport:
        """The report, after all the progress on the way to it."""
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        while True:
            async with asyncio.timeout(self._settings.silence):
                line = await process.stdout.readline()
            if not line:
                raise OSError("the process died")
            said = _read(line)
            if said.report is not None:
                return said.report
            job.done = said.done

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


def _check_over(table: Table) -> None:
    """Refuse to look into a game that is still played: it would tell what seats cannot see."""
    if not table.is_over:
        raise Problem("table/not_over")
