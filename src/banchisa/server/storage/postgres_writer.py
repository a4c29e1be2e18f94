"""The one connection that writes: it commits whatever is queued at once, then tells those who wait.

Steps are most of what is written. All steps that wait are stored by one statement: it moves each table on from the
version that its step was decided at, and leaves out those that somebody else has moved on meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import asyncpg

from banchisa.server.storage import rows
from banchisa.server.storage.health import Health
from banchisa.server.storage.postgres_connection import DATABASE_ERRORS, Connection, connect, is_lost, retry
from banchisa.server.storage.statements import (
    REPLACE_NOTICE,
    Outcome,
    StoreWrite,
    find_statements,
    settle,
    write_notices,
)
from banchisa.server.storage.store import NoteCommit
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import Append, Probe, held_seats

_MOST_AT_ONCE = 500
_APPEND = f"""
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bool[], $6::int[], $7::text[],
    $8::float8[], $9::int[])
  AS w (id, after, version, actor, over, vacant, seating, deadline, private)
), locked AS MATERIALIZED (
  SELECT t.id FROM tables t JOIN wanted w ON t.id = w.id AND t.version = w.after ORDER BY t.id FOR UPDATE OF t
), moved AS (
  UPDATE tables t SET version = w.version, actor = w.actor, over = w.over, vacant = w.vacant, seating = w.seating,
    deadline = w.deadline, private = w.private
  FROM wanted w JOIN locked l ON l.id = w.id WHERE t.id = w.id AND t.version = w.after RETURNING t.id
), added AS (
  INSERT INTO events
  SELECT e.* FROM unnest($10::text[], $11::int[], $12::text[], $13::text[], $14::float8[])
  AS e (table_id, n, kind, data, at) JOIN moved ON moved.id = e.table_id
), held AS (
  INSERT INTO holders SELECT h.* FROM unnest($15::text[], $16::text[]) AS h (holder, table_id)
  JOIN moved ON moved.id = h.table_id ON CONFLICT DO NOTHING
), noticed AS (
  INSERT INTO notices SELECT ways.id, n.table_id, n.kind, n.number, n.due, 0, ''
  FROM unnest($17::text[], $18::text[], $19::text[], $20::float8[], $21::text[])
  AS n (table_id, kind, number, due, holder) JOIN moved ON moved.id = n.table_id
  JOIN ways ON ways.holder = n.holder AND ways.state = 'on' {REPLACE_NOTICE}
)
SELECT id FROM moved
"""


@dataclass(frozen=True, eq=False)
class _Job:
    writes: list[StoreWrite]
    done: asyncio.Future[None]
    at: float = field(default_factory=time.time)

    @property
    def is_small(self) -> bool:
        return all(isinstance(write, Probe) for write in self.writes)

    @property
    def last_append(self) -> Append | None:
        appends = [write for write in self.writes if isinstance(write, Append)]
        return appends[-1] if appends else None


class PostgresWriter:
    """A queue of jobs; each is written whole or not at all."""

    def __init__(self, url: str, health: Health, note_commit: NoteCommit) -> None:
        self._url = url
        self._note_commit = note_commit
        self._health = health
        self._connection: Connection | None = None
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, writes: list[StoreWrite]) -> None:
        job = _Job(writes, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(job)
        await job.done

    async def stop(self) -> None:
        """Write what is queued, then end."""
        self._queue.put_nowait(None)
        await self._task
        self._drop()

    async def _run(self) -> None:
        while (job := await self._queue.get()) is not None:
            jobs = [job]
            while len(jobs) < _MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put_nowait(None)
                    break
                jobs.append(more)
            await self.commit(jobs)

    async def commit(self, jobs: list[_Job]) -> None:
        """Write the jobs and answer each."""
        outcomes: dict[_Job, Outcome]
        begun, is_stored = time.perf_counter(), False
        try:
            outcomes = await retry(lambda is_again: self._attempt(jobs, is_again))
            self._health.note_success(small=all(job.is_small for job in jobs))
            is_stored = True
        except DATABASE_ERRORS as why:
            problem = self._health.note_failure(why, is_busy=is_lost(why))
            outcomes = dict.fromkeys(jobs, problem)
        except Exception as why:  # whatever it is, those who wait hear of it and the writer goes on
            outcomes = dict.fromkeys(jobs, why)
        self._note_commit(time.perf_counter() - begun, len(jobs), is_stored)
        for job in jobs:
            settle(job.done, outcomes[job])

    async def _attempt(self, jobs: list[_Job], is_again: bool) -> dict[_Job, Outcome]:
        """What became of each job. Whether a commit that got no answer was made is looked up before the next try."""
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._url)
            stored = await self._find_stored(self._connection, jobs) if is_again else set()
            outcomes = await self._store(self._connection, [job for job in jobs if job not in stored])
        except BaseException as why:
            if is_lost(why) or isinstance(why, asyncio.CancelledError):
                self._drop()
            raise
        return {**outcomes, **dict.fromkeys(stored)}

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def _find_stored(self, connection: Connection, jobs: list[_Job]) -> set[_Job]:
        """The jobs whose last event is there as it was to be written, at the very time."""
        found: set[_Job] = set()
        for job in jobs:
            if (append := job.last_append) is not None:
                table, number, _, data, at = rows.write_events(append, job.at)[-1]
                query = "SELECT 1 FROM events WHERE table_id = $1 AND n = $2 AND data = $3 AND at = $4"
                if await connection.fetchval(query, table, number, data, at):
                    found.add(job)
        return found

    async def _store(self, connection: Connection, jobs: list[_Job]) -> dict[_Job, Outcome]:
        outcomes: dict[_Job, Outcome] = {}
        steps = [job for job in jobs if len(job.writes) == 1 and job.last_append is not None]
        while steps:  # several of one table one after the other
            first = {append.table: job for job in reversed(steps) if (append := job.last_append) is not None}
            with suppress(asyncpg.IntegrityConstraintViolationError):  # then each is tried alone, below
                outcomes |= await _append(connection, list(first.values()))
                steps = [job for job in steps if job not in outcomes]
                continue
            break
        others = [job for job in jobs if job not in outcomes]
        if others:
            async with connection.transaction():
                for job in others:
                    outcomes[job] = await _try(connection, job)
        return outcomes


async def _append(connection: Connection, jobs: list[_Job]) -> dict[_Job, Outcome]:
    """Store steps of different tables in one statement."""
    appends = {append.table: append for job in jobs if (append := job.last_append) is not None}
    times = {append.table: job.at for job in jobs if (append := job.last_append) is not None}
    summaries = [(table, append.after, *rows.write_summary(append.summary)) for table, append in appends.items()]
    events = [row for table, append in appends.items() for row in rows.write_events(append, times[table])]
    held = [(seat.holder, table) for table, append in appends.items() for seat in held_seats(append.events)]
    notices = [row for append in appends.values() for row in write_notices(append)]
    values = [*_columns(summaries, 9), *_columns(events, 5), *_columns(held, 2), *_columns(notices, 5)]
    moved = {str(row[0]) for row in await connection.fetch(_APPEND, *values)}
    left = [table for table in appends if table not in moved]
    known = await _find_tables(connection, left) if left else set()
    return {
        job: None if table in moved else Stale() if table in known else Problem("table/unknown", table=table)
        for job, table in zip(jobs, appends, strict=True)
    }


def _columns(rows: Sequence[Sequence[object]], width: int) -> list[list[object]]:
    return [[row[number] for row in rows] for number in range(width)]


async def _find_tables(connection: Connection, tables: list[str]) -> set[str]:
    return {str(row[0]) for row in await connection.fetch("SELECT id FROM tables WHERE id = ANY($1)", tables)}


async def _try(connection: Connection, job: _Job) -> Outcome:
    """Write one job, or leave nothing of it behind."""
    try:
        async with connection.transaction():
            for write in job.writes:
                await _write(connection, write, job)
    except asyncpg.IntegrityConstraintViolationError:
        return Stale()
    except (Problem, Stale) as why:
        return why
    return None


async def _write(connection: Connection, write: StoreWrite, job: _Job) -> None:
    match write:
        case Append():
            alone = _Job([write], job.done, job.at)
            if (outcome := (await _append(connection, [alone]))[alone]) is not None:
                raise outcome
        case Probe():
            await connection.execute("UPDATE schema_version SET version = version")
        case _:
            for statement in find_statements(write, job.at):
                done = await connection.execute(statement.sql, *statement.values)  # such as DELETE 1
                if statement.is_last(int(done.split()[-1])):
                    return
