"""Everything moves from one store into another, in both directions, or nothing does."""

import asyncio
import random

import pytest

import banchisa
from banchisa.engine.errors import BanchisaError
from banchisa.server.notices.rows import NoticeRows
from banchisa.server.notices.ways import MailTarget, new_way
from banchisa.server.storage import transfer
from banchisa.server.storage.open_store import run_on_store
from banchisa.server.storage.statements import Statement
from banchisa.server.storage.talk_rows import TalkRows
from banchisa.server.storage.transfer import copy_store
from banchisa.table.events import Append, Keep, StepTaken
from banchisa.table.wire.talk import TalkLine
from support.clients import Browser
from support.stored import created, summary

OTHERS = {"devices": 1, "codes": 1, "marks": 1, "talk": 2, "ways": 2, "notices": 2, "keys": 1}
NAMES = [f"{number:012}" for number in range(1_203)]


async def fill(store) -> None:
    await asyncio.gather(*(store.write(*created(name, public=name.endswith("7"))) for name in NAMES))
    await store.write(Append(NAMES[0], 1, [StepTaken(0, "place A1"), StepTaken(-1, "è ✓ '\"")], summary(3)))
    await store.write(Keep("figures", "x", '{"a": 1}'))
    device = ("h" * 64, "1", "p" * 64, "Phone", 1.5, None)
    await store.write(Statement("INSERT INTO devices VALUES ($1, $2, $3, $4, $5, $6)", device))
    await store.write(Statement("INSERT INTO marks VALUES ($1, $2, $3)", ("p" * 64, NAMES[0], "hidden")))
    await store.write(Statement("INSERT INTO codes VALUES ($1, $2, $3, $4)", ("d" * 64, "p" * 64, "recovery", None)))
    for circle, text in (("table", "è ✓"), ("watchers", "'\"")):
        line = TalkLine(circle=circle, n=0, at=1.5, token=f"token of {circle}", text=text)
        await TalkRows(store).add(NAMES[0], line)
    rows = NoticeRows(store)
    for address in ("ada@games.example", "bo@games.example"):
        await rows.add(new_way("a" * 64, MailTarget(address), "nl", "https://games.example/", 1.5))
    await rows.keep_key("vapid", "a key")


async def look(store) -> list:
    return [(await store.table(name), await store.log(name)) for name in NAMES[::100]] + [
        await store.load_finding("figures", "x"), await store.find_by_holder("a" * 64, 5000),
        await TalkRows(store).read(NAMES[0], "table", 0, 9), await TalkRows(store).read(NAMES[0], "watchers", 0, 9),
    ]  # fmt: skip


def test_everything_is_the_same_in_the_other_database_and_back(tmp_path, postgres):
    file, again, database = tmp_path / "x.sqlite", tmp_path / "y.sqlite", postgres.new_database()
    run_on_store(file, fill)
    counted = []
    there = copy_store(file, database, counted.append)
    back = copy_store(database, again)
    assert there.rows == back.rows == {"tables": 1203, "events": 1205, "holders": 2406, "findings": 1, **OTHERS}
    assert there.digest == back.digest
    assert sum(counted) == sum(there.rows.values())
    before = run_on_store(file, look)
    assert run_on_store(database, look) == run_on_store(again, look) == before


def test_a_store_that_holds_something_is_left_alone(tmp_path, postgres):
    file, database = tmp_path / "x.sqlite", postgres.new_database()
    run_on_store(file, lambda store: store.write(*created("a" * 12)))
    run_on_store(database, lambda store: store.write(*created("b" * 12)))
    for source, target in ((file, database), (database, file)):
        with pytest.raises(BanchisaError, match="already holds tables: copy into an empty store"):
            copy_store(source, target)
    assert run_on_store(database, lambda store: store.table("a" * 12)) is None
    with pytest.raises(BanchisaError, match="not into itself"):
        copy_store(file, file)


def test_what_fails_in_the_middle_leaves_nothing_behind(tmp_path, postgres):
    file, database = tmp_path / "x.sqlite", postgres.new_database()
    run_on_store(file, fill)

    def fail(rows: int) -> None:
        raise BanchisaError("enough")

    with pytest.raises(BanchisaError, match="enough"):
        copy_store(file, database, fail)
    assert run_on_store(database, lambda store: store.count()).waiting == 0


def test_a_row_that_changed_on_the_way_is_noticed(tmp_path, postgres, monkeypatch):
    file, database = tmp_path / "x.sqlite", postgres.new_database()
    run_on_store(file, fill)
    insert = transfer.PostgresSide.insert

    async def garble(self, table, columns, rows):
        changed = [[value.upper() if value == "invite" else value for value in row] for row in rows]
        await insert(self, table, columns, changed)

    monkeypatch.setattr(transfer.PostgresSide, "insert", garble)
    with pytest.raises(BanchisaError, match="does not hold what"):
        copy_store(file, database)


def test_a_whole_game_that_moved_goes_on_and_verifies(tmp_path, postgres, own_server):
    database = postgres.new_database()
    server = own_server()
    ada = Browser(server.url)
    table = ada.open("Ada", "Bea", game="icehike")["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1), steps=30)
        before = chair.log
    server.stop()
    copy_store(server.folder / "tables.sqlite", database)
    server.start(store=database)
    with ada.at(table) as chair:
        assert chair.log[: len(before)] == before
        chair.play(random.Random(2))
    record = banchisa.Record.from_json(ada.get(f"/tables/{table}/record"))
    assert record.verify(banchisa.game("icehike")) == []
