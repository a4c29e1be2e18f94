"""What the server sends on the socket of a table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from banchisa.engine.scene import Board, SceneChange, WireScene
from banchisa.engine.texts import Text
from banchisa.table.wire.clocks import ClockRule, WireClock
from banchisa.table.wire.common import MessageId, WireOptions, WireStruct, WireText
from banchisa.table.wire.orders import SeatOrders, WireReaction
from banchisa.table.wire.problems import ErrorCode, WireProblem
from banchisa.table.wire.tables import GameName, LogEntry, WireSeat
from banchisa.table.wire.talk import Emotion, TalkLine, WireTalk


class _Message(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is"):
    """Anything that the server says."""


class _Change(_Message, frozen=True, kw_only=True):
    """Something that everybody hears; for whoever has asked for it, it is the answer."""

    id: MessageId | None = None  # of the request that this answers
    version: int


class _Position(_Change, frozen=True, kw_only=True):
    """A new position."""

    scene: WireScene
    undo: int  # how many steps the viewer may take back now
    still: list[Board] | None = None  # where the boards are not those that the client knows
    log: list[LogEntry] | None = None  # the whole log, when the table is seen with other eyes than before


class _Answer(_Message, frozen=True, kw_only=True):
    """The answer to one request."""

    id: MessageId | None


class _SeatNews(_Message, frozen=True, kw_only=True):
    """Something about one seat."""

    version: int
    seat: int


class WireTakeBack(WireStruct, frozen=True):
    """A seat asks whether it may take back its latest step, and all that came after it."""

    number: int  # to be named by whoever answers
    seat: int
    waits: tuple[int, ...]  # for the people on these seats


class Welcome(_Change, frozen=True, kw_only=True, tag="welcome"):
    """The whole table; it replaces everything that the client knew."""

    table: str
    over: bool
    game: GameName
    options: WireOptions
    seats: list[WireSeat]
    you: tuple[int, ...]  # the seats this browser holds
    left: tuple[int, ...]  # the seats on which a bot plays for this browser
    host: bool  # whether this browser opened the table
    invite: str | None  # for those who hold a seat or opened the table, while seats are open
    public: bool
    hints: bool  # whether one may ask what an expert would do
    stand_in: str  # the level of a bot that replaces somebody who stays away
    rematch: str | None  # the id of the next table
    commitment: str  # SHA-256 of the chance seed, hex
    still: list[Board]
    log: list[LogEntry]
    scene: WireScene | None  # null while seats are open or somebody has yet to add to chance
    undo: int  # how many steps the viewer may take back now
    closed: WireProblem | None = None  # why the game does not go on although it is not over
    clock: ClockRule | None = None
    time: WireClock | None = None  # where there is a clock
    name: str = ""  # that the host has given the table
    orders: SeatOrders | None = None  # of the seat that looks, if it has given any
    reactions: list[WireReaction] = []  # the questions for which orders can be given
    talk: WireTalk  # what was said lately
    take_back: WireTakeBack | None = None  # that is asked for now
    refused: tuple[int, ...] = ()  # the seats that may not ask for a take-back before they have taken another step


class StepMessage(_Position, frozen=True, kw_only=True, tag="step"):
    """A seat or chance took a step."""

    entry: LogEntry
    over: bool


class StepChange(WireStruct, frozen=True, kw_only=True):
    """One step, for those who want no part of a scene twice."""

    entry: LogEntry
    undo: int  # how many steps the viewer may take back now
    over: bool = False
    scene: WireScene | None = None  # the whole one, where there was none before for the same eyes
    changes: SceneChange | None = None  # else what is different from the scene before
    still: list[Board] | None = None  # where the boards are not those that the client knows
    log: list[LogEntry] | None = None  # the whole log, when the table is seen with other eyes than before


class StepsMessage(_Change, frozen=True, kw_only=True, tag="steps"):
    """A step and what chance did upon it, in the place of *step* for those who want changes of scenes."""

    steps: list[StepChange]


class UndoneMessage(_Position, frozen=True, kw_only=True, tag="undone"):
    """Steps were taken back."""

    length: int  # the log is cut to this many entries
    by: int  # the seat that took them back
    agreed: bool = False  # it had asked the others; chance draws anew


class TakeBackMessage(_Change, frozen=True, kw_only=True, tag="take_back"):
    """Somebody asks to take back a step, has answered, or nobody asks any more."""

    take_back: WireTakeBack | None = None  # that is asked for now
    said: Literal["asked", "allowed", "refused", "withdrawn"] | None = None  # null: the table went on
    by: int | None = None  # the seat that said so
    refused: tuple[int, ...] = ()  # the seats that may not ask before they have taken another step


class SeatsMessage(_Change, frozen=True, kw_only=True, tag="seats"):
    """Who sits where, who is connected, and where it goes on."""

    seats: list[WireSeat]
    you: tuple[int, ...]
    left: tuple[int, ...]
    rematch: str | None


class OrdersMessage(_Change, frozen=True, kw_only=True, tag="orders"):
    """The standing orders of the seat that looks have changed, or another seat looks; nobody else hears of it."""

    seat: int
    orders: SeatOrders


class ThinkingMessage(_SeatNews, frozen=True, kw_only=True, tag="thinking"):
    """A bot has begun to think."""


class GoneMessage(_SeatNews, frozen=True, kw_only=True, tag="gone"):
    """The person to act is away for so long that a bot may take the seat."""


class HintedMessage(_SeatNews, frozen=True, kw_only=True, tag="hinted"):
    """Somebody else took a hint."""


class SaidMessage(_Message, frozen=True, kw_only=True, tag="said"):
    """Something was said. Lines may come twice: circle and number tell."""

    id: MessageId | None = None  # of the request that this answers
    lines: list[TalkLine]


class ReactionMessage(_Message, frozen=True, kw_only=True, tag="reaction"):
    """Somebody makes a face; it is shown for a moment and kept nowhere."""

    id: MessageId | None = None  # of the request that this answers
    seat: int
    face: Emotion


class ClockMessage(_Message, frozen=True, kw_only=True, tag="clock"):
    """How much time there is, after every change of a table with a clock."""

    version: int
    time: WireClock


class HintReason(WireStruct, frozen=True):
    """Something that speaks for a step or against it."""

    kind: Literal["brings", "prevents", "risks"]
    text: WireText


class HintOption(WireStruct, frozen=True):
    """A step that an expert considers."""

    action: str  # notation, as in the choices
    text: WireText
    chances: list[float]  # to win, or of the best place left, by seat
    visits: int
    wins: bool  # at once
    reasons: list[HintReason]  # at most two, what speaks for the step first
    ahead: int | None  # points before the best of the others at the end of the turn; null in games without points


class HintMessage(_Answer, frozen=True, kw_only=True, tag="hint"):
    """What an expert would do."""

    version: int
    place: int  # which place the chances are for: the first, or the best one left where others have arrived
    options: list[HintOption]  # the best first


class WhyMessage(_Answer, frozen=True, kw_only=True, tag="why"):
    """Whether something is allowed, and by which rule."""

    name: str | None  # the action in notation; null if none fits, or where that is not for the asker to know
    rule: str
    text: str
    refusal: Text | None  # null if the action is allowed


class ViewMessage(_Answer, frozen=True, kw_only=True, tag="view"):
    """An earlier position."""

    at: int
    scene: WireScene
    still: list[Board]


class PositionMessage(_Answer, frozen=True, kw_only=True, tag="position"):
    """The position as data, for programs that know the rules."""

    version: int
    seat: int | None  # whose view it is; null for whoever only watches
    seen: dict[str, Any]  # as the game writes positions; what this seat cannot know is unknown


class PongMessage(_Answer, frozen=True, kw_only=True, tag="pong"):
    """The server is there: the answer to a ping."""


class ErrorMessage(_Answer, frozen=True, kw_only=True, tag="error"):
    """A request that was not granted."""

    code: ErrorCode
    data: dict[str, Any]


ServerMessage = (
    Welcome
    | StepMessage
    | StepsMessage
    | UndoneMessage
    | TakeBackMessage
    | SeatsMessage
    | OrdersMessage
    | ThinkingMessage
    | GoneMessage
    | ClockMessage
    | SaidMessage
    | ReactionMessage
    | HintMessage
    | HintedMessage
    | WhyMessage
    | ViewMessage
    | PositionMessage
    | PongMessage
    | ErrorMessage
)
