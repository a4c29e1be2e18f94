"""How tables lie in the rows of a database, whichever it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from banchisa.table.events import Append, Seat, TableHeader, TableSummary, encode_event, kind_of
from banchisa.table.wire.clocks import ClockRule

COLUMNS = (
    "id, game, rules, options, host, invite, seed, public, created, version, actor, over, seating, hints, stand_in, "
    "position, vacant, clock, name, private, has_talk"
)
EventRow = tuple[str, int, str, str, float]


@dataclass(frozen=True)
class StoredTable:
    """A table of a list: how it was opened and how it stands."""

    header: TableHeader
    summary: TableSummary


def write_table(header: TableHeader, summary: TableSummary) -> dict[str, object]:
    """The row of a new table, by column."""
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": write_json(header.options),
        "host": header.host,
        "invite": header.invite,
        "seed": header.seed,
        "public": header.public,
        "created": header.created,
        "version": 0,
        "private": 0,
        "actor": summary.actor,
        "over": summary.over,
        "vacant": _count_vacant(summary),
        "seating": write_json(summary.seats),
        "hints": header.hints,
        "stand_in": header.stand_in,
        "position": write_json(header.position),
        "clock": write_json(header.clock),
        "deadline": summary.deadline,
        "name": header.name,
        "has_talk": header.has_talk,
    }


def write_events(write: Append, now: float) -> list[EventRow]:
    """The rows of events that were added."""
    numbered = enumerate(write.events, write.after + 1)
    return [(write.table, number, kind_of(event), encode_event(event), now) for number, event in numbered]


def write_summary(summary: TableSummary) -> tuple[int, int | None, bool, int, str, float | None, int]:
    """How a table stands: length of its log, actor, over, vacant, seating, deadline, private."""
    seating, vacant = write_json(summary.seats), _count_vacant(summary)
    return summary.length, summary.actor, summary.over, vacant, seating, summary.deadline, summary.private


def _count_vacant(summary: TableSummary) -> int:
    """The seats that a table waits for: none, if it waits no longer."""
    return 0 if summary.is_cancelled else summary.unready_seats


def write_json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def read_table(row: Sequence[object]) -> StoredTable:
    """The table of a row with these columns."""
    return _read(dict(zip(COLUMNS.split(", "), row, strict=True)))


def _read(row: Mapping[str, object]) -> StoredTable:
    header = TableHeader(
        id=str(row["id"]),
        game=str(row["game"]),
        rules=str(row["rules"]),
        options=msgspec.json.decode(str(row["options"]), type=dict[str, object]),
        host=str(row["host"]),
        invite=str(row["invite"]),
        seed=msgspec.convert(row["seed"], bytes),
        public=bool(row["public"]),
        created=msgspec.convert(row["created"], float),
        hints=bool(row["hints"]),
        stand_in=str(row["stand_in"]),
        position=msgspec.json.decode(str(row["position"]), type=dict[str, object] | None),
        clock=msgspec.json.decode(str(row["clock"]), type=ClockRule | None),
        name=str(row["name"]),
        has_talk=bool(row["has_talk"]),
    )
    seats = msgspec.json.decode(str(row["seating"]), type=list[Seat])
    standing = (row["version"], row["actor"], row["private"])
    length, actor, private = msgspec.convert(standing, tuple[int, int | None, int])
    is_cancelled = row["vacant"] == 0 and not all(seat.is_ready for seat in seats)
    return StoredTable(header, TableSummary(length, actor, bool(row["over"]), seats, is_cancelled, private=private))
