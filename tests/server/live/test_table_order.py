"""Tables in order: named, put away and removed, bots with names, and the results of what was played."""

import csv
import io
import random

from banchisa.table.bot_names import NAMES, seat_bot
from banchisa.table.events import Seat
from support.clients import Browser


def entry(browser, table):
    return next(each for each in browser.get("/tables")["yours"] if each["table"] == table)


def test_the_host_names_a_table_and_everybody_there_hears_it(either_server):
    ada, jonas = Browser(either_server.url), Browser(either_server.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    table = opened["table"]
    jonas.sit(opened, "Jonas")
    assert "name" not in entry(ada, table)
    with jonas.at(table) as chair:
        named = ada.post(f"/tables/{table}/name", name="  Thin   Ice ")
        assert named["name"] == "Thin Ice"
        assert chair.until("welcome")["name"] == "Thin Ice"
    assert entry(jonas, table)["name"] == "Thin Ice"
    assert jonas.refused(f"/tables/{table}/name", name="Mine") == (403, "seat/not_yours", {})
    assert ada.refused(f"/tables/{table}/name", name="x" * 41) == (422, "seat/name", {"most": 40})
    either_server.kill()
    either_server.start()
    assert entry(ada, table)["name"] == "Thin Ice"
    assert "name" not in ada.post(f"/tables/{table}/name", name=" ")


def test_a_table_may_be_opened_with_a_name_that_its_rematch_keeps(either_server):
    ada = Browser(either_server.url)
    table = ada.open("Ada", "Ole", game="haul", options={"hand": 1}, name="Thin Ice")["table"]
    with ada.at(table) as chair:
        assert chair.welcome["name"] == "Thin Ice"
        chair.play(random.Random(1))
    again = ada.rematch(table)["table"]
    assert entry(ada, again)["name"] == "Thin Ice"


def test_what_somebody_puts_away_is_put_away_for_them_alone(either_server):
    ada, jonas, eve = (Browser(either_server.url) for _ in range(3))
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    table = opened["table"]
    jonas.sit(opened, "Jonas")
    for mark in ("archived", "hidden"):
        assert ada.post(f"/tables/{table}/mark", mark=mark)["mark"] == mark
        assert entry(ada, table)["mark"] == mark
        assert "mark" not in entry(jonas, table)
    assert "mark" not in ada.post(f"/tables/{table}/mark", mark=None)
    assert "mark" not in entry(ada, table)
    assert eve.refused(f"/tables/{table}/mark", mark="hidden") == (403, "seat/not_yours", {})
    assert ada.refused(f"/tables/{table}/mark", mark="burnt")[1] == "request/malformed"


def test_a_host_removes_what_nobody_else_plays(either_server):
    ada, jonas = Browser(either_server.url), Browser(either_server.url)
    alone = ada.intro("Ada", "bot")
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    table = opened["table"]
    assert entry(ada, table)["removable"] is True
    jonas.sit(opened, "Jonas")
    assert "removable" not in entry(ada, table)
    assert ada.refused(f"/tables/{table}/remove", posts=True) == (409, "table/shared", {})
    assert jonas.refused(f"/tables/{alone}/remove", posts=True) == (403, "seat/not_yours", {})
    ada.post(f"/tables/{alone}/mark", mark="archived")
    left = ada.post(f"/tables/{alone}/remove")
    assert [each["table"] for each in left["yours"]] == [table]
    assert ada.refused(f"/tables/{alone}")[1] == "table/unknown"
    assert ada.refused(f"/tables/{alone}/remove", posts=True)[1] == "table/unknown"


def test_results_are_kept_and_can_be_taken_along(either_server):
    ada, eve = Browser(either_server.url), Browser(either_server.url)
    table = ada.open("Ada", "=Ole", game="haul", options={"hand": 1}, name="Thin Ice")["table"]
    assert ada.get("/history") == {"results": []}
    with ada.at(table) as chair:
        chair.play(random.Random(1))
    [result] = ada.get("/history")["results"]
    assert result["table"] == table and result["name"] == "Thin Ice"
    assert result["players"] == ["Ada", "=Ole"] and result["yours"] == [0, 1]
    assert sorted(result["places"])[0] == 1 and len(result["scores"]) == 2
    assert ada.get("/history")["results"] == [result]  # the kept one is the same
    answer = ada.http.get("/api/history.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    lines = list(csv.DictReader(io.StringIO(answer.text)))
    assert [line["player"] for line in lines] == ["Ada", "'=Ole"]  # no formula
    assert [int(line["place"]) for line in lines] == result["places"]
    assert eve.get("/history") == {"results": []}


def test_bots_have_names_that_differ(either_server):
    ada = Browser(either_server.url)
    table = ada.open("Ada", "bot:normal", "bot:normal", "bot:random", game="nanuuk")["table"]
    seats = entry(ada, table)["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Edda", "Edda 2", None]
    waiting = ada.open("Edda", "link", "link", game="nanuuk", options={"mode": "intro"})["table"]
    with ada.at(waiting) as chair:
        chair.say("fill", level="normal")
        assert [seat["name"] for seat in chair.until("welcome")["seats"]] == ["Edda", "Edda 2", "Edda 3"]
    assert seat_bot("expert", [Seat("bot", NAMES["hard"])]).name == "Unni"
