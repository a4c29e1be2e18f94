"""Notices are stored with the step that causes them, and sent once it is worth it: in both databases."""

import asyncio

import pytest

from banchisa.server.notices.ways import WebhookTarget
from banchisa.server.storage.statements import Statement
from banchisa.table import decisions
from banchisa.table.errors import Problem, Stale
from banchisa.table.events import Append, Notice, Remove, StepTaken
from support.receivers import Receiver
from support.slow_play import ADA, BO, CLEO, HOME, Clock, open_house
from support.stored import summary


def hook(receiver, path="/hook"):
    return WebhookTarget(f"{receiver.url}{path}", "json")


def texts(receiver):
    return [delivery.data["text"] for delivery in receiver.got]


async def pending(house):
    return await house.tables.store.select("SELECT kind, tries FROM notices ORDER BY way, table_id")


async def test_whose_turn_it_is_gets_told_where_and_with_whom_and_no_more(address, receiver):
    async with open_house(address) as house:
        await house.add_way(ADA, hook(receiver))
        table = await house.begin(ADA, BO, "easy")
        await house.act_until(table, BO)
        await house.act_until(table, ADA)
        await house.pass_time()
    (delivery,) = receiver.got
    news = delivery.data
    assert news["text"] == "It is your turn at Nanuuk! with Bo and a bot."
    assert news["link"] == f"{HOME}t/{table}"
    assert news["stop"].startswith(f"{HOME}stop#")
    assert set(news) == {"kind", "title", "text", "link", "stop", "number", "table", "game"}
    assert (news["kind"], news["game"], news["table"]) == ("turn", "nanuuk", table)


async def test_a_table_with_a_name_is_called_by_it(address, receiver):
    async with open_house(address) as house:
        await house.add_way(ADA, hook(receiver))
        table = await house.begin(ADA, BO)
        await (await house.tables.room(table)).header_changes.rename("Sunday")
        await house.act_until(table, BO)
        await house.act_until(table, ADA)
        await house.pass_time()
    assert receiver.got[0].data["text"] == "It is your turn at Nanuuk! (Sunday) with Bo."


async def test_nothing_is_stored_for_who_did_not_ask(house):
    table = await house.begin(ADA, BO)
    await house.act_until(table, BO)
    assert await pending(house) == []


async def test_turns_that_come_quickly_are_one_notice(address, receiver):
    async with open_house(address) as house:
        await house.add_way(ADA, hook(receiver))
        table = await house.begin(ADA, BO)
        for _ in range(4):
            await house.act_until(table, BO)
            house.clock.turn(5)
            await house.notices.send_due()
            await house.act_until(table, ADA)
        assert len(await pending(house)) == 1
        await house.pass_time()
        assert await pending(house) == []
    assert texts(receiver) == ["It is your turn at Nanuuk! with Bo."]


async def test_who_looks_at_the_table_is_not_told(address, receiver):
    async with open_house(address) as house:
        await house.add_way(ADA, hook(receiver))
        await house.add_way(BO, hook(receiver, "/bo"))
        table = await house.begin(ADA, BO)
        await house.act_until(table, BO)
        await house.act_until(table, ADA)
        house.looking.add((ADA, table))
        await house.pass_time()
        assert await pending(house) == []
        house.looking.clear()
        await house.pass_time(3600)
    assert receiver.got == []


async def test_a_turn_that_is_over_before_it_is_told_is_not_told(address, receiver):
    async with open_house(address) as house:
        await house.add_way(ADA, hook(receiver))
        table = await house.begin(ADA, BO)
        await house.act_until(table, BO)
        await house.act_until(table, ADA)
        await house.act_until(table, BO)
        await house.pass_time()
    assert receiver.got == []


async def test_the_way_from_an_empty_table_to_the_end(address, receiver):
    async with open_house(address) as house:
        await house.add_way(ADA, hook(receiver))
        table = await house.open(ADA, None)
        await house.sit(table, BO)
        await house.pass_time()
        await house.add_entropy(table, ADA, BO)
        if await house.actor(table) == ADA:
            await house.act_until(table, BO)
        await house.rows.drop((await house.rows.claim("x", house.clock() + 99, house.clock() + 999, 9))[0])
        while not (await house.tables.room(table)).table.is_over:
            await house.act(table)
        await house.pass_time()
        await house.tables.rematch(await house.tables.room(table), BO)
        await house.pass_time()
    assert texts(receiver) == [
        "Somebody has sat down at your table of Nanuuk!: you play with Bo.",
        "Nanuuk! with Bo is over.",
        "A new table of Nanuuk! with Bo waits for you.",
    ]


async def test_that_the_game_has_begun_is_told_to_who_is_not_first(address, receiver):
    async with open_house(address) as house:
        for holder in (ADA, BO):
            await house.add_way(holder, hook(receiver, f"/{holder}"))
        table = await house.begin(ADA, BO)
        first = await house.actor(table)
        await house.pass_time()
    told = {delivery.path.strip("/"): delivery.data["kind"] for delivery in receiver.got}
    assert told == {ADA: "turn" if first == ADA else "begun", BO: "turn" if first == BO else "begun"}


async def test_a_step_that_is_not_stored_tells_nobody(house, receiver):
    table = await house.begin(ADA, BO)
    live = (await house.tables.room(table)).table
    await house.act_until(table, ADA)
    await house.add_way(BO, hook(receiver))
    late = Append(table, live.version - 1, [StepTaken(0, "x")], summary(live.version), [Notice(BO, "turn", 0.0)])
    with pytest.raises(Stale):
        await house.tables.store.write(late)
    assert await pending(house) == []
    in_time = Append(table, live.version, late.events, summary(live.version + 1), late.notices)
    await house.tables.store.write(in_time)
    assert await pending(house) == [("turn", 0)]


async def test_a_dead_receiver_is_tried_again_later_and_later_and_then_given_up(house):
    with Receiver() as gone:
        pass
    way = await house.add_way(ADA, hook(gone))
    table = await house.begin(ADA, BO)
    await house.act_until(table, BO)
    await house.act_until(table, ADA)
    await house.pass_time(31)
    waits = []
    while retries := await house.rows.find_retries(ADA):
        waits.append(round(retries[way.id].due - house.clock()))
        await house.pass_time(waits[-1] - 1)
        assert (await house.rows.find_retries(ADA))[way.id].tries == len(waits)  # not a second too early
        await house.pass_time(1)
    (after,) = await house.rows.find_ways(ADA)
    assert await pending(house) == []
    await house.act_until(table, BO)
    await house.act_until(table, ADA)
    assert await pending(house) == []  # nothing more is tried, until somebody tries it
    assert waits == [60, 300, 900, 3600, 10800, 21600, 43200]
    assert (after.state, after.error) == ("failed", "unreachable")


async def test_what_was_given_up_works_again_after_a_test_that_arrives(house, receiver):
    receiver.status = 410
    way = await house.add_way(ADA, hook(receiver))
    await house.rows.queue_test(way, house.clock())
    await house.notices.send_due()
    (found,) = await house.rows.find_ways(ADA)
    assert (found.state, found.error) == ("on", "status-410")  # a test alone gives nothing up
    table = await house.begin(ADA, BO)
    await house.act_until(table, BO)
    await house.act_until(table, ADA)
    await house.pass_time()
    (found,) = await house.rows.find_ways(ADA)
    assert found.state == "failed"  # gone is gone: at once
    receiver.status = 200
    await house.rows.queue_test(found, house.clock())
    await house.notices.send_due()
    (found,) = await house.rows.find_ways(ADA)
    assert (found.state, found.error, found.sent) == ("on", "", house.clock())


async def test_a_newer_notice_survives_the_sending_of_an_older_one(house, receiver):
    await house.add_way(ADA, hook(receiver))
    table = await house.begin(ADA, BO)
    await house.act_until(table, BO)
    await house.act_until(table, ADA)
    house.clock.turn(31)
    (old,) = await house.rows.claim("mine", house.clock(), house.clock() + 120, 9)
    await house.act_until(table, BO)
    await house.act_until(table, ADA)  # while it is on its way
    await house.rows.note_sent(old, house.clock())
    assert await pending(house) == [("turn", 0)]


async def test_of_two_servers_one_sends_and_the_other_takes_over_what_was_left(address, receiver):
    clock = Clock()
    async with open_house(address, clock) as one, open_house(address, clock) as other:
        await one.add_way(ADA, hook(receiver))
        tables = [await one.begin(ADA, BO) for _ in range(5)]
        for table in tables:
            await one.act_until(table, BO)
            await one.act_until(table, ADA)
        clock.turn(60)
        await asyncio.gather(one.notices.send_due(), other.notices.send_due())
        assert sorted(delivery.data["table"] for delivery in receiver.got) == sorted(tables)
        receiver.got.clear()
        await one.act_until(tables[0], BO)
        await one.act_until(tables[0], ADA)
        clock.turn(60)
        await one.rows.claim("dead", clock(), clock() + 120, 9)  # and then its server is killed
        await other.notices.send_due()
        assert receiver.got == []
        clock.turn(121)
        await other.notices.send_due()
        assert [delivery.data["table"] for delivery in receiver.got] == [tables[0]]


async def test_a_removed_table_takes_its_notices_along(house, receiver):
    await house.add_way(ADA, hook(receiver))
    table = await house.begin(ADA, BO)
    await house.act_until(table, BO)
    await house.act_until(table, ADA)
    assert await pending(house)
    await house.tables.store.write(Remove(table, (await house.tables.room(table)).table.length))
    assert await pending(house) == []


async def test_what_is_due_about_a_damaged_table_is_given_up_with_one_line_and_the_rest_is_sent(
    address, receiver, caplog
):
    async with open_house(address) as house:
        await house.add_way(ADA, hook(receiver))
        broken, sound = [await house.begin(ADA, BO) for _ in range(2)]
        for table in (broken, sound):
            await house.act_until(table, BO)
            await house.act_until(table, ADA)
        await house.tables.store.write(Statement("UPDATE tables SET seating = '{}' WHERE id = $1", (broken,)))
        for _ in range(3):
            await house.pass_time(300)
        assert await pending(house) == []
    assert texts(receiver) == ["It is your turn at Nanuuk! with Bo."]
    assert len([line for line in caplog.messages if "cannot be read" in line]) == 1


async def test_words_are_in_the_language_of_the_way(address, receiver):
    async with open_house(address) as house:
        for language in ("en", "it", "nl"):
            await house.add_way(ADA, hook(receiver, f"/{language}"), language)
        table = await house.begin(ADA, BO, "easy", "easy")
        await house.act_until(table, BO)
        await house.act_until(table, ADA)
        await house.pass_time()
    assert {delivery.path: delivery.data["text"] for delivery in receiver.got} == {
        "/en": "It is your turn at Nanuuk! with Bo and 2 bots.",
        "/it": "Tocca a te in Nanuuk! con Bo e 2 bot.",
        "/nl": "Je bent aan de beurt bij Nanuuk! met Bo en 2 bots.",
    }


async def test_a_person_has_a_few_ways_only(address, receiver):
    async with open_house(address) as house:
        for number in range(10):
            await house.add_way(ADA, hook(receiver, f"/{number}"))
        again = await house.add_way(ADA, hook(receiver, "/3"))
        assert len(await house.rows.find_ways(ADA)) == 10
        assert again.target.url.endswith("/3")
        with pytest.raises(Problem) as refused:
            await house.add_way(ADA, hook(receiver, "/more"))
    assert (refused.value.code, refused.value.data) == ("notice/too_many", {"most": 10})


@pytest.mark.parametrize("ends", [False, True])
async def test_who_is_asked_for_a_take_back_and_not_to_act_is_told_while_it_is_open(address, receiver, ends):
    async with open_house(address) as house:
        table = await house.begin(ADA, BO, CLEO)
        await house.act_until(table, CLEO)  # Bo has answered Ada's step, which she cannot undo
        room = await house.tables.room(table)
        await house.pass_time()
        await house.add_way(BO, hook(receiver))
        await room.change(lambda table: decisions.ask_take_back(table, (0,), table.version))
        assert [kind for kind, _ in await pending(house)] == ["asked"]
        number = room.table.version
        await room.change(lambda table: decisions.answer_take_back(table, (2,), number, not ends))
        await house.pass_time()
    told = [] if ends else ["Somebody asks to take back a move at Nanuuk! with Ada and Cleo."]
    assert texts(receiver) == told
