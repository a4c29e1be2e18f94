"""Whether what is written reaches the disk: said once when it no longer does, and once when it does again."""

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
    """Follows the commits of one file, each in the thread that writes; anybody may look."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._names = str(path), str(path) + _BESIDE
        self._files: dict[str, tuple[int, int]] = {}
        self._reference = ""  # of the trouble in the log
        self._failed = 0.0  # when
        self.look_for_files()

    @property
    def is_good(self) -> bool:
        return not self._reference

    def look_for_files(self) -> None:
        """Complain if a file that is written to is no longer the one of its name."""
        for name in self._names:
            found = _identify(name)
            if name not in self._files and found is not None:
                self._files[name] = found
            elif found != self._files.get(name):
                raise FileNotFoundError(f"{Path(name).name} was removed or replaced while the server runs")

    def note_success(self, small: bool) -> None:
        """Something was stored; after a failure a little that was stored does not mean that more can be."""
        if self.is_good or (small and time.monotonic() - self._failed < _WARY):
            return
        log.warning("tables are stored again in %s", self._path)
        self._reference = ""

    def note_failure(self, why: sqlite3.Error | OSError) -> Problem:
        """Something was not stored: what those who wait for it are told. Only the first time it is logged."""
        self._failed = time.monotonic()
        if self.is_good:
            self._reference = secrets.token_hex(8)
            log.error("server/error %s: cannot store tables in %s: %s", self._reference, self._path, why)
        if getattr(why, "sqlite_errorcode", None) in _BUSY:
            return Problem("server/busy")
        return Problem("server/error", reference=self._reference)


def _identify(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
