"""Tables in PostgreSQL: for several servers, and for those who keep a database anyway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from banchisa.server.storage.address import name_of
from banchisa.server.storage.health import Health
from banchisa.server.storage.postgres_connection import (
    DATABASE_ERRORS,
    Pool,
    may_pass,
    migrate,
    open_pool,
    retry,
)
from banchisa.server.storage.postgres_writer import PostgresWriter
from banchisa.server.storage.statements import StoreWrite
from banchisa.server.storage.store import NoteCommit, Row, Store, complain, read_rows
from banchisa.table.errors import Problem
from banchisa.table.events import Probe

T = TypeVar("T")
_READERS = 4  # connections


class PostgresStore(Store):
    """One database: a connection that writes, committing all that is queued at once, and some that read."""

    IN = "SELECT jsonb_array_elements_text({}::jsonb)"
    EACH = "jsonb_each_text({}::jsonb)"
    VERSION = "SELECT version FROM schema_version"

    def __init__(self, url: str, pool: Pool, note_commit: NoteCommit) -> None:
        self.url = url
        self.pool = pool
        self.health = Health(name_of(url))
        self._writer = PostgresWriter(url, self.health, note_commit)

    @staticmethod
    async def open(url: str, note_commit: NoteCommit, patience: float) -> PostgresStore:
        """The store of a database, whose schema is brought up to date."""
        await migrate(url, patience)
        return PostgresStore(url, await open_pool(url, _READERS), note_commit)

    async def write(self, *writes: StoreWrite) -> None:
        await self._writer.write(list(writes))

    async def is_healthy(self) -> bool:
        with suppress(Problem):  # the writer remembers it
            await self._writer.write([Probe()])
        return self.health.is_good

    async def close(self) -> None:
        await self._writer.stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.pool.close(), 1.0)
        self.pool.terminate()

    async def _read(
        self, read: Callable[[Row], T], query: str, *values: object, damaged: Problem | None = None
    ) -> list[T]:
        try:
            rows = await retry(lambda _: self.pool.fetch(query, *values), is_worth_it=may_pass)
        except DATABASE_ERRORS as why:
            if may_pass(why):  # and no table is damaged by it
                raise Problem("server/busy") from None
            complain(why, damaged)
            return []
        return read_rows([tuple(row) for row in rows], read, damaged)

    async def _size(self) -> int:
        return int(await self.pool.fetchval("SELECT pg_database_size(current_database())"))
