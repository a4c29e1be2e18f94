"""The one thread that writes: it commits whatever is queued in one transaction, then tells those who wait."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from banchisa.server.storage import rows, sqlite_steps
from banchisa.server.storage.health import FileHealth
from banchisa.server.storage.statements import (
    REPLACE_NOTICE,
    Outcome,
    Statement,
    StoreWrite,
    find_statements,
    hold_seat,
    settle,
    write_notices,
)
from banchisa.server.storage.store import NoteCommit
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import Append, Probe, held_seats

_MOST_AT_ONCE = 500
_ADD_EVENT = "INSERT INTO events VALUES (?, ?, ?, ?, ?)"
_ADD_NOTICE = (
    "INSERT INTO notices SELECT id, ?, ?, ?, ?, 0, '' FROM ways WHERE holder = ? AND state = 'on' " + REPLACE_NOTICE
)
_UPDATE = (
    "UPDATE tables SET version = ?, actor = ?, over = ?, vacant = ?, seating = ?, deadline = ?, private = ? "
    "WHERE id = ?"
)


@dataclass(slots=True)
class _Job:
    writes: list[StoreWrite]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop

    @property
    def is_small(self) -> bool:
        return all(isinstance(write, Probe) for write in self.writes)


class Writer:
    """A queue of jobs; each is written whole or not at all."""

    def __init__(self, connection: sqlite3.Connection, path: Path, note_commit: NoteCommit = lambda *_: None) -> None:
        self._db = connection
        sqlite_steps.prepare(connection)
        self._note_commit = note_commit
        self.health = FileHealth(path)
        self._round: list[_Job] = []  # of this round of the event loop
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="banchisa-writer", daemon=True)
        self._thread.start()

    async def write(self, writes: list[StoreWrite]) -> None:
        """The thread is woken at the end of a round of the event loop: sooner it would only wait for Python's lock."""
        loop = asyncio.get_running_loop()
        job = _Job(writes, loop.create_future(), loop)
        self._round.append(job)
        if len(self._round) == 1:
            loop.call_soon(self._hand_over)
        await job.done

    def _hand_over(self) -> None:
        jobs, self._round = self._round, []
        if jobs:
            self._queue.put(jobs)

    def stop(self) -> None:
        """Write what is queued, then end."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        """Commit all that waits, until somebody says that there is no more."""
        goes_on = True
        while goes_on:
            waiting = [self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get())
            jobs = [job for some in waiting if some is not None for job in some]
            for first in range(0, len(jobs), _MOST_AT_ONCE):
                self.commit(jobs[first : first + _MOST_AT_ONCE])
            goes_on = None not in waiting

    def commit(self, jobs: list[_Job]) -> None:
        """Write the jobs in one transaction and answer each."""
        outcomes: list[Outcome]
        begun, is_stored = time.perf_counter(), False
        try:
            outcomes = self._write(jobs)
            self.health.note_success(small=all(job.is_small for job in jobs))
            is_stored = True
        except (sqlite3.Error, OSError) as why:
            self._roll_back()
            outcomes = [self.health.note_file_failure(why) for _ in jobs]
        except Exception as why:  # whatever it is, those who wait hear of it and the thread goes on
            self._roll_back()
            outcomes = [why for _ in jobs]
        self._note_commit(time.perf_counter() - begun, len(jobs), is_stored)
        answers = [(job.done, outcome) for job, outcome in zip(jobs, outcomes, strict=True)]
        with suppress(RuntimeError):  # nobody waits any more
            jobs[0].loop.call_soon_threadsafe(_settle_all, answers)

    def _write(self, jobs: list[_Job]) -> list[Outcome]:
        """What became of each job; nothing is stored in a file that nobody will find again.

        Steps are written together. If one of them cannot be, or there is something else, each job is for itself.
        """
        self.health.look_for_files()
        outcomes: list[Outcome] = [None] * len(jobs)
        if not self._write_steps(jobs):
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = [self._try(partial(self._write_all, job.writes)) for job in jobs]
            self._db.execute("COMMIT")
        self.health.look_for_files()
        return outcomes

    def _write_steps(self, jobs: list[_Job]) -> bool:
        """Write all of it at once, if it is nothing but steps and each can be written; else nothing of it."""
        steps = sqlite_steps.find_steps([write for job in jobs for write in job.writes])
        return sqlite_steps.write_steps(self._db, steps, time.time())

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # on a full disk even this may fail; the next transaction begins afresh
            self._db.rollback()

    def _try(self, write: Callable[[], None]) -> Outcome:
        """Write something, or leave nothing of it behind."""
        self._db.execute("SAVEPOINT job")
        try:
            write()
        except (sqlite3.IntegrityError, Problem) as why:
            self._db.execute("ROLLBACK TO job")
            return why if isinstance(why, Problem) else Stale()
        finally:
            self._db.execute("RELEASE job")
        return None

    def _write_all(self, writes: list[StoreWrite]) -> None:
        for write in writes:
            self._write_one(write)

    def _write_one(self, write: StoreWrite) -> None:
        match write:
            case Append():
                self._append(write)
            case Probe():
                (found,) = self._db.execute("PRAGMA user_version").fetchone()
                self._db.execute(f"PRAGMA user_version = {found}")  # as it is: a newer server may have changed it
            case _:
                self._execute(find_statements(write, time.time()))

    def _execute(self, statements: list[Statement]) -> None:
        for statement in statements:
            named = {str(number): value for number, value in enumerate(statement.values, 1)}
            if statement.is_last(self._db.execute(statement.sql, named).rowcount):
                return

    def _append(self, write: Append) -> None:
        self._db.executemany(_ADD_EVENT, rows.write_events(write, time.time()))
        if not self._db.execute(_UPDATE, (*rows.write_summary(write.summary), write.table)).rowcount:
            raise Problem("table/unknown", table=write.table)  # it was removed meanwhile
        for seat in held_seats(write.events):
            self._execute(hold_seat(seat.holder, write.table))
        self._db.executemany(_ADD_NOTICE, write_notices(write))


def _settle_all(answers: list[tuple[asyncio.Future[None], Outcome]]) -> None:
    for done, outcome in answers:
        settle(done, outcome)
