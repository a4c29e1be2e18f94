"""The log of tables in a store, SQLite's or PostgreSQL's: append-only, one winner per number, all or nothing."""

import asyncio
import contextlib
import logging
import sqlite3
import time

import asyncpg
import pytest

from banchisa.server.storage.address import StoreAddress, is_postgres
from banchisa.server.storage.clean_store import remove_untouched
from banchisa.server.storage.open_store import open_store, run_on_store
from banchisa.server.storage.statements import Statement
from banchisa.server.storage.store import ALL_STAGES
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import (
    Append,
    Keep,
    Notice,
    RematchOpened,
    Remove,
    Seat,
    SeatsChanged,
    StepsUndone,
    StepTaken,
    TableSummary,
)
from support.stored import ADA, created, header, summary


async def execute(address: StoreAddress, statement: str) -> None:
    """Change something behind the back of a store."""
    if is_postgres(address):
        connection = await asyncpg.connect(address, server_settings={"search_path": "banchisa"})
        await connection.execute(statement)
        await connection.close()
    else:
        with contextlib.closing(sqlite3.connect(address)) as file, file:
            file.execute(statement)


async def backdate(address: StoreAddress, *tables: str) -> None:
    """Let what happened at these tables have happened a day ago."""
    named = ", ".join(f"'{table}'" for table in tables)
    await execute(address, f"UPDATE tables SET created = created - 86400 WHERE id IN ({named})")
    await execute(address, f"UPDATE events SET at = at - 86400 WHERE table_id IN ({named})")


def test_what_was_written_is_read_again(address):
    events = [StepTaken(0, "place A1"), StepsUndone(0, 1), RematchOpened("b" * 12)]

    async def use(store):
        await store.write(*created("a" * 12))
        await store.write(Append("a" * 12, 1, events, summary(4)))

    async def look(store):
        return await store.table("a" * 12), await store.log("a" * 12)

    run_on_store(address, use)
    stored, log = run_on_store(address, look)
    assert stored.header == header("a" * 12)
    assert stored.summary == summary(4)
    assert log == [SeatsChanged({0: ADA, 1: Seat()}), *events]


async def test_steps_that_are_written_together_fail_one_by_one(store):
    """Of many that wait, one has lost a race and another's table is gone: the others are stored."""
    names = [letter * 12 for letter in "abcdefgh"]

    def step(name, after=1):
        return Append(name, after, [StepTaken(0, f"place {name[0]}")], summary(after + 1))

    for name in names:
        await store.write(*created(name))
    await store.write(Append("c" * 12, 1, [StepTaken(0, "place first")], summary(2)))
    await store.write(Remove("f" * 12, 1))
    outcomes = await asyncio.gather(*(store.write(step(name)) for name in names), return_exceptions=True)
    told = {name[0]: outcome for name, outcome in zip(names, outcomes, strict=True) if outcome is not None}
    assert isinstance(told.pop("c"), Stale)
    assert told.pop("f").code == "table/unknown"
    assert told == {}
    for name in set(names) - {"c" * 12, "f" * 12}:
        assert (await store.log(name))[1:] == [StepTaken(0, f"place {name[0]}")]
        assert (await store.table(name)).summary.version == 2
    assert (await store.log("c" * 12))[1:] == [StepTaken(0, "place first")]
    assert await store.log("f" * 12) == []


async def test_steps_that_are_written_together_are_stored_whole(store):
    """Several events of one change, and who is told: nobody, one person, or more people than there are events."""
    ada, bea = ("way-a", "a" * 64), ("way-b", "b" * 64)
    steps = [StepTaken(0, "place A1"), StepTaken(-1, "drift"), StepTaken(-1, "melt")]
    told = [Notice(bea[1], "turn", 7.5)], [Notice(ada[1], "over", 8.5), Notice(bea[1], "over", 9.5)], []

    def append(name, events, notices):
        length = 1 + len(events)
        return Append(name * 12, 1, events, TableSummary(length, 1, False, [ADA, Seat()], deadline=99.5), notices)

    for way, holder in (ada, bea):
        values = (way, holder, "{}", "en", "", "on", "", 0, "", 0.0, 0.0, "")
        await store.write(Statement(f"INSERT INTO ways VALUES ({', '.join(f'${n}' for n in range(1, 13))})", values))
    for name in "abc":
        await store.write(*created(name * 12))
    changes = [append("a", steps, told[0]), append("b", steps[:1], told[1]), append("c", steps[:2], told[2])]
    await asyncio.gather(*(store.write(change) for change in changes))
    assert [(await store.log(name * 12))[1:] for name in "abc"] == [steps, steps[:1], steps[:2]]
    assert [(await store.table(name * 12)).summary.length for name in "abc"] == [4, 2, 3]
    found = await store.select("SELECT table_id, way, kind, number, due, tries FROM notices ORDER BY table_id, way")
    assert [tuple(row) for row in found] == [
        ("a" * 12, "way-b", "turn", "4", 7.5, 0),
        ("b" * 12, "way-a", "over", "2", 8.5, 0),
        ("b" * 12, "way-b", "over", "2", 9.5, 0),
    ]
    stands = await store.select("SELECT actor, deadline, vacant FROM tables ORDER BY id")
    assert [tuple(row) for row in stands] == [(1, 99.5, 1)] * 3


async def test_of_racing_appends_exactly_one_gets_through(store):
    await store.write(*created("a" * 12))
    racing = [store.write(Append("a" * 12, 1, [StepTaken(0, f"place {n}")], summary(2))) for n in range(20)]
    outcomes = await asyncio.gather(*racing, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 19
    assert len(await store.log("a" * 12)) == 2


async def test_two_processes_may_share_the_file(address, store):
    other = await open_store(address)
    await store.write(*created("a" * 12))
    for version in range(1, 30):
        racing = [
            each.write(Append("a" * 12, version, [StepTaken(0, "x")], summary(version + 1))) for each in (store, other)
        ]
        outcomes = await asyncio.gather(*racing, return_exceptions=True)
        assert sorted(isinstance(outcome, Stale) for outcome in outcomes) == [False, True]
    assert len(await other.log("a" * 12)) == 30
    await other.close()


async def test_a_write_that_fails_leaves_nothing_behind(store):
    await store.write(*created("a" * 12))
    stale = Append("a" * 12, 0, [RematchOpened("b" * 12)], summary(1))
    with pytest.raises(Stale):
        await store.write(*created("b" * 12), stale)
    assert await store.table("b" * 12) is None
    assert await store.log("b" * 12) == []
    await store.write(*created("b" * 12))


async def test_many_writes_at_once_are_all_kept(store):
    names = [f"{number:012}" for number in range(300)]
    await asyncio.gather(*(store.write(*created(name)) for name in names))
    assert [len(await store.log(name)) for name in names] == [1] * 300


async def test_lists_show_the_newest_first_and_only_what_belongs(store):
    for number in range(5):
        await store.write(*created(f"{number:012}", public=number % 2 == 0, created=float(number)))
    await store.write(
        Append(f"{4:012}", 1, [SeatsChanged({1: Seat("bot", level="random")})], summary(2, ADA, Seat("bot")))
    )
    mine = [stored.header.created for stored in await store.find_by_holder("a" * 64, 3)]
    hosted = [stored.header.created for stored in await store.find_by_holder("h" * 64, 9)]
    public = [stored.header.created for stored in await store.find_public(-1.0, [], 9)]
    assert (mine, hosted, public) == ([4, 3, 2], [4, 3, 2, 1, 0], [2, 0])
    assert await store.find_by_holder("nobody", 9) == []


def test_a_table_that_cannot_be_read_is_one_line(address, caplog):
    async def use(store):
        await store.write(*created("a" * 12, public=True))
        await store.write(*created("b" * 12, public=True))
        await store.write(*created("c" * 12, public=True))
        await execute(address, f"UPDATE tables SET seating = '[{{' WHERE id = '{'a' * 12}'")
        await execute(address, f"UPDATE events SET data = '{{\"type\":\"dance\"}}' WHERE table_id = '{'b' * 12}'")
        for call, table in ((store.table, "a" * 12), (store.log, "b" * 12)):
            with pytest.raises(Problem) as problem:
                await call(table)
            assert (problem.value.code, problem.value.data) == ("table/damaged", {"table": table})
        assert [stored.header.id[0] for stored in await store.find_public(0.0, [], 9)] == ["b", "c"]

    with caplog.at_level(logging.WARNING):
        run_on_store(address, use)
    assert [record.message.split(":")[0] for record in caplog.records] == [
        f"table {'a' * 12} cannot be read",
        f"table {'b' * 12} cannot be read",
        "a table cannot be read",
    ]
    assert not any(record.exc_info for record in caplog.records)


def test_after_a_damaged_table_what_is_stored_later_is_seen(address):
    async def use(store):
        await store.write(*created("a" * 12, public=True))
        await store.write(Append("a" * 12, 1, [StepTaken(0, f"place {n}") for n in range(3)], summary(4)))
        await execute(address, "UPDATE events SET data = '{}'")
        with pytest.raises(Problem) as problem:
            await store.log("a" * 12)
        await store.write(*created("b" * 12, public=True))
        assert problem.value.code == "table/damaged"  # whoever was told may go on holding it
        return [stored.header.id[0] for stored in await store.find_public(0.0, [], 9)]

    assert set(run_on_store(address, use)) == {"a", "b"}


def test_old_tables_are_found_and_removed_with_all_they_had(address):
    began = Seat("bot", level="random")

    async def use(store):
        for name in "abcd":
            await store.write(*created(name * 12))
        for name in "ab":
            await store.write(Append(name * 12, 1, [SeatsChanged({1: began})], summary(2, ADA, began)))
        await backdate(address, "b" * 12, "c" * 12)
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

    run_on_store(address, use)


async def test_more_old_tables_than_are_removed_at_once(address, store):
    names = [f"{number:012}" for number in range(250)]
    await asyncio.gather(*(store.write(*created(name)) for name in names))
    await backdate(address, *names)
    assert await remove_untouched(store, 3600, ("waiting",)) == 250


async def test_what_happened_meanwhile_saves_a_table(store):
    await store.write(*created("a" * 12))
    await store.write(Append("a" * 12, 1, [StepTaken(0, "place A1")], summary(2)))
    await store.write(Remove("a" * 12, 1))
    assert len(await store.log("a" * 12)) == 2
    await store.write(Remove("a" * 12, 2))
    with pytest.raises(Problem) as problem:
        await store.write(Append("a" * 12, 2, [StepTaken(0, "place A2")], summary(3)))
    assert problem.value.code == "table/unknown"
    assert await store.log("a" * 12) == []


async def test_waiting_tables_are_those_of_a_host_and_those_that_are_asked_about(store):
    for name in "abc":
        await store.write(*created(name * 12))
    await store.write(Append("b" * 12, 1, [SeatsChanged({1: ADA})], summary(2, ADA, ADA)))
    assert await store.find_waiting("h" * 64, []) == {"a" * 12, "c" * 12}
    assert await store.find_waiting("a" * 64, []) == set()  # who sits there did not open them
    assert await store.find_waiting("nobody", ["b" * 12, "c" * 12]) == {"c" * 12}


async def test_who_is_behind_gets_what_is_newer_and_nothing_else(store):
    for name in "abc":
        await store.write(*created(name * 12))
    await store.write(Append("a" * 12, 1, [StepTaken(0, "one"), StepTaken(1, "two")], summary(3)))
    await store.write(Append("b" * 12, 1, [StepTaken(0, "three")], summary(2)))
    known = {"a" * 12: 2, "b" * 12: 2, "c" * 12: 0, "d" * 12: 7}
    assert await store.find_newer(known) == {
        "a" * 12: [StepTaken(1, "two")],
        "c" * 12: [SeatsChanged({0: ADA, 1: Seat()})],
    }
    assert await store.log("a" * 12, after=1) == [StepTaken(0, "one"), StepTaken(1, "two")]


async def test_what_was_found_out_is_kept_until_its_table_is_removed(store):
    await store.write(*created("a" * 12))
    assert await store.load_finding("analysis", "a" * 12) is None
    for data in ("half", "whole"):
        await store.write(Keep("analysis", "a" * 12, data))
    await store.write(Keep("figures", "a" * 12, "other"))
    found = await store.load_finding("analysis", "a" * 12)
    assert found.data == "whole"
    assert abs(found.at - time.time()) < 3600
    await store.write(Remove("a" * 12, 1))
    assert await store.load_finding("analysis", "a" * 12) is None
    assert (await store.load_finding("figures", "a" * 12)).data == "other"


async def test_tables_are_counted_by_how_they_stand(store):
    bot = Seat("bot", level="random")
    for name in "abcd":
        await store.write(*created(name * 12))
    await store.write(Append("b" * 12, 1, [SeatsChanged({1: bot})], summary(2, ADA, bot)))
    await store.write(Append("c" * 12, 1, [SeatsChanged({1: bot})], summary(2, ADA, bot, over=True)))
    found = await store.count()
    assert (found.waiting, found.running, found.over) == (2, 1, 1)
    assert found.size > 0
    assert await store.is_healthy()


@pytest.mark.parametrize("why", [
    asyncpg.InternalClientError("another operation is in progress"),
    asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    asyncpg.InternalServerError("could not write init file"),
    asyncpg.DiskFullError("no space left on device"),
])  # fmt: skip
def test_what_a_lost_connection_could_not_read_is_read_through_another_one(postgres, monkeypatch, why):
    failures = [why]

    async def use(store):
        await store.write(*created("a" * 12))
        monkeypatch.setattr(asyncpg.Pool, "fetch", fetch_later)
        return await store.log("a" * 12)

    fetch = asyncpg.Pool.fetch

    async def fetch_later(pool, *asked):
        if failures:
            raise failures.pop()
        return await fetch(pool, *asked)

    assert len(run_on_store(postgres.new_database(), use)) == 1
    assert failures == []
