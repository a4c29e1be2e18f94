"""Where tables are kept: an append-only log, unique on table and number, in SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from banchisa.server import events
from banchisa.server.events import Brief, Event, Opening, Seat, Write
from banchisa.server.schema import connected
from banchisa.server.writer import Writer

T = TypeVar("T")
_COLUMNS = "id, game, rules, options, host, invite, seed, public, created, version, actor, over, seating, hints"


@dataclass(frozen=True)
class Kept:
    """A table of a list: how it was opened and how it stands."""

    opening: Opening
    brief: Brief


class Store(Protocol):
    """What the server needs of a store."""

    async def write(self, *writes: Write) -> None:
        """All of these or none, on the disk when this returns; Stale if somebody else was faster."""

    async def table(self, table: str) -> Kept | None:
        """One table."""

    async def log(self, table: str) -> list[Event]:
        """The events of a table in order."""

    async def held_by(self, holder: str, most: int) -> list[Kept]:
        """The tables somebody opened or sits at, newest first."""

    async def public(self, most: int) -> list[Kept]:
        """The public tables with open seats, newest first."""

    async def close(self) -> None:
        """Finish what is queued."""


class SqliteStore:
    """One file: a thread that writes, committing all that is queued at once, and a thread that reads."""

    def __init__(self, path: Path) -> None:
        self._writer = Writer(path)
        self._reading = ThreadPoolExecutor(1, "banchisa-reader")
        self._reader = connected(path)

    async def write(self, *writes: Write) -> None:
        await self._writer.write(list(writes))

    async def table(self, table: str) -> Kept | None:
        found = await self._read(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (table,), _kept)
        return found[0] if found else None

    async def log(self, table: str) -> list[Event]:
        query = "SELECT data FROM events WHERE table_id = ? ORDER BY n"
        return await self._read(query, (table,), lambda row: events.read(str(row[0])))

    async def held_by(self, holder: str, most: int) -> list[Kept]:
        query = (
            f"SELECT {_COLUMNS} FROM holders JOIN tables ON id = table_id "
            "WHERE holder = ? ORDER BY created DESC, id LIMIT ?"
        )
        return await self._read(query, (holder, most), _kept)

    async def public(self, most: int) -> list[Kept]:
        query = f"SELECT {_COLUMNS} FROM tables WHERE public AND vacant > 0 ORDER BY created DESC, id LIMIT ?"
        return await self._read(query, (most,), _kept)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._writer.stop)
        self._reading.shutdown()
        self._reader.close()

    async def _read(self, query: str, values: tuple[object, ...], made: Callable[[sqlite3.Row], T]) -> list[T]:
        def fetch() -> list[T]:
            return [made(row) for row in self._reader.execute(query, values)]

        return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)


_options = msgspec.json.Decoder(dict[str, object]).decode
_seating = msgspec.json.Decoder(list[Seat]).decode


def _kept(row: sqlite3.Row) -> Kept:
    id, game, rules, options, host, invite, seed, public, created, version, actor, over, seating, hints = row
    opening = Opening(id, game, rules, _options(options), host, invite, seed, bool(public), created, bool(hints))
    return Kept(opening, Brief(version, actor, bool(over), _seating(seating)))
