"""What comes before a request: heads that are too large, too slow or never end, and more connections than fit."""

import logging
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import banchisa
from banchisa.server.http.rate_limit import Limits
from banchisa.server.http.tcp_connections import Connections
from banchisa.server.run import fit_to_files
from support.clients import PATIENCE, Browser, patiently

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


def dial(server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=PATIENCE)


def hear(wire: socket.socket) -> bytes:
    """Everything until the other end closes."""
    heard = bytearray()
    try:
        while data := wire.recv(65536):
            heard += data
    except ConnectionResetError:
        pass
    return bytes(heard)


def memory_of(server) -> int:
    """Resident memory in KiB."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process}/status").read_text()).group(1))


def test_a_head_that_never_ends_is_refused_and_takes_no_memory(own_server):
    server = own_server()
    Browser(server.url).get("/health")
    before = memory_of(server)
    sent = 0
    with dial(server) as wire:
        wire.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n")
        try:
            while sent < 64 * 2**20:
                wire.sendall(b"X-%d: %s\r\n" % (sent, b"a" * 8000))
                sent += 8000
        except (ConnectionResetError, BrokenPipeError):
            pass
    assert sent < 32 * 2**20  # kernels on both sides keep some of it
    assert memory_of(server) - before < 16 * 1024
    assert "WARNING" not in server.log.read_text()


def test_heads_of_usual_size_pass(server):
    answer = patiently.get(f"{server.url}/api/health", headers={"X-Long": "a" * 30_000})
    assert answer.status_code == 200


@pytest.mark.parametrize("first", [b"", HALF, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" + HALF])
def test_who_does_not_finish_a_head_is_not_waited_for(own_server, first):
    server = own_server(limits={"head": 1.0})
    with dial(server) as wire:
        wire.sendall(first)
        heard = hear(wire)
    assert heard.startswith(b"HTTP/1.1 200") == (first.count(b"GET") == 2)


def test_an_open_socket_outlives_the_time_for_heads(own_server):
    server = own_server(limits={"head": 3.0})
    ada = Browser(server.url)
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        with dial(server) as wire:
            wire.sendall(HALF)
            assert hear(wire) == b""  # meanwhile that time is over
        assert chair.first()["is"] == "step"


def test_half_requests_of_one_address_make_room_for_new_ones(own_server):
    server = own_server(limits={"connections": 5, "head": 3600})
    ada = Browser(server.url)
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as chair:
        half = [dial(server) for _ in range(40)]
        for wire in half:
            wire.sendall(HALF)
        assert patiently.get(f"{server.url}/api/health").status_code == 200
        assert chair.first()["is"] == "step"
        assert [hear(wire) for wire in half[:30]] == [b""] * 30  # the oldest were closed
        for wire in half:
            wire.close()


class Parked:
    """A connection of somebody."""

    def __init__(self, address: str, is_waiting: bool = True) -> None:
        self.client = (address, 1)
        self.is_waiting = is_waiting
        self.closed = False

    def abort(self) -> None:
        self.closed = True


def test_idle_connections_go_before_those_with_a_request_under_way():
    doors = Connections(Limits(connections=2), most=100)
    busy, idle, new = Parked("192.0.2.1", is_waiting=False), Parked("192.0.2.1"), Parked("192.0.2.1")
    others = [Parked("192.0.2.2"), Parked("192.0.2.2")]
    for number, each in enumerate([busy, *others, idle, new]):
        doors.enter(each, number + 1)
    assert [each.closed for each in (busy, idle, new, *others)] == [False, True, False, False, False]


def test_a_proxy_may_have_as_many_connections_as_it_likes():
    doors = Connections(Limits(connections=2), most=100, proxies=frozenset({"192.0.2.1"}))
    parked = [Parked("192.0.2.1") for _ in range(10)]
    for number, each in enumerate(parked):
        doors.enter(each, number + 1)
    assert not any(each.closed for each in parked)


def test_when_no_file_is_left_the_oldest_goes_and_one_line_says_so(caplog):
    doors = Connections(Limits(), most=3)
    parked = [Parked(f"192.0.2.{number}") for number in range(6)]
    with caplog.at_level(logging.WARNING):
        for number, each in enumerate(parked):
            doors.enter(each, min(number + 1, 4))
            for other in parked:
                if other.closed:
                    doors.leave(other)
    assert [each.closed for each in parked] == [True, True, True, False, False, False]
    assert [record.message for record in caplog.records] == [
        "3 connections are open, as many as the limit of open files allows"
    ]


def test_no_address_gets_more_than_a_quarter_of_the_files():
    limits = fit_to_files(Limits(connections=200, crowd=2000), 400)
    assert (limits.connections, limits.crowd) == (100, 100)
    assert fit_to_files(Limits(), 1_000_000) == Limits()


def test_the_limit_of_open_files_is_raised():
    source = (
        "import resource as r; hard = min(900, r.getrlimit(r.RLIMIT_NOFILE)[1]); "
        "r.setrlimit(r.RLIMIT_NOFILE, (hard // 2, hard)); "
        "from banchisa.server.run import raise_file_limit; "
        "assert raise_file_limit() == hard; print(r.getrlimit(r.RLIMIT_NOFILE) == (hard, hard))"
    )
    home = str(Path(banchisa.__file__).resolve().parents[1])
    done = subprocess.run(
        [sys.executable, "-c", source], env={"PYTHONPATH": home}, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.stdout, done.stderr) == ("True\n", "")


FRAMES = {
    "no mask": b"\x81\x05hello",
    "a reserved bit": b"\xc1\x80\0\0\0\0",
    "an unknown opcode": b"\x83\x80\0\0\0\0",
    "far too large": b"\x81\xff" + b"\x7f" * 8 + b"\0\0\0\0",
    "a long ping": b"\x89\xfe\x01\x00" + bytes(4 + 256),
    "the end of nothing": b"\x80\x81\0\0\0\0x",
    "half a closing code": b"\x88\x81\0\0\0\0x",
    "bad letters": b"\x81\x82\0\0\0\0\xff\xfe",
    "half a letter": b"\x81\x83\0\0\0\0\xed\xa0\x80",
}


def hear_until_closed(rude: ClientConnection) -> None:
    while True:
        rude.recv(PATIENCE)


def test_frames_that_break_the_rules_close_their_socket_and_are_not_logged(own_server):
    server = own_server()
    ada = Browser(server.url)
    table = ada.intro("Ada", "Bea")
    for _ in range(3):
        for frame in FRAMES.values():
            with ada.socket(table) as rude:
                rude.socket.sendall(frame)
                with pytest.raises(ConnectionClosed):
                    hear_until_closed(rude)
    with ada.at(table) as chair:
        assert chair.first()["is"] == "step"
    server.stop()
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log


def test_who_leaves_before_the_answer_is_not_logged(own_server):
    server = own_server()
    ada = Browser(server.url)
    table = ada.intro("Ada", "Bea")
    for number in range(60):
        path = (table, "nosuchtable1", "x")[number % 3]
        with dial(server) as wire:
            wire.sendall(
                f"GET /api/tables/{path}/live HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # gone without a word
    with ada.at(table) as chair:
        assert chair.first()["is"] == "step"
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_what_is_no_request_is_not_logged(own_server):
    server = own_server()
    for junk in (b"\x16\x03\x01\x02\x00\x01", b"HELLO\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
        with dial(server) as wire:
            wire.sendall(junk + b"\r\n\r\n")
            hear(wire)
    answer = patiently.get(f"{server.url}/api/health", headers={"Connection": "Upgrade", "Upgrade": "h2c"})
    assert answer.status_code == 200
    server.stop()
    assert "WARNING" not in server.log.read_text()
