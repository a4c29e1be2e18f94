"""Open sockets: what a client asks is answered, what happens is told, and a slow one delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from banchisa.server import protocol, requests
from banchisa.server.errors import Problem, fault
from banchisa.server.limits import Bucket, Limits
from banchisa.server.room import Room


class Session:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, room: Room, holder: str | None, limits: Limits) -> None:
        self.holder = holder
        self.address = "" if socket.client is None else socket.client.host
        self.mine: tuple[int, ...] = ()
        self.boards: tuple[str, ...] = ()
        self._socket = socket
        self._room = room
        self._limits = limits
        self._bucket = Bucket(limits.messages, time.monotonic())
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._is_behind = False
        self._dropped = False

    def push(self, message: str) -> None:
        """Queue a message; who lets too many wait gets the whole table instead, once there is room again."""
        if self._is_behind:
            return
        if len(self._outbox) >= self._limits.outbox:
            self._outbox.clear()
            self._is_behind = True
        else:
            self._outbox.append(message)
        self._wake.set()

    async def run(self) -> None:
        """Talk until the client leaves or is dropped."""
        task = asyncio.current_task()
        assert task is not None
        self._room.enter(self)
        sending = asyncio.create_task(self._send(task))
        try:
            await self._receive()
        except asyncio.CancelledError:
            if not self._dropped:
                raise
        finally:
            sending.cancel()
            self._room.leave(self)

    async def _send(self, receiving: asyncio.Task[None]) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox or self._is_behind:
                    async with asyncio.timeout(self._limits.patience):
                        await self._socket.send_text(self._next())
        except (TimeoutError, WebSocketDisconnect):
            self._drop(receiving)
        except Exception:
            fault()
            self._drop(receiving)

    def _drop(self, receiving: asyncio.Task[None]) -> None:
        self._dropped = True
        receiving.cancel()

    def _next(self) -> str:
        if not self._is_behind:
            return self._outbox.popleft()
        self._is_behind = False
        return self._room.audience.welcome(self)

    async def _receive(self) -> None:
        while (frame := await self._socket.receive())["type"] != "websocket.disconnect":
            wait = self._bucket.take(time.monotonic())
            if wait:
                self.push(protocol.error(Problem("request/too_many", most=self._limits.messages.most)))
                await asyncio.sleep(wait)  # what comes too fast is not even read
            else:
                await self._answer(frame.get("text"))

    async def _answer(self, text: str | None) -> None:
        try:
            if text is None:
                raise Problem("request/malformed", what="send a text frame")
            if len(text) > self._limits.message or len(text.encode()) > self._limits.message:
                raise Problem("request/too_large", most=self._limits.message)
            message = protocol.decoded(text)
        except Problem as problem:
            self.push(protocol.error(problem, protocol.id_of(text or "")))
            return
        try:
            await requests.answer(self._room, self, message)
        except Problem as problem:
            self.push(protocol.error(problem, message.id))
            if problem.code == "action/stale":
                self.push(self._room.audience.welcome(self))
        except Exception:
            self.push(protocol.error(fault(), message.id))
