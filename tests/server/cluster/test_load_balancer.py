"""Three servers behind a real nginx, which sends every request and every socket to the next of them."""

import random
import time
from urllib.parse import urlsplit

import banchisa
from support.clients import PATIENCE, Browser, Chair
from support.nginx import nginx_before
from support.torture import GONE

NANUUK = banchisa.game("nanuuk")


def sit_down(browser: Browser, table: str) -> Chair:
    """A socket through whichever server answers, tried again while one of them is gone."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            return browser.at(table)
        except GONE:
            assert time.monotonic() < late


def play_on(browser: Browser, table: str, dice: random.Random, steps: int) -> bool:
    """Take so many steps, each at once or again through another server; whether the game is over."""
    chair = sit_down(browser, table)
    while steps and not chair.over:
        try:
            chair.play(dice, steps=1)
            steps -= 1
        except GONE:
            chair = sit_down(browser, table)
    chair.__exit__()
    return chair.over


def test_a_game_goes_on_through_any_server_while_servers_die(servers, tmp_path):
    three = servers(3, settings={"base": "/games/"}, sets={"proxies": ["127.0.0.1"]})
    dice = random.Random(1)
    with nginx_before([urlsplit(server.url).netloc for server in three], tmp_path / "nginx") as site:
        ada = Browser(f"{site}/games", trusts_all=True)
        opened = ada.open("Ada", "link", "bot:random", options={"mode": "intro"})
        jonas = Browser(f"{site}/games", trusts_all=True)
        jonas.sit(opened, "Jonas")
        with sit_down(jonas, opened["table"]) as watching:
            assert play_on(ada, opened["table"], dice, 1) is False
            watching.until("step")
        victims = [*three, *three]
        is_over = False
        while not is_over:
            for player in (ada, jonas):
                with sit_down(player, opened["table"]) as chair:
                    is_mine = bool(chair.choices)
                if is_mine:
                    is_over = play_on(player, opened["table"], dice, 1)
            if victims:
                victim = victims.pop()
                victim.kill()
                victim.start()
            with sit_down(ada, opened["table"]) as chair:
                is_over = chair.over
        record = banchisa.Record.from_json(jonas.get(f"/tables/{opened['table']}/record"))
        assert record.verify(NANUUK) == []
        assert len(record.steps) > 10
        told = [ada.get(f"/tables/{opened['table']}") for _ in range(6)]
        assert all(entry["over"] and entry["version"] == told[0]["version"] for entry in told)
    assert all(f"GET /games/api/tables/{opened['table']} 200" in server.log.read_text() for server in three)
