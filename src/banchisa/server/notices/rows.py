"""Ways and notices in the rows of a store, whichever it is."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from banchisa.server.notices.ways import MailTarget, PushTarget, Target, Way, WayState
from banchisa.server.storage.statements import REPLACE_NOTICE, Statement
from banchisa.server.storage.store import Row, Store
from banchisa.table.errors import Problem

_COLUMNS = "id, holder, target, language, home, state, code, attempts, error, created, sent, device"
_MOST_WAYS = 10  # of one holder
_MOST_STRANGERS = 3  # mails to one address in a day that nobody has confirmed
_DAY = 24 * 3600.0
_read_target = msgspec.json.Decoder(Target).decode


class DueNotice(msgspec.Struct, frozen=True):
    """A notice that is to be sent now, by whoever has claimed it."""

    way: Way
    table: str  # empty where it is about the way itself
    kind: str
    number: str
    tries: int  # before this one


class Retry(msgspec.Struct, frozen=True):
    """When something that did not arrive is tried again, and how often it was."""

    due: float
    tries: int


class NoticeRows:
    """What is asked of a store about ways and notices."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ways

    async def find_ways(self, holder: str) -> list[Way]:
        """The ways to somebody, oldest first."""
        rows = await self._store.select(
            f"SELECT {_COLUMNS} FROM ways WHERE holder = $1 AND state <> 'ended' ORDER BY created, id", holder
        )
        return [_read_way(row) for row in rows]

    async def find_way(self, id: str) -> Way | None:
        rows = await self._store.select(f"SELECT {_COLUMNS} FROM ways WHERE id = $1 AND state <> 'ended'", id)
        return _read_way(rows[0]) if rows else None

    async def are_told(self, holders: list[str]) -> bool:
        """Whether there is a way to one of these."""
        places = ", ".join(f"${number}" for number in range(1, len(holders) + 1))
        query = f"SELECT 1 FROM ways WHERE state = 'on' AND holder IN ({places}) LIMIT 1"
        return bool(holders) and bool(await self._store.select(query, *holders))

    async def find_retries(self, holder: str) -> dict[str, Retry]:
        """What waits for another try, by way: the soonest."""
        query = (
            "SELECT way, MIN(due), MAX(tries) FROM notices JOIN ways ON ways.id = way "
            "WHERE holder = $1 AND tries > 0 GROUP BY way"
        )
        rows = await self._store.select(query, holder)
        return {str(way): Retry(float(str(due)), int(str(tries))) for way, due, tries in rows}

    async def find_waiting(self, holder: str) -> set[str]:
        """The ways by which a test or a code is yet to be sent for the first time."""
        query = "SELECT way FROM notices JOIN ways ON ways.id = way WHERE holder = $1 AND table_id = '' AND tries = 0"
        return {str(way) for (way,) in await self._store.select(query, holder)}

    async def add(self, way: Way) -> Way:
        """Store a way; one that is there already with the same target is taken instead. A browser tells one person."""
        known, target, writes = await self.find_ways(way.holder), _write_target(way.target), list[Statement]()
        if isinstance(way.target, PushTarget):
            writes = end_ways("target", target)
            known = [other for other in known if other.target != way.target]
        for other in known:
            if other.target == way.target:
                return other
        if len(known) >= _MOST_WAYS:
            raise Problem("notice/too_many", most=_MOST_WAYS)
        if isinstance(way.target, MailTarget) and await self._count_strangers(target, way.created) >= _MOST_STRANGERS:
            raise Problem("notice/too_many", most=_MOST_STRANGERS)
        values = (
            way.id, way.holder, target, way.language, way.home, way.state, way.code,
            way.attempts, way.error, way.created, way.sent, way.device,
        )  # fmt: skip
        places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
        writes.append(Statement(f"INSERT INTO ways VALUES ({places})", values))
        if way.state == "new":
            writes.append(_queue(way.id, "confirm", way.created))
        await self._store.write(*writes)
        return way

    async def _count_strangers(self, target: str, now: float) -> int:
        query = "SELECT COUNT(*) FROM ways WHERE target = $1 AND created > $2 AND (state = 'new' OR state = 'ended')"
        [(count,)] = await self._store.select(query, target, now - _DAY)
        return int(str(count))

    async def note_attempt(self, way: Way) -> None:
        await self._store.write(Statement("UPDATE ways SET attempts = attempts + 1 WHERE id = $1", (way.id,)))

    async def confirm(self, way: Way) -> None:
        await self._store.write(Statement("UPDATE ways SET state = 'on', code = '' WHERE id = $1", (way.id,)))

    async def end(self, way: Way) -> None:
        """Forget a way. Of one that was never confirmed it is known for a day that somebody was mailed."""
        if way.state == "new":
            forget = Statement("UPDATE ways SET state = 'ended', holder = '' WHERE id = $1", (way.id,))
        else:
            forget = Statement("DELETE FROM ways WHERE id = $1", (way.id,))
        await self._store.write(forget, Statement("DELETE FROM notices WHERE way = $1", (way.id,)))

    async def remove_unconfirmed(self, now: float) -> None:
        """Forget the ways that nobody has confirmed for a day."""
        old = "state IN ('new', 'ended') AND created < $1"
        values = (now - _DAY,)
        if not await self._store.select(f"SELECT 1 FROM ways WHERE {old} LIMIT 1", *values):
            return
        await self._store.write(
            Statement(f"DELETE FROM notices WHERE way IN (SELECT id FROM ways WHERE {old})", values),
            Statement(f"DELETE FROM ways WHERE {old}", values),
        )

    async def queue_test(self, way: Way, now: float) -> None:
        await self._store.write(_queue(way.id, "test", now))

    # notices

    async def has_due(self, now: float) -> bool:
        return bool(await self._store.select("SELECT 1 FROM notices WHERE due <= $1 LIMIT 1", now))

    async def claim(self, claim: str, now: float, until: float, most: int) -> list[DueNotice]:
        """Claim what is due: until then no other server sends it, afterwards any of them may."""
        statement = (
            "UPDATE notices SET claim = $1, due = $2 WHERE due <= $3 AND (way, table_id) IN "
            "(SELECT way, table_id FROM notices WHERE due <= $3 ORDER BY due, way, table_id LIMIT $4)"
        )
        await self._store.write(Statement(statement, (claim, until, now, most)))
        columns = ", ".join(f"ways.{column}" for column in _COLUMNS.split(", "))
        query = (
            f"SELECT {columns}, table_id, notices.kind, number, tries FROM notices JOIN ways ON ways.id = way "
            "WHERE claim = $1"
        )
        return [
            DueNotice(_read_way(way), str(table), str(kind), str(number), int(str(tries)))
            for *way, table, kind, number, tries in await self._store.select(query, claim)
        ]

    async def drop(self, notice: DueNotice) -> None:
        """Forget a notice, unless a newer one has taken its place."""
        await self._store.write(_drop(notice))

    async def note_sent(self, notice: DueNotice, now: float) -> None:
        """It has arrived, and so the way is in order, unless it is still to be confirmed."""
        statement = (
            "UPDATE ways SET sent = $1, error = '', state = CASE WHEN state = 'failed' THEN 'on' ELSE state END "
            "WHERE id = $2"
        )
        await self._store.write(_drop(notice), Statement(statement, (now, notice.way.id)))

    async def note_failure(self, notice: DueNotice, error: str, again: float | None) -> None:
        """It has not arrived. It is tried again then; or never, and then the way counts as given up."""
        values = (notice.way.id, notice.table, notice.number)
        same = "way = $1 AND table_id = $2 AND number = $3"
        noted = Statement("UPDATE ways SET error = $1 WHERE id = $2", (error, notice.way.id))
        if again is not None:
            later = f"UPDATE notices SET due = $4, tries = tries + 1, claim = '' WHERE {same}"
            await self._store.write(noted, Statement(later, (*values, again)))
        elif notice.kind == "test":
            await self._store.write(noted, _drop(notice))
        else:
            given_up = "UPDATE ways SET state = 'failed' WHERE id = $1 AND state = 'on'"
            everything = Statement("DELETE FROM notices WHERE way = $1", (notice.way.id,))
            await self._store.write(noted, Statement(given_up, (notice.way.id,)), everything)

    # keys of the server

    async def find_key(self, name: str) -> str | None:
        rows = await self._store.select("SELECT data FROM keys WHERE name = $1", name)
        return str(rows[0][0]) if rows else None

    async def keep_key(self, name: str, data: str) -> str:
        """The key of this name: this one, unless another server was faster."""
        await self._store.write(Statement("INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, data)))
        return await self.find_key(name) or data


def end_ways(column: Literal["device", "target"], value: str) -> list[Statement]:
    """End the ways to a browser: it acts for somebody else from now on, or for nobody."""
    ways = f"FROM ways WHERE {column} = $1"
    forget = (f"DELETE FROM notices WHERE way IN (SELECT id {ways})", f"DELETE {ways}")
    return [Statement(statement, (value,)) for statement in forget]


def _queue(way: str, kind: str, now: float) -> Statement:
    """Something about the way itself, to be sent at once."""
    statement = "INSERT INTO notices VALUES ($1, '', $2, $3, $4, 0, '') " + REPLACE_NOTICE
    return Statement(statement, (way, kind, f"{now:.6f}", now))


def _drop(notice: DueNotice) -> Statement:
    values = (notice.way.id, notice.table, notice.number)
    return Statement("DELETE FROM notices WHERE way = $1 AND table_id = $2 AND number = $3", values)


def _write_target(target: Target) -> str:
    return msgspec.json.encode(target).decode()


def _read_way(row: Row) -> Way:
    id, holder, target, language, home, state, code, attempts, error, created, sent, device = row
    return Way(
        str(id), str(holder), _read_target(str(target)), str(language), str(home), cast(WayState, state), str(code),
        int(str(attempts)), str(error), float(str(created)), float(str(sent)), str(device),
    )  # fmt: skip
