"""All tables of a server: opened, found, listed, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from msgspec import structs

from banchisa.bots.levels import STAND_IN
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.record import Record
from banchisa.server.cluster.cluster import Cluster, Presence, Signal
from banchisa.server.http import catalogue
from banchisa.server.http.devices import DeviceCodes
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.admission import Sockets
from banchisa.server.live.conversation import TalkLimits
from banchisa.server.live.message_queues import MessageQueues
from banchisa.server.live.room import Room
from banchisa.server.live.service_time import ServiceTime
from banchisa.server.live.services import Services
from banchisa.server.live.table_list import TableList
from banchisa.server.live.time_keeper import TimeKeeper
from banchisa.server.live.waiting_tables import WaitingTables
from banchisa.server.metrics import Metrics
from banchisa.server.notices.sender import Sender
from banchisa.server.processes.analyses import Analyses
from banchisa.server.processes.pool import WorkerPool
from banchisa.server.processes.surveys import Surveys
from banchisa.server.settings import Settings
from banchisa.server.storage import restore
from banchisa.server.storage.clean_store import remove_old
from banchisa.server.storage.rows import StoredTable
from banchisa.server.storage.statements import Statement
from banchisa.server.storage.store import Store
from banchisa.table import decisions, record_import, views
from banchisa.table.errors import Problem
from banchisa.table.events import Remove, Seat, TableHeader
from banchisa.table.identity import is_table, new_invite, new_table
from banchisa.table.wire.answers import TableEntry, TableMark
from banchisa.table.wire.clocks import ClockRule

_SWEEP = 30.0  # seconds
_FOLLOW = 2.0  # seconds
_REVOKED = 60.0  # seconds for which sockets of a revoked device are looked for
_COLLECT = 20  # sweeps
_REMOVE = 120  # sweeps, an hour


@dataclass(frozen=True)
class TableRequest:
    """What may be chosen for a table, besides who sits there."""

    options: dict[str, object]
    public: bool = False
    hints: bool = True
    stand_in: str = STAND_IN
    position: dict[str, object] | None = None  # that the game begins with, where it is not the start
    clock: ClockRule | None = None
    name: str = ""
    has_talk: bool = True


class Tables:
    """The tables that are live here, and the store with all of them."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, Game],
        store: Store,
        metrics: Metrics | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.settings = settings
        self.games = games
        self.store = store
        self.metrics = metrics or Metrics()
        self.cluster = cluster or Cluster()
        # the processes in which bots think
        self.workers = WorkerPool(settings.workers, settings.take, settings.thought, self.metrics.note_answer)
        self.notices = Sender(settings.notices, store, games, self.is_looking)
        self.tries = Buckets(settings.limits.notices)  # of ways by which people are told
        self.time = ServiceTime(settings.now, settings.longest_pause)
        hints = Buckets(settings.limits.hints)
        self._services = Services(
            store,
            self.cluster,
            self.workers,
            hints,
            TalkLimits(settings.limits),
            settings.pace,
            settings.order_pace,
            settings.grace,
            self.metrics,
            self.notices.rows.are_told,
            self.notices.next_due,
            self.time,
        )
        self._waiting = WaitingTables(settings.limits, store)
        self.sockets = Sockets(settings.limits)
        self.device_codes = DeviceCodes(store, settings.limits)
        self.queues = MessageQueues(settings.limits)
        self.analyses = Analyses(settings, store, self.cluster)
        self.surveys = Surveys(settings, store)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self.time_keeper = TimeKeeper(store, self._rooms, self.time, self.room)
        self.lists = TableList(store, games, self._rooms, self.cluster, self.time, settings.listed)
        self._behind: set[str] = set()  # tables of which other servers have stored something newer
        self._following: asyncio.Task[None] | None = None

    def game(self, key: str) -> Game:
        if key not in self.games:
            raise Problem("game/unknown", key=key)
        return self.games[key]

    # tables

    async def open(
        self, game: Game, wanted: TableRequest, seats: list[Seat], host: str, address: str = ""
    ) -> TableHeader:
        """A new table; the options must fit the number of seats, a position brings its own."""
        agreed = catalogue.agree_terms(game, len(seats), wanted.options, wanted.position)
        header = TableHeader(
            new_table(), game.key, game.version, agreed.options, host, new_invite(), self.settings.new_seed(),
            wanted.public, round(time.time(), 3), wanted.hints, wanted.stand_in, wanted.position, wanted.clock,
            wanted.name, wanted.has_talk,
        )  # fmt: skip
        writes = decisions.open_table(header, game, dict(enumerate(seats)))
        if any(seat.kind == "open" for seat in seats):
            async with self._waiting.room_for(header, address):
                await self.store.write(*writes)
        else:
            await self.store.write(*writes)
        return header

    async def open_record(self, record: Record, holder: str) -> TableHeader:
        """The table of a record, which is replayed first, beside everything else; given again, the same table."""
        game, id = self.game(record.game), record_import.name_table(record, holder)
        stored = await self.store.table(id)
        if stored is not None:
            return stored.header
        verified = await asyncio.to_thread(record_import.verify, record, game)
        terms, now = verified.match.state.terms, round(time.time(), 3)
        header = TableHeader(
            id, game.key, game.version, dict(terms.options), holder, new_invite(), bytes.fromhex(record.seed or ""),
            False, now, position=verified.match.position,
        )  # fmt: skip
        await self.store.write(*record_import.open_table(verified, header))
        return header

    async def rematch(self, room: Room, holder: str) -> TableHeader:
        """The table where the people of this one meet again; the same one for whoever asks later."""
        header = structs.replace(
            room.table.header, id=new_table(), rules=room.table.game.version, host=holder, invite=new_invite(),
            seed=self.settings.new_seed(), created=round(time.time(), 3),
        )  # fmt: skip
        try:
            await room.change(lambda table: decisions.rematch(table, holder, header))
        except Problem as problem:
            if problem.code != "action/stale" or room.table.rematch is None:
                raise
        assert room.table.rematch is not None
        return (await self.load_stored(room.table.rematch)).header

    async def room(self, table: str) -> Room:
        """A live table as it is now, read from the store when it is first asked for."""
        if table not in self._rooms:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            await asyncio.shield(self._loading[table])
        elif not self.cluster.is_alone:  # another server may have stored something this very moment
            await self._rooms[table].catch_up()
        room = self._rooms[table]
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> None:
        try:
            stored = await self.load_stored(table)
            game = self.games.get(stored.header.game)
            if game is None:
                raise restore.explain_rules(stored, game)
            events = await self.store.log(table)
            room = Room(restore.restore(stored, game, events), self._services)
            await room.talk.load()
            self._rooms[table] = room
            self.cluster.follow(table)
            room.wake()
            if not self.cluster.is_alone:  # what was stored before it was followed
                await room.catch_up()
                await room.talk.catch_up()
        finally:
            del self._loading[table]

    async def old_record(self, table: str) -> Record | None:
        """The record of a game whose rules are gone, if nothing in it is hidden."""
        stored = await self.load_stored(table)
        is_open = restore.has_open_record(stored, self.games.get(stored.header.game))
        return restore.record(stored, await self.store.log(table)) if is_open else None

    # single tables

    async def load_stored(self, table: str) -> StoredTable:
        """A table as the store has it."""
        stored = await self.store.table(table) if is_table(table) else None
        if stored is None:
            raise Problem("table/unknown", table=table)
        return stored

    async def describe(self, table: str, holder: str | None) -> TableEntry:
        """One table for whoever may want to sit down there: where colours are chosen, with those of the free seats."""
        (found,) = await self.lists.describe([await self.load_stored(table)], holder)
        if found.closed or all(seat.kind != "open" for seat in found.seats):
            return found
        live = (await self.room(table)).table
        colours = views.colours_of(live.game, live.match.at(0)) or [[]] * len(found.seats)
        seats = [
            structs.replace(seat, colours=own if seat.kind == "open" else [])
            for seat, own in zip(found.seats, colours, strict=True)
        ]
        return structs.replace(found, seats=seats)

    async def is_looking(self, table: str, holder: str) -> bool:
        """Whether somebody sees a table now, through this server or another one."""
        if table in self._rooms and self._rooms[table].audience.is_looking(holder):
            return True
        return holder in (await self.cluster.find_present([table])).get(table, frozenset())

    async def mark(self, table: str, holder: str | None, mark: TableMark | None) -> None:
        """Put a table away for somebody, or bring it back; nobody else notices."""
        stored = await self.load_stored(table)
        if holder is None or stored not in await self.lists.find_yours(holder):
            raise Problem("seat/not_yours")
        writes = [Statement("DELETE FROM marks WHERE person = $1 AND table_id = $2", (holder, table))]
        if mark is not None:
            writes.append(Statement("INSERT INTO marks VALUES ($1, $2, $3)", (holder, table, mark)))
        await self.store.write(*writes)

    async def remove(self, table: str, holder: str | None) -> None:
        """Remove a table for good, if nobody but its host has a seat there; those who look at it are sent away."""
        while True:
            stored = await self.load_stored(table)
            decisions.check_removable(stored.header.host, stored.summary.seats, holder)
            await self.store.write(Remove(table, stored.summary.length))
            if await self.store.table(table) is None:  # else a step came between
                break
        self._drop(table)

    # what happens at other servers

    def hear_versions(self, versions: dict[str, int]) -> None:
        for table, version in versions.items():
            if table in self._rooms and self._rooms[table].table.length < version:
                self._behind.add(table)
        if self._behind and self._following is None:
            self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        """Read what is newer, of all tables that are behind at once."""
        try:
            while self._behind:
                tables, self._behind = self._behind, set()
                await self._read_newer(tables)
        except Problem:
            pass  # the next look at everything finds it
        finally:
            self._following = None

    async def _read_newer(self, tables: Iterable[str]) -> None:
        versions = {table: self._rooms[table].table.length for table in tables if table in self._rooms}
        for table, events in (await self.store.find_newer(versions)).items():
            try:
                if table in self._rooms:
                    await self._rooms[table].take_newer(versions[table], events)
            except (Problem, BanchisaError):
                self._drop(table)  # whoever comes back hears what is wrong with it

    def hear_presence(self, table: str, elsewhere: dict[str, Presence]) -> None:
        if table in self._rooms:
            self._rooms[table].hear_presence(elsewhere.values())

    def hear_signal(self, table: str, signal: Signal) -> None:
        if table in self._rooms:
            self._rooms[table].hear_signal(signal)

    # upkeep

    def count(self) -> dict[str, dict[str, int]]:
        """What there is now, for those who watch the server."""
        waiting, in_progress = self.workers.count()
        return {
            "sockets_open": {"": self.sockets.count()},
            "tables_live": {"": len(self._rooms)},
            "bot_questions_waiting": {"": waiting},
            "bot_questions_in_progress": {"": in_progress},
            "analyses": self.analyses.count(),
        }

    async def sweep(self) -> None:
        """Again and again put away the tables that nobody looks at; now and then what refers to itself is collected."""
        for number in itertools.count(1):
            await asyncio.sleep(_SWEEP)
            self.evict_idle(time.monotonic() - self.settings.idle)
            if number % _COLLECT == 0:
                gc.collect()
            if number % _REMOVE == 1:
                await self.remove_old()

    async def follow_store(self) -> None:
        """Again and again look whether somebody else, such as an operator, has changed or removed a table of ours."""
        while True:
            await asyncio.sleep(_FOLLOW)
            with suppress(Problem):  # the store cannot be read now
                await self.catch_up()

    async def catch_up(self) -> None:
        """Take over what others have stored, and send away those who look at a table that is gone, and the devices
        that were revoked."""
        self.sockets.drop_devices(await self.store.find_revoked(time.time() - _REVOKED))
        rooms = list(self._rooms)
        stored = await self.store.find_versions(rooms) if rooms else {}
        for table in rooms:
            if table not in stored:
                self._drop(table)
        self.hear_versions(stored)
        if self._following is not None:
            await self._following
        if not self.cluster.is_alone:
            await self._hear_talk()

    async def _hear_talk(self) -> None:
        """What was said at other servers, where the news of it were lost."""
        heads = await self.store.find_talk_heads(list(self._rooms)) if self._rooms else {}
        for table, head in heads.items():
            if table in self._rooms:
                await self._rooms[table].hear_talk(head)

    def _drop(self, table: str) -> None:
        """Forget a table that others have changed; those who look at it connect again and see it as it is."""
        if room := self._rooms.pop(table, None):
            room.stop()
            self.cluster.forget([table])
            self.sockets.retire_at(table)

    def evict_idle(self, before: float) -> None:
        """Forget the tables that nobody looks at and nobody asked for since; the store has them."""
        quiet = [table for table, room in self._rooms.items() if room.is_quiet and room.used < before]
        for table in quiet:
            self._rooms.pop(table).stop()
        self.cluster.forget(quiet)

    async def remove_old(self) -> None:
        """Remove the tables that nobody touched for as long as their kind is kept; those in memory are in use."""
        with suppress(Problem):  # a disk that is full today may not be so in an hour
            await remove_old(self.store, self.settings, self._rooms)

    async def close(self) -> None:
        for room in self._rooms.values():
            room.stop()
        await self.cluster.close()
        await self.analyses.close()
        await self.surveys.close()
        await self.workers.close()
        await self.store.close()
