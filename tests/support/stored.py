"""Tables to be stored, small and all alike."""

from banchisa.table.events import Append, Create, Seat, SeatsChanged, TableHeader, TableSummary

ADA = Seat("human", "Ada", holder="a" * 64, entropy="ab" * 8)


def header(table: str, public: bool = False, created: float = 1.0, hints: bool = True) -> TableHeader:
    return TableHeader(table, "nanuuk", "1", {"mode": "intro"}, "h" * 64, "invite", b"s" * 32, public, created, hints)


def summary(version: int, *seats: Seat, over: bool = False) -> TableSummary:
    return TableSummary(version, None, over, list(seats or (ADA, Seat())))


def created(table: str, **more) -> list:
    seated = SeatsChanged({0: ADA, 1: Seat()})
    return [Create(header(table, **more), summary(0)), Append(table, 0, [seated], summary(1))]
