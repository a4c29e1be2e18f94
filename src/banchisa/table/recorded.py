"""Tables of records that come from elsewhere: from a file of the terminal, or of another server."""

from __future__ import annotations

from dataclasses import dataclass

from banchisa.bots.levels import BOTS
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.state import CHANCE, OVER
from banchisa.table import chance
from banchisa.table.errors import Problem
from banchisa.table.events import Append, Create, Event, Seat, SeatsChanged, StepTaken, TableHeader, TableSummary, Write
from banchisa.table.identity import clean_name, table_from


@dataclass(frozen=True)
class VerifiedRecord:
    """A record in which every step is legal and every draw comes from the seed."""

    record: Record
    match: Match


def verify(record: Record, game: Game) -> VerifiedRecord:
    """Replay a record; the first thing that is wrong with it is the problem."""
    if record.components is not None:
        raise Problem("record/invalid", problem="components: tables here use those of the game")
    if len(record.entropies) > len(record.seats):
        raise Problem("record/invalid", problem="chance: more was added than there are seats")
    try:
        verdict = record.check(game)
    except BanchisaError as why:
        raise Problem("record/invalid", problem=str(why)) from None
    if verdict.problems or verdict.match is None:
        raise Problem("record/invalid", problem=verdict.problems[0])
    if record.seed is None:
        raise Problem("record/invalid", problem="chance: the seed is not revealed yet")
    return VerifiedRecord(record, verdict.match)


def name_table(record: Record, holder: str) -> str:
    """The id of the table that a browser gets for a record: always the same one, so that nothing is stored twice."""
    told = f"{holder} {record.commitment} {record.seed} {record.entropies} {record.seats} {record.steps}"
    return table_from(told)


def open_table(verified: VerifiedRecord, header: TableHeader) -> tuple[Write, ...]:
    """The table of a record, with all its steps; who opens it takes the seats of people if the game goes on."""
    record, match = verified.record, verified.match
    holder = "" if match.is_over else header.host
    entropies = [*record.entropies, *[""] * len(record.seats)]
    seats = [_seat(title, holder, entropy) for title, entropy in zip(record.seats, entropies, strict=False)]
    events: list[Event] = [SeatsChanged(dict(enumerate(seats)))]
    taken = [(int(step.actor), step.action) for step in match.steps]
    after = match.state.copy()
    sealed = chance.seal_chance(header.seed, seats)
    taken += [(CHANCE, action) for action in chance.play_chance(after, sealed, len(taken))]  # a draw may be due
    events += [StepTaken(actor, match.game.actions.name(action)) for actor, action in taken]
    is_over = after.actor == OVER
    summary = TableSummary(len(events), None if is_over else int(after.actor), is_over, seats)
    return Create(header, summary), Append(header.id, 0, events, summary)


def _seat(title: str, holder: str, entropy: str) -> Seat:
    """Who sat there; nobody who has a name of bots is asked for it."""
    if title in BOTS:
        return Seat("bot", level=title, entropy=entropy)
    try:
        name = clean_name(title)
    except Problem:
        name = ""
    return Seat("human", "" if name == "human" else name, holder=holder, entropy=entropy)
