"""Where tables are stored: an append-only log, unique on table and number, in SQLite."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from banchisa.server.storage.schema import SCHEMA, connect
from banchisa.server.storage.writer import NoteCommit, Writer
from banchisa.table import events
from banchisa.table.errors import Problem
from banchisa.table.events import Event, Probe, Seat, TableHeader, TableSummary, Write

T = TypeVar("T")
log = logging.getLogger("banchisa.server")
_PROBE = 1.0  # seconds between two small writes
_SOON = 5.0  # seconds within which a disk that is well has answered, however busy the machine is
_COLUMNS = (
    "id, game, rules, options, host, invite, seed, public, created, version, actor, over, seating, hints, stand_in, "
    "position"
)


TableStage = Literal["waiting", "running", "over", "closed"]
ALL_STAGES: tuple[TableStage, ...] = ("waiting", "running", "over", "closed")
_STAGES: dict[TableStage | None, str] = {
    None: "TRUE",
    "waiting": "vacant > 0",
    "running": "vacant = 0 AND NOT over AND actor IS NOT NULL",
    "over": "over",
    "closed": "vacant = 0 AND NOT over AND actor IS NULL",
}


@dataclass(frozen=True)
class StoredTable:
    """A table of a list: how it was opened and how it stands."""

    header: TableHeader
    summary: TableSummary


@dataclass(frozen=True)
class ListedTable:
    """A table and when something last happened there, in seconds since 1970."""

    stored: StoredTable
    changed: float


class Store(Protocol):
    """What the server needs of a store."""

    async def write(self, *writes: Write) -> None:
        """All of these or none, on the disk when this returns; Stale if somebody else was faster.

        What cannot be stored now is a Problem of the server: `server/busy` or `server/error`.
        """

    async def is_healthy(self) -> bool:
        """Whether what is written reaches the disk."""

    async def is_current(self) -> bool:
        """Whether the layout of the store is still the one that this version writes; a newer server may change it."""

    async def table(self, table: str) -> StoredTable | None:
        """One table."""

    async def log(self, table: str) -> list[Event]:
        """The events of a table in order."""

    async def changed(self, table: str) -> float:
        """When something last happened at a table, in seconds since 1970."""

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of these tables, as far as they are there; `server/busy` if that cannot be told now."""

    async def find(self, game: str | None, state: TableStage | None, most: int) -> list[ListedTable]:
        """Tables for who runs the server, newest first; of one game and in one state, if wanted."""

    async def find_by_holder(self, holder: str, most: int) -> list[StoredTable]:
        """The tables somebody opened or sits at, newest first."""

    async def public(self, since: float, tables: list[str], most: int) -> list[StoredTable]:
        """The public tables with open seats that were opened since then or are among these, newest first."""

    async def waiting(self, host: str, tables: list[str]) -> set[str]:
        """The tables with open seats that somebody opened, and those among these."""

    async def find_idle(self, before: float, stages: Collection[TableStage], most: int) -> list[StoredTable]:
        """Tables in one of these states at which nothing has happened since then."""

    async def close(self) -> None:
        """Finish what is queued."""


class SqliteStore:
    """One file: a thread that writes, committing all that is queued at once, and a thread that reads."""

    def __init__(self, path: Path, note_commit: NoteCommit = lambda *_: None) -> None:
        self._writer = Writer(path, note_commit)
        self._reading = ThreadPoolExecutor(1, "banchisa-reader")
        self._reader = connect(path, check=False)
        self._probing: asyncio.Task[None] | None = None
        self._probed = 0.0

    async def write(self, *writes: Write) -> None:
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

    async def is_current(self) -> bool:
        return await self._read("PRAGMA user_version", (), lambda row: int(row[0])) == [SCHEMA]

    async def _probe(self) -> None:
        with suppress(Problem):  # the writer remembers it
            await self._writer.write([Probe()])

    async def table(self, table: str) -> StoredTable | None:
        query = f"SELECT {_COLUMNS} FROM tables WHERE id = ?"
        found = await self._read(query, (table,), _read_row, Problem("table/damaged", table=table))
        return found[0] if found else None

    async def log(self, table: str) -> list[Event]:
        query = "SELECT data FROM events WHERE table_id = ? ORDER BY n"
        damaged = Problem("table/damaged", table=table)
        return await self._read(query, (table,), lambda row: events.decode_event(str(row[0])), damaged)

    async def changed(self, table: str) -> float:
        query = "SELECT at FROM events WHERE table_id = ? ORDER BY n DESC LIMIT 1"
        return max(await self._read(query, (table,), lambda row: float(row[0])), default=0.0)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        query = "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))"

        def fetch() -> dict[str, int]:
            try:
                return dict(self._reader.execute(query, (json.dumps(tables),)).fetchall())
            except sqlite3.Error:
                raise Problem("server/busy") from None  # a table that cannot be seen now is not one that is gone

        return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)

    async def find(self, game: str | None, state: TableStage | None, most: int) -> list[ListedTable]:
        query = (
            f"SELECT {_COLUMNS}, (SELECT at FROM events WHERE table_id = id ORDER BY n DESC LIMIT 1) FROM tables "
            f"WHERE {_STAGES[state]} AND (game = ? OR ? IS NULL) ORDER BY created DESC, id LIMIT ?"
        )
        return await self._read(query, (game, game, most), lambda row: ListedTable(_read_row(row[:-1]), row[-1]))

    async def find_by_holder(self, holder: str, most: int) -> list[StoredTable]:
        query = (
            f"SELECT {_COLUMNS} FROM holders JOIN tables ON id = table_id "
            "WHERE holder = ? ORDER BY created DESC, id LIMIT ?"
        )
        return await self._read(query, (holder, most), _read_row)

    async def public(self, since: float, tables: list[str], most: int) -> list[StoredTable]:
        query = (
            f"SELECT {_COLUMNS} FROM tables WHERE public AND vacant > 0 AND "
            "(created > ? OR id IN (SELECT value FROM json_each(?))) ORDER BY created DESC, id LIMIT ?"
        )
        return await self._read(query, (since, json.dumps(tables), most), _read_row)

    async def waiting(self, host: str, tables: list[str]) -> set[str]:
        query = (
            "SELECT id FROM tables WHERE vacant > 0 AND id IN "
            "(SELECT value FROM json_each(?) UNION SELECT table_id FROM holders WHERE holder = ?) "
            "AND (host = ? OR id IN (SELECT value FROM json_each(?)))"
        )
        listed = json.dumps(tables)
        return set(await self._read(query, (listed, host, host, listed), lambda row: str(row[0])))

    async def find_idle(self, before: float, stages: Collection[TableStage], most: int) -> list[StoredTable]:
        wanted = " OR ".join(f"({_STAGES[stage]})" for stage in stages)
        query = (
            f"SELECT {_COLUMNS} FROM tables WHERE created < ? AND ({wanted}) AND "
            "(SELECT at FROM events WHERE table_id = id ORDER BY n DESC LIMIT 1) < ? LIMIT ?"
        )
        return await self._read(query, (before, before, most), _read_row)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._writer.stop)
        self._reading.shutdown()
        self._reader.close()

    async def _read(
        self,
        query: str,
        values: tuple[object, ...],
        made: Callable[[sqlite3.Row], T],
        damaged: Problem | None = None,
    ) -> list[T]:
        """What the rows of a query mean. Those that cannot be read are a problem, or left out if none is given."""

        def fetch() -> list[T]:
            out: list[T] = []
            try:
                for row in self._reader.execute(query, values):
                    try:
                        out.append(made(row))
                    except (msgspec.MsgspecError, TypeError, ValueError) as why:
                        _complain(why, damaged)
            except sqlite3.Error as why:
                _complain(why, damaged)
            return out

        return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)


def _complain(why: Exception, damaged: Problem | None) -> None:
    """One line about what cannot be read."""
    log.error("%s cannot be read: %s", f"table {damaged.data['table']}" if damaged else "a table", why)
    if damaged is not None:
        raise damaged


_options = msgspec.json.Decoder(dict[str, object]).decode
_position = msgspec.json.Decoder(dict[str, object] | None).decode
_seating = msgspec.json.Decoder(list[Seat]).decode


def _read_row(row: sqlite3.Row | tuple[Any, ...]) -> StoredTable:
    id, game, rules, options, host, invite, seed, public, created, version, actor, over, seating, hints, level, at = row
    header = TableHeader(
        id, game, rules, _options(options), host, invite, seed, bool(public), created, bool(hints), level, _position(at)
    )
    return StoredTable(header, TableSummary(version, actor, bool(over), _seating(seating)))
