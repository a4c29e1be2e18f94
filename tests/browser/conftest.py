"""A real server process and a real Chromium for the browser tests.

With BANCHISA_DELAY=400 all that pages fetch comes 400 milliseconds later than it could, and what their sockets say 100:
a test that then fails reads something that it should wait for.
"""

from pathlib import Path

import pytest

from support.guests import CHROMIUM, Guest, open_chromium
from support.server_process import running


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite") as (url, _):
        yield url


@pytest.fixture(scope="session")
def chromium():
    assert Path(CHROMIUM).exists(), f"no Chromium at {CHROMIUM}: install it (Debian: apt-get install chromium)"
    with open_chromium() as browser:
        yield browser


@pytest.fixture
def arrive(chromium, server):
    """A function that lets a guest arrive with a browser of their own; complaints of the pages fail the test."""
    guests = []

    def arrive(**wishes):
        guest = Guest(chromium, wishes.pop("url", server), **wishes)
        guests.append(guest)
        return guest

    yield arrive
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.leave()
    assert complaints == []
