"""The server is killed anywhere: what anybody heard of is there afterwards, and nothing is there twice."""

import random
import threading

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

import banchisa
from support.clients import Browser, Chair

ROUNDS = [15, pytest.param(56, marks=pytest.mark.long)]
NANUUK = banchisa.game("nanuuk")


class Script:
    """A person who plays both seats, remembers what was heard, and comes back after every crash."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.dice = random.Random(1)
        self.before: Chair | None = None  # the chair of this game before the crash
        self.asked = ""  # what was on its way then
        self.games = 0

    def sit_down(self) -> Chair:
        """Take the seat again, or open the next table."""
        if self.before is None:
            return self.browser.at(self.browser.open("Ada", "Bea", options={"layout": "random"})["table"])
        chair = self.browser.at(self.before.table["table"])
        self.compare(self.before, chair)
        return chair

    def compare(self, before: Chair, after: Chair) -> None:
        """Everything that was heard is there; besides only what was on its way, once, and what chance did upon it."""
        if after.version == before.version:
            assert after.log == before.log
        elif self.asked == "undo":
            assert after.log == before.log[:-1]
        else:
            assert after.log[: len(before.log)] == before.log
            new = [entry["notation"] for entry in after.log[len(before.log) :] if entry["actor"] >= 0]
            assert new == ([self.asked] if self.asked else [])
        assert [entry["n"] for entry in after.log] == list(range(len(after.log)))
        record = banchisa.Record.from_json(self.browser.get(f"/tables/{after.table['table']}/record"))
        assert record.steps == [entry["notation"] for entry in after.log]
        assert record.match(NANUUK).steps  # every one of them is allowed

    def play(self, chair: Chair) -> None:
        """Go on until the server dies or the game is over."""
        self.before, self.asked = chair, ""
        while not chair.over:
            takes_back = chair.table["undo"] > 0 and self.dice.random() < 0.15
            self.asked = "undo" if takes_back else self.dice.choice(chair.choices)
            if takes_back:
                chair.ask("undo", version=chair.version)
            else:
                chair.act(self.asked)
            self.asked = ""
        self.before = None
        self.games += 1


def play_until_killed(script: Script, killer: threading.Thread) -> None:
    try:
        while killer.is_alive():
            with script.sit_down() as chair:
                script.play(chair)
    except (ConnectionClosed, EOFError, OSError, InvalidMessage, httpx.TransportError):
        pass  # the server is dead, or another one


@pytest.mark.parametrize("rounds", ROUNDS)
def test_whatever_anybody_heard_of_survives_any_number_of_crashes(own_server, rounds):
    server = own_server()
    script = Script(Browser(server.url))
    dice = random.Random(2)

    def crash() -> None:
        server.kill()
        server.start()

    for _ in range(rounds):
        killer = threading.Timer(dice.random() * 0.25, crash)
        killer.start()
        play_until_killed(script, killer)
        killer.join()
    with script.sit_down() as chair:
        script.play(chair)
    assert script.games


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("dies_at", [1, 2, 3, 5, 8])
def test_a_step_is_stored_before_anybody_hears_of_it(own_server, dies_at, before):
    server = own_server()
    ada = Browser(server.url)
    table = ada.open("Ada", "Bea", options={"layout": "random"})["table"]
    server.kill()
    server.start(dies_at=dies_at, before=before)
    asked: list[str] = []
    chair = ada.at(table)
    start = len(chair.log)
    for _ in range(dies_at - 1):
        asked.append(chair.choices[0])
        assert chair.first()["is"] == "step"
    asked.append(chair.choices[0])
    with pytest.raises((ConnectionClosed, EOFError)):
        chair.first()
    server.wait()
    server.start()
    with ada.at(table) as chair:
        taken = [entry["notation"] for entry in chair.log[start:] if entry["actor"] >= 0]
        assert taken == (asked[:-1] if before else asked)
        assert chair.first()["is"] == "step"
