"""`banchisa tables`: what a person with a shell can do to single tables while people play there."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import banchisa
from support.clients import PATIENCE, Browser, Nursery, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    nursery = Nursery()
    running = Server(nursery, tmp_path_factory.mktemp("server")).start()
    yield running
    running.close()
    nursery.close()


@pytest.fixture
def tables(server):
    """Run the command on the file of the server; what it says."""

    def run(*arguments: str, code: int = 0, lang: str = "C.UTF-8") -> str:
        home = str(Path(banchisa.__file__).resolve().parents[1])
        command = [sys.executable, "-m", "banchisa", "tables", "--database", str(server.folder / "tables.sqlite")]
        environment = {**os.environ, "PYTHONPATH": home, "LANG": lang, "COLUMNS": "200"}
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, env=environment, timeout=PATIENCE)
        assert done.returncode == code, done.stderr
        return done.stderr if code else done.stdout

    return run


def test_tables_are_listed_by_game_and_state_without_secrets(server, tables):
    ada = Browser(server.url)
    waiting = ada.open("Ada", "link", game="arctic")
    running = ada.open("Ada", "Bea", game="arctic")["table"]
    over = ada.open("Ada", "Bea", game="nanuuk", options={"mode": "intro"})["table"]
    with ada.at(over) as chair:
        chair.play(random.Random(1))
    found = {each["table"]: each for each in json.loads(tables("list", "--json"))}
    assert (found[waiting["table"]]["state"], found[running]["state"]) == ("waiting", "running")
    assert found[over]["state"] == "over"
    assert "seed" in found[over]
    assert "seed" not in found[running]
    assert waiting["invite"] not in json.dumps(found)
    assert [seat["name"] for seat in found[running]["seats"]] == ["Ada", "Bea"]
    only = json.loads(tables("list", "--json", "--game", "arctic", "--state", "running"))
    assert running in {each["table"] for each in only}
    assert {(each["game"], each["state"]) for each in only} == {("arctic", "running")}
    drawn = tables("list", "--game", "arctic", "--state", "waiting")
    assert waiting["table"] in drawn
    assert "Ada, free" in drawn
    assert "in attesa" in tables("list", "--state", "waiting", lang="it_IT.UTF-8")
    assert tables("list", "--game", "chess") == "No tables.\n"


def test_a_table_is_shown_and_one_that_is_not_there_is_one_sentence(server, tables):
    ada = Browser(server.url)
    table = ada.intro("Ada", "Bea")
    shown = tables("show", table)
    assert "nanuuk" in shown
    assert "Ada, Bea" in shown
    assert "Seed" not in shown
    assert json.loads(tables("show", table, "--json"))["version"] == ada.get(f"/tables/{table}")["version"]
    for command in (("show",), ("export",), ("remove", "--yes"), ("close", "--reason", "x")):
        said = tables(command[0], "nosuchtable1", *command[1:], code=2)
        assert said == "banchisa: there is no table nosuchtable1\n"


def test_who_sits_at_a_table_that_is_closed_is_told_why_and_may_look_at_it(server, tables):
    ada = Browser(server.url)
    table = ada.open("Ada", "bot:greedy", game="arctic")["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1), steps=2)
        tables("close", table, "--reason", "The club closes at ten.")
        while "closed" not in chair.table:
            chair.read()
        assert chair.table["closed"] == {"code": "table/closed", "data": {"reason": "The club closes at ten."}}
        assert chair.table["over"] is False
        log = chair.log
        assert chair.error("act", version=chair.version, action="pass")[0] == "table/closed"
        assert chair.error("resign", seat=0, level="easy")[0] == "table/closed"
    assert log
    assert ada.get(f"/tables/{table}")["closed"]
    with ada.at(table) as again:
        assert again.log == log
    record = ada.get(f"/tables/{table}/record")
    assert len(record["steps"]) == len(log)
    assert record["chance"]["seed"] is None
    assert json.loads(tables("show", table, "--json"))["state"] == "closed"
    assert "is closed already" in tables("close", table, "--reason", "again", code=2)
    assert "the reason must have 1 to 200" in tables("close", table, "--reason", " ", code=2)


def test_nobody_sits_down_at_a_table_that_was_closed_before_it_began(server, tables):
    ada = Browser(server.url)
    opened = ada.open("Ada", "link", public=True)
    tables("close", opened["table"], "--reason", "Not today.")
    with ada.at(opened["table"]) as chair:
        while "closed" not in chair.table:
            chair.read()
    refused = ada.refused(f"/tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    assert refused == (410, "table/closed", {"reason": "Not today."})
    assert json.loads(tables("show", opened["table"], "--json"))["state"] == "closed"
    assert opened["table"] not in tables("list", "--state", "waiting")
    assert opened["table"] in tables("list", "--state", "closed")
    listed = ada.get("/tables")
    assert opened["table"] not in {each["table"] for each in listed["open"]}
    assert [each["closed"] for each in listed["yours"] if each["table"] == opened["table"]] == [True]
    assert "is closed already" in tables("close", opened["table"], "--reason", "again", code=2)


def test_a_record_is_exported_as_spectators_see_it_or_with_everything(server, tables, tmp_path):
    ada = Browser(server.url)
    table = ada.open("Ada", "Bea", game="arctic")["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1), steps=3)
    seen = json.loads(tables("export", table))
    assert seen == Browser(server.url).get(f"/tables/{table}/record")
    assert seen["chance"]["seed"] is None
    tables("export", table, str(tmp_path / "all.json"), "--all")
    record = banchisa.Record.load(tmp_path / "all.json")
    assert record.seed is not None
    assert record.verify(banchisa.game("arctic")) == []
    assert seen["steps"] != record.steps


def test_a_table_is_removed_only_if_one_is_sure_and_those_who_look_at_it_are_sent_away(server, tables):
    ada = Browser(server.url)
    table = ada.intro("Ada", "Bea")
    assert "nothing was removed" in tables("remove", table, code=2)
    with ada.at(table) as chair:
        chair.first()
        assert tables("remove", table, "--yes") == "Removed 1 table.\n"
        with pytest.raises(ConnectionClosed) as sent_away:
            chair.until("nothing more")
    assert sent_away.value.rcvd.code == 1012
    assert ada.refused(f"/tables/{table}")[1] == "table/unknown"
