"""What a client asks for: on the socket of a table, and in the bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from banchisa.table.events import STAND_IN
from banchisa.table.wire.common import MessageId, WireOption

Notation = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Level = Annotated[str, Meta(max_length=32)]
Element = Annotated[str, Meta(max_length=64)]
PlayerName = Annotated[str, Meta(max_length=200)]
Entropy = Annotated[str, Meta(max_length=200, description="hexadecimal, 16 to 128 characters")]
ChosenOptions = Annotated[dict[Annotated[str, Meta(max_length=64)], WireOption], Meta(max_length=64)]

# on the socket


class _Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a client asks for; the answer repeats its id."""

    id: MessageId | None = None


class Act(_Request, tag="act"):
    """Take a step for the seat to act."""

    version: Count
    action: Notation


class Undo(_Request, tag="undo"):
    """Take back one's own latest steps."""

    version: Count
    steps: Count = 1


class Why(_Request, tag="why"):
    """Why is this not allowed? Either an action, or things that were touched."""

    action: Notation | None = None
    touch: Annotated[list[Element], Meta(min_length=1, max_length=32)] | None = None


class View(_Request, tag="view"):
    """An earlier position; once the game is over, from any seat."""

    at: Count
    seat: Count | None = None


class Resign(_Request, tag="resign"):
    """Let a bot play on one's seat."""

    seat: Count
    level: Level


class Replace(_Request, tag="replace"):
    """Let a bot take over for a player who keeps the table waiting."""

    seat: Count
    level: Level | None = None  # of older clients; it has no effect


class Return(_Request, tag="return"):
    """Take a seat back from the bot."""

    seat: Count


class Fill(_Request, tag="fill"):
    """Fill all open seats with bots."""

    level: Level


class Hint(_Request, tag="hint"):
    """What would an expert do?"""

    version: Count


class Ping(_Request, tag="ping"):
    """Is the server there? Browsers do not tell their pages of the pings of a socket."""


ClientMessage = Act | Undo | Why | View | Resign | Replace | Return | Fill | Hint | Ping

# in bodies


class _Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nothing may be missing, too much or of another kind."""


class TermsWanted(_Body, frozen=True, kw_only=True):
    """A choice of seats and options to be explained."""

    seats: Annotated[int, Meta(ge=0, le=64)] | None = None
    options: ChosenOptions = {}


class TryInLesson(_Body, frozen=True, kw_only=True):
    """What was touched in a task of a lesson."""

    task: Count
    touch: Annotated[list[Element], Meta(min_length=1, max_length=32)]


class TryInPuzzle(_Body, frozen=True, kw_only=True):
    """What was touched in a puzzle."""

    touch: Annotated[list[Element], Meta(min_length=1, max_length=32)]


class Here(_Body, frozen=True, kw_only=True, tag_field="kind", tag="here"):
    """A seat for this browser."""

    name: PlayerName | None = None


class Link(_Body, frozen=True, kw_only=True, tag_field="kind", tag="link"):
    """A seat that waits for the invite."""


class BotSeat(_Body, frozen=True, kw_only=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level


SeatWanted = Here | Link | BotSeat


class NewTable(_Body, frozen=True, kw_only=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)]
    options: ChosenOptions = {}
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    public: bool = False
    hints: bool = True
    stand_in: Level = STAND_IN
    example: Annotated[str, Meta(max_length=64)] | None = None  # that the game begins with, instead of its start


class Sit(_Body, frozen=True, kw_only=True):
    """Sit down on the first open seat of a table."""

    invite: Annotated[str, Meta(max_length=64)] | None = None  # a public table needs none
    name: PlayerName


class AddEntropy(_Body, frozen=True, kw_only=True):
    """What a browser adds to chance for its seats, after it was shown the commitment of the table."""

    commitment: Annotated[str, Meta(max_length=64, description="the one that this answers")]
    entropy: Entropy


class AnalysisWanted(_Body, frozen=True, kw_only=True):
    """Nothing needs to be said to begin an analysis."""


class Rematch(_Body, frozen=True, kw_only=True):
    """The same people once more; each of them adds to chance anew."""
