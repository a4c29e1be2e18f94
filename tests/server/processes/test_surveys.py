"""What bots have found out about a variant, told before a table is opened."""

import asyncio
import json
import os
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import httpx
import pytest

from banchisa.lab.stats.intervals import wilson
from banchisa.server.processes import surveys
from banchisa.server.processes.surveys import Asker, Surveys
from banchisa.table.wire.answers import Figures
from support.clients import PATIENCE, Browser, Server, children
from support.processes import wait_until
from support.server_child import settings_of
from support.toys.served import TOYS

GAME = TOYS["firstwins"]


def path(game="firstwins", seats=2, **options) -> str:
    return f"/games/{game}/figures?seats={seats}&options={quote(json.dumps(options))}"


def test_figures_are_those_of_the_variant(ada):
    told = ada.get(path(seats=3, hand=1))
    assert (told["bot"], told["games"], told["order"]) == ("greedy", 200, [0, 1, 2])
    assert told["shares"] == [wilson(200, 200).to_json(), *[wilson(0, 200).to_json()] * 2]
    assert told["turns"]["value"] >= 3
    assert told["minutes"] == round(told["decisions"]["value"] * 3 * 6 / 60, 1)
    assert told["decisions"]["low"] < told["decisions"]["value"] < ada.get(path(seats=3))["decisions"]["value"]


def test_options_may_be_left_out(ada):
    told = ada.get("/games/firstwins/figures?seats=2")
    assert {**told, "age": 0} == {**ada.get(path(hand=2, thieves=True)), "age": 0}


def test_of_too_few_games_nothing_is_said(own_server):
    told = Browser(own_server(settings={"survey": 0}).url).get(path())
    assert told == {
        "bot": "greedy",
        "games": 0,
        "order": None,
        "shares": [],
        "decisions": None,
        "age": 0,
    } | dict.fromkeys(("turns", "minutes"))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (path("ludo"), (404, "game/unknown", {"key": "ludo"})),
        (path(seats=7), (422, "table/options", {"problem": "Haul can't be played with 7 players; allowed: 2, 3"})),
        (path(hand=9), (422, "table/options", {"problem": "option hand: 9 is not allowed; allowed: 1, 2, 3"})),
    ],
)
def test_what_no_table_can_be_opened_for_has_no_figures(ada, asked, said):
    assert ada.refused(asked) == said


@pytest.mark.parametrize(
    "query",
    ["", "seats=two", "seats=2&options=[]", "seats=2&options={", 'seats=2&options={"hand":1.5}'],
)
def test_questions_that_cannot_be_read_are_refused(ada, query):
    assert ada.refused(f"/games/firstwins/figures?{query}")[:2] == (400, "request/malformed")


def test_too_many_variants_are_refused_but_those_known_can_be_asked_for_again(own_server):
    ada = Browser(own_server(limits={"figures": [2, 36000]}).url)
    assert all(ada.get(path(hand=hand))["games"] for hand in (1, 2, 1, 2, 1))
    assert ada.refused(path(hand=3)) == (429, "request/too_many", {"most": 2})


def test_bots_do_not_wait_while_figures_are_found(own_server):
    server = own_server(settings={"thought": 3600, "workers": 1})
    ada = Browser(server.url)
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(ask_in_vain, server, path("puzzling"))
        wait_until(lambda: children(server))
        with ada.at(ada.intro("bot:greedy", "Ada")) as chair:
            chair.play(random.Random(1), steps=3)
        assert not asking.done()
        server.kill()
        assert asking.result()


def ask_in_vain(server: Server, asked: str, seconds: float = PATIENCE) -> bool:
    """Ask until our patience or the server is at its end."""
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{server.url}/api{asked}", timeout=seconds)
    return True


def test_who_has_gone_is_not_played_for(own_server):
    server = own_server(settings={"thought": 3600})
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(Browser(server.url).refused, path("puzzling", hand=1))
        wait_until(lambda: children(server))
        for hand in (2, 3):  # these wait for the first one, and leave before their turn comes
            ask_in_vain(server, path("puzzling", hand=hand), 1.0)
        (worker,) = children(server)
        os.kill(worker, signal.SIGKILL)
        assert first.result()[1] == "server/error"
    assert Browser(server.url).get(path())["games"] == 200
    assert server.log.read_text().count("server/error") == 1


def test_a_worker_that_dies_costs_the_figures_and_nothing_else(own_server):
    server = own_server()
    ada = Browser(server.url)
    status, code, data = ada.refused(path("doomed"))
    assert (status, code) == (500, "server/error")
    assert f"server/error {data['reference']}" in server.log.read_text()
    assert ada.get(path())["games"] == 200


# what is stored


class StubWorkers:
    """Answers with the number of the question."""

    def __init__(self) -> None:
        self.asked = []

    async def survey(self, trial):
        self.asked.append((trial.seats, trial.options["hand"]))
        await asyncio.sleep(0)
        return Figures("greedy", len(self.asked), None, [], None, None, None, age=0)


async def here() -> bool:
    return False


class EmptyStore:
    """Keeps nothing."""

    async def load_finding(self, kind, name):
        return None

    async def write(self, *writes):
        pass


@pytest.fixture
def stored():
    """Figures with workers that do nothing."""
    found = Surveys(settings_of({"store": "", "web": ""}), EmptyStore())
    found._workers = StubWorkers()
    return found


async def asked(found, seats=2, **options):
    return (await found.of(GAME, GAME.start(seats, **options).terms, Asker("ada", here))).games


async def test_a_variant_is_played_once_also_when_two_ask_at_the_same_time(stored):
    found = await asyncio.gather(*(asked(stored) for _ in range(3)), asked(stored, hand=2), asked(stored, hand=1))
    assert found == [1, 1, 1, 1, 2]
    assert stored._workers.asked == [(2, 2), (2, 1)]


async def test_only_so_many_variants_are_remembered(stored, monkeypatch):
    monkeypatch.setattr(surveys, "MOST_KEPT", 2)
    assert [await asked(stored, hand=hand) for hand in (1, 2, 3, 3, 2, 1)] == [1, 2, 3, 3, 2, 4]


async def test_only_so_many_may_wait(stored, monkeypatch):
    monkeypatch.setattr(surveys, "MOST_WAITING", 2)
    answers = await asyncio.gather(*(asked(stored, hand=hand) for hand in (1, 2, 3)), return_exceptions=True)
    assert [getattr(answer, "code", answer) for answer in answers] == [1, 2, "request/too_many"]
