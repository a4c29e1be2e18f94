"""Where tables are stored: an append-only log, unique on table and number."""

from __future__ import annotations

import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

import msgspec

from banchisa.server.storage import migrations
from banchisa.server.storage.rows import COLUMNS, StoredTable, read_table
from banchisa.server.storage.statements import StoreWrite
from banchisa.table import events
from banchisa.table.errors import Problem
from banchisa.table.events import Event
from banchisa.table.wire.talk import Circle

T = TypeVar("T")
NoteCommit = Callable[[float, int, bool], None]  # the seconds that a commit took, its jobs, whether it succeeded
Row = Sequence[object]
log = logging.getLogger("banchisa.server")


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
class Finding:
    """Something that was found out and is kept: an analysis, or the figures of a variant."""

    data: str
    at: float


@dataclass(frozen=True)
class ListedTable:
    """A table and when something last happened there, in seconds since 1970."""

    stored: StoredTable
    changed: float


@dataclass(frozen=True)
class LastChange:
    """When something that everybody may know last happened at a table, and when time is up that was running then."""

    at: float
    deadline: float | None


@dataclass(frozen=True)
class TalkHead:
    """Whether people may talk at a table, and the number of the last line of each circle."""

    is_on: bool
    last: dict[Circle, int]


CodeKind = Literal["link", "recovery"]


@dataclass(frozen=True)
class Device:
    """A browser that acts for somebody."""

    holder: str  # of its own key
    id: str  # by which its owner speaks of it
    name: str
    added: float


@dataclass(frozen=True)
class Holdings:
    """How many tables of which kind a store holds, and its size in bytes."""

    waiting: int
    running: int
    over: int
    size: int


class Store(ABC):
    """What the server needs of a store. It is asked in the same words whichever it is; values are called $1, $2, …"""

    IN: str  # a query for the values of a JSON list that is given as text
    VERSION: str  # a query for the number of the schema
    EACH: str  # the keys and values of a JSON object that is given as text

    @abstractmethod
    async def _read(
        self, read: Callable[[Row], T], query: str, *values: object, damaged: Problem | None = None
    ) -> list[T]:
        """What the rows of a query mean. Those that cannot be read are a problem, or left out if none is given."""

    @abstractmethod
    async def write(self, *writes: StoreWrite) -> None:
        """All of these or none, on the disk when this returns; Stale if somebody else was faster.

        What cannot be stored now is a Problem of the server: `server/busy` or `server/error`. Then it may have been
        stored all the same: whoever needs to know reads the log.
        """

    @abstractmethod
    async def is_healthy(self) -> bool:
        """Whether what is written reaches the disk."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is queued."""

    async def table(self, table: str) -> StoredTable | None:
        """One table."""
        query = f"SELECT {COLUMNS} FROM tables WHERE id = $1"
        found = await self._read(read_table, query, table, damaged=Problem("table/damaged", table=table))
        return found[0] if found else None

    async def log(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table in order, those after a version."""
        query = "SELECT data FROM events WHERE table_id = $1 AND n > $2 ORDER BY n"
        damaged = Problem("table/damaged", table=table)
        return await self._read(lambda row: events.decode_event(str(row[0])), query, table, after, damaged=damaged)

    async def find_newer(self, versions: dict[str, int]) -> dict[str, list[Event]]:
        """The events of these tables after these versions; tables that have none are left out."""
        query = (
            f"SELECT table_id, n, data FROM {self.EACH.format('$1')} AS known "
            "JOIN events ON table_id = known.key AND n > CAST(known.value AS INTEGER) ORDER BY table_id, n"
        )
        newer: dict[str, list[Event]] = {}
        for table, number, event in await self._read(_read_event, query, json.dumps(versions)):
            known = newer.setdefault(table, [])
            if number == versions[table] + len(known) + 1:  # else one that cannot be read was left out
                known.append(event)
        return newer

    async def find_by_holder(self, holder: str, most: int) -> list[StoredTable]:
        """The tables somebody opened or sits at, newest first."""
        query = (
            f"SELECT {COLUMNS} FROM holders JOIN tables ON id = table_id "
            "WHERE holder = $1 ORDER BY created DESC, id LIMIT $2"
        )
        return await self._read(read_table, query, holder, most)

    async def find_public(self, since: float, tables: list[str], most: int) -> list[StoredTable]:
        """The public tables with open seats that were opened since then or are among these, newest first."""
        query = (
            f"SELECT {COLUMNS} FROM tables WHERE public AND vacant > 0 AND "
            f"(created > $1 OR id IN ({self.IN.format('$2')})) ORDER BY created DESC, id LIMIT $3"
        )
        return await self._read(read_table, query, since, json.dumps(tables), most)

    async def find_waiting(self, host: str, tables: list[str]) -> set[str]:
        """The tables with open seats that somebody opened, and those among these."""
        listed = self.IN.format("$1")
        query = (
            f"SELECT id FROM tables WHERE vacant > 0 AND id IN "
            f"({listed} UNION SELECT table_id FROM holders WHERE holder = $2) AND (host = $2 OR id IN ({listed}))"
        )
        return set(await self._read(lambda row: str(row[0]), query, json.dumps(tables), host))

    async def find_idle(self, before: float, stages: Collection[TableStage], most: int) -> list[StoredTable]:
        """Tables in one of these states at which nothing has happened since then."""
        wanted = " OR ".join(f"({_STAGES[stage]})" for stage in stages)
        query = (
            f"SELECT {COLUMNS} FROM tables WHERE created < $1 AND ({wanted}) AND "
            "(SELECT at FROM events WHERE table_id = id ORDER BY n DESC LIMIT 1) < $1 LIMIT $2"
        )
        return await self._read(read_table, query, before, most)

    async def find_due(self, now: float, most: int) -> list[str]:
        """Tables at which somebody's time seems to be up."""
        query = "SELECT id FROM tables WHERE deadline < $1 AND NOT over ORDER BY deadline LIMIT $2"
        return await self._read(lambda row: str(row[0]), query, now, most)

    async def last_change_at(self, table: str) -> float:
        """When something last happened at a table, in seconds since 1970."""
        query = "SELECT at FROM events WHERE table_id = $1 ORDER BY n DESC LIMIT 1"
        return max(await self._read(lambda row: float(str(row[0])), query, table), default=0.0)

    async def find_versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of these tables, as far as they are there; `server/busy` if that cannot be told now."""
        query = f"SELECT id, version FROM tables WHERE id IN ({self.IN.format('$1')})"
        busy = Problem("server/busy")  # a table that cannot be seen now is not one that is gone
        rows = await self._read(lambda row: (str(row[0]), int(str(row[1]))), query, json.dumps(tables), damaged=busy)
        return dict(rows)

    async def find_last_changes(self, tables: list[str]) -> dict[str, LastChange]:
        """What everybody may know of when these tables were changed last; orders are left out."""
        query = (
            "SELECT id, (SELECT at FROM events WHERE table_id = id AND kind <> 'orders' ORDER BY n DESC LIMIT 1), "
            f"deadline FROM tables WHERE id IN ({self.IN.format('$1')})"
        )
        return dict(await self._read(_read_change, query, json.dumps(tables)))

    async def find(self, game: str | None, state: TableStage | None, most: int) -> list[ListedTable]:
        """Tables for whoever runs the server, newest first; of one game and in one state, if wanted."""
        query = (
            f"SELECT {COLUMNS}, (SELECT at FROM events WHERE table_id = id ORDER BY n DESC LIMIT 1) FROM tables "
            f"WHERE {_STAGES[state]} AND (game = $1 OR $1 IS NULL) ORDER BY created DESC, id LIMIT $2"
        )
        return await self._read(_read_listed, query, game, most)

    async def load_finding(self, kind: str, name: str) -> Finding | None:
        """Something that was found out."""
        query = "SELECT data, at FROM findings WHERE kind = $1 AND name = $2"
        found = await self._read(lambda row: Finding(str(row[0]), float(str(row[1]))), query, kind, name)
        return found[0] if found else None

    async def count(self) -> Holdings:
        """How many tables of which kind there are, and the bytes that they take."""
        query = (
            "SELECT COUNT(CASE WHEN vacant > 0 THEN 1 END), COUNT(CASE WHEN vacant = 0 AND NOT over THEN 1 END), "
            "COUNT(CASE WHEN vacant = 0 AND over THEN 1 END) FROM tables"
        )
        [(waiting, running, over)] = await self._read(lambda row: [int(str(value)) for value in row], query)
        return Holdings(waiting, running, over, await self._size())

    async def find_marks(self, person: str) -> dict[str, str]:
        """Where somebody has put away tables, by table."""
        query = "SELECT table_id, mark FROM marks WHERE person = $1"
        return dict(await self._read(lambda row: (str(row[0]), str(row[1])), query, person))

    async def find_talk_heads(self, tables: list[str]) -> dict[str, TalkHead]:
        """How far people have talked at these tables, as far as they are there."""
        last = "COALESCE((SELECT MAX(n) FROM talk WHERE table_id = id AND circle = '{}'), 0)"
        query = (
            f"SELECT id, has_talk, {last.format('table')}, {last.format('watchers')} FROM tables "
            f"WHERE id IN ({self.IN.format('$1')})"
        )
        return dict(await self._read(_read_talk_head, query, json.dumps(tables)))

    async def find_person(self, holder: str) -> str | None:
        """Whose key a device has: its own person unless it was linked to another one; nobody's if it was revoked."""
        query = "SELECT person, revoked FROM devices WHERE holder = $1"
        busy = Problem("server/busy")  # who cannot be looked up now is not somebody else
        found = await self._read(lambda row: None if row[1] is not None else str(row[0]), query, holder, damaged=busy)
        return found[0] if found else holder

    async def devices(self, person: str) -> list[Device]:
        """The devices of somebody that were not revoked, oldest first."""
        query = "SELECT holder, id, name, added FROM devices WHERE person = $1 AND revoked IS NULL ORDER BY added, id"
        return await self._read(_read_device, query, person)

    async def find_revoked(self, since: float) -> set[str]:
        """The devices that were revoked since then."""
        query = "SELECT holder FROM devices WHERE revoked IS NOT NULL AND revoked > $1"
        return set(await self._read(lambda row: str(row[0]), query, since))

    async def has_code(self, person: str, kind: CodeKind) -> bool:
        """Whether there is a code of this kind that was not used."""
        return bool(await self._read(bool, "SELECT 1 FROM codes WHERE person = $1 AND kind = $2", person, kind))

    async def person_of_code(self, digest: str, now: float) -> str | None:
        """Whose code this is, if it still holds."""
        query = "SELECT person FROM codes WHERE digest = $1 AND (expires IS NULL OR expires > $2)"
        found = await self._read(lambda row: str(row[0]), query, digest, now)
        return found[0] if found else None

    async def select(self, query: str, *values: object) -> list[Row]:
        """The rows of a query, whose values are called $1, $2, and so on."""
        return await self._read(lambda row: tuple(row), query, *values)

    async def is_current(self) -> bool:
        """Whether the layout of the store is still the one that this version writes; a newer server may change it."""
        found = await self._read(lambda row: int(str(row[0])), self.VERSION)
        return found == [migrations.newest_version()]

    @abstractmethod
    async def _size(self) -> int:
        """The bytes that everything takes."""


def _read_change(row: Row) -> tuple[str, LastChange]:
    id, at, deadline = row
    return str(id), LastChange(float(str(at)), None if deadline is None else float(str(deadline)))


def _read_listed(row: Row) -> ListedTable:
    return ListedTable(read_table(row[:-1]), float(str(row[-1])))


def _read_device(row: Row) -> Device:
    return Device(str(row[0]), str(row[1]), str(row[2]), float(str(row[3])))


def _read_talk_head(row: Row) -> tuple[str, TalkHead]:
    last: dict[Circle, int] = {"table": int(str(row[2])), "watchers": int(str(row[3]))}
    return str(row[0]), TalkHead(bool(row[1]), last)


def _read_event(row: Row) -> tuple[str, int, Event]:
    return str(row[0]), int(str(row[1])), events.decode_event(str(row[2]))


def read_rows(rows: Iterable[Row], read: Callable[[Row], T], damaged: Problem | None) -> list[T]:
    """What rows mean; of those that cannot be read one line tells."""
    out: list[T] = []
    for row in rows:
        try:
            out.append(read(row))
        except (msgspec.MsgspecError, TypeError, ValueError) as why:
            complain(why, damaged)
    return out


def complain(why: Exception, damaged: Problem | None) -> None:
    """One line about what cannot be read."""
    about = f"table {damaged.data['table']}" if damaged and "table" in damaged.data else "a table"
    log.error("%s cannot be read: %s", about, why)
    if damaged is not None:
        raise damaged
