"""Who may open one socket more: strangers within limits, those who belong to a table always."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Protocol

from banchisa.server.http.rate_limit import Limits
from banchisa.server.live.audience import Listener
from banchisa.server.live.codec import encode
from banchisa.table.errors import Problem
from banchisa.table.table import Table
from banchisa.table.wire.messages import PongMessage

BEAT = encode(PongMessage(id=None))  # one frame for all
_MOMENT = 0.02  # seconds; ten thousand sockets at once would hold up a step for longer
_LOOKS = 2  # at each socket within a beat: who was silent for the time of a look is sent a word


class OpenSocket(Listener, Protocol):
    """A socket that can be closed for another one."""

    wants_beats: bool  # a word now and then, also when nothing happens
    is_silent: bool  # nothing was sent to it since this was last set
    device: str | None  # the hash of the key of its browser

    def drop(self) -> None:
        """End it soon."""

    def retire(self) -> None:
        """End it as soon as what was asked is answered; its client is told to come back."""


class Sockets:
    """All open sockets, oldest first: at which table, and whether their people belong to it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: dict[str, dict[OpenSocket, tuple[str, bool]]] = {}  # by address
        self._strangers: dict[str, int] = {}  # how many, by table
        self.is_closing = False  # the server is about to end

    @contextmanager
    def admit(self, socket: OpenSocket, table: Table) -> Iterator[None]:
        """Count a socket while it is open. Strangers may be refused; for those who belong here others make room."""
        belongs = table.is_concerned(socket.holder)
        if belongs:
            self._make_room(socket, table.header.id)
        else:
            self._check_room(socket, table.header.id)
        self._add(socket, table.header.id, belongs)
        try:
            yield
        finally:
            self._remove(socket)

    def close(self) -> None:
        """Send everybody away, and whoever still comes."""
        self.is_closing = True
        for socket in [socket for sockets in self._open.values() for socket in sockets]:
            socket.retire()

    async def beat(self) -> None:
        """Send a frame to all sockets that asked for signs of life and were sent nothing since the last look, a few in
        each moment."""
        round_time = self._limits.beat / _LOOKS
        moments = max(1, round(round_time / _MOMENT))
        while True:
            waiting = [socket for sockets in self._open.values() for socket in sockets if socket.wants_beats]
            for moment in range(moments):
                for socket in waiting[moment::moments]:
                    if socket.is_silent:
                        socket.push(BEAT)
                    else:
                        socket.is_silent = True
                await asyncio.sleep(round_time / moments)

    def retire_at(self, table: str) -> None:
        """Send everybody away who is at this table."""
        for sockets in list(self._open.values()):
            for socket in [socket for socket, (at, _) in sockets.items() if at == table]:
                socket.retire()

    def drop_devices(self, revoked: Collection[str]) -> None:
        """End the sockets of devices that act for nobody any more."""
        for socket in [socket for sockets in self._open.values() for socket in sockets]:
            if socket.device in revoked:
                socket.drop()

    def count(self) -> int:
        """How many are open."""
        return sum(map(len, list(self._open.values())))  # copied at once: also other threads ask

    def _make_room(self, socket: OpenSocket, table: str) -> None:
        """Close the oldest sockets of this browser here, or of its address, if they would be too many."""
        neighbours = self._open.get(socket.address, {})
        own = [each for each, (at, _) in neighbours.items() if at == table and each.holder == socket.holder]
        if len(own) >= self._limits.tabs:
            own[0].drop()
        elif len(neighbours) >= self._limits.crowd:
            watching = [each for each, (_, belongs) in neighbours.items() if not belongs]
            next(iter(watching or neighbours)).drop()

    def _check_room(self, socket: OpenSocket, table: str) -> None:
        """Refuse one stranger too many."""
        limits, neighbours = self._limits, self._open.get(socket.address, {})
        beside = sum(at == table and not belongs for at, belongs in neighbours.values())
        counts = (
            (self._strangers.get(table, 0), limits.sockets),
            (beside, limits.sockets_share),
            (len(neighbours), limits.crowd),
        )
        for count, most in counts:
            if count >= most:
                raise Problem("request/too_many", most=most)

    def _add(self, socket: OpenSocket, table: str, belongs: bool) -> None:
        self._open.setdefault(socket.address, {})[socket] = table, belongs
        if not belongs:
            self._strangers[table] = self._strangers.get(table, 0) + 1
        if self.is_closing:
            socket.retire()

    def _remove(self, socket: OpenSocket) -> None:
        neighbours = self._open[socket.address]
        table, belongs = neighbours.pop(socket)
        if not neighbours:
            del self._open[socket.address]
        if not belongs:
            self._strangers[table] -= 1
            if not self._strangers[table]:
                del self._strangers[table]
