"""`banchisa bench`: how fast the rules run on this machine."""

from __future__ import annotations

import json
from typing import Annotated, Literal

import typer
from rich.progress import Progress
from rich.table import Table

import banchisa
from banchisa.cli.arguments import parse_options
from banchisa.cli.console import Console, rich_console
from banchisa.cli.parameter_types import AnyGame, AsJson, Components, Options
from banchisa.lab.bench import FIGURES, BenchCase, measure

UNITS = ((1_000_000, "ui-millions"), (1_000, "ui-thousands"))  # of large figures
WIDE = 100  # columns of a terminal in which figures can stand well apart


def bench(
    game: AnyGame = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Measure only this number of players.")] = None,
    option: Options = None,
    components: Components = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="Seconds per measurement.")] = 4.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules run on this machine."""
    console = Console()
    cases: list[BenchCase] = []
    for chosen in banchisa.games() if game is None else [banchisa.game(game, components)]:
        options = parse_options(chosen, option or [], console)
        numbers = chosen.playable_seats(options) if seats is None else [seats]
        cases.extend(BenchCase(chosen, number, options) for number in numbers)
    for case in cases:
        case.start()
    console.mention_interpreted()
    if as_json:
        for case in cases:
            print(json.dumps(measure(case, seconds, lambda: None)), flush=True)
    else:
        _show_figures(cases, seconds, console)


def _show_figures(cases: list[BenchCase], seconds: float, console: Console) -> None:
    """The figures as a table, with a bar while they are taken."""
    how = "compiled" if banchisa.is_compiled() else "interpreted"
    columns = ["game", "seats", *FIGURES, "steps_per_game"]
    gap = 1 if console.rich.width < WIDE else 3
    title = console.format("ui-bench-title", kind=how)
    table = Table(title=title, title_style="dim", box=None, pad_edge=False, padding=(0, gap, 0, 0))
    for column in columns:
        heading = console.format(f"ui-bench-{column.replace('_', '-')}")
        justify: Literal["left", "right"] = "left" if column == "game" else "right"
        table.add_column(heading, justify=justify, min_width=max(len(word) for word in heading.split()))
    with Progress(console=rich_console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(cases) * len(FIGURES))
        for case in cases:
            about = console.format("ui-bench-measuring", game=case.game.title, seats=case.seats)
            bar.update(task, description=about)
            figures = measure(case, seconds, lambda: bar.advance(task))
            table.add_row(*(_cell(figures[column], console) for column in columns))
    console.print(table)


def _cell(value: object, console: Console) -> str:
    """A figure for people: large ones in thousands or millions, which is as exact as they are."""
    if not isinstance(value, int | float):
        return str(value)
    for unit, message in UNITS:
        if value >= unit:
            return console.format(message, value=value / unit)
    return console.format("ui-number", value=value)
