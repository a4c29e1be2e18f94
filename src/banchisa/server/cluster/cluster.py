"""What a server needs of the others that share its database; where there are none, it is alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Protocol

import msgspec

from banchisa.table.wire.talk import Emotion

ALIVE = 3.5  # seconds without a word after which a server counts as dead
SignalKind = Literal["thinking", "hinted", "header", "talk", "reaction"]


class Presence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who looks at a table through one server."""

    holders: tuple[str, ...] = ()  # of the browsers that have a key
    sockets: int = msgspec.field(name="watchers", default=0)  # also of people without a key
    left: float = 0.0  # when somebody who belongs to the table was last there, by the clock on the wall
    absent_seat: int | None = None  # of whoever keeps the table waiting for too long, as the leading server finds


NOBODY = Presence()


class Signal(msgspec.Struct, frozen=True):
    """Something that is told to those who look at a table now, and forgotten."""

    kind: SignalKind
    seat: int
    version: int
    face: Emotion | None = None  # of a reaction


class Member(Protocol):
    """The part of a server that hears what happens at the others."""

    def hear_versions(self, versions: dict[str, int]) -> None:
        """These tables have events up to these versions now."""

    def hear_presence(self, table: str, elsewhere: dict[str, Presence]) -> None:
        """Who looks at a table through the other servers, by server; whether this server leads it may have changed."""

    def hear_signal(self, table: str, signal: Signal) -> None:
        """Something to tell at a table."""

    async def catch_up(self) -> None:
        """Something may have gone unheard: look at everything."""


class Cluster:
    """All servers of one database. For every table that is live, one of them leads: it plays the bots and waits for
    people who are away.

    This is the cluster of the only server: it leads everything, and there is nobody to tell or to hear.
    """

    is_alone = True  # whether nobody else can share the database

    async def start(self, member: Member) -> None:
        """Join the others."""

    def follow(self, table: str) -> None:
        """This server has a table in memory now: it wants to hear of it, and leads it if nobody else does."""

    def forget(self, tables: Iterable[str]) -> None:
        """These tables have left the memory."""

    def leads(self, table: str) -> bool:
        """Whether this server looks after a table."""
        return True

    def announce(self, table: str, version: int) -> None:
        """Events were stored."""

    def show(self, table: str, presence: Presence) -> None:
        """Who looks at a table through this server now."""

    def send(self, table: str, signal: Signal) -> None:
        """Tell those who look at a table through other servers."""

    async def claim(self, name: str) -> bool:
        """Claim something that only one server should do, until it is released; false if another server has it."""
        return True

    def release(self, name: str) -> None:
        """It is done, or given up."""

    async def is_claimed(self, name: str) -> bool:
        """Whether a server that is alive has it."""
        return False

    async def find_present(self, tables: list[str]) -> dict[str, frozenset[str]]:
        """The holders of those who look at these tables through other servers."""
        return {}

    async def find_attended(self, since: float) -> list[str]:
        """The tables at which somebody is, or was since then, through other servers."""
        return []

    async def close(self) -> None:
        """Leave the others, who go on with what this server did."""
