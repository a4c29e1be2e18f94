"""TCP connections that are no request yet: its head must come soon, and nobody's connections keep others out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from banchisa.server.http.addresses import address_key
from banchisa.server.http.rate_limit import Limits

log = logging.getLogger("banchisa.server")
_SAID = 60.0  # seconds for which nothing is said again


class Connections:
    """The connections that are no sockets yet, oldest first."""

    def __init__(self, limits: Limits, most: int, proxies: frozenset[str] = frozenset()) -> None:
        self._limits = limits
        self._most = most  # in all, sockets included
        self._proxies = proxies  # many people come from their addresses
        self._open: dict[str, dict[Connection, None]] = {}
        self._said = -_SAID

    def enter(self, connection: Connection, in_all: int) -> None:
        """One more connection; if its address has too many, or all together, the least busy of them is closed."""
        address = address_key(connection.client)
        neighbours = self._open.setdefault(address, {})
        if len(neighbours) >= self._limits.connections and address not in self._proxies:
            _least_busy(list(neighbours)).abort()
        neighbours[connection] = None
        if in_all > self._most:
            self._say_full()
            _least_busy([each for others in self._open.values() for each in others]).abort()

    def leave(self, connection: Connection) -> None:
        """It is closed, or a socket from now on."""
        address = address_key(connection.client)
        neighbours = self._open.get(address, {})
        neighbours.pop(connection, None)
        if not neighbours:
            self._open.pop(address, None)

    def _say_full(self) -> None:
        now = time.monotonic()
        if now - self._said >= _SAID:
            self._said = now
            log.warning("%d connections are open, as many as the limit of open files allows", self._most)


class Connection(H11Protocol):
    """A connection of HTTP/1.1 whose head may take so many seconds; uvicorn itself waits for ever."""

    doors: Connections
    patience: float

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether no request is under way."""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.doors.enter(self, len(self.connections))
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def abort(self) -> None:
        self.transport.abort()

    def _watch(self) -> None:
        """Time runs while a head is awaited."""
        if not self.is_waiting or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop_watching()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.patience, self.abort)

    def _stop_watching(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._stop_watching()
        self.doors.leave(self)


def make_protocol(doors: Connections, patience: float) -> type[Connection]:
    """The class of connections with these limits; uvicorn makes its objects."""
    return type("Connection", (Connection,), {"doors": doors, "patience": patience})


def _least_busy(connections: list[Connection]) -> Connection:
    """The oldest one without a request under way, else the oldest one."""
    return next((each for each in connections if each.is_waiting), connections[0])
