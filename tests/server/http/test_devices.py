"""Seats that travel: another browser acts for the same person, until it is revoked."""

import contextlib
import sqlite3
import time

import pytest
from websockets.exceptions import ConnectionClosed

from banchisa.server.http.devices import LIFETIME, clean_code
from support.clients import Browser
from support.processes import wait_until


def make_code(browser, kind="link", name="Laptop"):
    return browser.post("/devices/code", kind=kind, name=name)["code"]


def redeem(browser, code, **more):
    return browser.post("/devices/redeem", code=code, name="Phone", **more)


def names(browser):
    return [(device["name"], device["this"]) for device in browser.get("/devices")["devices"]]


def tables_of(browser):
    return [entry["table"] for entry in browser.get("/tables")["yours"]]


def test_a_code_takes_seats_along_and_both_devices_play(either_server):
    laptop, phone = Browser(either_server.url), Browser(either_server.url)
    table = laptop.intro("Ada", "Ole")
    code = make_code(laptop)
    assert redeem(phone, f"{code[:4].lower()} {code[4:]}") == {"tables": 1}
    assert tables_of(phone) == [table]
    assert phone.key != laptop.key
    assert names(laptop) == [("Laptop", True), ("Phone", False)]
    assert names(phone) == [("Laptop", False), ("Phone", True)]
    with laptop.at(table) as one, phone.at(table) as other:
        assert one.table["you"] == other.table["you"] == [0, 1]
        assert other.first()["is"] == "step"
        one.until("step")
        assert one.first()["is"] == "step"


def test_a_code_works_once_and_a_newer_one_replaces_it(either_server):
    laptop = Browser(either_server.url)
    laptop.intro("Ada", "Ole")
    first, second = make_code(laptop), make_code(laptop)
    phone, thief = Browser(either_server.url), Browser(either_server.url)
    wrong = (403, "device/code", {})
    assert phone.refused("/devices/redeem", code=first, name="Phone") == wrong
    redeem(phone, second)
    assert thief.refused("/devices/redeem", code=second, name="Thief") == wrong
    assert thief.refused("/devices/redeem", code="", name="Thief") == wrong
    assert thief.key is None and tables_of(thief) == []


def test_codes_are_stored_hashed_and_end_after_minutes(own_server, tmp_path):
    server = own_server()
    laptop = Browser(server.url)
    laptop.intro("Ada", "Ole")
    code = make_code(laptop)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        [(digest, expires)] = file.execute("SELECT digest, expires FROM codes")
        assert LIFETIME == 300 and 0 < expires - time.time() <= LIFETIME
        file.execute("UPDATE codes SET expires = expires - ?", (LIFETIME,))
    assert code not in digest and len(digest) == 64
    assert Browser(server.url).refused("/devices/redeem", code=code, name="Phone")[1] == "device/code"
    assert code not in server.log.read_text() and laptop.key not in server.log.read_text()


def test_who_guesses_is_stopped(own_server):
    server = own_server(limits={"codes": [5, 3600]})
    laptop, thief = Browser(server.url), Browser(server.url)
    laptop.intro("Ada", "Ole")
    code = make_code(laptop)
    told = [thief.refused("/devices/redeem", code=f"AAAAAAA{letter}", name="T")[1] for letter in "ABCDEFG"]
    assert told == ["device/code"] * 5 + ["request/too_many"] * 2
    assert thief.refused("/devices/redeem", code=code, name="T")[1] == "request/too_many"  # also the right one


def test_a_recovery_code_brings_back_what_a_lost_browser_had(either_server):
    lost = Browser(either_server.url)
    table = lost.intro("Ada", "Ole")
    assert lost.get("/devices")["recovery"] is False
    code = make_code(lost, "recovery")
    assert lost.get("/devices")["recovery"] is True
    assert len(clean_code(code)) == 26
    new = Browser(either_server.url)
    redeem(new, "-".join(code[at : at + 5] for at in range(0, 26, 5)))
    assert tables_of(new) == [table]
    assert new.get("/devices")["recovery"] is False  # it is used up
    assert Browser(either_server.url).refused("/devices/redeem", code=code, name="T")[1] == "device/code"


def test_a_revoked_device_is_nobody_at_once_also_on_its_open_socket(either_server):
    laptop, phone = Browser(either_server.url), Browser(either_server.url)
    table = laptop.intro("Ada", "Ole")
    redeem(phone, make_code(laptop))
    make_code(laptop, "recovery")
    [other] = [device["id"] for device in laptop.get("/devices")["devices"] if not device["this"]]
    with phone.at(table) as chair:
        left = laptop.post("/devices/revoke", device=other)
        assert [device["name"] for device in left["devices"]] == ["Laptop"]
        assert left["recovery"] is False  # the other device may have seen it
        with pytest.raises(ConnectionClosed):
            chair.until("nothing")  # all there is to hear, until it is closed
    assert tables_of(phone) == []
    with phone.at(table) as chair:
        assert chair.table["you"] == []
    assert phone.refused("/devices/revoke", device=other)[1] == "device/unknown"
    before = phone.key
    phone.intro("Eve", "bot")  # it begins anew, as somebody else
    assert phone.key != before
    assert tables_of(laptop) == [table]


def push_to(browser, name):
    """Let the server push to this browser; what it knows of the ways then."""
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    return browser.post("/notices/ways", kind="push", endpoint=f"https://{name}.example/1", **keys)["ways"]


def ways_of(browser):
    return {(way["title"], way["here"]) for way in browser.get("/notices")["ways"]}


def test_a_browser_knows_its_own_pushes_and_a_revoked_one_gets_no_more(either_server):
    laptop, phone = Browser(either_server.url), Browser(either_server.url)
    laptop.intro("Ada", "Ole")
    redeem(phone, make_code(laptop))
    push_to(laptop, "laptop")
    push_to(phone, "phone")
    laptop.post("/notices/ways", kind="webhook", url="https://hook.example/")
    assert ways_of(laptop) == {("laptop.example", True), ("phone.example", False), ("hook.example", False)}
    assert ways_of(phone) == {("laptop.example", False), ("phone.example", True), ("hook.example", False)}
    [other] = [device["id"] for device in laptop.get("/devices")["devices"] if not device["this"]]
    laptop.post("/devices/revoke", device=other)
    assert ways_of(laptop) == {("laptop.example", True), ("hook.example", False)}


def test_a_browser_is_told_of_one_persons_turns_only(either_server):
    ada, jonas = Browser(either_server.url), Browser(either_server.url)
    for browser, name in ((ada, "Ada"), (jonas, "Jonas")):
        browser.intro(name, "bot")
        push_to(browser, name.lower())
    assert len(push_to(ada, "ada")) == 1  # asked for again
    before = Browser(either_server.url)
    before.http.cookies.set("banchisa_key", jonas.key)
    redeem(jonas, make_code(ada), replace=True)
    assert ways_of(before) == set()
    assert ways_of(jonas) == {("ada.example", False)}
    push_to(jonas, "ada")  # one browser, under whichever key
    assert ways_of(ada) == {("ada.example", False)}


def test_the_first_device_can_be_revoked_by_a_later_one(either_server):
    stolen, phone = Browser(either_server.url), Browser(either_server.url)
    table = stolen.intro("Ada", "Ole")
    redeem(phone, make_code(stolen))
    [first] = [device["id"] for device in phone.get("/devices")["devices"] if not device["this"]]
    phone.post("/devices/revoke", device=first)
    assert tables_of(stolen) == [] and tables_of(phone) == [table]
    assert names(phone) == [("Phone", True)]


def test_who_has_nothing_gets_no_code_and_who_has_tables_is_asked_first(either_server):
    ada, jonas = Browser(either_server.url), Browser(either_server.url)
    assert ada.refused("/devices/code", kind="link", name="x") == (409, "device/nothing", {})
    assert ada.get("/devices") == {"devices": [], "recovery": False}
    table = ada.intro("Ada", "Ole")
    jonas.intro("Jonas", "Kim")
    code = make_code(ada)
    assert jonas.refused("/devices/redeem", code=code, name="x") == (409, "device/tables", {"count": 1})
    redeem(jonas, code, replace=True)  # the refusal has not used the code up
    assert tables_of(jonas) == [table]


def test_other_servers_send_a_revoked_device_away_too(servers):
    one, another = servers(2)
    laptop, phone = Browser(one.url), Browser(another.url)
    table = laptop.intro("Ada", "Ole")
    redeem(phone, make_code(laptop))
    [other] = [device["id"] for device in laptop.get("/devices")["devices"] if not device["this"]]
    with phone.at(table) as chair:
        laptop.post("/devices/revoke", device=other)

        def is_gone():
            try:
                chair.ask("ping")
            except ConnectionClosed:
                return True
            return False

        wait_until(is_gone)
