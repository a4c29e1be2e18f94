"""What has happened, in words: the log of a match as a viewer may read it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from banchisa.cli.console import Console
from banchisa.engine.game import HIDDEN_STEP
from banchisa.engine.state import CHANCE
from banchisa.table.log import LogLine


@dataclass(frozen=True)
class HistoryLine:
    """One step: its number, who took it (a seat or chance) and what it did."""

    number: int
    actor: int
    who: str
    what: str


def format_log(log: list[LogLine], names: list[str], console: Console) -> list[HistoryLine]:
    """Lines of a log in words; a step that the game has no words for, because it stays hidden, in notation."""
    return [
        HistoryLine(
            line.number + 1,
            line.actor,
            console.format("ui-chance") if line.actor == CHANCE else names[line.actor],
            line.notation if line.text.id == HIDDEN_STEP else console.words.say(line.text),
        )
        for line in log
    ]


def merge_turns(lines: list[HistoryLine]) -> list[tuple[str, str]]:
    """Who did what, the steps that somebody took in a row as one."""
    merged: list[tuple[str, str]] = []
    for _, group in groupby(lines, key=lambda line: line.actor):
        row = list(group)
        merged.append((row[0].who, "; ".join(line.what for line in row)))
    return merged


def display_names(titles: list[str], console: Console) -> list[str]:
    """The names to show for those of a record: kinds of seats in words, numbered where they are not the only one."""
    names: list[str] = []
    for seat, title in enumerate(titles):
        is_kind = console.words.has(f"ui-kind-{title}")
        word = console.format(f"ui-kind-{title}") if is_kind else title
        names.append(word if titles.count(title) == 1 else f"{word} {seat + 1}")
    return names
