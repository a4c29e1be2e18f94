"""Several act at once: exactly one gets through, and everybody ends up with the same table."""

import contextlib
import json
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from support.clients import Browser, Chair


def acted_at_once(chairs: list[Chair], version: int, actions: list[str]) -> list[dict]:
    """Everybody sends an action for the same version; the answers."""
    for number, (chair, action) in enumerate(zip(chairs, actions, strict=True)):
        chair.socket.send(json.dumps({"do": "act", "version": version, "action": action, "id": number}))
    return [answer_to(chair, number) for number, chair in enumerate(chairs)]


def answer_to(chair: Chair, number: int) -> dict:
    while (message := chair.read()).get("id") != number:
        pass
    return message


def caught_up(chairs: list[Chair]) -> None:
    """Everybody reads on until all have heard of the newest version."""
    newest = max(chair.version for chair in chairs)
    for chair in chairs:
        while chair.version < newest:
            chair.read()


@pytest.mark.parametrize("seed", range(6))
def test_of_several_actions_for_one_version_exactly_one_is_taken(ada, jonas, seed):
    dice = random.Random(seed)
    table = ada.open("Ada", "Bea", options={"layout": "random"} if seed % 2 else {"mode": "intro"})["table"]
    with contextlib.ExitStack() as stack:
        chairs = [stack.enter_context(ada.at(table)) for _ in range(2 + seed % 4)]
        watcher = stack.enter_context(jonas.at(table))
        while not chairs[0].over and len(chairs[0].log) < 60:
            version = chairs[0].version
            if chairs[0].table["undo"] and dice.random() < 0.2:
                chairs[0].ask("undo", version=version, steps=1)
            else:
                answers = acted_at_once(chairs, version, [dice.choice(chairs[0].choices) for _ in chairs])
                assert [answer["is"] for answer in answers].count("step") == 1
                assert {answer["code"] for answer in answers if answer["is"] == "error"} <= {"action/stale"}
            caught_up([*chairs, watcher])
        assert all(chair.log == chairs[0].log for chair in chairs)
        assert watcher.log == chairs[0].log
        with jonas.at(table) as late:
            assert late.log == watcher.log
            assert late.scene == watcher.scene


def test_two_people_racing_for_the_last_seat_do_not_both_get_it(ada, server):
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    browsers = [Browser(server.url) for _ in range(5)]

    def sit(browser: Browser) -> int:
        body = {"invite": opened["invite"], "name": "Mia"}
        return browser.http.post(f"/api/tables/{opened['table']}/sit", json=body).status_code

    with ThreadPoolExecutor(5) as pool:
        assert sorted(pool.map(sit, browsers)) == [200, 409, 409, 409, 409]


def test_several_who_ask_for_a_rematch_get_the_same_table(ada):
    table = ada.intro("bot", "bot")
    with ada.at(table) as chair:
        chair.wait_over()
    with ThreadPoolExecutor(5) as pool:
        tables = list(pool.map(lambda _: ada.post(f"/tables/{table}/rematch")["table"], range(5)))
    assert len(set(tables)) == 1
    assert {entry["table"] for entry in ada.get("/tables")["yours"]} == {table, tables[0]}


def test_two_servers_on_one_table_let_exactly_one_through(own_server, postgres):
    address = postgres.new_database()
    ada, twin = Browser(own_server(store=address).url), Browser(own_server(store=address).url)
    table = ada.intro("Ada", "Bea")
    twin.http.cookies.set("banchisa_key", ada.key, domain="127.0.0.1")
    with ada.at(table) as here, twin.at(table) as there:
        dice, chairs = random.Random(1), [here, there]
        while not (here.over or there.over):
            answers = acted_at_once(chairs, here.version, [dice.choice(here.choices) for _ in chairs])
            assert sorted(answer["is"] for answer in answers) == ["error", "step"]
            for chair, answer in zip(chairs, answers, strict=True):
                if answer["is"] == "error":
                    assert answer["code"] == "action/stale"
                    chair.until("welcome")
            caught_up(chairs)
            assert here.log == there.log
