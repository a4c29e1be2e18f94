"""Takes the steps that people have ordered beforehand, at the pace of a person."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from banchisa.engine.rng import Rng
from banchisa.server.live.services import Services
from banchisa.table import chance, decisions
from banchisa.table.errors import Problem
from banchisa.table.take_backs import TIME_TO_ANSWER

if TYPE_CHECKING:
    from banchisa.server.live.room import Room

_PARTS = 1000
log = logging.getLogger("banchisa.server")


class StandingOrderPlayer:
    """Waits as long as a quick person might take, then does what the person to act has ordered.

    Who is not connected seems to look in for that time, as they would to answer themselves: so nobody can tell an
    order from its person.
    """

    def __init__(self, room: Room, services: Services) -> None:
        self._room = room
        self._pace = services.pace  # of steps that everybody knows to be forced
        self._order_pace = services.order_pace
        self._changed = asyncio.Event()
        self._playing: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        return self._playing is not None

    def move_on(self) -> None:
        """The position for which something was ordered is past."""
        self._changed.set()

    def wake(self) -> None:
        if self._playing is None and self._has_work():
            self._playing = asyncio.create_task(self._play())

    def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def _has_work(self) -> bool:
        return self._room.attendance.leads and self._room.table.ordered_action is not None

    async def _play(self) -> None:
        try:
            while self._has_work():
                await self._play_one()
        except Exception:
            log.exception("the orders of table %s stopped", self._room.table.header.id)
        finally:
            self._playing = None

    async def _play_one(self) -> None:
        """One step; if the table changes meanwhile, or the order was revoked, it is not taken."""
        table = self._room.table
        version, holder = table.version, table.seats[table.actor].holder
        self._changed.clear()
        wait = self._find_wait()
        await self._rest(wait / 2)
        self._room.attendance.begin_visit(holder)
        try:
            await self._rest(wait / 2)
            with suppress(Problem):  # it was revoked, or somebody was faster
                await self._room.insist(lambda table: decisions.follow_order(table, version))
        finally:
            asyncio.get_running_loop().call_later(wait / 2, self._room.attendance.end_visit, holder)

    def _find_wait(self) -> float:
        """The seconds before the answer, fewer than the seat to act has left."""
        table = self._room.table
        rng = Rng(chance.bot_number(table.header.seed, len(table.match.steps)))
        wait = self._order_pace * (1 + 2 * rng.below(_PARTS) / _PARTS)
        if table.orders.find_order(table.state) is None:
            wait = self._pace
        if table.take_backs.request is not None:
            wait = max(wait, TIME_TO_ANSWER)
        left = self._room.time.left
        return wait if left is None else min(wait, max(0.0, left / 2))

    async def _rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()
