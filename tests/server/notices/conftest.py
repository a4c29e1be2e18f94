"""A house, and somebody who takes what is sent."""

import pytest

from support.receivers import Receiver
from support.slow_play import open_house


@pytest.fixture
def house(address):
    """A server without a network on an empty store of either kind, for a test that is a coroutine."""
    return open_house(address)


@pytest.fixture
def receiver():
    with Receiver() as listening:
        yield listening
