"""Take-backs beyond what a seat may undo by itself: who asks, who has allowed it, and who has to wait before asking."""

from __future__ import annotations

from dataclasses import dataclass, replace

from banchisa.table.events import (
    Event,
    SeatsChanged,
    StepsUndone,
    StepTaken,
    TableClosed,
    TakeBackAllowed,
    TakeBackAsked,
    TakeBackRefused,
    TimeUp,
)

TIME_TO_ANSWER = 30.0  # seconds for which whoever plays by itself leaves people time to answer a request


@dataclass(frozen=True)
class TakeBackRequest:
    """A seat would like to take back its latest step, and all that came after it."""

    number: int  # the version of the table with which it was asked
    seat: int
    allowed: tuple[int, ...] = ()  # the seats of people who have nothing against it


class TakeBacks:
    """The fold of a table's events as far as they concern requests to take back."""

    def __init__(self) -> None:
        self.request: TakeBackRequest | None = None  # there is one at a time
        self.refused_seats: set[int] = set()  # may ask again when they have taken another step

    def follow(self, event: Event, version: int) -> None:
        """One more event, which gives the table this version; what changes the game or who plays it ends a request."""
        match event:
            case StepTaken():
                self.refused_seats.discard(event.actor)
                self.request = None
            case TakeBackAsked():
                self.request = TakeBackRequest(version, event.seat)
            case TakeBackAllowed() if self.request is not None:
                self.request = replace(self.request, allowed=(*self.request.allowed, *event.seats))
            case TakeBackRefused() if self.request is not None:
                self.refused_seats.add(self.request.seat)
                self.request = None
            case StepsUndone():
                self.refused_seats = set() if event.agreed else self.refused_seats
                self.request = None
            case SeatsChanged() | TimeUp() | TableClosed():
                self.request = None
