"""The server is killed anywhere: what anybody heard of is there afterwards, and nothing is there twice."""

import random
import threading
import time

import pytest
from server.browsing import Browser, Chair
from websockets.exceptions import ConnectionClosed

import banchisa

ROUNDS = 56
NANUUK = banchisa.game("nanuuk")


class Script:
    """A person who plays both seats, remembers what was heard, and comes back after every crash."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.dice = random.Random(1)
        self.table = ""
        self.log: list[dict] = []
        self.version = 0
        self.asked: str | None = None  # what was on its way when the server died
        self.survived = 0

    def sit_down(self) -> Chair:
        """Take the seat again; compare with what was heard before."""
        if not self.table:
            self.table = self.browser.open("Ada", "Bea", options={"layout": "random"})["table"]
            self.log, self.version, self.asked = [], 0, None
        chair = self.browser.at(self.table)
        self.check(chair)
        return chair

    def check(self, chair: Chair) -> None:
        assert chair.version >= self.version
        if chair.version == self.version:
            assert chair.log == self.log or self.version == 0
        elif self.version and self.asked == "undo":
            assert chair.log == self.log[:-1]
        elif self.version:
            new = chair.log[len(self.log) :]
            assert chair.log[: len(self.log)] == self.log
            assert new[0]["notation"] == self.asked
            assert all(entry["actor"] == -1 for entry in new[1:])
            self.survived += 1
        record = banchisa.Record.from_json(self.browser.get(f"/tables/{self.table}/record"))
        assert record.match(NANUUK).state.to_json()  # every step is legal
        self.heard(chair)

    def heard(self, chair: Chair) -> None:
        self.log, self.version, self.asked = list(chair.log), chair.version, None

    def play(self, chair: Chair) -> None:
        """Go on until the server dies or the game is over."""
        while not chair.over:
            if chair.table["undo"] and self.dice.random() < 0.15:
                self.asked = "undo"
                chair.ask("undo", version=chair.version)
            else:
                self.asked = self.dice.choice(chair.choices)
                chair.act(self.asked)
            self.heard(chair)
        self.table = ""


def test_whatever_anybody_heard_of_survives_any_number_of_crashes(own_server):
    server = own_server()
    script = Script(Browser(server.url))
    dice = random.Random(2)
    script.sit_down().__exit__()
    for _ in range(ROUNDS):
        try:
            chair = script.sit_down()
            killer = threading.Timer(dice.random() * 0.06, server.kill)
            killer.start()
            while True:
                script.play(chair)
                chair = script.sit_down()
        except (ConnectionClosed, OSError, EOFError):
            pass  # the server is dead
        except Exception as why:
            if type(why).__module__.partition(".")[0] not in ("httpx", "httpcore", "websockets"):
                raise
        killer.join()
        # what was on its way and had been heard before the crash counts as heard
        script.log, script.version = (list(chair.log), chair.version) if chair.table["table"] == script.table else (script.log, script.version)
        server.start()
        time.sleep(0)
    script.sit_down().__exit__()


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("dies_at", [1, 2, 3, 5, 8])
def test_a_step_is_stored_before_anybody_hears_of_it(own_server, dies_at, before):
    server = own_server()
    ada = Browser(server.url)
    table = ada.open("Ada", "Bea", options={"layout": "random"})["table"]
    server.kill()
    server.start(dies_at=dies_at, before=before)
    asked: list[str] = []
    heard = 0
    with pytest.raises((ConnectionClosed, EOFError)), ada.at(table) as chair:
        start = len(chair.log)
        while True:
            asked.append(chair.choices[0])
            chair.first()
            heard += 1
    assert heard == dies_at - 1
    server.process.wait()
    server.start()
    with ada.at(table) as chair:
        taken = [entry["notation"] for entry in chair.log[start:] if entry["actor"] >= 0]
        assert taken == (asked[:-1] if before else asked)
        assert chair.first()["is"] == "step"
