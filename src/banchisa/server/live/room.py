"""A live table: one change at a time, each checked, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from banchisa.engine.rng import Rng
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.absence import AbsenceTimer
from banchisa.server.live.audience import Audience, Listener
from banchisa.server.live.hints import Hints
from banchisa.server.live.messages import Id
from banchisa.server.processes.errands import NoLongerWanted, Purpose
from banchisa.server.processes.pool import BotFailed, BotQuestion, WorkerPool
from banchisa.server.storage.store import Store
from banchisa.table import chance, decisions
from banchisa.table.decisions import Decision
from banchisa.table.errors import Problem, Stale
from banchisa.table.table import Table

Decide = Callable[[Table], Decision]
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0  # seconds
log = logging.getLogger("banchisa.server")


@dataclass(frozen=True)
class Services:
    """What every live table needs."""

    store: Store
    workers: WorkerPool
    hints: Buckets
    pace: float
    grace: float


class Room:
    """The one place of a server where a table changes."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.audience = Audience(table)
        self.used = time.monotonic()
        self._left = float("-inf")  # when somebody who belongs here was last seen
        self._services = services
        self._absence = AbsenceTimer(services.grace, self.audience.tell_gone)
        self._advice = Hints(services.workers, services.hints, self.audience.tell_hinted)
        self._lock = asyncio.Lock()
        self._stepped = 0.0
        self._changed = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_quiet(self) -> bool:
        """Whether nobody would miss this table in memory."""
        return not self.audience.listeners and not self._lock.locked() and self._thinking is None

    # coming and going

    def enter(self, listener: Listener) -> None:
        self.audience.enter(listener)
        self.wake()
        if self.absent_seat is not None:
            self.audience.tell_gone(self.absent_seat, listener)

    def leave(self, listener: Listener) -> None:
        if self.table.is_concerned(listener.holder):
            self._left = time.monotonic()
        self._advice.forget(listener)
        self.audience.leave(listener)
        self.wake()

    def is_attended(self, seconds: float) -> bool:
        """Whether one of those who belong here is, or was so many seconds ago."""
        present = any(self.table.is_concerned(listener.holder) for listener in self.audience.listeners)
        return present or time.monotonic() - self._left <= seconds

    @property
    def absent_seat(self) -> int | None:
        """The seat of who keeps the table waiting for too long."""
        return self._absence.absent_seat

    # changes

    async def change(self, decide: Decide, asker: Listener | None = None, id: Id = None) -> None:
        """Check, store, tell: all of it even if the asker is gone meanwhile."""
        await asyncio.shield(asyncio.create_task(self._change(decide, asker, id)))

    async def _change(self, decide: Decide, asker: Listener | None, id: Id) -> None:
        async with self._lock:
            decision = decide(self.table)
            try:
                await self._services.store.write(*decision.besides, decision.append)
            except Stale:
                await self._read_again()
                raise Problem("action/stale", version=self.table.version) from None
            try:
                self._take(decision, asker, id)
            except Exception:
                await self._read_again()
                raise
        self.wake()

    def _take(self, decision: Decision, asker: Listener | None, id: Id) -> None:
        """What is stored now holds; when the last seat was taken, everybody gets the game that begins as a whole."""
        begins = bool(self.table.open_seats) and decision.append.summary.open_seats == 0
        for event in decision.apply_to(self.table):
            if not begins:
                self.audience.tell(event, asker, id, goes_on=event is not decision.append.events[-1])
                asker = None  # the first message is the answer
        if begins:
            self.audience.begin(asker, id)
        self._stepped = asyncio.get_running_loop().time()
        self._move_on()

    async def _read_again(self) -> None:
        """Somebody else wrote to this table: take what is in the store for the truth."""
        events = await self._services.store.log(self.table.header.id)
        self.table = Table.rebuild(self.table.header, self.table.game, events)
        self.audience.take(self.table)
        self._move_on()

    def _move_on(self) -> None:
        """Whoever thinks about the position as it was may stop."""
        self._changed.set()
        self.audience.forget_thinking()
        self._advice.move_on(self.table.version)

    # bots

    def wake(self) -> None:
        """Let the bot to act think, if one is and somebody looks; a person who is not here is waited for."""
        self._absence.look(self.table, self.audience.here)
        if self._thinking is None and self._has_bot_to_play():
            self._thinking = asyncio.create_task(self._play_bots())

    def _has_bot_to_play(self) -> bool:
        return self.table.bot_to_act is not None and bool(self.audience.listeners)

    async def _play_bots(self) -> None:
        try:
            while self._has_bot_to_play():
                with suppress(NoLongerWanted):  # everybody left before it could think; perhaps somebody is back by now
                    await self._play_bot()
        except Exception:
            log.exception("the bots of table %s stopped", self.table.header.id)
        finally:
            self._thinking = None

    async def _play_bot(self) -> None:
        """One step of the bot to act; if the table changes meanwhile, its choice is thrown away."""
        table, seat, version = self.table, self.table.actor, self.table.version
        self._changed.clear()
        self.audience.tell_thinking(seat)
        action = await self._ask_bot(table, seat)
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._stepped + self._services.pace):
                await self._changed.wait()
        self.audience.forget_thinking()
        if self.audience.listeners:  # else it is asked again when somebody comes
            await self._act(seat, version, action)

    async def _act(self, seat: int, version: int, action: str) -> None:
        """Take the step of a bot. While it cannot be stored, try again, less and less often."""
        pause = _FIRST_PAUSE
        while True:
            try:
                return await self.change(lambda table: decisions.act(table, (seat,), version, action))
            except Problem as problem:
                if problem.code == "action/stale":
                    return None
                if not problem.is_ours:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _ask_bot(self, table: Table, seat: int) -> str:
        """What the bot chooses from what its seat sees; a bot that fails is replaced by lot."""
        game, seen = table.game, table.state.seen_by(seat)
        number = chance.bot_number(table.header.seed, len(table.match.steps))
        names = [game.actions.name(action) for action in seen.legal_actions()]
        question = BotQuestion("choose", game.key, table.seats[seat].level, seen.to_json(), number)
        try:
            chosen = await self._services.workers.choose(question, self._purpose())
            if chosen in names:
                return chosen
            log.warning("a bot chose %r, which is not allowed; chosen by lot instead", chosen)
        except BotFailed as why:
            log.warning("a bot failed, chosen by lot instead: %s", why)
        return names[Rng(number).below(len(names))]

    def _purpose(self) -> Purpose:
        """On whose behalf a bot thinks: those who play here before those who watch."""
        players = [listener for listener in self.audience.listeners if listener.mine]
        address = min((listener.address for listener in players or self.audience.listeners), default="")
        return Purpose(address, bool(players), lambda: bool(self.audience.listeners))

    def advise(self, asker: Listener, version: int, id: Id) -> None:
        """Let an expert think for the asker; the answer comes when it comes."""
        self._advice.begin(self.table, decisions.hint(self.table, asker.mine, version), asker, id)

    def stop(self) -> None:
        self._absence.end()
        self._advice.end()
        if self._thinking is not None:
            self._thinking.cancel()
