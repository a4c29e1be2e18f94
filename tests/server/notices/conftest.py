"""Stores to test, and somebody who takes what is sent."""

import pytest

from banchisa.server.storage.address import StoreAddress
from support.receivers import Receiver


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, tmp_path) -> StoreAddress:
    """Where to store tables: an empty file or database."""
    return tmp_path / "x.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()


@pytest.fixture
def receiver():
    with Receiver() as listening:
        yield listening
