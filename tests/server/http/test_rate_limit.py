"""Many who ask at once: nobody is kept out of a table they belong to, and nobody takes more than their share."""

import asyncio
import contextlib
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

import banchisa
from banchisa.engine.game import Game
from banchisa.server.app import create_app
from banchisa.server.http.middleware import SecurityMiddleware
from banchisa.server.http.rate_limit import Bucket, Buckets, Limits, Rate
from banchisa.server.live.admission import Sockets
from banchisa.server.live.message_queues import MessageQueue, MessageQueues
from banchisa.server.live.socket import Client, Session
from banchisa.server.metrics import Metrics
from banchisa.server.settings import Settings
from support.clients import PATIENCE, Browser, Chair, Server, chairs
from support.processes import wait_until


def told_first(browser: Browser, table: str, stack: contextlib.ExitStack) -> dict:
    """What a new socket at a table hears first; it stays open."""
    return json.loads(stack.enter_context(browser.socket(table)).recv(PATIENCE))


def count_welcomes(browser: Browser, table: str, number: int, stack: contextlib.ExitStack) -> int:
    told = [told_first(browser, table, stack) for _ in range(number)]
    refused = [message for message in told if message["is"] != "welcome"]
    assert all(message["code"] == "request/too_many" for message in refused)
    return number - len(refused)


@pytest.mark.parametrize("limits", [{"sockets": 5}, {"sockets_share": 5}, {"crowd": 5}])
def test_strangers_fill_no_table_for_those_who_belong_there(own_server, limits):
    server = own_server(limits=limits)
    ada, jonas, stranger = (Browser(server.url) for _ in range(3))
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with contextlib.ExitStack() as stack:
        assert count_welcomes(stranger, opened["table"], 12, stack) == 5
        assert told_first(ada, opened["table"], stack)["you"] == [0]
        assert told_first(jonas, opened["table"], stack)["you"] == [1]


def test_who_was_replaced_by_a_bot_and_the_host_belong_to_the_table(own_server):
    server = own_server(limits={"sockets": 1})
    host, jonas, stranger = (Browser(server.url) for _ in range(3))
    opened = host.open("link", "bot:random", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with jonas.at(opened["table"]) as his:
        his.ask("resign", seat=0, level="random")
    with contextlib.ExitStack() as stack:
        assert count_welcomes(stranger, opened["table"], 3, stack) == 1
        assert told_first(host, opened["table"], stack)["host"]
        assert told_first(jonas, opened["table"], stack)["left"] == [0]


def test_a_socket_that_could_not_be_had_is_closed_with_a_code_that_says_why(own_server):
    server = own_server(limits={"sockets": 0})
    ada, stranger = Browser(server.url), Browser(server.url)
    with stranger.socket(ada.intro("Ada", "Bea")) as socket:
        assert json.loads(socket.recv(PATIENCE)) == {
            "is": "error", "id": None, "code": "request/too_many", "data": {"most": 0},
        }  # fmt: skip
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd.code == 4429


def test_of_too_many_tabs_of_one_browser_the_oldest_is_closed(own_server):
    ada = Browser(own_server(limits={"tabs": 2}).url)
    table = ada.intro("Ada", "Bea")
    with ada.socket(table) as first, ada.at(table) as second, ada.at(table) as third:
        assert json.loads(first.recv(PATIENCE))["is"] == "welcome"
        with pytest.raises(ConnectionClosed):
            first.recv(PATIENCE)
        assert second.first()["is"] == "step"
        assert third.until("step")["version"] == second.version


class Visitor:
    """A socket of somebody."""

    def __init__(self, address: str, holder: str | None = None) -> None:
        self.address = address
        self.holder = holder
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


class Place:
    """A table that some belong to."""

    def __init__(self, name: str, *people: str) -> None:
        self.header = self
        self.id = name
        self.is_concerned = people.__contains__


def test_for_who_belongs_to_a_table_a_watcher_of_the_same_address_makes_room():
    sockets, mine, other = Sockets(Limits(crowd=3)), Place("mine", "ada"), Place("other", "jonas")
    playing, watching, more, new = (Visitor("192.0.2.1", holder) for holder in ("jonas", None, None, "ada"))
    with contextlib.ExitStack() as stack:
        for visitor in (playing, watching, more):
            stack.enter_context(sockets.admit(visitor, other))
        stack.enter_context(sockets.admit(new, mine))
        assert [each.dropped for each in (playing, watching, more)] == [False, True, False]


def test_what_was_closed_counts_no_more():
    sockets, table = Sockets(Limits(sockets=1, sockets_share=1, crowd=1)), Place("table")
    for _ in range(3):
        with sockets.admit(Visitor("192.0.2.1"), table):
            pass
    assert not sockets._open
    assert not sockets._strangers


# whose message is answered next


class Flood:
    """A socket whose client has sent so many messages at once: reading them never has to wait."""

    is_full = False

    def __init__(self, messages: int) -> None:
        self.left = messages
        self.sent: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)

    async def receive(self) -> dict:
        self.left -= 1
        return {"type": "websocket.receive", "text": "?"} if self.left >= 0 else {"type": "websocket.disconnect"}


class Listening:
    """As much of a live table as a session needs."""

    def __init__(self) -> None:
        self.audience = self

    def enter(self, session: Session) -> None:
        session.push(b"hello")

    def leave(self, session: Session) -> None:
        pass


async def test_of_one_address_one_message_is_answered_in_each_round_of_the_event_loop():
    limits = Limits(messages=Rate(10**6, 1), outbox=10**6)
    queues = MessageQueues(limits)
    floods = [Flood(40) for _ in range(5)]
    sessions = [
        Session(flood, Listening(), Client(None, "192.0.2.1"), limits, queues.of("192.0.2.1")) for flood in floods
    ]
    running = [asyncio.create_task(session.run()) for session in sessions]
    left, rounds = 200, 0
    while not all(task.done() for task in running):
        await asyncio.sleep(0)
        rounds += 1
        now = sum(max(0, flood.left) for flood in floods)
        assert left - now <= (6 if rounds == 1 else 1)  # each reads one before it waits for its turn
        left = now
    assert rounds >= 194


def test_of_one_address_one_request_is_answered_in_each_round_of_the_event_loop(tmp_path):
    answered: list[str] = []

    async def app(scope, receive, send) -> None:
        answered.append(scope["client"][0])

    async def main() -> None:
        guard = SecurityMiddleware(app, Settings(tmp_path / "x.sqlite"), Metrics())
        scopes = [request_from("192.0.2.1") for _ in range(50)] + [request_from("192.0.2.2")]
        running = [asyncio.create_task(guard(scope, None, None)) for scope in scopes]
        before = 0
        while not all(task.done() for task in running):
            await asyncio.sleep(0)
            assert answered[before:].count("192.0.2.1") <= 1
            before = len(answered)

    asyncio.run(main())
    assert answered.index("192.0.2.2") <= 2
    assert len(answered) == 51


def request_from(address: str) -> dict:
    return {"type": "http", "method": "GET", "path": "/api/games", "headers": [], "client": (address, 1)}


async def test_other_addresses_do_not_wait_for_a_flood():
    limits = Limits(messages=Rate(10**6, 1), outbox=10**6)
    queues = MessageQueues(limits)
    flood, calm = Flood(500), Flood(1)
    flooding = asyncio.create_task(
        Session(flood, Listening(), Client(None, "192.0.2.1"), limits, queues.of("192.0.2.1")).run()
    )
    await asyncio.sleep(0)
    await Session(calm, Listening(), Client(None, "192.0.2.2"), limits, queues.of("192.0.2.2")).run()
    assert flood.left >= 490
    flooding.cancel()


async def test_sockets_of_one_address_take_turns():
    queue, heard = MessageQueue(Rate(10**6, 1)), []

    async def ask(name: str) -> None:
        for _ in range(3):
            await queue.wait()
            heard.append(name)

    await asyncio.gather(ask("a"), ask("b"), ask("c"))
    assert "".join(heard) == "aabcabcbc"  # the first one to come had not to wait


@pytest.mark.parametrize(("at_once", "rests"), [(True, 20), (False, 0)])
async def test_an_address_rests_after_each_message_that_is_answered_at_once(at_once, rests, monkeypatch):
    """What waits for the disk leaves room by itself; questions must not keep the thread that writes from working."""
    queue, loop, rested = MessageQueue(Rate(10**6, 1)), asyncio.get_running_loop(), []
    later = loop.call_later
    monkeypatch.setattr(loop, "call_later", lambda *given: rested.append(given[0]) or later(*given))

    for _ in range(21):
        turn = await queue.wait()
        if not at_once:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        queue.pay(1, turn)
    assert len(rested) == rests
    assert all(seconds > 0 for seconds in rested)


async def test_touches_are_indexed_before_anybody_comes(tmp_path):
    iglu, indexed = banchisa.game("iglu"), []

    class Noting(Game):
        def index_touches(self):
            indexed.append(self.key)
            return {}

    game = Noting(iglu.key, iglu.title, iglu.version, iglu.seats, [], iglu.actions, iglu.home)
    app = create_app(Settings(tmp_path / "x.sqlite"), {"iglu": game})
    async with app.router.lifespan_context(app):
        assert indexed == ["iglu"]


async def test_who_is_gone_does_not_hold_up_the_queue():
    queue = MessageQueue(Rate(10**6, 1))
    await queue.wait()
    gone = asyncio.create_task(queue.wait())
    await asyncio.sleep(0)
    gone.cancel()
    async with asyncio.timeout(PATIENCE):
        await queue.wait()


async def test_an_address_that_has_cost_too_much_waits_until_that_is_paid_back():
    queue = MessageQueue(Rate(100, 36000))
    queue.pay(101, 0)
    waiting = asyncio.create_task(queue.wait())
    for _ in range(50):
        await asyncio.sleep(0)
    assert not waiting.done()
    waiting.cancel()
    quick = MessageQueue(Rate(100, 0.01))
    quick.pay(101, 0)
    async with asyncio.timeout(PATIENCE):
        await quick.wait()


def test_what_messages_cost_is_counted_for_all_sockets_of_an_address(own_server):
    ada = Browser(own_server(limits={"messages": [10, 36000], "share": 2}).url)
    table = ada.open("Ada", "Bea")["table"]
    with chairs((ada, table), (ada, table), (ada, table)) as three:
        for chair in three:
            for _ in range(9):
                chair.say("why", action="move 1 A1")
        three[0].until("why")
        answers = 1 + sum(count_until_silence(chair, "why") for chair in three)
    assert answers <= 23  # twenty at the lowest price, and one of each socket whose turn had come


def count_until_silence(chair: Chair, kind: str) -> int:
    heard = 0
    with contextlib.suppress(TimeoutError):
        while True:
            heard += json.loads(chair.socket.recv(1.0))["is"] == kind
    return heard


def test_buckets_give_credit_and_ask_for_it_back():
    bucket = Bucket(Rate(10, 5), now=0.0)
    bucket.pay(4, now=0.0)
    assert bucket.debt(now=0.0) == 0.0
    bucket.pay(16, now=0.0)
    assert bucket.debt(now=0.0) == 5.0
    assert bucket.debt(now=4.0) == 1.0
    assert bucket.debt(now=5.0) == 0.0
    assert not bucket.is_full(now=9.0)
    assert bucket.is_full(now=10.0)


def test_addresses_whose_buckets_are_full_are_forgotten():
    buckets = Buckets(Rate(1, 1))
    for number in range(20_000):
        buckets.of(str(number), now=number / 100).take(now=number / 100)
    assert len(buckets._known) <= 10_000


# tables that wait for players

WAITING = {"game": "nanuuk", "seats": [{"kind": "link"}, {"kind": "link"}]}


def come_from(server: Server, address: str) -> Browser:
    browser = Browser(server.url)
    browser.http.headers["X-Forwarded-For"] = address
    return browser


def test_nobody_lets_too_many_tables_wait(own_server):
    server = own_server(limits={"waiting": 3}, sets={"proxies": ["127.0.0.1"]})
    ada, jonas = come_from(server, "198.51.100.1"), come_from(server, "198.51.100.2")
    opened = [ada.open("Ada", "link") for _ in range(3)]
    assert ada.refused("/tables", **WAITING) == (429, "request/too_many", {"most": 3})
    assert ada.open("Ada", "bot:random")  # which waits for nobody
    assert come_from(server, "198.51.100.1").refused("/tables", **WAITING)[1] == "request/too_many"  # without a key
    ada.http.headers["X-Forwarded-For"] = "198.51.100.3"
    assert ada.refused("/tables", **WAITING)[1] == "request/too_many"  # from elsewhere, with the same key
    jonas.sit(opened[0], "Jonas")
    assert ada.open("Ada", "link")
    assert ada.refused("/tables", **WAITING)[1] == "request/too_many"
    assert jonas.open("Jonas", "link")


def test_many_at_once_do_not_slip_past_the_limit(own_server):
    ada = Browser(own_server(limits={"waiting": 3}).url)
    with ThreadPoolExecutor(12) as pool:
        statuses = list(pool.map(lambda _: ada.http.post("/api/tables", json=WAITING).status_code, range(12)))
    assert sorted(statuses) == [200] * 3 + [429] * 9


def list_open(browser: Browser) -> list[str]:
    return [entry["table"] for entry in browser.get("/tables")["open"]]


def test_public_tables_are_listed_while_their_people_are_there(own_server):
    server = own_server(settings={"listed": 0.0})
    ada, jonas = Browser(server.url), Browser(server.url)
    table = ada.open("Ada", "link", public=True)["table"]
    assert list_open(jonas) == []
    with jonas.at(table):
        assert list_open(jonas) == []  # he only watches
        with ada.at(table):
            assert list_open(jonas) == [table]
            ada.open("Ada", "link", public=True)
            assert list_open(jonas) == [table]
        wait_until(lambda: not list_open(jonas))  # the server knows that she has left
    again = ada.open("link", "link", public=True)["table"]
    jonas.post(f"/tables/{again}/sit", name="Jonas")
    with jonas.at(again):
        assert list_open(ada) == [again]


def test_a_public_table_is_listed_for_a_while_before_and_after_its_people_are_seen(own_server):
    ada = Browser(own_server(settings={"listed": 3600.0}).url)
    table = ada.open("Ada", "link", public=True)["table"]
    assert list_open(ada) == [table]
    with ada.at(table):
        pass
    assert list_open(ada) == [table]


# those who ask for what is past


def test_who_asks_for_what_is_past_gets_the_table_anew_only_now_and_then(own_server):
    ada = Browser(own_server(limits={"welcomes": [2, 36000]}).url)
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        chair.first()
        for _ in range(30):
            assert chair.error("undo", version=0)[0] == "action/stale"
        chair.ask("view", at=0)
        assert [message["is"] for message in chair.heard].count("welcome") == 3  # the first one, and two


def test_a_welcome_that_was_put_off_comes_and_is_the_latest(own_server):
    ada = Browser(own_server(limits={"welcomes": [1, 3.0]}).url)
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        for _ in range(5):
            chair.error("undo", version=0)
        version = chair.first()["version"]
        while [message["is"] for message in chair.heard].count("welcome") < 3:
            chair.read()
        assert chair.version == version
