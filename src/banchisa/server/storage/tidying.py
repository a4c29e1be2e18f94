"""Upkeep of the file that tables are stored in: what there is, whether it is sound, and what is old enough to go."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Collection, Container
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from banchisa.server.settings import Settings
from banchisa.server.storage.schema import connect, find_damage
from banchisa.server.storage.store import ALL_STAGES, SqliteStore, Store, TableStage
from banchisa.table.events import Remove

_AT_ONCE = 100  # so that nobody waits for long


async def remove_untouched(
    store: Store, seconds: float, stages: Collection[TableStage] = ALL_STAGES, besides: Container[str] = ()
) -> int:
    """Remove the tables in one of these states at which nothing happened for so long; how many they were."""
    before, removed = time.time() - seconds, 0
    while found := await store.find_idle(before, stages, _AT_ONCE):
        old = [stored for stored in found if stored.header.id not in besides]
        await store.write(*(Remove(stored.header.id, stored.summary.version) for stored in old))
        removed += len(old)
        if len(old) < _AT_ONCE:  # the rest is in use, and would be found again
            break
    return removed


async def remove_old(store: Store, settings: Settings, besides: Container[str]) -> None:
    """Remove what was kept for as long as its kind is kept."""
    kinds: list[tuple[tuple[TableStage, ...], float | None]] = [
        (("waiting",), settings.keep_waiting),
        (("running",), settings.keep_running),
        (("over", "closed"), settings.keep_finished),
    ]
    for stages, seconds in kinds:
        if seconds is not None:
            await remove_untouched(store, seconds, stages, besides)


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
            return await remove_untouched(store, seconds)
        finally:
            await store.close()

    removed = asyncio.run(remove())
    with suppress(sqlite3.OperationalError), closing(connect(path, check=False)) as connection:
        connection.execute("VACUUM")  # unless somebody uses the file: then its space is used again later
    return removed
