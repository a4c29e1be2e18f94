"""The clock of a table: whose time runs, how much is left, and what follows when it is up.

Nothing here knows what time it is. Events say when they were decided, and how many seconds are charged for them: time
in which no server served the table is left out by whoever decides.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass

from banchisa.engine.state import CHANCE
from banchisa.table.events import Event, SeatsChanged, StepsUndone, StepTaken, TimedEvent, TimeUp
from banchisa.table.wire.clocks import ClockRule, LiveClock, SeatClock, WireClock

DAY = 24 * 3600.0  # seconds
MOST_MISSED = 3  # turns in a row after which a bot stands in
_TO_LOOK = 1.1  # seconds for which a page shows a step of others at most
_MOST_SHOWN = 5  # steps that it shows one by one


@dataclass(frozen=True)
class TurnNow:
    """Who is to act after an event."""

    seat: int  # CHANCE while nobody is
    is_person: bool
    step: int  # how many steps there are
    unseen: int  # how many of them this seat has yet to be shown


def count_unseen(actors: Sequence[int], seat: int) -> int:
    """The steps since the last one of this seat, as far as a page shows them one by one."""
    count = 0
    for actor in reversed(actors):
        if actor == seat or count == _MOST_SHOWN:
            break
        count += 1
    return count


class Clock:
    """The fold of a table's events as far as they concern time."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.bank) if isinstance(rule, LiveClock) else rule.days * DAY] * seats
        self.missed = [0] * seats
        self.has_lost = [False] * seats
        self.running: int | None = None  # the seat whose time runs
        self.substitute: int | None = None  # the seat whose turn a bot plays because time was up
        self.since = 0.0  # when the last event was decided
        self._free = 0.0  # seconds that cost nothing before time runs
        self._turn = CHANCE
        self._credited = -1  # the step with which time was last added

    @property
    def is_slow(self) -> bool:
        """Whether turns take days, so that nobody needs to look while others act."""
        return not isinstance(self.rule, LiveClock)

    # what can be asked, with the seconds that were served since the last event

    def charge_for(self, elapsed: float) -> float:
        """The seconds that these cost the seat whose time runs."""
        return 0.0 if self.running is None else max(0.0, elapsed - self._free)

    def time_left(self, elapsed: float) -> float | None:
        """The seconds left to the seat whose time runs, if one's does."""
        return None if self.running is None else self.left[self.running] - self.charge_for(elapsed)

    @property
    def deadline(self) -> float | None:
        """When time will be up, unless something happens or no server serves the table for a while."""
        return None if self.running is None else self.since + self._free + self.left[self.running]

    def describe(self, elapsed: float, granted: float = 0.0) -> WireClock:
        """What is told of it; people have so many seconds to come back before anybody's time goes on."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - self.charge_for(elapsed))
        seats = [
            SeatClock(round(seconds, 3), missed, lost)
            for seconds, missed, lost in zip(left, self.missed, self.has_lost, strict=True)
        ]
        free = 0.0 if self.running is None else max(0.0, self._free - elapsed) + granted
        return WireClock(seats, self.running, round(free, 3), self.substitute)

    def copy(self) -> Clock:
        return copy.deepcopy(self)

    # what happens

    def follow(self, event: Event, turn: TurnNow) -> None:
        """One more event, after which it is this turn."""
        if not isinstance(event, TimedEvent):
            return
        self._charge(event.at, event.spent)
        match event:
            case TimeUp():
                self._end_turn(event)
            case StepTaken() if event.actor not in (CHANCE, self.substitute):
                self.missed[event.actor] = 0
            case SeatsChanged():
                for number, seat in event.seats.items():
                    if seat.kind == "human" and self._turn != CHANCE:
                        self._welcome(number)
        self._turn_to(turn, isinstance(event, StepTaken | StepsUndone))
        if isinstance(event, StepsUndone) and event.agreed and turn.is_person:
            self.left[turn.seat] = max(
                self.left[turn.seat], self._turn_time
            )  # all agreed that it is thought about anew

    def _charge(self, at: float, spent: float) -> None:
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - spent)
        self._free = max(0.0, self._free - (at - self.since))
        self.since = at

    def _end_turn(self, event: TimeUp) -> None:
        self.left[event.seat] = 0.0
        self.missed[event.seat] += 1
        self.has_lost[event.seat] = event.loses
        self.substitute = event.seat

    def _welcome(self, seat: int) -> None:
        """Somebody sits down, perhaps again: there is time for at least one turn."""
        self.missed[seat] = 0
        self.left[seat] = max(self.left[seat], self._turn_time)

    @property
    def _turn_time(self) -> float:
        return float(self.rule.turn) if isinstance(self.rule, LiveClock) else self.rule.days * DAY

    def _turn_to(self, turn: TurnNow, is_shown: bool) -> None:
        """Another turn may begin, which adds time; steps that are taken again after a take-back add none."""
        self.running = None
        if turn.seat == CHANCE:
            return
        if turn.seat != self._turn:
            self._turn, self.substitute = turn.seat, None
            if turn.is_person and turn.step > self._credited:
                self._credited = turn.step
                before = self.left[turn.seat] if isinstance(self.rule, LiveClock) else 0.0
                self.left[turn.seat] = before + self._turn_time
        if turn.is_person and self.substitute != turn.seat:
            self.running = turn.seat
        if is_shown:
            self._free = turn.unseen * _TO_LOOK
