"""A live table: one change at a time, each checked, stored, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass

from msgspec.structs import replace

from banchisa.server.cluster.cluster import ALIVE, Cluster, Presence, Signal
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.absence import AbsenceTimer
from banchisa.server.live.audience import Audience, Listener
from banchisa.server.live.bot_player import BotPlayer
from banchisa.server.live.codec import Id
from banchisa.server.live.conversation import Conversation, TalkLimits
from banchisa.server.live.hint_requests import HintRequests
from banchisa.server.live.service_time import ServiceTime
from banchisa.server.live.standing_order_player import StandingOrderPlayer
from banchisa.server.metrics import Metrics
from banchisa.server.processes.pool import WorkerPool
from banchisa.server.storage.statements import Statement
from banchisa.server.storage.store import Store, TalkHead
from banchisa.server.storage.talk_rows import TalkRows
from banchisa.table import decisions
from banchisa.table.decisions import Decision
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import Event, OrdersGiven, SeatsChanged, TableHeader
from banchisa.table.notices import add_notices
from banchisa.table.table import Table
from banchisa.table.wire.clocks import WireClock

Decide = Callable[[Table], Decision]
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0  # seconds
_MOST_RACES = 20  # that one change may lose against other servers


@dataclass(frozen=True)
class Services:
    """What every live table needs."""

    store: Store
    cluster: Cluster
    workers: WorkerPool
    hints: Buckets
    talk: TalkLimits
    pace: float
    order_pace: float
    grace: float
    metrics: Metrics
    are_told: Callable[[list[str]], Awaitable[bool]]  # whether one of these holders is told when it is their turn
    notice_due: Callable[[], float]  # when something that happens now is told to who does not look
    time: ServiceTime


class Room:
    """The one place of a server where a table changes; other servers may change it too, and then it follows."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.audience = Audience(table, self._read_clock, lambda listener: self.talk.describe(listener))
        self.talk = Conversation(self.audience, TalkRows(services.store), services.cluster, services.talk)
        self.used = time.monotonic()
        self.watchers_elsewhere = 0  # sockets at other servers
        self._absent_elsewhere: int | None = None  # the seat that the leading server may hand to a bot
        self._left = 0.0  # when somebody who belongs here was last seen, by the clock on the wall
        self._services = services
        self._absence = AbsenceTimer(services.grace, self._tell_gone)
        self._advice = HintRequests(services.workers, services.hints, self._tell_hinted)
        self._bots = BotPlayer(self, services.workers, services.pace)
        self._orders = StandingOrderPlayer(self, services.pace, services.order_pace)
        self._lock = asyncio.Lock()
        self._is_stopped = False  # and another room may be in its place
        self._is_in_doubt = False  # whether something was stored although nobody could tell
        self._making_sure: asyncio.Task[None] | None = None
        self._unserved = 0.0  # seconds since the last event in which a server that led this table may have been dead
        self._leads_since: float | None = None
        self._ending: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()  # what other servers have told and is looked up now

    @property
    def is_quiet(self) -> bool:
        """Whether nobody would miss this table in memory."""
        is_played = self._bots.are_thinking or self._orders.is_waiting
        return not self.is_watched and not self._lock.locked() and not is_played

    @property
    def wants_bots(self) -> bool:
        """Whether bots play now: somebody looks, or the next person waits for days, or somebody's time was up."""
        clock = self.table.clock
        return self.is_watched or (clock is not None and (clock.is_slow or self.table.is_substituted))

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks, through this server or another one."""
        return bool(self.audience.listeners) or self.watchers_elsewhere > 0

    @property
    def leads(self) -> bool:
        """Whether this server plays the bots of this table and waits for its people."""
        return self._services.cluster.leads(self.table.header.id)

    # coming and going

    def enter(self, listener: Listener) -> None:
        self.audience.enter(listener)
        self.wake()
        if self.absent_seat is not None:
            self.audience.tell_gone(self.absent_seat, listener)

    def leave(self, listener: Listener) -> None:
        if self.table.is_concerned(listener.holder):
            self._left = time.time()
        self._advice.forget(listener)
        self.audience.leave(listener)
        self.wake()

    def begin_visit(self, holder: str) -> None:
        """Somebody who has left an order seems to look in."""
        self.audience.note_visitors(self.audience.visitors | {holder})
        self._show_presence()

    def end_visit(self, holder: str) -> None:
        self.audience.note_visitors(self.audience.visitors - {holder})
        self._show_presence()

    def is_attended(self, seconds: float) -> bool:
        """Whether one of those who belong here is, or was so many seconds ago."""
        present = any(self.table.is_concerned(listener.holder) for listener in self.audience.listeners)
        return present or time.time() - self._left <= seconds

    @property
    def absent_seat(self) -> int | None:
        """The seat of who keeps the table waiting for too long."""
        return self._absence.absent_seat if self.leads else self._absent_elsewhere

    def _tell_gone(self, seat: int) -> None:
        self.audience.tell_gone(seat)
        self._show_presence()

    def _show_presence(self) -> None:
        """Let other servers know who looks at this table here, if there can be others."""
        if self._services.cluster.is_alone:
            return
        audience = self.audience
        presence = Presence(tuple(sorted(audience.holders | audience.visitors)), len(audience.listeners), self._left)
        if self.leads:
            presence = Presence(presence.holders, presence.watchers, presence.left, self._absence.absent_seat)
        self._services.cluster.show(self.table.header.id, presence)

    def hear_presence(self, elsewhere: Iterable[Presence]) -> None:
        """Others look at this table through other servers, or this server leads it now, or no longer."""
        found = list(elsewhere)
        self.watchers_elsewhere = sum(presence.watchers for presence in found)
        self.audience.note_elsewhere(frozenset(holder for presence in found for holder in presence.holders))
        absent = next((presence.absent_seat for presence in found if presence.absent_seat is not None), None)
        if absent is not None and absent != self._absent_elsewhere and not self.leads:
            self.audience.tell_gone(absent)
        self._absent_elsewhere = absent
        self.wake()

    def hear_signal(self, signal: Signal) -> None:
        """Something of the moment at another server."""
        if signal.kind == "header":
            self._look_up(self._read_header())
        elif signal.kind == "talk":
            self._look_up(self.talk.catch_up())
        elif signal.face is not None:
            self.talk.tell_face(signal.seat, signal.face)
        elif signal.version != self.table.version:
            return
        elif signal.kind == "thinking":
            self.audience.tell_thinking(signal.seat)
        else:
            self.audience.tell_hinted(signal.seat)

    def _look_up(self, work: Coroutine[None, None, None]) -> None:
        """Read what another server has stored; if that cannot be read now, the next look at everything finds it."""

        async def look() -> None:
            with suppress(Problem):
                await work

        task = asyncio.create_task(look())
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    # the name of the table and whether people may talk, which are no part of the game

    async def name(self, name: str) -> None:
        """Give the table a name: store it, then tell everybody."""
        await self._change_header("name", name)

    async def switch_talk(self, asker: Listener, on: bool, id: Id) -> None:
        """The host lets people talk, or not."""
        if not self.table.is_host(asker.holder):
            raise Problem("seat/not_yours")
        await self._change_header("has_talk", on, asker, id)

    async def _change_header(self, column: str, value: object, asker: Listener | None = None, id: Id = None) -> None:
        table = self.table.header.id
        unknown = Problem("table/unknown", table=table)
        change = Statement(f"UPDATE tables SET {column} = $2 WHERE id = $1", (table, value), unknown)
        await self._services.store.write(change)
        self._take_header(replace(self.table.header, **{column: value}), asker, id)
        self._services.cluster.send(table, Signal("header", -1, self.table.version))

    async def _read_header(self) -> None:
        stored = await self._services.store.table(self.table.header.id)
        if stored is not None and stored.header != self.table.header:
            self._take_header(stored.header)

    def _take_header(self, header: TableHeader, asker: Listener | None = None, id: Id = None) -> None:
        self.table.header = header
        self.audience.begin(asker, id)

    async def hear_talk(self, head: TalkHead) -> None:
        """Another server says how far people have talked, and whether they may."""
        if head.is_on != self.table.header.has_talk:
            await self._read_header()
        if self.talk.is_behind(head):
            await self.talk.catch_up()

    # changes

    async def change(self, decide: Decide) -> None:
        """Check, store, tell: all of it even if whoever asks for it is gone meanwhile."""
        await asyncio.shield(asyncio.create_task(self.change_for(None, decide, None)))

    async def change_for(self, asker: Listener | None, decide: Decide, id: Id) -> None:
        """The same for a socket, whose session sees it through by itself: a step needs no task of its own."""
        async with self._lock:
            if self._is_in_doubt:
                await self._catch_up()
            decision = await self._store(decide)
            try:
                self._take(decision, asker, id)
            except Exception:
                await self._read_again()
                raise
        self._services.cluster.announce(self.table.header.id, self.table.length)
        self.wake()

    async def insist(self, decide: Decide) -> None:
        """Change the table. While that cannot be stored, try again, less and less often."""
        pause = _FIRST_PAUSE
        while True:
            try:
                return await self.change(decide)
            except Problem as problem:
                if not problem.is_ours:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _store(self, decide: Decide) -> Decision:
        """What was decided and stored. If another server was faster, it is decided anew, on what that one did."""
        for _ in range(_MOST_RACES):
            decision = decisions.stamp(decide(self.table), self.table, self._services.time.now(), self._time_served())
            try:
                await self._services.store.write(*add_notices(self.table, decision, self._services.notice_due()))
                return decision
            except Stale:
                await self._catch_up()
            except Problem as problem:
                if problem.is_ours:
                    self._doubt()
                raise
            except asyncio.CancelledError:  # the server ends, but what is queued will be stored
                self._is_in_doubt = True
                raise
        raise Problem("action/stale", version=self.table.version)

    def _take(self, decision: Decision, asker: Listener | None, id: Id) -> None:
        """What is stored now holds; when it begins the game, everybody gets that as a whole."""
        self._services.metrics.note_events(self.table.game.key, decision.append.events, decision.append.summary.seats)
        begins = not self.table.has_begun and decision.append.summary.has_begun
        self._tell(decision.apply_to(self.table), decision.append.events[-1], begins, asker, id)

    def _tell(
        self, events: Iterable[Event], last: Event, begins: bool, asker: Listener | None = None, id: Id = None
    ) -> None:
        """Tell each event as soon as the table has it. Of orders nobody but their seat may notice anything."""
        is_public = False
        was_over = self.table.is_over
        for event in events:
            is_public = is_public or not isinstance(event, OrdersGiven)
            if not begins:
                self.audience.tell(event, asker, id, more_follow=event is not last)
                asker = None  # the first message is the answer
        if begins:
            self.audience.begin(asker, id)
        if not is_public:
            return
        if self.table.is_over and not was_over:
            self.talk.reveal()
        self._unserved = 0.0
        self.audience.tell_clock()
        self._bots.note_step()
        self._move_on()

    def _move_on(self) -> None:
        """Drop whatever is still computed for the position before this one."""
        self._bots.move_on()
        self._orders.move_on()
        self.audience.forget_thinking()
        self._advice.move_on(self.table.version)

    # what others have stored

    async def catch_up(self) -> None:
        """Read what other servers have stored meanwhile."""
        async with self._lock:
            await self._catch_up()

    async def take_newer(self, after: int, events: list[Event]) -> None:
        """Events after this version that another server has stored."""
        async with self._lock:
            if self.table.length < after:
                await self._catch_up()
            else:
                await self._follow(events[self.table.length - after :])

    async def _catch_up(self) -> None:
        await self._follow(await self._services.store.log(self.table.header.id, self.table.length))
        self._is_in_doubt = False

    async def _follow(self, events: list[Event]) -> None:
        if not events:
            return
        public = [event for event in events if not isinstance(event, OrdersGiven)]
        try:
            self._tell(self._apply(events), (public or events)[-1], begins=self._would_begin(events))
        except Exception:
            await self._read_again()
        self.wake()

    def _apply(self, events: list[Event]) -> Iterable[Event]:
        for event in events:
            self.table.apply(event)
            yield event

    def _would_begin(self, events: list[Event]) -> bool:
        """Whether the game begins with these events."""
        seats = dict(enumerate(self.table.seats))
        for event in events:
            if isinstance(event, SeatsChanged):
                seats |= event.seats
        return not self.table.has_begun and all(seat.is_ready for seat in seats.values())

    async def _read_again(self) -> None:
        """Replace what is in memory by what the store says."""
        events = await self._services.store.log(self.table.header.id)
        self.table = Table.rebuild(self.table.header, self.table.game, events)
        self.audience.take(self.table)
        self._move_on()

    def _doubt(self) -> None:
        """Something may have been stored although the answer was lost: find out, as soon as that is possible."""
        self._is_in_doubt = True
        if self._making_sure is None:
            self._making_sure = asyncio.create_task(self._make_sure())

    async def _make_sure(self) -> None:
        pause = _FIRST_PAUSE
        while self._is_in_doubt:
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
            try:
                await self.catch_up()
            except Problem:  # still not
                continue
        self._making_sure = None

    # time

    def _note_lead(self) -> None:
        """This server takes the table over; time in which the one before may have been dead costs nobody anything."""
        if self._leads_since is None and self.leads:
            self._leads_since = self._services.time.now()
            if not self._services.cluster.is_alone:
                self._unserved += min(ALIVE, self._time_served())
        elif not self.leads:
            self._leads_since = None

    def _time_served(self) -> float:
        """The seconds since the last event in which this table was served."""
        if self.table.clock is None:
            return 0.0
        return max(0.0, self._services.time.served_since(self.table.clock.since) - self._unserved)

    def _read_clock(self) -> WireClock | None:
        clock = self.table.clock
        return None if clock is None else clock.describe(self._time_served(), self._services.time.granted)

    @property
    def time_left(self) -> float | None:
        """The seconds that are left to who is to act, where time runs."""
        clock = self.table.clock
        return None if clock is None or self.table.is_over else clock.time_left(self._time_served())

    def check_clock(self) -> bool:
        """Whether somebody's time runs here; if it is up, their turn ends."""
        if self.table.clock is None:
            return False
        left = self.time_left if self.leads else None
        if left is not None and left <= 0 and self._ending is None:
            self._ending = asyncio.create_task(self._end_turn())
        return left is not None

    async def _end_turn(self) -> None:
        try:
            with suppress(Problem):  # somebody was faster, or it cannot be stored now: the next look sees to it
                await self.change(lambda table: decisions.end_turn(table, self._time_served()))
        finally:
            self._ending = None

    # bots and hints

    def wake(self) -> None:
        """Let the bot to act think, if one is and somebody looks; a person who is not here is waited for."""
        if self._is_stopped:
            return
        self._note_lead()
        if self.leads:
            self._absence.look(self.table, self.audience.here)
            self._bots.wake()
            self._orders.wake()
        else:
            self._absence.end()
        self._show_presence()

    async def is_anybody_told(self) -> bool:
        """Whether one of the people who play here is told when it is their turn; nobody if the store does not say."""
        with suppress(Problem):
            return await self._services.are_told([seat.holder for seat in self.table.seats if seat.kind == "human"])
        return False

    def tell_thinking(self, seat: int) -> None:
        self.audience.tell_thinking(seat)
        self._services.cluster.send(self.table.header.id, Signal("thinking", seat, self.table.version))

    def advise(self, asker: Listener, version: int, id: Id) -> None:
        """Let an expert think for the asker; the answer comes when it comes."""
        self._advice.begin(self.table, decisions.hint(self.table, asker.mine, version), asker, id)

    def _tell_hinted(self, seat: int, asker: Listener) -> None:
        self.audience.tell_hinted(seat, asker)
        self._services.cluster.send(self.table.header.id, Signal("hinted", seat, self.table.version))

    def stop(self) -> None:
        self._is_stopped = True
        self._absence.end()
        self._advice.end()
        self._bots.stop()
        self._orders.stop()
        for task in self._hearing:
            task.cancel()
        if self._making_sure is not None:
            self._making_sure.cancel()
