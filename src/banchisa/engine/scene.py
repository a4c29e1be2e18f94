"""What people see: the table as data that any client can draw without knowing the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, final

Json = dict[str, object]

ZonePlace = Literal["tray", "side", "seat", "table"]  # one's own, one's own and less often needed, a player's, shared
ZoneShape = Literal["row", "pile", "fan", "track", "loose"]  # loose: things without tiles
CounterLevel = Literal["", "warn", "turn"]
CounterPlace = Literal["", "top", "prompt"]  # in the panel, beside the title, beside the buttons
SumPlace = Literal["", "side"]  # among one's own things, folded up beside the table
ChoiceStyle = Literal["main", "second", "target", "button", "end"]


@final
@dataclass(init=False)  # an own constructor is compiled
class Text:
    """Words to be said in the reader's language: the name of a message and what it speaks of.

    An argument may be a number, a plain label such as a space's name, or another Text.
    """

    id: str
    args: dict[str, object] = field(default_factory=dict)

    def __init__(
        self,
        id: str,
        args: dict[str, object] | None = None,
    ) -> None:
        self.id = id
        self.args = {} if args is None else args

    def to_json(self) -> object:
        if not self.args:
            return self.id
        return [self.id, {name: _plain(value) for name, value in self.args.items()}]


def _plain(value: object) -> object:
    return value.to_json() if isinstance(value, Text) else value


def _said(data: Json) -> Json:
    """The same without what is empty: what is not said is nothing."""
    return {key: value for key, value in data.items() if value is not None and value != [] and value != ""}


@final
@dataclass
class Cell:
    """One space of a board: its outline in board units and the ground it shows."""

    id: str
    name: str
    outline: list[tuple[float, float]]
    centre: tuple[float, float]
    ground: str

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "outline": [list(point) for point in self.outline],
            "centre": list(self.centre),
            "ground": self.ground,
        }


@final
@dataclass
class Edge:
    """A line between two spaces."""

    id: str
    name: str
    ends: tuple[tuple[float, float], tuple[float, float]]

    def to_json(self) -> Json:
        return {"id": self.id, "name": self.name, "ends": [list(point) for point in self.ends]}


@final
@dataclass
class Lettering:
    """Words at the side of a board, such as the letter of a column."""

    text: str
    at: tuple[float, float]

    def to_json(self) -> Json:
        return {"text": self.text, "at": list(self.at)}


@final
@dataclass
class Region:
    """Cells that belong together, such as those of a card: one thing with a name and a ground of its own.

    It can be touched as a whole. While its ground is a back, what is below is covered.
    """

    id: str
    label: Text
    outline: list[tuple[float, float]]
    cells: list[str]
    ground: str = ""

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "label": self.label.to_json(),
            "outline": [list(point) for point in self.outline],
            "cells": self.cells,
            "ground": self.ground,
        }


@final
@dataclass
class Board:
    """The still part of a board: sent once, and again only when its key changes."""

    id: str
    key: str
    size: tuple[float, float, float, float]  # left, top, width, height
    cells: list[Cell]
    edges: list[Edge] = field(default_factory=list)
    frame: str = "sea"
    letters: list[Lettering] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "key": self.key,
            "size": list(self.size),
            "cells": [cell.to_json() for cell in self.cells],
            "edges": [edge.to_json() for edge in self.edges],
            "frame": self.frame,
            "letters": [letter.to_json() for letter in self.letters],
            "regions": [region.to_json() for region in self.regions],
        }


@final
@dataclass(init=False)  # an own constructor is compiled
class Face:
    """What is printed on a card beside its drawing; a card with a line of words is a wide one."""

    letter: Text | None = None  # in the upper left corner
    corner: str = ""  # a small drawing in the upper right corner
    feet: list[tuple[str, int]] = field(default_factory=list)  # pictures and numbers at the foot
    tab: str = ""  # a letter on a tab at the side
    line: Text | None = None
    rule: str = ""  # that says what the card does

    def __init__(
        self,
        letter: Text | None = None,
        corner: str = "",
        feet: list[tuple[str, int]] | None = None,
        tab: str = "",
        line: Text | None = None,
        rule: str = "",
    ) -> None:
        self.letter = letter
        self.corner = corner
        self.feet = [] if feet is None else feet
        self.tab = tab
        self.line = line
        self.rule = rule

    def to_json(self) -> Json:
        letter = None if self.letter is None else self.letter.to_json()
        data = _said({"letter": letter, "corner": self.corner, "tab": self.tab, "rule": self.rule})
        if self.feet:
            data["feet"] = [list(foot) for foot in self.feet]
        if self.line is not None:
            data["line"] = self.line.to_json()
        return data


@final
@dataclass(init=False)  # an own constructor is compiled
class Piece:
    """A thing on the table; its id stays the same wherever it goes, so that a client can let it glide.

    A piece does not change once it is made, so its JSON is written once.
    """

    id: str
    kind: str  # the drawing
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
    _written: Json | None = field(default=None, repr=False, compare=False)

    def __init__(
        self,
        id: str,
        kind: str,
        at: str,
        label: Text,
        seat: int | None = None,
        value: int | None = None,
        count: int = 1,
        turned: bool = False,
        used: bool = False,
        idle: bool = False,
        secret: bool = False,
        frame: str = "",
        face: Face | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.at = at
        self.label = label
        self.seat = seat
        self.value = value
        self.count = count
        self.turned = turned
        self.used = used
        self.idle = idle
        self.secret = secret
        self.frame = frame
        self.face = face
        self._written = None

    def to_json(self) -> Json:
        if self._written is None:
            self._written = self._write()
        return self._written

    def _write(self) -> Json:
        data: Json = {"id": self.id, "kind": self.kind, "at": self.at, "label": self.label.to_json()}
        if self.seat is not None:
            data["seat"] = self.seat
        if self.value is not None:
            data["value"] = self.value
        if self.count != 1:
            data["count"] = self.count
        for name, flag in (("turned", self.turned), ("used", self.used), ("idle", self.idle), ("secret", self.secret)):
            if flag:
                data[name] = True
        if self.frame:
            data["frame"] = self.frame
        if self.face is not None:
            data["face"] = self.face.to_json()
        return data


@final
@dataclass(init=False)  # an own constructor is compiled
class Zone:
    """A place beside the board: a hand, a pile, a row of cards, a sheet."""

    id: str
    label: Text
    place: ZonePlace
    seat: int | None = None
    shape: ZoneShape = "row"
    count: int | None = None  # when more lies here than is shown
    secret: bool = False

    def __init__(
        self,
        id: str,
        label: Text,
        place: ZonePlace,
        seat: int | None = None,
        shape: ZoneShape = "row",
        count: int | None = None,
        secret: bool = False,
    ) -> None:
        self.id = id
        self.label = label
        self.place = place
        self.seat = seat
        self.shape = shape
        self.count = count
        self.secret = secret

    def to_json(self) -> Json:
        data: Json = {"id": self.id, "label": self.label.to_json(), "place": self.place, "shape": self.shape}
        if self.seat is not None:
            data["seat"] = self.seat
        if self.count is not None:
            data["count"] = self.count
        if self.secret:
            data["secret"] = True
        return data


@final
@dataclass(init=False)  # an own constructor is compiled
class Counter:
    """A number with its picture and name."""

    icon: str
    label: Text
    value: int
    of: int | None = None
    level: CounterLevel = ""
    place: CounterPlace = ""

    def __init__(
        self,
        icon: str,
        label: Text,
        value: int,
        of: int | None = None,
        level: CounterLevel = "",
        place: CounterPlace = "",
    ) -> None:
        self.icon = icon
        self.label = label
        self.value = value
        self.of = of
        self.level = level
        self.place = place

    def to_json(self) -> Json:
        data: Json = {"icon": self.icon, "label": self.label.to_json(), "value": self.value}
        data.update(_said({"of": self.of, "level": self.level, "place": self.place}))
        return data


@final
@dataclass
class SumLine:
    """One line of a sum. Lines of several seats with the same label belong to one row; what differs is in the note."""

    label: Text
    value: int
    note: Text | None = None  # small beside the value, such as the length of a run

    def to_json(self) -> list[object]:
        line: list[object] = [self.label.to_json(), self.value]
        return line if self.note is None else [*line, self.note.to_json()]


@final
@dataclass
class Sum:
    """A small table of lines that add up: points so far, the score sheet at the end."""

    title: Text
    seat: int | None
    lines: list[SumLine]
    total: int
    place: SumPlace = ""

    def to_json(self) -> Json:
        data: Json = {
            "title": self.title.to_json(),
            "seat": self.seat,
            "lines": [line.to_json() for line in self.lines],
            "total": self.total,
        }
        if self.place:
            data["place"] = self.place
        return data


@final
@dataclass(init=False)  # an own constructor is compiled
class Player:
    """The public side of a seat."""

    seat: int
    colour: str
    state: Text
    score: int | None
    unit: Text | None
    counts: list[Counter] = field(default_factory=list)
    out: bool = False
    shows: str = ""  # the id of a piece that belongs beside the name, such as the card on top of a pile

    def __init__(
        self,
        seat: int,
        colour: str,
        state: Text,
        score: int | None,
        unit: Text | None,
        counts: list[Counter] | None = None,
        out: bool = False,
        shows: str = "",
    ) -> None:
        self.seat = seat
        self.colour = colour
        self.state = state
        self.score = score
        self.unit = unit
        self.counts = [] if counts is None else counts
        self.out = out
        self.shows = shows

    def to_json(self) -> Json:
        data: Json = {"seat": self.seat, "colour": self.colour, "state": self.state.to_json()}
        if self.score is not None:
            data["score"] = self.score
        if self.unit is not None:
            data["unit"] = self.unit.to_json()
        if self.counts:
            data["counts"] = [count.to_json() for count in self.counts]
        if self.out:
            data["out"] = True
        if self.shows:
            data["shows"] = self.shows
        return data


@final
@dataclass(init=False)  # an own constructor is compiled
class Mark:
    """Something to notice on elements of the table: the way a piece came, danger, the space just entered, a crack.

    A mark of a layer is shown only to those who ask for the layer.
    """

    kind: str  # crack, origin, entered, danger, warning, target, area, road, arrow (from the first to the last) ...
    on: list[str]
    label: Text | None = None
    seat: int | None = None
    layer: str = ""
    tally: list[tuple[int, int]] = field(default_factory=list)  # what it counts for seats: seat and number

    def __init__(
        self,
        kind: str,
        on: list[str],
        label: Text | None = None,
        seat: int | None = None,
        layer: str = "",
        tally: list[tuple[int, int]] | None = None,
    ) -> None:
        self.kind = kind
        self.on = on
        self.label = label
        self.seat = seat
        self.layer = layer
        self.tally = [] if tally is None else tally

    def to_json(self) -> Json:
        label = None if self.label is None else self.label.to_json()
        data = _said({"kind": self.kind, "on": self.on, "label": label, "seat": self.seat, "layer": self.layer})
        if self.tally:
            data["tally"] = [list(entry) for entry in self.tally]
        return data


@final
@dataclass(init=False)  # an own constructor is compiled
class Choice:
    """One legal action: what to touch for it, in order, how it is marked, what it costs and brings.

    With any_order all touches but the last may come in any order, and touching twice takes back.
    """

    action: int
    name: str
    touch: list[str]
    style: ChoiceStyle = "main"
    label: Text | None = None
    cost: list[Counter] = field(default_factory=list)
    gain: list[Counter] = field(default_factory=list)
    any_order: bool = False

    def __init__(
        self,
        action: int,
        name: str,
        touch: list[str],
        style: ChoiceStyle = "main",
        label: Text | None = None,
        cost: list[Counter] | None = None,
        gain: list[Counter] | None = None,
        any_order: bool = False,
    ) -> None:
        self.action = action
        self.name = name
        self.touch = touch
        self.style = style
        self.label = label
        self.cost = [] if cost is None else cost
        self.gain = [] if gain is None else gain
        self.any_order = any_order

    def to_json(self) -> Json:
        data: Json = {"action": self.action, "name": self.name, "touch": self.touch, "style": self.style}
        if self.label is not None:
            data["label"] = self.label.to_json()
        if self.cost:
            data["cost"] = [price.to_json() for price in self.cost]
        if self.gain:
            data["gain"] = [thing.to_json() for thing in self.gain]
        if self.any_order:
            data["any_order"] = True
        return data


@final
@dataclass
class Prompt:
    """What is to be done now, by whom, and the rule behind it."""

    actor: int
    text: Text
    rule: str
    detail: Text | None = None
    left: int | None = None  # pips: how much of the turn is left
    of: int | None = None

    def to_json(self) -> Json:
        data: Json = {"actor": self.actor, "text": self.text.to_json(), "rule": self.rule}
        detail = None if self.detail is None else self.detail.to_json()
        data.update(_said({"detail": detail, "left": self.left, "of": self.of}))
        return data


@final
@dataclass
class Layer:
    """Marks that are shown on request."""

    id: str
    label: Text

    def to_json(self) -> Json:
        return {"id": self.id, "label": self.label.to_json()}


@final
@dataclass
class Legend:
    """What a mark means now."""

    kind: str
    label: Text

    def to_json(self) -> Json:
        return {"kind": self.kind, "label": self.label.to_json()}


@final
@dataclass
class Scene:
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
    ranks: list[int] = field(default_factory=list)  # when the game is over; no place 1 if nobody has won
    headline: Text | None = None  # how { $name } has won, in games without points
    ending: list[Text] = field(default_factory=list)  # when the game is over: why it ended, and what decided a tie
    grounds: dict[str, str] = field(default_factory=dict)  # of cells and regions whose ground changes: what it is now
    layers: list[Layer] = field(default_factory=list)

    def still(self) -> list[object]:
        """The part that a client keeps as long as the keys of the boards stay the same."""
        return [board.to_json() for board in self.boards]

    def to_json(self) -> Json:
        """The part that changes with every step."""
        return {
            "game": self.game,
            "seat": self.seat,
            "boards": [board.key for board in self.boards],
            "prompt": self.prompt.to_json(),
            "players": [player.to_json() for player in self.players],
            "pieces": [piece.to_json() for piece in self.pieces],
            "zones": [zone.to_json() for zone in self.zones],
            "marks": [mark.to_json() for mark in self.marks],
            "choices": [choice.to_json() for choice in self.choices],
            "counters": [counter.to_json() for counter in self.counters],
            "banners": [banner.to_json() for banner in self.banners],
            "legend": [entry.to_json() for entry in self.legend],
            "sums": [table.to_json() for table in self.sums],
            "ranks": self.ranks,
            **_said({"headline": None if self.headline is None else self.headline.to_json()}),
            **_said({"ending": [text.to_json() for text in self.ending]}),
            "grounds": self.grounds,
            "layers": [layer.to_json() for layer in self.layers],
        }
