"""A live table: one change at a time, each checked, stored, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress

from banchisa.server.cluster.cluster import Presence, Signal
from banchisa.server.live.attendance import Attendance
from banchisa.server.live.audience import BY_NOBODY, Asked, Audience, Listener
from banchisa.server.live.bot_player import BotPlayer
from banchisa.server.live.codec import Id
from banchisa.server.live.conversation import Conversation
from banchisa.server.live.header_changes import HeaderChanges
from banchisa.server.live.hint_requests import HintRequests
from banchisa.server.live.services import Services
from banchisa.server.live.standing_order_player import StandingOrderPlayer
from banchisa.server.live.turn_time import TurnTime
from banchisa.server.storage.store import TalkHead
from banchisa.server.storage.talk_rows import TalkRows
from banchisa.table import decisions
from banchisa.table.decisions import Decision
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import Event, OrdersGiven, SeatsChanged
from banchisa.table.notices import add_notices
from banchisa.table.table import Table

Decide = Callable[[Table], Decision]
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0  # seconds
_MOST_RACES = 20  # that one change may lose against other servers


class Room:
    """The one place of a server where a table changes; other servers may change it too, and then it follows."""

    def __init__(self, table: Table, services: Services) -> None:
        self.used = time.monotonic()
        self.time = TurnTime(self, services)
        self.audience = Audience(table, self.time.read, lambda listener: self.talk.describe(listener))
        self.attendance = Attendance(self.audience, services)
        self.talk = Conversation(self.audience, TalkRows(services.store), services.cluster, services.talk)
        self.header_changes = HeaderChanges(self.audience, services)
        self._services = services
        self._advice = HintRequests(services.workers, services.hints, self._tell_hinted)
        self._bots = BotPlayer(self, services)
        self._orders = StandingOrderPlayer(self, services)
        self._lock = asyncio.Lock()
        self._is_stopped = False  # and another room may be in its place
        self._is_in_doubt = False  # whether something was stored although nobody could tell
        self._making_sure: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()  # what other servers have told and is looked up now

    @property
    def table(self) -> Table:
        return self.audience.table

    @property
    def is_quiet(self) -> bool:
        """Whether nobody would miss this table in memory."""
        is_played = self._bots.are_thinking or self._orders.is_waiting
        return not self.attendance.is_watched and not self._lock.locked() and not is_played

    def enter(self, listener: Listener) -> None:
        self.audience.enter(listener)
        self.wake()
        if self.attendance.absent_seat is not None:
            self.audience.tell_gone(self.attendance.absent_seat, listener)

    def leave(self, listener: Listener) -> None:
        self.attendance.note_leaving(listener)
        self._advice.forget(listener)
        self.audience.leave(listener)
        self.wake()

    def wake(self) -> None:
        """Let the bot to act think, if one is and somebody looks; a person who is not here is waited for."""
        if self._is_stopped:
            return
        self.time.note_lead()
        self.attendance.look()
        if self.attendance.leads:
            self._bots.wake()
            self._orders.wake()

    def stop(self) -> None:
        self._is_stopped = True
        self.attendance.stop()
        self._advice.end()
        self._bots.stop()
        self._orders.stop()
        for task in self._hearing:
            task.cancel()
        if self._making_sure is not None:
            self._making_sure.cancel()

    def tell_thinking(self, seat: int) -> None:
        self.audience.tell_thinking(seat)
        self._services.cluster.send(self.table.header.id, Signal("thinking", seat, self.table.version))

    def advise(self, asker: Listener, version: int, id: Id) -> None:
        """Let an expert think for the asker; the answer comes when it comes."""
        self._advice.begin(self.table, decisions.hint(self.table, asker.mine, version), asker, id)

    def _tell_hinted(self, seat: int, asker: Listener) -> None:
        self.audience.tell_hinted(seat, asker)
        self._services.cluster.send(self.table.header.id, Signal("hinted", seat, self.table.version))

    def hear_presence(self, elsewhere: Iterable[Presence]) -> None:
        """Others look at this table through other servers, or this server leads it now, or no longer."""
        self.attendance.hear(elsewhere)
        self.wake()

    def hear_signal(self, signal: Signal) -> None:
        """Something of the moment at another server."""
        if signal.kind == "header":
            self._look_up(self.header_changes.catch_up())
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

    async def hear_talk(self, head: TalkHead) -> None:
        """Another server says how far people have talked, and whether they may."""
        if head.is_on != self.table.header.has_talk:
            await self.header_changes.catch_up()
        if self.talk.is_behind(head):
            await self.talk.catch_up()

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
                self._take(decision, Asked(asker, id))
            except Exception:
                await self._read_again()
                raise
        self._services.cluster.announce(self.table.header.id, self.table.length)
        self.wake()

    async def insist(self, decide: Decide) -> None:
        """Change the table. While that cannot be stored, try again, less and less often."""
        for pause in _lengthen_pauses():
            try:
                await self.change(decide)
                break
            except Problem as problem:
                if not problem.is_ours:
                    raise
            await asyncio.sleep(pause)

    async def _store(self, decide: Decide) -> Decision:
        """What was decided and stored. If another server was faster, it is decided anew, on what that one did."""
        for _ in range(_MOST_RACES):
            now, served = self._services.time.now, self.time.count_served
            decision = decisions.stamp(decide(self.table), self.table, now(), served())
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

    def _take(self, decision: Decision, asked: Asked) -> None:
        """What is stored now holds; when it begins the game, everybody gets that as a whole."""
        self._services.metrics.note_events(self.table.game.key, decision.append.events, decision.append.summary.seats)
        begins = not self.table.has_begun and decision.append.summary.has_begun
        self._tell(decision.apply_to(self.table), decision.append.events[-1], begins, asked)

    def _tell(self, events: Iterable[Event], last: Event, begins: bool, asked: Asked = BY_NOBODY) -> None:
        """Tell each event as soon as the table has it. Of orders nobody but their seat may notice anything."""
        is_public = False
        was_over = self.table.is_over
        for event in events:
            is_public = is_public or not isinstance(event, OrdersGiven)
            if not begins:
                self.audience.tell(event, asked, more_follow=event is not last)
                asked = BY_NOBODY  # the first message is the answer
        if begins:
            self.audience.begin(asked)
        if not is_public:
            return
        if self.table.is_over and not was_over:
            self.talk.reveal()
        self.time.note_event()
        self.audience.tell_clock()
        self._bots.note_step()
        self._move_on()

    def _move_on(self) -> None:
        """Drop whatever is still computed for the position before this one."""
        self._bots.move_on()
        self._orders.move_on()
        self.audience.forget_thinking()
        self._advice.move_on(self.table.version)

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
        self.audience.take(Table.rebuild(self.table.header, self.table.game, events))
        self._move_on()

    def _doubt(self) -> None:
        """Something may have been stored although the answer was lost: find out, as soon as that is possible."""
        self._is_in_doubt = True
        if self._making_sure is None:
            self._making_sure = asyncio.create_task(self._make_sure())

    async def _make_sure(self) -> None:
        for pause in _lengthen_pauses():
            if not self._is_in_doubt:
                break
            await asyncio.sleep(pause)
            with suppress(Problem):  # still not
                await self.catch_up()
        self._making_sure = None


def _lengthen_pauses() -> Iterator[float]:
    """The seconds between one try and the next."""
    pause = _FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, _LONGEST_PAUSE)
