"""Who keeps the table waiting is replaced by a bot, and gets the seat back by returning."""

import random

import pytest
from websockets.exceptions import ConnectionClosed

import banchisa
from support.clients import ENTROPY, Browser, chairs

NANUUK = banchisa.game("nanuuk")
AT_ONCE = {"grace": 0.0}
NEVER = {"grace": 36000.0}


def two_people(server) -> tuple[Browser, Browser, str]:
    """Ada and Jonas at a table with chance, where Jonas is first to act."""
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("link", "Ada", options={"layout": "random"}, stand_in="greedy")
    jonas.sit(opened, "Jonas")
    return ada, jonas, opened["table"]


def test_a_person_who_is_to_act_and_stays_away_is_replaced_and_comes_back(own_server):
    ada, jonas, table = two_people(own_server(settings=AT_ONCE))
    with ada.at(table) as hers:
        assert hers.until("gone") == {"is": "gone", "version": hers.version, "seat": 0}
        told = hers.ask("replace", seat=0)
        assert told["is"] == "seats"
        assert told["seats"][0] == {"kind": "bot", "name": "Jonas", "level": "greedy", "stands_in": True, "here": False}
        assert (told["you"], told["left"]) == ([1], [])
        hers.play(random.Random(1), steps=3)
        with jonas.at(table) as his:
            assert (his.welcome["you"], his.welcome["left"]) == ([], [0])
            assert his.scene["seat"] is None  # while a bot plays, he watches
            told = his.ask("return", seat=0)
            assert (told["is"], told["you"], told["left"]) == ("welcome", [0], [])
            assert told["scene"]["seat"] == 0
            while hers.table["seats"][0]["kind"] == "bot":
                hers.read()
            assert hers.table["seats"][0] == {
                "kind": "human",
                "name": "Jonas",
                "level": None,
                "stands_in": False,
                "here": True,
            }
            his.ask("resign", seat=0, level="greedy")
            hers.play(random.Random(2))
    record = banchisa.Record.from_json(ada.get(f"/tables/{table}/record"))
    assert record.entropies == [ENTROPY, ENTROPY]
    assert record.verify(NANUUK) == []
    assert ada.get(f"/tables/{table}/draws")["draws"]


def test_nobody_is_replaced_before_the_time_of_grace_is_over(own_server):
    ada, _, table = two_people(own_server(settings=NEVER))
    with ada.at(table) as hers:
        assert hers.error("replace", seat=0) == ("seat/not_away", {"seat": 0})
        assert "gone" not in [message["is"] for message in hers.heard]


def test_who_is_here_or_not_to_act_is_not_replaced(own_server):
    ada, jonas, table = two_people(own_server(settings=AT_ONCE))
    with jonas.at(table) as his:
        with ada.at(table) as hers:
            assert hers.error("replace", seat=0)[0] == "seat/not_away"
        assert his.error("replace", seat=1)[0] == "seat/not_away"  # Ada has left, but it is his turn
        his.first()
        while his.scene["prompt"]["actor"] == 0:
            his.first()
        assert his.until("gone")["seat"] == 1
        assert his.error("replace", seat=0)[0] == "seat/not_away"
        assert his.error("replace", seat=7)[0] == "seat/not_away"
        assert his.error("replace", seat=1, level="omniscient")[0] == "request/malformed"
        with ada.at(table) as hers:
            assert hers.heard[-1]["is"] == "welcome"  # she hears nothing of having been gone
            assert his.error("replace", seat=1)[0] == "seat/not_away"


def test_who_comes_later_hears_that_somebody_is_gone_and_watchers_decide_nothing(own_server):
    server = own_server(settings=AT_ONCE)
    ada, _, table = two_people(server)
    watcher = Browser(server.url)
    with ada.at(table) as hers:
        hers.until("gone")
        with watcher.at(table) as watching:
            assert watching.until("gone")["seat"] == 0
            assert watching.error("replace", seat=0) == ("seat/not_yours", {"seat": 0})
            assert watching.error("return", seat=0) == ("seat/not_yours", {"seat": 0})


def test_the_host_need_not_sit_at_the_table_to_stop_waiting(own_server):
    server = own_server(settings=AT_ONCE)
    host, jonas = Browser(server.url), Browser(server.url)
    opened = host.open("link", "bot:greedy", options={"mode": "intro"}, stand_in="random")
    jonas.sit(opened, "Jonas")
    with host.at(opened["table"]) as watching:
        watching.until("gone")
        assert watching.ask("replace", seat=0)["seats"][0]["kind"] == "bot"
        watching.wait_over()
    with jonas.at(opened["table"]) as his:
        assert his.error("return", seat=0)[0] == "table/over"


def test_a_seat_that_was_handed_over_survives_a_crash_and_so_does_the_return(own_server):
    server = own_server(settings=AT_ONCE)
    ada, jonas, table = two_people(server)
    with ada.at(table) as hers:
        hers.until("gone")
        hers.ask("replace", seat=0)
    server.kill()
    server.start()
    with jonas.at(table) as his:
        assert his.welcome["left"] == [0]
        his.ask("return", seat=0)
    server.kill()
    server.start()
    with chairs((jonas, table), (ada, table)) as (his, hers):
        assert (his.welcome["you"], his.welcome["left"]) == ([0], [])
        his.ask("resign", seat=0, level="random")
        hers.play(random.Random(3))
    record = banchisa.Record.from_json(ada.get(f"/tables/{table}/record"))
    assert record.verify(NANUUK) == []


@pytest.mark.parametrize("before", [True, False])
def test_a_replacement_is_stored_before_anybody_hears_of_it(own_server, before):
    server = own_server(settings=AT_ONCE)
    ada, _, table = two_people(server)
    server.kill()
    server.start(dies_at=1, before=before)
    hers = ada.at(table)
    hers.until("gone")
    with pytest.raises((ConnectionClosed, EOFError)):
        hers.ask("replace", seat=0)
    server.wait()
    server.start()
    with ada.at(table) as hers:
        assert hers.welcome["seats"][0]["kind"] == ("human" if before else "bot")


def test_a_bot_that_thinks_for_somebody_who_comes_back_is_no_longer_told_of(own_server):
    server = own_server(settings={"thought": 3600, "workers": 1})
    jonas, watcher = Browser(server.url), Browser(server.url)
    with jonas.at(jonas.open("Jonas", "Bea", game="endless")["table"]) as his:
        table = his.table["table"]
        his.ask("resign", seat=0, level="greedy")
        his.until("thinking")
        assert his.ask("return", seat=0)["you"] == [0, 1]
        with watcher.at(table) as watching:
            watching.ask("view", at=0)
            assert [message["is"] for message in watching.heard] == ["welcome", "view"]
        assert his.first()["is"] == "step"


def test_in_a_rematch_a_bot_still_plays_for_who_left(own_server):
    server = own_server(settings=AT_ONCE)
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("link", "Ada", options={"mode": "intro"}, stand_in="random")
    jonas.sit(opened, "Jonas")
    with ada.at(opened["table"]) as hers:
        hers.until("gone")
        hers.ask("replace", seat=0)
        hers.play(random.Random(4))
    again = ada.rematch(opened["table"])["table"]
    assert again in [entry["table"] for entry in jonas.get("/tables")["yours"]]
    with jonas.at(again) as his:
        assert his.welcome["left"] == [1]
        assert his.welcome["stand_in"] == "random"
        assert his.ask("return", seat=1)["you"] == [1]


def test_the_level_of_a_replacement_is_agreed_when_the_table_is_opened(own_server):
    server = own_server(settings=AT_ONCE)
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("link", "Ada", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with jonas.at(opened["table"]) as his:
        assert his.welcome["stand_in"] == "hard"  # unless something else is agreed
    with ada.at(opened["table"]) as hers:
        hers.until("gone")
        for weak in ("random", "greedy", "omniscient"):
            code, data = hers.error("replace", seat=0, level=weak)
            assert (code, data) == (
                "request/malformed", {"what": "level: must be one of easy, normal, hard, expert, or left out"},
            )  # fmt: skip
        assert hers.ask("replace", seat=0, level="easy")["seats"][0]["level"] == "hard"


def test_a_level_that_no_bot_has_cannot_be_agreed_on(own_server):
    ada = Browser(own_server().url)
    chairs = [{"kind": "link"}, {"kind": "link"}]
    status, code, data = ada.refused("/tables", game="nanuuk", seats=chairs, stand_in="omniscient")
    assert (status, code) == (400, "request/malformed")
    assert data["what"].startswith("level: must be one of random, greedy, easy")


def test_where_hints_are_off_who_resigned_does_not_come_back(own_server):
    server = own_server(settings=AT_ONCE)
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("link", "Ada", options={"mode": "intro"}, hints=False)
    jonas.sit(opened, "Jonas")
    with jonas.at(opened["table"]) as his:
        told = his.ask("resign", seat=0, level="random")
        assert (told["you"], told["left"]) == ([], [])
        his.until("step")
        assert his.error("return", seat=0) == ("seat/resigned", {"seat": 0})
    server.kill()
    server.start()
    with chairs((jonas, opened["table"]), (ada, opened["table"])) as (his, hers):
        assert his.error("return", seat=0) == ("seat/resigned", {"seat": 0})
        assert hers.error("return", seat=0) == ("seat/not_yours", {"seat": 0})


def test_where_hints_are_off_who_was_replaced_comes_back(own_server):
    server = own_server(settings=AT_ONCE)
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("link", "Ada", options={"mode": "intro"}, hints=False, stand_in="random")
    jonas.sit(opened, "Jonas")
    with ada.at(opened["table"]) as hers:
        hers.until("gone")
        hers.ask("replace", seat=0)
    with jonas.at(opened["table"]) as his:
        assert his.welcome["left"] == [0]
        assert his.ask("return", seat=0)["you"] == [0]
