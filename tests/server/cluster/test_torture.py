"""Servers, their database and their disk die, stop and come back while people play at all five games."""

import json
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from banchisa.table.errors import Problem
from support.clients import Browser
from support.processes import wait_until
from support.small_disk import LimitedDisk, small_disk
from support.torture import prepare_torture

KILLS = [50, pytest.param(1_000, marks=pytest.mark.long)]
WRITE = """
import sys
for line in sys.stdin:
    try:
        with open(line.strip(), "wb") as file:
            file.write(bytes(10**6))
        print("good")
    except OSError:
        print("full")
"""
PIPES = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
OPENING = {"game": "arctic", "options": {}, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]}


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kills", KILLS)
@pytest.mark.parametrize("kind", ["postgres", "sqlite"])
def test_nothing_is_lost_and_nothing_doubled_whatever_dies(nursery, tmp_path, kind, kills):
    with prepare_torture(nursery, tmp_path, kind, seed=kills) as torture:
        assert torture.run(kills) > kills
        assert torture.disasters.tally["kills"] >= kills


@pytest.mark.parametrize("change", [
    "DELETE FROM events WHERE n = 5",
    "DELETE FROM tables",
    "UPDATE events SET data = replace(data, '\"actor\":0', '\"actor\":1') WHERE n = 5",
    "UPDATE tables SET over = NOT over",
])  # fmt: skip
def test_what_is_not_as_it_was_heard_is_noticed_and_everything_about_it_is_kept(nursery, tmp_path, change):
    def play_and_change() -> None:
        with prepare_torture(nursery, tmp_path, "sqlite", seed=1) as torture:
            torture.run(kills=0, is_done=lambda: len(torture.memory.heard) > 200)
            with closing(sqlite3.connect(torture.address)) as file, file:
                file.execute(change)
            torture.audit()

    with pytest.raises((AssertionError, Problem)) as failure:
        play_and_change()
    [note] = failure.value.__notes__
    folder = Path(note.rpartition(" ")[2])
    assert {"server-0.log", "disasters.log", "failure.txt", "memory.json", "tables"} <= set(os.listdir(folder))
    assert len(json.loads((folder / "memory.json").read_text())["heard"]) > 200
    assert (folder / "tables" / "tables.sqlite").stat().st_size
    subprocess.run(["rm", "-r", folder], check=True)


@pytest.mark.parametrize("is_limited", [False, True])
def test_a_full_disk_takes_nothing_until_there_is_room_again(is_limited):
    processes: list[int] = []
    command = [sys.executable, "-u", "-c", WRITE]
    with small_disk(lambda: processes) as disk, subprocess.Popen(command, **PIPES) as writer:
        disk = LimitedDisk(disk.folder, lambda: processes) if is_limited else disk
        processes.append(writer.pid)

        def write(name: str) -> str:
            print(disk.folder / name, file=writer.stdin, flush=True)
            return writer.stdout.readline().strip()

        assert write("one") == "good"
        disk.fill()
        assert write("two") == "full"
        disk.free()
        assert write("three") == "good"


@pytest.mark.parametrize("kind", ["postgres", "sqlite"])
def test_a_server_whose_disk_is_full_refuses_steps_and_goes_on_when_there_is_room(nursery, tmp_path, kind):
    """What was refused may be asked for again, and then is stored once; everything that was said holds."""
    with prepare_torture(nursery, tmp_path, kind, seed=1) as torture:
        [*_, server] = torture.servers
        browser, dice = Browser(server.url), random.Random(1)

        def open_table() -> bool:
            return browser.http.post("/api/tables", json=OPENING).status_code == 200

        def has_room() -> bool:
            torture.disasters.revive_database()
            return open_table()

        table = browser.intro("Ada", "Bea")
        with browser.at(table) as chair:
            chair.play(dice, steps=5)
        with browser.at(table) as chair:
            before = list(chair.log)
            torture.disasters.disk.fill()
            wait_until(lambda: not open_table())
            assert browser.http.get("/api/health").status_code == 200
            for each in torture.servers[:-1]:  # who starts now waits for room
                each.kill()
                each.start()
            torture.disasters.disk.free()
            wait_until(has_room)
        with browser.at(table) as chair:
            assert chair.log == before
            chair.play(dice, steps=5)
        for each in torture.servers[:-1]:
            wait_until(lambda url=each.url: Browser(url).http.get("/api/ready").status_code == 200)
        server.kill()
        server.start()
        with browser.at(table) as again:
            assert again.log[: len(chair.log)] == chair.log
            assert len(again.log) > len(before)
