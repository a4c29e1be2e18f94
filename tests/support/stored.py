"""Tables to be stored, small and all alike."""

from concurrent.futures import ThreadPoolExecutor

from banchisa.server.storage.address import StoreAddress
from banchisa.server.storage.open_store import run_on_store
from banchisa.server.storage.statements import StoreWrite
from banchisa.table.events import Append, Create, Seat, SeatsChanged, TableHeader, TableSummary

ADA = Seat("human", "Ada", holder="a" * 64, entropy="ab" * 8)


def header(table: str, public: bool = False, created: float = 1.0, hints: bool = True) -> TableHeader:
    return TableHeader(table, "nanuuk", "1", {"mode": "intro"}, "h" * 64, "invite", b"s" * 32, public, created, hints)


def summary(version: int, *seats: Seat, over: bool = False) -> TableSummary:
    return TableSummary(version, None, over, list(seats or (ADA, Seat())))


def created(table: str, **more) -> list:
    seated = SeatsChanged({0: ADA, 1: Seat()})
    return [Create(header(table, **more), summary(0)), Append(table, 0, [seated], summary(1))]


def write_apart(address: StoreAddress, *writes: StoreWrite) -> None:
    """Store something from a thread that drives a browser, or from a coroutine: both have a loop of their own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(run_on_store, address, lambda store: store.write(*writes)).result()
