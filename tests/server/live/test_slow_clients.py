"""A client that does not read delays nobody; when it reads again it gets the whole table."""

import asyncio
import random

import pytest

from banchisa.server.http.rate_limit import Limits, Rate
from banchisa.server.live.message_queues import MessageQueue
from banchisa.server.live.socket import Client, Session
from support.clients import PATIENCE, Browser, Chair


def test_who_does_not_read_delays_nobody_and_catches_up_by_a_welcome(own_server):
    limits = {"patience": 3600, "heartbeat": 3600, "messages": [10**6, 1]}  # however long it takes
    ada = Browser(own_server(limits=limits).url)
    table = ada.open("Ada", "Bea")["table"]
    with Chair(ada.socket(table, waiting=1)) as lazy, ada.at(table) as busy:
        for _ in range(1500):
            lazy.say("view", at=0)
        lazy.say("act", version=lazy.version, action=lazy.choices[0])
        busy.until("step")  # now all views are answered: far more than a connection holds
        busy.play(random.Random(2))
        lazy.wait_over()
        kinds = [message["is"] for message in lazy.heard]
        assert kinds.count("view") < 1500
        assert kinds.count("welcome") > 1
        assert lazy.log == busy.log


class Pipe:
    """A line that holds one frame until the client reads, which it does when the test says so."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_full = False
        self.reader: Session | None = None

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)
        self.is_full = True
        self.reader.hold()

    def read(self) -> None:
        self.is_full = False
        self.reader.go_on()

    async def receive(self) -> dict:
        await asyncio.Event().wait()
        raise AssertionError


class Table:
    """As much of a live table as a session needs."""

    def __init__(self) -> None:
        self.audience = self
        self.left = False

    def enter(self, session: Session) -> None:
        session.push(b"hello")

    def leave(self, session: Session) -> None:
        self.left = True

    def welcome(self, session: Session) -> bytes:
        return b"welcome"


@pytest.mark.parametrize(
    ("waiting", "heard"),
    [(3, [b"hello", b"0", b"1", b"2", b"new"]), (50, [b"hello", b"welcome", b"new"])],
    ids=["what waits is sent in order", "a full outbox is replaced by a welcome"],
)
async def test_who_reads_late_hears(waiting, heard):
    pipe, table = Pipe(), Table()
    session = Session(pipe, table, Client(None, ""), Limits(outbox=5), MessageQueue(Rate(9, 1)))
    running = asyncio.create_task(session.run())
    await asyncio.sleep(0)
    for number in range(waiting):
        session.push(b"%d" % number)
    pipe.read()
    session.push(b"new")
    while len(pipe.sent) < len(heard):
        pipe.read()
    assert pipe.sent == heard
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert table.left


async def test_who_does_not_read_for_too_long_is_dropped():
    pipe, table = Pipe(), Table()
    async with asyncio.timeout(PATIENCE):
        await Session(pipe, table, Client(None, ""), Limits(patience=0.01), MessageQueue(Rate(9, 1))).run()
    assert pipe.sent == [b"hello"]
    assert table.left


class Asking(Pipe):
    """A line whose client asks for a step and reads whatever comes."""

    async def receive(self) -> dict:
        return {"type": "websocket.receive", "text": '{"do": "act", "version": 1, "action": "place A1"}'}

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)


class SlowTable(Table):
    """A table whose store takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.stored = asyncio.Event(), asyncio.Event()
        self.told = 0

    async def change_for(self, asker: Session, decide: object, id: object) -> None:
        self.begun.set()
        await self.stored.wait()
        self.told += 1


async def test_the_step_of_who_is_dropped_meanwhile_is_seen_through():
    pipe, table = Asking(), SlowTable()
    session = Session(pipe, table, Client(None, ""), Limits(), MessageQueue(Rate(9, 1)))
    running = asyncio.create_task(session.run())
    async with asyncio.timeout(PATIENCE):
        await table.begun.wait()
        session.drop()
        await asyncio.sleep(0)
        table.stored.set()
        await running
    assert table.told == 1
    assert table.left
