"""What a person with access to the store may do to single tables, also while a server runs on it."""

from __future__ import annotations

from banchisa.engine.errors import BanchisaError
from banchisa.engine.record import Record
from banchisa.engine.sealed_chance import commitment
from banchisa.engine.state import SPECTATOR
from banchisa.games import registry
from banchisa.server.storage import restore
from banchisa.server.storage.rows import StoredTable
from banchisa.server.storage.store import ListedTable, Store, TableStage
from banchisa.table import views
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import Append, Remove, TableClosed, TableSummary

LONGEST_REASON = 200
_TRIES = 20  # while people go on stepping
Json = dict[str, object]


class NoSuchTable(BanchisaError):
    """There is no table with this id."""


async def load(store: Store, table: str) -> StoredTable:
    found = await store.table(table)
    if found is None:
        raise NoSuchTable(table)
    return found


def stage_of(stored: StoredTable) -> TableStage:
    """How a table stands, in a word."""
    if stored.summary.over:
        return "over"
    if stored.summary.is_closed:
        return "closed"
    return "running" if stored.summary.has_begun else "waiting"


def describe(listed: ListedTable) -> Json:
    """A table for whoever runs the server: nothing that decides a game under way, and nobody's keys or invites."""
    header, summary = listed.stored.header, listed.stored.summary
    found: Json = {
        "table": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": header.options,
        "state": stage_of(listed.stored),
        "version": summary.version,
        "actor": summary.actor,
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in summary.seats],
        "public": header.public,
        "hints": header.hints,
        "created": header.created,
        "changed": listed.changed,
        "commitment": commitment(header.seed),
    }
    return {**found, "seed": header.seed.hex()} if summary.over else found


async def close(store: Store, table: str, reason: str) -> None:
    """End a table before its game is over. People are told by the server; what was played stays."""
    for _ in range(_TRIES):
        stored = await load(store, table)
        stage = stage_of(stored)
        if stage in ("over", "closed"):
            raise BanchisaError(f"table {table} is {stage} already")
        before = stored.summary
        summary = TableSummary(before.length + 1, None, False, before.seats, stage == "waiting", private=before.private)
        try:
            return await store.write(Append(table, before.length, [TableClosed(reason)], summary))
        except Stale:
            continue  # somebody was faster
    raise BanchisaError(f"table {table} changes all the time; try again")


async def remove(store: Store, table: str) -> None:
    """Forget a table and all that was played there."""
    for _ in range(_TRIES):
        stored = await load(store, table)
        await store.write(Remove(table, stored.summary.length))
        if await store.table(table) is None:
            return
    raise BanchisaError(f"table {table} changes all the time; try again")


async def export(store: Store, table: str, everything: bool) -> Record:
    """The record as a spectator may see it, or with everything that is hidden."""
    stored, events = await load(store, table), await store.log(table)
    if stored.header.game not in registry.known_keys():
        return _export_unread(stored, restore.record(stored, events), everything)
    try:
        found = restore.restore(stored, registry.get(stored.header.game), events)
    except Problem as problem:
        if problem.code != "table/rules":
            raise BanchisaError(f"table {table} cannot be read") from None
        return _export_unread(stored, restore.record(stored, events), everything)
    return views.full_record(found) if everything else views.record(found, SPECTATOR)


def _export_unread(stored: StoredTable, record: Record, everything: bool) -> Record:
    """A record whose rules are not here, so that nobody can say what in it is hidden."""
    if stored.summary.over:
        return record
    if not everything:
        raise BanchisaError(f"the rules of table {stored.header.id} are not here: only --all can export it")
    record.seed = stored.header.seed.hex()
    return record
