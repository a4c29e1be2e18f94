"""Several servers on one database: any of them takes any request, and everybody sees the same table."""

import contextlib
import os
import random
import signal
import threading
import time

import pytest

import banchisa
from support.clients import PATIENCE, Browser, Chair, Server
from support.postgres import running_cluster
from support.processes import wait_until


def visit(browser: Browser, server: Server) -> Browser:
    """The same person at another server."""
    other = Browser(server.url)
    other.http.cookies.set("banchisa_key", browser.key, domain="127.0.0.1")
    return other


def hear_until(chair: Chair, version: int) -> None:
    while chair.version < version:
        chair.read()


def seats_here(message: dict) -> list[bool]:
    return [seat.get("here", False) for seat in message["seats"]]


@pytest.mark.parametrize("game", banchisa.games())
def test_a_step_at_one_server_is_seen_at_the_others(servers, game):
    one, two, three = servers(3)
    ada = Browser(one.url)
    opened = ada.open("Ada", "link", game=game.key)
    jonas = Browser(two.url)
    jonas.sit(opened, "Jonas")
    watcher, dice = Browser(three.url), random.Random(1)
    table = opened["table"]
    with ada.at(table) as here, jonas.at(table) as there, watcher.at(table) as beside:
        chairs = [here, there, beside]
        for _ in range(40):
            if here.over:
                break
            actor = here if here.choices else there
            assert actor.act(dice.choice(actor.choices))["is"] == "step"
            while actor.scene["prompt"]["actor"] < 0 and not actor.over:  # chance goes on
                actor.read()
            for chair in chairs:
                hear_until(chair, actor.version)
        with contextlib.ExitStack() as stack:
            late = [stack.enter_context(visit(ada, server).at(table)) for server in (one, two, three)]
            assert [chair.log for chair in late] == [here.log] * 3
            assert [chair.scene for chair in late] == [here.scene] * 3


def test_a_take_back_is_asked_for_and_allowed_at_three_servers_by_two_people_at_once(servers):
    """Ada takes a step, the others answer it, and both allow her at the same time to take it back."""
    one, two, three = servers(3)
    ada = Browser(one.url)
    opened = ada.open("Ada", "link", "link", options={"mode": "intro"})
    jonas, mia = Browser(two.url), Browser(three.url)
    jonas.sit(opened, "Jonas")
    mia.sit(opened, "Mia")
    table = opened["table"]
    with ada.at(table) as here, jonas.at(table) as there, mia.at(table) as beside:
        chairs = [here, there, beside]
        for actor in (here, there):
            while actor.choices:
                actor.first()
            for chair in chairs:
                hear_until(chair, actor.version)
        own = max(entry["n"] for entry in here.log if entry["actor"] == 0)
        number = here.ask("ask", version=here.version)["version"]
        for chair in (there, beside):
            assert chair.until("take_back")["take_back"] == {"number": number, "seat": 0, "waits": [1, 2]}
        for chair in (there, beside):
            chair.say("answer", number=number, allow=True, id="both")
        for chair in chairs:
            undone = chair.until("undone")
            assert (undone["agreed"], undone["length"]) == (True, own)
            assert "take_back" not in chair.until("take_back")
        assert not any(message.get("is") == "error" for chair in chairs for message in chair.heard)
        assert [chair.log for chair in chairs] == [here.log] * 3


def test_steps_of_two_servers_that_race_are_taken_once(servers):
    one, two = servers(2)
    ada = Browser(one.url)
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as here, visit(ada, two).at(table) as there:
        dice = random.Random(3)
        while not here.over:
            version, actions = here.version, [dice.choice(here.choices) for _ in range(2)]
            for chair, action in zip((here, there), actions, strict=True):
                chair.say("act", version=version, action=action, id="race")
            answers = []
            for chair in (here, there):
                while (message := chair.read()).get("id") != "race":
                    pass
                answers.append(message["is"])
            assert sorted(answers) == ["error", "step"]
            newest = max(here.version, there.version)
            for chair in (here, there):
                hear_until(chair, newest)
                while chair.table["scene"] != here.table["scene"]:
                    chair.read()
            assert here.log == there.log


def test_whoever_is_connected_anywhere_is_there(servers):
    one, two = servers(2)
    ada = Browser(one.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas = Browser(two.url)
    jonas.sit(opened, "Jonas")
    with ada.at(opened["table"]) as here:
        with jonas.at(opened["table"]) as there:
            while seats_here(here.table) != [True, True]:
                here.read()
            while seats_here(there.table) != [True, True]:
                there.read()
            assert seats_here(ada.get(f"/tables/{opened['table']}")) == [True, True]
            assert seats_here(jonas.get(f"/tables/{opened['table']}")) == [True, True]
        while seats_here(here.table) != [True, False]:
            here.read()


def test_who_is_connected_elsewhere_is_not_absent_and_who_left_is_for_all_servers(servers):
    one, two = servers(2, settings={"grace": 0.5})
    ada = Browser(one.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas = Browser(two.url)
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    with ada.at(table) as here, jonas.at(table) as there:
        while seats_here(here.table) != [True, True]:
            here.read()
        actor, other = (here, there) if here.choices else (there, here)
        answer = other.ask("replace", seat=actor.table["you"][0])
        assert answer["code"] == "seat/not_away"
        seat = actor.table["you"][0]
        actor.__exit__()
        other.until("gone")
        assert other.ask("replace", seat=seat)["is"] in ("seats", "welcome")
        assert other.table["seats"][seat]["kind"] == "bot"


@pytest.mark.parametrize("first", [0, 1])
def test_bots_are_played_by_one_server_also_for_those_who_look_through_another(servers, first):
    both = servers(2)
    ada = Browser(both[first].url)
    table = ada.intro("Ada", "bot:random", "bot:random")
    with ada.at(table) as early, visit(ada, both[1 - first]).at(table) as late:
        early.__exit__()
        late.play(random.Random(2))
        assert late.over
    for server in both:
        server.stop()
        assert "Traceback" not in server.log.read_text()


def test_when_the_server_that_plays_the_bots_dies_another_one_goes_on(servers):
    one, two = servers(2, settings={"pace": 0.2})
    ada, watcher = Browser(one.url), Browser(two.url)
    table = ada.intro("bot:random", "bot:random", "bot:random")
    with ada.at(table) as here, watcher.at(table) as there:
        here.until("step")
        there.until("step")
        one.kill()
        version = there.version
        hear_until(there, version + 5)


def test_a_server_that_was_stopped_for_long_is_overtaken_and_comes_back_to_the_truth(servers):
    one, two = servers(2, settings={"pace": 0.2})
    ada = Browser(one.url)
    table = ada.intro("Ada", "bot:random")
    with ada.at(table) as here, visit(ada, two).at(table) as there:
        os.kill(one.process, signal.SIGSTOP)
        try:
            there.play(random.Random(1), steps=4)
            wait_until(lambda: _advance(there, 6))
        finally:
            os.kill(one.process, signal.SIGCONT)
        hear_until(here, there.version)
        assert here.log == there.log[: len(here.log)]
        here.play(random.Random(2), steps=3)
        hear_until(there, here.version)
    one.stop()
    assert "Traceback" not in one.log.read_text()


def _advance(chair: Chair, steps: int) -> bool:
    """Whether the table has got so far, with bots that another server plays by now."""
    if len(chair.log) < steps and not chair.over:
        chair.play(random.Random(5), steps=1)
    return len(chair.log) >= steps or chair.over


def test_a_rematch_and_a_seat_are_the_same_wherever_they_are_asked_for(servers):
    one, two = servers(2)
    ada = Browser(one.url)
    table = ada.intro("bot", "bot")
    with ada.at(table) as chair:
        chair.wait_over()
    told = [each.post(f"/tables/{table}/rematch")["table"] for each in (ada, visit(ada, two))]
    assert told[0] == told[1]
    opened = ada.open("link", "link", options={"mode": "intro"})
    guests = [Browser(server.url) for server in (one, two, one, two)]
    body = {"invite": opened["invite"], "name": "Mia"}
    answers = []
    asking = [
        threading.Thread(
            target=lambda guest=guest: answers.append(
                guest.http.post(f"/api/tables/{opened['table']}/sit", json=body).status_code
            )
        )
        for guest in guests
    ]
    for each in asking:
        each.start()
    for each in asking:
        each.join(PATIENCE)
    assert sorted(answers) == [200, 200, 409, 409]


def test_public_tables_are_listed_by_every_server_while_their_people_are_there(servers):
    one, two = servers(2, settings={"listed": 0.0})
    ada, jonas = Browser(one.url), Browser(two.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"}, public=True)

    def listed() -> bool:
        return opened["table"] in [entry["table"] for entry in jonas.get("/tables")["open"]]

    with ada.at(opened["table"]):
        wait_until(listed)
    wait_until(lambda: not listed())


def test_an_analysis_is_made_once_and_survives_the_server_that_made_it(servers):
    one, two = servers(2, settings={"analysis": 16})
    ada = Browser(one.url)
    table = ada.open("Ada", "Ole", options={"mode": "intro"})["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1))
    twin = visit(ada, two)
    assert ada.post(f"/tables/{table}/analysis")["state"] in ("waiting", "working")
    assert twin.post(f"/tables/{table}/analysis")["state"] in ("waiting", "working", "done")
    for each in (ada, twin):
        wait_until(lambda each=each: each.get(f"/tables/{table}/analysis")["state"] == "done")
    report = ada.get(f"/tables/{table}/analysis")["report"]
    one.kill()
    assert twin.get(f"/tables/{table}/analysis") == {"state": "done", "done": 1.0, "report": report}


def test_an_analysis_whose_server_died_can_be_asked_for_again(servers):
    one, two = servers(2, settings={"analysis": 200})
    ada = Browser(one.url)
    table = ada.open("Ada", "Ole", options={"mode": "intro"})["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1))
    twin = visit(ada, two)
    ada.post(f"/tables/{table}/analysis")
    one.kill()
    wait_until(lambda: twin.get(f"/tables/{table}/analysis")["state"] == "none")
    assert twin.post(f"/tables/{table}/analysis")["state"] in ("waiting", "working")


def test_a_step_is_heard_of_although_the_message_about_it_is_lost(servers):
    one, two = servers(2, lost_news=1.0)
    ada = Browser(one.url)
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as here, visit(ada, two).at(table) as there:
        for _ in range(3):
            here.first()
            hear_until(there, here.version)
        assert here.log == there.log


def test_what_is_said_at_one_server_is_heard_at_the_others(servers):
    one, two = servers(2)
    ada = Browser(one.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas = Browser(two.url)
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    with ada.at(table) as here, jonas.at(table) as there:
        for number in range(10):  # by turns at once: every line has one number, and both hear one order
            for chair in (here, there):
                chair.say("say", token=f"{number} of {chair.table['you']}", text=str(number))
        heard = []
        for chair in (here, there):
            lines = []
            while len(lines) < 20:
                lines += chair.until("said")["lines"]
            heard.append([(line["n"], line["seat"], line["text"]) for line in lines])
        assert heard[0] == heard[1]
        assert [number for number, _, _ in heard[0]] == list(range(1, 21))
        here.ask("react", face="wow")
        assert there.until("reaction") == {"is": "reaction", "seat": 0, "face": "wow"}
        here.ask("talk", on=False)
        assert there.until("welcome")["talk"] == {"on": False}
        assert there.error("say", token="much too late", text="x") == ("talk/off", {})
        with visit(ada, two).at(table) as late:
            late.ask("talk", on=True)
            while "lines" not in here.until("welcome")["talk"]:
                pass
            assert len(here.table["talk"]["lines"]) == 20


def test_what_is_said_is_heard_although_the_message_about_it_is_lost(servers):
    one, two = servers(2, lost_news=1.0)
    ada = Browser(one.url)
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as here, visit(ada, two).at(table) as there:
        here.ask("say", token="said here", text="Hello")
        assert there.until("said")["lines"][0]["text"] == "Hello"
        here.ask("talk", on=False)
        assert there.until("welcome")["talk"] == {"on": False}


def insist(chair: Chair, action: str) -> None:
    """Wait for a step; ask for it once more whenever it is said that it could not be stored."""
    while (message := chair.read())["is"] != "step":
        if message["is"] == "error":
            assert message["code"] in ("server/busy", "action/stale")
            if message["code"] == "action/stale":
                chair.until("welcome")
                return
            chair.say("act", version=chair.version, action=action)


def test_while_the_database_is_restarted_steps_wait_and_none_is_lost_or_doubled(own_server):
    with running_cluster(is_durable=True) as cluster:
        address = cluster.new_database()
        one, two = own_server(store=address), own_server(store=address)
        ada = Browser(one.url)
        table = ada.intro("Ada", "Bea")
        with ada.at(table) as here, visit(ada, two).at(table) as there:
            for how in ("fast", "immediate"):
                assert here.first()["is"] == "step"
                cluster.stop(how)
                before, asked = list(here.log), here.choices[0]
                here.say("act", version=here.version, action=asked)
                time.sleep(0.3)
                cluster.start()
                insist(here, asked)
                hear_until(there, here.version)
                assert here.log == there.log
                assert [entry["notation"] for entry in here.log[len(before) :]] == [asked]
            there.first()
            hear_until(here, there.version)
            assert here.log == there.log
        one.close()
        two.close()
