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
_ADDED = (  # columns of tables, one for each schema since
    ("hints", "INTEGER NOT NULL DEFAULT 1"),
    ("stand_in", "TEXT NOT NULL DEFAULT 'hard'"),
    ("position", "TEXT NOT NULL DEFAULT 'null'"),
)
SCHEMA = 1 + len(_ADDED)
_QUICK_TO_CHECK = 256 * 2**20  # bytes


def connect(path: Path, check: bool = True) -> sqlite3.Connection:
    """A connection on which a commit is on the disk when it returns; several processes may share the file.

    With `check`, a file that is not too large for it is looked through for damage.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _bring_up_to_date(connection)
        if check and path.stat().st_size <= _QUICK_TO_CHECK and (damage := find_damage(connection)):
            raise sqlite3.DatabaseError(f"the file is damaged ({damage}); bring back a backup of it")
    except (OSError, sqlite3.Error) as why:
        raise BanchisaError(f"cannot store tables in {path}: {why}") from None
    return connection


def find_damage(connection: sqlite3.Connection) -> str:
    """The first thing that is wrong with the file; nothing if it is sound."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return "" if found == "ok" else " ".join(str(found).split())


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Make what an older or empty file lacks; leave one of a newer Banchisa alone."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found > SCHEMA:
            raise sqlite3.DatabaseError(f"it was written by a newer version (schema {found}, this is {SCHEMA})")
        if found < SCHEMA:
            _make_what_is_missing(connection)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise


def _make_what_is_missing(connection: sqlite3.Connection) -> None:
    """All tables and columns that are not there yet."""
    if not _columns(connection):
        for statement in _FIRST.split(";"):
            connection.execute(statement)
    for name, kind in _ADDED:
        if name not in _columns(connection):
            connection.execute(f"ALTER TABLE tables ADD COLUMN {name} {kind}")


def _columns(connection: sqlite3.Connection) -> set[str]:
    return {str(name) for _, name, *_ in connection.execute("PRAGMA table_info(tables)")}
