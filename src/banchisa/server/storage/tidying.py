"""Upkeep of a store: what there is, and what is old enough to go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Container

from banchisa.server.storage import sqlite
from banchisa.server.storage.opening import StoreAddress, file_of, is_postgres, use_store
from banchisa.server.storage.store import Holdings, Store
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


def count_tables(address: StoreAddress) -> Holdings:
    async def count() -> Holdings:
        async with use_store(address) as store:
            return await store.count()

    return asyncio.run(count())


def find_damage(address: StoreAddress) -> str:
    """The first thing that is wrong with a file, however large it is; a database looks after itself."""
    return "" if is_postgres(address) else sqlite.check_file(file_of(address))


def remove_older(address: StoreAddress, seconds: float) -> int:
    """Remove all tables at which nothing happened for so long, also while a server runs; how many they were."""

    async def remove() -> int:
        async with use_store(address) as store:
            return await remove_untouched(store, seconds, only_waiting=False)

    removed = asyncio.run(remove())
    if not is_postgres(address):
        sqlite.shrink_file(file_of(address))
    return removed
