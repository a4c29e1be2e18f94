"""Who is to be told of what has happened at a table, should they not be looking: the kind of news, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from banchisa.table.decisions import Decision
from banchisa.table.events import Append, Create, Notice, NoticeKind, Seat, TableSummary, TakeBackAsked, Write
from banchisa.table.table import Table


def add_notices(table: Table, decision: Decision, due: float) -> list[Write]:
    """What a decision stores, with what people are told of it when it is due."""
    writes: list[Write] = []
    host = ""
    for write in decision.besides:
        host = write.header.host if isinstance(write, Create) else host
        writes.append(_tell(write, _find_invited(write, host), due) if isinstance(write, Append) else write)
    news = _find_asked(table, decision.append) | find_notices(table, decision.append.summary)
    return [*writes, _tell(decision.append, news, due)]


def _tell(append: Append, news: dict[str, NoticeKind], due: float) -> Append:
    return structs.replace(append, notices=[Notice(holder, kind, due) for holder, kind in news.items()])


def find_notices(table: Table, after: TableSummary) -> dict[str, NoticeKind]:
    """What each holder is to be told when a table that was so stands like this; of several things the most urgent."""
    news: dict[str, NoticeKind] = {}
    if after.seats is not table.seats and (newcomers := _find_newcomers(table.seats, after.seats)):
        host = {table.header.host} - {""}
        news |= dict.fromkeys((_find_people(after) | host) - newcomers, "joined")
    if not table.has_begun and after.has_begun:
        news |= dict.fromkeys(_find_people(after), "begun")
    before = table.seats[table.actor].holder if table.has_begun and table.actor >= 0 else ""
    if after.actor is not None:
        news |= {seat.holder: "turn" for seat in after.awaited_seats if seat.holder and seat.holder != before}
    if after.over and not table.is_over:
        news |= dict.fromkeys(_find_people(after), "over")
    return news


def _find_people(table: TableSummary) -> set[str]:
    """The holders of all seats on which people sit."""
    return {seat.holder for seat in table.seats if seat.kind == "human"} - {""}


def _find_invited(append: Append, host: str) -> dict[str, NoticeKind]:
    """The people of a table that was just opened, besides who opened it: they are to come."""
    return dict.fromkeys(sorted(_find_people(append.summary) - {host}), "invited")


def _find_asked(table: Table, append: Append) -> dict[str, NoticeKind]:
    """The people whom somebody asks whether a step may be taken back, besides who is to act: that one comes anyway."""
    match append.events:
        case [TakeBackAsked(seat=seat)]:
            asked = {table.seats[number].holder for number in table.seats_to_ask(seat)}
            return dict.fromkeys(sorted(asked - {each.holder for each in append.summary.awaited_seats}), "asked")
    return {}


def _find_newcomers(before: Sequence[Seat], after: Sequence[Seat]) -> set[str]:
    """The holders of the people on chairs that were free."""
    return {new.holder for old, new in zip(before, after, strict=True) if old.kind == "open" and new.kind == "human"}
