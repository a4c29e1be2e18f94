"""The overview of a game in the terminal: all of it, or what stands before and after the rules of a rulebook."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from banchisa.cli.console import Console
from banchisa.engine.lessons import Overview


def print_overview(overview: Overview, console: Console) -> None:
    """The game in a minute."""
    console.print(Styled(strip_marks(console.format("overview-aim")), "bold"), Styled())
    _print_list("counts", len(overview.counts), console)
    _print_list("turn", len(overview.turn), console, is_numbered=True)
    _print_list("costs", len(overview.costs), console)
    _print_end(console)
    print_part("ui-learn-mistake", mark(console.format("overview-mistake")), console)
    print_advice(overview, console)


def print_aid(overview: Overview, console: Console) -> None:
    """What a player looks up: the turn, the costs, the scoring and the end."""
    _print_list("turn", len(overview.turn), console, is_numbered=True)
    _print_list("costs", len(overview.costs), console)
    _print_list("counts", len(overview.counts), console)
    _print_end(console)


def print_advice(overview: Overview, console: Console) -> None:
    """Tips for the first games."""
    _print_list("advice", overview.advice, console)


def print_part(heading: str, content: Grid | Styled, console: Console) -> None:
    """Something under a heading."""
    console.print_message(heading, "bold cyan")
    console.print(Padding(content, (0, 0, 1, 2)))


def mark(text: str) -> Styled:
    """A sentence of which **some words** are strong."""
    parts = text.split("**")
    return Styled.assemble(*((part, "bold" if n % 2 else "") for n, part in enumerate(parts)))


def strip_marks(text: str) -> str:
    """A sentence in which no words are stronger than others."""
    return text.replace("**", "")


def _print_list(part: str, length: int, console: Console, is_numbered: bool = False) -> None:
    """A part of the overview in lines; nothing where a game has none."""
    grid = Grid.grid(padding=(0, 1))
    for number in range(1, length + 1):
        sign = str(number) if is_numbered else "•"
        grid.add_row(Styled(sign, "cyan"), mark(console.format(f"overview-{part}-{number}")))
    if length:
        print_part(f"ui-learn-{part}", grid, console)


def _print_end(console: Console) -> None:
    print_part("ui-learn-end", mark(console.format("overview-end")), console)
