"""A real server for all tests of this folder, and browsers to visit it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from banchisa.server.storage.address import StoreAddress
from banchisa.server.storage.open_store import use_store
from banchisa.server.storage.store import Store
from support.clients import Browser, Nursery, Server
from support.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    ready = Nursery()
    yield ready
    ready.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A database server for many tests."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for many tests: bots without pause, no limits on rates."""
    running = Server(nursery, tmp_path_factory.mktemp("server")).start()
    yield running
    running.close()


@pytest.fixture
def own_server(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own, with options; all of them keep their tables in the same file."""
    started: list[Server] = []

    def start(**options: object) -> Server:
        started.append(Server(nursery, tmp_path, **options).start())
        return started[-1]

    yield start
    for each in started:
        each.close()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> StoreAddress:
    """Where to store tables: an empty file or database."""
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite"
    return str(request.getfixturevalue("postgres").new_database())


@pytest.fixture
def store(address: StoreAddress) -> AbstractAsyncContextManager[Store]:
    """An empty store of either kind, for a test that is a coroutine."""
    return use_store(address)


@pytest.fixture
def either_server(address: StoreAddress, nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server on each of the two stores."""
    running = Server(nursery, tmp_path, store=str(address)).start()
    yield running
    running.close()


@pytest.fixture
def servers(nursery: Nursery, postgres: Cluster, tmp_path: Path) -> Iterator[Callable[..., list[Server]]]:
    """So many servers that share a new database; each has a folder for its log."""
    started: list[Server] = []

    def start(count: int, **options: object) -> list[Server]:
        address = postgres.new_database()
        for number in range(count):
            folder = tmp_path / f"server-{number}"
            folder.mkdir()
            started.append(Server(nursery, folder, store=address, **options).start())
        return started

    yield start
    for each in started:
        each.close()


@pytest.fixture
def ada(server: Server) -> Browser:
    return Browser(server.url)


@pytest.fixture
def jonas(server: Server) -> Browser:
    return Browser(server.url)
