"""Moves everything from one store into another, row by row, and shows that it arrived."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage import sqlite
from banchisa.server.storage.address import StoreAddress, file_of, is_postgres, name_of
from banchisa.server.storage.open_store import check_store

if TYPE_CHECKING:
    from banchisa.server.storage.postgres_connection import Connection

_AT_ONCE = 1_000  # rows
_FLAGS = frozenset({"public", "over", "hints", "has_talk"})
KEYS = {  # the tables of a store, and the columns by which their rows are ordered
    "tables": ("id",),
    "events": ("table_id", "n"),
    "holders": ("holder", "table_id"),
    "findings": ("kind", "name"),
    "devices": ("holder",),
    "codes": ("digest",),
    "ways": ("id",),
    "notices": ("way", "table_id"),
    "keys": ("name",),
    "marks": ("person", "table_id"),
    "talk": ("table_id", "circle", "n"),
}
Row = Sequence[object]


@dataclass
class StoreContents:
    """How many rows there are, and a digest of all of them in order."""

    rows: dict[str, int] = field(default_factory=dict)
    digest: str = ""


class SqliteSide:
    """A file as one end of a copy, as it stands at one moment."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return [str(row[1]) for row in self._connection.execute(f"PRAGMA table_info({table})")]

    async def count(self, table: str) -> int:
        return int(self._connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0])

    async def rows(self, table: str, columns: list[str]) -> AsyncIterator[list[Row]]:
        """All rows of a table, in the order of its key."""
        found = self._connection.execute(_select(table, columns))
        flags = [column in _FLAGS for column in columns]
        while some := found.fetchmany(_AT_ONCE):
            yield [[bool(value) if flag else value for value, flag in zip(row, flags, strict=True)] for row in some]

    async def insert(self, table: str, columns: list[str], rows: list[Row]) -> None:
        places = ", ".join("?" * len(columns))
        self._connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)


class PostgresSide:
    """The same of a database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def columns(self, table: str) -> list[str]:
        query = (
            "SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped "
            "ORDER BY attnum"
        )
        return [str(row[0]) for row in await self._connection.fetch(query, table)]

    async def count(self, table: str) -> int:
        return int(await self._connection.fetchval(f"SELECT COUNT(*) FROM {table}"))

    async def rows(self, table: str, columns: list[str]) -> AsyncIterator[list[Row]]:
        found = await self._connection.cursor(_select(table, columns, ' COLLATE "C"'))
        while some := await found.fetch(_AT_ONCE):
            yield [list(row) for row in some]

    async def insert(self, table: str, columns: list[str], rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(table, records=map(tuple, rows), columns=columns)


Side = SqliteSide | PostgresSide


def _select(table: str, columns: list[str], by_bytes: str = "") -> str:
    """All rows of a table; texts are ordered by their bytes in both databases."""
    order = ", ".join(key if key == "n" else f"{key}{by_bytes}" for key in KEYS[table])
    return f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}"


@asynccontextmanager
async def open_side(address: StoreAddress) -> AsyncIterator[Side]:
    """A store in one transaction: what others change meanwhile is not seen, and what fails leaves nothing behind."""
    if is_postgres(address):
        from banchisa.server.storage.postgres_connection import connect

        database = await connect(str(address))
        try:
            async with database.transaction(isolation="repeatable_read"):
                yield PostgresSide(database)
        finally:
            await database.close()
        return
    with closing(sqlite.connect(file_of(address), check=False)) as file:
        file.execute("BEGIN")
        try:
            yield SqliteSide(file)
            file.execute("COMMIT")
        except BaseException:
            file.execute("ROLLBACK")
            raise


async def count_contents(side: Side) -> StoreContents:
    """What a store holds."""
    found, digest = StoreContents(), hashlib.sha256()
    for table in KEYS:
        columns = sorted(await side.columns(table))
        found.rows[table] = 0
        async for some in side.rows(table, columns):
            found.rows[table] += len(some)
            digest.update(msgspec.json.encode([table, columns, some]))
    found.digest = digest.hexdigest()
    return found


async def copy_all(source: StoreAddress, target: StoreAddress, progress: Callable[[int], None]) -> StoreContents:
    """Copy everything, count it on both sides, and compare; the target must be empty."""
    async with open_side(source) as giving:
        async with open_side(target) as taking:
            if sum((await count_contents(taking)).rows.values()):
                raise BanchisaError(f"{name_of(target)} already holds tables: copy into an empty store")
            for table in KEYS:
                columns = await giving.columns(table)
                async for some in giving.rows(table, columns):
                    await taking.insert(table, columns, some)
                    progress(len(some))
        before = await count_contents(giving)
    async with open_side(target) as taken:
        after = await count_contents(taken)
    if before != after:
        raise BanchisaError(
            f"{name_of(target)} does not hold what {name_of(source)} does: {after.rows} of {before.rows}"
        )
    return after


def count_rows(source: StoreAddress) -> int:
    """How many rows there are to copy."""

    async def count() -> int:
        async with open_side(source) as side:
            return sum([await side.count(table) for table in KEYS])

    check_store(source)
    return asyncio.run(count())


def copy_store(
    source: StoreAddress, target: StoreAddress, progress: Callable[[int], None] = lambda rows: None
) -> StoreContents:
    """The same, for people who wait for it."""
    if name_of(source) == name_of(target):
        raise BanchisaError("copy from one store into another, not into itself")
    for address in (source, target):
        check_store(address)
    return asyncio.run(copy_all(source, target, progress))
