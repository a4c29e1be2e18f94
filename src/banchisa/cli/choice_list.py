"""The choices of a step in the terminal: number, notation, words and price, in as much detail as there is room for."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text as Styled

from banchisa.cli.console import Console
from banchisa.cli.render import PAINT, meaning_of
from banchisa.engine.scene import Choice, Counter, Scene

_GAP = 2  # columns between two choices of a row
_WORD = re.compile(r"[^\W_]+")
_VALUE = re.compile(r"[^\s,;:()]*\d[^\s,;:()]*")  # names of spaces and cards have numbers, names of things have none

Numbered = list[tuple[int, Choice]]  # choices with their numbers in the whole list
Tell = Callable[[int], str]  # what an action does, in words


def in_detail(chosen: Numbered, scene: Scene, tell: Tell, room: int, console: Console) -> RenderableType:
    """Some of the choices, however many: a line for each if there is room, else a row for those that are alike."""
    if len(chosen) <= room:
        lines = _in_lines(chosen, scene, tell, console)
        if console.height_of(lines) <= room:
            return lines
    return _in_rows(chosen, scene, console)


def overview(choices: list[Choice], console: Console) -> Styled:
    """How many choices there are of each kind, and how to see them."""
    names = _by_kind(choices)
    example = max(names, key=lambda kind: len(names[kind]))
    return Styled(console.format("ui-choices", number=len(choices), kinds=kinds_of(choices), example=example))


def kinds_of(choices: list[Choice]) -> str:
    """The kinds of choices as one begins to type them, with their numbers; of a single one, all of it."""
    kinds = _by_kind(choices).items()
    return ", ".join(names[0] if len(names) == 1 else f"{kind} ({len(names)})" for kind, names in kinds)


def _by_kind(choices: list[Choice]) -> dict[str, list[str]]:
    names: dict[str, list[str]] = {}
    for choice in choices:
        names.setdefault(choice.name.split()[0], []).append(choice.name)
    return names


# a line for each


def _in_lines(chosen: Numbered, scene: Scene, tell: Tell, console: Console) -> RenderableType:
    numbers = Column(justify="right", style="bold green", no_wrap=True)
    others = (Column(no_wrap=True), Column(style="dim"), Column(style="yellow"))
    grid = Table.grid(numbers, *others, padding=(0, _GAP, 0, 0))
    for number, choice in chosen:
        words = _words_of(choice, scene, tell(choice.action), console)
        grid.add_row(str(number), Styled(choice.name, _paint(choice)), words, _price(choice, console))
    return grid


def _paint(choice: Choice) -> str:
    """The colour of choices that are marked as something special."""
    return PAINT.get(choice.style, "") if choice.style != "main" else ""


def _words_of(choice: Choice, scene: Scene, told: str, console: Console) -> str:
    """What a choice does, as far as its notation does not say it, and what its mark means."""
    label = "" if choice.label is None else console.words.say(choice.label)
    has_values = " " in choice.name
    words = told if has_values and names_more(told, choice.name, console) else label
    note = note_of(choice, scene, console)
    said = [text for text in (words, note) if _is_new(text, choice.name, console)]
    return " · ".join(dict.fromkeys(said))


def note_of(choice: Choice, scene: Scene, console: Console) -> str:
    """What is special about a choice that is marked otherwise than most: its label, or what the legend says."""
    if choice.style not in ("second", "target"):
        return ""
    if choice.label is not None:
        return console.words.say(choice.label)
    return meaning_of(choice.style, choice.name.split()[0], scene, console)


def names_more(words: str, notation: str, console: Console) -> bool:
    """Whether a step in words says more than its notation, which is English: another space, or another language."""
    more = set(_VALUE.findall(words)) - set(notation.split())
    return bool(words) and (bool(more) or console.language != "en")


def _is_new(words: str, notation: str, console: Console) -> bool:
    """Whether words have any that the notation has not; to readers of other languages notation says nothing."""
    known = {word.lower() for word in _WORD.findall(notation)}
    return bool(words) and (console.language != "en" or any(word.lower() not in known for word in _WORD.findall(words)))


def _price(choice: Choice, console: Console) -> str:
    """What a choice costs and brings, empty if nothing."""
    parts: list[str] = []
    if choice.cost:
        parts.append(console.format("ui-cost", what=_amounts(choice.cost, console)))
    if choice.gain:
        parts.append(console.format("ui-gain", what=_amounts(choice.gain, console)))
    return ", ".join(parts)


def _amounts(counters: list[Counter], console: Console) -> str:
    return ", ".join(console.amount(counter.value, counter.label) for counter in counters)


# a row for those that are alike


@dataclass
class _Row:
    """Choices that differ only in the last word of their notation."""

    heading: str
    style: str
    cells: list[tuple[str, str]] = field(default_factory=list)  # number and last word


def _in_rows(chosen: Numbered, scene: Scene, console: Console) -> RenderableType:
    rows: dict[str, _Row] = {}
    for number, choice in chosen:
        begin, _, last = choice.name.rpartition(" ")
        note = note_of(choice, scene, console) if begin else _words_of(choice, scene, "", console)
        begin, last = (begin, last) if begin else (last, "")
        heading = " · ".join(part for part in (begin, note, _price(choice, console)) if part)
        rows.setdefault(heading, _Row(heading, _paint(choice))).cells.append((str(number), last))
    return _row_table(list(rows.values()), console)


def _row_table(rows: list[_Row], console: Console) -> RenderableType:
    """Headings at the left, their choices beside them, filled row by row."""
    width = console.rich.width
    wide = min(max(cell_len(row.heading) for row in rows), width // 2)
    digits = max(len(number) for row in rows for number, _ in row.cells)
    longest = max(cell_len(word) for row in rows for _, word in row.cells)
    across = max(1, (width - wide - _GAP) // (digits + 1 + longest + _GAP))
    grid = Table.grid(Column(width=wide), Column(no_wrap=True), padding=(0, _GAP, 0, 0))
    for row in rows:
        cells = [
            Styled.assemble((f"{number:>{digits}} ", "bold green"), f"{word:<{longest + _GAP}}")
            for number, word in row.cells
        ]
        lines = [Styled.assemble(*cells[at : at + across]) for at in range(0, len(cells), across)]
        grid.add_row(Styled(row.heading, row.style), Group(*lines))
    return grid
