"""What has happened, in words: the log of a match as a viewer may read it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from banchisa.cli.console import Console
from banchisa.engine.game import HIDDEN_STEP
from banchisa.engine.match import Match
from banchisa.engine.scene import Player
from banchisa.engine.state import CHANCE, SPECTATOR
from banchisa.engine.texts import Text
from banchisa.table.log import LogLine

COLOUR: Final = ("colour-", "player-")  # how messages begin that say the colour of a player


@dataclass(frozen=True)
class HistoryLine:
    """One step: its number, who took it (a seat or chance) and what it did."""

    number: int
    actor: int
    who: str
    what: str


def format_log(log: list[LogLine], match: Match, names: list[str], console: Console) -> list[HistoryLine]:
    """Lines of a log in words; a step that the game has no words for, because it stays hidden, in notation."""
    players = match.game.scene(match.state.seen_by(SPECTATOR), None).players
    owners = find_owners(players, names)
    return [
        HistoryLine(
            line.number + 1,
            line.actor,
            _name_actor(line, players, names, console),
            line.notation if line.text.id == HIDDEN_STEP else console.words.say(add_names(line.text, owners)),
        )
        for line in log
    ]


def _name_actor(line: LogLine, players: list[Player], names: list[str], console: Console) -> str:
    """Who acted, and with which colour where a seat plays several: "Ada (orange)"."""
    if line.actor == CHANCE:
        return console.format("ui-chance")
    name = names[line.actor]
    if not players[line.actor].colours:
        return name
    return console.words.say(Text("ui-named", {"who": name, "name": Text(f"colour-{line.colour}")}))


def merge_turns(lines: list[HistoryLine]) -> list[tuple[str, str]]:
    """Who did what, the steps that somebody took in a row as one."""
    merged: list[tuple[str, str]] = []
    for who, group in groupby(lines, key=lambda line: line.who):
        merged.append((who, "; ".join(_count_same([line.what for line in group]))))
    return merged


def _count_same(told: list[str]) -> list[str]:
    """The same told several times in a row is told once, with its number."""
    counted = [(what, len(list(group))) for what, group in groupby(told)]
    return [what if number == 1 else f"{what} (×{number})" for what, number in counted]


def find_owners(players: list[Player], names: list[str]) -> dict[str, str]:
    """Who plays which colour, by the messages that say the colours."""
    return {
        prefix + colour: names[player.seat]
        for player in players
        for colour in (player.colour, *player.colours)
        for prefix in COLOUR
    }


def add_names(text: Text, owners: dict[str, str]) -> Text:
    """The text with their names beside the colours of players: "red (Ada)"."""
    return Text(text.id, {fact: _add_name(value, owners) for fact, value in text.args.items()})


def _add_name(value: object, owners: dict[str, str]) -> object:
    if not isinstance(value, Text):
        return value
    if value.id in owners:
        return Text("ui-named", {"who": value, "name": owners[value.id]})
    return add_names(value, owners)


def display_names(titles: list[str], console: Console) -> list[str]:
    """The names to show for those of a record: kinds of seats in words, numbered where they are not the only one."""
    names: list[str] = []
    for seat, title in enumerate(titles):
        is_kind = console.words.has(f"ui-kind-{title}")
        word = console.format(f"ui-kind-{title}") if is_kind else title
        names.append(word if titles.count(title) == 1 else f"{word} {seat + 1}")
    return names
