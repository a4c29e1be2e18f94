"""Writes that both databases take in the same words, besides the events of tables."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from banchisa.server.storage.rows import write_table
from banchisa.table.errors import Problem
from banchisa.table.events import ANALYSIS, RESULT, Append, Create, Keep, Remove, Write

_BESIDE = ("events", "holders", "notices", "marks", "talk")  # whose rows belong to a table

REPLACE_NOTICE = (  # what is newer takes the place of what was not sent yet
    "ON CONFLICT (way, table_id) DO UPDATE "
    "SET kind = excluded.kind, number = excluded.number, due = excluded.due, tries = 0, claim = ''"
)


@dataclass(frozen=True)
class Statement:
    """To be stored: what one statement says. Values are called $1, $2, and so on; it must change a row, or there is a
    problem and nothing of what is written with it is stored."""

    sql: str
    values: tuple[object, ...] = ()
    problem: Problem | None = None
    decides: bool = False  # whether the statements after it are left out if it changes no row

    def is_last(self, changes: int) -> bool:
        """Whether nothing is to be done after it, now that it has changed so many rows; or its problem."""
        if not changes and self.problem is not None:
            raise self.problem
        return self.decides and not changes


StoreWrite = Write | Statement
Outcome = Exception | None  # of a job: stored, or why not
NoticeRow = tuple[str, str, str, float, str]  # table, kind, number, due, holder


def write_notices(append: Append) -> list[NoticeRow]:
    """Who is told of these events, for those who want to be: of one table, each waits for the latest news only."""
    number = str(append.summary.version)  # which its reader sees
    return [(append.table, notice.kind, number, notice.due, notice.holder) for notice in append.notices]


def find_statements(write: Create | Remove | Keep | Statement, now: float) -> list[Statement]:
    """What is done for a write, in order."""
    match write:
        case Create():
            values = write_table(write.header, write.summary)
            places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
            insert = f"INSERT INTO tables ({', '.join(values)}) VALUES ({places})"
            return [Statement(insert, tuple(values.values())), *hold_seat(write.header.host, write.header.id)]
        case Remove():
            delete = "DELETE FROM tables WHERE id = $1 AND version = $2"
            return [
                Statement(delete, (write.table, write.length), decides=True),
                *(Statement(f"DELETE FROM {name} WHERE table_id = $1", (write.table,)) for name in _BESIDE),
                Statement("DELETE FROM findings WHERE kind IN ($1, $2) AND name = $3", (ANALYSIS, RESULT, write.table)),
            ]
        case Keep():
            insert = (
                "INSERT INTO findings VALUES ($1, $2, $3, $4) "
                "ON CONFLICT (kind, name) DO UPDATE SET data = excluded.data, at = excluded.at"
            )
            return [Statement(insert, (write.kind, write.name, write.data, now))]
        case Statement():
            return [write]


def hold_seat(holder: str, table: str) -> list[Statement]:
    """Somebody has to do with a table; nobody has nothing to do with it."""
    return [Statement("INSERT INTO holders VALUES ($1, $2) ON CONFLICT DO NOTHING", (holder, table))] if holder else []


def settle(done: asyncio.Future[None], outcome: Outcome) -> None:
    """Tell those who wait what became of their job."""
    if done.done():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
