"""Tables as they come from the store, also damaged ones, and those that were played by older rules."""

from __future__ import annotations

import logging

from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.record import Record
from banchisa.engine.sealed_chance import commitment
from banchisa.server.storage.rows import StoredTable
from banchisa.table import chance
from banchisa.table.errors import Problem
from banchisa.table.events import Event, StepsUndone, StepTaken
from banchisa.table.table import Table

log = logging.getLogger("banchisa.server")


def restore(stored: StoredTable, game: Game, events: list[Event]) -> Table:
    """The table that was stored. A game that was played by other rules is only shown, if these allow all its steps."""
    is_old = game.version != stored.header.rules
    closed = explain_rules(stored, game)
    try:
        table = Table.rebuild(stored.header, game, events)
    except BanchisaError as why:
        if is_old:
            raise closed from None
        log.error("table %s cannot be read: %s", stored.header.id, " ".join(str(why).split()))
        raise Problem("table/damaged", table=stored.header.id) from None
    if is_old and table.is_over != stored.summary.over:
        raise closed
    if is_old and not table.is_over:
        table.closed = closed
    return table


def explain_rules(stored: StoredTable, game: Game | None) -> Problem:
    """Why a table cannot be played: its rules, or its whole game, are not those of this server."""
    header, over = stored.header, stored.summary.over
    record = has_open_record(stored, game)
    if game is None:
        return Problem("game/unknown", key=header.game, over=over, record=record)
    return Problem("table/rules", key=game.key, version=header.rules, now=game.version, over=over, record=record)


def has_open_record(stored: StoredTable, game: Game | None) -> bool:
    """Whether everybody may have the record: nothing is hidden when a game is over, or where there are no secrets."""
    return stored.summary.over or (game is not None and not game.secrets and not stored.summary.open_seats)


def record(stored: StoredTable, events: list[Event]) -> Record:
    """The record of a game without asking the rules that it was played by: all but its result."""
    header, seats = stored.header, stored.summary.seats
    found = Record(header.game, header.rules, [seat.title for seat in seats], header.options)
    found.position = header.position
    found.commitment = commitment(header.seed)
    found.entropies = list(chance.seal_chance(header.seed, seats).entropies)
    found.seed = header.seed.hex() if stored.summary.over else None
    for event in events:
        if isinstance(event, StepTaken):
            found.steps.append(event.action)
        elif isinstance(event, StepsUndone):
            found.undo(event.steps, event.seat if event.agreed else None)
    return found
