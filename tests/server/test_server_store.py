"""The log of tables on the disk: append-only, one winner per number, all or nothing."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.server import schema
from banchisa.server.errors import Stale
from banchisa.server.events import Append, Brief, Create, Opening, Rematched, Seat, Seated, Stepped, Undone
from banchisa.server.store import SqliteStore

ADA = Seat("human", "Ada", holder="a" * 64, entropy="ab" * 8)


def opening(table: str, public: bool = False, created: float = 1.0, hints: bool = True) -> Opening:
    return Opening(table, "nanuuk", "1", {"mode": "intro"}, "h" * 64, "invite", b"s" * 32, public, created, hints)


def brief(version: int, *seats: Seat, over: bool = False) -> Brief:
    return Brief(version, None, over, list(seats or (ADA, Seat())))


def created(table: str, **more) -> list:
    seated = Seated({0: ADA, 1: Seat()})
    return [Create(opening(table, **more), brief(0)), Append(table, 0, [seated], brief(1))]


def kept_in(path: Path, use) -> object:
    async def main() -> object:
        store = SqliteStore(path)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(main())


def test_what_was_written_is_read_again(tmp_path):
    events = [Stepped(0, "place A1"), Undone(0, 1), Rematched("b" * 12)]

    async def use(store):
        await store.write(*created("a" * 12))
        await store.write(Append("a" * 12, 1, events, brief(4)))

    async def look(store):
        return await store.table("a" * 12), await store.log("a" * 12)

    kept_in(tmp_path / "x.sqlite", use)
    kept, log = kept_in(tmp_path / "x.sqlite", look)
    assert kept.opening == opening("a" * 12)
    assert kept.brief == brief(4)
    assert log == [Seated({0: ADA, 1: Seat()}), *events]


def test_of_racing_appends_exactly_one_gets_through(tmp_path):
    async def use(store):
        await store.write(*created("a" * 12))
        racing = [store.write(Append("a" * 12, 1, [Stepped(0, f"place {n}")], brief(2))) for n in range(20)]
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
            racing = [each.write(Append("a" * 12, version, [Stepped(0, "x")], brief(2))) for each in (store, other)]
            outcomes = await asyncio.gather(*racing, return_exceptions=True)
            assert sorted(isinstance(outcome, Stale) for outcome in outcomes) == [False, True]
        assert len(await other.log("a" * 12)) == 30
        await other.close()

    kept_in(tmp_path / "x.sqlite", use)


def test_a_write_that_fails_leaves_nothing_behind(tmp_path):
    async def use(store):
        await store.write(*created("a" * 12))
        stale = Append("a" * 12, 0, [Rematched("b" * 12)], brief(1))
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
        await store.write(Append(f"{4:012}", 1, [Seated({1: Seat("bot", level="random")})], brief(2, ADA, Seat("bot"))))
        mine = [kept.opening.created for kept in await store.held_by("a" * 64, 3)]
        hosted = [kept.opening.created for kept in await store.held_by("h" * 64, 9)]
        public = [kept.opening.created for kept in await store.public(9)]
        assert (mine, hosted, public) == ([4, 3, 2], [4, 3, 2, 1, 0], [2, 0])
        assert await store.held_by("nobody", 9) == []

    kept_in(tmp_path / "x.sqlite", use)


def test_a_failing_disk_is_reported_and_the_writer_lives(tmp_path):
    async def use(store):
        await store.write(*created("a" * 12))
        blocker = sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)
        store._writer._db.execute("PRAGMA busy_timeout = 1")
        blocker.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError):
            await store.write(*created("b" * 12))
        blocker.execute("ROLLBACK")
        await store.write(*created("b" * 12))
        blocker.close()

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
        kept = await store.table("a" * 12)
        assert kept.opening == opening("a" * 12)
        assert kept.brief.seats == [Seat("bot", level="random")]
        await store.write(*created("b" * 12, hints=False))
        assert not (await store.table("b" * 12)).opening.hints

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
