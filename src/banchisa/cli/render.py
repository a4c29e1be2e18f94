"""A scene in the terminal: the board with its key, the players and what lies beside it, for any game."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console as Rich
from rich.console import ConsoleOptions, Group, RenderableType, RenderResult
from rich.errors import StyleSyntaxError
from rich.style import Style
from rich.table import Column, Table
from rich.text import Text as Styled

from banchisa.cli.console import Console
from banchisa.engine.drawing import Drawing
from banchisa.engine.rulebook import Rule
from banchisa.engine.scene import Counter, Mark, Piece, Player, Prompt, Scene, Sum, SumLine, Zone
from banchisa.engine.texts import Text

SIDE = 44  # columns that the players need beside the board
PAINT = {"main": "bold green", "second": "bold yellow", "target": "bold magenta"}  # by the style of a choice
_ON_THE_WAY = "bold cyan"  # what is chosen first, such as the piece that is to move
_HEAVY = re.compile("[━┃┏┓┗┛┣┫┳┻╋]+")
_LIGHT = re.compile(r"[┈┊─│_|]+|\+?(?:-{2,}\+?)+")
_APART = "   "  # between two texts of a line
_MARKED = re.compile(r"`([^`]+)`|([A-Z]+-\d+\.\d+)")

Signs = list[tuple[str, Text]]


class Explained:
    """Which signs of the drawing have been explained, so that each is when it first appears."""

    def __init__(self) -> None:
        self._signs: set[str] = set()

    def add(self, signs: Signs) -> None:
        self._signs.update(sign for sign, _ in signs)

    def find_missing(self, drawing: Drawing) -> Signs:
        return [entry for entry in drawing.key if entry[0] not in self._signs]


class _Flow:
    """Short texts one after the other, as many in a line as fit; none is broken."""

    def __init__(self, texts: list[Styled]) -> None:
        self.texts = texts

    def __rich_console__(self, console: Rich, options: ConsoleOptions) -> RenderResult:
        line = Styled()
        for text in self.texts:
            if line and line.cell_len + len(_APART) + text.cell_len > options.max_width:
                yield line
                line = Styled()
            line = Styled.assemble(line, _APART, text) if line else text.copy()
        yield line


# the board


def picture(drawing: Drawing, scene: Scene) -> Styled:
    """The board; what can be chosen is painted where it stands, by the style of its choice."""
    board = Styled(str(drawing), no_wrap=True, overflow="ignore")
    board.highlight_regex(_LIGHT, "dim")
    board.highlight_regex(_HEAVY, "bold red")
    starts = [0]
    for line in drawing.lines:
        starts.append(starts[-1] + len(line) + 1)
    for element, style in _choice_colours(scene).items():
        for spot in drawing.spots.get(element, []):
            start, end = starts[spot.line] + spot.start, starts[spot.line] + spot.end
            board.stylize(f"{style} not dim{' reverse' if _is_sign(board.plain[start:end]) else ''}", start, end)
    return board


def _is_sign(text: str) -> bool:
    """Whether a text is a line or a sign rather than a name: its colour alone would hardly be seen."""
    return bool(text.strip()) and not any(letter.isalnum() for letter in text)


def _choice_colours(scene: Scene) -> dict[str, str]:
    """The colours of the elements that can be chosen; what a choice ends with counts more than what it begins with."""
    styles = {element: _ON_THE_WAY for choice in scene.choices for element in choice.touch[:-1]}
    for choice in scene.choices:
        if choice.touch:
            styles[choice.touch[-1]] = PAINT.get(choice.style, PAINT["main"])
    return styles


def key(signs: Signs, drawing: Drawing, scene: Scene, console: Console) -> RenderableType:
    """What the signs of the board mean, and its colours where there are any."""
    cells = [Styled.assemble((sign, "bold"), " ", console.words.say(meaning)) for sign, meaning in signs]
    if console.has_colours:
        cells += _colour_key(drawing, scene, console)
    grid = Table.grid(Column(style="dim", no_wrap=True), "", padding=(0, 2))
    grid.add_row(console.format("ui-key"), _Flow(cells))
    return grid


def _colour_key(drawing: Drawing, scene: Scene, console: Console) -> list[Styled]:
    """The colours in which choices are painted on this board."""
    seen = {style for element, style in _choice_colours(scene).items() if element in drawing.spots}
    return [
        Styled.assemble(("■ ", style), meaning_of(name, "", scene, console) or console.format("ui-key-choice"))
        for name, style in PAINT.items()
        if style in seen
    ]  # fmt: skip


def meaning_of(style: str, family: str, scene: Scene, console: Console) -> str:
    """What the legend says of choices of a style; where it says several things, what it says of a family's."""
    found = [entry.label for entry in scene.legend if entry.kind.rpartition("-")[2] == style]
    family = family.replace("_", "-")
    own = [text for text in found if text.id in (f"legend-{family}-{style}", f"legend-{family}")]
    only = own or (found if len(found) == 1 else [])
    return console.words.say(only[0]) if only else ""


def table_of(drawing: Drawing, scene: Scene, names: list[str], signs: Signs, console: Console) -> RenderableType:
    """Board with the key to these signs, and players: at its right where there is room, else above it.

    So the board is what one sees last: on a low screen it is not pushed off it.
    """
    board = board_of(drawing, scene, signs, console)
    beside = _beside(drawing, scene, names, console)
    if not has_room_beside(drawing, console):
        return Group(beside, *console.blank_line(), board)
    grid = Table.grid(Column(width=_width(drawing), no_wrap=True), "", padding=(0, 3))
    grid.add_row(board, beside)
    return grid


def board_of(drawing: Drawing, scene: Scene, signs: Signs, console: Console) -> RenderableType:
    """The board alone, with the key to these signs."""
    board = picture(drawing, scene)
    return Group(board, key(signs, drawing, scene, console)) if signs else board


def has_room_beside(drawing: Drawing, console: Console) -> bool:
    """Whether the players fit at the right of the board."""
    return console.rich.width >= _width(drawing) + SIDE


def _width(drawing: Drawing) -> int:
    return max((cell_len(line) for line in drawing.lines), default=0)


# beside the board


def _beside(drawing: Drawing, scene: Scene, names: list[str], console: Console) -> RenderableType:
    """The players, and what the drawing does not show."""
    zones = [zone for zone in scene.zones if zone.id not in drawing.spots]
    parts: list[RenderableType] = [_player(player, zones, scene, names, console) for player in scene.players]
    shared = [_zone(zone, scene, names, console) for zone in zones if zone.seat is None]
    counters = [_counter(counter, console) for counter in scene.counters]
    if shared or counters:
        parts.append(Styled(" · ".join([*counters, *shared]), "dim"))
    folded = [] if scene.ranks else [table for table in scene.sums if table.place]
    parts.extend(Styled(_fold(table, console), "dim") for table in folded)
    parts.extend(Styled(_tally(mark, scene, names, console), "dim") for mark in scene.marks if mark.tally)
    told = [*map(console.words.say, scene.banners), *_warnings(scene, console)]
    parts.extend(Styled(text, "bold yellow") for text in told)
    return Group(*parts)


def _warnings(scene: Scene, console: Console) -> list[str]:
    """Dangers that stand on the board and beside no player, with the pieces or spaces they are about."""
    labels = {cell.id: cell.name for board in scene.boards for cell in board.cells}
    labels |= {piece.id: console.words.say(piece.label) for piece in scene.pieces}
    return [
        f"{console.words.say(mark.label)}: {_join([labels[element] for element in mark.on if element in labels])}"
        for mark in scene.marks
        if mark.kind in ("warning", "danger") and mark.label is not None and mark.seat is None and not mark.layer
    ]


def _fold(table: Sum, console: Console) -> str:
    """A table of numbers in one line."""
    lines = _join([_fold_line(line, console) for line in table.lines if line.value])
    return console.format("ui-folded", title=table.title, lines=lines or console.format("ui-nothing"))


def _fold_line(line: SumLine, console: Console) -> str:
    if line.note is None:
        return console.format("ui-counter", label=line.label, value=line.value)
    return console.format("ui-counter-noted", label=line.label, value=line.value, note=line.note)


def _tally(mark: Mark, scene: Scene, names: list[str], console: Console) -> str:
    """What a part of the board brings to whom; it is named by its first and last space."""
    cells = {cell.id: cell.name for board in scene.boards for cell in board.cells}
    spaces = list(dict.fromkeys([cells[mark.on[0]], cells[mark.on[-1]]]))
    counts = [
        console.format("ui-counter", label=_owner(scene.players[seat], names, console), value=value)
        for seat, value in mark.tally
    ]
    what = "" if mark.label is None else console.words.say(mark.label)
    return console.format("ui-folded", title=f"{what} ({'-'.join(spaces)})", lines=", ".join(counts))


def colour_word(player: Player, console: Console) -> str:
    """A player's colour in words; empty where the game has none for it."""
    message = f"colour-{player.colour}"
    return console.format(message) if console.words.has(message) else ""


def _owner(player: Player, names: list[str], console: Console) -> str:
    return colour_word(player, console) or names[player.seat]


def colour_of(name: str) -> str:
    """The style of a player's colour, none where the terminal knows no such colour."""
    try:
        Style.parse(name)
    except StyleSyntaxError:
        return ""
    return name


def _player(player: Player, zones: list[Zone], scene: Scene, names: list[str], console: Console) -> RenderableType:
    """Number, colour, name, what there is to say; below it what lies on the player's own places."""
    acting = "▶" if player.seat == scene.prompt.actor else " "
    mark = Styled.assemble((acting, "bold"), f" {player.seat + 1} ", ("●", colour_of(player.colour)))
    own = [_zone(zone, scene, names, console) for zone in zones if zone.seat == player.seat]
    counts = [] if own else [_counter(counter, console) for counter in player.counts]
    facts = " · ".join([*_describe_standing(player, console), *counts])
    grid = Table.grid(Column(no_wrap=True), "", padding=(0, 1))
    grid.add_row(mark, Styled.assemble((names[player.seat], "bold"), (f"  {facts}", "dim" if player.out else "")))
    if own:
        grid.add_row("", Styled(" · ".join(own), "dim"))
    return grid


def _describe_standing(player: Player, console: Console) -> list[str]:
    facts = [colour_word(player, console), score_of(player, console), console.words.say(player.state)]
    return [fact for fact in facts if fact]


def score_of(player: Player, console: Console) -> str:
    """What a player has reached, in words; empty in games that count nothing."""
    if player.score is None or player.unit is None:
        return ""
    return console.amount(player.score, player.unit)


def _zone(zone: Zone, scene: Scene, names: list[str], console: Console) -> str:
    """A place and what lies there."""
    lying = [piece for piece in scene.pieces if piece.at == zone.id]
    things = [_piece(piece, zone, scene, names, console) for piece in lying]
    hidden = 0 if zone.count is None else zone.count - sum(piece.count for piece in lying)
    if hidden > 0:
        things.append(console.format("ui-more", count=hidden) if things else str(hidden))
    return f"{console.words.say(zone.label)}: {_join(things) or console.format('ui-nothing')}"


def _join(things: list[str]) -> str:
    """Things in a row; those that have commas of their own stay apart."""
    return ("; " if any("," in thing for thing in things) else ", ").join(things)


def _piece(piece: Piece, zone: Zone, scene: Scene, names: list[str], console: Console) -> str:
    """A piece, how many of it, and whose it is where the place does not say it."""
    what = console.words.say(piece.label) if piece.count == 1 else console.amount(piece.count, piece.label)
    if piece.seat is None or piece.seat == zone.seat:
        return what
    return console.format("ui-owned", what=what, owner=_owner(scene.players[piece.seat], names, console))


def _counter(counter: Counter, console: Console) -> str:
    if counter.of is None:
        return console.format("ui-counter", label=counter.label, value=counter.value)
    return console.format("ui-counter-of", label=counter.label, value=counter.value, of=counter.of)


# the question


def question(prompt: Prompt, name: str, detail: str, console: Console) -> Styled:
    """Who is asked, what, by which rule, and how much of the turn is left."""
    line = Styled.assemble(
        (name, "bold"), ": ", (console.words.say(prompt.text), "bold"), (f"  [{prompt.rule}]", "cyan")
    )
    if prompt.left is not None and prompt.of is not None and not _tells_a_number(prompt.text):
        line.append("  " + console.format("ui-left", left=prompt.left, of=prompt.of))
    return line.append(f"\n{detail}" if detail else "", "dim")


def _tells_a_number(text: Text) -> bool:
    """Whether a question says by itself how far it has got."""
    return any(isinstance(value, int) for value in text.args.values())


# rules


def rule_text(text: str) -> Styled:
    """The text of a rule, with the option names and other rules it mentions set off."""
    styled = Styled()
    at = 0
    for found in _MARKED.finditer(text):
        styled.append(text[at : found.start()])
        styled.append(found.group(1) or found.group(2), "bold" if found.group(1) else "cyan")
        at = found.end()
    return styled.append(text[at:])


def rules(found: list[Rule], notes: dict[str, Styled] | None = None) -> RenderableType:
    """Rules with their ids beside them; under some of them stand notes."""
    grid = Table.grid(Column(style="bold cyan", no_wrap=True), "", padding=(0, 2))
    for rule in found:
        grid.add_row(rule.id, rule_text(rule.text))
        if notes is not None and rule.id in notes:
            grid.add_row("", notes[rule.id])
    return grid
