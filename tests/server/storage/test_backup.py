"""Backups while people play, and the day on which one is needed."""

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import banchisa
from banchisa.engine.errors import BanchisaError
from banchisa.games import registry
from banchisa.server.storage.backup import back_up
from banchisa.server.storage.sqlite import SqliteStore
from banchisa.table import views
from banchisa.table.table import Table
from support.clients import PATIENCE, Browser, Chair, Server

PACE = 30  # steps


def run_backup(server: Server, target: Path) -> None:
    home = str(Path(banchisa.__file__).resolve().parents[1])
    command = [sys.executable, "-m", "banchisa", "backup", str(target), "--database", str(database_of(server))]
    environment = {**os.environ, "PYTHONPATH": home, "LANG": "C.UTF-8", "COLUMNS": "300"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"Backed up to {target}: 1 table, ")


def database_of(server: Server) -> Path:
    return server.folder / "tables.sqlite"


def read_tables(file: Path, ids: list[str]) -> list[Table]:
    """The tables of a file, each rebuilt from its events; every step is checked on the way."""

    async def read() -> list[Table]:
        store = SqliteStore(file)
        try:
            found = [(await store.table(id), await store.log(id)) for id in ids]
        finally:
            await store.close()
        return [Table.rebuild(stored.header, banchisa.game(stored.header.game), log) for stored, log in found]

    return asyncio.run(read())


def play_on(chair: Chair, seed: int, enough: threading.Event, stop: threading.Event) -> None:
    """Take steps until told to stop."""
    dice, steps = random.Random(seed), 0
    while not stop.is_set() and not chair.over:
        chair.play(dice, steps=1)
        steps += 1
        if steps >= PACE:
            enough.set()
    enough.set()


def test_after_a_disaster_the_tables_stand_as_at_the_backup(own_server, tmp_path):
    server = own_server()
    ada = Browser(server.url)
    games = [banchisa.game(key) for key in registry.known_keys()]
    ids = [ada.open(*["Ada"] * min(game.seats), game=game.key)["table"] for game in games]
    places = [ada.at(id) for id in ids]
    begun, stop = [threading.Event() for _ in places], threading.Event()
    copy = tmp_path / "backup" / "copy.sqlite"
    copy.parent.mkdir()
    with ThreadPoolExecutor(len(places)) as pool:
        playing = [pool.submit(play_on, place, n, begun[n], stop) for n, place in enumerate(places)]
        for event in begun:
            assert event.wait(PATIENCE)
        assert back_up(database_of(server), copy).tables == len(ids)  # in the middle of everything
        stop.set()
        for each in playing:
            each.result(PATIENCE)
    for place in places:
        place.play(random.Random(7), steps=1)
    server.kill()
    last = read_tables(database_of(server), ids)
    for file in server.folder.glob("tables.sqlite*"):
        file.unlink()
    assert [file.name for file in copy.parent.iterdir()] == ["copy.sqlite"]
    shutil.copy(copy, database_of(server))
    then = read_tables(copy, ids)
    server.start()
    for id, at_backup, at_last in zip(ids, then, last, strict=True):
        assert PACE // 2 < len(at_backup.match.steps) <= len(at_last.match.steps)
        record = views.full_record(at_backup)
        assert record.steps == views.full_record(at_last).steps[: len(record.steps)]
        assert record.verify(at_backup.game) == []
        with ada.at(id) as chair:
            assert chair.version == at_backup.version
            chair.play(random.Random(7), steps=1)
    assert any(len(a.match.steps) < len(b.match.steps) for a, b in zip(then, last, strict=True))


def test_a_backup_is_one_private_file_and_replaces_nothing_unasked(own_server, tmp_path):
    server = own_server()
    Browser(server.url).intro("Ada", "Bea")
    target = tmp_path / "copy.sqlite"
    run_backup(server, target)
    assert target.stat().st_mode & 0o777 == 0o600
    Browser(server.url).intro("Ada", "Bea")
    before = target.read_bytes()
    with pytest.raises(BanchisaError, match="is already there"):
        back_up(database_of(server), target)
    assert target.read_bytes() == before
    assert back_up(database_of(server), target, overwrite=True).tables == 2


def test_what_cannot_be_backed_up_leaves_nothing_behind(tmp_path):
    source, folder = tmp_path / "tables.sqlite", tmp_path / "backups"
    folder.mkdir()
    source.write_bytes(b"not a database" * 100)
    with pytest.raises(BanchisaError, match=r"cannot back up .*: file is not a database"):
        back_up(source, folder / "copy.sqlite")
    assert list(folder.iterdir()) == []
    with pytest.raises(BanchisaError, match=r"cannot back up .* to .*missing"):
        back_up(source, tmp_path / "missing" / "copy.sqlite")


def test_a_damaged_file_makes_no_backup(own_server, tmp_path):
    server = own_server()
    ada = Browser(server.url)
    for _ in range(40):
        ada.intro("Ada", "Bea")
    server.stop()
    data = bytearray(database_of(server).read_bytes())
    for page in range(3, len(data) // 4096):
        data[4096 * page : 4096 * page + 8] = b"\xff" * 8
    database_of(server).write_bytes(data)
    with pytest.raises(BanchisaError, match=r"cannot back up"):
        back_up(database_of(server), tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()
    with sqlite3.connect(database_of(server)) as untouched:
        assert untouched.execute("PRAGMA user_version").fetchone()[0] > 0
