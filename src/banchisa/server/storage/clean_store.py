"""Upkeep of a store: what there is, and what is old enough to go."""

from __future__ import annotations

import time
from collections.abc import Collection, Container

from banchisa.server.settings import Settings
from banchisa.server.storage import sqlite
from banchisa.server.storage.address import StoreAddress, file_of, is_postgres
from banchisa.server.storage.open_store import run_on_store
from banchisa.server.storage.store import ALL_STAGES, Holdings, Store, TableStage
from banchisa.table.events import Remove

_AT_ONCE = 100  # so that nobody waits for long


async def remove_untouched(
    store: Store, seconds: float, stages: Collection[TableStage] = ALL_STAGES, besides: Container[str] = ()
) -> int:
    """Remove the tables in one of these states at which nothing happened for so long; how many they were."""
    before, removed = time.time() - seconds, 0
    while found := await store.find_idle(before, stages, _AT_ONCE):
        old = [stored for stored in found if stored.header.id not in besides]
        await store.write(*(Remove(stored.header.id, stored.summary.length) for stored in old))
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


def count_tables(address: StoreAddress) -> Holdings:
    return run_on_store(address, lambda store: store.count())


def find_damage(address: StoreAddress) -> str:
    """The first thing that is wrong with a file, however large it is; a database looks after itself."""
    return "" if is_postgres(address) else sqlite.check_file(file_of(address))


def remove_older(address: StoreAddress, seconds: float) -> int:
    """Remove all tables at which nothing happened for so long, also while a server runs; how many they were."""
    removed = run_on_store(address, lambda store: remove_untouched(store, seconds))
    if not is_postgres(address):
        sqlite.shrink_file(file_of(address))
    return removed
