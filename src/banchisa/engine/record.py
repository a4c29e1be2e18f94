"""Records: a game as JSON that replays from any chair and proves its dice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, final

import msgspec
from msgspec import Struct

from banchisa.engine.chance import SealedChance, commitment
from banchisa.engine.errors import BanchisaError, RecordError
from banchisa.engine.files import write_atomically
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.state import CHANCE

FORMAT: Final = "banchisa-record/1"


class RecordedChance(Struct):
    """The chance of a record."""

    commitment: str
    entropies: list[str]
    seed: str | None = None  # revealed when the game is over


class RecordedResult(Struct):
    """The result of a record."""

    scores: list[int]
    ranks: list[int]


class GameRecord(Struct, omit_defaults=True):
    """A game in notation: whole when it is over, before that as the asking seat saw it."""

    format: Literal["banchisa-record/1"]
    game: str
    version: str
    seats: list[str]  # who sat where
    options: dict[str, Any]
    chance: RecordedChance
    steps: list[str]
    components: dict[str, Any] | None = None  # where they are not those of the game
    result: RecordedResult | None = None  # of a finished game
    position: dict[str, Any] | None = None  # that the game began with, where it was not the start


@final
class Verdict:
    """What is wrong with a record, and the match that it tells, if its steps can be played."""

    __slots__ = ("match", "problems")

    def __init__(self, problems: list[str], match: Match | None) -> None:
        self.problems = problems
        self.match = match


@final
class Record:
    """Header and steps of one game, in notation."""

    def __init__(self, game: str, version: str, seats: list[str], options: dict[str, object]) -> None:
        self.game = game
        self.version = version
        self.seats = seats  # who sat where
        self.options = options
        self.components: dict[str, object] | None = None
        self.position: dict[str, object] | None = None  # that the game began with, if it was set up
        self.commitment = ""
        self.entropies: list[str] = []
        self.seed: str | None = None  # revealed when the game is over
        self.steps: list[str] = []
        self.scores: list[int] = []  # of a finished game
        self.ranks: list[int] = []

    @staticmethod
    def of(match: Match, names: list[str], chance: SealedChance, reveal: bool | None = None) -> Record:
        """The record of a match so far; the seed is told only when the game is over (or reveal says so)."""
        terms = match.state.terms
        record = Record(terms.game, terms.version, names, dict(terms.options))
        record.components = match.game.components_data()
        record.position = match.position
        record.commitment = commitment(chance.seed)
        record.entropies = list(chance.entropies)
        record.steps = [match.game.actions.name(step.action) for step in match.steps]
        if match.is_over if reveal is None else reveal:
            record.seed = chance.seed.hex()
        if match.is_over:
            record.scores = match.state.scores()
            record.ranks = match.state.ranks()
        return record

    def to_wire(self) -> GameRecord:
        """The record as it is written and sent."""
        chance = RecordedChance(self.commitment, self.entropies, self.seed)
        result = RecordedResult(self.scores, self.ranks) if self.ranks else None
        return GameRecord(
            FORMAT, self.game, self.version, self.seats, self.options, chance, self.steps, self.components, result,
            self.position,
        )  # fmt: skip

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = msgspec.to_builtins(self.to_wire())
        return data

    @staticmethod
    def from_json(data: object) -> Record:
        """Read a record; what does not belong is named."""
        if isinstance(data, dict) and data.get("format") != FORMAT:
            raise RecordError(f"not a record: format is {data.get('format')!r}, allowed: {FORMAT!r}")
        try:
            json.dumps(data, ensure_ascii=False).encode()
            written = msgspec.convert(data, GameRecord)
        except UnicodeEncodeError:
            raise RecordError("not a record: half of a character stands alone") from None
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as why:
            raise RecordError(f"not a record: {why}") from None
        record = Record(written.game, written.version, written.seats, written.options)
        record.steps, record.components, record.position = written.steps, written.components, written.position
        record.commitment, record.entropies = written.chance.commitment, written.chance.entropies
        record.seed = written.chance.seed
        if written.result is not None:
            record.scores, record.ranks = written.result.scores, written.result.ranks
        return record

    def save(self, path: str | Path) -> None:
        """Write the record so that a crash leaves either the old file or the new one."""
        target = Path(path)
        try:
            write_atomically(target, json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n")
        except OSError as why:
            raise RecordError(f"cannot write {target}: {why.strerror}") from None

    @staticmethod
    def load(path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as why:
            raise RecordError(f"cannot read {path}: {why.strerror}") from None
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not a record: it is not a text file") from None
        try:
            data: object = json.loads(text)
        except (ValueError, RecursionError) as why:
            raise RecordError(f"{path} is not a record: {why}") from None
        return Record.from_json(data)

    def match(self, game: Game, steps: int | None = None) -> Match:
        """Replay the record (or its first steps); every step is checked against the rules."""
        return self._replay(game, steps, None, [])

    def verify(self, game: Game) -> list[str]:
        """What is wrong with this record: nothing, if every step was legal and every draw came from the seed."""
        return self.check(game).problems

    def check(self, game: Game) -> Verdict:
        """Verify the record in one replay, which the verdict keeps."""
        problems: list[str] = []
        chance = self._chance(problems)
        try:
            match = self._replay(game, None, chance, problems)
        except BanchisaError as why:
            return Verdict([str(why)], None)
        draws = any(step.actor == CHANCE for step in match.steps)
        if self.seed is None and (draws or match.is_over):
            problems.append("chance: the seed is not revealed yet")
        if match.is_over and (self.scores != match.state.scores() or self.ranks != match.state.ranks()):
            problems.append(
                f"result: {self.scores} {self.ranks} is written down, the steps give "
                f"{match.state.scores()} {match.state.ranks()}"
            )
        if self.ranks and not match.is_over:
            problems.append("result: a result is written down, but the game is not over")
        return Verdict(problems, match)

    def _replay(self, game: Game, steps: int | None, chance: SealedChance | None, problems: list[str]) -> Match:
        """Take the steps one by one; with chance, note every draw that the seed does not give."""
        game, options, notations = self._read_for(game)
        match = Match.begin(game, len(self.seats), options, self.position)
        for number, notation in enumerate(notations[:steps]):
            try:
                action = game.actions.parse(notation)
                if chance is not None and match.state.actor == CHANCE:
                    drawn = chance.choose(number, match.state)
                    if drawn != action:
                        given = game.actions.name(drawn)
                        problems.append(f"step {number + 1}: the seed gives {given}, written down is {notation}")
                match.play(action)
            except BanchisaError as why:
                raise RecordError(f"step {number + 1}: {why}") from None
        return match

    def _read_for(self, game: Game) -> tuple[Game, dict[str, object], list[str]]:
        """The game with the components of this record, and options and steps in the words of the installed rules."""
        if game.key != self.game:
            raise RecordError(f"this is a record of {self.game}, not of {game.key}")
        options, steps = dict(self.options), list(self.steps)
        if game.version != self.version and not game.upgrade_record(self.version, options, steps):
            raise RecordError(f"recorded with {self.game} {self.version}, but the installed rules are {game.version}")
        if self.components is not None:
            game = game.with_components(self.components)
        for name in options:
            if name not in game.options:
                raise RecordError(
                    f"options: {name!r} is not an option of {game.key}; allowed: {', '.join(game.options)}"
                )
        return game, options, steps

    def _chance(self, problems: list[str]) -> SealedChance | None:
        """The chance that the record says was used, if it can be computed again."""
        if self.seed is None:
            return None
        if not all(entropy.isascii() for entropy in self.entropies):
            problems.append("chance: what the seats added must be plain ASCII text")
            return None
        try:
            seed = bytes.fromhex(self.seed)
            chance = SealedChance(seed, self.entropies)
        except (ValueError, RecordError):
            problems.append("chance: the seed is not a hexadecimal number of at least 16 bytes")
            return None
        if commitment(seed) != self.commitment:
            problems.append(f"chance: the seed has the fingerprint {commitment(seed)}, committed was {self.commitment}")
        return chance
