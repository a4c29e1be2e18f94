"""Tables that wait for players: so many for one browser and one address, or they would push out everybody else's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from banchisa.server.http.rate_limit import Limits
from banchisa.server.storage.store import Store
from banchisa.table.errors import Problem
from banchisa.table.events import TableHeader

_MOST_KNOWN = 10_000


class WaitingTables:
    """Knows which waiting tables were opened from where; who opened them the store knows."""

    def __init__(self, limits: Limits, store: Store) -> None:
        self._most = limits.waiting
        self._store = store
        self._opened: dict[str, list[str]] = {}  # by address
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def room_for(self, header: TableHeader, address: str) -> AsyncIterator[None]:
        """Let one more be stored, or refuse it; one after the other, or many at once would all find room."""
        async with self._turn:
            await self._check(header.host, address)
            yield
            self._opened.setdefault(address, []).append(header.id)
            if len(self._opened) > _MOST_KNOWN:
                del self._opened[next(iter(self._opened))]

    async def _check(self, host: str, address: str) -> None:
        opened = self._opened.pop(address, [])
        waiting = await self._store.find_waiting(host, opened)
        self._opened[address] = [table for table in opened if table in waiting]
        if len(waiting) >= self._most:
            raise Problem("request/too_many", most=self._most)
