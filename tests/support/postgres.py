"""A PostgreSQL of one's own for tests: a cluster in a temporary folder, and databases in it."""

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg

from support.processes import is_running
from support.small_disk import with_children

_numbers = itertools.count()
MISSING = "no PostgreSQL for the tests: install Debian's postgresql, or put initdb and pg_ctl on the PATH"


def find_programs() -> Path:
    """The folder with the programs of PostgreSQL, the newest there is."""
    if found := shutil.which("pg_ctl"):
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[4]))
    assert installed, MISSING
    return installed[-1].parent


class Cluster:
    """A database server that can be stopped, killed and started again on the same port."""

    def __init__(self, folder: Path, is_durable: bool = False) -> None:
        self._folder = folder
        self._programs = find_programs()
        self._as_user = _other_user(folder) if os.geteuid() == 0 else {}
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        quick = "" if is_durable else " -c fsync=off -c full_page_writes=off"
        self._options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}{quick}"
        self._run(
            "initdb", "-U", "app", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--wal-segsize=1"
        )

    @property
    def log(self) -> Path:
        return self._folder / "log"

    @property
    def process(self) -> int:
        """The number of the first of its processes."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    @property
    def processes(self) -> list[int]:
        """The numbers of all its processes; none if it does not run."""
        try:
            return with_children(self.process) if is_running(self.process) else []
        except (FileNotFoundError, IndexError):
            return []

    def kill(self) -> None:
        """End all its processes at once, as a machine that loses its power would."""
        for process in self.processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def answers(self) -> bool:
        """Whether it takes connections."""

        async def ask() -> None:
            await (await asyncpg.connect(self.url(), timeout=5)).close()

        try:
            asyncio.run(ask())
        except (OSError, TimeoutError, asyncpg.PostgresError):
            return False
        return True

    def dump(self, address: str, folder: Path) -> None:
        """Write the rows of all tables of a database, each into a file of CSV."""

        async def copy() -> None:
            connection = await asyncpg.connect(address)
            query = "SELECT tablename FROM pg_tables WHERE schemaname = 'banchisa'"
            for (name,) in await connection.fetch(query):
                file = str(folder / f"{name}.csv")
                await connection.copy_from_table(name, schema_name="banchisa", output=file, format="csv", header=True)
            await connection.close()

        asyncio.run(copy())

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-t", "60", "-l", str(self.log), "-o", self._options, "start")

    def stop(self, how: str = "immediate") -> None:
        """End it in order (fast) or as if it had crashed (immediate)."""
        self._run("pg_ctl", "-m", how, "-w", "-t", "60", "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://app@127.0.0.1:{self._port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(_numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url())
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> None:
        command = [self._programs / program, "-D", str(self._folder / "data"), *arguments]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, **self._as_user
        )
        assert done.returncode == 0, done.stdout.decode()


def _other_user(folder: Path) -> dict[str, object]:
    """PostgreSQL does not run as root: who runs it instead."""
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres", names["nobody"])
    os.chown(folder, user.pw_uid, user.pw_gid)
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": folder, "env": environment}


@contextmanager
def running_cluster(is_durable: bool = False, folder: Path | None = None) -> Iterator[Cluster]:
    """A cluster that is gone afterwards, in a folder of its own or in an empty one that is given."""
    folder = folder or Path(tempfile.mkdtemp(prefix="banchisa-pg-"))
    try:
        cluster = Cluster(folder, is_durable)
        cluster.start()
        try:
            yield cluster
        finally:
            if cluster.processes:
                cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
