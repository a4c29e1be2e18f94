"""Tables of records that come from elsewhere: from a file of the terminal, or of another server."""

from __future__ import annotations

from dataclasses import dataclass

from banchisa.bots.levels import BOTS
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.state import CHANCE, OVER
from banchisa.engine.taken_back import walk
from banchisa.table import chance
from banchisa.table.errors import Problem
from banchisa.table.events import (
    Append,
    Create,
    Event,
    Seat,
    SeatsChanged,
    StepsUndone,
    StepTaken,
    TableHeader,
    TableSummary,
    Write,
)
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
    given_up = [(taken.seat, taken.at, taken.steps) for taken in record.taken_back]
    return table_from(f"{told} {given_up}" if given_up else told)


def open_table(verified: VerifiedRecord, header: TableHeader) -> tuple[Write, ...]:
    """The table of a record, with all its steps; who opens it takes the seats of people if the game goes on."""
    record, match = verified.record, verified.match
    holder = "" if match.is_over else header.host
    entropies = [*record.entropies, *[""] * len(record.seats)]
    seats = [_seat(title, holder, entropy) for title, entropy in zip(record.seats, entropies, strict=False)]
    events: list[Event] = [SeatsChanged(dict(enumerate(seats)))]
    name = match.game.actions.name
    length = 0
    for number, start, line in walk(match.steps, match.taken_back):
        if number:
            events.append(StepsUndone(match.taken_back[number - 1].seat, length - start, agreed=True))
        events += [StepTaken(int(step.actor), name(step.action)) for step in line]
        length = start + len(line)
    after = match.state.copy()
    sealed = chance.seal_chance(header.seed, seats, len(match.taken_back))
    drawn = chance.play_chance(after, sealed, length)  # a draw may be due
    events += [StepTaken(CHANCE, name(action)) for action in drawn]
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
