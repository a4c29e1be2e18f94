"""A whole server: ways that are added, confirmed, tried and ended, and notices that outlive it."""

import asyncio
import re
from types import SimpleNamespace

import httpx
import pytest
from msgspec import structs

from banchisa.server.http import notice_routes
from banchisa.server.notices.settings import NoticeSettings
from banchisa.server.notices.ways import WebhookTarget, new_way
from support.clients import Browser
from support.receivers import Postbox, Receiver, read_mail, wait_for

QUICK = {"allows_private": True, "delay": 0.0, "poll": 0.02}


@pytest.fixture
def postbox():
    with Postbox() as taking:
        yield taking


def mail_settings(postbox):
    return {"host": "127.0.0.1", "port": postbox.port, "sender": "play@games.example", "encryption": "none"}


def the_way(browser):
    (way,) = browser.get("/notices")["ways"]
    return way


def begin(ada, bo):
    """A table of Ada's at which both have played, nobody looks, and it is Ada's turn; steps are Bo's last."""
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    bo.sit(opened, "Bo")
    return opened["table"]


def act_until(table, mover, other):
    """One person plays until it is the other's turn, then leaves; the other does not look, and so has to be told."""
    with mover.at(table) as chair:
        while chair.choices:
            chair.first()
    assert other.get(f"/tables/{table}")["your_turn"]


def test_a_webhook_is_told_of_a_turn_until_it_is_stopped(own_server, receiver):
    server = own_server(notices=QUICK)
    ada, bo = Browser(server.url), Browser(server.url)
    table = begin(ada, bo)
    added = ada.post("/notices/ways", kind="webhook", url=f"{receiver.url}/hook", shape="json", language="nl")
    (way,) = added["ways"]
    assert (way["kind"], way["title"], way["state"], way["error"]) == ("webhook", "127.0.0.1", "on", "")
    assert bo.get("/notices")["ways"] == []
    first = ada if ada.get(f"/tables/{table}")["your_turn"] else bo
    other = bo if first is ada else ada
    act_until(table, first, other)
    if other is bo:
        act_until(table, bo, ada)
    told = receiver.wait()[-1].data
    assert told["text"] == "Je bent aan de beurt bij Nanuuk! met Bo."
    assert told["link"] == f"{server.url}/t/{table}"
    assert wait_for(lambda: the_way(ada)["sent"]) > 0
    count = len(receiver.got)
    way = told["stop"].partition("#")[2]
    clicked = httpx.post(  # as a program for mail does it: without key, origin and JSON
        f"{server.url}/api/notices/ways/{way}/stop", data={"List-Unsubscribe": "One-Click"}
    )
    assert clicked.json() == {"stopped": True}
    assert ada.get("/notices")["ways"] == []
    act_until(table, ada, bo)
    act_until(table, bo, ada)
    with Receiver() as later:  # what is told after it has come, and nothing came to the first
        ada.post("/notices/ways", kind="webhook", url=later.url)
        act_until(table, ada, bo)
        act_until(table, bo, ada)
        later.wait()
    assert len(receiver.got) == count


def test_what_is_read_elsewhere_links_to_an_address_that_is_reached_from_there(own_server, receiver):
    server = own_server(notices=QUICK, settings={"public_url": "https://games.example/g/"})
    ada = Browser(server.url)  # at the machine itself
    (way,) = ada.post("/notices/ways", kind="webhook", url=receiver.url)["ways"]
    ada.post(f"/notices/ways/{way['id']}/test")
    assert receiver.wait()[0].data["link"] == "https://games.example/g/"


def test_what_was_stored_before_the_server_was_killed_is_sent_by_the_next_one(own_server, receiver):
    server = own_server(notices={**QUICK, "poll": 3600.0})  # it never gets to it
    ada, bo = Browser(server.url), Browser(server.url)
    table = begin(ada, bo)
    for browser in (ada, bo):
        browser.post("/notices/ways", kind="webhook", url=f"{receiver.url}/{browser is ada}")
    mover = ada if ada.get(f"/tables/{table}")["your_turn"] else bo
    other = bo if mover is ada else ada
    act_until(table, mover, other)
    assert receiver.got == []
    server.kill()
    server.start(notices=QUICK)
    told = [(delivery.path, delivery.data["kind"]) for delivery in receiver.wait()]
    assert told == [(f"/{other is ada}", "turn")]


def test_who_has_the_table_open_is_not_told(own_server, receiver):
    server = own_server(notices=QUICK)
    ada, bo = Browser(server.url), Browser(server.url)
    table = begin(ada, bo)
    ada.post("/notices/ways", kind="webhook", url=receiver.url)
    with ada.at(table) as hers, bo.at(table) as his:
        for _ in range(3):
            for chair, next_one in ((hers, his), (his, hers)):
                while chair.choices:
                    chair.first()
                while not next_one.choices and not hers.choices:
                    next_one.read()
        while hers.choices:  # the last turn is Bo's: nothing is left to tell when she goes
            hers.first()
    with Receiver() as later:
        bo.post("/notices/ways", kind="webhook", url=later.url)
        way = the_way(bo)["id"]
        bo.post(f"/notices/ways/{way}/test")
        later.wait()
    assert receiver.got == []


def test_a_mail_address_is_confirmed_by_the_code_that_it_got(own_server, postbox):
    server = own_server(notices={**QUICK, "mail": mail_settings(postbox)})
    ada, eve = Browser(server.url), Browser(server.url)
    assert ada.get("/notices")["mail"] is True
    added = ada.post("/notices/ways", kind="mail", address="ada@players.example", language="it")
    way = added["ways"][0]["id"]
    assert added["ways"][0]["state"] == "new"
    text = read_mail(postbox.wait()[0]).get_content()
    code = re.search(r"\b\d{6}\b", text)[0]
    path = f"/notices/ways/{way}"
    assert ada.refused(f"{path}/test", posts=True) == (403, "notice/code", {"left": 5})
    assert eve.refused(f"{path}/confirm", code=code)[:2] == (404, "notice/unknown")
    wrong = "000000" if code != "000000" else "000001"
    assert ada.refused(f"{path}/confirm", code=wrong) == (403, "notice/code", {"left": 4})
    assert ada.post(f"{path}/confirm", code=f" {code} ")["ways"][0]["state"] == "on"
    ada.post(f"{path}/test")
    assert read_mail(postbox.wait(2)[1])["Subject"].startswith("È una prova")


def test_a_code_cannot_be_guessed(own_server, postbox):
    server = own_server(notices={**QUICK, "mail": mail_settings(postbox)})
    ada = Browser(server.url)
    way = ada.post("/notices/ways", kind="mail", address="ada@players.example")["ways"][0]["id"]
    code = re.search(r"\b\d{6}\b", read_mail(postbox.wait()[0]).get_content())[0]
    for left in (4, 3, 2, 1, 0):
        assert ada.refused(f"/notices/ways/{way}/confirm", code="nothing") == (403, "notice/code", {"left": left})
    assert ada.refused(f"/notices/ways/{way}/confirm", code=code) == (403, "notice/code", {"left": 0})


def test_a_test_that_does_not_arrive_says_why(own_server):
    server = own_server(notices=QUICK)
    ada = Browser(server.url)
    with Receiver(500) as broken:
        way = ada.post("/notices/ways", kind="webhook", url=broken.url)["ways"][0]["id"]
        ada.post(f"/notices/ways/{way}/test")
        assert wait_for(lambda: the_way(ada)["error"]) == "status-500"
        assert len(broken.got) == 1


def test_a_server_sends_nothing_into_its_own_network_unless_it_was_allowed_to(own_server, receiver):
    server = own_server(notices={**QUICK, "allows_private": False})
    ada = Browser(server.url)
    told = ada.refused("/notices/ways", kind="webhook", url=receiver.url)
    assert told == (422, "notice/target", {"what": "url"})  # not encrypted
    url = receiver.url.replace("http:", "https:")
    way = ada.post("/notices/ways", kind="webhook", url=url)["ways"][0]["id"]
    ada.post(f"/notices/ways/{way}/test")
    assert wait_for(lambda: the_way(ada)["error"]) == "address"
    assert receiver.got == []


def test_ways_are_added_and_tried_at_a_human_pace(own_server, receiver):
    server = own_server(notices=QUICK, limits={"notices": [3, 600]})
    ada = Browser(server.url)
    for number in range(3):
        ada.post("/notices/ways", kind="webhook", url=f"{receiver.url}/{number}")
    assert ada.refused("/notices/ways", kind="webhook", url=receiver.url)[:2] == (429, "request/too_many")


def test_nothing_else_may_be_posted_from_other_pages(own_server):
    server = own_server(notices=QUICK)
    ada = Browser(server.url)
    answer = ada.http.post("/api/notices/ways", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "request/origin")
    unknown = ada.http.post(f"/api/notices/ways/{'a' * 22}/stop", data={})
    assert unknown.json() == {"stopped": True}  # whether there was one is nobody's business


def test_a_test_that_ends_while_it_is_looked_at_is_not_taken_for_one_that_never_was():
    """Whoever is told that nothing waits is told how it ended, else the page would not ask again."""
    way = new_way("ada", WebhookTarget("https://games.example/hook", "json"), "en", "https://games.example/", 1.0)

    class Rows:
        looks = 0

        async def find_ways(self, _):
            self.looks += 1
            return [structs.replace(way, state="on", error="status-500" if self.looks > 1 else "")]

        async def find_waiting(self, _):
            self.looks += 1
            return {way.id} if self.looks == 1 else set()

        async def find_retries(self, _):
            return {}

    async def public_key():
        return None

    sender = SimpleNamespace(rows=Rows(), push=SimpleNamespace(public_key=public_key), settings=NoticeSettings(None))
    (shown,) = asyncio.run(notice_routes._describe(sender, "ada", None)).ways
    assert shown.waiting or shown.error == "status-500"
