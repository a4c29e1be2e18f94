"""All tables of a server: opened, found, listed, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import gc
import itertools
import math
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

import msgspec
from msgspec import structs

from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.record import Record
from banchisa.server.cluster.cluster import Alone, Cluster, Presence, Signal
from banchisa.server.http import catalogue
from banchisa.server.http.devices import DeviceCodes
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.admission import Sockets
from banchisa.server.live.conversation import TalkLimits
from banchisa.server.live.room import Room, Services
from banchisa.server.live.service_time import SERVICE, SIGN_OF_LIFE, ServiceTime
from banchisa.server.live.turns import TurnsByAddress
from banchisa.server.live.waiting import WaitingTables
from banchisa.server.metrics import Metrics
from banchisa.server.notices.sender import Sender
from banchisa.server.processes.analyses import Analyses
from banchisa.server.processes.pool import WorkerPool
from banchisa.server.processes.surveys import Surveys
from banchisa.server.settings import Settings
from banchisa.server.storage import restore
from banchisa.server.storage.rows import StoredTable
from banchisa.server.storage.statements import Statement
from banchisa.server.storage.store import LastChange, Store
from banchisa.server.storage.tidying import remove_old
from banchisa.table import decisions, recorded, views
from banchisa.table.errors import Problem
from banchisa.table.events import STAND_IN, Keep, Remove, Seat, TableHeader
from banchisa.table.identity import is_table, new_invite, new_table
from banchisa.table.wire.answers import TableEntry, TableMark
from banchisa.table.wire.clocks import ClockRule

MOST_LISTED = 100
_SWEEP = 30.0  # seconds
_FOLLOW = 2.0  # seconds
_REVOKED = 60.0  # seconds for which sockets of a revoked device are looked for
_TICK = 0.25  # seconds
_SIGN, _SLOW_SIGN = 2, 20  # ticks
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
        self.cluster = cluster or Alone()
        self._workers = WorkerPool(settings.workers, settings.take, settings.thought, self.metrics.note_answer)
        self.notices = Sender(settings.notices, store, games, self.is_looking)
        self.tries = Buckets(settings.limits.notices)  # of ways by which people are told
        self.time = ServiceTime(settings.now, settings.longest_pause)
        hints = Buckets(settings.limits.hints)
        self._services = Services(
            store,
            self.cluster,
            self._workers,
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
        self.turns = TurnsByAddress(settings.limits)
        self.analyses = Analyses(settings, store, self.cluster)
        self.surveys = Surveys(settings, store)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._behind: set[str] = set()  # tables of which other servers have stored something newer
        self._following: asyncio.Task[None] | None = None

    @property
    def workers(self) -> WorkerPool:
        """The processes in which bots think."""
        return self._workers

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
        header = self._make_header(game, replace(wanted, options=agreed.options), host)
        writes = decisions.open_table(header, game, dict(enumerate(seats)))
        if any(seat.kind == "open" for seat in seats):
            async with self._waiting.room_for(header, address):
                await self.store.write(*writes)
        else:
            await self.store.write(*writes)
        return header

    def _make_header(self, game: Game, wanted: TableRequest, host: str) -> TableHeader:
        secret, now = self.settings.new_seed(), round(time.time(), 3)
        return TableHeader(
            new_table(), game.key, game.version, wanted.options, host, new_invite(), secret, wanted.public, now,
            wanted.hints, wanted.stand_in, wanted.position, wanted.clock, wanted.name,
            wanted.has_talk,
        )  # fmt: skip

    async def open_record(self, record: Record, holder: str) -> TableHeader:
        """The table of a record, which is replayed first, beside everything else; given again, the same table."""
        game, id = self.game(record.game), recorded.name_table(record, holder)
        stored = await self.store.table(id)
        if stored is not None:
            return stored.header
        verified = await asyncio.to_thread(recorded.verify, record, game)
        terms, now = verified.match.state.terms, round(time.time(), 3)
        header = TableHeader(
            id, game.key, game.version, dict(terms.options), holder, new_invite(), bytes.fromhex(record.seed or ""),
            False, now, position=verified.match.position,
        )  # fmt: skip
        await self.store.write(*recorded.open_table(verified, header))
        return header

    async def rematch(self, room: Room, holder: str) -> TableHeader:
        """The table where the people of this one meet again; the same one for whoever asks later."""
        old = room.table.header
        again = TableRequest(
            old.options, old.public, old.hints, old.stand_in, old.position, old.clock, old.name, old.has_talk
        )
        header = self._make_header(room.table.game, again, holder)
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

    # lists

    async def load_stored(self, table: str) -> StoredTable:
        """A table as the store has it."""
        stored = await self.store.table(table) if is_table(table) else None
        if stored is None:
            raise Problem("table/unknown", table=table)
        return stored

    async def yours(self, holder: str | None) -> list[StoredTable]:
        """The tables that somebody opened or sits at, also where a bot plays for them."""
        found = [] if holder is None else await self.store.find_by_holder(holder, MOST_LISTED)
        return [
            stored
            for stored in found
            if stored.header.host == holder or any(seat.holder == holder for seat in stored.summary.seats)
        ]

    async def list_public(self) -> list[StoredTable]:
        """The public tables that wait for players and whose people are here, or left a moment ago."""
        since = time.time() - self.settings.listed
        tables = [
            table
            for table, room in self._rooms.items()
            if room.table.header.public and not room.table.has_begun and room.is_attended(self.settings.listed)
        ]
        found = await self.store.public(since, tables + await self.cluster.find_attended(since), MOST_LISTED)
        return [stored for stored in found if stored.summary.open_seats]

    async def entries(self, found: list[StoredTable], holder: str | None) -> list[TableEntry]:
        """The lines of a list."""
        tables = [stored.header.id for stored in found]
        elsewhere = await self.cluster.find_present(tables) if found else {}
        changes = await self.store.last_changes(tables) if found else {}
        marks = await self.store.marks(holder) if found and holder is not None else {}
        return [
            structs.replace(
                self._entry(stored, holder, elsewhere.get(stored.header.id, frozenset())),
                mark=msgspec.convert(marks.get(stored.header.id), TableMark | None),
                **self._describe_time(stored, changes.get(stored.header.id)),
            )
            for stored in found
        ]

    def _describe_time(self, stored: StoredTable, change: LastChange | None) -> dict[str, float]:
        """When something last happened at a table, and how much time is left to who is to act, where time runs."""
        if change is None:
            return {}
        room = self._rooms.get(stored.header.id)
        left = None if room is None else room.time_left
        if room is None and change.deadline is not None and not stored.summary.over:
            left = change.deadline - self.time.now() + self.time.lost_since(change.at)
        return {"moved": round(change.at)} | ({} if left is None else {"time": max(0.0, round(left))})

    def _entry(self, stored: StoredTable, holder: str | None, elsewhere: frozenset[str]) -> TableEntry:
        header, summary = stored.header, stored.summary
        room = self._rooms.get(header.id)
        here = elsewhere if room is None else elsewhere | room.audience.here
        is_closed = summary.is_closed or (not summary.over and self._has_other_rules(header))
        return TableEntry(
            table=header.id,
            game=header.game,
            title=self.games[header.game].title if header.game in self.games else header.game,
            options=views.describe_options(header.options),
            seats=views.describe_seats(summary.seats, here),
            actor=None if is_closed else summary.actor,
            your_turn=not is_closed and summary.waits_for(holder),
            over=summary.over,
            closed=is_closed,
            created=header.created,
            version=summary.version,
            name=header.name,
            host=holder is not None and header.host == holder,
            you=[n for n, seat in enumerate(summary.seats) if seat.holder and seat.holder == holder],
            removable=_is_removable(stored, holder),
            clock=header.clock,
        )

    async def describe(self, table: str, holder: str | None) -> TableEntry:
        """One table for who may want to sit down there: where colours are chosen, with those of the free seats."""
        (found,) = await self.entries([await self.load_stored(table)], holder)
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
        if holder is None or stored not in await self.yours(holder):
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

    def _has_other_rules(self, header: TableHeader) -> bool:
        """Whether a table was opened with rules that this server does not have."""
        return header.game not in self.games or self.games[header.game].version != header.rules

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
        waiting, in_progress = self._workers.count()
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

    async def resume_time(self) -> None:
        """Charge nobody for the time since the last sign of life of the server before."""
        found = await self.store.finding(SERVICE, SIGN_OF_LIFE)
        if found is not None:
            self.time.resume(found.data, self.cluster.is_alone)

    async def keep_time(self) -> None:
        """Again and again look at the clocks, and leave a sign of life: first, and often while somebody's time runs."""
        has_clocks = False  # whether somebody's time runs at any table of the store
        for number in itertools.count():
            is_running = self.check_clocks()
            with suppress(Problem, BanchisaError):
                if number % _SLOW_SIGN == 0:
                    has_clocks = await self.wake_due()
                is_time = (is_running and number % _SIGN == 0) or (has_clocks and number % _SLOW_SIGN == 0)
                if is_time or number == 0:
                    await self.show_life()
            await asyncio.sleep(_TICK)

    def check_clocks(self) -> bool:
        """Whether somebody's time runs; turns whose time is up end."""
        self.time.now()
        running = [room for room in self._rooms.values() if room.check_clock()]
        return bool(running)

    async def show_life(self) -> None:
        """Keep until when tables were served."""
        await self.store.write(Keep(SERVICE, SIGN_OF_LIFE, self.time.write()))

    async def wake_due(self) -> bool:
        """Bring the tables into memory at which somebody's time seems to be up, though nobody looks.

        Whether somebody's time runs at any table.
        """
        for table in await self.store.find_due(self.time.now(), MOST_LISTED):
            if table not in self._rooms:
                await self.room(table)
        return bool(await self.store.find_due(math.inf, 1))

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
        stored = await self.store.versions(rooms) if rooms else {}
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
        await self._workers.close()
        await self.store.close()


def _is_removable(stored: StoredTable, holder: str | None) -> bool:
    try:
        decisions.check_removable(stored.header.host, stored.summary.seats, holder)
    except Problem:
        return False
    return True
