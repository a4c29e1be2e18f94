"""Writes that both databases take in the same words, besides the events of tables."""

from __future__ import annotations

from dataclasses import dataclass

from banchisa.table.errors import Problem
from banchisa.table.events import Append, Write

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


StoreWrite = Write | Statement
NoticeRow = tuple[str, str, str, float, str]  # table, kind, number, due, holder


def write_notices(append: Append) -> list[NoticeRow]:
    """Who is told of these events, for those who want to be: of one table, each waits for the latest news only."""
    number = str(append.summary.version)  # which its reader sees
    return [(append.table, notice.kind, number, notice.due, notice.holder) for notice in append.notices]
