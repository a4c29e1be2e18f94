"""A disk that can be full: a file system of one's own where that may be mounted, else a limit on what is written."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_ROOM = 2 * 2**30  # bytes of a mounted disk that is not full
_REST = 4 * 2**10  # bytes that are left on a full one


class MountedDisk:
    """A file system in memory; when it is full it is as large as what lies on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        rest = _REST
        while not self._resize(self._used + rest):  # somebody writes at this very moment
            rest *= 2

    def free(self) -> None:
        assert self._resize(_ROOM)

    @property
    def _used(self) -> int:
        found = os.statvfs(self.folder)
        return (found.f_blocks - found.f_bfree) * found.f_frsize

    def _resize(self, size: int) -> bool:
        command = ["mount", "-o", f"remount,size={size}", self.folder]
        return subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0


class LimitedDisk:
    """A folder whose processes may not write behind the first bytes of any file while it is full."""

    def __init__(self, folder: Path, find_processes: Callable[[], list[int]]) -> None:
        self.folder = folder
        self._find_processes = find_processes

    def fill(self) -> None:
        self._limit(str(_REST))

    def free(self) -> None:
        self._limit("unlimited")

    def _limit(self, size: str) -> None:
        for process in self._find_processes():
            with suppress(FileNotFoundError):  # it has ended meanwhile
                user = {"user": os.stat(f"/proc/{process}").st_uid} if os.geteuid() == 0 else {}
                command = ["prlimit", "--pid", str(process), f"--fsize={size}:"]
                subprocess.run(command, stderr=subprocess.DEVNULL, **user)


Disk = MountedDisk | LimitedDisk


@contextmanager
def small_disk(find_processes: Callable[[], list[int]]) -> Iterator[Disk]:
    """A disk in a folder that is gone afterwards, which these processes write to."""
    folder = Path(tempfile.mkdtemp(prefix="banchisa-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={_ROOM},mode=0700", "banchisa-disk", folder]
    is_mounted = os.geteuid() == 0 and subprocess.run(mount, stderr=subprocess.DEVNULL).returncode == 0
    try:
        yield MountedDisk(folder) if is_mounted else LimitedDisk(folder, find_processes)
    finally:
        if is_mounted:
            subprocess.run(["umount", "-l", folder], check=True)
        shutil.rmtree(folder, ignore_errors=True)


def with_children(process: int) -> list[int]:
    """A process and all that it has started, as far as they live."""
    found = [process]
    for each in found:
        try:
            listed = Path(f"/proc/{each}/task/{each}/children").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        found += map(int, listed.split())
    return found
