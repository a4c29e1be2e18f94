"""Open sockets: what a client asks is answered, what happens is told, and a slow one delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from banchisa.engine.state import SPECTATOR
from banchisa.server.http.addresses import address_key
from banchisa.server.http.rate_limit import Bucket, Limits
from banchisa.server.live import handlers, messages
from banchisa.server.live.room import Room
from banchisa.server.live.turns import Turns
from banchisa.server.metrics import Traffic
from banchisa.table.errors import Problem, log_internal_error

_PER_SECOND = 1000  # so many messages of the cheapest kind may take a second to answer
_CHANGE = 2.0  # what a change costs, in such messages
_RESTART = 1012  # the code of a socket that is closed because its server ends


class Session:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        holder: str | None,
        limits: Limits,
        turns: Turns,
        traffic: Traffic | None = None,
    ) -> None:
        self.holder = holder
        self.address = address_key(socket.client)
        self.mine: tuple[int, ...] = ()
        self.viewer = SPECTATOR
        self.boards: tuple[str, ...] = ()
        self._socket = socket
        self._room = room
        self._limits = limits
        self._turns = turns  # of all sockets of this address
        self._traffic = traffic or Traffic()
        self._bucket = Bucket(limits.messages, time.monotonic())
        self._welcomes = Bucket(limits.welcomes, time.monotonic())
        self._welcoming: asyncio.TimerHandle | None = None
        self._receiving: asyncio.Task[None] | None = None
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._is_behind = False
        self._dropped = False
        self._is_listening = False
        self._retires = False
        self._says_no_more = False

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
        self._receiving = asyncio.current_task()
        self._room.enter(self)
        sending = asyncio.create_task(self._send())
        try:
            await self._talk(sending)
        except asyncio.CancelledError:
            if not self._dropped:
                raise
        finally:
            sending.cancel()
            if self._welcoming is not None:
                self._welcoming.cancel()
            self._room.leave(self)

    async def _talk(self, sending: asyncio.Task[None]) -> None:
        """Answer until there is nobody to answer. Who is sent away has heard all that there was to say."""
        try:
            await self._receive()
        except asyncio.CancelledError:
            if not self._retires:
                raise
        if self._retires:
            self._says_no_more = True
            self._wake.set()
            await sending
            with suppress(WebSocketDisconnect, OSError, RuntimeError):  # who has gone meanwhile need not be sent away
                await self._socket.close(_RESTART)

    async def _send(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox or self._is_behind:
                    async with asyncio.timeout(self._limits.patience):
                        text = self._next()
                        await self._socket.send_text(text)
                    self._traffic.note_sent(text)
                if self._says_no_more:
                    return
        except (TimeoutError, WebSocketDisconnect):
            self.drop()
        except Exception:
            log_internal_error()
            self.drop()

    def drop(self) -> None:
        """End the session soon."""
        self._dropped = True
        if self._receiving is not None:
            self._receiving.cancel()

    def retire(self) -> None:
        """End the session once what was asked is answered; the client comes back by itself."""
        self._retires = True
        if self._is_listening and self._receiving is not None:
            self._receiving.cancel()

    def _next(self) -> str:
        if not self._is_behind:
            return self._outbox.popleft()
        self._is_behind = False
        return self._room.audience.welcome(self)

    async def _receive(self) -> None:
        while not self._retires:
            self._is_listening = True
            frame = await self._socket.receive()
            self._is_listening = False
            if frame["type"] == "websocket.disconnect":
                return
            wait = self._bucket.take(time.monotonic())
            if wait:
                self._refuse(Problem("request/too_many", most=self._limits.messages.most))
                await asyncio.sleep(wait)  # what comes too fast is not even read
                continue
            turn = await self._turns.wait()
            begun = time.perf_counter()
            changes = await self._answer(frame.get("text"))
            spent = 0.0 if changes else time.perf_counter() - begun  # changes wait for the disk, not for us
            self._turns.pay(max(_CHANGE if changes else 1.0, spent * _PER_SECOND), turn)

    async def _answer(self, text: str | None) -> bool:
        """Answer one message; whether it was one that may change the table."""
        try:
            if text is None:
                raise Problem("request/malformed", what="send a text frame")
            if len(text) > self._limits.message or len(text.encode()) > self._limits.message:
                raise Problem("request/too_large", most=self._limits.message)
            message = messages.decode(text)
        except Problem as problem:
            self._refuse(problem, messages.id_of(text or ""))
            return False
        try:
            await handlers.answer(self._room, self, message)
        except Problem as problem:
            self._refuse(problem, message.id)
            if problem.code == "action/stale":
                self._welcome_again()
        except Exception:
            self._refuse(log_internal_error(), message.id)
        return isinstance(message, messages.CHANGES)

    def _refuse(self, problem: Problem, id: messages.Id = None) -> None:
        self._traffic.refusals[problem.code] += 1
        self.push(messages.error(problem, id))

    def _welcome_again(self) -> None:
        """Send the whole table, at once or, to who had it often, a little later: then once for all who asked."""
        if self._welcoming is not None:
            return
        wait = self._welcomes.take(time.monotonic())
        if wait:
            self._welcoming = asyncio.get_running_loop().call_later(wait, self._welcome_late)
        else:
            self.push(self._room.audience.welcome(self))

    def _welcome_late(self) -> None:
        self._welcoming = None
        self._welcome_again()
