"""What people see: the table as data that any client can draw without knowing the game.

The structures are sent as they are; what has its default is left out. None of them can refer to itself, so Python need
not look for garbage among them.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar, cast

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from banchisa.engine.texts import Text, write_text

ZonePlace = Literal["tray", "side", "seat", "table"]  # one's own, one's own and less often needed, a player's, shared
ZoneShape = Literal["row", "pile", "fan", "track", "loose"]  # loose: things without tiles
CounterLevel = Literal["", "warn", "turn"]
CounterPlace = Literal["", "top", "prompt"]  # in the panel, beside the title, beside the buttons
SumPlace = Literal["", "side"]  # among one's own things, folded up beside the table
ChoiceStyle = Literal["main", "second", "target", "button", "end"]
Point = tuple[float, float]
T = TypeVar("T")

encoder = msgspec.json.Encoder(enc_hook=write_text)


def encode_once(kind: type[T], data: object) -> T:
    """The JSON of something that is sent to many, in the place of the structure that describes it."""
    return cast(T, msgspec.Raw(encoder.encode(data)))


class _BoardPart(Struct, forbid_unknown_fields=True, gc=False):
    """Part of a board. It is sent whole."""


class Cell(_BoardPart):
    """One space of a board: its outline in board units and the ground it shows."""

    id: str
    name: str
    outline: list[Point]
    centre: Point
    ground: str


class Edge(_BoardPart):
    """A line between two spaces."""

    id: str
    name: str
    ends: tuple[Point, Point]


class Lettering(_BoardPart):
    """Words at the side of a board, such as the letter of a column."""

    text: str
    at: Point


class Region(_BoardPart):
    """Cells that belong together, such as those of a card: one thing that can be touched.

    A ground that is a back covers them.
    """

    id: str
    label: Text
    outline: list[Point]
    cells: list[str]
    ground: str = ""


class Board(_BoardPart):
    """The part of a board that does not change: two boards with the same key are equal."""

    id: str
    key: str
    size: tuple[float, float, float, float]  # left, top, width, height
    cells: list[Cell]
    edges: list[Edge] = field(default_factory=list)
    frame: str = "sea"
    letters: list[Lettering] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)


class _ScenePart(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Part of a scene."""


class Counter(_ScenePart):
    """A number with its picture and name."""

    icon: str
    label: Text
    value: int
    of: int | None = None
    level: CounterLevel = ""
    place: CounterPlace = ""  # beside the title, or beside the buttons; else in the panel


class Prompt(_ScenePart):
    """What is to be done now, by whom, and the rule behind it."""

    actor: int  # the seat that acts, -1 for chance, -2 when the game is over
    text: Text
    rule: str
    detail: Text | None = None
    left: int | None = None  # pips: how much of the turn is left
    of: int | None = None
    reaction: str = ""  # the name of a question out of turn that can be answered in advance


class Player(_ScenePart):
    """The public side of a seat."""

    seat: int
    colour: str  # a colour name of the rulebook
    state: Text
    score: int | None = None
    unit: Text | None = None
    counts: list[Counter] = field(default_factory=list)
    out: bool = False  # has no more turns, though others play on
    shows: str = ""  # the id of a piece that belongs beside the name, such as the card on top of a pile
    colours: list[str] = field(default_factory=list)  # all colours of a seat that plays several


class Face(_ScenePart):
    """What is printed on a card beside its drawing; on a board, a piece with a letter is a round token."""

    letter: Text | None = None  # in the upper left corner
    corner: str = ""  # a small drawing in the upper right corner
    feet: list[tuple[str, int]] = field(default_factory=list)  # pictures and numbers at the foot
    tab: str = ""  # a letter on a tab at the side
    line: Text | None = None  # words: the card is a wide one
    rule: str = ""  # that says what the card does


class Piece(_ScenePart):
    """A thing on the table."""

    id: str  # stays the same wherever the thing goes, so that a client can let it glide
    kind: str  # its drawing
    at: str  # a cell, an edge or a zone
    label: Text
    seat: int | None = None
    value: int | None = None
    count: int = 1  # how many lie together
    turned: bool = False  # face down
    used: bool = False  # has had its turn
    idle: bool = False  # is there, but not in hand
    secret: bool = False  # only its owner sees this
    frame: str = ""  # the colour of its border, if that means something
    face: Face | None = None  # of a card


def rename(piece: Piece, label: Text) -> Piece:
    """The same thing by another name; the piece itself may be shared and stays as it is."""
    return replace(piece, label=label)


class Zone(_ScenePart):
    """A place beside the board: a hand, a pile, a row of cards, a sheet."""

    id: str
    label: Text
    place: ZonePlace
    seat: int | None = None
    shape: ZoneShape = "row"
    count: int | None = None  # when more lies here than is shown
    secret: bool = False


class Mark(_ScenePart):
    """Something to notice on elements of the table: the way a piece came, danger, the space just entered, a crack."""

    kind: str  # crack, origin, entered, danger, warning, target, area, road, arrow (from the first to the last) ...
    on: list[str] = field(default_factory=list)
    label: Text | None = None
    seat: int | None = None
    layer: str = ""  # shown only while this layer is
    tally: list[tuple[int, int]] = field(default_factory=list)  # what it counts for seats: seat and number


class Choice(_ScenePart):
    """One legal action: what to touch for it, how it is marked, what it costs and brings."""

    action: int
    name: str  # the action in notation: what is sent
    touch: list[str]  # in order; `button-...` is a button with the label, `seat-...` a player
    style: ChoiceStyle = "main"
    label: Text | None = None
    cost: list[Counter] = field(default_factory=list)
    gain: list[Counter] = field(default_factory=list)
    any_order: bool = False  # all touches but the last are a set
    warning: Text | None = None  # what follows from it that one may regret; a client asks once more


class Layer(_ScenePart):
    """Marks that are shown on request."""

    id: str
    label: Text


class Legend(_ScenePart):
    """What a mark means now."""

    kind: str
    label: Text


class SumLine(Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """One line of a sum. Lines of several seats with the same label belong to one row."""

    label: Text
    value: int
    note: Text | None = None  # small beside the value, such as the length of a run


class Sum(_ScenePart):
    """A small table of lines that add up: points so far, the score sheet at the end."""

    title: Text
    seat: int | None
    lines: list[SumLine]
    total: int
    place: SumPlace = ""  # folded up beside the table; else among one's own things


class Scene(Struct, gc=False):
    """The table as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    boards: list[Board]
    prompt: Prompt
    players: list[Player]
    pieces: list[Piece] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    banners: list[Text] = field(default_factory=list)
    legend: list[Legend] = field(default_factory=list)
    sums: list[Sum] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    headline: Text | None = None
    ending: list[Text] = field(default_factory=list)
    grounds: dict[str, str] = field(default_factory=dict)
    layers: list[Layer] = field(default_factory=list)
    now: dict[str, Text] = field(default_factory=dict)

    def share_with(self, seat: int | None, choices: list[Choice]) -> Scene:
        """The same table for another viewer. All other parts are the same objects: replace those that differ."""
        return replace(self, seat=seat, choices=choices)

    def board_keys(self) -> list[str]:
        """What the boards shown are known by."""
        return [board.key for board in self.boards]

    def to_wire(self) -> WireScene:
        """The part that changes with every step."""
        rest = {name: getattr(self, name) for name in _SENT}
        return WireScene(boards=self.board_keys(), **rest)

    def to_json(self) -> dict[str, object]:
        """The part that changes with every step, as JSON."""
        data: dict[str, object] = _to_json(self.to_wire())
        return data

    def still(self) -> list[object]:
        """The part that a client keeps as long as the keys of the boards stay the same, as JSON."""
        data: list[object] = _to_json(self.boards)
        return data


class WireScene(_ScenePart, kw_only=True):
    """The table as one seat, or a spectator, may see it; boards are sent apart."""

    game: str
    seat: int | None
    boards: list[str]  # keys of the boards shown
    prompt: Prompt
    players: list[Player]
    pieces: list[Piece]
    zones: list[Zone]
    marks: list[Mark]
    choices: list[Choice]
    counters: list[Counter]
    banners: list[Text]
    legend: list[Legend]
    sums: list[Sum]
    ranks: list[int]  # the place of each seat when the game is over, 1 for the first; nobody may have won
    headline: Text | None = None  # how the winner, { $name }, has won, in games without points
    ending: list[Text] = field(default_factory=list)  # when the game is over: why it ended, and what decided a tie
    grounds: dict[str, str]  # of cells and regions whose ground changes: what it is now
    layers: list[Layer]
    now: dict[str, Text] = field(default_factory=dict)  # what holds now, by the id of a thing or its key (`about_keys`)


_SENT = tuple(name for name in WireScene.__struct_fields__ if name != "boards")


class SceneChange(_ScenePart, kw_only=True):
    """What is different from the scene before; a part that is missing is the same.

    In a list, a pair of numbers stands for those things of the list before: the first of them, and the one after the
    last. Of things that have names, only what is new or different is sent; null removes one.
    """

    seat: int | None = None
    boards: list[str] | None = None
    prompt: Prompt | None = None
    players: list[tuple[int, int] | Player] | None = None
    pieces: list[tuple[int, int] | Piece] | None = None
    zones: list[tuple[int, int] | Zone] | None = None
    marks: list[tuple[int, int] | Mark] | None = None
    choices: list[tuple[int, int] | Choice] | None = None
    counters: list[tuple[int, int] | Counter] | None = None
    banners: list[Text] | None = None
    legend: list[tuple[int, int] | Legend] | None = None
    sums: list[tuple[int, int] | Sum] | None = None
    ranks: list[int] | None = None
    headline: Text | None = None  # without a name: there is none any more
    ending: list[Text] | None = None
    grounds: dict[str, str | None] | None = None
    layers: list[tuple[int, int] | Layer] | None = None
    now: dict[str, Text | None] | None = None


def about_keys(thing: Piece | Zone | Counter | Mark | Legend | Region) -> list[str]:
    """The keys of a thing, the most particular first: it is explained by the first `about-KEY` that has words."""
    keys: list[str] = []
    if isinstance(thing, Piece) and thing.face is not None and thing.face.line is not None:
        keys.append(thing.face.line.id)
    if thing.label is not None:
        keys.append(thing.label.id)
    if isinstance(thing, Piece | Mark | Legend):
        keys.append(thing.kind)
    elif isinstance(thing, Counter):
        keys.append(thing.icon)
    return keys


def _to_json(data: object) -> Any:
    return msgspec.to_builtins(data, enc_hook=write_text)
