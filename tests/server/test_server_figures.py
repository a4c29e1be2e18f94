"""What bots have found out about a variant, told before a table is opened."""

import asyncio
import json
import random
import threading
from urllib.parse import quote

import httpx
import pytest

from banchisa.lab.statistics import wilson
from banchisa.server import surveys
from banchisa.server.surveys import Asker, Surveys
from server.browsing import Browser
from server.serving import TOYS, settings_of

GAME = TOYS["firstwins"]


def path(game="firstwins", seats=2, **options) -> str:
    return f"/games/{game}/figures?seats={seats}&options={quote(json.dumps(options))}"


def test_figures_are_those_of_the_variant(ada):
    told = ada.get(path(seats=3, hand=1))
    assert (told["bot"], told["games"], told["order"]) == ("greedy", 200, [0, 1, 2])
    assert told["shares"] == [wilson(200, 200).to_json(), *[wilson(0, 200).to_json()] * 2]
    assert told["decisions"]["low"] < told["decisions"]["value"] < ada.get(path(seats=3))["decisions"]["value"]


def test_options_may_be_left_out(ada):
    told = ada.get("/games/firstwins/figures?seats=2")
    assert {**told, "age": 0} == {**ada.get(path(hand=2, thieves=True)), "age": 0}


def test_of_too_few_games_nothing_is_said(own_server):
    told = Browser(own_server(settings={"survey": 0}).url).get(path())
    assert told == {"bot": "greedy", "games": 0, "order": None, "shares": [], "decisions": None, "age": 0}


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
    ada = Browser(own_server(settings={"thought": 3600, "workers": 1}).url)
    asking = threading.Thread(target=impatient, args=(ada.url, path("puzzling")))
    asking.start()
    with ada.at(ada.intro("bot:greedy", "Ada")) as chair:
        chair.play(random.Random(1), steps=3)
    assert asking.is_alive()
    asking.join()


def impatient(url: str, asked: str, seconds: float = 5.0) -> None:
    with pytest.raises(httpx.ReadTimeout):
        httpx.get(f"{url}/api{asked}", timeout=seconds)


def test_who_has_gone_is_not_played_for(own_server):
    server = own_server(settings={"thought": 8.0})
    for hand in (1, 2, 3):  # the first one is given up after a while, the others are not begun
        impatient(server.url, path("puzzling", hand=hand), 0.5)
    assert Browser(server.url).get(path())["games"] == 200
    assert server.log.read_text().count("server/error") == 1


def test_a_worker_that_dies_costs_the_figures_and_nothing_else(own_server):
    server = own_server()
    ada = Browser(server.url)
    status, code, data = ada.refused(path("doomed"))
    assert (status, code) == (500, "server/error")
    assert f"server/error {data['reference']}" in server.log.read_text()
    assert ada.get(path())["games"] == 200


# what is kept


class StubWorkers:
    """Answers with the number of the question."""

    def __init__(self) -> None:
        self.asked = []

    async def survey(self, trial):
        self.asked.append((trial.seats, trial.options["hand"]))
        await asyncio.sleep(0)
        return {"games": len(self.asked)}


async def here() -> bool:
    return False


@pytest.fixture
def kept(tmp_path):
    """Figures with workers that do nothing."""
    found = Surveys(settings_of({"database": str(tmp_path / "tables.sqlite")}))
    found._workers = StubWorkers()
    return found


async def asked(found, seats=2, **options):
    return (await found.of(GAME, GAME.start(seats, **options).terms, Asker("ada", here)))["games"]


def test_a_variant_is_played_once_also_when_two_ask_at_the_same_time(kept):
    async def ask():
        return await asyncio.gather(*(asked(kept) for _ in range(3)), asked(kept, hand=2), asked(kept, hand=1))

    assert asyncio.run(ask()) == [1, 1, 1, 1, 2]
    assert kept._workers.asked == [(2, 2), (2, 1)]


def test_only_so_many_variants_are_remembered(kept, monkeypatch):
    monkeypatch.setattr(surveys, "MOST_KEPT", 2)

    async def ask():
        return [await asked(kept, hand=hand) for hand in (1, 2, 3, 3, 2, 1)]

    assert asyncio.run(ask()) == [1, 2, 3, 3, 2, 4]


def test_only_so_many_may_wait(kept, monkeypatch):
    monkeypatch.setattr(surveys, "MOST_WAITING", 2)

    async def ask():
        return await asyncio.gather(*(asked(kept, hand=hand) for hand in (1, 2, 3)), return_exceptions=True)

    assert [getattr(answer, "code", answer) for answer in asyncio.run(ask())] == [1, 2, "request/too_many"]
