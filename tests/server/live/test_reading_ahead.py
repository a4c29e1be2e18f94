"""A line reads on while few messages wait, and stops when a client sends faster than it is answered."""

import asyncio

from banchisa.server.live.line import Inbox, Line


class Transport:
    """Notes when it is told to stop reading and to go on."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def pause_reading(self) -> None:
        self.told.append("stop")

    def resume_reading(self) -> None:
        self.told.append("go on")


def line_without_network() -> Line:
    line = Line.__new__(Line)
    line.queue, line.transport = Inbox(), Transport()
    line.read_paused = line.close_sent = False
    line.curr_msg_data_type = "text"
    return line


def receive(line: Line, *texts: bytes) -> None:
    for text in texts:
        line.frames = [text]
        line.send_receive_event_to_app()


def read(line: Line, count: int) -> list[str]:
    async def take() -> list[str]:
        return [(await line.receive())["text"] for _ in range(count)]

    return asyncio.run(take())


def test_reading_does_not_stop_for_single_messages():
    line = line_without_network()
    for text in (b"one", b"two", b"three"):
        receive(line, text)
        assert read(line, 1) == [text.decode()]
    assert line.transport.told == []


def test_who_sends_faster_than_is_answered_is_read_no_more_until_all_is_answered():
    line = line_without_network()
    receive(line, b"1", b"2", b"3")
    assert line.transport.told == []
    receive(line, b"4", b"5")  # the last was under way already
    assert line.transport.told == ["stop"]
    assert read(line, 4) == ["1", "2", "3", "4"]
    assert line.transport.told == ["stop"]
    assert read(line, 1) == ["5"]
    assert line.transport.told == ["stop", "go on"]
