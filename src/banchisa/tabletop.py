"""A scene in the terminal: the board, the players, the question and the choices, for any game."""

from __future__ import annotations

import re

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.errors import StyleSyntaxError
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text as Styled

from banchisa.engine.rulebook import Rule
from banchisa.engine.scene import Choice, Counter, Mark, Piece, Player, Scene, Sum, Zone
from banchisa.engine.state import State
from banchisa.speaker import Speaker

FEW = 6  # so many choices stand in lines, more stand in columns
_BAR = 10  # blocks of a whole chance
MANY = 14  # so many choices are told in words, more only in notation
SIDE = 46  # columns that the players need beside the board
_HEAVY = re.compile("[━┃┏┓┗┛┣┫┳┻╋]+")
_LIGHT = re.compile("[┈┊─│_|]+")
_WORD = re.compile(r"[^\W_]+")
_MARKED = re.compile(r"`([^`]+)`|([A-Z]+-\d+\.\d+)")


def picture(state: State, scene: Scene) -> Styled:
    """The board as the position draws it, without the notes below: the scene has them in the reader's language."""
    drawing = str(state).rpartition("\n\n")[0] or str(state)
    board = Styled(drawing, no_wrap=True, overflow="ignore")
    board.highlight_regex(_LIGHT, "dim")
    board.highlight_regex(_HEAVY, "bold red")
    targets = {word for choice in scene.choices for word in choice.name.split()[1:]}
    for found in _WORD.finditer(drawing):
        if found.group() in targets:
            board.stylize("bold green", *found.span())
    return board


def table_of(state: State, scene: Scene, names: list[str], speaker: Speaker) -> RenderableType:
    """Board and players, side by side where the terminal is wide enough."""
    board = picture(state, scene)
    width = max(len(line) for line in board.plain.splitlines())
    beside = _beside(scene, names, speaker)
    if speaker.console.width < width + SIDE:
        return Group(board, *speaker.gap(), beside)
    grid = Table.grid(padding=(0, 3))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    grid.add_row(board, beside)
    return grid


def _beside(scene: Scene, names: list[str], speaker: Speaker) -> RenderableType:
    parts: list[RenderableType] = [_player(player, scene, names, speaker) for player in scene.players]
    shared = [_zone(zone, scene, speaker) for zone in scene.zones if zone.seat is None]
    counters = [_counter(counter, speaker) for counter in scene.counters]
    if shared or counters:
        parts.append(Styled(" · ".join([*counters, *shared]), "dim"))
    parts.extend(Styled(_folded(table, speaker), "dim") for table in scene.sums if table.place)
    tallies = [_tally(mark, scene, speaker) for mark in scene.marks if mark.tally]
    parts.extend(Styled(tally, "dim") for tally in tallies)
    parts.extend(Styled(speaker.words.say(banner), "bold yellow") for banner in scene.banners)
    return Group(*parts)


def _folded(table: Sum, speaker: Speaker) -> str:
    """A table of numbers in one line."""
    lines = [speaker.say("ui-counter", label=line.label, value=line.value) for line in table.lines if line.value]
    return f"{speaker.words.say(table.title)}: {', '.join(lines)}"


def _tally(mark: Mark, scene: Scene, speaker: Speaker) -> str:
    """What a part of the board brings to whom; it is named by its first and last space."""
    names = {cell.id: cell.name for board in scene.boards for cell in board.cells}
    spaces = list(dict.fromkeys([names[mark.on[0]], names[mark.on[-1]]]))
    counts = [
        speaker.say("ui-counter", label=_colour_word(scene.players[seat], speaker), value=value)
        for seat, value in mark.tally
    ]
    what = "" if mark.label is None else speaker.words.say(mark.label)
    return f"{what} ({'-'.join(spaces)}): {', '.join(counts)}"


def _colour_word(player: Player, speaker: Speaker) -> str:
    message = f"colour-{player.colour}"
    return speaker.say(message) if speaker.words.has(message) else str(player.seat + 1)


def colour_of(name: str) -> str:
    """The style of a player's colour, none where the terminal knows no such colour."""
    try:
        Style.parse(name)
    except StyleSyntaxError:
        return ""
    return name


def _player(player: Player, scene: Scene, names: list[str], speaker: Speaker) -> RenderableType:
    """Number, colour, name, what there is to say; below it what lies on the player's own places."""
    acting = player.seat == scene.prompt.actor
    line = Styled.assemble(
        ("▶ " if acting else "  ", "bold"), f"{player.seat + 1} ", ("● ", colour_of(player.colour)),
        (names[player.seat], "bold"),
    )  # fmt: skip
    zones = [_zone(zone, scene, speaker) for zone in scene.zones if zone.seat == player.seat]
    counts = [] if zones else [_counter(counter, speaker) for counter in player.counts]
    facts = [*_standing(player, speaker), *counts]
    line.append("  " + " · ".join(facts), "dim" if player.out else "")
    if not zones:
        return line
    return Group(line, Padding(Styled(" · ".join(zones), "dim"), (0, 0, 0, 6)))


def _standing(player: Player, speaker: Speaker) -> list[str]:
    facts = [_colour_word(player, speaker)]
    if player.score is not None and player.unit is not None:
        facts.append(speaker.say("ui-amount", value=player.score, label=player.unit))
    facts.append(speaker.words.say(player.state))
    return facts


def _zone(zone: Zone, scene: Scene, speaker: Speaker) -> str:
    """A place and what lies there."""
    things = [_piece(piece, speaker) for piece in scene.pieces if piece.at == zone.id]
    hidden = 0 if zone.count is None else zone.count - len(things)
    if hidden > 0:
        things.append(speaker.say("ui-more", count=hidden) if things else str(hidden))
    return f"{speaker.words.say(zone.label)}: {', '.join(things) or speaker.say('ui-nothing')}"


def _piece(piece: Piece, speaker: Speaker) -> str:
    if piece.count == 1:
        return speaker.words.say(piece.label)
    return speaker.say("ui-amount", value=piece.count, label=piece.label)


def _counter(counter: Counter, speaker: Speaker) -> str:
    if counter.of is None:
        return speaker.say("ui-counter", label=counter.label, value=counter.value)
    return speaker.say("ui-counter-of", label=counter.label, value=counter.value, of=counter.of)


def question(scene: Scene, name: str, detailed: bool, speaker: Speaker) -> RenderableType:
    """Who is asked, what, and by which rule."""
    prompt = scene.prompt
    line = Styled.assemble(
        (name, "bold"), ": ", (speaker.words.say(prompt.text), "bold"), (f"  [{prompt.rule}]", "cyan")
    )
    if prompt.left is not None and prompt.of is not None:
        line.append("  " + speaker.say("ui-left", left=prompt.left, of=prompt.of))
    if prompt.detail is not None and detailed:
        line.append("\n" + speaker.words.say(prompt.detail), "dim")
    return line


def choices(scene: Scene, told: list[str], speaker: Speaker) -> RenderableType:
    """The numbered choices, each with what it does: a few in lines, more in columns, many in notation only."""
    width = len(str(len(scene.choices)))
    cells = [
        Styled.assemble((f"{number:>{width}} ", "bold green"), *_offer(choice, what, speaker))
        for number, (choice, what) in enumerate(zip(scene.choices, told, strict=True), 1)
    ]  # fmt: skip
    if len(cells) <= FEW:
        return Group(*cells)
    return Columns(cells, padding=(0, 3), equal=True, column_first=True)


def _offer(choice: Choice, what: str, speaker: Speaker) -> list[tuple[str, str]]:
    """A choice in words and notation, with its price."""
    price = (_price(choice, speaker), "yellow")
    if choice.label is not None:
        return [(speaker.words.say(choice.label), ""), (f" ({choice.name})", "dim"), price]
    return [(choice.name, ""), (f" · {what}" if _adds(what, choice.name, speaker) else "", "dim"), price]


def _adds(what: str, name: str, speaker: Speaker) -> bool:
    """Whether a step in words says more than its notation, which is English: another space, or another language."""
    known = set(_WORD.findall(name))
    more = any(word not in known and word.isalnum() and not word.isalpha() for word in _WORD.findall(what))
    return bool(what) and (more or speaker.language != "en")


def _price(choice: Choice, speaker: Speaker) -> str:
    """What a choice costs and brings, empty if nothing."""
    parts: list[str] = []
    if choice.cost:
        parts.append(speaker.say("ui-cost", what=_amounts(choice.cost, speaker)))
    if choice.gain:
        parts.append(speaker.say("ui-gain", what=_amounts(choice.gain, speaker)))
    return f" · {', '.join(parts)}" if parts else ""


def _amounts(counters: list[Counter], speaker: Speaker) -> str:
    return ", ".join(speaker.say("ui-amount", value=counter.value, label=counter.label) for counter in counters)


def hint(chances: list[float], names: list[str], told: list[str], speaker: Speaker) -> RenderableType:
    """Steps with the chance to win that each leaves, in words and to be typed."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold green")
    grid.add_column(style="cyan")
    grid.add_column()
    for chance, name, what in zip(chances, names, told, strict=True):
        filled = round(chance * _BAR)
        step = Styled(name).append(f" · {what}" if _adds(what, name, speaker) else "", "dim")
        grid.add_row(speaker.say("ui-percent", value=round(100 * chance)), "█" * filled + "░" * (_BAR - filled), step)
    return grid


def rule_text(text: str) -> Styled:
    """The text of a rule, with the option names and other rules it mentions set off."""
    styled = Styled()
    at = 0
    for found in _MARKED.finditer(text):
        styled.append(text[at : found.start()])
        styled.append(found.group(1) or found.group(2), "bold" if found.group(1) else "cyan")
        at = found.end()
    return styled.append(text[at:])


def rules(found: list[Rule]) -> RenderableType:
    """Rules with their ids beside them."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for rule in found:
        grid.add_row(rule.id, rule_text(rule.text))
    return grid


def ranking(state: State, scene: Scene, names: list[str], speaker: Speaker) -> RenderableType:
    """Who came where, with points where the game gives any."""
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column(speaker.say("ui-place"), justify="right")
    table.add_column(speaker.say("ui-name"))
    scored = any(player.score is not None for player in scene.players)
    if scored:
        table.add_column(speaker.say("ui-score"), justify="right")
    places, scores = state.ranks(), state.scores()
    for seat in sorted(range(len(names)), key=lambda one: places[one]):
        cells = [str(places[seat]), names[seat], *([str(scores[seat])] if scored else [])]
        table.add_row(*cells, style="bold" if places[seat] == 1 else "")
    return table


def sums(scene: Scene, names: list[str], speaker: Speaker) -> RenderableType:
    """The sheets that add up to the points, side by side."""
    return Columns([_sum(table, names, speaker) for table in scene.sums if not table.place], padding=(0, 4))


def _sum(table: Sum, names: list[str], speaker: Speaker) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    whose = "" if table.seat is None else f"{names[table.seat]}: "
    grid.add_row(Styled(f"{whose}{speaker.words.say(table.title)}", "bold"), "")
    for line in table.lines:
        grid.add_row(speaker.words.say(line.label), str(line.value))
    grid.add_row(Styled(speaker.say("ui-total"), "bold"), Styled(str(table.total), "bold"))
    return grid
