"""The end of a game in the terminal: how it ended, who came where, and the score sheets."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Styled

from banchisa.cli.console import Console
from banchisa.cli.history import add_names, find_owners
from banchisa.cli.render import score_of
from banchisa.engine.scene import Scene, Sum, SumLine
from banchisa.engine.state import State
from banchisa.engine.texts import Text


def result_of(state: State, scene: Scene, names: list[str], console: Console) -> RenderableType:
    """Everything there is to say when a game is over."""
    parts: list[RenderableType] = [Line(Styled(console.format("ui-game-over"), "bold"), style="cyan")]
    parts += [Styled(text) for text in _sentences(state, scene, names, console)]
    parts.append(_write_ranking(state, scene, names, console))
    for sheets in _by_title(scene.sums, console):
        parts += [Styled(), _sheets(sheets, names, console)]
    return Group(*parts)


def _sentences(state: State, scene: Scene, names: list[str], console: Console) -> list[str]:
    """How the winners won, why the game ended, and what decided a tie."""
    winners = [names[seat] for seat, place in enumerate(state.ranks()) if place == 1]
    owners = find_owners(scene.players, names)
    told = [console.words.say(add_names(text, owners)) for text in scene.ending]
    if not winners and not told:
        return [console.format("ui-nobody-won")]
    if winners and scene.headline is not None:
        who = winners[0]
        for other in winners[1:]:
            who = console.format("ui-and", first=who, second=other)
        told.insert(0, console.words.say(Text(scene.headline.id, {**scene.headline.args, "name": who})))
    return told


def _write_ranking(state: State, scene: Scene, names: list[str], console: Console) -> RenderableType:
    """Who came where and what each has reached; without a winner nobody has a place."""
    places = state.ranks()
    is_won = 1 in places
    scores = [score_of(player, console) for player in scene.players]
    table = Table(box=None, padding=(0, 2), pad_edge=False, collapse_padding=True)
    if is_won:
        table.add_column(console.format("ui-place"), justify="right")
    table.add_column(console.format("ui-name"))
    if any(scores):
        table.add_column("", justify="right")
    for seat in sorted(range(len(names)), key=lambda one: places[one]):
        cells = [*([str(places[seat])] if is_won else []), names[seat], *([scores[seat]] if any(scores) else [])]
        table.add_row(*cells, style="bold" if places[seat] == 1 else "")
    return table


def _by_title(sums: list[Sum], console: Console) -> list[list[Sum]]:
    """The score sheets of the seats, those of one title together."""
    groups: dict[str, list[Sum]] = {}
    for table in sums:
        if table.seat is not None:
            groups.setdefault(console.words.say(table.title), []).append(table)
    return list(groups.values())


def _sheets(sheets: list[Sum], names: list[str], console: Console) -> RenderableType:
    """Score sheets side by side: a row for each label, a column for each seat, and the totals."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, collapse_padding=True)
    table.add_column(Styled(console.words.say(sheets[0].title), "bold"))
    for sheet in sheets:
        table.add_column(Styled("" if sheet.seat is None else names[sheet.seat], "bold"), justify="right")
    columns = [{console.words.say(line.label): line for line in sheet.lines} for sheet in sheets]
    for label in dict.fromkeys(label for column in columns for label in column):
        table.add_row(label, *(_cell(column.get(label), console) for column in columns))
    table.add_row(console.format("ui-total"), *(str(sheet.total) for sheet in sheets), style="bold")
    return table


def _cell(line: SumLine | None, console: Console) -> Styled:
    """A value with its note before it, so that the values stand in one column."""
    if line is None:
        return Styled()
    note = "" if line.note is None else f"{console.words.say(line.note)}  "
    return Styled.assemble((note, "dim"), str(line.value))
