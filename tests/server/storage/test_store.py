"""The log of tables on the disk: append-only, one winner per number, all or nothing."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from pathlib import Path

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.server.storage import schema
from banchisa.server.storage.store import ALL_STAGES, SqliteStore
from banchisa.server.storage.tidying import remove_untouched
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import (
    Append,
    Create,
    RematchOpened,
    Remove,
    Seat,
    SeatsChanged,
    StepsUndone,
    StepTaken,
    TableHeader,
    TableSummary,
)

ADA = Seat("human", "Ada", holder="a" * 64, entropy="ab" * 8)


def header(table: str, public: bool = False, created: float = 1.0, hints: bool = True) -> TableHeader:
    return TableHeader(table, "nanuuk", "1", {"mode": "intro"}, "h" * 64, "invite", b"s" * 32, public, created, hints)


def summary(version: int, *seats: Seat, over: bool = False) -> TableSummary:
    return TableSummary(version, None, over, list(seats or (ADA, Seat())))


def created(table: str, **more) -> list:
    seated = SeatsChanged({0: ADA, 1: Seat()})
    return [Create(header(table, **more), summary(0)), Append(table, 0, [seated], summary(1))]


def kept_in(path: Path, use) -> object:
    async def main() -> object:
        store = SqliteStore(path)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(main())


def test_what_was_written_is_read_again(tmp_path):
    events = [StepTaken(0, "place A1"), StepsUndone(0, 1), RematchOpened("b" * 12)]

    async def use(store):
        await store.write(*created("a" * 12))
        await store.write(Append("a" * 12, 1, events, summary(4)))

    async def look(store):
        return await store.table("a" * 12), await store.log("a" * 12)

    kept_in(tmp_path / "x.sqlite", use)
    stored, log = kept_in(tmp_path / "x.sqlite", look)
    assert stored.header == header("a" * 12)
    assert stored.summary == summary(4)
    assert log == [SeatsChanged({0: ADA, 1: Seat()}), *events]


def test_of_racing_appends_exactly_one_gets_through(tmp_path):
    async def use(store):
        await store.write(*created("a" * 12))
        racing = [store.write(Append("a" * 12, 1, [StepTaken(0, f"place {n}")], summary(2))) for n in range(20)]
        outcomes = await asyncio.gather(*racing, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 19
        assert len(await store.log("a" * 12)) == 2

    kept_in(tmp_path / "x.sqlite", use)


def test_two_processes_may_share_the_file(tmp_path):
    async def use(store):
        other = SqliteStore(tmp_path / "x.sqlite")
        await store.write(*created("a" * 12))
        for version in range(1, 30):
            racing = [each.write(Append("a" * 12, version, [StepTaken(0, "x")], summary(2))) for each in (store, other)]
            outcomes = await asyncio.gather(*racing, return_exceptions=True)
            assert sorted(isinstance(outcome, Stale) for outcome in outcomes) == [False, True]
        assert len(await other.log("a" * 12)) == 30
        await other.close()

    kept_in(tmp_path / "x.sqlite", use)


def test_a_write_that_fails_leaves_nothing_behind(tmp_path):
    async def use(store):
        await store.write(*created("a" * 12))
        stale = Append("a" * 12, 0, [RematchOpened("b" * 12)], summary(1))
        with pytest.raises(Stale):
            await store.write(*created("b" * 12), stale)
        assert await store.table("b" * 12) is None
        assert await store.log("b" * 12) == []
        await store.write(*created("b" * 12))

    kept_in(tmp_path / "x.sqlite", use)


def test_many_writes_at_once_are_all_kept(tmp_path):
    names = [f"{number:012}" for number in range(300)]

    async def use(store):
        await asyncio.gather(*(store.write(*created(name)) for name in names))
        assert [len(await store.log(name)) for name in names] == [1] * 300

    kept_in(tmp_path / "x.sqlite", use)


def test_lists_show_the_newest_first_and_only_what_belongs(tmp_path):
    async def use(store):
        for number in range(5):
            await store.write(*created(f"{number:012}", public=number % 2 == 0, created=float(number)))
        await store.write(
            Append(f"{4:012}", 1, [SeatsChanged({1: Seat("bot", level="random")})], summary(2, ADA, Seat("bot")))
        )
        mine = [stored.header.created for stored in await store.find_by_holder("a" * 64, 3)]
        hosted = [stored.header.created for stored in await store.find_by_holder("h" * 64, 9)]
        public = [stored.header.created for stored in await store.public(-1.0, [], 9)]
        assert (mine, hosted, public) == ([4, 3, 2], [4, 3, 2, 1, 0], [2, 0])
        assert await store.find_by_holder("nobody", 9) == []

    kept_in(tmp_path / "x.sqlite", use)


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
        kept_in(tmp_path / "x.sqlite", use)
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

    monkeypatch.setattr("banchisa.server.storage.store._SOON", 0.05)
    kept_in(tmp_path / "x.sqlite", use)


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
        code, reference = kept_in(tmp_path / "x.sqlite", use)
    assert code == "server/error"
    assert [reference in record.message for record in caplog.records] == [True, False]


@pytest.mark.parametrize("lost", ["x.sqlite", "x.sqlite-wal"])
@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_nothing_is_acknowledged_when_the_file_has_vanished(tmp_path, lost, how):
    async def use(store):
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

    kept_in(tmp_path / "x.sqlite", use)


def test_a_file_that_came_back_is_used_again(tmp_path):
    async def use(store):
        await store.write(*created("a" * 12))
        (tmp_path / "x.sqlite").rename(tmp_path / "elsewhere")
        with pytest.raises(Problem):
            await store.write(*created("b" * 12))
        (tmp_path / "elsewhere").rename(tmp_path / "x.sqlite")
        await store.write(*created("b" * 12))
        assert await store.is_healthy()

    kept_in(tmp_path / "x.sqlite", use)


def test_a_damaged_file_is_found_before_anybody_plays(tmp_path):
    path = tmp_path / "x.sqlite"

    async def use(store):
        for number in range(200):
            await store.write(*created(f"{number:012}"))

    kept_in(path, use)
    data = bytearray(path.read_bytes())
    for page in range(2, len(data) // 4096):
        data[4096 * page : 4096 * page + 8] = b"\xff" * 8
    path.write_bytes(data)
    with pytest.raises(
        BanchisaError, match=r"cannot store tables in .*: the file is damaged \(.*\); bring back a backup"
    ):
        schema.connect(path)


def test_a_table_that_cannot_be_read_is_one_line(tmp_path, caplog):
    path = tmp_path / "x.sqlite"

    async def use(store):
        await store.write(*created("a" * 12, public=True))
        await store.write(*created("b" * 12, public=True))
        await store.write(*created("c" * 12, public=True))
        blind = sqlite3.connect(path)
        blind.execute("UPDATE tables SET seating = '[{' WHERE id = ?", ("a" * 12,))
        blind.execute('UPDATE events SET data = \'{"type":"dance"}\' WHERE table_id = ?', ("b" * 12,))
        blind.commit()
        blind.close()
        for call, table in ((store.table, "a" * 12), (store.log, "b" * 12)):
            with pytest.raises(Problem) as problem:
                await call(table)
            assert (problem.value.code, problem.value.data) == ("table/damaged", {"table": table})
        assert [stored.header.id[0] for stored in await store.public(0.0, [], 9)] == ["b", "c"]

    with caplog.at_level(logging.WARNING):
        kept_in(path, use)
    assert [record.message.split(":")[0] for record in caplog.records] == [
        f"table {'a' * 12} cannot be read",
        f"table {'b' * 12} cannot be read",
        "a table cannot be read",
    ]
    assert not any(record.exc_info for record in caplog.records)


def test_old_tables_are_found_and_removed_with_all_they_had(tmp_path):
    path, began = tmp_path / "x.sqlite", Seat("bot", level="random")

    async def use(store):
        for name in "abcd":
            await store.write(*created(name * 12))
        for name in "ab":
            await store.write(Append(name * 12, 1, [SeatsChanged({1: began})], summary(2, ADA, began)))
        backdate(path, "b" * 12, "c" * 12)
        assert await found(store, "waiting") == {"c"}
        assert await found(store, *ALL_STAGES) == {"b", "c"}
        assert await remove_untouched(store, 3600, besides={"c" * 12}) == 1
        assert await store.table("b" * 12) is None
        assert await store.log("b" * 12) == []
        assert {stored.header.id[0] for stored in await store.find_by_holder("a" * 64, 9)} == {"a", "c", "d"}
        assert await remove_untouched(store, 3600, ("waiting",)) == 1
        assert {stored.header.id[0] for stored in await store.find_by_holder("a" * 64, 9)} == {"a", "d"}

    async def found(store, *stages):
        return {stored.header.id[0] for stored in await store.find_idle(time.time() - 3600, stages, 9)}

    kept_in(path, use)


def backdate(path: Path, *tables: str) -> None:
    """Let what happened at these tables have happened a day ago."""
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        for table in tables:
            connection.execute("UPDATE tables SET created = created - 86400 WHERE id = ?", (table,))
            connection.execute("UPDATE events SET at = at - 86400 WHERE table_id = ?", (table,))


def test_more_old_tables_than_are_removed_at_once(tmp_path):
    async def use(store):
        names = [f"{number:012}" for number in range(250)]
        await asyncio.gather(*(store.write(*created(name)) for name in names))
        backdate(tmp_path / "x.sqlite", *names)
        assert await remove_untouched(store, 3600, ("waiting",)) == 250

    kept_in(tmp_path / "x.sqlite", use)


def test_what_happened_meanwhile_saves_a_table(tmp_path):
    async def use(store):
        await store.write(*created("a" * 12))
        await store.write(Append("a" * 12, 1, [StepTaken(0, "place A1")], summary(2)))
        await store.write(Remove("a" * 12, 1))
        assert len(await store.log("a" * 12)) == 2
        await store.write(Remove("a" * 12, 2))
        with pytest.raises(Problem) as problem:
            await store.write(Append("a" * 12, 2, [StepTaken(0, "place A2")], summary(3)))
        assert problem.value.code == "table/unknown"
        assert await store.log("a" * 12) == []

    kept_in(tmp_path / "x.sqlite", use)


def test_waiting_tables_are_those_of_a_host_and_those_that_are_asked_about(tmp_path):
    async def use(store):
        for name in "abc":
            await store.write(*created(name * 12))
        await store.write(Append("b" * 12, 1, [SeatsChanged({1: ADA})], summary(2, ADA, ADA)))
        assert await store.waiting("h" * 64, []) == {"a" * 12, "c" * 12}
        assert await store.waiting("a" * 64, []) == set()  # who sits there did not open them
        assert await store.waiting("nobody", ["b" * 12, "c" * 12]) == {"c" * 12}

    kept_in(tmp_path / "x.sqlite", use)


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
    connection.executescript(schema._FIRST)
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

    kept_in(path, use)
    kept_in(path, lambda store: store.table("a" * 12))  # done once


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "x.sqlite"
    path.write_text("not a database, but long enough to be looked at" * 50)
    with pytest.raises(BanchisaError, match="cannot store tables in"):
        SqliteStore(path)


def test_commits_are_on_the_disk(tmp_path):
    async def use(store):
        assert store._writer._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._writer._db.execute("PRAGMA synchronous").fetchone() == (2,)

    kept_in(tmp_path / "x.sqlite", use)
