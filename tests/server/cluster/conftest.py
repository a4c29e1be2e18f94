"""Several servers on one database."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.clients import Nursery, Server
from support.postgres import Cluster


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
