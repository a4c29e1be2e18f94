"""Opens the store of an address: a file for SQLite, or the URL of a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage import sqlite
from banchisa.server.storage.address import StoreAddress, file_of, is_postgres
from banchisa.server.storage.store import NoteCommit, Store

T = TypeVar("T")
START = 30.0  # seconds for which a server that starts waits for a database that starts too


async def open_store(address: StoreAddress, note_commit: NoteCommit = lambda *_: None, patience: float = 0.0) -> Store:
    """The store of an address, with its schema up to date; a database that does not answer is waited for patiently."""
    if is_postgres(address):
        need_asyncpg()
        from banchisa.server.storage.postgres import PostgresStore

        return await PostgresStore.open(str(address), note_commit, patience)
    return sqlite.SqliteStore(file_of(address), note_commit)


def check_store(address: StoreAddress) -> None:
    """Complain in one line if a store cannot be used; bring its schema up to date."""
    if is_postgres(address):
        need_asyncpg()
        from banchisa.server.storage.postgres_connection import migrate

        asyncio.run(migrate(str(address)))
    else:
        sqlite.connect(file_of(address)).close()


@asynccontextmanager
async def use_store(address: StoreAddress, patience: float = 0.0) -> AsyncIterator[Store]:
    """A store for a while."""
    store = await open_store(address, patience=patience)
    try:
        yield store
    finally:
        await store.close()


def run_on_store(address: StoreAddress, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, and leave it in order, for people who wait for it."""

    async def run() -> T:
        async with use_store(address) as store:
            return await work(store)

    return asyncio.run(run())


def need_asyncpg() -> None:
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise BanchisaError("PostgreSQL needs one more library: pip install 'banchisa[postgres]'") from None
