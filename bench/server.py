"""What a server costs: real games on many tables, beside a bare broadcast of the same stack.

    python bench/server.py                    all five games and 10,000 idle sockets; about ten minutes, loopback only
    python bench/server.py --game arctic      one game only, printed and not kept
    python bench/server.py --sockets 10000    idle sockets only, printed and not kept
    python bench/server.py --bots 200         people's steps while bots think elsewhere, printed and not kept
    python bench/server.py --servers          one and two servers on one PostgreSQL, printed and not kept
    python bench/server.py --seconds 2        all that is measured for so long only, to compare two versions quickly

Each table has two people who play and two who watch, all from addresses of their own. The bare server knows no games
and stores nothing: it reads a message and sends one of the same size to the four sockets of its table, with the same
uvicorn, websockets and msgspec. The bare server with a sync also writes as much as an event to a file and waits until
it is on the disk, together with whatever else waits.
"""

import argparse
import asyncio
import base64
import gc
import itertools
import json
import os
import queue
import random
import re
import socket
import struct
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
import uvicorn
from one_server import ServerProcess, allow_many_sockets
from sections import write_section

ROOT = Path(__file__).resolve().parents[1]
PER_TABLE = 4
PACE = 500  # steps a second
WARM, PACED, SATURATED = 2.0, 8.0, 5.0  # seconds
BOTS = 200  # tables
HEARTBEAT = 10.0
QUERY = "?scenes=changes&beats=yes"  # what our page asks for
EVENT = 120  # bytes that a step takes in a log
VERSION = re.compile(rb'\{"is":"(?:step|steps|welcome)".{0,60}?"version":(\d+)')
CHANCE_IS_NEXT = b'"prompt":{"actor":-1,'


# the servers, each in a process of its own


def serve_games(fd: int, folder: str) -> None:
    """The real server, with limits that let one browser open all tables. It stores in the folder, or in a database."""
    from banchisa.server.http.rate_limit import Limits, Rate
    from banchisa.server.run import run
    from banchisa.server.settings import Settings

    generous = Rate(10**9, 1)
    limits = Limits(messages=generous, requests=generous, openings=generous, crowd=10**6, heartbeat=HEARTBEAT)
    store = folder if folder.startswith("postgresql:") else Path(folder) / "bench.sqlite"
    run(Settings(store, limits=limits), socket.socket(fileno=fd), lambda: None)


class Disk:
    """A thread that writes what waits and syncs it, then wakes those who wait."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._queue: queue.SimpleQueue[asyncio.Future[None]] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    async def keep(self) -> None:
        done = asyncio.get_running_loop().create_future()
        self._queue.put(done)
        await done

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            os.write(self._file, bytes(EVENT * len(batch)))
            os.fdatasync(self._file)
            batch[0].get_loop().call_soon_threadsafe(wake, batch)


def wake(batch: list[asyncio.Future[None]]) -> None:
    for done in batch:
        done.set_result(None)


def serve_bare(fd: int, folder: str, disk: Disk | None = None) -> None:
    """A broadcast without any logic: what comes from one socket of a table goes to all of them."""
    scene = msgspec.Raw(Path(folder, "scene.json").read_bytes())
    tables: dict[str, list] = {}
    versions: dict[str, int] = {}
    decode, encode = msgspec.json.Decoder(dict[str, object]).decode, msgspec.json.Encoder().encode

    async def tell(send, version: int) -> None:
        text = encode({"is": "step", "version": version, "over": False, "scene": scene}).decode()
        await send({"type": "websocket.send", "text": text})

    async def app(scope, receive, send) -> None:
        if scope["type"] != "websocket":
            return
        table = scope["path"]
        await receive()
        await send({"type": "websocket.accept"})
        tables.setdefault(table, []).append(send)
        await tell(send, versions.setdefault(table, 1))
        while (message := await receive())["type"] == "websocket.receive":
            decode(message["text"])
            if disk is not None:
                await disk.keep()
            versions[table] += 1
            for each in tables[table]:
                await tell(each, versions[table])
        tables[table].remove(send)

    config = uvicorn.Config(
        app, lifespan="off", ws_per_message_deflate=False, ws_ping_interval=HEARTBEAT, ws_ping_timeout=HEARTBEAT,
        access_log=False, log_level="warning",
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=fd)])


def serve_synced(fd: int, folder: str) -> None:
    """The same, and every step waits until as much as an event is on the disk."""
    serve_bare(fd, folder, Disk(Path(folder, "synced")))


SERVERS = {"games": serve_games, "bare": serve_bare, "synced": serve_synced}


class Process(ServerProcess):
    """A server of one of these kinds."""

    def __init__(self, kind: str, folder: str) -> None:
        super().__init__(lambda socket: [__file__, "--serve", kind, socket, folder])

    def close(self) -> None:
        """At once: nothing of it is wanted any more."""
        self._process.kill()
        self._process.wait()


# the clients: a socket costs them little, so that the server is what is measured


class Choice(msgspec.Struct):
    name: str


class Scene(msgspec.Struct):
    choices: list[tuple[int, int] | Choice] | None = None  # a pair stands for choices there were before


class Step(msgspec.Struct):
    over: bool = False
    scene: Scene | None = None
    changes: Scene | None = None


class Told(Step):
    steps: list[Step] = []


decode = msgspec.json.Decoder(Told).decode


@dataclass
class Table:
    """A table with its sockets, and the step that is on its way."""

    path: str
    cookies: list[str]
    wires: list["Wire"] = field(default_factory=list)
    version: int = 0
    actor: "Wire | None" = None
    over: bool = False
    sent: float = 0.0
    waiting: int = 0  # for the version on its way


class Wire(asyncio.Protocol):
    """One WebSocket, as plain as can be."""

    def __init__(self, table: Table, cookie: str, port: int, load: "Load") -> None:
        self.table = table
        self.cookie = cookie
        self.port = port
        self.load = load
        self.ready = asyncio.get_running_loop().create_future()
        self.choices: list[str] = []
        self._buffer = bytearray()
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        own = f"127.0.0.1:{self.port}"
        lines = [
            f"GET {self.table.path} HTTP/1.1", f"Host: {own}", f"Origin: http://{own}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]  # fmt: skip
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._is_open, self._buffer = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            self.load.heard(self, *frame)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == 126 and len(buffer) >= 4:
            length, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif length == 127 and len(buffer) >= 10:
            length, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        elif length >= 126:
            return None
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def send(self, payload: bytes, kind: int = 1) -> None:
        """A short frame; the mask may be zero."""
        size = (
            struct.pack("!BB", 128 | kind, 128 | len(payload))
            if len(payload) < 126
            else struct.pack("!BBH", 128 | kind, 254, len(payload))
        )
        self.transport.write(size + bytes(4) + payload)


ADDRESSES = itertools.cycle([f"127.0.{n}.{k}" for n in range(1, 11) for k in range(1, 201)])


class Load:
    """All tables, the steps sent and the times at which they were heard of."""

    def __init__(self, seed: int) -> None:
        self.tables: list[Table] = []
        self.dice = random.Random(seed)
        self.messages = self.bytes = self.steps = 0
        self.times: list[float] = []
        self.goes_on = False  # whether the next step follows at once

    async def open(self, port: int, tables: list[Table]) -> None:
        self.tables = tables
        loop = asyncio.get_running_loop()
        for some in batched(tables, 50):
            wires = [Wire(table, cookie, port, self) for table in some for cookie in table.cookies]
            await asyncio.gather(
                *(
                    loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port, local_addr=(next(ADDRESSES), 0))
                    for wire in wires
                )
            )
            for wire in wires:
                wire.table.wires.append(wire)
            await asyncio.gather(*(wire.ready for wire in wires))

    async def close(self) -> None:
        """End all sockets: nothing collects them, and the next server needs as many."""
        for table in self.tables:
            for wire in table.wires:
                wire.transport.abort()
        await asyncio.sleep(0)

    def heard(self, wire: Wire, kind: int, payload: bytes) -> None:
        if kind == 9:
            wire.send(payload, 10)
        found = VERSION.match(payload) if kind == 1 else None
        if found is None:
            return
        now, table = time.perf_counter(), wire.table
        self.messages += 1
        self.bytes += len(payload)
        if payload.startswith(b'{"is":"step",') and CHANCE_IS_NEXT in payload:
            return
        table.version = max(table.version, int(found.group(1)))
        if wire.cookie or not any(table.cookies):
            self._look(wire, payload)
        if not wire.ready.done():
            wire.ready.set_result(None)
        elif table.waiting:
            self.times.append(now - table.sent)
            table.waiting -= 1
            if not table.waiting and self.goes_on:
                self.act(table)

    def _look(self, wire: Wire, payload: bytes) -> None:
        """Whoever has choices is the one to act."""
        told = decode(payload)
        for step in told.steps or [told]:
            scene = step.scene or step.changes
            if scene is not None and scene.choices is not None:
                wire.choices = rebuild(wire.choices, scene.choices)
        wire.table.over = step.over
        if wire.choices:
            wire.table.actor = wire

    def act(self, table: Table) -> bool:
        """Take a random step at a table where nothing is on its way."""
        if table.waiting or table.over or table.actor is None:
            return False
        action = {"do": "act", "version": table.version, "action": self.dice.choice(table.actor.choices)}
        table.waiting, table.sent = len(table.wires), time.perf_counter()
        self.steps += 1
        table.actor.send(json.dumps(action).encode())
        return True

    async def pace(self, rate: float, seconds: float) -> None:
        """So many steps a second, evenly, at one table after the other."""
        order = itertools.cycle(self.tables)
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            delay = start + number / rate - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            for _ in range(len(self.tables)):
                if self.act(next(order)):
                    break
        await asyncio.sleep(1.0)

    async def saturate(self, seconds: float) -> None:
        """Every table takes its next step as soon as all have heard of the last one."""
        self.goes_on = True
        for table in self.tables:
            self.act(table)
        await asyncio.sleep(seconds)
        self.goes_on = False

    def start_again(self) -> None:
        self.messages = self.bytes = self.steps = 0
        self.times = []


def rebuild(before: list[str], told: list[tuple[int, int] | Choice]) -> list[str]:
    """The names of the choices there are now."""
    names: list[str] = []
    for each in told:
        names += [each.name] if isinstance(each, Choice) else before[each[0] : each[1]]
    return names


def batched(things: list, size: int) -> list[list]:
    return [things[k : k + size] for k in range(0, len(things), size)]


# measuring

Measure = Callable[[Process, list[Table]], Coroutine[None, None, dict[str, float]]]


def opened(url: str, count: int, game: str) -> list[Table]:
    """Tables for two people each, both on their chairs."""
    tables = []
    with httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) as client:
        for _ in range(count):
            client.cookies.clear()
            seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
            body = {"game": game, "options": {}, "seats": seats}
            answer = client.post("/api/tables", json=body).json()
            added = {"commitment": answer["commitment"], "entropy": "ab" * 16}
            client.post(f"/api/tables/{answer['table']}/entropy", json=added).raise_for_status()
            keys = [client.cookies["banchisa_key"]]
            client.cookies.clear()
            sit = {"invite": answer["invite"], "name": "Bea"}
            client.post(f"/api/tables/{answer['table']}/sit", json=sit).raise_for_status()
            client.post(f"/api/tables/{answer['table']}/entropy", json=added).raise_for_status()
            keys.append(client.cookies["banchisa_key"])
            cookies = [f"banchisa_key={key}" for key in keys] + [""] * (PER_TABLE - 2)
            tables.append(Table(f"/api/tables/{answer['table']}/live{QUERY}", cookies))
    return tables


async def measure_load(process: ServerProcess, tables: list[Table]) -> dict[str, float]:
    """Steps at a steady pace, then as many as there can be."""
    load = Load(1)
    await load.open(process.port, tables)
    await load.pace(PACE, WARM)
    load.start_again()
    used = process.processor_time
    await load.pace(PACE, PACED)
    cuts = quantiles(load.times, n=100)
    found = {
        "pace": load.steps / PACED, "p50": cuts[49] * 1e3, "p99": cuts[98] * 1e3, "bytes": load.bytes / load.messages,
        "cpu": (process.processor_time - used) / load.steps * 1e6, "messages": load.messages / load.steps,
    }  # fmt: skip
    load.start_again()
    used = process.processor_time
    await load.saturate(SATURATED)
    found |= {"messages/s": load.messages / SATURATED, "steps/s": load.steps / SATURATED}
    found["cpu saturated"] = (process.processor_time - used) / load.steps * 1e6
    await load.close()
    return found


async def measure_beside_bots(process: ServerProcess, tables: list[Table]) -> dict[str, float]:
    """Steps of people at a steady pace; at the last tables there are only bots, and somebody who watches."""
    people, bots = Load(1), Load(2)
    of_bots = [table for table in tables if not any(table.cookies)]
    await people.open(process.port, [table for table in tables if any(table.cookies)])
    await bots.open(process.port, of_bots)
    await people.pace(PACE, WARM)
    people.start_again()
    bots.start_again()
    used = process.processor_time
    await people.pace(PACE, PACED)
    cuts = quantiles(people.times, n=100)
    found = {
        "steps": len(people.times) / PER_TABLE, "p50": cuts[49] * 1e3, "p99": cuts[98] * 1e3,
        "bots": len(of_bots), "messages": bots.messages, "cpu": (process.processor_time - used) / people.steps * 1e6,
    }  # fmt: skip
    await people.close()
    await bots.close()
    return found


async def measure_together(processes: list[ServerProcess], tables: list[list[Table]]) -> list[float]:
    """Processor time per step, in microseconds, of servers that all are busy at the same time with their own tables."""
    loads = [Load(number) for number in range(len(processes))]
    for load, process, own in zip(loads, processes, tables, strict=True):
        await load.open(process.port, own)
    await asyncio.gather(*(load.pace(PACE / 2, WARM) for load in loads))
    for load in loads:
        load.start_again()
    used = [process.processor_time for process in processes]
    await asyncio.gather(*(load.pace(PACE / 2, PACED) for load in loads))
    spent = [process.processor_time - before for process, before in zip(processes, used, strict=True)]
    for load in loads:
        await load.close()
    return [seconds / load.steps * 1e6 for seconds, load in zip(spent, loads, strict=True)]


async def measure_memory(process: ServerProcess, tables: list[Table]) -> dict[str, float]:
    """Sockets at which nothing happens."""
    load = Load(1)
    await load.open(process.port, tables[:1])  # so that everything is imported
    before = process.memory
    await load.open(process.port, tables[1:])
    used = process.processor_time
    await asyncio.sleep(HEARTBEAT + 2)
    grown = (process.memory - before) / 1024
    found = {"sockets": PER_TABLE * len(tables), "memory": grown / PER_TABLE / (len(tables) - 1)}
    found["cpu"] = 100 * (process.processor_time - used) / (HEARTBEAT + 2)
    load.tables = tables
    await load.close()
    return found


def open_bot_tables(url: str, count: int, game: str) -> list[Table]:
    """Tables of experts, each with somebody who watches: without that no bot would think."""
    body = {"game": game, "options": {}, "seats": [{"kind": "bot", "level": "expert"}] * 2}
    with httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) as client:
        names = [client.post("/api/tables", json=body).json()["table"] for _ in range(count)]
    return [Table(f"/api/tables/{name}/live{QUERY}", [""]) for name in names]


def run_beside_bots(game: str, count: int, bots: int) -> dict[str, float]:
    """People play at some tables while bots think at others."""
    print(f"{game}: {count} tables of people, {bots} of bots ...", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "bench") as folder, Process("games", folder) as process:
        tables = [*opened(process.url, count, game), *open_bot_tables(process.url, bots, game)]
        return asyncio.run(measure_beside_bots(process, tables))


def run_servers(game: str, count: int, servers: int) -> list[float]:
    """Processor time per step of each of so many servers on one database."""
    sys.path.insert(0, str(ROOT / "tests"))
    from support.postgres import running_cluster

    print(f"{game}: {servers} servers on one PostgreSQL, {count} tables each ...", file=sys.stderr, flush=True)
    with running_cluster(is_durable=True) as cluster, ExitStack() as stack:
        store = cluster.new_database()
        processes = [stack.enter_context(Process("games", store)) for _ in range(servers)]
        tables = [opened(process.url, count, game) for process in processes]
        return asyncio.run(measure_together(processes, tables))


def run_server(kind: str, measure: Measure, count: int, game: str, size: int = 0) -> dict[str, float]:
    """What is measured at a server of this kind; a bare one sends messages of this size."""
    print(f"{game}: server {kind!r}, {count} tables ...", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "bench") as folder:  # on a disk, not in memory
        Path(folder, "scene.json").write_bytes(plain_scene(size))
        with Process(kind, folder) as process:
            if kind == "games":
                tables = opened(process.url, count, game)
            else:
                tables = [Table(f"/{number}", [""] * PER_TABLE) for number in range(count)]
            return asyncio.run(measure(process, tables))


def plain_scene(size: int) -> bytes:
    """Something to choose, and as much else as makes a message as large as this."""
    choices = [{"name": f"move 1 A{number}"} for number in range(10)]
    scene = {"choices": choices, "more": ""}
    around = len(msgspec.json.encode({"is": "step", "version": 10, "over": False, "scene": scene}))
    return msgspec.json.encode(scene | {"more": "x" * max(0, size - around)})


def compare(game: str, count: int) -> dict[str, dict[str, float]]:
    """The real server and the two bare ones, one after the other."""
    ours = run_server("games", measure_load, count, game)
    return {"games": ours} | {
        kind: run_server(kind, measure_load, count, game, round(ours["bytes"])) for kind in ("bare", "synced")
    }


COLUMNS = (  # what is measured, how it is shown, of which other server, and the bar for the ratio
    ("CPU per step, µs", "cpu", "{:,.0f}", "bare", "≤ 2.5"),
    ("CPU per step, saturated, µs", "cpu saturated", "{:,.0f}", "bare", ""),
    ("messages/s, saturated", "messages/s", "{:,.0f}", "bare", "≥ 0.4"),
    ("steps/s, saturated", "steps/s", "{:,.0f}", "bare", ""),
    (f"p50 at {PACE} steps/s, ms", "p50", "{:.2f}", "synced", ""),
    (f"p99 at {PACE} steps/s, ms", "p99", "{:.2f}", "synced", "≤ 3"),
)


def write_load(found: dict[str, dict[str, dict[str, float]]], count: int) -> str:
    """One table for each figure, a line for each game."""
    lines = [describe_load(count), "", "| game | bytes/message | messages/step |", "|---|---:|---:|"]
    for game, servers in found.items():
        lines.append(f"| {game} | {servers['games']['bytes']:,.0f} | {servers['games']['messages']:.1f} |")
    for title, key, form, beside, bar in COLUMNS:
        lines += [
            "",
            f"| {title} | Banchisa | bare | with sync | ratio to {beside} {bar} |",
            "|---|---:|---:|---:|---:|",
        ]
        for game, servers in found.items():
            figures = " | ".join(form.format(servers[kind][key]) for kind in SERVERS)
            lines.append(f"| {game} | {figures} | {servers['games'][key] / servers[beside][key]:.2f} |")
    return "\n".join(lines)


def describe_load(count: int) -> str:
    import banchisa

    how = "compiled" if banchisa.is_compiled() else "interpreted"
    return (
        f"{count} tables, two players and two watchers each; {how} rules, "
        f"{os.cpu_count()} cores shared with the clients and {os.getloadavg()[0]:.0f} other processes that wanted them "
        f"at the end, Python {sys.version.split()[0]}. Every step of Banchisa is checked, on the disk (SQLite, "
        "synchronous=FULL, group commit) and drawn for three viewers before anybody hears of it; the bare server only "
        "passes on messages of the same size, and the one with a sync also waits for the disk."
    )


def write_memory(count: int) -> str:
    """Resident memory of idle sockets."""
    ours = run_server("games", measure_memory, count // PER_TABLE, "nanuuk")
    bare = run_server("bare", measure_memory, count // PER_TABLE, "nanuuk", 5000)
    return (
        f"{ours['sockets']:,.0f} idle sockets on one process: {ours['memory']:.1f} KiB each (bar: under 20), "
        f"{bare['memory']:.1f} KiB with the bare server. To say every two seconds that it is there takes the server "
        f"{ours['cpu']:.0f} % of a core, beside its pings ({bare['cpu']:.0f} % for these alone)."
    )


def write_bots(bots: int, count: int) -> str:
    """How long people wait for their steps while bots think at other tables."""
    found = run_beside_bots("nanuuk", count, bots)
    return (
        f"{PACE} steps/s of people at {count} tables while expert bots play at {found['bots']:,.0f} others "
        f"({found['messages'] / PACED:,.0f} messages/s from those): p50 {found['p50']:.2f} ms, "
        f"p99 {found['p99']:.2f} ms (bar: under 20)."
    )


def write_servers(count: int) -> str:
    """What a step costs a server that is alone with a database, and one that shares it."""
    (alone,), pair = run_servers("nanuuk", count, 1), run_servers("nanuuk", count, 2)
    both = sum(pair) / 2
    return (
        f"Servers on one PostgreSQL, {PACE // 2} steps/s each: {alone:,.0f} µs of processor time per step with one, "
        f"{both:,.0f} µs with two, without what the database itself takes. Where each has a core to itself, two take "
        f"{2 * alone / both:.2f} times the steps of one (bar: at least 1.7)."
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--serve", nargs=3, help=argparse.SUPPRESS)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--game", action="append", help="only this one; nothing is kept")
    options.add_argument("--keep-as", default="server", help="the name of the part of the results that is replaced")
    options.add_argument("--sockets", type=int, help="only so many idle sockets; nothing is kept")
    options.add_argument("--bots", type=int, help="only people's steps while bots think at so many tables")
    options.add_argument("--servers", action="store_true", help="only one and two servers on one PostgreSQL")
    options.add_argument("--seconds", type=float, help="measure for so long; nothing is kept")
    given = options.parse_args()
    if given.serve:
        kind, fd, folder = given.serve
        SERVERS[kind](int(fd), folder)
        return
    gc.disable()  # of the clients
    allow_many_sockets()
    if given.seconds:
        global WARM, PACED, SATURATED
        WARM, PACED, SATURATED = min(WARM, given.seconds), given.seconds, given.seconds
    print(text := measure(given))
    if not (given.game or given.sockets or given.bots or given.servers or given.seconds):
        write_section(given.keep_as, text)


def measure(given: argparse.Namespace) -> str:
    """The figures that were asked for, or all of them."""
    import banchisa

    everything = not (given.game or given.sockets or given.bots or given.servers)
    parts = []
    if given.game or everything:
        keys = given.game or [game.key for game in banchisa.games()]
        parts.append(write_load({game: compare(game, given.tables) for game in keys}, given.tables))
    if given.bots or everything:
        parts.append(write_bots(given.bots or BOTS, given.tables))
    if given.servers or everything:
        parts.append(write_servers(given.tables // 2))
    if given.sockets or everything:
        parts.append(write_memory(given.sockets or 10_000))
    return "\n\n".join(parts)


if __name__ == "__main__":
    main()
