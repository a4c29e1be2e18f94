"""Where others can reach a server: told to who may know, and opened by who sits at the machine."""

import socket

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.server.network import find_networks, is_loopback, is_private
from banchisa.server.run import clean_url
from support.clients import Browser, patiently

OPENED = {"may_open": True}


def port_of(server):
    return server.url.rpartition(":")[2]


def addresses(found):
    return [address["url"] for address in found["addresses"]]


def test_a_server_that_listens_to_itself_offers_no_address_but_the_way_to_open_it(own_server):
    found = Browser(own_server(settings=OPENED).url).get("/reach")
    assert found["addresses"] == []
    assert found["can_open"] is bool(find_networks())
    assert found["command"].endswith("serve --host 0.0.0.0")


def test_one_click_at_the_machine_lets_its_networks_in(own_server):
    server = own_server(settings=OPENED)
    ada = Browser(server.url)
    networks = find_networks()
    if not networks:  # a machine without any network
        assert ada.refused("/reach", posts=True)[1] == "network/none"
        return
    expected = [f"http://{address}:{port_of(server)}/" for _, address in networks]
    assert addresses(ada.post("/reach")) == expected
    assert addresses(ada.post("/reach")) == expected  # once more changes nothing
    guest = Browser(expected[0].rstrip("/"))
    assert guest.get("/health")["ok"]
    opened = ada.intro("Ada", "link")
    with guest.at(opened) as chair:  # sockets too
        assert chair.welcome["table"] == opened
    assert server.stop() == 0
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((networks[0][1], int(port_of(server))), timeout=5).close()


def test_only_who_sits_at_the_machine_may_open_it(own_server):
    server = own_server(settings=OPENED)
    through_proxy = {"Origin": server.url, "X-Forwarded-For": "203.0.113.9"}
    answer = patiently.post(f"{server.url}/api/reach", json={}, headers=through_proxy)
    assert (answer.status_code, answer.json()["code"]) == (403, "network/not_yours")
    by_name = {"Origin": "http://192.0.2.77", "Host": "192.0.2.77"}
    answer = patiently.post(f"{server.url}/api/reach", json={}, headers=by_name)
    assert (answer.status_code, answer.json()["code"]) == (403, "network/not_yours")
    foreign = patiently.post(f"{server.url}/api/reach", json={}, headers={"Origin": "https://evil.example"})
    assert foreign.json()["code"] == "request/origin"
    seen = patiently.get(f"{server.url}/api/reach", headers={"X-Forwarded-For": "203.0.113.9"}).json()
    assert seen == {"addresses": [], "can_open": False, "command": None}
    assert Browser(server.url).get("/reach")["addresses"] == []


def test_a_server_that_was_not_made_for_it_is_not_opened(own_server):
    ada = Browser(own_server().url)
    assert ada.get("/reach")["can_open"] is False
    assert ada.refused("/reach", posts=True)[1] == "network/not_yours"


def test_the_public_address_is_told_to_everybody_and_those_of_the_house_only_there(own_server):
    server = own_server(settings={"public_url": "https://games.example/g/"})
    strangers = patiently.get(f"{server.url}/api/reach", headers={"X-Forwarded-For": "203.0.113.9"}).json()
    assert strangers["addresses"] == [{"url": "https://games.example/g/", "scope": "anywhere", "network": ""}]
    assert strangers["command"] is None


def test_the_public_address_is_checked():
    assert clean_url("https://games.example") == "https://games.example/"
    assert clean_url("http://games.example:8443/g") == "http://games.example:8443/g/"
    for wrong in ("games.example", "ftp://games.example/", "https://", "https://a b/", "https://games.example/?x=1"):
        with pytest.raises(BanchisaError, match="--public-url"):
            clean_url(wrong)


def test_which_addresses_are_the_machine_and_the_house():
    assert all(map(is_loopback, ("127.0.0.1", "127.9.9.9", "::1", "[::1]", "localhost", "::ffff:127.0.0.1")))
    assert not any(map(is_loopback, ("192.168.0.2", "fd00::2", "games.example", "", "127.example")))
    assert all(map(is_private, ("127.0.0.1", "192.168.0.2", "10.0.0.1", "fd00::2", "::ffff:10.0.0.1")))
    assert not any(map(is_private, ("8.8.8.8", "2001:4860::1", "", "games.example")))
