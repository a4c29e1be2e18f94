"""Opens the store of an address: a file for SQLite, or the URL of a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage import sqlite
from banchisa.server.storage.store import NoteCommit, Store

SCHEMES = ("postgresql://", "postgres://")
StoreAddress = str | Path  # of a store
START = 30.0  # seconds for which a server that starts waits for a database that starts too


def is_postgres(address: StoreAddress) -> bool:
    return str(address).startswith(SCHEMES)


def file_of(address: StoreAddress) -> Path:
    """The file of an address that is not a URL; other URLs than PostgreSQL's are refused."""
    if "://" in str(address):
        raise BanchisaError(f"tables are stored in a file or in postgresql://..., not in {str(address).split(':')[0]}:")
    return Path(address)


def name_of(address: StoreAddress) -> str:
    """An address as it may be shown: without a password."""
    if not is_postgres(address):
        return str(address)
    try:
        parts = urlsplit(str(address))
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{parts.hostname or ''}{port}{parts.path}"


def exists(address: StoreAddress) -> bool:
    """Whether there may be a store: a database is asked when it is opened."""
    return is_postgres(address) or file_of(address).exists()


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


def need_asyncpg() -> None:
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise BanchisaError("PostgreSQL needs one more library: pip install 'banchisa[postgres]'") from None
