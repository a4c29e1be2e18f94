"""Tables leave the memory when nobody looks, and come back from the store."""

import asyncio
import contextlib
import sqlite3
import time
from dataclasses import replace

import pytest

import banchisa
from banchisa.engine.refusal import Refusal
from banchisa.server.http.catalogue import Catalogue
from banchisa.server.live.tables import TableRequest, Tables
from banchisa.server.processes.fair_queue import NoLongerWanted
from banchisa.server.settings import DAY, Settings
from banchisa.server.storage import admin
from banchisa.server.storage.sqlite import SqliteStore
from banchisa.table import decisions, views
from banchisa.table.errors import Problem
from banchisa.table.events import Seat
from support.clients import PATIENCE
from support.toys.served import SecretHaul

NANUUK = banchisa.game("nanuuk")
INTRO = TableRequest({"mode": "intro"})
ADA = Seat("human", "Ada", holder="a" * 64, entropy="ab" * 16)


@contextlib.asynccontextmanager
async def open_tables(path, games=None, **more):
    settings = Settings(path / "x.sqlite", pace=0, **more)
    tables = Tables(settings, games or Catalogue(), SqliteStore(path / "x.sqlite"))
    try:
        yield tables
    finally:
        await tables.close()


@pytest.fixture
def tables(tmp_path):
    return open_tables(tmp_path)


async def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(tables):
    header = await tables.open(NANUUK, INTRO, [ADA, ADA], ADA.holder)
    room = await tables.room(header.id)
    await room.change(lambda table: decisions.act(table, (0,), 1, "place A1"))
    tables.evict_idle(time.monotonic() - 100)
    assert await tables.room(header.id) is room
    tables.evict_idle(time.monotonic() + 100)
    again = await tables.room(header.id)
    assert again is not room
    assert again.table.version == 2
    assert again.table.state.to_json() == room.table.state.to_json()


async def test_a_table_is_read_once_however_many_ask_for_it(tables):
    header = await tables.open(NANUUK, INTRO, [ADA, ADA], ADA.holder)
    rooms = await asyncio.gather(*(tables.room(header.id) for _ in range(20)))
    assert len({id(room) for room in rooms}) == 1


async def test_who_left_a_seat_to_a_bot_finds_the_table_again_and_is_never_on_turn_there(tables):
    header = await tables.open(NANUUK, INTRO, [ADA, Seat("bot", level="random")], "h" * 64)
    assert len(await tables.lists.find_yours(ADA.holder)) == 1
    room = await tables.room(header.id)
    await room.change(lambda table: decisions.resign(table, (0,), 0, "random"))
    (stored,) = await tables.lists.find_yours(ADA.holder)
    (entry,) = await tables.lists.describe([stored], ADA.holder)
    assert not entry.your_turn
    assert len(await tables.lists.find_yours("h" * 64)) == 1
    assert await tables.lists.find_yours(None) == []


# rules that have changed


class OtherRules(SecretHaul):
    """The toy after a change of its rules, which may forbid what was allowed."""

    def __init__(self, forbidden: str = "") -> None:
        super().__init__()
        self.version = "2"
        self.forbidden = forbidden

    def refusal(self, state, action):
        if self.forbidden and self.actions.name(action).startswith(self.forbidden):
            return Refusal("TOY-2.1", "no-more")
        return super().refusal(state, action)


async def play_toy(path, steps: int) -> tuple[str, dict]:
    """A table of the toy after so many steps, and its record."""
    async with open_tables(path, {"haul": SecretHaul()}) as tables:
        header = await tables.open(tables.game("haul"), TableRequest({"hand": 1}), [ADA, ADA], ADA.holder)
        room = await tables.room(header.id)
        for _ in range(steps):
            if not room.table.is_over:
                name = room.table.game.actions.name(room.table.state.legal_actions()[0])
                await room.change(lambda table, name=name: decisions.act(table, (table.actor,), table.version, name))
        return header.id, views.record(room.table, 0).to_json()


async def test_a_finished_game_is_shown_if_the_new_rules_allow_all_its_steps(tmp_path):
    table, before = await play_toy(tmp_path, 1000)

    async with open_tables(tmp_path, {"haul": OtherRules()}) as tables:
        room = await tables.room(table)
        assert room.table.is_over
        record = views.record(room.table, 0).to_json()
        assert record == before
        assert record["version"] == "1"
        (entry,) = await tables.lists.describe([await tables.load_stored(table)], None)
        assert not entry.closed
        assert (await tables.rematch(room, ADA.holder)).rules == "2"


async def test_the_record_of_a_finished_game_outlives_its_rules(tmp_path):
    table, before = await play_toy(tmp_path, 1000)

    async with open_tables(tmp_path, {"haul": OtherRules("pick")}) as tables:
        with pytest.raises(Problem) as problem:
            await tables.room(table)
        assert (problem.value.code, problem.value.status) == ("table/rules", 410)
        assert problem.value.data == {"key": "haul", "version": "1", "now": "2", "over": True, "record": True}
        record = (await tables.old_record(table)).to_json()
        assert record == {name: value for name, value in before.items() if name != "result"}


async def test_a_running_game_whose_rules_have_changed_is_closed_and_keeps_its_secrets(tmp_path):
    table, _ = await play_toy(tmp_path, 2)

    async with open_tables(tmp_path, {"haul": OtherRules()}) as tables:
        found = (await tables.room(table)).table
        assert found.closed.code == "table/rules"
        with pytest.raises(Problem) as problem:
            found.check_playing()
        assert problem.value is found.closed
        assert views.record(found, 0).seed is None
        (entry,) = await tables.lists.describe([await tables.load_stored(table)], ADA.holder)
        assert (entry.closed, entry.over, entry.actor, entry.your_turn) == (True, False, None, False)


async def test_an_older_game_is_analysed_by_the_rules_it_is_shown_by(tmp_path):
    table, _ = await play_toy(tmp_path, 1000)

    async with open_tables(tmp_path, {"haul": OtherRules()}) as tables:
        asked = []
        tables.analyses._work = lambda key, question: asked.append(question) or asyncio.sleep(0)
        await tables.analyses.request((await tables.room(table)).table)
        assert asked[0].record["version"] == "2"


# tables that nobody needs


def backdate(path, *tables: str, days: int) -> None:
    """Let what happened at these tables have happened so many days ago."""
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        for table in tables:
            connection.execute("UPDATE tables SET created = created - ? WHERE id = ?", (days * DAY, table))
            connection.execute("UPDATE events SET at = at - ? WHERE table_id = ?", (days * DAY, table))


async def test_tables_that_never_began_are_removed_except_those_in_use(tmp_path, tables):
    stored, old, used = [await tables.open(NANUUK, INTRO, [ADA, Seat()], ADA.holder) for _ in range(3)]
    began = await tables.open(NANUUK, INTRO, [ADA, ADA], ADA.holder)
    await tables.room(used.id)
    backdate(tmp_path / "x.sqlite", old.id, used.id, began.id, days=3)
    await tables.remove_old()
    assert {found.header.id for found in await tables.lists.find_yours(ADA.holder)} == {
        stored.id,
        used.id,
        began.id,
    }


@pytest.mark.parametrize(("settings", "gone"), [("keep_running", "running"), ("keep_finished", "over closed")])
async def test_old_tables_are_removed_by_their_state_if_that_is_wanted(tmp_path, settings, gone):
    async with open_tables(tmp_path, **{settings: 30 * DAY}) as tables:
        headers = {
            name: await tables.open(NANUUK, INTRO, [ADA, ADA], ADA.holder)
            for name in ("running", "over", "closed", "young")
        }
        with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite")) as connection, connection:
            connection.execute("UPDATE tables SET over = 1, actor = NULL WHERE id = ?", (headers["over"].id,))
        await admin.close(tables.store, headers["closed"].id, "enough")
        backdate(tmp_path / "x.sqlite", *(headers[name].id for name in ("running", "over", "closed")), days=31)
        await tables.remove_old()
        left = {found.header.id for found in await tables.lists.find_yours(ADA.holder)}
        assert left == {header.id for name, header in headers.items() if name not in gone.split()}


# bots that nobody looks at


class Onlooker:
    """A socket of somebody who only watches."""

    def __init__(self) -> None:
        self.holder, self.address, self.mine, self.viewer, self.boards = None, "192.0.2.1", (), -3, ()

    def push(self, message: str) -> None:
        """Nobody reads it."""


class Ponderer:
    """Bots that choose when they are told to."""

    def __init__(self, choice: str) -> None:
        self.choice = choice
        self.asked = 0
        self.ready = asyncio.Event()

    async def choose(self, thought, purpose) -> str:
        self.asked += 1
        await self.ready.wait()
        return self.choice

    async def close(self) -> None:
        pass


async def test_a_thought_that_nobody_waits_for_any_more_is_no_step(tables):
    bot, onlooker, ponderer = Seat("bot", level="random"), Onlooker(), Ponderer("place A1")
    tables._services = replace(tables._services, workers=ponderer)
    header = await tables.open(NANUUK, INTRO, [bot, bot], ADA.holder)
    room = await tables.room(header.id)
    await settle()
    assert (ponderer.asked, room.is_quiet) == (0, True)
    room.enter(onlooker)
    await settle()
    room.leave(onlooker)
    ponderer.ready.set()
    await settle()
    assert (ponderer.asked, room.table.version, room.is_quiet) == (1, 1, True)
    room.enter(onlooker)
    async with asyncio.timeout(PATIENCE):
        while room.table.version == 1:
            await asyncio.sleep(0.01)
    assert room.table.match.steps[0].actor == 0
    room.leave(onlooker)


async def test_a_table_that_was_put_away_asks_no_bot_again_when_its_people_leave(tables):
    ponderer = Ponderer("place A1")
    tables._services = replace(tables._services, workers=ponderer)
    header = await tables.open(NANUUK, INTRO, [Seat("bot", level="random")] * 2, ADA.holder)
    room, first, last = await tables.room(header.id), Onlooker(), Onlooker()
    room.enter(first)
    room.enter(last)
    await settle()
    tables._drop(header.id)
    await settle()
    room.leave(first)
    await settle()
    assert (ponderer.asked, room.is_quiet) == (1, False)
    room.leave(last)
    assert room.is_quiet


class Weary:
    """Bots of which the first is told that nobody needs it, in the moment in which somebody comes back."""

    def __init__(self) -> None:
        self.asked = 0
        self.come_back = lambda: None

    async def choose(self, thought, purpose) -> str:
        self.asked += 1
        if self.asked == 1:
            self.come_back()
            raise NoLongerWanted
        return "place A1"

    async def close(self) -> None:
        pass


async def test_who_comes_back_when_a_thought_was_just_given_up_is_played_for(tables):
    person, bot, onlooker, weary = ADA, Seat("bot", level="random"), Onlooker(), Weary()
    tables._services = replace(tables._services, workers=weary)
    header = await tables.open(NANUUK, INTRO, [bot, person], ADA.holder)
    room = await tables.room(header.id)
    weary.come_back = lambda: (room.leave(onlooker), room.enter(onlooker))
    room.enter(onlooker)
    async with asyncio.timeout(PATIENCE):
        while room.table.version == 1:
            await asyncio.sleep(0.01)
    assert weary.asked == 2
    room.leave(onlooker)


async def settle() -> None:
    """Let everything happen that can happen by itself."""
    for _ in range(20):
        await asyncio.sleep(0)


# what others do to the store


async def test_what_others_store_is_taken_over_and_what_they_remove_is_forgotten(tables):
    closed, removed, kept = [await tables.open(NANUUK, INTRO, [ADA, ADA], ADA.holder) for _ in range(3)]
    rooms = [await tables.room(header.id) for header in (closed, removed, kept)]
    await tables.catch_up()
    assert [await tables.room(header.id) for header in (closed, removed, kept)] == rooms
    await admin.close(tables.store, closed.id, "enough")
    await admin.remove(tables.store, removed.id)
    await tables.catch_up()
    assert rooms[0].table.closed.data == {"reason": "enough"}
    assert rooms[2].table.closed is None
    assert await tables.room(kept.id) is rooms[2]
    with pytest.raises(Problem, match="table/unknown"):
        await tables.room(removed.id)


async def test_a_store_that_cannot_be_read_for_a_while_costs_nobody_their_table(tmp_path, tables):
    header = await tables.open(NANUUK, INTRO, [ADA, ADA], ADA.holder)
    room = await tables.room(header.id)
    with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite")) as connection:
        connection.execute("ALTER TABLE tables RENAME TO elsewhere")
        with pytest.raises(Problem, match="server/busy"):
            await tables.catch_up()
        connection.execute("ALTER TABLE elsewhere RENAME TO tables")
    await tables.catch_up()
    assert await tables.room(header.id) is room
