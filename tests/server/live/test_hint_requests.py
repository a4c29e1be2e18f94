"""Hints: what an expert would do, from what the seat sees, told to nobody else."""

import random
import re

import msgspec
import pytest

from banchisa.bots.search_bot import PATIENCE
from banchisa.engine.rng import Rng
from banchisa.server.live.hint_requests import ask_expert
from banchisa.server.processes.bot_worker import answer
from banchisa.server.processes.questions import read_question
from banchisa.server.settings import Settings
from support.clients import Browser, chairs
from support.toys.served import SecretHaul

GAME = SecretHaul()
WITH_JONAS = ("Ada", "link")


@pytest.fixture
def chair(ada):
    with ada.at(ada.open("Ada", "bot:greedy", game="haul")["table"]) as sitting:
        yield sitting


def test_a_hint_is_the_best_steps_with_the_win_chances_of_everybody(own_server):
    ada = Browser(own_server(seeds=["02" * 32]).url)
    with ada.at(ada.open("Ada", "bot:greedy", game="haul")["table"]) as chair:
        assert len(chair.choices) == 2
        told = chair.ask("hint", version=chair.version)
    assert (told["is"], told["version"]) == ("hint", chair.version)
    assert told["place"] == 1
    options = told["options"]
    assert len(options) == 2
    assert [option["action"] for option in options] == list({option["action"]: 0 for option in options})
    for option in options:
        assert set(option) == {"action", "text", "chances", "visits", "wins", "reasons", "ahead"}
        assert option["action"] in chair.choices
        assert option["text"][0].startswith("step-")
        assert len(option["chances"]) == 2
        assert sum(option["chances"]) == pytest.approx(1, abs=0.001)
        assert (option["wins"], option["reasons"], option["ahead"]) == (False, [], None)  # no words for any
    chances = [option["chances"][chair.scene["seat"]] for option in options]
    assert chances == sorted(chances, reverse=True)
    assert all(option["visits"] > 0 for option in options)


def test_the_step_of_a_hint_can_be_taken(chair):
    while not chair.over:
        if chair.choices:
            assert chair.act(chair.ask("hint", version=chair.version)["options"][0]["action"])["is"] == "step"
        else:
            chair.until("step")
    assert chair.error("hint", version=chair.version)[0] == "table/over"


def test_a_hint_reaches_nobody_but_the_asker_and_the_others_hear_that_it_was_taken(ada, jonas, server):
    opened = ada.open(*WITH_JONAS, game="haul")
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    with chairs((ada, table), (ada, table), (jonas, table), (Browser(server.url), table)) as (hers, tab, his, watching):
        others = (tab, his, watching)
        for other in others:
            other.ask("view", at=0)
            other.heard.clear()
        version = hers.version
        assert hers.ask("hint", version=version)["options"]
        for other in others:
            other.ask("view", at=0)
        assert [message["is"] for message in tab.heard] == ["view"]
        for other in (his, watching):
            assert other.heard[0] == {"is": "hinted", "version": version, "seat": 0}
            assert [message["is"] for message in other.heard] == ["hinted", "view"]


def test_a_hint_is_only_for_who_is_to_act(ada, jonas, server):
    opened = ada.open(*WITH_JONAS, game="haul")
    with ada.at(opened["table"]) as waiting:
        assert waiting.error("hint", version=waiting.version)[0] == "table/waiting"
    jonas.sit(opened, "Jonas")
    with chairs((jonas, opened["table"]), (Browser(server.url), opened["table"])) as (his, watching):
        for chair in (his, watching):
            assert chair.error("hint", version=chair.version) == ("action/not_your_turn", {"actor": 0})


def test_a_hint_for_an_older_version_is_stale(chair):
    assert chair.error("hint", version=chair.version - 1) == ("action/stale", {"version": chair.version})
    assert chair.until("welcome")["scene"]


def test_a_table_may_forbid_hints_and_says_so_to_everybody(ada, jonas):
    table = ada.open("Ada", "Bea", game="haul", hints=False)["table"]
    with chairs((ada, table), (jonas, table)) as (hers, watching):
        assert hers.error("hint", version=hers.version) == ("table/hints", {})
        assert (hers.welcome["hints"], watching.welcome["hints"]) == (False, False)
        hers.play(random.Random(1))
    again = ada.rematch(table)["table"]
    with ada.at(again) as hers:
        assert hers.welcome["hints"] is False  # what was agreed holds for the next game


def test_hints_are_allowed_unless_somebody_says_otherwise(chair):
    assert chair.welcome["hints"] is True


def test_too_many_hints_are_refused(own_server):
    ada = Browser(own_server(limits={"hints": [2, 36000]}).url)
    with ada.at(ada.open("Ada", "bot:greedy", game="haul")["table"]) as chair:
        for _ in range(2):
            assert chair.ask("hint", version=chair.version)["is"] == "hint"
        assert chair.error("hint", version=chair.version) == ("request/too_many", {"most": 2})
        assert chair.first()["is"] == "step"


def test_a_hint_that_takes_for_ever_stalls_nothing_and_is_dropped_when_the_table_moves_on(own_server):
    ada = Browser(own_server(settings={"thought": 3600, "workers": 1}).url)
    with ada.at(ada.open("Ada", "Bea", game="endless")["table"]) as chair:
        chair.say("hint", version=chair.version, id="slow")
        assert chair.ask("view", at=0)["is"] == "view"
        assert chair.error("hint", version=chair.version)[0] == "request/too_many"  # one at a time
        before = len(chair.heard)
        assert chair.first()["is"] == "step"
        told = chair.until("error")
        assert (told["id"], told["code"], told["data"]) == ("slow", "action/stale", {"version": chair.version})
        chair.ask("view", at=0)
        assert "welcome" not in [message["is"] for message in chair.heard[before:]]
        with ada.at(ada.intro("bot:random", "Ada")) as other:  # the only worker is free again
            other.play(random.Random(1), steps=3)


def test_a_hint_is_given_up_when_the_asker_leaves(own_server):
    ada = Browser(own_server(settings={"thought": 3600, "workers": 1}).url)
    with ada.at(ada.open("Ada", "Bea", game="endless")["table"]) as chair:
        chair.say("hint", version=chair.version)
        chair.ask("view", at=0)
    with ada.at(ada.intro("bot:random", "Ada")) as other:
        other.play(random.Random(1), steps=3)


def test_hints_leave_half_of_the_workers_to_the_bots(own_server):
    ada = Browser(own_server(settings={"thought": 3600, "workers": 2}).url)
    tables = [ada.open("Ada", "Bea", game="endless")["table"] for _ in range(3)]
    with chairs(*((ada, table) for table in tables)) as asking:
        for chair in asking:
            chair.say("hint", version=chair.version)
            chair.ask("view", at=0)
        with ada.at(ada.intro("bot:random", "Ada")) as other:
            other.play(random.Random(1), steps=3)


def test_a_worker_that_dies_costs_the_hint_and_nothing_else(own_server):
    server = own_server()
    ada = Browser(server.url)
    with ada.at(ada.open("Ada", "Bea", game="mortal")["table"]) as chair:
        code, data = chair.error("hint", version=chair.version)
        assert code == "server/error"
        assert re.search(f"server/error {data['reference']}", server.log.read_text())
        assert chair.error("hint", version=chair.version)[0] == "server/error"
        assert chair.first()["is"] == "step"


def test_the_server_waits_longer_than_an_expert_thinks(tmp_path):
    assert Settings(tmp_path / "x.sqlite").thought > 2 * PATIENCE


# honesty


def positions():
    """Positions of a few games in which somebody is to act."""
    for number in range(6):
        rng = Rng(number)
        state = GAME.start(2)
        while state.actor != -2:
            if state.actor >= 0:
                yield number, state.copy()
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])


def test_the_same_hint_byte_by_byte_in_worlds_that_the_seat_cannot_tell_apart():
    told = different = 0
    for number, state in positions():
        world = state.seen_by(state.actor).resample(Rng(number + 100))
        different += world.to_json() != state.to_json()
        asked = [question_of(each) for each in (state, world)]
        assert asked[0] == asked[1]
        answers = [msgspec.json.encode(answer(read_question(line), lambda _: GAME)) for line in asked]
        assert answers[0] == answers[1]
        told += 1
    assert told > 30
    assert different > 10


def question_of(state) -> str:
    return msgspec.json.encode(ask_expert(StubTable(state), state.actor)).decode()


class StubTable:
    """As much of a table as a question needs."""

    game = GAME

    def __init__(self, state) -> None:
        self.state = state
