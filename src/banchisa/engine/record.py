"""Records: a game as JSON that replays from any chair and proves its dice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, final

import msgspec
from msgspec import Struct

from banchisa.engine.errors import BanchisaError, RecordError
from banchisa.engine.files import write_atomically
from banchisa.engine.game import Game
from banchisa.engine.match import Match, Step
from banchisa.engine.sealed_chance import SealedChance, commitment
from banchisa.engine.state import CHANCE
from banchisa.engine.taken_back import TakenBack, check_take_backs, cut, walk

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


class RecordedTakeBack(Struct):
    """Steps that were taken back because everybody agreed; chance then drew anew."""

    seat: int  # that asked for it
    at: int  # the index of the first of them
    steps: list[str]


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
    taken_back: list[RecordedTakeBack] = []  # in the order in which that happened


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
        self.game = game  # its key
        self.version = version  # of its rules
        self.seats = seats  # who sat where
        self.options = options  # what was chosen
        self.components: dict[str, object] | None = None  # where they are not those of the game
        self.position: dict[str, object] | None = None  # that the game began with, if it was set up
        self.commitment = ""  # to the seed, before the game began
        self.entropies: list[str] = []  # what the players added to it
        self.seed: str | None = None  # revealed when the game is over
        self.steps: list[str] = []  # in notation
        self.taken_back: list[TakenBack[str]] = []  # by agreement
        self.scores: list[int] = []  # of a finished game
        self.ranks: list[int] = []  # of a finished game

    @staticmethod
    def of(match: Match, names: list[str], chance: SealedChance, reveal: bool | None = None) -> Record:
        """The record of a match so far; the seed is told only when the game is over (or reveal says so)."""
        terms = match.state.terms
        record = Record(terms.game, terms.version, names, dict(terms.options))
        record.components = match.game.components_data()
        record.position = match.position
        record.commitment = commitment(chance.seed)
        record.entropies = list(chance.entropies)
        name = match.game.actions.name
        record.tell_steps(match, lambda step: name(step.action))
        if match.is_over if reveal is None else reveal:
            record.seed = chance.seed.hex()
        if match.is_over:
            record.scores = match.state.scores()
            record.ranks = match.state.ranks()
        return record

    def tell_steps(self, match: Match, tell: Callable[[Step], str]) -> None:
        """Write down the steps of a match, also those that were taken back, each as it is told."""
        self.steps = [tell(step) for step in match.steps]
        self.taken_back = [
            TakenBack(taken.seat, taken.at, [tell(step) for step in taken.steps]) for taken in match.taken_back
        ]

    def undo(self, steps: int, agreed_for: int | None = None) -> None:
        """The latest steps were taken back; by agreement, if a seat is named that had asked for it."""
        cut(self.steps, self.taken_back, len(self.steps) - steps, agreed_for)

    def to_wire(self) -> GameRecord:
        """The record as it is written and sent."""
        chance = RecordedChance(self.commitment, self.entropies, self.seed)
        result = RecordedResult(self.scores, self.ranks) if self.ranks else None
        return GameRecord(
            FORMAT, self.game, self.version, self.seats, self.options, chance, self.steps, self.components, result,
            self.position, [RecordedTakeBack(taken.seat, taken.at, taken.steps) for taken in self.taken_back],
        )  # fmt: skip

    def to_json(self) -> dict[str, object]:
        """The record as JSON."""
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
        record.taken_back = [TakenBack(taken.seat, taken.at, taken.steps) for taken in written.taken_back]
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
        """The record in a file."""
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
        """Take the steps one by one, also those that were taken back, unless only the first ones are wanted.

        With chance, every draw that the seed does not give is noted.
        """
        game, options, notations, taken_back = self._read_for(game)
        if steps is not None:
            notations, taken_back = notations[:steps], []
        match = Match.begin(game, len(self.seats), options, self.position)
        for number, start, line in walk(notations, taken_back):
            if number:
                match.take_back(taken_back[number - 1].seat, len(match.steps) - start)
            sealed = None if chance is None else chance.after(number)
            besides = f" (taken back, {number + 1})" if number < len(taken_back) else ""
            for notation in line:
                where = f"step {len(match.steps) + 1}{besides}"
                try:
                    _play(match, notation, sealed, problems, where)
                except BanchisaError as why:
                    raise RecordError(f"{where}: {why}") from None
        return match

    def _read_for(self, game: Game) -> tuple[Game, dict[str, object], list[str], list[TakenBack[str]]]:
        """The game with the components of this record, and options and steps in the words of the installed rules."""
        if game.key != self.game:
            raise RecordError(f"this is a record of {self.game}, not of {game.key}")
        options, steps = dict(self.options), list(self.steps)
        taken_back = [TakenBack(taken.seat, taken.at, list(taken.steps)) for taken in self.taken_back]
        if game.version != self.version:
            if not game.upgrade_record(self.version, options, steps):
                raise RecordError(
                    f"recorded with {self.game} {self.version}, but the installed rules are {game.version}"
                )
            for taken in taken_back:
                game.upgrade_record(self.version, dict(self.options), taken.steps)
        if self.components is not None:
            game = game.with_components(self.components)
        for name in options:
            if name not in game.options:
                raise RecordError(
                    f"options: {name!r} is not an option of {game.key}; allowed: {', '.join(game.options)}"
                )
        check_take_backs(steps, taken_back, len(self.seats))
        return game, options, steps, taken_back

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


def _play(match: Match, notation: str, chance: SealedChance | None, problems: list[str], where: str) -> None:
    """Take one step; with chance, a draw must be the one that it gives."""
    actions = match.game.actions
    action = actions.parse(notation)
    if chance is not None and match.state.actor == CHANCE:
        drawn = chance.choose(len(match.steps), match.state)
        if drawn != action:
            problems.append(f"{where}: the seed gives {actions.name(drawn)}, written down is {notation}")
    match.play(action)
