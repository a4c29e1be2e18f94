"""Copies of the file that tables are stored in, made while a server goes on writing to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage.address import StoreAddress, file_of, is_postgres, name_of
from banchisa.server.storage.sqlite import find_damage
from banchisa.server.storage.transfer import copy_store

_COUNTED = ("tables", "events", "holders", "findings")
_PRIVATE = 0o600  # a backup holds the seeds of games that are still played


@dataclass(frozen=True)
class BackupCounts:
    """What a backup holds, and its size in bytes."""

    tables: int
    size: int


def back_up(source: StoreAddress, target: Path, overwrite: bool = False) -> BackupCounts:
    """Copy all that is stored now into one file, which is whole or not there at all."""
    if target.exists() and not overwrite:
        raise BanchisaError(f"{target} is already there")
    partial = target.with_name(f".{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))
        counts = _copy_database(source, partial) if is_postgres(source) else _copy_file(file_of(source), partial)
        _put_in_place(partial, target)
    except (OSError, sqlite3.Error) as why:
        raise BanchisaError(f"cannot back up {name_of(source)} to {target}: {why}") from None
    finally:
        partial.unlink(missing_ok=True)
    return BackupCounts(counts, target.stat().st_size)


def _copy_database(source: StoreAddress, partial: Path) -> int:
    """The same of a PostgreSQL database: a file that `banchisa store copy` brings back."""
    found = copy_store(source, partial)
    with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
    return found.rows["tables"]


def _copy_file(source: Path, partial: Path) -> int:
    """The state of one moment, looked through afterwards for damage and for whether all of it is there."""
    with closing(_open_to_read(source)) as db, closing(sqlite3.connect(partial, isolation_level=None)) as copy:
        db.execute("BEGIN")  # the counts are of the same moment
        expected = _count(db)
        db.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
        if damage := find_damage(copy):
            raise sqlite3.DatabaseError(f"the copy is damaged ({damage})")
        if _count(copy) != expected:
            raise sqlite3.DatabaseError(f"the copy has {_count(copy)} rows instead of {expected}")
    return expected[0]


def _open_to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10, isolation_level=None)


def _count(db: sqlite3.Connection) -> list[int]:
    return [int(db.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]) for name in _COUNTED]


def _put_in_place(partial: Path, target: Path) -> None:
    """Give a file that is on the disk its name."""
    with partial.open("rb") as file:
        os.fsync(file.fileno())
    partial.replace(target)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(target.resolve().parent, os.O_RDONLY | os.O_DIRECTORY)
        os.fsync(folder)
        os.close(folder)
