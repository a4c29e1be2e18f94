"""`banchisa serve` as people run it."""

import contextlib
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import banchisa
from banchisa.server.storage.open_store import run_on_store
from support.clients import PATIENCE, Browser, patiently
from support.processes import first_line
from support.stored import created


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
        return first_line(process), process

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
    assert patiently.head(url_in(line) + "/api/health").status_code == 200
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0
    assert process.stderr.read() == ""


def test_a_port_that_is_taken_is_passed_over(serve, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line, _ = serve("--port", str(port), "--database", str(tmp_path / "own.sqlite"))
        assert patiently.get(url_in(line) + "/api/health").json()["ok"]
        assert url_in(line) != f"http://127.0.0.1:{port}"
    assert (tmp_path / "own.sqlite").exists()


def test_it_is_said_in_the_language_of_the_environment(serve):
    assert "aperta" in serve("--port", "0", LANG="it_IT.UTF-8")[0]
    assert "bereikbaar op" in serve("--port", "0", "--lang", "nl", "--database", "other.sqlite")[0]


def test_a_database_that_cannot_be_used_is_one_line(serve, tmp_path):
    (tmp_path / "broken.sqlite").write_text("not a database" * 100)
    _, process = serve("--port", "0", "--database", str(tmp_path / "broken.sqlite"))
    assert process.wait(PATIENCE) == 2
    said = process.stderr.read()
    assert said.startswith("banchisa: cannot store tables in")
    assert said.count("\n") == 1


def test_an_address_that_is_not_ours_is_one_line(serve):
    _, process = serve("--host", "203.0.113.7", "--port", "8420")
    assert process.wait(PATIENCE) == 2
    assert process.stderr.read().startswith("banchisa: cannot listen on 203.0.113.7 port 8420")


def test_a_server_takes_names_proxies_and_days_from_the_command_line(serve):
    line, _ = serve("--port", "0", "--name", "games.example", "--proxy", "127.0.0.1", "--keep", "30")
    url = url_in(line)
    assert patiently.get(f"{url}/api/health", headers={"Host": "games.example"}).status_code == 200
    assert patiently.get(f"{url}/api/health", headers={"Host": "other.example"}).status_code == 421


def tables(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess:
    home = str(Path(banchisa.__file__).resolve().parents[1])
    command = [sys.executable, "-m", "banchisa", "tables", "--database", str(tmp_path / "own.sqlite"), *arguments]
    environment = {**os.environ, "PYTHONPATH": home, "LANG": "C.UTF-8", "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE)


def test_tables_are_counted_and_old_ones_removed_while_the_server_runs(serve, tmp_path):
    line, _ = serve("--port", "0", "--database", str(tmp_path / "own.sqlite"))
    ada = Browser(url_in(line))
    old, young, waiting = ada.intro("Ada", "Bea"), ada.intro("Ada", "Bea"), ada.open("Ada", "link")["table"]
    with contextlib.closing(sqlite3.connect(tmp_path / "own.sqlite")) as connection, connection:
        connection.execute("UPDATE tables SET created = created - 864000 WHERE id = ?", (old,))
        connection.execute("UPDATE events SET at = at - 864000 WHERE table_id = ?", (old,))
    counted = tables(tmp_path)
    assert counted.stdout.splitlines()[0] == "Tables: 1 waiting for players, 2 in progress, 0 finished."
    assert "No table is that old." in tables(tmp_path, "--remove-older-than", "11").stdout
    removed = tables(tmp_path, "--remove-older-than", "9").stdout.splitlines()
    assert removed[:2] == ["Removed 1 table.", "Tables: 1 waiting for players, 1 in progress, 0 finished."]
    assert ada.refused(f"/tables/{old}")[1] == "table/unknown"
    assert {entry["table"] for entry in ada.get("/tables")["yours"]} == {young, waiting}
    with ada.at(young) as chair:
        assert chair.first()["is"] == "step"


def test_a_file_can_be_checked(serve, tmp_path):
    missing = tables(tmp_path)
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr.startswith("banchisa: there are no tables in ")
    line, process = serve("--port", "0", "--database", str(tmp_path / "own.sqlite"))
    ada = Browser(url_in(line))
    for _ in range(40):
        ada.intro("Ada", "Bea")
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0
    sound = tables(tmp_path, "--check")
    assert (sound.returncode, "own.sqlite is sound." in sound.stdout) == (0, True)
    data = bytearray((tmp_path / "own.sqlite").read_bytes())
    for page in range(3, len(data) // 4096):
        data[4096 * page : 4096 * page + 8] = b"\xff" * 8
    (tmp_path / "own.sqlite").write_bytes(data)
    damaged = tables(tmp_path, "--check")
    assert damaged.returncode == 1
    assert "own.sqlite is damaged: " in damaged.stdout
    assert damaged.stderr == ""
    _, process = serve("--port", "0", "--database", str(tmp_path / "own.sqlite"))
    assert process.wait(PATIENCE) == 2
    assert "the file is damaged" in process.stderr.read()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--name", "http://games.example/"), "'http://games.example/' is not a name such as games.example"),
        (("--name", ""), "'' is not a name"),
        (("--proxy", "localhost"), "'localhost' is not an address such as 127.0.0.1"),
        (("--proxy", "10.0.0.0/8"), "'10.0.0.0/8' is not an address"),
        (("--base-path", "/our games/"), "'/our games/' is not a folder such as /games/"),
        (("--base-path", "/games/../"), "'/games/../' is not a folder"),
    ],
)
def test_names_proxies_and_folders_that_cannot_be_are_one_line(serve, given, said):
    _, process = serve("--port", "0", *given)
    assert process.wait(PATIENCE) == 2
    told = process.stderr.read()
    assert told.startswith("banchisa: ")
    assert said in told
    assert told.count("\n") == 1


def test_tables_move_from_a_file_into_a_database_and_are_counted_there(tmp_path, postgres):
    file, database = tmp_path / "own.sqlite", postgres.new_database()
    run_on_store(file, lambda store: store.write(*created("a" * 12)))

    def run(*arguments: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "banchisa", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        return done.returncode, done.stdout + done.stderr

    code, said = run("store", "copy", str(file), database)
    assert (code, "Copied 1 tables with 1 events to postgresql://127.0.0.1" in said) == (0, True)
    code, said = run("tables", "--store", database)
    assert (code, "1 waiting for players, 0 in progress, 0 finished" in said) == (0, True)
    code, said = run("store", "copy", str(file), database)
    assert (code, "already holds tables" in said, "Traceback" in said) == (2, True, False)
    code, said = run("store", "copy", str(tmp_path / "none.sqlite"), database)
    assert (code, "doesn't exist" in said) == (2, True)
    code, said = run("tables", "--store", "postgresql://app@127.0.0.1:1/none")
    assert code == 2
    assert "cannot store tables in postgresql://127.0.0.1:1/none" in said
    assert "Traceback" not in said
    code, said = run("tables", "--store", "mysql://app:secret@127.0.0.1/x")
    assert (code, "not in mysql:" in said, "secret" in said) == (2, True, False)


def test_a_file_has_one_server_and_who_starts_another_hears_where_the_first_one_is(serve, tmp_path):
    file = str(tmp_path / "own.sqlite")
    line, process = serve("--port", "0", "--database", file)
    url = re.search(r"http://\S+/", line).group()
    _, second = serve("--port", "0", "--database", file)
    said = " ".join(second.communicate(timeout=PATIENCE)[1].split())
    assert f"another server has the tables of {file} and runs at {url}; several servers need PostgreSQL" in said
    assert second.returncode == 2
    process.kill()
    process.wait(PATIENCE)
    line, _ = serve("--port", "0", "--database", file)  # a lock does not outlive its server
    assert re.search(r"http://\S+/", line)
