"""Servers that share a PostgreSQL database.

Each server has a row that says until when it counts as alive, and renews it. A lease on a table is valid while its
server is alive, so that nothing has to be renewed for each table. Who looks at which table stands in the database too,
and news only say where to look again: a message that is lost delays something until the next look.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import asyncpg
import msgspec

from banchisa.server.cluster.bus import Bus, News, Outbox
from banchisa.server.cluster.cluster import ALIVE, NOBODY, Cluster, Member, Presence, Signal
from banchisa.server.storage.open_store import START
from banchisa.server.storage.postgres_connection import (
    DATABASE_ERRORS,
    Connection,
    connect,
    is_lost,
    may_pass,
    retry,
)
from banchisa.table.errors import Problem

log = logging.getLogger("banchisa.server")
_BEAT = 0.75  # seconds between two words
_AUDITS = 2  # beats between two looks at tables of which there was no news
_AT_ONCE = 500  # tables that are looked at then; the others follow in turn
_BURIED = 60  # seconds after which nothing is known of a dead server any more
_read_news = msgspec.json.Decoder(News).decode
_read_presence = msgspec.json.Decoder(Presence).decode
_CLAIM = """
INSERT INTO leases (name, server) SELECT name, $2 FROM unnest($1::text[]) AS wanted (name) ORDER BY name
ON CONFLICT (name) DO UPDATE SET server = excluded.server
WHERE leases.server = excluded.server
OR NOT EXISTS (SELECT 1 FROM servers WHERE id = leases.server AND alive_until > clock_timestamp())
RETURNING name
"""
_ALIVE = "JOIN servers ON servers.id = server AND alive_until > clock_timestamp()"


@dataclass
class _Following:
    """A table that this server has in memory."""

    leader: str = ""  # the server that looks after it, where that is known
    mine: Presence = NOBODY
    elsewhere: dict[str, Presence] = field(default_factory=dict)


class PostgresCluster(Cluster):
    """One server among those of a database."""

    is_alone = False

    def __init__(self, url: str, bus: Bus) -> None:
        self._url = url
        self._bus = bus
        self._id = ""
        self._alive_until = 0.0  # by our own clock, which goes on while the process is stopped
        self._others: set[str] = set()
        self._heard: dict[str, int] = {}  # the number of the last news by sender
        self._told = 0
        self._followed: dict[str, _Following] = {}
        self._outbox = Outbox()
        self._to_claim: set[str] = set()
        self._to_show: set[str] = set()
        self._to_look: set[str] = set()
        self._to_release: set[str] = set()
        self._has_news = asyncio.Event()
        self._has_work = asyncio.Event()
        self._has_gap = False
        self._to_audit: list[str] = []  # tables whose turn is yet to come
        self._connection: Connection | None = None
        self._busy = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, member: Member) -> None:
        self._member = member
        await retry(lambda _: self._register(), START, may_pass)
        await retry(lambda _: self._bus.open(self._hear, self._notice_gap), START, may_pass)
        self._tasks = [asyncio.create_task(each) for each in (self._tell(), self._beat(), self._work())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*DATABASE_ERRORS):
            async with asyncio.timeout(1.0):
                await self._execute("DELETE FROM servers WHERE id = $1", self._id)  # and with it all that it held
                self._outbox.freed |= self._followed.keys()
                await self._tell_all()
        await self._bus.close()
        if self._connection is not None:
            self._connection.terminate()

    # what this server says

    def follow(self, table: str) -> None:
        self._followed[table] = _Following()
        self._to_claim.add(table)
        self._to_look.add(table)
        self._has_work.set()

    def forget(self, tables: Iterable[str]) -> None:
        for table in tables:
            if self._followed.pop(table, None) is not None:
                self._to_release.add(table)
        self._has_work.set()

    def leads(self, table: str) -> bool:
        found = self._followed.get(table)
        return found is not None and found.leader == self._id and time.monotonic() < self._alive_until

    def announce(self, table: str, version: int) -> None:
        self._outbox.versions[table] = version
        self._has_news.set()

    def show(self, table: str, presence: Presence) -> None:
        if (found := self._followed.get(table)) is not None and found.mine != presence:
            found.mine = presence
            self._to_show.add(table)
            self._has_work.set()

    def send(self, table: str, signal: Signal) -> None:
        self._outbox.signals.append((table, signal))
        self._has_news.set()

    async def claim(self, name: str) -> bool:
        try:
            return bool(await self._fetch(_CLAIM, [name], self._id))
        except DATABASE_ERRORS:
            raise Problem("server/busy") from None

    def release(self, name: str) -> None:
        self._to_release.add(name)
        self._has_work.set()

    async def is_claimed(self, name: str) -> bool:
        return bool(await self._ask(f"SELECT 1 FROM leases {_ALIVE} WHERE name = $1", name))

    async def find_present(self, tables: list[str]) -> dict[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for table, presence in await self._find_presence("table_id = ANY($2)", tables):
            found[table] = found.get(table, frozenset()) | frozenset(presence.holders)
        return found

    async def find_attended(self, since: float) -> list[str]:
        found = await self._find_presence("table_id IN (SELECT id FROM tables WHERE public AND vacant > 0)")
        return [table for table, presence in found if presence.holders or presence.left >= since]

    async def _find_presence(self, condition: str, *values: object) -> list[tuple[str, Presence]]:
        query = f"SELECT table_id, data FROM presence {_ALIVE} WHERE server <> $1 AND {condition}"
        return [(str(table), _read_presence(str(data))) for table, data in await self._ask(query, self._id, *values)]

    # what the others say

    def _hear(self, message: str) -> None:
        try:
            news = _read_news(message)
        except msgspec.DecodeError:  # of another version of Banchisa; it is found by the next look at everything
            return
        if news.sender == self._id:
            return
        before = self._heard.get(news.sender)
        self._heard[news.sender] = news.number
        if before is not None and news.number != before + 1:
            self._notice_gap()
        if news.versions:
            self._member.hear_versions(news.versions)
        for table, signal in news.signals:
            self._member.hear_signal(table, signal)
        self._hear_of_tables(news)

    def _hear_of_tables(self, news: News) -> None:
        known = self._followed.keys()
        freed = {table for table in news.freed if table in known and self._followed[table].leader == news.sender}
        self._to_claim |= freed
        self._to_look |= known & {*news.presence, *freed}
        if self._to_claim or self._to_look:
            self._has_work.set()

    def _notice_gap(self) -> None:
        self._has_gap = True
        self._has_work.set()

    # telling

    async def _tell(self) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            await self._tell_all()

    async def _tell_all(self) -> None:
        for news in self._outbox.take(self._id, self._told + 1):
            self._told = news.number
            await self._bus.publish(msgspec.json.encode(news).decode())

    # being alive

    async def _register(self) -> None:
        """Begin anew, as a server that nobody has heard of."""
        self._id, self._told = secrets.token_hex(6), 0
        begun = time.monotonic()
        query = "INSERT INTO servers VALUES ($1, clock_timestamp() + $2 * interval '1 second')"
        await self._execute(query, self._id, ALIVE)
        self._alive_until = begun + ALIVE

    async def _beat(self) -> None:
        for number in range(1, 10**12):
            await asyncio.sleep(_BEAT)
            try:
                await self._live_on()
            except DATABASE_ERRORS as why:
                if not is_lost(why):
                    log.warning("other servers were not told that this one is alive: %s", why)
                continue
            if number % _AUDITS == 0:
                self._audit(self._take_turn())

    def _audit(self, tables: Iterable[str]) -> None:
        """Look again who is where and who leads these tables, whether or not there was news of it."""
        self._to_look.update(tables)
        self._to_claim.update(table for table in tables if not self.leads(table))
        self._has_work.set()

    def _take_turn(self) -> list[str]:
        """The next tables, and all that nobody leads: what this costs does not grow with the number of tables."""
        if not self._to_audit:
            self._to_audit = list(self._followed)
        next_ones, self._to_audit = self._to_audit[:_AT_ONCE], self._to_audit[_AT_ONCE:]
        return next_ones + [table for table, following in self._followed.items() if not following.leader]

    async def _live_on(self) -> None:
        begun = time.monotonic()
        query = (
            "UPDATE servers SET alive_until = clock_timestamp() + $2 * interval '1 second' "
            "WHERE id = $1 AND alive_until > clock_timestamp() RETURNING id"
        )
        if await self._fetch(query, self._id, ALIVE):
            self._alive_until = begun + ALIVE
        else:
            await self._rise_again()
        await self._execute(f"DELETE FROM servers WHERE alive_until < clock_timestamp() - interval '{_BURIED} seconds'")
        alive = {
            str(row[0]) for row in await self._fetch("SELECT id FROM servers WHERE alive_until > clock_timestamp()")
        }
        self._mourn(self._others - alive)
        self._others = alive - {self._id}

    async def _rise_again(self) -> None:
        """This server was taken for dead, or the database has forgotten everybody: others may lead its tables now."""
        log.warning("this server was not heard of for too long; it begins anew")
        await self._register()
        for following in self._followed.values():
            following.leader = ""
        self._to_claim |= self._followed.keys()
        self._to_show |= self._followed.keys()
        self._notice_gap()

    def _mourn(self, dead: set[str]) -> None:
        """Others have died: somebody goes on with the tables that they led."""
        if not dead:
            return
        for table, following in self._followed.items():
            if following.leader in dead:
                self._to_claim.add(table)
            if following.elsewhere.keys() & dead:
                self._to_look.add(table)
        for server in dead:
            self._heard.pop(server, None)
        self._has_work.set()

    # looking after tables

    async def _work(self) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            try:
                await self._do_all()
            except (*DATABASE_ERRORS, Problem):
                await asyncio.sleep(_BEAT)  # what was not done is done when the database is back
                self._has_work.set()

    async def _do_all(self) -> None:
        if self._has_gap:
            self._has_gap = False
            self._audit(list(self._followed))
            try:
                await self._member.catch_up()
            except Problem:
                self._has_gap = True
                raise
        for waiting in (self._to_show, self._to_claim, self._to_look):
            waiting.intersection_update(self._followed)  # and not what was forgotten meanwhile
        await self._show_presence()
        await self._claim_tables()
        await self._look_for_presence()
        await self._release()

    async def _show_presence(self) -> None:
        tables = list(self._to_show)
        if tables:
            data = [msgspec.json.encode(self._followed[table].mine).decode() for table in tables]
            query = (
                "INSERT INTO presence SELECT table_id, $2, data "
                "FROM unnest($1::text[], $3::text[]) AS shown (table_id, data) "
                "ORDER BY table_id ON CONFLICT (table_id, server) DO UPDATE SET data = excluded.data"
            )
            self._to_show.difference_update(tables)
            try:
                await self._execute(query, tables, self._id, data)
            except BaseException:
                self._to_show.update(tables)
                raise
            self._outbox.presence.update(tables)
            self._has_news.set()

    async def _claim_tables(self) -> None:
        tables = list(self._to_claim)
        if not tables:
            return
        mine = {str(row[0]) for row in await self._fetch(_CLAIM, tables, self._id)}
        rest = [table for table in tables if table not in mine]
        query = "SELECT name, server FROM leases WHERE name = ANY($1)"
        leaders = {str(name): str(server) for name, server in await self._fetch(query, rest)} if rest else {}
        self._to_claim.difference_update(tables)
        for table in tables:
            if (following := self._followed.get(table)) is not None:
                following.leader = self._id if table in mine else leaders.get(table, "")
                self._member.hear_presence(table, following.elsewhere)

    async def _look_for_presence(self) -> None:
        tables = list(self._to_look)
        self._to_look.clear()
        if not tables:
            return
        query = f"SELECT table_id, server, data FROM presence {_ALIVE} WHERE server <> $1 AND table_id = ANY($2)"
        found: dict[str, dict[str, Presence]] = {table: {} for table in tables}
        for table, server, data in await self._fetch(query, self._id, tables):
            found[str(table)][str(server)] = _read_presence(str(data))
        for table, elsewhere in found.items():
            following = self._followed.get(table)
            if following is not None and following.elsewhere != elsewhere:
                following.elsewhere = elsewhere
                self._member.hear_presence(table, elsewhere)

    async def _release(self) -> None:
        names = [name for name in self._to_release if name not in self._followed]
        self._to_release.clear()
        if names:
            await self._execute("DELETE FROM leases WHERE server = $1 AND name = ANY($2)", self._id, names)
            await self._execute("DELETE FROM presence WHERE server = $1 AND table_id = ANY($2)", self._id, names)
            self._outbox.freed.update(names)
            self._outbox.presence.update(names)
            self._has_news.set()

    # the database

    async def _execute(self, query: str, *values: object) -> None:
        await self._fetch(query, *values)

    async def _ask(self, query: str, *values: object) -> Sequence[asyncpg.Record]:
        """Read for somebody who waits; if the database is gone, that is a problem they are told."""
        try:
            return await self._fetch(query, *values)
        except DATABASE_ERRORS:
            raise Problem("server/busy") from None

    async def _fetch(self, query: str, *values: object) -> Sequence[asyncpg.Record]:
        async with self._busy:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connect(self._url)
                return await self._connection.fetch(query, *values)
            except BaseException as why:
                if self._connection is not None and (is_lost(why) or isinstance(why, asyncio.CancelledError)):
                    self._connection.terminate()
                raise
