"""What is special about tables in a file: disks that fail, files that vanish, and older ones."""

import contextlib
import logging
import sqlite3

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage import migrations, sqlite
from banchisa.server.storage.open_store import run_on_store, use_store
from banchisa.server.storage.sqlite import SqliteStore, connect
from banchisa.server.storage.sqlite_steps import find_steps, prepare, write_steps
from banchisa.table.errors import Problem
from banchisa.table.events import Append, Keep, Seat, StepsUndone, StepTaken
from support.stored import created, header, summary


def test_a_failing_disk_is_reported_and_the_writer_lives(tmp_path, caplog):
    async def use(store):
        await store.write(*created("a" * 12))
        blocker = sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)
        store._writer._db.execute("PRAGMA busy_timeout = 1")
        blocker.execute("BEGIN IMMEDIATE")
        assert await store.is_healthy() is False
        for _ in range(3):
            with pytest.raises(Problem) as problem:
                await store.write(*created("b" * 12))
            assert (problem.value.code, problem.value.status) == ("server/busy", 503)
        blocker.execute("ROLLBACK")
        await store.write(*created("b" * 12))
        assert await store.is_healthy()
        blocker.close()

    with caplog.at_level(logging.WARNING):
        run_on_store(tmp_path / "x.sqlite", use)
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]
    assert "database is locked" in caplog.records[0].message
    assert "stored again" in caplog.records[1].message
    assert not any(record.exc_info for record in caplog.records)


def test_a_disk_that_does_not_answer_is_not_well(tmp_path, monkeypatch):
    async def use(store):
        with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            assert await store.is_healthy() is False  # although nothing has failed yet
            blocker.execute("ROLLBACK")

    monkeypatch.setattr("banchisa.server.storage.sqlite._SOON", 0.05)
    run_on_store(tmp_path / "x.sqlite", use)


def test_a_full_disk_is_one_line_with_one_reference_until_it_is_over(tmp_path, caplog):
    async def use(store):
        await store.write(*created("a" * 12))
        pages = store._writer._db.execute("PRAGMA page_count").fetchone()[0]
        store._writer._db.execute(f"PRAGMA max_page_count = {pages}")
        told = set()
        for number in range(300):
            try:
                await store.write(*created(f"{number:012}"))
            except Problem as problem:
                told.add((problem.code, problem.data["reference"]))
                assert await store.table(f"{number:012}") is None
        assert await store.is_healthy() is False
        assert len(told) == 1
        store._writer._db.execute("PRAGMA max_page_count = 100000")
        await store.write(*created("b" * 12))
        assert await store.is_healthy()
        return told.pop()

    with caplog.at_level(logging.WARNING):
        code, reference = run_on_store(tmp_path / "x.sqlite", use)
    assert code == "server/error"
    assert [reference in record.message for record in caplog.records] == [True, False]


@pytest.mark.parametrize("lost", ["x.sqlite", "x.sqlite-wal"])
@pytest.mark.parametrize("how", ["removed", "replaced"])
async def test_nothing_is_acknowledged_when_the_file_has_vanished(tmp_path, lost, how):
    async with use_store(tmp_path / "x.sqlite") as store:
        await store.write(*created("a" * 12))
        (tmp_path / lost).unlink()
        if how == "replaced":
            (tmp_path / lost).touch()
        for _ in range(2):
            with pytest.raises(Problem) as problem:
                await store.write(Append("a" * 12, 1, [StepTaken(0, "place A1")], summary(2)))
            assert problem.value.code == "server/error"
        assert len(await store.log("a" * 12)) == 1
        assert await store.is_healthy() is False


async def test_a_file_that_came_back_is_used_again(tmp_path):
    async with use_store(tmp_path / "x.sqlite") as store:
        await store.write(*created("a" * 12))
        (tmp_path / "x.sqlite").rename(tmp_path / "elsewhere")
        with pytest.raises(Problem):
            await store.write(*created("b" * 12))
        (tmp_path / "elsewhere").rename(tmp_path / "x.sqlite")
        await store.write(*created("b" * 12))
        assert await store.is_healthy()


async def test_a_damaged_file_is_found_before_anybody_plays(tmp_path):
    path = tmp_path / "x.sqlite"

    async with use_store(path) as store:
        for number in range(200):
            await store.write(*created(f"{number:012}"))
    data = bytearray(path.read_bytes())
    for page in range(2, len(data) // 4096):
        data[4096 * page : 4096 * page + 8] = b"\xff" * 8
    path.write_bytes(data)
    with pytest.raises(
        BanchisaError, match=r"cannot store tables in .*: the file is damaged \(.*\); bring back a backup"
    ):
        sqlite.connect(path)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path):
    path = tmp_path / "x.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BanchisaError, match="newer version"):
        SqliteStore(path)


def test_a_file_of_an_older_version_is_brought_up_to_date_and_its_tables_allow_hints(tmp_path):
    path = tmp_path / "x.sqlite"
    connection = sqlite3.connect(path)
    first = [statement for statement in migrations.find_statements(0, "sqlite") if not statement.startswith("ALTER")]
    for statement in first[:4]:
        connection.execute(statement)
    row = ("a" * 12, "nanuuk", "1", '{"mode":"intro"}', "h" * 64, "invite", b"s" * 32, 0, 1.0, 1, None, 0, 1)
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*row, '[{"kind":"bot","level":"random"}]'),
    )
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()

    async def use(store):
        stored = await store.table("a" * 12)
        assert stored.header == header("a" * 12)
        assert stored.summary.seats == [Seat("bot", level="random")]
        await store.write(*created("b" * 12, hints=False))
        assert not (await store.table("b" * 12)).header.hints

    run_on_store(path, use)
    run_on_store(path, lambda store: store.table("a" * 12))  # done once


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "x.sqlite"
    path.write_text("not a database, but long enough to be looked at" * 50)
    with pytest.raises(BanchisaError, match="cannot store tables in"):
        SqliteStore(path)


async def test_commits_are_on_the_disk(tmp_path):
    async with use_store(tmp_path / "x.sqlite") as store:
        assert store._writer._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._writer._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_steps_are_stored_by_one_statement_or_not_at_all(tmp_path):
    """Where a table is gone or somebody was faster, nothing of it is stored, and whoever asked may try one by one."""

    def step(name: str, after: int) -> Append:
        return Append(name * 12, after, [StepTaken(0, f"place {name}")], summary(after + 1))

    run_on_store(tmp_path / "tables.sqlite", lambda store: store.write(*created("a" * 12), *created("b" * 12)))
    with contextlib.closing(connect(tmp_path / "tables.sqlite")) as database:
        prepare(database)
        assert write_steps(database, [step("a", 1), step("b", 1)], 5.0)
        assert not write_steps(database, [step("a", 2), step("c", 1)], 5.0)
        assert not write_steps(database, [step("b", 2), step("a", 1)], 5.0)
        stored = database.execute("SELECT table_id, n, kind, at FROM events WHERE n > 1 ORDER BY table_id").fetchall()
        assert stored == [("a" * 12, 2, "step", 5.0), ("b" * 12, 2, "step", 5.0)]
        assert database.execute("SELECT version FROM tables").fetchall() == [(2,), (2,)]


def test_only_steps_are_stored_in_that_way():
    steps = [Append("a" * 12, 1, [StepTaken(0, "place A1")], summary(2))]
    assert find_steps(steps) == steps
    assert find_steps([*steps, Keep("kind", "name", "data")]) == []
    assert find_steps([*steps, Append("b" * 12, 1, [StepsUndone(0, 1)], summary(2))]) == []
