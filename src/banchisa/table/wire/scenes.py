"""A scene as clients get it. `banchisa.engine.scene` writes it, field by field as here."""

from __future__ import annotations

from msgspec import field

from banchisa.engine.scene import ChoiceStyle, CounterLevel, CounterPlace, SumPlace, ZonePlace, ZoneShape
from banchisa.table.wire.common import WireStruct, WireText

Point = tuple[float, float]


class WireCell(WireStruct, frozen=True):
    """One space of a board: its outline in board units and the ground it shows."""

    id: str
    name: str
    outline: list[Point]
    centre: Point
    ground: str


class WireEdge(WireStruct, frozen=True):
    """A line between two spaces."""

    id: str
    name: str
    ends: tuple[Point, Point]


class WireLettering(WireStruct, frozen=True):
    """Words at the side of a board, such as the letter of a column."""

    text: str
    at: Point


class WireRegion(WireStruct, frozen=True):
    """Cells that belong together, such as those of a card: one thing that can be touched.

    A ground that is a back covers them.
    """

    id: str
    label: WireText
    outline: list[Point]
    cells: list[str]
    ground: str


class WireBoard(WireStruct, frozen=True):
    """The still part of a board: the same as long as its key is."""

    id: str
    key: str
    size: tuple[float, float, float, float]  # left, top, width, height
    cells: list[WireCell]
    edges: list[WireEdge]
    frame: str
    letters: list[WireLettering]
    regions: list[WireRegion]


class WireCounter(WireStruct, frozen=True):
    """A number with its picture and name."""

    icon: str
    label: WireText
    value: int
    of: int | None = None
    level: CounterLevel = ""
    place: CounterPlace = ""  # beside the title, or beside the buttons; else in the panel


class WirePrompt(WireStruct, frozen=True):
    """What is to be done now, by whom, and the rule behind it."""

    actor: int  # the seat that acts, -1 for chance, -2 when the game is over
    text: WireText
    rule: str
    detail: WireText | None = None
    left: int | None = None  # pips: how much of the turn is left
    of: int | None = None


class WirePlayer(WireStruct, frozen=True):
    """The public side of a seat."""

    seat: int
    colour: str  # a colour name of the rulebook
    state: WireText
    score: int | None = None
    unit: WireText | None = None
    counts: list[WireCounter] = field(default_factory=list)
    out: bool = False
    shows: str = ""  # the id of a piece that belongs beside the name


class WireFace(WireStruct, frozen=True):
    """What is printed on a card beside its drawing; on a board, a piece with a letter is a round token."""

    letter: WireText | None = None
    corner: str = ""  # a small drawing in the upper right corner
    feet: list[tuple[str, int]] = field(default_factory=list)  # pictures and numbers at the foot
    tab: str = ""  # a letter on a tab at the side
    line: WireText | None = None  # words: the card is a wide one
    rule: str = ""  # that says what the card does


class WirePiece(WireStruct, frozen=True):
    """A thing on the table."""

    id: str  # stays the same wherever the thing goes
    kind: str  # its drawing
    at: str  # a cell, an edge or a zone
    label: WireText
    seat: int | None = None
    value: int | None = None
    count: int = 1  # how many lie together
    turned: bool = False  # face down
    used: bool = False  # has had its turn
    idle: bool = False  # is there, but not in hand
    secret: bool = False  # only its owner sees this
    frame: str = ""  # the colour of its border, if that means something
    face: WireFace | None = None  # of a card


class WireZone(WireStruct, frozen=True):
    """A place beside the board: a hand, a pile, a row of cards, a sheet."""

    id: str
    label: WireText
    place: ZonePlace  # one's own, one's own and less often needed, a player's, or shared
    shape: ZoneShape
    seat: int | None = None
    count: int | None = None  # when more lies here than is shown
    secret: bool = False


class WireMark(WireStruct, frozen=True):
    """Something to notice on elements of the table."""

    kind: str  # crack, origin, entered, danger, warning, target, area, road, arrow (from the first to the last) ...
    on: list[str] = field(default_factory=list)
    label: WireText | None = None
    seat: int | None = None
    layer: str = ""  # shown only while this layer is
    tally: list[tuple[int, int]] = field(default_factory=list)  # what it counts for seats: seat and number


class WireChoice(WireStruct, frozen=True):
    """One legal action: what to touch for it, how it is marked, what it costs and brings."""

    action: int
    name: str  # the action in notation: what is sent
    touch: list[str]  # in order; `button-...` is a button with the label, `seat-...` a player
    style: ChoiceStyle
    label: WireText | None = None
    cost: list[WireCounter] = field(default_factory=list)
    gain: list[WireCounter] = field(default_factory=list)
    any_order: bool = False  # all touches but the last are a set


class WireLayer(WireStruct, frozen=True):
    """Marks that are shown on request."""

    id: str
    label: WireText


class WireLegend(WireStruct, frozen=True):
    """What a mark means now."""

    kind: str
    label: WireText


class WireSumLine(WireStruct, frozen=True, array_like=True):
    """One line of a sum. Lines of several seats with the same label belong to one row."""

    label: WireText
    value: int
    note: WireText | None = None  # to stand small beside the value


class WireSum(WireStruct, frozen=True):
    """A small table of lines that add up: points so far, the score sheet at the end."""

    title: WireText
    seat: int | None
    lines: list[WireSumLine]
    total: int
    place: SumPlace = ""  # folded up beside the table; else among one's own things


class WireScene(WireStruct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    boards: list[str]  # keys of the boards shown
    prompt: WirePrompt
    players: list[WirePlayer]
    pieces: list[WirePiece]
    zones: list[WireZone]
    marks: list[WireMark]
    choices: list[WireChoice]
    counters: list[WireCounter]
    banners: list[WireText]
    legend: list[WireLegend]
    sums: list[WireSum]
    ranks: list[int]  # the place of each seat when the game is over, 1 for the first; nobody may have won
    grounds: dict[str, str]  # of cells and regions whose ground changes: what it is now
    layers: list[WireLayer]
    headline: WireText | None = None  # how the winner, { $name }, has won, in games without points
    ending: list[WireText] = field(default_factory=list)  # when the game is over: why it ended, and what decided a tie
