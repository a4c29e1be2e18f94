"""What a client asks for: on the socket of a table, and in the bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from banchisa.bots.levels import STAND_IN
from banchisa.table.wire.clocks import ClockRule
from banchisa.table.wire.common import MessageId, WireOption
from banchisa.table.wire.limits import SPECTATOR_SEAT
from banchisa.table.wire.orders import SeatOrders
from banchisa.table.wire.talk import Emotion, Phrase, TalkLanguage, TalkToken

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


class AskTakeBack(_Request, tag="ask"):
    """Ask the others whether one may take back one's latest step, where undo does not reach."""

    version: Count


class AnswerTakeBack(_Request, tag="answer"):
    """Allow a take-back that was asked for, or not; who has asked withdraws it."""

    number: Count  # of the request
    allow: bool


class Why(_Request, tag="why"):
    """Why is this not allowed? Either an action, or things that were touched."""

    action: Notation | None = None
    touch: Annotated[list[Element], Meta(min_length=1, max_length=32)] | None = None


class View(_Request, tag="view"):
    """An earlier position: as one sees the table, as spectators do (-1) or, once it is over, from any seat."""

    at: Count
    seat: Annotated[int, Meta(ge=SPECTATOR_SEAT, le=2**53)] | None = None


class Position(_Request, tag="position"):
    """The present position as data, as one sees it."""


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


class GiveOrders(_Request, tag="orders"):
    """These are all standing orders of one's seat from now on."""

    seat: Count
    orders: SeatOrders


class Hint(_Request, tag="hint"):
    """What would an expert do?"""

    version: Count


class Ping(_Request, tag="ping"):
    """Is the server there? Browsers do not tell their pages of the pings of a socket."""


class Say(_Request, tag="say"):
    """Say something: words of one's own, or a phrase. What is sent again with its token is said once."""

    token: TalkToken
    text: Annotated[str, Meta(max_length=1000)] | None = None
    phrase: Phrase | None = None
    language: TalkLanguage = "en"  # in which the phrase was chosen
    name: PlayerName = ""  # of whoever watches


class React(_Request, tag="react"):
    """Make a face, for those who look now."""

    face: Emotion


class SwitchTalk(_Request, tag="talk"):
    """The host lets people talk, or not."""

    on: bool


ClientMessage = (
    Act
    | Undo
    | AskTakeBack
    | AnswerTakeBack
    | Why
    | View
    | Position
    | Resign
    | Replace
    | Return
    | Fill
    | GiveOrders
    | Hint
    | Say
    | React
    | SwitchTalk
    | Ping
)

# in bodies


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request: every field is there with its type, and no other."""


class TermsWanted(Body, frozen=True, kw_only=True):
    """A choice of seats and options to be explained."""

    seats: Annotated[int, Meta(ge=0, le=64)] | None = None
    options: ChosenOptions = {}


class TryInLesson(Body, frozen=True, kw_only=True):
    """What was touched in a task of a lesson."""

    task: Count
    touch: Annotated[list[Element], Meta(min_length=1, max_length=32)]


class TryInPuzzle(Body, frozen=True, kw_only=True):
    """What was touched in a puzzle."""

    touch: Annotated[list[Element], Meta(min_length=1, max_length=32)]


class Here(Body, frozen=True, kw_only=True, tag_field="kind", tag="here"):
    """A seat for this browser."""

    name: PlayerName | None = None


class Link(Body, frozen=True, kw_only=True, tag_field="kind", tag="link"):
    """A seat that waits for the invite."""


class BotSeat(Body, frozen=True, kw_only=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level


SeatWanted = Here | Link | BotSeat


class PlayedPosition(Body, frozen=True, kw_only=True):
    """A position of a game that is over: after so many steps of a table."""

    table: Annotated[str, Meta(max_length=64)]
    at: Count


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)]
    options: ChosenOptions = {}
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    public: bool = False
    hints: bool = True
    talk: bool = True  # whether people may talk
    stand_in: Level = STAND_IN
    name: PlayerName = ""  # of the table
    clock: ClockRule | None = None
    # what the game begins with instead of its start; at most one of them
    example: Annotated[str, Meta(max_length=64)] | None = None
    lesson: Annotated[str, Meta(max_length=64)] | None = None  # a first game
    puzzle: Annotated[str, Meta(max_length=64)] | None = None
    played: PlayedPosition | None = None


class Sit(Body, frozen=True, kw_only=True):
    """Sit down on an open seat of a table."""

    invite: Annotated[str, Meta(max_length=64)] | None = None  # a public table needs none
    name: PlayerName
    seat: Count | None = None  # an open one, where it matters which; else the first


class AddEntropy(Body, frozen=True, kw_only=True):
    """What a browser adds to chance for its seats, after it was shown the commitment of the table."""

    commitment: Annotated[str, Meta(max_length=64, description="the one that this answers")]
    entropy: Entropy


class OpenNetwork(Body, frozen=True, kw_only=True):
    """An empty body: let others in."""


class NameTable(Body, frozen=True, kw_only=True):
    """What a table shall be called; nothing takes its name away."""

    name: PlayerName


class MarkTable(Body, frozen=True, kw_only=True):
    """Where a table is put away for the one who asks; null brings it back."""

    mark: Literal["archived", "hidden"] | None


class RemoveTable(Body, frozen=True, kw_only=True):
    """An empty body: remove a table."""


class DeviceCodeWanted(Body, frozen=True, kw_only=True):
    """A code for another device; the one that asks says what it is called."""

    kind: Literal["link", "recovery"]
    name: PlayerName


class RedeemCode(Body, frozen=True, kw_only=True):
    """Let this browser act for the person whose code it is."""

    code: Annotated[str, Meta(max_length=64)]
    name: PlayerName  # what the browser is called
    replace: bool = False  # also where it has tables of its own, which it loses


class RevokeDevice(Body, frozen=True, kw_only=True):
    """A device shall act for nobody any more."""

    device: Annotated[str, Meta(max_length=32)]


class AnalysisWanted(Body, frozen=True, kw_only=True):
    """An empty body: begin an analysis."""


class Rematch(Body, frozen=True, kw_only=True):
    """The same people once more; each of them adds to chance anew."""
