"""A hint in the terminal: the best steps with the chance that each leaves, and what speaks for and against them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text as Styled

from banchisa.bots.hints import Advice, is_hopeless
from banchisa.cli.choice_list import names_more
from banchisa.cli.console import Console

_BAR = 10  # blocks of a whole chance
_SIGNS = {"brings": ("+", "green"), "prevents": ("+", "green"), "risks": ("!", "yellow")}


def advise(hints: list[Advice], seat: int, names: list[str], told: list[str], console: Console) -> RenderableType:
    """Steps to be typed and in words, the best one marked, each with its chance and its reasons."""
    grid = Table.grid(Column(justify="right", style="bold green"), Column(style="cyan"), "", padding=(0, 2))
    hopeless = is_hopeless(hints, seat)
    for k, (hint, name, what) in enumerate(zip(hints, names, told, strict=True)):
        step = Styled(name).append(f" · {what}" if names_more(what, name, console) else "", "dim")
        if k == 0 and len(hints) > 1:
            step.append(f" ({console.format('ui-hint-best')})", "bold green")
        for reason in hint.outlook.reasons:
            step.append("\n").append(_write_reason(reason.kind, console.words.say(reason.text)))
        if k == 0 and len(hints) > 1 and not (hint.outlook.reasons or hint.candidate.wins or hopeless):
            step.append("\n").append(_write_reason("brings", console.format("ui-hint-later")))
        grid.add_row(*_write_chance(hint, seat, hopeless, console), step)
    return grid


def _write_chance(hint: Advice, seat: int, hopeless: bool, console: Console) -> tuple[str, str]:
    """The number and its bar; where a number would say nothing, words instead of it."""
    if hint.candidate.wins:
        return console.format("ui-hint-wins"), ""
    if hopeless:
        return console.format("ui-hint-hardly"), _write_lead(hint.outlook.ahead, console)
    chance = hint.candidate.chances[seat]
    filled = round(chance * _BAR)
    return console.format("ui-percent", value=round(100 * chance)), "█" * filled + "░" * (_BAR - filled)


def _write_lead(ahead: int | None, console: Console) -> str:
    """The difference in points."""
    if ahead is None:
        return ""
    return console.format(f"ui-hint-{'behind' if ahead < 0 else 'ahead' if ahead else 'level'}", points=abs(ahead))


def _write_reason(kind: str, words: str) -> Styled:
    sign, style = _SIGNS[kind]
    return Styled.assemble((f"  {sign} ", style), words)
