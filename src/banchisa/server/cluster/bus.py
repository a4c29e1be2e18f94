"""What servers call out to each other: short messages that may get lost, so that nothing depends on them alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from banchisa.server.cluster.cluster import Signal

LONGEST = 7_900  # bytes of one message: what PostgreSQL passes on, with room to spare
_AT_ONCE = 150  # tables in one message


class News(msgspec.Struct, omit_defaults=True):
    """What one server tells the others at once."""

    sender: str
    number: int  # counted by the sender, so that a gap is noticed
    versions: dict[str, int] = {}  # of tables that have new events
    presence: list[str] = []  # tables at which somebody came or went
    freed: list[str] = []  # tables that the sender no longer leads
    signals: list[tuple[str, Signal]] = []


class Bus(Protocol):
    """Carries messages from each server to all others; a message broker could take the place of PostgreSQL here."""

    async def open(self, hear: Callable[[str], None], notice_gap: Callable[[], None]) -> None:
        """Listen from now on. After an interruption a gap is noticed."""

    async def publish(self, message: str) -> None:
        """Send a message, or lose it while there is no connection."""

    async def close(self) -> None:
        """Listen no longer."""


class Outbox:
    """The news that wait to be told; what comes together is told together."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        self.presence: set[str] = set()
        self.freed: set[str] = set()
        self.signals: list[tuple[str, Signal]] = []

    def __bool__(self) -> bool:
        return bool(self.versions or self.presence or self.freed or self.signals)

    def take(self, sender: str, number: int) -> Iterator[News]:
        """All that waits, in messages that are short enough, numbered from this one."""
        versions, signals = list(self.versions.items()), self.signals
        presence, freed = sorted(self.presence), sorted(self.freed)
        self.versions, self.presence, self.freed, self.signals = {}, set(), set(), []
        longest = max(len(versions), len(presence), len(freed), len(signals))
        for start in range(0, longest, _AT_ONCE):
            part = slice(start, start + _AT_ONCE)
            yield News(sender, number, dict(versions[part]), presence[part], freed[part], signals[part])
            number += 1
