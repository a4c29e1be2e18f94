"""Analyses of finished tables: for everybody who may see them, never of a game under way, in a process of their own."""

import random
import time

import pytest

from support.clients import PATIENCE, Browser, Server, children
from support.processes import is_running, wait_until

QUICK = {"analysis": 16}


@pytest.fixture
def quick(own_server) -> Server:
    return own_server(settings=QUICK)


def finished(browser: Browser, game: str = "nanuuk", **options: object) -> str:
    """A table of two people at one browser who have played to the end."""
    table = browser.open("Ada", "Ole", game=game, options=options or {"hand": 1})["table"]
    with browser.at(table) as chair:
        chair.play(random.Random(1))
    return table


def until(browser: Browser, table: str, *states: str) -> dict:
    """How an analysis stands once it is in one of these states."""
    late = time.monotonic() + PATIENCE
    while (told := browser.get(f"/tables/{table}/analysis"))["state"] not in states:
        assert time.monotonic() < late, told
        time.sleep(0.02)
    return told


def test_a_running_game_is_not_analysed(ada):
    table = ada.intro("Ada", "Ole")
    assert ada.refused(f"/tables/{table}/analysis")[:2] == (409, "table/not_over")
    answer = ada.http.post(f"/api/tables/{table}/analysis", json={})
    assert (answer.status_code, answer.json()["code"]) == (409, "table/not_over")


def test_a_table_that_does_not_exist_is_unknown(ada):
    assert ada.refused("/tables/AAAAAAAAAAAA/analysis")[:2] == (404, "table/unknown")


def test_a_finished_game_is_analysed_once_and_for_everybody(quick):
    ada, jonas = Browser(quick.url), Browser(quick.url)
    table = finished(ada, mode="intro")
    assert ada.get(f"/tables/{table}/analysis") == {"state": "none", "done": 0.0, "report": None}
    asked = ada.post(f"/tables/{table}/analysis")
    assert asked["state"] in ("waiting", "working")
    again = jonas.post(f"/tables/{table}/analysis")
    assert again["state"] in ("waiting", "working", "done")
    told = until(jonas, table, "done", "failed")
    assert told["state"] == "done"
    assert told["done"] == 1.0
    record = ada.get(f"/tables/{table}/record")
    report = told["report"]
    assert report["format"] == "banchisa-analysis/1"
    assert len(report["chances"]) == len(record["steps"]) + 1
    assert report["chances"][-1] == [float(rank == 1) for rank in record["result"]["ranks"]]
    for mistake in report["mistakes"]:
        assert mistake["played"]["notation"] == record["steps"][mistake["step"]]
    assert children(quick) == []
    assert ada.post(f"/tables/{table}/analysis") == told  # nothing is begun anew
    assert children(quick) == []


def test_who_asks_may_leave(quick):
    ada = Browser(quick.url)
    table = finished(ada, game="haul")
    ada.post(f"/tables/{table}/analysis")
    ada.http.close()
    assert until(Browser(quick.url), table, "done", "failed")["state"] == "done"


def test_an_analyst_that_dies_is_reported_and_can_be_asked_again(quick):
    ada = Browser(quick.url)
    table = finished(ada, game="doomed")
    for _ in range(2):
        assert ada.post(f"/tables/{table}/analysis")["state"] in ("waiting", "working")
        assert until(ada, table, "failed")["report"] is None
    assert "the process died" in quick.log.read_text()
    other = finished(ada, game="haul")
    ada.post(f"/tables/{other}/analysis")
    assert until(ada, other, "done", "failed")["state"] == "done"


def test_an_analyst_that_says_nothing_is_given_up(own_server):
    server = own_server(settings={**QUICK, "silence": 2.0})
    ada = Browser(server.url)
    table = finished(ada, game="puzzling")
    ada.post(f"/tables/{table}/analysis")
    until(ada, table, "failed")
    assert children(server) == []


def test_one_is_made_after_the_other_and_not_more_than_twenty_wait(quick):
    ada = Browser(quick.url)
    tables = [finished(ada, game="puzzling") for _ in range(21)]
    for table in tables[:20]:
        ada.post(f"/tables/{table}/analysis")
    until(ada, tables[0], "working")
    assert len(children(quick)) == 1
    assert [ada.get(f"/tables/{table}/analysis")["state"] for table in tables[1:]] == ["waiting"] * 19 + ["none"]
    answer = ada.http.post(f"/api/tables/{tables[20]}/analysis", json={})
    assert (answer.status_code, answer.json()) == (429, {"code": "request/too_many", "data": {"most": 20}})
    assert ada.post(f"/tables/{tables[3]}/analysis")["state"] == "waiting"


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_an_analysis_ends_with_its_server(own_server, how):
    server = own_server(settings={"analysis": 200})  # so that it is found at work
    ada = Browser(server.url)
    game, options = ("puzzling", {}) if how == "stop" else ("nanuuk", {"mode": "intro"})
    table = finished(ada, game=game, **options)
    ada.post(f"/tables/{table}/analysis")
    until(ada, table, "working")
    (analyst,) = children(server)
    assert is_running(analyst)
    getattr(server, how)()
    wait_until(lambda: not is_running(analyst))


def test_the_chair_to_look_from_is_free_once_the_game_is_over(quick):
    """Every hand as its holder saw it; before the end that would tell secrets."""
    ada, eve = Browser(quick.url), Browser(quick.url)
    table = ada.open("Ada", "Ole", game="haul", options={"hand": 2})["table"]
    with ada.at(table) as chair, eve.at(table) as watching:
        assert watching.error("view", at=3, seat=1)[0] == "table/not_over"
        chair.play(random.Random(1))
        for seat in (0, 1):
            seen = watching.ask("view", at=6, seat=seat)["scene"]
            assert seen["seat"] == seat
            mine = [piece for piece in seen["pieces"] if piece["at"] == f"hand-{seat}"]
            theirs = [piece for piece in seen["pieces"] if piece["at"] == f"hand-{1 - seat}"]
            assert mine and not any(piece.get("turned") for piece in mine)
            assert all(piece["turned"] for piece in theirs)
        code, data = watching.error("view", at=3, seat=2)
        assert code == "request/malformed"
        assert data["what"] == "seat: must be -1 to 1"
