"""Whether what is written is stored: said once when it no longer is, and once when it is again."""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
import time
from pathlib import Path

from banchisa.table.errors import Problem

log = logging.getLogger("banchisa.server")
_WARY = 10.0  # seconds after a failure in which a small write proves nothing
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_BESIDE = "-wal"  # what SQLite keeps beside the file until it is written into it


class Health:
    """Follows the commits of a store, where they are made; anybody may look."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._reference = ""  # of the trouble in the log
        self._failed = 0.0  # when

    @property
    def is_good(self) -> bool:
        return not self._reference

    def note_success(self, small: bool) -> None:
        """Something was stored; after a failure a little that was stored does not mean that more can be."""
        if self.is_good or (small and time.monotonic() - self._failed < _WARY):
            return
        log.warning("tables are stored again in %s", self._where)
        self._reference = ""

    def note_failure(self, why: Exception, is_busy: bool) -> Problem:
        """Something was not stored: what those who wait for it are told. Only the first time it is logged."""
        self._failed = time.monotonic()
        if self.is_good:
            self._reference = secrets.token_hex(8)
            log.error("server/error %s: cannot store tables in %s: %s", self._reference, self._where, why)
        return Problem("server/busy") if is_busy else Problem("server/error", reference=self._reference)


class FileHealth(Health):
    """The same for one file, which must stay where it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self._names = str(path), str(path) + _BESIDE
        self._files: dict[str, tuple[int, int]] = {}
        self.look_for_files()

    def look_for_files(self) -> None:
        """Complain if a file that is written to is no longer the one of its name."""
        for name in self._names:
            found = _identify(name)
            if name not in self._files and found is not None:
                self._files[name] = found
            elif found != self._files.get(name):
                raise FileNotFoundError(f"{Path(name).name} was removed or replaced while the server runs")

    def note_file_failure(self, why: sqlite3.Error | OSError) -> Problem:
        return self.note_failure(why, getattr(why, "sqlite_errorcode", None) in _BUSY)


def _identify(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
