"""Records from elsewhere: verified, then a table like any other; refused with the reason, and stored once."""

import json
import random
from pathlib import Path

import pytest

import banchisa
from banchisa.bots.random import RandomBot
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.rng import Rng
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.engine.state import CHANCE
from support.clients import Browser

OLD = Path(__file__).parents[2] / "games/records_of_version_1"
GAMES = [game.key for game in banchisa.games()]


def play(key, steps=10**6, names=("Ada", "hard"), reveal=None):
    """The record of a game between bots, as the terminal keeps it."""
    game = banchisa.game(key)
    match, chance = Match.begin(game, len(names), {}), SealedChance(seed_from(5), ["ab" * 16])
    bot, rng = RandomBot(game), Rng(3)
    while not match.is_over and (len(match.steps) < steps or match.state.actor == CHANCE):
        state = match.state
        is_chance = state.actor == CHANCE
        match.play(chance.choose(len(match.steps), state) if is_chance else bot.choose(state.seen_by(state.actor), rng))
    return Record.of(match, list(names), chance, reveal).to_json()


def open_record(browser, record):
    return browser.http.post("/api/records", content=json.dumps(record), headers={"Content-Type": "application/json"})


def refused(browser, record):
    answer = open_record(browser, record)
    assert (answer.status_code, answer.json()["code"]) == (422, "record/invalid")
    return answer.json()["data"]["problem"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_the_terminal_is_a_finished_table(ada, game):
    record = play(game)
    table = open_record(ada, record).json()["table"]
    assert ada.get(f"/tables/{table}/record") == record
    assert [entry["table"] for entry in ada.get("/tables")["yours"]] == [table]
    with Browser(ada.url).at(table) as watching:
        assert watching.over
        assert len(watching.log) == len(record["steps"])
        assert [watching.ask("view", at=9, seat=seat)["scene"]["seat"] for seat in (0, 1)] == [0, 1]
        assert [seat["kind"] for seat in watching.welcome["seats"]] == ["human", "bot"]
    assert ada.get(f"/tables/{table}/draws")["seed"] == record["chance"]["seed"]


def test_a_record_can_be_analysed(ada):
    table = open_record(ada, play("nanuuk")).json()["table"]
    assert ada.post(f"/tables/{table}/analysis")["state"] in ("waiting", "working", "done")


def test_a_record_that_todays_rules_do_not_allow_is_refused_by_rule(ada):
    record = json.loads((OLD / "nanuuk-3.json").read_text(encoding="utf-8"))
    assert refused(ada, record) == "step 3: place_tile C6 is not allowed: NAN-3.16"


@pytest.mark.parametrize("name", ["arctic-3", "icehike-2", "iglu-4", "nanuuk-2", "pinguinoe-3"])
def test_records_of_earlier_rules_open_too(ada, name):
    record = json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))
    table = open_record(ada, record).json()["table"]
    with ada.at(table) as watching:
        assert watching.over
        assert len(watching.log) == len(record["steps"])


def test_a_record_of_a_table_is_a_table_of_another_server_and_can_be_played_on(ada, own_server):
    table = ada.open("Ada", "Ole", game="arctic")["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(2))
    record = ada.get(f"/tables/{table}/record")
    eve = Browser(own_server().url)
    there = open_record(eve, record).json()["table"]
    assert eve.get(f"/tables/{there}/record") == record
    again = eve.open("Eve", "Ole", game="arctic", played={"table": there, "at": len(record["steps"]) // 2})["table"]
    with eve.at(again) as chair:
        chair.play(random.Random(2))
        assert chair.over


def test_a_record_that_comes_again_is_stored_once_for_each_browser(ada, jonas):
    record = play("nanuuk")
    first, second = (open_record(ada, record).json() for _ in range(2))
    assert first == second
    assert open_record(jonas, record).json()["table"] != first["table"]
    assert len(ada.get("/tables")["yours"]) == 1


def test_a_game_that_is_not_over_goes_on_for_who_brings_it(ada):
    record = play("nanuuk", steps=30, names=("Ada", "random"), reveal=True)
    table = open_record(ada, record).json()["table"]
    with ada.at(table) as chair:
        assert [entry["notation"] for entry in chair.log[: len(record["steps"])]] == record["steps"]
        assert chair.welcome["you"] == [0]
        chair.play(random.Random(1))
        assert chair.over


def test_a_record_that_ends_before_a_draw_goes_on_with_it(ada):
    record = play("pinguinoe", steps=40, reveal=True)
    match = Record.from_json(record).match(banchisa.game("pinguinoe"))
    cut = max(number for number, step in enumerate(match.steps) if step.actor == CHANCE)
    table = open_record(ada, {**record, "steps": record["steps"][:cut]}).json()["table"]
    with ada.at(table) as chair:
        assert chair.log[cut]["notation"] == record["steps"][cut]


def test_what_is_wrong_with_a_record_is_said(ada):
    record = play("nanuuk")
    steps = record["steps"]
    last = next(n for n, name in enumerate(steps) if name.startswith("place"))
    broken = {**record, "steps": [*steps[:last], "place Z9", *steps[last + 1 :]]}
    assert refused(ada, broken).startswith(f"step {last + 1}: ")
    rolled = play("pinguinoe")
    assert "seed gives" in refused(ada, {**rolled, "chance": {**rolled["chance"], "entropies": []}})
    assert "fingerprint" in refused(ada, {**record, "chance": {**record["chance"], "commitment": "00"}})
    assert "not revealed" in refused(ada, {**record, "chance": {**record["chance"], "seed": None}})
    assert refused(ada, {**record, "result": {"scores": [99, 0], "ranks": [1, 2]}}).startswith("result: ")
    assert "format" in refused(ada, {"format": "something"})
    assert "installed rules" in refused(ada, {**record, "version": "99"})
    assert "more was added" in refused(ada, {**record, "chance": {**record["chance"], "entropies": ["ab" * 8] * 3}})
    assert refused(ada, {**record, "components": {}}).startswith("components: ")
    assert refused(ada, []).startswith("not a record")
    assert ada.refused("/records", **{**record, "game": "chess"})[:2] == (404, "game/unknown")
    assert ada.get("/tables")["yours"] == []


def test_a_file_that_is_no_json_or_too_large_is_refused(ada):
    headers = {"Content-Type": "application/json"}
    answer = ada.http.post("/api/records", content=b"\xff not JSON", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "record/invalid")
    answer = ada.http.post("/api/records", content=b" " * 70_000, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "request/too_large")
