"""Options and seats of a game as the command line gives them."""

from __future__ import annotations

from banchisa.bots.levels import BOTS, USUAL
from banchisa.cli.console import Console
from banchisa.engine.game import Game
from banchisa.engine.options import Preset, Value, choose
from banchisa.table.events import Seat

HUMAN = "human"


def find_preset(game: Game, name: str | None, console: Console) -> Preset:
    """The preset of this name; without a name, one that changes nothing."""
    if name is None:
        return Preset("")
    if name not in game.presets:
        message = "ui-bad-preset" if game.presets else "ui-no-presets"
        raise console.error(message, given=name, title=game.title, allowed=", ".join(game.presets))
    return game.presets[name]


def parse_options(game: Game, entries: list[str], console: Console, preset: Preset | None = None) -> dict[str, Value]:
    """The options given as name=value, each as the value that the game declares; they win over those of a preset."""
    options: dict[str, Value] = {} if preset is None else dict(preset.options)
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not equals or not name.strip():
            raise console.error("ui-bad-option", given=entry)
        choose(game.options, game.seats[0], {name.strip(): value})
        options[name.strip()] = game.options[name.strip()].read(value)
    game.start(None, **options)  # complains of options that do not go together
    return options


def fill_seats(
    text: str | None, players: int | None, allowed: list[int], console: Console, usual: int | None = None
) -> list[Seat]:
    """Who sits down: those named, filled up with bots to the number of players asked for, or to the usual one."""
    named = parse_seats(HUMAN if text is None else text, console)
    number = players
    if number is None and usual in allowed:
        number = max(usual, len(named))
    if number is None:
        number = len(named) if text is not None else allowed[0]
    if len(named) > number:
        raise console.error("ui-too-many-seats", seats=len(named), players=number)
    if number not in allowed:
        raise console.error("ui-bad-players", players=number, allowed=", ".join(str(one) for one in allowed))
    return named + [Seat("bot", level=USUAL)] * (number - len(named))


def parse_seats(text: str, console: Console) -> list[Seat]:
    """Those named, such as `human:Ada,hard`."""
    return [_parse_seat(entry.strip(), console) for entry in text.split(",")]


def _parse_seat(entry: str, console: Console) -> Seat:
    kind, colon, name = entry.partition(":")
    if kind in BOTS and not colon:
        return Seat("bot", level=kind)
    if kind != HUMAN:
        raise console.error("ui-bad-seat", given=entry or "?", allowed=", ".join([HUMAN, *BOTS]))
    if colon and (not name.strip() or name.strip() in BOTS):
        raise console.error("ui-bad-name", given=entry)
    return Seat("human", name.strip())


def seat_of(title: str) -> Seat:
    """The seat that a record names so."""
    return Seat("bot", level=title) if title in BOTS else Seat("human", "" if title == HUMAN else title)
