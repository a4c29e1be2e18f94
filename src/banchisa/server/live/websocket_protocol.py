"""The WebSocket protocol of uvicorn, with frames that are written as they are, so that what many hear is made once."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from starlette.types import Message, Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

Talk = Callable[[], Awaitable[None]]
_TEXT = 0x81  # a whole message in one frame
_HEAD = 6  # bytes before a short message of a client: what it is, how long, and the mask
_MASKED, _LONG = 0x80, 126  # in the second byte: a mask follows; the length does, in two bytes, with one more in eight
_MOST_WAITING = 4  # messages of a client that are read before it has an answer
_NAME = "banchisa.connection"  # under which an application finds the connection of its socket


class Reader(Protocol):
    """Is told whether the other side of a connection reads what is written to it."""

    def hold(self) -> None:
        """What was written waits: nothing more for now."""

    def go_on(self) -> None:
        """There is room again."""


class Inbox:
    """What was received and not yet read, by one reader: a sixth of the memory of asyncio's queue."""

    __slots__ = ("_messages", "_reading")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._reading: asyncio.Future[None] | None = None

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        if self._reading is not None and not self._reading.done():
            self._reading.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)

    async def get(self) -> Message:
        while not self._messages:
            self._reading = asyncio.get_running_loop().create_future()
            await self._reading
        return self._messages.pop(0)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """The connection of one socket.

    The application opens it and returns before anything is sent. Otherwise the request, and everything it has passed on
    its way, would stay in memory for as long as the socket is open.
    """

    reader: Reader | None = None
    is_full = False
    _talk: Talk | None = None
    _is_between_frames = False  # whether nothing of a frame has been read that has yet to end

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._open, self.app = self.app, self._run
        self.queue = Inbox()  # type: ignore[assignment]  # has all that uvicorn asks of it

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_NAME] = self  # type: ignore[assignment]  # it is ours, not uvicorn's
            self._is_between_frames = not self.conn.reader.buffer

    def data_received(self, data: bytes) -> None:
        """Read the frame that most messages come in; websockets reads all others, and whatever is wrong."""
        conn = self.conn
        is_message = self._is_between_frames and conn.current_size is None and conn.state is State.OPEN
        if is_message and is_short_text(data):
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[_HEAD:], data[_HEAD - 4 : _HEAD])]
            self.send_receive_event_to_app()
            return
        self._is_between_frames = self._is_between_frames and ends_with_frame(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message. uvicorn would stop reading after each and go on after its answer: calls of the system that
        are worth it only where several wait."""
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if not is_paused and self.queue.qsize() >= _MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def talk_later(self, talk: Talk) -> None:
        """What to do once the application has returned."""
        self._talk = talk

    async def _run(self, *given: Any) -> None:
        await self._open(*given)
        talk, self._talk = self._talk, None
        if talk is not None:
            del given, self.scope, self.request, self.response
            await talk()

    def write(self, frame: bytes) -> None:
        """Send a frame, unless the other side is gone."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(frame)

    async def close(self, code: int) -> None:
        """Close the connection, if it is still open."""
        if not self.close_sent and not self.disconnected:
            await self.send({"type": "websocket.close", "code": code})

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True
        if self.reader is not None:
            self.reader.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self.reader is not None:
            self.reader.go_on()


def connection_of(scope: Scope) -> WebSocketConnection:
    """The connection of a socket."""
    connection: WebSocketConnection = scope["extensions"][_NAME]
    return connection


def is_short_text(data: bytes) -> bool:
    """Whether this is one whole frame of a client with a whole message of at most 125 bytes."""
    size = len(data) - _HEAD
    return 0 <= size < _LONG and data[0] == _TEXT and data[1] == _MASKED | size


def ends_with_frame(data: bytes) -> bool:
    """Whether these are whole frames of a client and nothing else."""
    at = 0
    while at + _HEAD <= len(data):
        size, head = data[at + 1] & ~_MASKED, _HEAD
        if size >= _LONG:
            head += 2 if size == _LONG else 8
            size = int.from_bytes(data[at + 2 : at + head - 4], "big")
        at += head + size
    return at == len(data)


def make_frame(payload: bytes) -> bytes:
    """A text as a frame of the protocol."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BB", _TEXT, size) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size) + payload
    return struct.pack("!BBQ", _TEXT, 127, size) + payload
