"""One server for each file: two would not hear of each other's steps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from banchisa.server.storage.address import StoreAddress, file_of, is_postgres


class AlreadyServed(Exception):
    """Another server has the file; its address, if it told one."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


@contextmanager
def claim_file(address: StoreAddress, url: str) -> Iterator[None]:
    """Have a file for oneself as long as this process lives; whoever else wants it is told the address."""
    if is_postgres(address):
        yield
        return
    file = file_of(address)
    with Path(f"{file}.server").open("a+", encoding="utf-8") as lock:
        if not _is_free(lock):
            lock.seek(0)
            raise AlreadyServed(lock.read().strip())
        lock.truncate(0)
        lock.write(url)
        lock.flush()
        yield


def _is_free(lock: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows: nobody is stopped
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
