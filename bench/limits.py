"""Where several servers meet their limits: the writer, the notifications and the bots, each measured alone.

    python bench/limits.py            a temporary PostgreSQL; about a minute, loopback only; prints a table

Steps are stored by the server's own writer, as many at once as one commit takes. Notifications are those of the
server's own bus, as long as they are with the news of 150 tables. A bot's step is a question to a worker's own code.
"""

import asyncio
import itertools
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import asyncpg
from sections import write_table

import banchisa
from banchisa.bots.levels import make_bot
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER
from banchisa.server.cluster.postgres_bus import PostgresBus
from banchisa.server.storage.open_store import use_store
from banchisa.table.events import Append, StepTaken
from banchisa.table.identity import new_table
from support.postgres import Cluster, running_cluster
from support.stored import created, summary

TABLES = 2_000
SECONDS = 5.0
LISTENERS = (1, 10, 50)
NEWS = "x" * 3_500  # as long as the news of 150 tables
LEVELS = ("easy", "hard", "expert")
GAMES, EVERY = 2, 9  # of each, a bot is asked at every ninth step


async def count_for_a_while(act: Callable[[int], Awaitable[int]]) -> float:
    """How much was done in a second."""
    done, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        done += await act(done)
    return done / (time.perf_counter() - begun)


async def measure_writer(address: str) -> tuple[float, float]:
    """Steps that one writer stores each second, and the bytes that each takes in the database."""
    async with use_store(address) as store:
        names = [new_table() for _ in range(TABLES)]
        for name in names:
            await store.write(*created(name))
        before, versions = (await store.count()).size, dict.fromkeys(names, 1)

        async def step_everywhere(_: int) -> int:
            async def step(name: str) -> None:
                event = StepTaken(0, "move 1 D3")
                await store.write(Append(name, versions[name], [event], summary(versions[name] + 1)))
                versions[name] += 1

            await asyncio.gather(*(step(name) for name in names))
            return TABLES

        rate = await count_for_a_while(step_everywhere)
        size = (await store.count()).size - before
        return rate, size / (sum(versions.values()) - TABLES)


async def measure_news(address: str, listeners: int) -> float:
    """Messages that one server can call out each second to so many others."""
    buses = [PostgresBus(address) for _ in range(listeners)]
    speaker = PostgresBus(address)
    for bus in (speaker, *buses):
        await bus.open(lambda _: None, lambda: None)

    async def publish(_: int) -> int:
        await speaker.publish(NEWS)
        return 1

    rate = await count_for_a_while(publish)
    for bus in (speaker, *buses):
        await bus.close()
    return rate


async def measure_queue(address: str) -> float:
    """The share of the queue of notifications that a listener takes that no longer reads, by the messages it misses."""
    deaf, speaker = await asyncpg.connect(address), PostgresBus(address)
    await speaker.open(lambda _: None, lambda: None)
    await deaf.add_listener("banchisa", lambda *_: None)
    await deaf.execute("BEGIN")  # who is inside a transaction takes nothing
    for _ in range(2_000):
        await speaker.publish(NEWS)
    share = float(await deaf.fetchval("SELECT pg_notification_queue_usage()"))
    await deaf.close()
    await speaker.close()
    return share / 2_000


def measure_bots() -> dict[str, tuple[float, ...]]:
    """Processor seconds of a bot's step, by game, at each level."""
    return {game.key: tuple(measure_bot(game, level) for level in LEVELS) for game in banchisa.games()}


def measure_bot(game: banchisa.Game, level: str) -> float:
    """The mean over decisions all through games that go on by lot."""
    dice, spent, asked = random.Random(1), 0.0, 0
    bot = make_bot(game, level)
    for _ in range(GAMES):
        state = game.start(2)
        for number in itertools.count():
            if state.actor == OVER:
                break
            if state.actor >= 0 and len(state.legal_actions()) > 1 and number % EVERY == 0:
                begun = time.process_time()
                bot.choose(state.seen_by(state.actor), Rng(number))
                spent += time.process_time() - begun
                asked += 1
            weights = state.weights() if state.actor == CHANCE else None
            state.apply(dice.choices(state.legal_actions(), weights)[0])
    return spent / asked


def measure(database: Cluster) -> list[tuple[str, str]]:
    rate, size = asyncio.run(measure_writer(database.new_database()))
    lines = [
        ("steps that one writer stores, each second", f"{rate:,.0f}"),
        ("bytes of a step in the database, with its index", f"{size:,.0f}"),
    ]
    for listeners in LISTENERS:
        rate = asyncio.run(measure_news(database.new_database(), listeners))
        lines.append((f"notifications each second with {listeners} listeners", f"{rate:,.0f}"))
    share = asyncio.run(measure_queue(database.new_database()))
    lines.append(
        ("messages until a listener that does not read fills the queue", f"{1 / share:,.0f}" if share else "-")
    )
    for game, seconds in measure_bots().items():
        told = ", ".join(f"{level} {each * 1e3:,.1f}" for level, each in zip(LEVELS, seconds, strict=True))
        lines.append((f"a bot's step at {game}, ms of processor time", told))
    return lines


def main() -> None:
    with running_cluster(is_durable=True) as database:
        lines = measure(database)
    print(write_table(["", ""], lines))


if __name__ == "__main__":
    main()
