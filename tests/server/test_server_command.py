"""`banchisa serve` as people run it."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import banchisa
from server.browsing import PATIENCE, Browser


@pytest.fixture
def serve(tmp_path):
    """Start the command; its first line of output and the process."""
    started: list[subprocess.Popen] = []

    def start(*arguments: str, **environment: str) -> tuple[str, subprocess.Popen]:
        home = str(Path(banchisa.__file__).resolve().parents[1])
        command = [sys.executable, "-m", "banchisa", "serve", "--no-browser", *arguments]
        env = {**os.environ, "PYTHONPATH": home, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path), **environment}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=tmp_path
        )
        started.append(process)
        return process.stdout.readline(), process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def url_in(line: str) -> str:
    found = re.search(r"http://\S+/", line)
    assert found, line
    return found.group().rstrip("/")


def test_serve_tells_its_address_keeps_tables_and_stops_by_ctrl_c(serve, tmp_path):
    line, process = serve("--port", "0", "--log")
    ada = Browser(url_in(line))
    table = ada.intro("Ada", "bot:greedy")
    with ada.at(table) as chair:
        chair.first()
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 0
    said = process.stderr.read()
    assert "Traceback" not in said
    assert "POST /api/tables 200" in said
    assert (tmp_path / "banchisa" / "banchisa.sqlite").exists()
    again = Browser(url_in(serve("--port", "0")[0]))
    assert again.get(f"/tables/{table}")["version"] > 1


def test_an_orderly_end_by_a_signal_is_a_good_one(serve):
    line, process = serve("--port", "0")
    assert httpx.head(url_in(line) + "/api/health").status_code == 200
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0
    assert process.stderr.read() == ""


def test_a_port_that_is_taken_is_passed_over(serve, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line, _ = serve("--port", str(port), "--database", str(tmp_path / "own.sqlite"))
        assert httpx.get(url_in(line) + "/api/health").json()["ok"]
        assert url_in(line) != f"http://127.0.0.1:{port}"
    assert (tmp_path / "own.sqlite").exists()


def test_it_is_said_in_the_language_of_the_environment(serve):
    assert "aperta" in serve("--port", "0", LANG="it_IT.UTF-8")[0]
    assert "bereikbaar op" in serve("--port", "0", "--lang", "nl")[0]


def test_a_database_that_cannot_be_used_is_one_line(serve, tmp_path):
    (tmp_path / "broken.sqlite").write_text("not a database" * 100)
    _, process = serve("--port", "0", "--database", str(tmp_path / "broken.sqlite"))
    assert process.wait(PATIENCE) == 2
    said = process.stderr.read()
    assert said.startswith("banchisa: cannot keep tables in")
    assert said.count("\n") == 1


def test_an_address_that_is_not_ours_is_one_line(serve):
    _, process = serve("--host", "203.0.113.7", "--port", "8420")
    assert process.wait(PATIENCE) == 2
    assert process.stderr.read().startswith("banchisa: cannot listen on 203.0.113.7 port 8420")
