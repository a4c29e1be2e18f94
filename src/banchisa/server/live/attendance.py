"""Who looks at a table, through this server or another one, and who is missed there."""

from __future__ import annotations

import time
from collections.abc import Iterable

from banchisa.server.cluster.cluster import Presence
from banchisa.server.live.absence import AbsenceTimer
from banchisa.server.live.audience import Audience, Listener
from banchisa.server.live.services import Services


class Attendance:
    """Knows who is here, tells other servers, and waits for the person to act where this server leads the table."""

    def __init__(self, audience: Audience, services: Services) -> None:
        self._audience = audience
        self._cluster = services.cluster
        self._absence = AbsenceTimer(services.grace, self._tell_gone)
        self._sockets_elsewhere = 0  # at other servers
        self._absent_elsewhere: int | None = None  # the seat that the leading server may hand to a bot
        self._left = 0.0  # when somebody who belongs here was last seen, by the clock on the wall

    @property
    def leads(self) -> bool:
        """Whether this server plays the bots of this table and waits for its people."""
        return self._cluster.leads(self._audience.table.header.id)

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks, through this server or another one."""
        return bool(self._audience.listeners) or self._sockets_elsewhere > 0

    def is_recent(self, seconds: float) -> bool:
        """Whether one of those who belong here is, or was so many seconds ago."""
        present = any(self._audience.table.is_concerned(listener.holder) for listener in self._audience.listeners)
        return present or time.time() - self._left <= seconds

    @property
    def absent_seat(self) -> int | None:
        """The seat of who keeps the table waiting for too long."""
        return self._absence.absent_seat if self.leads else self._absent_elsewhere

    def note_leaving(self, listener: Listener) -> None:
        """Remember when somebody who belongs here was last seen."""
        if self._audience.table.is_concerned(listener.holder):
            self._left = time.time()

    def begin_visit(self, holder: str) -> None:
        """Somebody who has left an order seems to look in."""
        self._audience.note_visitors(self._audience.visitors | {holder})
        self._show()

    def end_visit(self, holder: str) -> None:
        self._audience.note_visitors(self._audience.visitors - {holder})
        self._show()

    def look(self) -> None:
        """A person to act who is not here is waited for, by the server that leads."""
        if self.leads:
            self._absence.look(self._audience.table, self._audience.here)
        else:
            self._absence.end()
        self._show()

    def stop(self) -> None:
        self._absence.end()

    def hear(self, elsewhere: Iterable[Presence]) -> None:
        """Others look at this table through other servers, or this server leads it now, or no longer."""
        found = list(elsewhere)
        self._sockets_elsewhere = sum(presence.sockets for presence in found)
        self._audience.note_elsewhere(frozenset(holder for presence in found for holder in presence.holders))
        absent = next((presence.absent_seat for presence in found if presence.absent_seat is not None), None)
        if absent is not None and absent != self._absent_elsewhere and not self.leads:
            self._audience.tell_gone(absent)
        self._absent_elsewhere = absent

    def _tell_gone(self, seat: int) -> None:
        self._audience.tell_gone(seat)
        self._show()

    def _show(self) -> None:
        """Let other servers know who looks at this table here, if there can be others."""
        if self._cluster.is_alone:
            return
        audience, absent = self._audience, self._absence.absent_seat if self.leads else None
        holders = tuple(sorted(audience.holders | audience.visitors))
        presence = Presence(holders, len(audience.listeners), self._left, absent)
        self._cluster.show(audience.table.header.id, presence)
