"""Where a position comes from: a game's start, or JSON of a position, an opening or a record, with steps upon it."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

import banchisa
from banchisa.cli.arguments import parse_options
from banchisa.cli.console import Console, InvalidInput
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.position_json import Json, read_header
from banchisa.engine.record import FORMAT, Record
from banchisa.engine.refusal import IllegalMove
from banchisa.engine.rng import Rng
from banchisa.engine.state import State
from banchisa.games import registry

STDIN = "-"
OPENING = ("game", "version", "seats", "options", "position", "steps")  # the fields of an opening


@dataclass(frozen=True)
class PositionSource:
    """What the command line says about a position."""

    name: str  # a game, a file, or - for standard input
    players: int | None = None
    options: list[str] | None = None
    components: Path | None = None
    at: int | None = None  # only so many steps of a record or opening
    steps: list[str] | None = None  # to be taken then

    def open(self, language: str | None) -> tuple[Match, Console]:
        """The match up to the position, with the words of its game; what is no position raises InvalidInput."""
        plain = Console(language)
        if self.name in registry.known_keys():
            match = self._start(plain)
        else:
            self._refuse_settings(plain)
            match = self._read(plain)
        console = Console(language, match.game)
        return _play(match, self.steps or [], console), console

    def _start(self, console: Console) -> Match:
        if self.at is not None:
            raise console.error("ui-position-no-steps", given="--at")
        game = banchisa.game(self.name, self.components)
        options = parse_options(game, self.options or [], console)
        seats = game.resolve_seats(self.players, dict(options))
        return Match(game, game.start(seats, **options))

    def _refuse_settings(self, console: Console) -> None:
        given = [name for name, value in (("--players", self.players), ("--option", self.options)) if value]
        if given:
            raise console.error("ui-position-settled", given=", ".join(given))

    def _read(self, console: Console) -> Match:
        text = self._text(console)
        try:
            data: object = json.loads(text)
        except (ValueError, RecursionError) as why:
            raise InvalidInput(console.format("ui-position-no-json", file=self.name, why=str(why))) from None
        try:
            return self._match(data, console)
        except InvalidInput:
            raise
        except BanchisaError as why:
            raise InvalidInput(str(why)) from None

    def _text(self, console: Console) -> str:
        try:
            return sys.stdin.read() if self.name == STDIN else Path(self.name).read_text(encoding="utf-8")
        except FileNotFoundError:
            allowed = ", ".join(registry.known_keys())
            raise console.error("ui-position-nowhere", given=self.name, allowed=allowed) from None
        except OSError as why:
            raise console.error("ui-position-unread", file=self.name, why=str(why.strerror)) from None
        except UnicodeDecodeError:
            raise InvalidInput(console.format("ui-position-no-text", file=self.name)) from None

    def _match(self, data: object, console: Console) -> Match:
        """The match that JSON tells: of a record, of an opening, or of a position alone."""
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise InvalidInput(console.format("ui-position-no-game", file=self.name))
        game = banchisa.game(str(data["game"]), self.components)
        if data.get("format") == FORMAT:
            record = Record.from_json(data)
            return record.match(game, self._cut(len(record.steps), console))
        if "steps" in data:
            return self._read_opening(game, data, console)
        if self.at is not None:
            raise console.error("ui-position-no-steps", given="--at")
        state = game.from_json(data)
        return Match(game, state, data)

    def _read_opening(self, game: Game, data: Json, console: Console) -> Match:
        unknown = [name for name in data if name not in OPENING]
        steps = data["steps"]
        if unknown or not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
            raise InvalidInput(console.format("ui-position-bad-opening", allowed=", ".join(OPENING)))
        _, seats, options = read_header(data, game.key, game.version)
        position = data.get("position")
        if position is not None and not isinstance(position, dict):
            raise InvalidInput(console.format("ui-position-bad-opening", allowed=", ".join(OPENING)))
        match = Match.begin(game, seats, options, position)
        return _play(match, steps[: self._cut(len(steps), console)], Console(console.language, game))

    def _cut(self, length: int, console: Console) -> int:
        """How many of so many steps are wanted."""
        if self.at is None:
            return length
        if not 0 <= self.at <= length:
            raise console.error("ui-no-such-step", step=self.at, last=length)
        return self.at


def has_unknowns(state: State) -> bool:
    """Whether a position is written as somebody sees it, with something hidden."""
    return state.resample(Rng(0)) != state


def check_whole(state: State, console: Console) -> None:
    """Refuse a position of which something is hidden, where what follows from it would depend on that."""
    if has_unknowns(state):
        raise InvalidInput(console.format("ui-position-hidden"))


def opening_json(match: Match) -> Json:
    """A match as an opening: how it begins and its steps."""
    terms = match.state.terms
    start: Json = {"game": terms.game, "version": terms.version, "seats": int(terms.seats), "options": terms.options}
    if match.position is not None:
        start["position"] = match.position
    return {**start, "steps": [match.game.actions.name(step.action) for step in match.steps]}


def _play(match: Match, steps: list[str], console: Console) -> Match:
    """Take steps; the first that cannot be taken is told with its number and rule."""
    if steps:
        check_whole(match.state, console)
    for number, notation in enumerate(steps, len(match.steps) + 1):
        try:
            match.play(match.game.actions.parse(notation))
        except IllegalMove as why:
            said = console.words.why_not(why.refusal)
            problem = console.format("ui-position-refused", step=number, action=notation, why=said)
            raise InvalidInput(f"{problem} [{why.refusal.rule}]") from None
        except BanchisaError as why:
            problem = console.format("ui-position-refused", step=number, action=notation, why=str(why))
            raise InvalidInput(problem) from None
    return match
