"""Take-backs by agreement at a server: who hears what, what survives a crash, and bots that wait for an answer."""

import asyncio
import random
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed

import banchisa
from banchisa.server.live.bot_player import BotPlayer
from banchisa.table.take_backs import TakeBackRequest
from support.clients import Browser, chairs, play_together

GAME = banchisa.game("pinguinoe")


def open_for_two(ada, jonas) -> str:
    opened = ada.open("Ada", "link", game="pinguinoe")
    jonas.sit(opened, "Jonas")
    return opened["table"]


def play_until_drawn(*players) -> None:
    """Until chance has done something since Ada's latest step, and Jonas is to act."""
    dice = random.Random(4)
    while True:
        log = players[0].log
        own = max((entry["n"] for entry in log if entry["actor"] == 0), default=None)
        is_drawn = own is not None and any(entry["actor"] == -1 for entry in log[own:])
        if is_drawn and players[0].scene["prompt"]["actor"] == 1 and players[0].table["undo"] == 0:
            return
        actor = next(player for player in players if player.choices)
        version = actor.version
        actor.act(dice.choice(actor.choices))
        for player in players:
            while player.version == version or player.scene["prompt"]["actor"] == -1:
                player.read()


def test_everybody_hears_who_asks_and_what_comes_of_it_and_every_draw_is_proved_at_the_end(ada, jonas, server):
    table = open_for_two(ada, jonas)
    with chairs((ada, table), (jonas, table), (Browser(server.url), table)) as (first, second, watcher):
        play_until_drawn(first, second)
        length = len(first.log)
        own = max(entry["n"] for entry in first.log if entry["actor"] == 0)
        asked = first.ask("ask", version=first.version)
        number = asked["version"]
        assert asked["take_back"] == {"number": number, "seat": 0, "waits": [1]}
        for other in (second, watcher):
            heard = other.until("take_back")
            assert (heard["said"], heard["by"], heard["take_back"]) == ("asked", 0, asked["take_back"])
        with jonas.at(table) as late:
            assert late.welcome["take_back"] == asked["take_back"]
        assert watcher.error("answer", number=number, allow=True) == ("seat/not_yours", {})
        assert first.error("answer", number=number, allow=True) == ("seat/not_yours", {})
        assert second.ask("answer", number=number, allow=True)["said"] == "allowed"
        for player in (first, second, watcher):
            undone = player.until("undone")
            assert (undone["by"], undone["agreed"], undone["length"]) == (0, True, own)
            assert "take_back" not in player.until("take_back")
        assert first.scene["prompt"]["actor"] == 0
        assert length > own + 1
        play_together(first, second)
    record = banchisa.Record.from_json(ada.get(f"/tables/{table}/record"))
    assert record.verify(GAME) == []
    assert [(taken.seat, taken.at, len(taken.steps)) for taken in record.taken_back] == [(0, own, length - own)]
    draws = ada.get(f"/tables/{table}/draws")
    (taken,) = draws["taken_back"]
    assert taken["draws"]
    opened = Browser(server.url).http.post("/api/records", json=ada.get(f"/tables/{table}/record"))
    assert opened.status_code == 200, opened.text
    again = jonas.get(f"/tables/{opened.json()['table']}/record")
    assert again["taken_back"] == record.to_json()["taken_back"]


def test_a_refusal_is_told_and_the_game_goes_on(ada, jonas):
    table = open_for_two(ada, jonas)
    with chairs((ada, table), (jonas, table)) as (first, second):
        play_until_drawn(first, second)
        number = first.ask("ask", version=first.version)["version"]
        second.until("take_back")
        assert second.ask("answer", number=number, allow=False)["said"] == "refused"
        heard = first.until("take_back")
        assert (heard["said"], heard["by"], heard["refused"]) == ("refused", 1, [0])
        assert first.error("ask", version=first.version) == ("take_back/refused", {"seat": 0})
        assert second.first()["is"] == "step"
        assert first.until("step")["entry"]["actor"] == 1


def test_a_step_of_anybody_ends_the_request_and_everybody_hears_that(ada, jonas):
    table = open_for_two(ada, jonas)
    with chairs((ada, table), (jonas, table)) as (first, second):
        play_until_drawn(first, second)
        first.ask("ask", version=first.version)
        second.until("take_back")
        second.first()
        heard = first.until("take_back")
        assert "take_back" not in heard
        assert "said" not in heard


@pytest.mark.parametrize("before", [True, False])
def test_a_server_that_dies_between_agreement_and_telling_has_stored_both_or_neither(own_server, before):
    server = own_server()
    ada, jonas = Browser(server.url), Browser(server.url)
    table = open_for_two(ada, jonas)
    with chairs((ada, table), (jonas, table)) as (first, second):
        play_until_drawn(first, second)
        log = first.log
        own = max(entry["n"] for entry in log if entry["actor"] == 0)
    server.kill()
    server.start(dies_at=2, before=before)
    with chairs((ada, table), (jonas, table)) as (first, second):
        number = first.ask("ask", version=first.version)["version"]
        second.until("take_back")
        with pytest.raises((ConnectionClosed, EOFError)):
            second.ask("answer", number=number, allow=True)
    server.wait()
    server.start()
    with chairs((ada, table), (jonas, table)) as (first, second):
        if before:
            assert first.log == log
            assert first.welcome["take_back"]["number"] == number
            second.ask("answer", number=number, allow=True)
            first.until("undone")
            second.until("undone")
        assert first.log == log[:own]
        assert first.scene["prompt"]["actor"] == 0
        play_together(first, second)
    record = banchisa.Record.from_json(ada.get(f"/tables/{table}/record"))
    assert record.verify(GAME) == []
    assert len(record.taken_back) == 1


@pytest.mark.parametrize("asks", [True, False])
async def test_a_bot_leaves_people_time_to_answer(asks):
    acted = []

    async def choose(*_):
        return "go"

    async def insist(_):
        acted.append("go")

    request = TakeBackRequest(7, 0) if asks else None
    table = SimpleNamespace(actor=1, version=7, take_backs=SimpleNamespace(request=request))
    audience, attendance = SimpleNamespace(forget_thinking=lambda: None), SimpleNamespace(is_watched=True)
    room = SimpleNamespace(
        table=table, audience=audience, attendance=attendance, insist=insist, tell_thinking=lambda seat: None
    )
    player = BotPlayer(room, SimpleNamespace(pace=0))
    player._ask = choose
    player.note_step()
    thinking = asyncio.create_task(player._play_one())
    for _ in range(50):  # what waits for nothing is done by then
        await asyncio.sleep(0)
    assert bool(acted) != asks
    player.move_on()
    await thinking
