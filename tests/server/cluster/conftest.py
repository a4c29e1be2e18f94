"""Several servers on one database."""

from collections.abc import Callable

import pytest

from support.clients import Server


@pytest.fixture
def servers(own_server, postgres) -> Callable[..., list[Server]]:
    """So many servers that share a new database."""

    def start(count: int, **options: object) -> list[Server]:
        address = postgres.new_database()
        return [own_server(store=address, **options) for _ in range(count)]

    return start
