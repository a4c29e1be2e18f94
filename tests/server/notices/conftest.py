"""Somebody who takes what is sent."""

import pytest

from support.receivers import Receiver


@pytest.fixture
def receiver():
    with Receiver() as listening:
        yield listening
