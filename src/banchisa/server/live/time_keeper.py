"""Looks at the clocks of all tables, and keeps until when a server has served them."""

from __future__ import annotations

import asyncio
import itertools
import math
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from banchisa.engine.errors import BanchisaError
from banchisa.server.live.room import Room
from banchisa.server.live.service_time import SERVICE, SIGN_OF_LIFE, ServiceTime
from banchisa.server.storage.store import Store
from banchisa.table.errors import Problem
from banchisa.table.events import Keep

_TICK = 0.25  # seconds
_SIGN, _SLOW_SIGN = 2, 20  # ticks
_MOST_WOKEN = 100  # tables at a time


class TimeKeeper:
    """Ends turns whose time is up, also at tables that nobody looks at."""

    def __init__(
        self, store: Store, rooms: Mapping[str, Room], time: ServiceTime, load: Callable[[str], Awaitable[Room]]
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._time = time
        self._load = load  # brings a table into memory

    async def resume(self, is_alone: bool) -> None:
        """Charge nobody for the time since the last sign of life of the server before."""
        found = await self._store.load_finding(SERVICE, SIGN_OF_LIFE)
        if found is not None:
            self._time.resume(found.data, is_alone)

    async def keep(self) -> None:
        """Look at the clocks again and again, and leave a sign of life: first, and often while somebody's time runs."""
        has_clocks = False  # whether somebody's time runs at any table of the store
        for number in itertools.count():
            is_running = self._check_clocks()
            with suppress(Problem, BanchisaError):
                if number % _SLOW_SIGN == 0:
                    has_clocks = await self._wake_due()
                is_time = (is_running and number % _SIGN == 0) or (has_clocks and number % _SLOW_SIGN == 0)
                if is_time or number == 0:
                    await self._show_life()
            await asyncio.sleep(_TICK)

    def _check_clocks(self) -> bool:
        """Whether somebody's time runs; turns whose time is up end."""
        self._time.now()
        running = [room for room in self._rooms.values() if room.time.check()]
        return bool(running)

    async def _show_life(self) -> None:
        """Keep until when tables were served."""
        await self._store.write(Keep(SERVICE, SIGN_OF_LIFE, self._time.write()))

    async def _wake_due(self) -> bool:
        """Bring the tables into memory at which somebody's time seems to be up, though nobody looks.

        Whether somebody's time runs at any table.
        """
        for table in await self._store.find_due(self._time.now(), _MOST_WOKEN):
            if table not in self._rooms:
                await self._load(table)
        return bool(await self._store.find_due(math.inf, 1))
