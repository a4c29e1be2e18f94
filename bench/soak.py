"""Play for a long time at many tables, and draw what the server uses meanwhile.

    python bench/soak.py --minutes 60            writes docs/soak.svg and prints what grew; loopback only

People open tables of all five games, play them to the end, leave and open others; a table leaves the memory soon after
its people have. So everything that is kept for longer than it is needed shows as memory that grows.
"""

import argparse
import asyncio
import itertools
import json
import random
import re
import socket
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "bench")]

import httpx  # noqa: E402
from one_server import OneServer, hear  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

import banchisa  # noqa: E402
from support.clients import ENTROPY  # noqa: E402

PLAYERS, PAUSE = 50, 0.2  # people who play at a time, and the seconds that each thinks
SAMPLE = 5.0  # seconds
IDLE = 20.0  # seconds after which a table that nobody looks at leaves the memory
WATCHED = {
    "memory, MiB": r"^process_resident_memory_bytes (\S+)",
    "tables in memory": r"^banchisa_tables_live (\S+)",
    "open sockets": r"^banchisa_sockets_open (\S+)",
    "processor time, s": r"^process_cpu_seconds_total (\S+)",
}
SUMMED = {"steps": r"^banchisa_steps_total\{[^}]*\} (\S+)", "commits": r"^banchisa_store_commit_jobs_count (\S+)"}


class Person:
    """Opens a table, plays both seats to the end, leaves, and begins anew."""

    def __init__(self, url: str, number: int, game: str) -> None:
        self._url = url
        self._game = game
        self._dice = random.Random(number)

    async def play(self, until: float) -> None:
        headers = {"Origin": self._url}
        while time.monotonic() < until:
            async with httpx.AsyncClient(base_url=f"{self._url}/api", headers=headers, timeout=120) as http:
                await self._play_one(http, until)

    async def _play_one(self, http: httpx.AsyncClient, until: float) -> None:
        """A new person each time: a browser that was never seen before."""
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]
        opened = (await http.post("/tables", json={"game": self._game, "options": {}, "seats": seats})).json()
        body = {"commitment": opened["commitment"], "entropy": ENTROPY}
        (await http.post(f"/tables/{opened['table']}/entropy", json=body)).raise_for_status()
        url = f"{self._url.replace('http', 'ws')}/api/tables/{opened['table']}/live"
        cookie = {"Cookie": f"banchisa_key={http.cookies['banchisa_key']}"}
        async with connect(url, additional_headers=cookie, origin=self._url, max_size=None, ping_interval=None) as line:
            state = await hear(line, {})
            while not state["over"] and time.monotonic() < until:
                if not state["scene"]["choices"]:
                    state = await hear(line, state)
                    continue
                await asyncio.sleep(self._dice.random() * 2 * PAUSE)
                action, before = self._dice.choice(state["scene"]["choices"])["name"], state["version"]
                await line.send(json.dumps({"do": "act", "version": before, "action": action}))
                while state["version"] == before:
                    state = await hear(line, state)


async def sample(address: str, until: float, samples: list[dict]) -> None:
    """Look at the metrics now and then."""
    begun = time.monotonic()
    async with httpx.AsyncClient(timeout=120) as http:
        while time.monotonic() < until:
            text = (await http.get(f"{address}/metrics")).text
            found = {name: float(re.search(look, text, re.MULTILINE).group(1)) for name, look in WATCHED.items()}
            found |= {name: sum(map(float, re.findall(look, text, re.MULTILINE))) for name, look in SUMMED.items()}
            found["memory, MiB"] /= 2**20
            samples.append({"minutes": (time.monotonic() - begun) / 60, **found})
            await asyncio.sleep(SAMPLE)


async def soak(minutes: float) -> list[dict]:
    """What was seen while people played for so long."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    samples: list[dict] = []
    with tempfile.TemporaryDirectory() as folder:
        server = OneServer(f"{folder}/tables.sqlite", metrics=port, idle=IDLE)
        with server:
            until = time.monotonic() + minutes * 60
            games = [game.key for game in banchisa.games()]
            people = [Person(server.url, number, games[number % len(games)]) for number in range(PLAYERS)]
            watching = sample(f"http://127.0.0.1:{port}", until, samples)
            await asyncio.gather(watching, *(person.play(until) for person in people))
    return samples


def draw(samples: list[dict], file: Path) -> None:
    """One picture below the other, by minutes."""
    import altair

    rates = [
        {**each, "steps each second": (each["steps"] - before["steps"]) / (each["minutes"] - before["minutes"]) / 60}
        for before, each in itertools.pairwise(samples)
    ]
    data = altair.Data(values=rates)
    shown = ["memory, MiB", "tables in memory", "steps each second", "processor time, s"]
    charts = [
        altair.Chart(data, width=640, height=110)
        .mark_line(interpolate="step-after")
        .encode(
            x=altair.X("minutes:Q"),
            y=altair.Y(f"{name}:Q", title=name, scale=altair.Scale(zero=True)),
        )
        for name in shown
    ]
    altair.vconcat(*charts).save(str(file))


def main() -> None:
    parser = argparse.ArgumentParser(description="play for long, and look what grows")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--picture", type=Path, default=ROOT / "docs" / "soak.svg")
    wishes = parser.parse_args()
    samples = asyncio.run(soak(wishes.minutes))
    draw(samples, wishes.picture)
    quarter = max(1, len(samples) // 4)
    early, late = samples[quarter], samples[-1]
    print(
        f"{late['steps']:,.0f} steps in {late['minutes']:.0f} minutes, {late['processor time, s']:.0f} s processor time"
    )
    print(
        f"memory after a quarter of the time {early['memory, MiB']:.1f} MiB, at the end {late['memory, MiB']:.1f} MiB"
    )


if __name__ == "__main__":
    main()
