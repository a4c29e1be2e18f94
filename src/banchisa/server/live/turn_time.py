"""How much time whoever is to act has had: only the time for which their table was served counts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from banchisa.server.cluster.cluster import ALIVE
from banchisa.server.live.services import Services
from banchisa.table import decisions
from banchisa.table.errors import Problem
from banchisa.table.wire.clocks import WireClock

if TYPE_CHECKING:
    from banchisa.server.live.room import Room


class TurnTime:
    """Reads the clock of one table, and ends a turn whose time is up."""

    def __init__(self, room: Room, services: Services) -> None:
        self._room = room
        self._cluster = services.cluster
        self._time = services.time
        self._unserved = 0.0  # seconds since the last event in which a server that led this table may have been dead
        self._has_led = False
        self._ending: asyncio.Task[None] | None = None

    def note_event(self) -> None:
        """Something happened at the table, and its time is counted from now on."""
        self._unserved = 0.0

    def note_lead(self) -> None:
        """This server takes the table over; time in which the one before may have been dead costs nobody anything."""
        leads = self._room.attendance.leads
        if leads and not self._has_led and not self._cluster.is_alone:
            self._unserved += min(ALIVE, self.count_served())
        self._has_led = leads

    def count_served(self) -> float:
        """The seconds since the last event in which this table was served."""
        clock = self._room.table.clock
        return 0.0 if clock is None else max(0.0, self._time.served_since(clock.since) - self._unserved)

    def read(self) -> WireClock | None:
        """What everybody is told of the time."""
        clock = self._room.table.clock
        return None if clock is None else clock.describe(self.count_served(), self._time.granted)

    @property
    def left(self) -> float | None:
        """The seconds that are left to who is to act, where time runs."""
        table = self._room.table
        return None if table.clock is None or table.is_over else table.clock.time_left(self.count_served())

    def check(self) -> bool:
        """Whether somebody's time runs here; if it is up, their turn ends."""
        if self._room.table.clock is None:
            return False
        left = self.left if self._room.attendance.leads else None
        if left is not None and left <= 0 and self._ending is None:
            self._ending = asyncio.create_task(self._end_turn())
        return left is not None

    async def _end_turn(self) -> None:
        try:
            with suppress(Problem):  # somebody was faster, or it cannot be stored now: the next look sees to it
                await self._room.change(lambda table: decisions.end_turn(table, self.count_served()))
        finally:
            self._ending = None
