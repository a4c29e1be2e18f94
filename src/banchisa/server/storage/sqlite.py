"""Tables in one SQLite file: the default, with nothing to set up. One server for each file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage import migrations
from banchisa.server.storage.sqlite_writer import Writer
from banchisa.server.storage.statements import StoreWrite
from banchisa.server.storage.store import NoteCommit, Row, Store, complain, read_rows
from banchisa.table.errors import Problem
from banchisa.table.events import Probe

T = TypeVar("T")
_PROBE = 1.0  # seconds between two small writes
_SOON = 5.0  # seconds within which a disk that is well has answered, however busy the machine is
_CHECKPOINT = 4000  # pages of the log (16 MB) after which it goes into the file: steps wait for that, so it is rare
_CACHE = 8 * 1024  # KiB: the rows of some thousand tables at which people step
_QUICK_TO_CHECK = 256 * 2**20  # bytes


class SqliteStore(Store):
    """One file: a thread that writes, committing all that is queued at once, and a thread that reads."""

    IN = "SELECT value FROM json_each({})"
    EACH = "json_each({})"
    VERSION = "PRAGMA user_version"

    def __init__(self, path: Path, note_commit: NoteCommit = lambda *_: None) -> None:
        self._path = path
        self._writer = Writer(connect(path, check=False), path, note_commit)
        self._reading = ThreadPoolExecutor(1, "banchisa-reader")
        self._reader = connect(path, check=False)
        self._probing: asyncio.Task[None] | None = None
        self._probed = 0.0

    async def write(self, *writes: StoreWrite) -> None:
        await self._writer.write(list(writes))

    async def is_healthy(self) -> bool:
        """A little is written, at most once in a while; if the disk does not answer soon, that is an answer too."""
        if self._probing is None or time.monotonic() - self._probed > _PROBE:
            self._probed = time.monotonic()
            self._probing = asyncio.create_task(self._probe())
        try:
            await asyncio.wait_for(asyncio.shield(self._probing), _SOON)
        except TimeoutError:
            return False
        return self._writer.health.is_good

    async def _probe(self) -> None:
        with suppress(Problem):  # the writer remembers it
            await self._writer.write([Probe()])

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._writer.stop)
        self._reading.shutdown()
        self._reader.close()

    async def _read(
        self, read: Callable[[Row], T], query: str, *values: object, damaged: Problem | None = None
    ) -> list[T]:
        named = {str(number): value for number, value in enumerate(values, 1)}

        def fetch() -> list[T]:
            try:
                rows = self._reader.execute(query, named).fetchall()  # an unfinished query would go on seeing the past
                return read_rows(rows, read, damaged)
            except sqlite3.Error as why:
                complain(why, damaged)
                return []

        return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)

    async def _size(self) -> int:
        return self._path.stat().st_size


def connect(path: Path, check: bool = True) -> sqlite3.Connection:
    """A connection on which a commit is on the disk when it returns; several processes may share the file.

    With `check`, a file that is not too large for it is looked through for damage.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT}")
        connection.execute(f"PRAGMA cache_size = {-_CACHE}")
        _migrate(connection)
        if check and path.stat().st_size <= _QUICK_TO_CHECK and (damage := find_damage(connection)):
            raise BanchisaError(f"the file is damaged ({damage}); bring back a backup of it")
    except (OSError, sqlite3.Error, BanchisaError) as why:
        raise BanchisaError(f"cannot store tables in {path}: {why}") from None
    return connection


def check_file(path: Path) -> str:
    """The first thing that is wrong with a file, however large it is; nothing if it is sound."""
    with closing(connect(path, check=False)) as connection:
        return find_damage(connection)


def shrink_file(path: Path) -> None:
    """Give back the space of what was removed, unless somebody uses the file: then it is used again later."""
    with suppress(sqlite3.OperationalError), closing(connect(path, check=False)) as connection:
        connection.execute("VACUUM")


def find_damage(connection: sqlite3.Connection) -> str:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return "" if found == "ok" else " ".join(str(found).split())


def _migrate(connection: sqlite3.Connection) -> None:
    """Make what an older or empty file lacks; leave one of a newer Banchisa alone."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        for statement in migrations.find_statements(found, "sqlite"):
            connection.execute(statement)
        if found != migrations.newest_version():  # else nothing is written, so that a server can start on a full disk
            connection.execute(f"PRAGMA user_version = {migrations.newest_version()}")
        connection.execute("COMMIT")
    except (sqlite3.Error, BanchisaError):
        connection.execute("ROLLBACK")
        raise
