"""What a client sends is read the same however the network cuts it: short frames, long ones and parts of messages."""

import os
from base64 import b64encode
from types import SimpleNamespace

import pytest

from banchisa.server.live.websocket_protocol import WebSocketConnection

MASK = b"\x01\x02\x03\x04"
CONFIG = SimpleNamespace(
    loaded=True, loaded_app=None, root_path="", asgi_version="3", ws_per_message_deflate=False, ws_max_size=1000,
    ws_ping_interval=None, ws_ping_timeout=None,
)  # fmt: skip


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        pass


def open_connection() -> WebSocketConnection:
    """A connection whose client has shaken hands and was accepted."""
    state = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    connection = WebSocketConnection(CONFIG, state, {}, SimpleNamespace(create_task=NoTask))
    connection.transport, connection.scheme = Transport(), "ws"
    key = b64encode(os.urandom(16)).decode()
    lines = (
        "GET / HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13", "", "",
    )  # fmt: skip
    connection.data_received("\r\n".join(lines).encode())
    connection.conn.send_response(connection.response)
    connection.conn.data_to_send()
    connection.handshake_complete = True
    connection.queue._messages.clear()  # that it is there
    return connection


class NoTask:
    """In the place of the one in which an application would run."""

    def __init__(self, running) -> None:
        running.close()

    def add_done_callback(self, _) -> None:
        pass


def frame(kind: int, payload: bytes, is_last: bool = True) -> bytes:
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0xFE]) + len(payload).to_bytes(2, "big")
    masked = bytes(byte ^ MASK[number % 4] for number, byte in enumerate(payload))
    return bytes([kind | (0x80 if is_last else 0)]) + size + MASK + masked


def heard(*pieces: bytes) -> list[str]:
    connection = open_connection()
    for piece in pieces:
        connection.data_received(piece)
    return [message.get("text", message["type"]) for message in connection.queue._messages]


SAID = ["short", "", "x" * 125, "x" * 126, "è", "in two parts", "end"]
STREAM = (
    frame(1, b"short") + frame(9, b"ping") + frame(1, b"") + frame(1, b"x" * 125) + frame(1, b"x" * 126)
    + frame(1, "è".encode()) + frame(1, b"in two ", is_last=False) + frame(9, b"") + frame(0, b"parts")
    + frame(1, b"end")
)  # fmt: skip


@pytest.mark.parametrize("size", [1, 2, 3, 7, 11, 64, 131, 132, 133, len(STREAM)])
def test_messages_are_the_same_in_pieces_of_any_size(size):
    assert heard(*(STREAM[at : at + size] for at in range(0, len(STREAM), size))) == SAID


@pytest.mark.parametrize("cut", range(1, len(STREAM)))
def test_messages_are_the_same_wherever_they_are_cut(cut):
    assert heard(STREAM[:cut], STREAM[cut:]) == SAID


def test_a_message_in_a_frame_of_its_own_does_not_end_one_in_parts():
    """A new message inside another one is an error, also when it comes by itself."""
    connection = open_connection()
    connection.data_received(frame(1, b"begun", is_last=False))
    connection.data_received(frame(1, b"new"))
    assert [message["type"] for message in connection.queue._messages] == ["websocket.disconnect"]
    assert connection.conn.close_sent.code == 1002


@pytest.mark.parametrize(
    "wrong", [b"\x81\x03abc", frame(3, b"what"), frame(1, b"x" * 1001)], ids=["bare", "kind", "long"]
)
def test_nothing_is_heard_after_what_is_wrong(wrong):
    told = heard(frame(1, b"one"), wrong, frame(1, b"two"))
    assert told[0] == "one"
    assert set(told[1:]) == {"websocket.disconnect"}


def test_nothing_is_heard_after_the_client_has_taken_its_leave():
    assert heard(frame(1, b"one"), frame(8, b""), frame(1, b"two")) == ["one", "websocket.disconnect"]


def test_what_looks_like_a_frame_inside_a_message_is_a_part_of_it():
    inner = frame(1, b"no")
    outer = bytes([0x82, 0x80 | len(inner)]) + bytes(4)  # a binary one, whose mask changes nothing
    assert heard(outer, inner, frame(1, b"yes")) == ["websocket.receive", "yes"]
