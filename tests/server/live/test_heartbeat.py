"""Whether the other side is still there: pages may ask, and who does not answer the server is dropped."""

import socket
from contextlib import closing

from support.clients import PATIENCE, Browser

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
