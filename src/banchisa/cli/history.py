"""What has happened, in words: the steps of a match as a viewer may know them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from banchisa.cli.console import Console
from banchisa.engine.game import HIDDEN_STEP
from banchisa.engine.match import Match
from banchisa.engine.state import CHANCE


@dataclass(frozen=True)
class HistoryLine:
    """One step: its number, who took it (a seat or chance) and what it did."""

    number: int
    actor: int
    who: str
    what: str


def lines(match: Match, viewer: int | None, names: list[str], console: Console, first: int = 0) -> list[HistoryLine]:
    """The steps from one on; what the game has no words for, because it stays hidden from this viewer, in notation."""
    state = match.at(first)
    told: list[HistoryLine] = []
    for number, step in enumerate(match.steps[first:], first + 1):
        who = console.format("ui-chance") if step.actor == CHANCE else names[step.actor]
        text = match.game.log_text(state, step.action, viewer)
        if viewer is not None and text.id == HIDDEN_STEP:
            what = match.game.notation_for(state, step.action, viewer)
        else:
            what = console.words.say(text)
        told.append(HistoryLine(number, step.actor, who, what))
        state.apply(step.action)
    return told


def turns(told: list[HistoryLine]) -> list[tuple[str, str]]:
    """Who did what, the steps that somebody took in a row as one."""
    merged: list[tuple[str, str]] = []
    for _, group in groupby(told, key=lambda line: line.actor):
        row = list(group)
        merged.append((row[0].who, "; ".join(line.what for line in row)))
    return merged


def spoken_names(written: list[str], console: Console) -> list[str]:
    """The names to show for those of a record: kinds of seats in words, numbered where they are not the only one."""
    spoken: list[str] = []
    for seat, name in enumerate(written):
        known = console.words.has(f"ui-kind-{name}")
        word = console.format(f"ui-kind-{name}") if known else name
        spoken.append(word if written.count(name) == 1 else f"{word} {seat + 1}")
    return spoken
