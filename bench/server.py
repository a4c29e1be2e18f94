"""What a server costs: real games on 500 tables with 2,000 sockets, beside a bare broadcast of the same stack.

    python bench/server.py            writes its part of bench/results.md; about two minutes, loopback only

Each table has two people who play Nanuuk! and two who watch. The bare server knows no games and stores nothing: it
reads a message and sends one of the same size to the four sockets of its table, with the same uvicorn, websockets and
msgspec.
"""

import argparse
import asyncio
import base64
import gc
import itertools
import json
import os
import random
import re
import resource
import socket
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
import uvicorn

RESULTS = Path(__file__).with_name("results.md")
BEGIN, END = "<!-- server:begin -->", "<!-- server:end -->"
PER_TABLE = 4
PACE = 500  # steps a second
WARM, PACED, SATURATED = 3.0, 15.0, 10.0  # seconds
VERSION = re.compile(rb'\{"is":"(?:step|welcome)".{0,60}?"version":(\d+)')


# the two servers, each in a process of its own


def serve_games(fd: int, folder: str) -> None:
    """The real server, with limits that let one address open everything."""
    from banchisa.server.http.rate_limit import Limits, Rate
    from banchisa.server.run import run
    from banchisa.server.settings import Settings

    generous = Rate(10**9, 1)
    limits = Limits(messages=generous, requests=generous, openings=generous, crowd=10**6)
    run(Settings(Path(folder) / "bench.sqlite", limits=limits), socket.socket(fileno=fd), lambda: None)


def serve_bare(fd: int, folder: str) -> None:
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
            versions[table] += 1
            for each in tables[table]:
                await tell(each, versions[table])
        tables[table].remove(send)

    config = uvicorn.Config(app, lifespan="off", ws_per_message_deflate=False, access_log=False, log_level="warning")
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=fd)])


class Process:
    """A server process and what it uses."""

    def __init__(self, kind: str, folder: str) -> None:
        listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
        self.port = listening.getsockname()[1]
        command = [sys.executable, __file__, "--serve", kind, str(listening.fileno()), folder]
        self._process = subprocess.Popen(command, pass_fds=[listening.fileno()])
        listening.close()

    @property
    def memory(self) -> int:
        """Resident memory in KiB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))

    @property
    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


# the clients: a socket costs them little, so that the server is what is measured


class Choice(msgspec.Struct):
    name: str


class Scene(msgspec.Struct):
    choices: list[Choice]


class Told(msgspec.Struct):
    version: int
    over: bool
    scene: Scene


decode = msgspec.json.Decoder(Told).decode


@dataclass
class Table:
    """A table with its sockets, and the step that is on its way."""

    path: str
    cookies: list[str]
    wires: list["Wire"] = field(default_factory=list)
    version: int = 0
    choices: list[str] = field(default_factory=list)
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


class Load:
    """All tables, the steps sent and the times at which they were heard of."""

    def __init__(self, seed: int) -> None:
        self.tables: list[Table] = []
        self.dice = random.Random(seed)
        self.messages = 0
        self.steps = 0
        self.times: list[float] = []
        self.goes_on = False  # whether the next step follows at once

    async def open(self, port: int, tables: list[Table]) -> None:
        self.tables = tables
        loop = asyncio.get_running_loop()
        for some in batched(tables, 50):
            wires = [Wire(table, cookie, port, self) for table in some for cookie in table.cookies]
            await asyncio.gather(*(loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port) for wire in wires))
            for wire in wires:
                wire.table.wires.append(wire)
            await asyncio.gather(*(wire.ready for wire in wires))

    def heard(self, wire: Wire, kind: int, payload: bytes) -> None:
        if kind == 9:
            wire.send(payload, 10)
        found = VERSION.match(payload) if kind == 1 else None
        if found is None:
            return
        now, table = time.perf_counter(), wire.table
        self.messages += 1
        if wire.cookie or not any(table.cookies):
            self._look(wire, payload)
        if not wire.ready.done():
            wire.ready.set_result(None)
        elif int(found.group(1)) == table.version and table.waiting:
            self.times.append(now - table.sent)
            table.waiting -= 1
            if not table.waiting and self.goes_on:
                self.act(table)

    def _look(self, wire: Wire, payload: bytes) -> None:
        """Whoever has choices is the one to act."""
        told = decode(payload)
        wire.table.over = told.over
        if told.scene.choices:
            wire.table.actor = wire
            wire.table.choices = [choice.name for choice in told.scene.choices]
        if not wire.table.version:
            wire.table.version = told.version

    def act(self, table: Table) -> bool:
        """Take a random step at a table where nothing is on its way."""
        if table.waiting or table.over or table.actor is None:
            return False
        action = {"do": "act", "version": table.version, "action": self.dice.choice(table.choices)}
        table.waiting, table.sent = len(table.wires), time.perf_counter()
        table.version += 1
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
        self.messages = self.steps = 0
        self.times = []


def batched(things: list, size: int) -> list[list]:
    return [things[k : k + size] for k in range(0, len(things), size)]


# measuring


def opened(port: int, count: int) -> list[Table]:
    """Tables for two people each, both on their chairs."""
    url = f"http://127.0.0.1:{port}"
    tables = []
    with httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) as client:
        for _ in range(count):
            client.cookies.clear()
            seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
            body = {"game": "nanuuk", "options": {}, "seats": seats}
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
            tables.append(Table(f"/api/tables/{answer['table']}/live", cookies))
    return tables


async def measured(process: Process, tables: list[Table]) -> dict[str, float]:
    load = Load(1)
    await load.open(process.port, tables[:1])  # so that everything is imported
    before = process.memory
    await load.open(process.port, tables[1:])
    load.tables = tables
    await asyncio.sleep(1)
    held = sum(len(table.wires) for table in tables)
    memory = (process.memory - before) / (held - PER_TABLE)
    await load.pace(PACE, WARM)
    load.start_again()
    used = process.seconds
    await load.pace(PACE, PACED)
    paced, each = load.steps, (process.seconds - used) / load.steps
    cuts = quantiles(load.times, n=100)
    load.start_again()
    await load.saturate(SATURATED)
    return {
        "sockets": held, "steps/s asked": paced / PACED, "p50": cuts[49] * 1e3, "p99": cuts[98] * 1e3,
        "messages/s": load.messages / SATURATED, "steps/s": load.steps / SATURATED, "memory": memory, "cpu": each * 1e6,
    }  # fmt: skip


def both(count: int) -> tuple[dict[str, float], dict[str, float]]:
    """The real server and the bare one, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        games = Process("games", folder)
        try:
            ours = asyncio.run(measured(games, opened(games.port, count)))
        finally:
            games.stop()
        Path(folder, "scene.json").write_bytes(typical_scene())
        bare = Process("bare", folder)
        try:
            tables = [Table(f"/{number}", [""] * PER_TABLE) for number in range(count)]
            return ours, asyncio.run(measured(bare, tables))
        finally:
            bare.stop()


def typical_scene() -> bytes:
    """A scene from the middle of a game, as large as most."""
    import banchisa

    game, dice = banchisa.game("nanuuk"), random.Random(1)
    match = banchisa.Match(game, game.start(2))
    while len(match.steps) < 40:
        match.play(dice.choice(match.state.legal_actions()))
    seat = int(match.state.actor)
    return msgspec.json.encode(game.scene(match.state.seen_by(seat), seat).to_json())


ROWS = (
    ("sockets held by one process", "sockets", "{:,.0f}"),
    (f"step to broadcast at {PACE} steps/s, median (ms)", "p50", "{:.2f}"),
    (f"step to broadcast at {PACE} steps/s, 99th percentile (ms)", "p99", "{:.2f}"),
    ("server CPU time per step to four sockets (µs)", "cpu", "{:,.0f}"),
    ("saturated: messages/s", "messages/s", "{:,.0f}"),
    ("saturated: steps/s", "steps/s", "{:,.0f}"),
    ("memory for one socket (KiB)", "memory", "{:.0f}"),
)


def written(ours: dict[str, float], bare: dict[str, float], count: int) -> str:
    import banchisa

    how = "compiled" if banchisa.is_compiled() else "interpreted"
    about = (
        f"Nanuuk! on {count} tables, two players and two watchers each; {how} rules, {os.cpu_count()} cores shared "
        f"with the clients, Python {sys.version.split()[0]}. Every step of Banchisa is checked, on the disk (SQLite, "
        "synchronous=FULL, group commit) and drawn for three viewers before anybody hears of it; the bare server only "
        "passes on messages of the same size. `python bench/server.py` measures both anew."
    )
    lines = [about, "", "| | Banchisa | bare broadcast | ratio |", "|---|---:|---:|---:|"]
    for title, key, form in ROWS:
        lines.append(f"| {title} | {form.format(ours[key])} | {form.format(bare[key])} | {ours[key] / bare[key]:.2f} |")
    return "\n".join(lines)


def keep(text: str) -> None:
    """Put the figures between their markers, and leave the rest of the file alone."""
    old = RESULTS.read_text() if RESULTS.exists() else "# Benchmarks\n"
    if BEGIN not in old:
        old = f"{old.rstrip()}\n\n## Server\n\n{BEGIN}\n{END}\n"
    head, _, rest = old.partition(BEGIN)
    RESULTS.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--serve", nargs=3, help=argparse.SUPPRESS)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--dry", action="store_true", help="print the figures and keep the file as it is")
    given = options.parse_args()
    if given.serve:
        kind, fd, folder = given.serve
        {"games": serve_games, "bare": serve_bare}[kind](int(fd), folder)
        return
    gc.disable()  # of the clients
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    text = written(*both(given.tables), given.tables)
    print(text)
    if not given.dry:
        keep(text)


if __name__ == "__main__":
    main()
