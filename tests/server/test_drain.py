"""A server that is told to end: everybody is answered, then sent away, and nothing that was told is lost."""

import asyncio
import os
import random
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import banchisa
from banchisa.games import registry
from banchisa.server.storage.sqlite import SqliteStore
from support.clients import PATIENCE, Browser, Chair
from support.processes import wait_until


def act_until_sent_away(chair: Chair, seed: int, has_begun: threading.Event) -> tuple[int, int]:
    """The code a socket was closed with, and the last version that its client has heard of."""
    dice = random.Random(seed)
    try:
        while True:
            chair.play(dice, steps=1)
            has_begun.set()
    except ConnectionClosed as why:
        return why.rcvd.code, chair.version


def stored_versions(file: Path, tables: list[str]) -> list[int]:
    async def read() -> list[int]:
        store = SqliteStore(file)
        try:
            return [len(await store.log(table)) for table in tables]
        finally:
            await store.close()

    return asyncio.run(read())


def test_in_the_middle_of_steps_whatever_is_stored_was_also_told(own_server, tmp_path):
    server = own_server(slow=0.1)  # so that there always are steps under way
    ada = Browser(server.url)
    games = [banchisa.game(key) for key in registry.known_keys()]
    tables = [ada.open(*["Ada"] * min(game.seats), game=game.key)["table"] for game in games]
    places = [ada.at(table) for table in tables]
    begun = [threading.Event() for _ in places]
    with ThreadPoolExecutor(len(places)) as pool:
        told = [pool.submit(act_until_sent_away, place, n, begun[n]) for n, place in enumerate(places)]
        for event in begun:
            assert event.wait(PATIENCE)
        assert server.stop() == 0
        codes, heard = zip(*(each.result(PATIENCE) for each in told), strict=True)
    assert set(codes) == {1012}
    assert stored_versions(tmp_path / "tables.sqlite", tables) == list(heard)
    server.start()
    for table, version in zip(tables, heard, strict=True):
        with ada.at(table) as chair:
            assert chair.version == version
            assert chair.first()["is"] == "step"
    assert "Traceback" not in server.log.read_text()


def test_a_load_balancer_can_see_the_end_before_it_comes(own_server):
    server = own_server(settings={"drain": 3600.0})
    ada = Browser(server.url)
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as chair:
        wait_until(lambda: httpx.get(f"{server.url}/api/ready", timeout=PATIENCE).status_code == 200)
        os.kill(server.process, signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as sent_away:
            chair.read()
    assert sent_away.value.rcvd.code == 1012
    answer = httpx.get(f"{server.url}/api/ready", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["parts"]["serving"]) == (503, False)
    with pytest.raises(InvalidStatus) as refused, ada.socket(table):
        pass
    assert refused.value.response.status_code == 503
    assert ada.get(f"/tables/{table}")["version"] >= 1
    assert server.stop() == 1  # a second signal: at once, although the hour is not over


def test_a_second_signal_is_the_end_whatever_hangs(own_server):
    server = own_server(slow=0.0)
    ada = Browser(server.url)
    table = ada.intro("Ada", "Bea")
    server.stop()
    server.start(slow=3600.0)
    with ada.at(table) as chair:
        chair.say("act", version=chair.version, action=chair.choices[0], id=1)
        os.kill(server.process, signal.SIGINT)
        assert server.stop() == 1
