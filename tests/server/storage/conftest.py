"""Stores to test: the same tests for both databases."""

import pytest

from banchisa.server.storage.address import StoreAddress


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, tmp_path) -> StoreAddress:
    """Where to store tables: an empty file or database."""
    return tmp_path / "x.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
