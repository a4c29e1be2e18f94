"""Whole games through the socket, and what can be done with them afterwards."""

import hashlib
import hmac
import random

import pytest

import banchisa
from support.clients import ENTROPY, Browser, chairs, play_together

NANUUK = banchisa.game("nanuuk")


def verified(browser: Browser, table: str) -> dict:
    """The record of a finished table, checked."""
    record = browser.get(f"/tables/{table}/record")
    assert banchisa.Record.from_json(record).verify(NANUUK) == []
    return record


@pytest.mark.parametrize(
    ("options", "chairs"),
    [
        ({"mode": "intro"}, ["Ada", "bot:random"]),
        ({"mode": "intro"}, ["bot:greedy", "Ada"]),
        ({}, ["Ada", "bot:greedy"]),
        ({}, ["bot:random", "Ada", "bot:greedy", "bot:random"]),
        ({"layout": "random"}, ["Ada", "bot:random", "bot:random"]),
    ],
)
def test_a_person_plays_bots_to_the_end(ada, options, chairs):
    table = ada.open(*chairs, options=options)["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1))
        assert chair.scene["ranks"]
        record = verified(ada, table)
        assert record["result"]["ranks"] == chair.scene["ranks"]
        assert record["steps"] == [entry["notation"] for entry in chair.log]
        assert record["seats"] == [name.removeprefix("bot:") for name in chairs]


def test_bots_play_among_themselves(ada):
    table = ada.intro("bot:greedy", "bot:random", "bot:random")
    with ada.at(table) as chair:
        assert chair.welcome["you"] == []
        assert chair.welcome["host"]
        chair.wait_over()
        assert {message["seat"] for message in chair.heard if message["is"] == "thinking"} <= {0, 1, 2}
    verified(ada, table)


def test_two_people_meet_by_an_invite(ada, jonas):
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    with ada.at(opened["table"]) as hers:
        assert hers.scene is None
        assert hers.welcome["invite"] == opened["invite"]
        assert jonas.sit(opened, "Jonas") == 1
        begun = hers.until("welcome")
        assert begun["invite"] is None
        assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Jonas"]
        with jonas.at(opened["table"]) as his:
            both = {0: hers, 1: his}
            dice = random.Random(2)
            while not hers.over:
                actor = hers.scene["prompt"]["actor"]
                act = both[actor].act(dice.choice(both[actor].choices))
                other = both[1 - actor].until("step")
                assert {**act, "scene": 0, "undo": 0, "id": 0} == {**other, "scene": 0, "undo": 0, "id": 0}
                assert both[1 - actor].table["undo"] == 0
    assert verified(jonas, opened["table"])["chance"]["entropies"] == [ENTROPY, ENTROPY]


def test_one_browser_holds_several_seats(ada):
    table = ada.open("Ada", "Bea")["table"]
    with ada.at(table) as chair:
        assert chair.welcome["you"] == [0, 1]
        while not chair.over:
            assert chair.scene["seat"] == chair.scene["prompt"]["actor"]
            chair.act(random.Random(len(chair.log)).choice(chair.choices))
    verified(ada, table)


def test_a_spectator_watches_and_may_not_act(ada, jonas):
    table = ada.intro("Ada", "bot:random")
    with chairs((ada, table), (jonas, table)) as (hers, his):
        assert his.welcome["you"] == []
        assert not his.welcome["host"]
        assert his.scene["seat"] is None
        assert his.choices == []
        assert his.error("act", version=his.version, action=hers.choices[0])[0] == "action/not_your_turn"
        hers.play(random.Random(3))
        his.wait_over()
        assert his.log == hers.log


def test_who_comes_late_sees_the_same_log(ada, jonas):
    table = ada.open("Ada", "bot:random", "bot:random")["table"]
    with ada.at(table) as early:
        early.play(random.Random(4))
        with jonas.at(table) as late:
            assert late.log == early.log
            assert late.over


def test_everybody_can_recompute_the_draws_of_a_finished_game(ada):
    table = ada.open("Ada", "Bea", options={"layout": "random"})["table"]
    with ada.at(table) as chair:
        assert ada.refused(f"/tables/{table}/draws")[:2] == (409, "table/not_over")
        commitment = chair.welcome["commitment"]
        chair.play(random.Random(5))
    told = ada.get(f"/tables/{table}/draws")
    seed = bytes.fromhex(told["seed"])
    assert hashlib.sha256(seed).hexdigest() == commitment == told["commitment"]
    key = b"banchisa chance 1" + b"".join(hashlib.sha256(one.encode()).digest() for one in told["entropies"])
    assert len(told["draws"]) > 5
    for draw in told["draws"]:
        assert drawn(seed, key, draw["step"], draw["weights"]) == draw["drawn"]
        assert chair.log[draw["step"]]["actor"] == -1


def drawn(seed: bytes, key: bytes, step: int, weights: list[int]) -> int:
    """The outcome as the protocol describes it, written down again."""
    total, attempt = sum(weights), 0
    while True:
        message = key + step.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        number = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
        if number < 2**256 - 2**256 % total:
            laid = [index for index, weight in enumerate(weights) for _ in range(weight)]
            return laid[number % total]
        attempt += 1


def test_before_the_end_the_record_keeps_the_seed(ada):
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as chair:
        chair.first()
        record = ada.get(f"/tables/{table}/record")
        assert record["chance"]["seed"] is None
        assert len(record["steps"]) == 1
        assert "result" not in record


def test_a_rematch_moves_everybody_on_by_one_chair(ada, jonas):
    opened = ada.open("Ada", "link", "bot:greedy", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    assert ada.refused(f"/tables/{table}/rematch", posts=True)[:2] == (409, "table/not_over")
    with chairs((ada, table), (jonas, table)) as (hers, his):
        for chair in (hers, his):
            chair.say("resign", seat=chair.welcome["you"][0], level="random")
        hers.wait_over()
    assert ada.post(f"/tables/{table}/rematch")["table"] != table  # who opened it may ask too
    opened = ada.open("Ada", "link", "bot:greedy", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    with chairs((ada, table), (jonas, table)) as (hers, his):
        play_together(hers, his)
        new = jonas.post(f"/tables/{table}/rematch")
        assert new["invite"] is None
        assert hers.until("seats")["rematch"] == new["table"]
        assert ada.post(f"/tables/{table}/rematch") == new
    with chairs((ada, new["table"]), (jonas, new["table"])) as (hers, his):
        assert [seat["name"] for seat in hers.welcome["seats"]] == [None, "Ada", "Jonas"]
        assert (hers.welcome["you"], his.welcome["you"]) == ([1], [2])
        assert his.welcome["host"]
        assert his.welcome["options"]["mode"] == "intro"
    assert Browser(ada.url).refused(f"/tables/{table}/rematch", posts=True)[:2] == (403, "seat/not_yours")
