"""Upkeep of the file that tables are stored in: what there is, whether it is sound, and what is old enough to go."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Container
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from banchisa.server.storage.schema import connect, find_damage
from banchisa.server.storage.store import SqliteStore, Store
from banchisa.table.events import Remove

_AT_ONCE = 100  # so that nobody waits for long


async def remove_untouched(store: Store, seconds: float, only_waiting: bool, besides: Container[str] = ()) -> int:
    """Remove the tables at which nothing happened for so long, or only those that never began; how many they were."""
    before, removed = time.time() - seconds, 0
    while found := await store.find_idle(before, only_waiting, _AT_ONCE):
        old = [stored for stored in found if stored.header.id not in besides]
        await store.write(*(Remove(stored.header.id, stored.summary.version) for stored in old))
        removed += len(old)
        if len(old) < _AT_ONCE:  # the rest is in use, and would be found again
            break
    return removed


@dataclass(frozen=True)
class Holdings:
    """How many tables of which kind a file holds, and its size in bytes."""

    waiting: int
    running: int
    over: int
    size: int


def count_tables(path: Path) -> Holdings:
    with closing(connect(path, check=False)) as connection:
        query = "SELECT TOTAL(vacant > 0), TOTAL(vacant = 0 AND NOT over), TOTAL(vacant = 0 AND over) FROM tables"
        waiting, running, over = connection.execute(query).fetchone()
    return Holdings(int(waiting), int(running), int(over), path.stat().st_size)


def check_file(path: Path) -> str:
    """The first thing that is wrong with a file, however large it is; nothing if it is sound."""
    with closing(connect(path, check=False)) as connection:
        return find_damage(connection)


def remove_older(path: Path, seconds: float) -> int:
    """Remove all tables at which nothing happened for so long, also while a server runs; how many they were."""

    async def remove() -> int:
        store = SqliteStore(path)
        try:
            return await remove_untouched(store, seconds, only_waiting=False)
        finally:
            await store.close()

    removed = asyncio.run(remove())
    with suppress(sqlite3.OperationalError), closing(connect(path, check=False)) as connection:
        connection.execute("VACUUM")  # unless somebody uses the file: then its space is used again later
    return removed
