"""The tables of the database file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from banchisa.engine.errors import BanchisaError

_FIRST = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, host TEXT NOT NULL,
  invite TEXT NOT NULL, seed BLOB NOT NULL, public INTEGER NOT NULL, created REAL NOT NULL,
  version INTEGER NOT NULL, actor INTEGER, over INTEGER NOT NULL, vacant INTEGER NOT NULL, seating TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX waiting ON tables (created) WHERE public AND vacant > 0;
CREATE TABLE events (
  table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, at REAL NOT NULL,
  PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE holders (
  holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id)
) WITHOUT ROWID
"""
_CHANGES = (_FIRST, "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1")
SCHEMA = len(_CHANGES)


def connected(path: Path) -> sqlite3.Connection:
    """A connection on which a commit is on the disk when it returns; several processes may share the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _bring_up_to_date(connection)
    except (OSError, sqlite3.Error) as why:
        raise BanchisaError(f"cannot store tables in {path}: {why}") from None
    return connection


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Make what an older or empty file lacks; leave one of a newer Banchisa alone."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found > SCHEMA:
            raise sqlite3.DatabaseError(f"it was written by a newer version (schema {found}, this is {SCHEMA})")
        if found < SCHEMA:
            for statement in ";".join(_CHANGES[found:]).split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise
