"""A client that does not read delays nobody; when it reads again it gets the whole table."""

import asyncio
import random

import pytest

from banchisa.server.http.rate_limit import Limits, Rate
from banchisa.server.live.socket import Session
from banchisa.server.live.turns import Turns
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
    """A socket whose client reads when the test says so."""

    client = None

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.open = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.sent.append(text)

    async def receive(self) -> dict:
        await asyncio.Event().wait()
        raise AssertionError


class Table:
    """As much of a live table as a session needs."""

    def __init__(self) -> None:
        self.audience = self
        self.left = False

    def enter(self, session: Session) -> None:
        session.push("hello")

    def leave(self, session: Session) -> None:
        self.left = True

    def welcome(self, session: Session) -> str:
        return "welcome"


def test_a_full_outbox_is_replaced_by_a_welcome():
    async def main() -> None:
        pipe, table = Pipe(), Table()
        session = Session(pipe, table, None, Limits(outbox=5), Turns(Rate(9, 1)))
        running = asyncio.create_task(session.run())
        await asyncio.sleep(0)
        for number in range(50):
            session.push(str(number))
            await asyncio.sleep(0)
        pipe.open.set()
        async with asyncio.timeout(PATIENCE):
            while len(pipe.sent) < 2:
                await asyncio.sleep(0)
            session.push("new")
            while len(pipe.sent) < 3:
                await asyncio.sleep(0)
        assert pipe.sent == ["hello", "welcome", "new"]
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert table.left

    asyncio.run(main())


def test_who_does_not_read_for_too_long_is_dropped():
    async def main() -> None:
        pipe, table = Pipe(), Table()
        await Session(pipe, table, None, Limits(patience=0.01), Turns(Rate(9, 1))).run()
        assert pipe.sent == []
        assert table.left

    asyncio.run(main())
