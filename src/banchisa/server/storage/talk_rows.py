"""What is said at tables, in the rows of a store, whichever it is."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from banchisa.server.storage.statements import Statement
from banchisa.server.storage.store import Row, Store
from banchisa.table.errors import Problem, Stale
from banchisa.table.wire.talk import Circle, TalkLine

MOST_STORED = 500  # lines of each circle of a table
_MOST_RACES = 20  # that one line may lose against other servers
_ADD = (  # numbered by the database, once for each token, and only where people may talk
    "INSERT INTO talk (table_id, circle, n, token, data) SELECT id, $2, "
    "COALESCE((SELECT MAX(n) FROM talk WHERE table_id = $1 AND circle = $2), 0) + 1, $3, $4 "
    "FROM tables WHERE id = $1 AND has_talk ON CONFLICT (table_id, token) DO NOTHING"
)
_FORGET = (
    "DELETE FROM talk WHERE table_id = $1 AND circle = $2 AND "
    f"n <= (SELECT MAX(n) FROM talk WHERE table_id = $1 AND circle = $2) - {MOST_STORED}"
)
_read_line = msgspec.json.Decoder(TalkLine).decode


class TalkRows:
    """What is asked of a store about the talk of a table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table: str, line: TalkLine) -> None:
        """Store a line as the next one of its circle, unless it was stored before, or nobody may talk here."""
        data = msgspec.json.encode(line).decode()
        for _ in range(_MOST_RACES):
            with suppress(Stale):  # another server was faster
                return await self._store.write(
                    Statement(_ADD, (table, line.circle, line.token, data)), Statement(_FORGET, (table, line.circle))
                )
        raise Problem("server/busy")

    async def read(self, table: str, circle: Circle, after: int, most: int) -> list[TalkLine]:
        """The newest lines of a circle after a number, in order."""
        query = "SELECT n, data FROM talk WHERE table_id = $1 AND circle = $2 AND n > $3 ORDER BY n DESC LIMIT $4"
        return _read_lines(await self._store.select(query, table, circle, after, most))[::-1]

    async def find(self, table: str, token: str) -> list[TalkLine]:
        """The line of a token, if there is one."""
        query = "SELECT n, data FROM talk WHERE table_id = $1 AND token = $2"
        return _read_lines(await self._store.select(query, table, token))


def _read_lines(rows: list[Row]) -> list[TalkLine]:
    """The lines of rows; those of a newer version, which nobody here can read, are left out."""
    lines = []
    for number, data in rows:
        with suppress(msgspec.MsgspecError):
            lines.append(replace(_read_line(str(data)), n=int(str(number))))
    return lines
