"""A table whose people share one keyboard. Like the server's, it is changed by decisions only."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from msgspec import structs

from banchisa.bots import hints
from banchisa.bots.hints import Advice
from banchisa.bots.levels import EXPERT, iterations, make_bot
from banchisa.cli.arguments import parse_seats, seat_of
from banchisa.cli.console import Console
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.options import Value
from banchisa.engine.record import Record
from banchisa.engine.rng import Rng
from banchisa.engine.sealed_chance import seed_from
from banchisa.games import registry
from banchisa.table import chance, decisions
from banchisa.table.events import Seat, TableHeader
from banchisa.table.log import LogLine
from banchisa.table.table import Table
from banchisa.table.wire.orders import SeatOrders

KEYBOARD = "keyboard"  # the holder of every person's chair


@dataclass(frozen=True)
class LocalTable:
    """A table, seen from the keyboard at which its people sit."""

    table: Table
    resumed: int = 0  # how many steps the record had from which the game goes on

    @property
    def people(self) -> tuple[int, ...]:
        return self.table.seats_of(KEYBOARD)

    @property
    def at_keyboard(self) -> tuple[int, ...]:
        """The chairs of those who may sit at the keyboard now: with secrets, only of the person to act."""
        return (self.table.actor,) if self.has_secrets() else self.people

    def has_secrets(self) -> bool:
        """Whether the people at this keyboard know different things now."""
        if len(self.people) < 2:
            return False
        seen = [self.table.state.seen_by(seat).to_json() for seat in self.people]
        return any(view != seen[0] for view in seen)

    def act(self, action: int) -> None:
        """A step of the seat to act, and what chance does upon it."""
        table = self.table
        self._take(decisions.act(table, (table.actor,), table.version, table.game.actions.name(action)))

    def undo(self) -> LogLine:
        """Take back the latest step, or raise Problem where the person at the keyboard may not; what it was."""
        decision = decisions.undo(self.table, self.at_keyboard, self.table.version, 1)
        line = self.table.log(int(self.table.match.steps[-1].actor))[-1]
        self._take(decision)
        return line

    def give_orders(self, orders: SeatOrders) -> None:
        """The standing orders of the person to act, from now on."""
        seat = self.table.actor
        self._take(decisions.give_orders(self.table, (seat,), seat, orders))

    def sit_down(self, seats: list[Seat]) -> None:
        """Everybody takes a chair, and chance may begin."""
        self._take(decisions.seat_players(self.table, dict(enumerate(seats))))

    def _take(self, decision: decisions.Decision) -> None:
        for _ in decision.apply_to(self.table):
            pass  # whoever is to hear of it looks at the log

    def choose_for_bot(self) -> int:
        """What the bot to act does; the same again when the game is taken back to here or resumed."""
        table = self.table
        rng = Rng(chance.bot_number(table.header.seed, len(table.match.steps), len(table.match.taken_back)))
        return make_bot(table.game, table.seats[table.actor].level).choose(table.state.seen_by(table.actor), rng)

    def find_hint(self) -> list[Advice]:
        """What an expert would do for the seat to act, from what it sees."""
        table = self.table
        seen = table.state.seen_by(decisions.hint(table, self.people, table.version))
        return hints.give(table.game, seen, iterations(table.game, EXPERT), hints.number(seen))


def open_table(game: Game, options: dict[str, Value], seats: list[Seat], seed: int | None) -> LocalTable:
    """A new game; with a seed it is the same each time."""
    secret = chance.new_seed() if seed is None else seed_from(seed)
    added = [_entropy(seed, number) if seat.kind == "human" else "" for number, seat in enumerate(seats)]
    local = LocalTable(Table(_header(game, dict(options), secret), len(seats), game))
    local.sit_down(_hold(seats, added))
    return local


T = TypeVar("T", bound=LocalTable)


def set_up_table(kind: type[T], match: Match, seats: list[Seat]) -> T:
    """A table on which a game is already under way."""
    header = _header(match.game, dict(match.state.terms.options), chance.new_seed())
    local = kind(Table(header, len(seats), match.game, match))
    local.sit_down(_hold(seats, []))
    return local


def resume_table(file: Path, text: str | None, console: Console) -> LocalTable:
    """The unfinished game of a record, with other seats if a text names them."""
    record = Record.load(file)
    game = registry.get(record.game)
    if record.ranks:
        raise console.error("ui-resume-over", file=str(file))
    if record.seed is None:
        raise console.error("ui-resume-no-seed")
    match = _check(record, game, console)
    seats = [seat_of(title) for title in record.seats] if text is None else parse_seats(text, console)
    if len(seats) != len(record.seats):
        raise console.error("ui-resume-seats", seats=len(record.seats), given=len(seats))
    header = _header(match.game, dict(match.state.terms.options), bytes.fromhex(record.seed))
    local = LocalTable(Table(header, len(seats), match.game, match), len(record.steps))
    local.sit_down(_hold(seats, record.entropies))
    return local


def _check(record: Record, game: Game, console: Console) -> Match:
    """The match that a record tells, if all of it is sound and each seat may have added its part to chance."""
    verdict = record.check(game)
    problems = verdict.problems
    if len(record.entropies) > len(record.seats) or not all(record.entropies):
        problems = [*problems, "chance: each seat adds one text or nothing"]
    if verdict.match is None or problems:
        raise console.error("ui-resume-broken", why=problems[0])
    return verdict.match


def _hold(seats: list[Seat], added: list[str]) -> list[Seat]:
    """The same seats with their additions to chance, in order; the keyboard holds the seats of people."""
    added = added + [""] * (len(seats) - len(added))
    return [
        structs.replace(seat, holder=KEYBOARD if seat.kind == "human" else "", entropy=entropy)
        for seat, entropy in zip(seats, added, strict=True)
    ]


def _header(game: Game, options: dict[str, object], seed: bytes) -> TableHeader:
    return TableHeader("", game.key, game.version, options, KEYBOARD, "", seed, public=False, created=0.0)


def _entropy(seed: int | None, seat: int) -> str:
    if seed is None:
        return secrets.token_hex(16)
    return hashlib.sha256(f"banchisa entropy {seed} {seat}".encode()).hexdigest()[:32]
