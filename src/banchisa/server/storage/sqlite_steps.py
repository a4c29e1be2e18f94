"""The steps of many tables as one statement of SQLite.

Python gives its lock back once for each statement, and has to wait for it afterwards. What is stored in one statement
is a transaction by itself, so the thread that writes neither waits between its parts nor keeps others waiting.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, zip_longest

from banchisa.server.storage.rows import write_events
from banchisa.server.storage.statements import REPLACE_NOTICE, StoreWrite, write_notices
from banchisa.table.events import Append, StepTaken

_COLUMNS = "table_id, n, kind, data, at, version, actor, over, deadline, private, news, number, due, holder"
_WIDTH = len(_COLUMNS.split(", "))
_MOST = 2048  # rows at once: SQLite takes 32,766 values
_VIEW = f"CREATE TEMP VIEW steps ({_COLUMNS}) AS SELECT {', '.join(['NULL'] * _WIDTH)}"
_TRIGGER = f"""
CREATE TEMP TRIGGER keep_step INSTEAD OF INSERT ON steps BEGIN
  UPDATE tables SET version = NEW.version, actor = NEW.actor, over = NEW.over, deadline = NEW.deadline,
    private = NEW.private WHERE id = NEW.table_id;
  SELECT RAISE(ABORT, 'the table is gone') WHERE changes() = 0 AND NEW.table_id IS NOT NULL;
  INSERT INTO events SELECT NEW.table_id, NEW.n, NEW.kind, NEW.data, NEW.at WHERE NEW.n IS NOT NULL;
  INSERT INTO notices SELECT id, NEW.table_id, NEW.news, NEW.number, NEW.due, 0, '' FROM ways
    WHERE holder = NEW.holder AND state = 'on' {REPLACE_NOTICE};
END"""
_NO_NOTICE = (None, None, None, None)


def prepare(connection: sqlite3.Connection) -> None:
    """Let a connection take steps; nothing of it is seen by others."""
    connection.execute(_VIEW)
    connection.execute(_TRIGGER)


def find_steps(writes: Sequence[StoreWrite]) -> list[Append]:
    """These, if all of them are steps, which leave the seats of a table as they are; else none."""
    appends = [write for write in writes if isinstance(write, Append)]
    is_all = len(appends) == len(writes)
    return appends if is_all and all(type(event) is StepTaken for each in appends for event in each.events) else []


def write_steps(connection: sqlite3.Connection, appends: list[Append], now: float) -> bool:
    """Store all of these, or nothing: where one has lost a race, its table is gone, or they are too many."""
    found = [row for append in appends for row in _write_rows(append, now)]
    if not 0 < len(found) <= _MOST:
        return False
    size = 1 << (len(found) - 1).bit_length()
    values = [*chain.from_iterable(found), *[None] * (_WIDTH * (size - len(found)))]
    try:
        connection.execute(_statement(size), values)
    except sqlite3.IntegrityError:
        return False
    return True


def _write_rows(append: Append, now: float) -> Iterator[tuple[object, ...]]:
    """One change: in each row an event, how the table stands after the last of them, and somebody who is told of it."""
    summary = append.summary
    stands = summary.length, summary.actor, summary.over, summary.deadline, summary.private
    for event, notice in zip_longest(write_events(append, now), write_notices(append)):
        if event is None:
            event = (append.table, None, None, None, None)
        yield (*event, *stands, *(_NO_NOTICE if notice is None else notice[1:]))


@cache
def _statement(size: int) -> str:
    """One statement for so many rows; for few sizes only, for SQLite has to read each."""
    row = f"({', '.join('?' * _WIDTH)})"
    return f"INSERT INTO steps VALUES {', '.join([row] * size)}"
