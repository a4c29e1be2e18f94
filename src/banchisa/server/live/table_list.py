"""Tables as lines of a list: one's own, and the public ones that wait for players."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec
from msgspec import structs

from banchisa.engine.game import Game
from banchisa.server.cluster.cluster import Cluster
from banchisa.server.live.room import Room
from banchisa.server.live.service_time import ServiceTime
from banchisa.server.storage.rows import StoredTable
from banchisa.server.storage.store import LastChange, Store
from banchisa.table import decisions, views
from banchisa.table.errors import Problem
from banchisa.table.events import TableHeader
from banchisa.table.wire.answers import TableEntry, TableMark

MOST_LISTED = 100


class TableList:
    """Finds tables in the store, and says what the rooms and the other servers know of them."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        rooms: Mapping[str, Room],
        cluster: Cluster,
        time: ServiceTime,
        listed: float,
    ) -> None:
        self._store = store
        self._games = games
        self._rooms = rooms
        self._cluster = cluster
        self._time = time
        self._listed = listed  # seconds for which a table is public after its people have left

    async def find_yours(self, holder: str | None) -> list[StoredTable]:
        """The tables that somebody opened or sits at, also where a bot plays for them."""
        found = [] if holder is None else await self._store.find_by_holder(holder, MOST_LISTED)
        return [
            stored
            for stored in found
            if stored.header.host == holder or any(seat.holder == holder for seat in stored.summary.seats)
        ]

    async def find_public(self) -> list[StoredTable]:
        """The public tables that wait for players and whose people are here, or left a moment ago."""
        since = time.time() - self._listed
        tables = [
            table
            for table, room in self._rooms.items()
            if room.table.header.public and not room.table.has_begun and room.attendance.is_recent(self._listed)
        ]
        found = await self._store.find_public(since, tables + await self._cluster.find_attended(since), MOST_LISTED)
        return [stored for stored in found if stored.summary.open_seats]

    async def describe(self, found: list[StoredTable], holder: str | None) -> list[TableEntry]:
        """The lines of a list."""
        tables = [stored.header.id for stored in found]
        elsewhere = await self._cluster.find_present(tables) if found else {}
        changes = await self._store.find_last_changes(tables) if found else {}
        marks = await self._store.find_marks(holder) if found and holder is not None else {}
        return [
            structs.replace(
                self._entry(stored, holder, elsewhere.get(stored.header.id, frozenset())),
                mark=msgspec.convert(marks.get(stored.header.id), TableMark | None),
                **self._describe_time(stored, changes.get(stored.header.id)),
            )
            for stored in found
        ]

    def _describe_time(self, stored: StoredTable, change: LastChange | None) -> dict[str, float]:
        """When something last happened at a table, and how much time is left to whoever is to act, where time runs."""
        if change is None:
            return {}
        room = self._rooms.get(stored.header.id)
        left = None if room is None else room.time.left
        if room is None and change.deadline is not None and not stored.summary.over:
            left = change.deadline - self._time.now() + self._time.lost_since(change.at)
        return {"moved": round(change.at)} | ({} if left is None else {"time": max(0.0, round(left))})

    def _entry(self, stored: StoredTable, holder: str | None, elsewhere: frozenset[str]) -> TableEntry:
        header, summary = stored.header, stored.summary
        room = self._rooms.get(header.id)
        here = elsewhere if room is None else elsewhere | room.audience.here
        is_closed = summary.is_closed or (not summary.over and self._has_other_rules(header))
        return TableEntry(
            table=header.id,
            game=header.game,
            title=self._games[header.game].title if header.game in self._games else header.game,
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

    def _has_other_rules(self, header: TableHeader) -> bool:
        """Whether a table was opened with rules that this server does not have."""
        return header.game not in self._games or self._games[header.game].version != header.rules


def _is_removable(stored: StoredTable, holder: str | None) -> bool:
    try:
        decisions.check_removable(stored.header.host, stored.summary.seats, holder)
    except Problem:
        return False
    return True
