"""A game at one keyboard: who sits where, what chance was sealed with, and the file that keeps it."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

from banchisa.bots import hints
from banchisa.bots.levels import BOTS, EXPERT, USUAL, bot, iterations
from banchisa.bots.search import Candidate
from banchisa.cli.console import Console
from banchisa.engine.chance import SealedChance, seed_from
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.options import Value, choose
from banchisa.engine.record import Record
from banchisa.engine.rng import Rng
from banchisa.games import registry
from banchisa.table.chance import bot_number

HUMAN = "human"


@dataclass(frozen=True)
class LocalSeat:
    """Who sits on a chair: a person, perhaps with a name, or a bot of some kind."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    @property
    def written(self) -> str:
        """How the record names the chair; from_record reads it back."""
        return self.name or self.kind

    @staticmethod
    def from_record(written: str) -> LocalSeat:
        if written in BOTS:
            return LocalSeat(written)
        return LocalSeat(HUMAN, "" if written == HUMAN else written)


class LocalGame:
    """A match with its seats, its chance and its file."""

    def __init__(self, match: Match, seats: list[LocalSeat], chance: SealedChance, file: Path | None) -> None:
        self.match = match
        self.game = match.game
        self.seats = seats
        self.chance = chance
        self.file = file
        self._copies: set[Path] = set()  # files that this game was written to

    @property
    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    def record(self) -> Record:
        """The record with the seed, also of an unfinished game: without it chance could not be continued."""
        return Record.of(self.match, [seat.written for seat in self.seats], self.chance, reveal=True)

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file is not None:
            self.record().save(self.file)

    def save_copy(self, file: Path, console: Console) -> None:
        """Write the game to any file, also over an earlier copy of the same game, but over nothing else."""
        if _is_filled(file) and not self._is_own(file):
            raise console.error("ui-save-taken", file=str(file))
        self.record().save(file)
        self._copies.add(file.resolve())

    def _is_own(self, file: Path) -> bool:
        """Whether a file holds this game: as it was some steps ago, or as it was written there by this process."""
        try:
            found = Record.load(file)
        except BanchisaError:
            return False
        now = self.record()
        if (found.game, found.commitment, found.entropies) != (now.game, now.commitment, now.entropies):
            return False
        return found.steps == now.steps[: len(found.steps)] or file.resolve() in self._copies

    def bot_action(self) -> int:
        """What the bot to move does; the same again when the game is taken back to here or resumed."""
        seat = self.match.state.actor
        rng = Rng(bot_number(self.chance.seed, len(self.match.steps)))
        return bot(self.game, self.seats[seat].kind).choose(self.match.state.seen_by(seat), rng)

    def hint(self) -> list[Candidate]:
        """What an expert would do for the seat to act, from what it sees."""
        seen = self.match.state.seen_by(self.match.state.actor)
        return hints.best(self.game, seen, Rng(hints.number(seen)), iterations(self.game, EXPERT))

    def has_secrets(self) -> bool:
        """Whether the people at this keyboard know different things now."""
        if len(self.humans) < 2:
            return False
        seen = [self.match.state.seen_by(seat).to_json() for seat in self.humans]
        return any(view != seen[0] for view in seen)


def parse_options(game: Game, entries: list[str], console: Console) -> dict[str, Value]:
    """The options given as name=value, each as the value that the game declares."""
    options: dict[str, Value] = {}
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not equals or not name.strip():
            raise console.error("ui-bad-option", given=entry)
        choose(game.options, game.seats[0], {name.strip(): value})
        options[name.strip()] = game.options[name.strip()].read(value)
    game.start(None, **options)  # complains of options that do not go together
    return options


def parse_seats(text: str | None, players: int | None, allowed: list[int], console: Console) -> list[LocalSeat]:
    """Who sits down: those named, filled up with bots to the number of players asked for."""
    named = [_sitter(entry.strip(), console) for entry in (HUMAN if text is None else text).split(",")]
    number = players
    if number is None:
        number = len(named) if text is not None else allowed[0]
    if len(named) > number:
        raise console.error("ui-too-many-seats", seats=len(named), players=number)
    if number not in allowed:
        raise console.error("ui-bad-players", players=number, allowed=", ".join(str(one) for one in allowed))
    return named + [LocalSeat(USUAL)] * (number - len(named))


def _sitter(entry: str, console: Console) -> LocalSeat:
    kind, colon, name = entry.partition(":")
    if kind in BOTS and not colon:
        return LocalSeat(kind)
    if kind != HUMAN:
        raise console.error("ui-bad-seat", given=entry or "?", allowed=", ".join([HUMAN, *BOTS]))
    if colon and (not name.strip() or name.strip() in BOTS):
        raise console.error("ui-bad-name", given=entry)
    return LocalSeat(HUMAN, name.strip())


def new_game(game: Game, options: dict[str, Value], seats: list[LocalSeat], seed: int | None) -> LocalGame:
    """A new game; with a seed it is the same each time."""
    secret = os.urandom(32) if seed is None else seed_from(seed)
    humans = [number for number, seat in enumerate(seats) if seat.is_human]
    entropies = [_entropy(seed, seat) for seat in humans]
    match = Match(game, game.start(len(seats), **options))
    return LocalGame(match, seats, SealedChance(secret, entropies), None)


def _entropy(seed: int | None, seat: int) -> str:
    if seed is None:
        return os.urandom(16).hex()
    return hashlib.sha256(f"banchisa entropy {seed} {seat}".encode()).hexdigest()[:32]


def resume_game(file: Path, text: str | None, console: Console) -> LocalGame:
    """The unfinished game of a record, to be continued in the same file."""
    record = Record.load(file)
    game = registry.get(record.game)
    if record.ranks:
        raise console.error("ui-resume-over", file=str(file))
    if record.seed is None:
        raise console.error("ui-resume-no-seed")
    verdict = record.check(game)
    if verdict.match is None or verdict.problems:
        raise console.error("ui-resume-broken", why=verdict.problems[0])
    seats = [LocalSeat.from_record(written) for written in record.seats]
    if text is not None:
        seats = [_sitter(entry.strip(), console) for entry in text.split(",")]
    if len(seats) != len(record.seats):
        raise console.error("ui-resume-seats", seats=len(record.seats), given=len(seats))
    return LocalGame(verdict.match, seats, SealedChance(bytes.fromhex(record.seed), record.entropies), file)


def refuse_to_overwrite(file: Path, console: Console) -> None:
    """A file that holds something is not replaced unasked."""
    if _is_filled(file):
        raise console.error("ui-file-exists", file=str(file))


def refuse_to_lose(file: Path, console: Console) -> None:
    """A file that holds something is not replaced unasked; an unfinished game in it can be continued."""
    if _is_filled(file) and _is_unfinished(file):
        raise console.error("ui-file-unfinished", file=str(file))
    refuse_to_overwrite(file, console)


def _is_filled(file: Path) -> bool:
    try:
        return file.exists() and file.stat().st_size > 0
    except OSError as why:
        raise BanchisaError(f"{file}: {why.strerror}") from None


def _is_unfinished(file: Path) -> bool:
    try:
        return not Record.load(file).ranks
    except BanchisaError:
        return False
