"""What a table is made of: how it was opened, and the numbered events since."""

from __future__ import annotations

from typing import Literal

import msgspec

from banchisa.bots.levels import STAND_IN
from banchisa.table.wire.clocks import ClockRule
from banchisa.table.wire.orders import SeatOrders

ANALYSIS, FIGURES, RESULT = "analysis", "figures", "result"  # kinds of what is found out
SeatKind = Literal["human", "bot", "open"]
NoticeKind = Literal["turn", "joined", "begun", "over", "invited", "asked"]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a chair; the holder is the SHA-256 of a browser's key."""

    kind: SeatKind = "open"
    name: str = ""
    level: str = ""  # of a bot
    holder: str = ""  # of a bot: of the person it plays for, who may come back
    entropy: str = ""  # what a person added to chance; it stays when a bot takes over
    resigned: bool = False  # whether the person has handed the seat to the bot of their own will
    owes_entropy: bool = False  # whether a person has yet to add to chance

    @property
    def title(self) -> str:
        """Who sits here, as records have it."""
        return self.level if self.kind == "bot" else self.name or "human"

    @property
    def is_ready(self) -> bool:
        """Whether the game may begin as far as this seat is concerned; a bot adds nothing to chance."""
        return self.kind == "bot" or (self.kind == "human" and not self.owes_entropy)


class TableHeader(msgspec.Struct, frozen=True):
    """What is settled when a table is opened."""

    id: str
    game: str
    rules: str  # the version of the game
    options: dict[str, object]
    host: str
    invite: str
    seed: bytes  # leaves the server only when the game is over
    public: bool
    created: float
    hints: bool = True  # whether one may ask what an expert would do
    stand_in: str = STAND_IN  # the level of a bot that replaces somebody who stays away
    position: dict[str, object] | None = None  # that the game begins with, where it is not the start
    clock: ClockRule | None = None
    name: str = ""  # that its host has given it, also later
    has_talk: bool = True  # whether people may talk; its host may change that


# At tables with a clock events say when they were decided (at, in seconds since 1970), and how many seconds they took
# of the time of the acting seat (spent).


class SeatsChanged(msgspec.Struct, frozen=True, omit_defaults=True, tag="seats"):
    """Somebody sat down or left: the new occupants by seat."""

    seats: dict[int, Seat]
    at: float = 0.0
    spent: float = 0.0


class StepTaken(msgspec.Struct, frozen=True, omit_defaults=True, tag="step"):
    """A seat or chance took a step."""

    actor: int
    action: str  # notation
    at: float = 0.0
    spent: float = 0.0


class StepsUndone(msgspec.Struct, frozen=True, omit_defaults=True, tag="undo"):
    """A seat took back its latest steps; if everybody agreed, also what others and chance did upon them."""

    seat: int
    steps: int
    at: float = 0.0
    spent: float = 0.0
    agreed: bool = False


class TakeBackAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="ask"):
    """A seat asks the others whether it may take back its latest step, and all that came after it."""

    seat: int
    at: float = 0.0
    spent: float = 0.0


class TakeBackAllowed(msgspec.Struct, frozen=True, omit_defaults=True, tag="allow"):
    """The person on these seats has nothing against it."""

    seats: tuple[int, ...]
    at: float = 0.0
    spent: float = 0.0


class TakeBackRefused(msgspec.Struct, frozen=True, omit_defaults=True, tag="refuse"):
    """Somebody said no; or who asked does not want it any more."""

    seat: int
    at: float = 0.0
    spent: float = 0.0


class TimeUp(msgspec.Struct, frozen=True, omit_defaults=True, tag="time"):
    """The time of the seat to act is up: a bot plays this turn, or the seat has lost."""

    seat: int
    loses: bool = False
    at: float = 0.0
    spent: float = 0.0


class RematchOpened(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


class TableClosed(msgspec.Struct, frozen=True, tag="close"):
    """Whoever runs the server has ended the table before its game was over."""

    reason: str


class OrdersGiven(msgspec.Struct, frozen=True, tag="orders"):
    """A seat has changed its standing orders. Nobody else may notice, so it counts in no version that others hear."""

    seat: int
    orders: SeatOrders


TimedEvent = SeatsChanged | StepTaken | StepsUndone | TimeUp | TakeBackAsked | TakeBackAllowed | TakeBackRefused
Event = TimedEvent | RematchOpened | TableClosed | OrdersGiven


class TableSummary(msgspec.Struct, frozen=True):
    """A table at a glance, for lists: kept beside the log so that a list replays no game."""

    length: int  # of the log
    actor: int | None  # nobody while the game has not begun, when it is over and when the table was closed
    over: bool
    seats: list[Seat]
    is_cancelled: bool = False  # whether it was closed before its game began
    deadline: float | None = None  # when the time of whoever is to act will be up
    private: int = 0  # how many events of the log only one seat may know of

    @property
    def version(self) -> int:
        """The version that everybody is told."""
        return self.length - self.private

    @property
    def open_seats(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)

    @property
    def unready_seats(self) -> int:
        """How many are open, or have people who have yet to add to chance."""
        return sum(not seat.is_ready for seat in self.seats)

    @property
    def has_begun(self) -> bool:
        return self.unready_seats == 0

    @property
    def awaited_seats(self) -> list[Seat]:
        """The seats of the people for whom the table waits: to act or, before the game, to add to chance."""
        if self.actor is None:
            return [seat for seat in self.seats if seat.owes_entropy]
        actor = self.seats[self.actor]
        return [actor] if actor.kind == "human" else []

    def waits_for(self, holder: str | None) -> bool:
        """Whether the table waits for this person."""
        return holder is not None and any(seat.holder == holder for seat in self.awaited_seats)

    @property
    def is_closed(self) -> bool:
        """Whether a game was ended before it was over, or before it began."""
        return self.is_cancelled or (self.actor is None and not self.over and self.has_begun)


class Create(msgspec.Struct, frozen=True):
    """To be stored: a new table."""

    header: TableHeader
    summary: TableSummary


class Notice(msgspec.Struct, frozen=True):
    """News of a table for one person, to be sent when they are due."""

    holder: str
    kind: NoticeKind
    due: float  # seconds since 1970


class Append(msgspec.Struct, frozen=True):
    """To be stored: events of a table after so many others, how it stands then, and who is to be told of it."""

    table: str
    after: int
    events: list[Event]
    summary: TableSummary
    notices: list[Notice] = []  # at most one for each holder


class Remove(msgspec.Struct, frozen=True):
    """To be forgotten: a table, if nothing happened there since its log had this length."""

    table: str
    length: int


class Keep(msgspec.Struct, frozen=True):
    """To be stored: something that was found out, in the place of what was known of it."""

    kind: str
    name: str
    data: str


class Probe(msgspec.Struct, frozen=True):
    """To be stored: nothing that anybody needs, to see whether storing works."""


Write = Create | Append | Remove | Keep | Probe


def held_seats(events: list[Event]) -> list[Seat]:
    """The seats that these events give to people."""
    changes = [event for event in events if isinstance(event, SeatsChanged)]
    return [seat for change in changes for seat in change.seats.values() if seat.holder]


def kind_of(event: Event) -> str:
    """The event's kind as the log names it."""
    return str(event.__struct_config__.tag)


_decode = msgspec.json.Decoder(Event).decode


def encode_event(event: Event) -> str:
    """The event as the log keeps it."""
    return msgspec.json.encode(event).decode()


def decode_event(data: str) -> Event:
    """The event that was written so."""
    event: Event = _decode(data)
    return event
