"""Whether the other side is still there: pages may ask, and who does not answer the server is dropped."""

import asyncio
import json
import socket
from contextlib import closing

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from banchisa.server.http.rate_limit import Limits
from banchisa.server.live.admission import BEAT, Sockets
from support.clients import PATIENCE, Browser, patiently

UPGRADE = """GET /api/tables/{table}/live HTTP/1.1\r
Host: {host}\r
Origin: {url}\r
Cookie: banchisa_key={key}\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""


def test_a_ping_is_answered_whatever_is_going_on(ada):
    opened = ada.open("Ada", "link")
    with ada.at(opened["table"]) as waiting:
        assert waiting.ask("ping") == {"is": "pong", "id": 1}
        assert waiting.error("ping", version=1)[0] == "request/malformed"
    with Browser(ada.url).at(ada.intro("bot", "bot")) as watching:
        watching.wait_over()
        assert watching.ask("ping")["is"] == "pong"


def test_who_does_not_answer_the_servers_pings_is_dropped_and_counts_as_away(own_server):
    server = own_server(limits={"heartbeat": 6.0})
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("Ada", "link")
    jonas.sit(opened, "Jonas")
    with ada.at(opened["table"]) as hers, closing(mute(jonas, opened["table"])) as line:
        assert hers.until("seats")["seats"][1]["here"]
        assert not hers.until("seats")["seats"][1]["here"]
        while line.recv(65536):  # the server has hung up
            pass
        assert hers.ask("ping")["is"] == "pong"  # who answers stays


def mute(browser: Browser, table: str) -> socket.socket:
    """A connection that reads what it is told and never says a word."""
    host = browser.url.removeprefix("http://")
    name, port = host.split(":")
    line = socket.create_connection((name, int(port)), timeout=PATIENCE)
    line.sendall(UPGRADE.format(table=table, host=host, url=browser.url, key=browser.key).encode())
    return line


def test_who_wants_to_hears_regularly_that_the_server_is_there(own_server):
    server = own_server(limits={"beat": 0.1})
    ada = Browser(server.url)
    table = ada.open("Ada", "link")["table"]
    with listen(ada, table, "?beats=yes") as wanting, listen(ada, table, "?beats=no") as other:
        for wire in (wanting, other):
            assert json.loads(wire.recv(PATIENCE))["is"] == "welcome"
        said = [json.loads(wanting.recv(PATIENCE)) for _ in range(5)]
        assert [message for message in said if message["is"] == "pong"][-3:] == [{"is": "pong", "id": None}] * 3
        other.send('{"do": "ping", "id": 7}')
        heard = json.loads(other.recv(PATIENCE))
        while heard["is"] == "seats":
            heard = json.loads(other.recv(PATIENCE))
        assert heard == {"is": "pong", "id": 7}  # and nothing that it has not asked for


class Visitor:
    """A socket that was always sent something a moment ago, or never."""

    address = ""
    wants_beats = True

    def __init__(self, is_silent: bool) -> None:
        self._is_silent = is_silent
        self.heard: list[bytes] = []

    @property
    def is_silent(self) -> bool:
        return self._is_silent

    @is_silent.setter
    def is_silent(self, value: bool) -> None:
        pass  # it was sent something again

    def push(self, frame: bytes) -> None:
        self.heard.append(frame)


def test_who_has_just_heard_something_is_sent_no_sign_of_life():
    sockets, silent, busy = Sockets(Limits(beat=0.02)), Visitor(True), Visitor(False)
    for visitor in (silent, busy):
        sockets._add(visitor, "table", belongs=True)

    async def wait() -> None:
        beating = asyncio.create_task(sockets.beat())
        while len(silent.heard) < 3:
            await asyncio.sleep(0.01)
        beating.cancel()

    asyncio.run(asyncio.wait_for(wait(), PATIENCE))
    assert silent.heard[:3] == [BEAT] * 3
    assert busy.heard == []


def test_beats_are_yes_or_no(ada):
    table = ada.open("Ada", "link")["table"]
    with pytest.raises(InvalidStatus) as refused:
        listen(ada, table, "?beats=2")
    assert json.loads(refused.value.response.body)["data"]["what"] == "beats: must be yes or no"


def listen(browser: Browser, table: str, query: str) -> ClientConnection:
    """A socket that hears everything as it is said."""
    headers = {"Cookie": f"banchisa_key={browser.key}"}
    address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/live{query}"
    return patiently.connect(address, origin=browser.url, additional_headers=headers)
