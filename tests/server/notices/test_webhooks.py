"""Webhooks: the shapes that services take, and addresses to which nothing is ever sent."""

import asyncio
import socket

import pytest

from banchisa.server.notices import outbound
from banchisa.server.notices.outbound import Message, Undelivered, is_public, send
from banchisa.server.notices.texts import Announcement
from banchisa.server.notices.ways import MailTarget, PushTarget, WebhookTarget, check_target
from banchisa.server.notices.webhook import make_message
from banchisa.table.errors import Problem
from support.receivers import Receiver

NEWS = Announcement(
    "turn", "Nanuuk!", "Your turn with <Ada> & Bo.", "https://g.example/t/x", "https://g.example/stop#w", "x.7.turn"
)


def deliver(receiver, shape, path, token=""):
    message = make_message(WebhookTarget(receiver.url + path, shape, token), NEWS)
    asyncio.run(send(message, allows_private=True))
    (delivery,) = receiver.got
    assert delivery.headers["Content-Type"] == "application/json"
    return delivery


def test_plain_json_is_all_there_is_to_know(receiver):
    delivery = deliver(receiver, "json", "/hook?a=b", "secret")
    assert (delivery.method, delivery.path) == ("POST", "/hook?a=b")
    assert delivery.headers["Authorization"] == "Bearer secret"
    assert delivery.data == {
        "kind": "turn", "title": "Nanuuk!", "text": NEWS.text, "link": NEWS.link, "stop": NEWS.stop,
        "number": "x.7.turn",
    }  # fmt: skip


def test_ntfy_takes_the_topic_in_the_body(receiver):
    delivery = deliver(receiver, "ntfy", "/our-table")
    assert delivery.path == "/"
    assert delivery.data == {"topic": "our-table", "title": "Nanuuk!", "message": NEWS.text, "click": NEWS.link}


def test_discord_mentions_nobody(receiver):
    delivery = deliver(receiver, "discord", "/api/webhooks/1/x")
    assert delivery.data == {"content": f"{NEWS.text}\n<{NEWS.link}>", "allowed_mentions": {"parse": []}}


def test_slack_gets_its_signs_escaped(receiver):
    delivery = deliver(receiver, "slack", "/services/T/B/x")
    assert delivery.data == {"text": f"Your turn with &lt;Ada&gt; &amp; Bo.\n<{NEWS.link}>"}


def test_matrix_shows_once_what_is_sent_twice(receiver):
    path = "/_matrix/client/v3/rooms/!r:g.example/send/m.room.message"
    delivery = deliver(receiver, "matrix", path, "token")
    assert (delivery.method, delivery.path) == ("PUT", f"{path}/x.7.turn")
    assert delivery.data["body"] == f"{NEWS.text}\n{NEWS.link}"
    assert delivery.data["msgtype"] == "m.text"
    assert "&lt;Ada&gt; &amp; Bo" in delivery.data["formatted_body"]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001:db8::1",
        "fec0::1", "192.0.0.8",
    ],
)  # fmt: skip
def test_no_address_of_a_network_of_ones_own_is_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_open_network_are_public(address):
    assert is_public(address)


def test_an_address_of_this_machine_is_not_public_whatever_it_is(monkeypatch):
    monkeypatch.setattr(outbound, "_is_own", lambda address: address == "1.1.1.1")
    assert not is_public("1.1.1.1")
    assert is_public("1.0.0.1")


def test_own_addresses_are_known():
    assert outbound._is_own("127.0.0.1")
    assert not outbound._is_own("1.1.1.1")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0x7f.1", "2130706433"])
def test_nothing_is_sent_into_the_own_network(receiver, host):
    port = receiver.url.rpartition(":")[2]
    with pytest.raises(Undelivered) as why:
        asyncio.run(send(Message(f"http://{host}:{port}/", {}, b"x"), allows_private=False))
    assert why.value.code in ("address", "name")
    assert receiver.got == []


@pytest.mark.parametrize("host", ["a..example", f"{'a' * 64}.example", ".example"])
def test_what_can_be_no_name_is_told_as_one_that_is_not_there(host):
    with pytest.raises(Undelivered) as why:
        asyncio.run(send(Message(f"https://{host}/", {}, b"x"), allows_private=False))
    assert why.value.code == "name"


def test_the_address_that_was_looked_at_is_the_one_that_is_connected_to(receiver, monkeypatch):
    """A name that is public when it is first asked for and private the second time."""
    port, asked = int(receiver.url.rpartition(":")[2]), []
    answers = iter(["93.184.216.34", "127.0.0.1"])

    async def main():
        loop = asyncio.get_running_loop()

        async def look_up(host, port, **_):
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

        monkeypatch.setattr(loop, "getaddrinfo", look_up)
        connected = []

        async def connect(self, address, port, *_):
            connected.append(address)
            raise outbound.httpcore.ConnectError

        monkeypatch.setattr(outbound.httpcore.AnyIOBackend, "connect_tcp", connect)
        with pytest.raises(Undelivered):
            await send(Message(f"http://rebinding.example:{port}/", {}, b"x"), allows_private=False)
        return connected

    assert asyncio.run(main()) == ["93.184.216.34"]
    assert asked == ["rebinding.example"]
    assert receiver.got == []


def test_redirections_are_not_followed(receiver):
    with Receiver(302, [("Location", f"{receiver.url}/inside")]) as leading:
        with pytest.raises(Undelivered) as why:
            asyncio.run(send(Message(leading.url, {}, b"x"), allows_private=True))
        assert why.value.code == "status-302"
        assert len(leading.got) == 1
    assert receiver.got == []


def test_a_receiver_may_say_when_to_come_back():
    with Receiver(429, [("Retry-After", "1800")]) as busy, pytest.raises(Undelivered) as why:
        asyncio.run(send(Message(busy.url, {}, b"x"), allows_private=True))
    assert (why.value.code, why.value.wait, why.value.is_final) == ("status-429", 1800.0, False)


@pytest.mark.parametrize(
    "target",
    [
        WebhookTarget("http://hooks.example/x", "json"),
        WebhookTarget("ftp://hooks.example/x", "json"),
        WebhookTarget("https://me:secret@hooks.example/x", "json"),
        WebhookTarget("https:///x", "json"),
        WebhookTarget("https://hooks.example/a b", "json"),
        WebhookTarget("https://hooks.example:99999/", "json"),
        WebhookTarget("https://hooks.example/\r\nX: y", "json"),
        WebhookTarget("https://hooks.example/x", "json", "a\r\nb"),
        WebhookTarget("https://ntfy.example/", "ntfy"),
        PushTarget("http://push.example/x", "A" * 87, "A" * 22),
        PushTarget("https://push.example/x", "?" * 87, "A" * 22),
        MailTarget("ada"),
        MailTarget("ada@example"),
        MailTarget("ada@games.example, bo@games.example"),
        MailTarget("ada@games.example\nBcc: bo@games.example"),
    ],
)
def test_what_is_no_address_is_refused(target):
    with pytest.raises(Problem) as refused:
        check_target(target, allows_http=False)
    assert refused.value.code == "notice/target"
