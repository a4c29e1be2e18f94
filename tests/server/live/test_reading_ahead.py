"""A connection reads on while few messages wait, and stops when a client sends faster than it is answered."""

import asyncio

from banchisa.server.live.websocket_protocol import Inbox, WebSocketConnection


class Transport:
    """Notes when it is told to stop reading and to go on."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def pause_reading(self) -> None:
        self.told.append("stop")

    def resume_reading(self) -> None:
        self.told.append("go on")


def connection_without_network() -> WebSocketConnection:
    connection = WebSocketConnection.__new__(WebSocketConnection)
    connection.queue, connection.transport = Inbox(), Transport()
    connection.read_paused = connection.close_sent = False
    connection.curr_msg_data_type = "text"
    return connection


def receive(connection: WebSocketConnection, *texts: bytes) -> None:
    for text in texts:
        connection.frames = [text]
        connection.send_receive_event_to_app()


def read(connection: WebSocketConnection, count: int) -> list[str]:
    async def take() -> list[str]:
        return [(await connection.receive())["text"] for _ in range(count)]

    return asyncio.run(take())


def test_reading_does_not_stop_for_single_messages():
    connection = connection_without_network()
    for text in (b"one", b"two", b"three"):
        receive(connection, text)
        assert read(connection, 1) == [text.decode()]
    assert connection.transport.told == []


def test_who_sends_faster_than_is_answered_is_read_no_more_until_all_is_answered():
    connection = connection_without_network()
    receive(connection, b"1", b"2", b"3")
    assert connection.transport.told == []
    receive(connection, b"4", b"5")  # the last was under way already
    assert connection.transport.told == ["stop"]
    assert read(connection, 4) == ["1", "2", "3", "4"]
    assert connection.transport.told == ["stop"]
    assert read(connection, 1) == ["5"]
    assert connection.transport.told == ["stop", "go on"]
