"""Connections to PostgreSQL: how they are made, when they count as lost, and the schema that they find."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import asyncpg

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage import migrations
from banchisa.server.storage.address import name_of

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"  # neither can be indexed at run time
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
PATIENCE = 5.0  # seconds for which a database that is gone, such as one that is restarted, is waited for
_ANSWER = 10.0  # seconds within which a database that is well has answered
_CONNECT = 3.0  # seconds
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 0.5  # seconds
# whatever can go wrong with a question to the database
DATABASE_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
_LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection of which the library has lost track when it was cut off
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is stopped, started, or was killed
    asyncpg.ReadOnlySQLTransactionError,  # it is no longer the first of several
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
_LOCK = 0x62616E63  # what servers that start at once lock while one of them brings the schema up to date
_SESSION = {"application_name": "banchisa", "search_path": "banchisa", "synchronous_commit": "on"}


def is_lost(why: BaseException) -> bool:
    """Whether an error means that the same thing may work with another connection, or a little later."""
    return isinstance(why, _LOST)


async def connect(url: str) -> Connection:
    """A connection on which a commit is on the disk when it returns."""
    return await asyncpg.connect(url, timeout=_CONNECT, command_timeout=_ANSWER, server_settings=_SESSION)


async def open_pool(url: str, most: int) -> Pool:
    """Connections for reading, made when they are needed."""
    return await asyncpg.create_pool(
        url, min_size=0, max_size=most, timeout=_CONNECT, command_timeout=_ANSWER, server_settings=_SESSION
    )


def may_pass(why: BaseException) -> bool:
    """Whether somebody who reads or connects should try again: the database is gone, or its disk is full.

    A new connection on a full disk is refused by an internal error: a file that it begins with cannot be written.
    """
    return (
        is_lost(why) or isinstance(why, asyncpg.InsufficientResourcesError) or type(why) is asyncpg.InternalServerError
    )


async def retry(
    attempt: Callable[[bool], Awaitable[T]],
    patience: float = PATIENCE,
    is_worth_it: Callable[[BaseException], bool] = is_lost,
) -> T:
    """Do something, again and again while the database is gone, but not for ever; it is told whether it is again."""
    loop = asyncio.get_running_loop()
    end, pause, is_again = loop.time() + patience, _FIRST_PAUSE, False
    while True:
        try:
            return await attempt(is_again)
        except Exception as why:
            if not is_worth_it(why) or loop.time() > end:
                raise
        await asyncio.sleep(pause)
        pause, is_again = min(2 * pause, _LONGEST_PAUSE), True


async def migrate(url: str, patience: float = 0.0) -> None:
    """Make what an older or empty database lacks; complain in one line if it cannot be used for so many seconds."""
    try:
        await retry(lambda _: _migrate(url), patience, may_pass)
    except (*DATABASE_ERRORS, ValueError, BanchisaError) as why:
        said = " ".join(str(why).split()) or type(why).__name__
        raise BanchisaError(f"cannot store tables in {name_of(url)}: {said}") from None


async def _migrate(url: str) -> None:
    connection = await connect(url)
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
            await _bring_up_to_date(connection)
    finally:
        connection.terminate()


async def _bring_up_to_date(connection: Connection) -> None:
    if not await connection.fetchval("SELECT to_regclass('banchisa.schema_version') IS NOT NULL"):
        await connection.execute("CREATE SCHEMA IF NOT EXISTS banchisa")
        await connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        await connection.execute("INSERT INTO schema_version VALUES (0)")
    found = await connection.fetchval("SELECT version FROM schema_version")
    for statement in migrations.find_statements(found, "postgres"):
        await connection.execute(statement)
    if found != migrations.newest_version():  # else nothing is written, so that a server can start on a full disk
        await connection.execute("UPDATE schema_version SET version = $1", migrations.newest_version())
