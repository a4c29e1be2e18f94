"""The name of a table and whether people may talk there: stored and told, but no part of the game."""

from __future__ import annotations

from msgspec.structs import replace

from banchisa.server.cluster.cluster import Signal
from banchisa.server.live.audience import BY_NOBODY, Asked, Audience, Listener
from banchisa.server.live.codec import Id
from banchisa.server.live.services import Services
from banchisa.server.storage.statements import Statement
from banchisa.table.errors import Problem
from banchisa.table.events import TableHeader


class HeaderChanges:
    """Changes what stands in the header of one table; no version counts that."""

    def __init__(self, audience: Audience, services: Services) -> None:
        self._audience = audience
        self._store = services.store
        self._cluster = services.cluster

    async def rename(self, name: str) -> None:
        """Give the table a name: store it, then tell everybody."""
        await self._change("name", name)

    async def switch_talk(self, asker: Listener, on: bool, id: Id) -> None:
        """The host lets people talk, or not."""
        self._audience.table.check_host(asker.holder)
        await self._change("has_talk", on, Asked(asker, id))

    async def catch_up(self) -> None:
        """Tell what another server has changed."""
        header = self._audience.table.header
        stored = await self._store.table(header.id)
        if stored is not None and stored.header != self._audience.table.header:
            self._take(stored.header)

    async def _change(self, column: str, value: object, asked: Asked = BY_NOBODY) -> None:
        table = self._audience.table.header.id
        unknown = Problem("table/unknown", table=table)
        change = Statement(f"UPDATE tables SET {column} = $2 WHERE id = $1", (table, value), unknown)
        await self._store.write(change)
        self._take(replace(self._audience.table.header, **{column: value}), asked)
        self._cluster.send(table, Signal("header", -1, self._audience.table.version))

    def _take(self, header: TableHeader, asked: Asked = BY_NOBODY) -> None:
        self._audience.table.header = header
        self._audience.begin(asked)
