"""The server as tests start it: a process of its own, on a socket that the test holds, so that it can be killed."""

import json
import logging
import os
import random
import signal
import socket
import sqlite3
import sys
import time
from collections import ChainMap
from dataclasses import replace
from functools import partial
from pathlib import Path

import banchisa.server.cluster.postgres_cluster  # noqa: F401 (imported here, and not by every server anew)
from banchisa.server.cluster.postgres_bus import PostgresBus
from banchisa.server.http.catalogue import Catalogue
from banchisa.server.http.rate_limit import Limits, Rate
from banchisa.server.logs import set_up_logs
from banchisa.server.notices.settings import MailServer, NoticeSettings
from banchisa.server.run import run
from banchisa.server.settings import Address, Settings
from banchisa.server.storage import sqlite, sqlite_writer
from banchisa.table.events import Keep
from support.toys.served import TOYS

ENDLESS = Rate(10**9, 1)
GENEROUS = Limits(
    messages=ENDLESS, requests=ENDLESS, openings=ENDLESS, hints=ENDLESS, figures=ENDLESS, welcomes=ENDLESS,
    waiting=10**9, codes=ENDLESS, notices=ENDLESS, talk=ENDLESS, talk_share=ENDLESS, faces=ENDLESS,
)  # fmt: skip


class DyingWriter(sqlite_writer.Writer):
    """Dies at its k-th commit of what people are told: before it, or after it and before anybody hears of it."""

    deadline = 0
    before = False

    def commit(self, jobs):
        is_told = any(not isinstance(write, Keep) for job in jobs for write in job.writes)
        DyingWriter.deadline -= is_told
        if is_told and self.deadline == 0 and self.before:
            os.kill(os.getpid(), signal.SIGKILL)
        if is_told and self.deadline == 0:
            jobs[0].loop.call_soon_threadsafe = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
        super().commit(jobs)


class StarvedWriter(sqlite_writer.Writer):
    """Finds its disk full while a file of this name is there."""

    hunger = Path()

    def _write(self, jobs):
        if self.hunger.exists():
            raise sqlite3.OperationalError("database or disk is full")
        return super()._write(jobs)


class SlowWriter(sqlite_writer.Writer):
    """Takes its time for every commit."""

    seconds = 0.0

    def commit(self, jobs):
        time.sleep(self.seconds)
        super().commit(jobs)


def settings_of(options: dict) -> Settings:
    """Settings from JSON: rates are pairs, seeds those of the tables to be opened."""
    given = options.get("limits", {})
    limits = replace(
        GENEROUS, **{name: Rate(*value) if isinstance(value, list) else value for name, value in given.items()}
    )
    settings = Settings(
        options["store"],
        pace=0,
        take="support.toys.served:take",
        limits=limits,
        web=Path(options["web"]),
        survey=3600.0,
    )  # figures are of as many games as there are, however long that takes
    if "seeds" in options:
        settings = replace(settings, new_seed=map(bytes.fromhex, options["seeds"]).__next__)
    if "time" in options:
        settings = replace(settings, now=partial(read_turned_clock, Path(options["time"])))
    sets = {name: frozenset(value) for name, value in options.get("sets", {}).items()}
    if "metrics" in options:
        settings = replace(settings, metrics=Address("127.0.0.1", options["metrics"]))
    if "notices" in options:
        told = dict(options["notices"])
        mail = MailServer(**told.pop("mail")) if "mail" in told else None
        settings = replace(settings, notices=NoticeSettings(mail, **told))
    return replace(settings, **options.get("settings", {}), **sets)


def lose_news(share: float) -> None:
    """Let this share of the messages to other servers get lost on their way."""
    publish = PostgresBus.publish

    async def publish_some(bus: PostgresBus, message: str) -> None:
        if random.random() >= share:
            await publish(bus, message)

    PostgresBus.publish = publish_some


def read_turned_clock(file: Path) -> float:
    """The time, so many seconds later as a test says in a file."""
    return time.time() + float(file.read_text())


def serve(options: dict, listening: socket.socket, log: int) -> None:
    """Be a server until stopped."""
    os.dup2(log, sys.stderr.fileno())
    if "log_format" in options:
        set_up_logs(access_log=True, log_format=options["log_format"])
    else:
        logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    if "dies_at" in options:
        DyingWriter.deadline, DyingWriter.before = options["dies_at"], options["before"]
        sqlite.Writer = DyingWriter
    if "hunger" in options:
        StarvedWriter.hunger = Path(options["hunger"])
        sqlite.Writer = StarvedWriter
    if "lost_news" in options:
        lose_news(options["lost_news"])
    if "slow" in options:
        SlowWriter.seconds = options["slow"]
        sqlite.Writer = SlowWriter
    run(settings_of(options), listening, lambda: None, ChainMap(TOYS, Catalogue()))


def born(channel: socket.socket, options: dict, fds: list[int]) -> int:
    """A new server process; everything is imported already, so it is up at once."""
    child = os.fork()
    if child:
        for fd in fds:
            os.close(fd)
        return child
    channel.close()
    code = 1
    try:
        serve(options, socket.socket(fileno=fds[0]), fds[1])
        code = 0
    finally:
        os._exit(code)


def nursery() -> None:
    """Start servers and wait for them, as the test on the other end of the channel says; at its end they end."""
    channel = socket.socket(fileno=int(sys.argv[1]))
    children: set[int] = set()
    while True:
        data, fds, _, _ = socket.recv_fds(channel, 65536, 2)
        if not data:
            break
        request = json.loads(data)
        if "wait" in request:
            found, status = os.waitpid(request["wait"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if found else None
            children.discard(found)
        else:
            answer = born(channel, request, fds)
            children.add(answer)
        channel.sendall(json.dumps(answer).encode())
    for child in children:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    nursery()
