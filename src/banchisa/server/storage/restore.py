"""Tables as they come from the store, also damaged ones, and those that were played by older rules."""

from __future__ import annotations

import logging

from banchisa.engine.chance import commitment
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.record import Record
from banchisa.server.storage.store import Kept
from banchisa.table import chance
from banchisa.table.errors import Problem
from banchisa.table.events import Event, Stepped, Undone
from banchisa.table.table import Table

log = logging.getLogger("banchisa.server")


def restore(kept: Kept, game: Game, events: list[Event]) -> Table:
    """The table that was stored. With other rules only a finished game is shown, if these rules allow all its steps."""
    is_old = game.version != kept.opening.rules
    closed = Problem("table/rules", key=game.key, version=kept.opening.rules, now=game.version, over=kept.brief.over)
    if is_old and not kept.brief.over:
        raise closed
    try:
        table = Table.rebuilt(kept.opening, game, events)
    except BanchisaError as why:
        if is_old:
            raise closed from None
        log.error("table %s cannot be read: %s", kept.opening.id, " ".join(str(why).split()))
        raise Problem("table/damaged", table=kept.opening.id) from None
    if is_old and not table.is_over:
        raise closed
    return table


def record(kept: Kept, events: list[Event]) -> Record:
    """The record of a finished game without asking the rules that it was played by: all but its result."""
    opening, seats = kept.opening, kept.brief.seats
    found = Record(opening.game, opening.rules, [seat.title for seat in seats], opening.options)
    found.commitment = commitment(opening.seed)
    found.entropies = list(chance.seal_chance(opening.seed, seats).entropies)
    found.seed = opening.seed.hex()
    for event in events:
        if isinstance(event, Stepped):
            found.steps.append(event.action)
        elif isinstance(event, Undone):
            del found.steps[-event.steps :]
    return found
