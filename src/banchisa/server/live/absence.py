"""Waiting for people who are to act and not there, and for those who have yet to add to chance."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from banchisa.table.table import Table

Missed = tuple[int, int]  # a seat, and how many steps there were when it was to act; -1 before the game


class AbsenceTimer:
    """Knows when a person has kept a table waiting for so long that a bot may take the seat."""

    def __init__(self, grace: float, tell: Callable[[int], None]) -> None:
        self.absent_seat: int | None = None  # the seat that may be handed to a bot now
        self._grace = grace
        self._tell = tell
        self._missed: Missed | None = None
        self._timer: asyncio.TimerHandle | None = None

    def look(self, table: Table, here: frozenset[str]) -> None:
        """Whoever is missed for the first time is waited for from now on; who came or stepped is no longer missed."""
        missed = find_absent(table, here)
        if missed == self._missed:
            return
        self.end()
        self._missed = missed
        if missed is not None:
            self._timer = asyncio.get_running_loop().call_later(self._grace, self._give_up, missed[0])

    def _give_up(self, seat: int) -> None:
        self.absent_seat = seat
        self._tell(seat)

    def end(self) -> None:
        self.absent_seat = self._missed = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def find_absent(table: Table, here: frozenset[str]) -> Missed | None:
    """The person to act, if the table waits for one who is not here.

    Before the game begins: the first who has yet to add to chance. A browser that is here does so by itself at once.
    """
    if table.is_over or table.closed or (not table.has_begun and table.open_seats):
        return None
    if not table.has_begun:
        return next((number, -1) for number, seat in enumerate(table.seats) if not seat.is_ready)
    if table.actor < 0 or table.clock is not None:  # a clock says how long to wait
        return None
    seat = table.seats[table.actor]
    return (table.actor, len(table.match.steps)) if seat.kind == "human" and seat.holder not in here else None
