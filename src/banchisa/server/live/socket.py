"""Open sockets: what a client asks is answered, what happens is told, and a slow one delays nobody."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import cast

from starlette.types import Message

from banchisa.engine.scene import Scene
from banchisa.engine.state import SPECTATOR
from banchisa.server.http.rate_limit import Bucket, Limits
from banchisa.server.live import codec, handlers
from banchisa.server.live.admission import Sockets
from banchisa.server.live.message_queues import MessageQueue
from banchisa.server.live.room import Room
from banchisa.server.live.websocket_protocol import WebSocketConnection
from banchisa.server.metrics import Traffic
from banchisa.table.errors import Problem, log_internal_error
from banchisa.table.wire.orders import NO_ORDERS

_PER_SECOND = 1000  # so many messages of the cheapest kind may take a second to answer
_CHANGE = 2.0  # what a change costs, in such messages
_RESTART = 1012  # the code of a socket that is closed because its server ends


@dataclass(frozen=True)
class Client:
    """Who is on the other side of a socket."""

    holder: str | None  # of its browser's key
    address: str
    wants_changes: bool = False  # of scenes, instead of whole ones
    wants_beats: bool = False  # a word now and then, also when nothing happens
    device: str | None = None  # the hash of the key of the browser itself


class Session:
    """One socket at one table."""

    def __init__(
        self,
        connection: WebSocketConnection,
        room: Room,
        client: Client,
        limits: Limits,
        queue: MessageQueue,
        traffic: Traffic | None = None,
    ) -> None:
        self.holder = client.holder
        self.device = client.device
        self.address = client.address
        self.mine: tuple[int, ...] = ()
        self.viewer = SPECTATOR
        self.boards: tuple[str, ...] = ()
        self.wants_changes = client.wants_changes
        self.wants_beats = client.wants_beats
        self.is_silent = True
        self.shown: Scene | None = None
        self.orders = SPECTATOR, NO_ORDERS
        self.connection = connection
        self.room = room
        self._limits = limits
        self._queue = queue  # of all sockets of this address
        self._traffic = traffic or Traffic()
        self._bucket = Bucket(limits.messages, time.monotonic())
        self._welcomes = Bucket(limits.welcomes, time.monotonic())
        self._welcoming: asyncio.TimerHandle | None = None
        self._receiving: asyncio.Task[None] | None = None
        self._outbox: list[bytes] = []
        self._deadline: asyncio.TimerHandle | None = None  # for who does not read
        self._is_behind = False
        self._dropped = False
        self._is_listening = False
        self._is_answering = False
        self._retires = False

    async def run(self) -> None:
        """Talk until the client leaves or is dropped."""
        self._receiving = asyncio.current_task()
        self.connection.reader = self
        self.room.enter(self)
        try:
            await self._talk()
        except asyncio.CancelledError:
            if not self._dropped:
                raise
        finally:
            self._end()

    async def _talk(self) -> None:
        """Answer until the client is gone. A client that is sent away is first sent everything that waits."""
        try:
            await self._receive()
        except asyncio.CancelledError:
            if not self._retires:
                raise
        if self._retires:
            for frame in self._outbox:
                self._write(frame)
            await self.connection.close(_RESTART)

    def _end(self) -> None:
        self.connection.reader = None
        for timer in (self._welcoming, self._deadline):
            if timer is not None:
                timer.cancel()
        self.room.leave(self)

    def drop(self) -> None:
        """End the session soon: at once, or when what was asked is done, so that no change is left half told."""
        self._dropped = True
        if self._receiving is not None and not self._is_answering:
            self._receiving.cancel()

    def retire(self) -> None:
        """End the session once what was asked is answered; the client comes back by itself."""
        self._retires = True
        if self._is_listening and self._receiving is not None:
            self._receiving.cancel()

    # sending

    def push(self, frame: bytes) -> None:
        """Send a message, or queue it. If too many wait, the whole table is sent in their place once there is room."""
        if self._is_behind:
            return
        self.is_silent = False
        if not self.connection.is_full:
            self._write(frame)
        elif len(self._outbox) >= self._limits.outbox:
            self._outbox.clear()
            self._is_behind = True
        else:
            self._outbox.append(frame)

    def _write(self, frame: bytes) -> None:
        self.connection.write(frame)
        self._traffic.note_sent(frame)

    def hold(self) -> None:
        """The client does not read: wait, but not for ever."""
        self._deadline = asyncio.get_running_loop().call_later(self._limits.patience, self.drop)

    def go_on(self) -> None:
        """The client reads again: send what waits, as much as there is room for."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        try:
            while not self.connection.is_full and (self._outbox or self._is_behind):
                self._write(self._next())
        except Exception:
            log_internal_error()
            self.drop()

    def _next(self) -> bytes:
        if not self._is_behind:
            return self._outbox.pop(0)
        self._is_behind = False
        return self.room.audience.welcome(self)

    # receiving

    async def _receive(self) -> None:
        while not self._retires and not self._dropped:
            self._is_listening = True
            frame = await self.connection.receive()
            self._is_listening = False
            if frame["type"] == "websocket.disconnect":
                return
            wait = self._bucket.take(time.monotonic())
            if wait:
                self._refuse(Problem("request/too_many", most=self._limits.messages.most))
                await asyncio.sleep(wait)  # what comes too fast is not even read
                continue
            turn = await self._queue.wait()
            begun = time.perf_counter()
            changes = await self._answer(cast(Message, frame).get("text"))
            spent = 0.0 if changes else time.perf_counter() - begun  # changes wait for the disk, not for us
            self._queue.pay(max(_CHANGE if changes else 1.0, spent * _PER_SECOND), turn)

    async def _answer(self, text: str | None) -> bool:
        """Answer one message; whether it was one that may change the table."""
        try:
            if text is None:
                raise Problem("request/malformed", what="send a text frame")
            if len(text) > self._limits.message or len(text.encode()) > self._limits.message:
                raise Problem("request/too_large", most=self._limits.message)
            message = codec.decode(text)
        except Problem as problem:
            self._refuse(problem, codec.id_of(text or ""))
            return False
        self._is_answering = True
        try:
            await handlers.answer(self.room, self, message)
        except Problem as problem:
            self._refuse(problem, message.id)
            if problem.code == "action/stale":
                self._welcome_again()
        except Exception:
            self._refuse(log_internal_error(), message.id)
        finally:
            self._is_answering = False
        return not isinstance(message, codec.AT_ONCE)

    def _refuse(self, problem: Problem, id: codec.Id = None) -> None:
        self._traffic.refusals[problem.code] += 1
        self.push(codec.error(problem, id))

    def _welcome_again(self) -> None:
        """Send the whole table, at once or, to who had it often, a little later: then once for all who asked."""
        if self._welcoming is not None:
            return
        wait = self._welcomes.take(time.monotonic())
        if wait:
            self._welcoming = asyncio.get_running_loop().call_later(wait, self._welcome_late)
        else:
            self.push(self.room.audience.welcome(self))

    def _welcome_late(self) -> None:
        self._welcoming = None
        self._welcome_again()


async def attend(session: Session, sockets: Sockets) -> None:
    """Let a session talk until its end, if there is room for one socket more."""
    try:
        with sockets.admit(session, session.room.table):
            await session.run()
    except Exception as why:
        await refuse(session.connection, why)


async def refuse(connection: WebSocketConnection, why: Exception) -> None:
    """Say why a socket cannot be had, and close it."""
    problem = why if isinstance(why, Problem) else log_internal_error()
    connection.write(codec.error(problem))
    await connection.close(4000 + problem.status)
