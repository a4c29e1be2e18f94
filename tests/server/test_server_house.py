"""Tables leave the memory when nobody looks, and come back from the store."""

import asyncio
import time

import banchisa
from banchisa.server import decisions
from banchisa.server.events import Seat
from banchisa.server.house import House
from banchisa.server.lobby import Shelf
from banchisa.server.settings import Settings
from banchisa.server.store import SqliteStore

NANUUK = banchisa.game("nanuuk")
ADA = Seat("human", "Ada", holder="a" * 64, entropy="ab" * 16)


def in_a_house(path, use):
    async def main():
        house = House(Settings(path / "x.sqlite", pace=0), Shelf(), SqliteStore(path / "x.sqlite"))
        try:
            await use(house)
        finally:
            await house.close()

    asyncio.run(main())


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(tmp_path):
    async def use(house):
        opening = await house.open(NANUUK, {"mode": "intro"}, [ADA, ADA], ADA.holder, False)
        room = await house.room(opening.id)
        await room.change(lambda table: decisions.act(table, (0,), 1, "place A1"))
        house.put_away(time.monotonic() - 100)
        assert await house.room(opening.id) is room
        house.put_away(time.monotonic() + 100)
        again = await house.room(opening.id)
        assert again is not room
        assert again.table.version == 2
        assert again.table.state.to_json() == room.table.state.to_json()

    in_a_house(tmp_path, use)


def test_a_table_is_read_once_however_many_ask_for_it(tmp_path):
    async def use(house):
        opening = await house.open(NANUUK, {"mode": "intro"}, [ADA, ADA], ADA.holder, False)
        rooms = await asyncio.gather(*(house.room(opening.id) for _ in range(20)))
        assert len({id(room) for room in rooms}) == 1

    in_a_house(tmp_path, use)


def test_who_left_a_seat_to_a_bot_finds_the_table_again_and_is_never_on_turn_there(tmp_path):
    async def use(house):
        opening = await house.open(NANUUK, {"mode": "intro"}, [ADA, Seat("bot", level="random")], "h" * 64, False)
        assert len(await house.yours(ADA.holder)) == 1
        room = await house.room(opening.id)
        await room.change(lambda table: decisions.resign(table, (0,), 0, "random"))
        (kept,) = await house.yours(ADA.holder)
        assert not house.entry(kept, ADA.holder)["your_turn"]
        assert len(await house.yours("h" * 64)) == 1
        assert await house.yours(None) == []

    in_a_house(tmp_path, use)
