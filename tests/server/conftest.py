"""A real server for all tests of this folder, and browsers to visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

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


@pytest.fixture
def ada(server: Server) -> Browser:
    return Browser(server.url)


@pytest.fixture
def jonas(server: Server) -> Browser:
    return Browser(server.url)
