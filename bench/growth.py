"""What a step, a list and a start cost as tables grow: 100 to 100,000 stored, and up to 5,000 live.

    python bench/growth.py            SQLite and PostgreSQL; writes its part of docs/scale.md; loopback only
    python bench/growth.py --stored 10000 --live 1000 --store sqlite     smaller, printed and not kept

Games are played by lot once; copies of their rows, with names of their own, fill a store of each size. Measured is
processor time of the server process, which other programs on the machine hardly change; with PostgreSQL also that of
the database. All sizes are measured in turn, several times, and the medians count: a machine that becomes busier or
less busy meanwhile looks like growth otherwise.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "bench")]

import asyncpg  # noqa: E402
from one_server import OneServer, allow_many_sockets, hear, processor_time  # noqa: E402
from sections import write_section, write_table  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

from banchisa.server.storage import rows  # noqa: E402
from banchisa.server.storage.address import is_postgres  # noqa: E402
from banchisa.server.storage.open_store import use_store  # noqa: E402
from banchisa.server.storage.rows import StoredTable  # noqa: E402
from banchisa.table.events import Append, Event  # noqa: E402
from banchisa.table.identity import holder_of, new_key, new_table  # noqa: E402
from support.clients import Browser  # noqa: E402
from support.postgres import Cluster, running_cluster  # noqa: E402

PAGE = ROOT / "docs" / "scale.md"
STORED, LIVE = (100, 1_000, 10_000, 100_000), (100, 1_000, 5_000)
TEMPLATES = 4  # games, finished and under way
PLAYED = 20  # tables at which steps are taken
STEPS, LISTS = 4_000, 200
ROUNDS = 3
REST = 8.0  # seconds in which nothing is asked
ARRIVALS = 300  # sockets that came together, of which other servers are told each second; then there is rest
HOLDERS = 5_000  # people who have tables


@dataclass
class Template:
    """The rows of a table, of which copies are made."""

    table: dict[str, object]
    events: list[tuple]
    holder: str

    def copy(self, holder: str, created: float) -> "Template":
        name = new_table()
        table = {**self.table, "id": name, "host": holder, "created": created}
        table["seating"] = str(table["seating"]).replace(self.holder, holder)
        events = [(name, n, kind, data.replace(self.holder, holder), at) for _, n, kind, data, at in self.events]
        return Template(table, events, holder)


def play_templates(folder: Path) -> list[Template]:
    """Games of Nanuuk!, some finished and some under way, as rows of the store."""
    file = str(folder / "templates.sqlite")
    with OneServer(file) as server:
        browser, dice = Browser(server.url), random.Random(1)
        tables = [browser.open("Ada", "Bea")["table"] for _ in range(TEMPLATES)]
        for number, table in enumerate(tables):
            with browser.at(table) as chair:
                chair.play(dice, steps=10**6 if number % 2 else 20)

    async def read() -> list[Template]:
        async with use_store(file) as store:
            return [make_template(await store.table(table), await store.log(table)) for table in tables]

    return asyncio.run(read())


def make_template(stored: StoredTable, events: list[Event]) -> Template:
    append = Append(stored.header.id, 0, events, stored.summary)
    summary = stored.summary
    table = {**rows.write_table(stored.header, summary), "version": summary.length, "private": summary.private}
    return Template(table, rows.write_events(append, time.time()), stored.header.host)


def copies(templates: list[Template], count: int) -> Iterator[Template]:
    holders = [holder_of(new_key()) for _ in range(HOLDERS)]
    for number in range(count):
        yield templates[number % len(templates)].copy(holders[number % HOLDERS], time.time() - 10**6 + number)


def fill(address: str, templates: list[Template], count: int) -> list[str]:
    """Add so many tables; the names of those under way."""
    running: list[str] = []
    for _ in range(0, count, 1_000):
        made = list(copies(templates, min(1_000, count)))
        running += [str(each.table["id"]) for each in made if not each.table["over"]]
        if is_postgres(address):
            asyncio.run(fill_postgres(address, made))
        else:
            fill_sqlite(address, made)
    return running


def fill_sqlite(file: str, made: list[Template]) -> None:
    with sqlite3.connect(file) as db:
        names = ", ".join(made[0].table)
        places = ", ".join(f":{name}" for name in made[0].table)
        db.executemany(f"INSERT INTO tables ({names}) VALUES ({places})", [each.table for each in made])
        db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", [row for each in made for row in each.events])
        db.executemany("INSERT INTO holders VALUES (?, ?)", [(each.holder, each.table["id"]) for each in made])
    db.close()


async def fill_postgres(address: str, made: list[Template]) -> None:
    db = await asyncpg.connect(address)
    columns = list(made[0].table)
    where = {"schema_name": "banchisa"}
    records = [tuple(each.table.values()) for each in made]
    await db.copy_records_to_table("tables", records=records, columns=columns, **where)
    await db.copy_records_to_table("events", records=[row for each in made for row in each.events], **where)
    await db.copy_records_to_table("holders", records=[(each.holder, each.table["id"]) for each in made], **where)
    await db.close()


@dataclass
class Costs:
    """What was measured at one size."""

    stored: int
    live: int
    start: float  # seconds until the first answer
    start_time: float  # seconds of processor time for it
    step: float  # seconds of the server's processor time
    database_step: float
    idle: float  # processor seconds in each second without any question
    listing: float  # seconds of processor time for the list of one's tables
    memory: float  # bytes


async def play(server: OneServer, browser: Browser, tables: list[str], steps: int) -> int:
    """Take steps by lot at all of these tables, one after the other at each; how many were taken."""
    url, headers = server.url.replace("http", "ws"), {"Cookie": f"banchisa_key={browser.key}"}

    async def play_one(table: str, dice: random.Random) -> int:
        async with connect(
            f"{url}/api/tables/{table}/live?scenes=whole", additional_headers=headers, origin=server.url, max_size=None
        ) as socket:
            state, taken = await hear(socket, {}), 0
            while taken < steps and not state["over"]:
                while not state["scene"]["choices"] and not state["over"]:
                    state = await hear(socket, state)
                if state["over"]:
                    break
                action = dice.choice(state["scene"]["choices"])["name"]
                await socket.send(json.dumps({"do": "act", "version": state["version"], "action": action, "id": taken}))
                before = state["version"]
                while state["version"] == before:
                    state = await hear(socket, state)
                taken += 1
            return taken

    return sum(await asyncio.gather(*(play_one(table, random.Random(table)) for table in tables)))


async def measure(server: OneServer, database: Cluster | None, stored: int, running: list[str]) -> Costs:
    """Costs with so many tables live, besides those that are played at."""
    browser = Browser(server.url)
    tables = [browser.open("Ada", "Bea")["table"] for _ in range(PLAYED)]
    await play(server, browser, tables, 5)  # everything was used once
    async with AsyncExitStack() as stack:
        url = server.url.replace("http", "ws")
        for group in grouped(running, 50):
            sockets = [
                connect(
                    f"{url}/api/tables/{table}/live",
                    origin=server.url,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=120,
                )
                for table in group
            ]
            await asyncio.gather(*(stack.enter_async_context(socket) for socket in sockets))
        await asyncio.sleep(2.0 + len(running) / ARRIVALS)
        idle = await rest(server)
        before, behind, begun = server.processor_time, used_by(database), time.perf_counter()
        steps = await play(server, browser, tables, STEPS // PLAYED)
        spent = time.perf_counter() - begun
        step = (server.processor_time - before - idle * spent) / steps
        database_step = (used_by(database) - behind) / steps
        before = server.processor_time
        for _ in range(LISTS):
            browser.get("/tables")
        listing = (server.processor_time - before) / LISTS
        return Costs(
            stored, len(running), server.start, server.start_time, step, database_step, idle, listing, server.memory
        )


def grouped(names: list[str], size: int) -> Iterator[list[str]]:
    return (names[start : start + size] for start in range(0, len(names), size))


async def rest(server: OneServer) -> float:
    """The processor time that each second takes in which nothing is asked."""
    before, begun = server.processor_time, time.perf_counter()
    await asyncio.sleep(REST)
    return (server.processor_time - before) / (time.perf_counter() - begun)


def used_by(database: Cluster | None) -> float:
    """Processor time of the processes of a database that live now."""
    return sum(map(processor_time, database.processes)) if database else 0.0


def measure_all(kind: str, sizes: tuple[int, ...], lives: tuple[int, ...], templates: list[Template]) -> list[Costs]:
    """All sizes of one kind of store, in turn."""
    found: dict[tuple[int, int], list[Costs]] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(running_cluster(is_durable=True)) if kind == "postgres" else None
        stores: dict[int, tuple[str, list[str]]] = {}  # by size: the address, and the names of tables under way
        for size in sizes:
            address = database.new_database() if database else str(folder / f"{size}.sqlite")
            OneServer(address).close()  # makes the schema
            stores[size] = address, fill(address, templates, size)
        cases = [(size, 0) for size in sizes] + [(sizes[-1], live) for live in lives]
        for _ in range(ROUNDS):
            for stored, live in cases:
                address, running = stores[stored]
                with OneServer(address) as server:
                    costs = asyncio.run(measure(server, database, stored, running[:live]))
                found.setdefault((stored, live), []).append(costs)
                print(kind, costs, flush=True)
    return [middle(rounds) for rounds in found.values()]


def middle(rounds: list[Costs]) -> Costs:
    """The median of each figure."""
    return Costs(*map(median, zip(*map(astuple, rounds), strict=True)))


HEAD = {
    "stored": lambda each: f"{each.stored:,}",
    "live": lambda each: f"{each.live + PLAYED:,}",
    "start, s": lambda each: f"{each.start:.2f}",
    "its processor time, s": lambda each: f"{each.start_time:.2f}",
    "step, µs": lambda each: f"{each.step * 1e6:.0f}",
    "the same of the database, µs": lambda each: f"{each.database_step * 1e6:.0f}",
    "idle, ms each second": lambda each: f"{each.idle * 1e3:.1f}",
    "list of one's tables, µs": lambda each: f"{each.listing * 1e6:.0f}",
    "memory, MiB": lambda each: f"{each.memory / 2**20:.0f}",
}


def describe(kind: str, found: list[Costs], rows_per_table: float) -> str:
    table = write_table(list(HEAD), [[say(each) for say in HEAD.values()] for each in found])
    return f"{kind}, {rows_per_table:.0f} events for each stored table:\n\n{table}"


def main() -> None:
    parser = argparse.ArgumentParser(description="what things cost as tables grow")
    parser.add_argument("--stored", type=int, default=STORED[-1], help="the largest number of stored tables")
    parser.add_argument("--live", type=int, default=LIVE[-1], help="the largest number of live tables")
    parser.add_argument("--store", choices=["sqlite", "postgres"], action="append")
    wishes = parser.parse_args()
    sizes = tuple(size for size in STORED if size <= wishes.stored)
    lives = tuple(live for live in LIVE if live <= wishes.live)
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        templates = play_templates(Path(folder))
    events = sum(len(each.events) for each in templates) / len(templates)
    names = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
    parts = [
        describe(names[kind], measure_all(kind, sizes, lives, templates), events)
        for kind in wishes.store or ["sqlite", "postgres"]
    ]
    text = "\n\n".join(parts)
    print(text)
    if (sizes, lives, wishes.store) == (STORED, LIVE, None):
        write_section("growth", text, PAGE)


if __name__ == "__main__":
    main()
