"""A real server for all tests of this folder, and browsers to visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.browsing import Browser, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for many tests: bots without pause, no limits on rates."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server of one's own, with options."""
    started: list[Server] = []

    def start(**options: object) -> Server:
        started.append(Server(tmp_path, **options).start())
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
