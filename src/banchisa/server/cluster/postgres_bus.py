"""Messages between servers by LISTEN and NOTIFY, on a connection of their own and outside of any transaction that
writes: a transaction with a NOTIFY holds a lock of the whole database until it has committed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from banchisa.server.storage.postgres_connection import DATABASE_ERRORS, Connection, connect, may_pass

_CHANNEL = "banchisa"
_PAUSE = 0.2  # seconds before the next try to connect


class PostgresBus:
    """One connection that listens and speaks; when it is lost, a new one is made."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[str], None], notice_gap: Callable[[], None]) -> None:
        self._connection = await self._listen(hear)
        self._keeping = asyncio.create_task(self._keep(hear, notice_gap))

    async def publish(self, message: str) -> None:
        if self._connection is None:
            return
        try:
            await self._connection.execute("SELECT pg_notify($1, $2)", _CHANNEL, message)
        except DATABASE_ERRORS:
            self._connection.terminate()

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        if self._connection is not None:
            self._connection.terminate()

    async def _listen(self, hear: Callable[[str], None]) -> Connection:
        connection = await connect(self._url)
        await connection.add_listener(_CHANNEL, lambda _connection, _process, _channel, message: hear(str(message)))
        return connection

    async def _keep(self, hear: Callable[[str], None], notice_gap: Callable[[], None]) -> None:
        """Make a new connection whenever the old one is lost."""
        while True:
            await self._wait_for_end()
            self._connection = None
            await asyncio.sleep(_PAUSE)
            try:
                self._connection = await self._listen(hear)
            except Exception as why:
                if not may_pass(why):
                    raise
            else:
                notice_gap()

    async def _wait_for_end(self) -> None:
        if self._connection is None or self._connection.is_closed():
            return
        ended = asyncio.Event()
        self._connection.add_termination_listener(lambda _connection: ended.set())
        await ended.wait()
