"""Take-backs beyond what a seat may undo by itself: who asks, who has allowed it, and who has to wait before asking."""

from __future__ import annotations

from dataclasses import dataclass, replace

from banchisa.table.events import Event, StepsUndone, StepTaken, TakeBackAllowed, TakeBackAsked, TakeBackRefused


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
        """One more event, with which the table has this version; whatever changes the table ends a request."""
        before, self.request = self.request, None
        match event:
            case TakeBackAsked():
                self.request = TakeBackRequest(version, event.seat)
            case TakeBackAllowed() if before is not None:
                self.request = replace(before, allowed=(*before.allowed, *event.seats))
            case TakeBackRefused() if before is not None:
                self.refused_seats.add(before.seat)
            case StepTaken():
                self.refused_seats.discard(event.actor)
            case StepsUndone() if event.agreed:
                self.refused_seats.clear()
