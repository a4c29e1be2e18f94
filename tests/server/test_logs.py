"""The log: every line says which request and table it is about, and no line gives anything away."""

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import banchisa
from support.clients import ENTROPY, PATIENCE, Browser, chairs, play_together
from support.processes import first_line

NAMES = ("Adalgisa", "Jonathan")


@pytest.fixture
def serve(tmp_path):
    """Start `banchisa serve`; its address, and a function that stops it and gives back its log."""
    started = []

    def start(*arguments: str):
        home = str(Path(banchisa.__file__).resolve().parents[1])
        command = [sys.executable, "-m", "banchisa", "serve", "--no-browser", "--port", "0"]
        log = (tmp_path / "log").open("w+")
        process = subprocess.Popen(
            [*command, "--database", str(tmp_path / "own.sqlite"), *arguments],
            stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONPATH": home, "LANG": "C.UTF-8"},
        )  # fmt: skip
        started.append(process)
        url = re.search(r"(http://\S+)/", first_line(process)).group(1)

        def stop() -> str:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
            return (tmp_path / "log").read_text()

        return url, stop

    yield start
    for process in started:
        process.kill()
        process.communicate()


def play_a_game(url: str) -> tuple[str, list[str]]:
    """Two people meet by an invite and play to the end, with all that may go wrong; the table and their secrets."""
    ada, jonas = Browser(url), Browser(url)
    opened = ada.open(NAMES[0], "link", options={"mode": "intro"})
    jonas.refused(f"/tables/{opened['table']}/sit", invite="wrong-" + opened["invite"], name=NAMES[1])
    jonas.sit(opened, NAMES[1])
    with chairs((ada, opened["table"]), (jonas, opened["table"])) as players:
        for player in players:
            player.error("act", version=0, action="place A1")
            player.error("undo", version=player.version, steps=9)
            player.say("nonsense")
        play_together(*players)
    ada.http.get(f"/api/tables/{opened['table']}/record?key={ada.key}")
    ada.rematch(opened["table"])
    return opened["table"], [ada.key, jonas.key, opened["invite"], ENTROPY, *NAMES]


def hidden_in(file: Path) -> list[str]:
    """What the store knows and nobody else should."""
    with closing(sqlite3.connect(file)) as connection:
        seeds = [seed.hex() for (seed,) in connection.execute("SELECT seed FROM tables")]
        invites = [invite for (invite,) in connection.execute("SELECT invite FROM tables")]
        holders = [holder for (holder,) in connection.execute("SELECT holder FROM holders")]
    return [*seeds, *invites, *holders]


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_log_of_a_whole_game_holds_no_secret(serve, tmp_path, log_format):
    url, stop = serve("--log", "--log-format", log_format)
    table, secrets = play_a_game(url)
    log = stop()
    assert log.count(table) >= 4
    secrets += hidden_in(tmp_path / "own.sqlite")
    assert len(secrets) >= 10
    assert [secret for secret in secrets if secret.lower() in log.lower()] == []


def test_lines_of_json_name_the_request_and_the_table(serve):
    url, stop = serve("--log", "--log-format", "json")
    ada = Browser(url)
    table = ada.intro("Ada", "Bea")
    answer = ada.http.get(f"/api/tables/{table}")
    lines = [json.loads(line) for line in stop().splitlines()]
    (line,) = [line for line in lines if line.get("path") == f"/api/tables/{table}"]
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["table"], line["level"], line["logger"]) == (table, "info", "banchisa.access")
    assert (line["method"], line["status"]) == ("GET", 200)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])


def test_an_error_has_its_reference_its_request_and_its_table_in_one_line(own_server):
    server = own_server(log_format="json")
    ada = Browser(server.url)
    opened = ada.post(
        "/tables", game="faulty", options={}, seats=[{"kind": "here", "name": name} for name in ("Ada", "Bea")]
    )
    table = opened["table"]
    added = {"commitment": opened["commitment"], "entropy": ENTROPY}
    _, code, data = ada.refused(f"/tables/{table}/entropy", **added)  # chance takes its first step then
    assert code == "server/error"
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    (line,) = [line for line in lines if data["reference"] in line["message"]]
    assert line["message"] == f"server/error {data['reference']}"
    assert "planted" in line["traceback"]
    assert line["table"] == table
    assert re.fullmatch("[0-9a-f]{16}", line["request"])


def test_the_id_of_a_request_is_its_proxys_if_there_is_one_and_our_own_otherwise(own_server):
    given = {"X-Request-ID": "0123456789abcdef.proxy-1"}
    alone = own_server()
    made = httpx.get(f"{alone.url}/api/health", headers=given).headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{16}", made)
    assert httpx.get(f"{alone.url}/api/health").headers["x-request-id"] != made
    behind = own_server(sets={"proxies": ["127.0.0.1"]})
    assert httpx.get(f"{behind.url}/api/health", headers=given).headers["x-request-id"] == given["X-Request-ID"]
    for bad in ("short", "a" * 65, "with blank 123", "line\tbreak12"):
        answer = httpx.get(f"{behind.url}/api/health", headers={"X-Request-ID": bad})
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    refused = httpx.get(f"{behind.url}/api/tables/aaaaaaaaaaaa", headers=given)
    assert (refused.status_code, refused.headers["x-request-id"]) == (404, given["X-Request-ID"])


def test_a_bot_that_fails_is_told_with_its_table(own_server):
    server = own_server(log_format="text")
    ada = Browser(server.url)
    table = ada.open("Ada", "bot:greedy", game="mortal", options={"hand": 1})["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1))
    server.stop()
    lines = [line for line in server.log.read_text().splitlines() if "a bot failed" in line]
    assert lines
    assert all(f"table={table}]" in line for line in lines)
