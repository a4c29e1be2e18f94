"""The line to a client: frames are written as they are, so that what many hear is made once."""

from __future__ import annotations

import struct
from typing import Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_TEXT = 0x81  # a whole message in one frame
_NAME = "banchisa.line"  # under which an application finds the line of its socket


class Reader(Protocol):
    """Who writes to a line wants to know whether the other side reads."""

    def hold(self) -> None:
        """What was written waits: nothing more for now."""

    def go_on(self) -> None:
        """There is room again."""


class Line(WebSocketsSansIOProtocol):
    """The connection of one socket."""

    reader: Reader | None = None
    is_full = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][_NAME] = self  # type: ignore[assignment]  # it is ours, not uvicorn's

    def write(self, frame: bytes) -> None:
        """Send a frame; to who is gone already, nothing."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(frame)

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


def line_of(scope: Scope) -> Line:
    """The line of a socket."""
    line: Line = scope["extensions"][_NAME]
    return line


def make_frame(payload: bytes) -> bytes:
    """A text as a frame of the protocol."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BB", _TEXT, size) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size) + payload
    return struct.pack("!BBQ", _TEXT, 127, size) + payload
