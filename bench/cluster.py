"""How soon a step at one server is seen at another, through PostgreSQL's notifications.

    python bench/cluster.py            writes its part of bench/results.md; about half a minute, loopback only

A temporary PostgreSQL, two servers, one person who plays both seats through the first of them and watches through the
second. Measured is the time from the answer at the first to the message at the second, and from asking to the answer.
"""

import contextlib
import os
import random
import sys
import threading
import time
from pathlib import Path
from statistics import quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from sections import write_section, write_table  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

from support.clients import Browser, Chair  # noqa: E402
from support.postgres import running_cluster  # noqa: E402
from support.server_process import running  # noqa: E402

STEPS, WARM = 1_000, 100


def listen(chair: Chair, heard: dict[int, float]) -> None:
    """Note when each version was heard of, until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = chair.read()
            if message["is"] == "step":
                heard[message["version"]] = time.perf_counter()


def measure() -> tuple[list[float], list[float]]:
    """Seconds from asking to the answer, and from the answer to the news elsewhere."""
    answers: list[float] = []
    news: list[float] = []
    dice = random.Random(1)
    with running_cluster(is_durable=True) as cluster:
        address = cluster.new_database()
        with running(address) as (here, _), running(address) as (there, _):
            ada, watcher = Browser(here.rstrip("/")), Browser(there.rstrip("/"))
            while len(answers) < STEPS + WARM:
                play_one(ada, watcher, dice, answers, news)
    return answers[WARM:], news[WARM:]


def play_one(ada: Browser, watcher: Browser, dice: random.Random, answers: list[float], news: list[float]) -> None:
    """A whole game."""
    table = ada.intro("Ada", "Bea")
    heard: dict[int, float] = {}
    told: dict[int, float] = {}
    with ada.at(table) as chair, watcher.at(table) as other:
        listening = threading.Thread(target=listen, args=(other, heard))
        listening.start()
        while not chair.over:
            begun = time.perf_counter()
            chair.act(dice.choice(chair.choices))
            told[chair.version] = time.perf_counter()
            answers.append(told[chair.version] - begun)
            time.sleep(0.01)
        time.sleep(0.5)
    listening.join()
    news += [heard[version] - at for version, at in told.items() if version in heard]


def make_row(what: str, times: list[float]) -> list[str]:
    cuts = quantiles(times, n=100)
    return [what, f"{cuts[49] * 1e3:.1f}", f"{cuts[98] * 1e3:.1f}", f"{max(times) * 1e3:.0f}"]


def main() -> None:
    answers, news = measure()
    head = ["", "median, ms", "99th percentile, ms", "longest, ms"]
    rows = [
        make_row("from asking for a step to the answer (checked, committed with a sync)", answers),
        make_row("from that answer to the news at the other server", news),
    ]
    about = (
        f"{len(news):,} steps of Nanuuk!, {os.cpu_count()} cores shared by database, servers and clients; the other "
        "server should have a step within 50 ms. `python bench/cluster.py` measures it anew."
    )
    text = "\n\n".join(["## Two servers on one PostgreSQL", write_table(head, rows), about])
    write_section("cluster", text)
    print(text)


if __name__ == "__main__":
    main()
