"""Standing orders at a real server: answered like a person would, kept, and hidden from everybody else."""

import asyncio
import re

import pytest

from banchisa.server.storage import admin
from banchisa.table import decisions
from banchisa.table.wire.clocks import DaysClock, LiveClock
from banchisa.table.wire.orders import SeatOrders, StandingOrder
from support.clients import PATIENCE, Browser, Chair, Server
from support.reactions import find_attack, find_question, keep_table
from support.slow_play import open_house

KEYS = [f"{letter * 43}" for letter in "abcd"]
QUICK = {"order_pace": 0.05}
NEVER = {"order_pace": 1e6}


@pytest.fixture
def serve(nursery, tmp_path):
    """Servers with a folder and a store of their own, at which a table begins with a position."""
    started = []

    def serve(state, keys=KEYS, pace=QUICK, **wishes):
        folder = tmp_path / str(len(started))
        folder.mkdir()
        table = keep_table(folder / "tables.sqlite", state, keys, **wishes)
        started.append(Server(nursery, folder, settings=pace).start())
        return started[-1], table

    yield serve
    for server in started:
        server.close()


def browser(server, key):
    found = Browser(server.url)
    found.http.cookies.set("banchisa_key", key, domain="127.0.0.1")
    return found


def give(chair, seat, reaction, answer, until="game", **more):
    orders = {"standing": [{"reaction": reaction, "answer": answer, "until": until}], **more}
    told = chair.ask("orders", seat=seat, orders=orders)
    assert (told["is"], told["seat"], told["orders"]) == ("orders", seat, orders)


class Other:
    """Somebody else at the table, and every byte that reaches them."""

    def __init__(self, server, table, key=None):
        self.browser = Browser(server.url) if key is None else browser(server, key)
        self.table = table
        self.bytes = []
        self.chair = Chair(self.browser.socket(table), self._note)

    def _note(self, text):
        """A spectator without a key gets a new signature with each socket: it is drawn by lot, and says nothing."""
        self.bytes.append(re.sub(r'"who":"[^"]*"', '"who":""', text))

    def hear_steps(self, number):
        while len(self.chair.log) < number:
            self.chair.read()

    def look(self):
        """Whatever can be asked about the table."""
        for path in ("", "/record"):
            text = self.browser.http.get(f"/api/tables/{self.table}{path}").text
            self.bytes.append(re.sub(r',"moved":[\d.]+', "", text))  # when they were told of the last step
        with Chair(self.browser.socket(self.table), self._note):
            pass
        self.chair.ask("position")


def watch_answer(server, table, asked, answer):
    """What another player and a spectator hear while a seat that is here answers."""
    others = [Other(server, table, KEYS[(asked + 1) % 4]), Other(server, table)]
    with browser(server, KEYS[asked]).at(table) as chair:
        for other in others:
            other.chair.until("seats")
        answer(chair)
        for other in others:
            other.hear_steps(1)
            other.look()
    return [other.bytes for other in others]


@pytest.mark.parametrize(
    ("key", "reaction", "order", "action"),
    [("iglu", "answer", "decline", "answer decline"), ("pinguinoe", "belt", "discard", "discard")],
)
def test_others_are_told_the_same_bytes_as_if_the_person_had_answered(serve, key, reaction, order, action):
    state = find_question(key, reaction, 2, seats=4)
    asked = int(state.actor)
    ordered = watch_answer(*serve(state), asked, lambda chair: give(chair, asked, reaction, order))
    by_hand = watch_answer(*serve(state), asked, lambda chair: chair.act(action))
    assert ordered == by_hand
    assert all(len(heard) > 4 for heard in ordered)


def answer_attack(server, table, state, attack, order):
    """What others hear when somebody who is away is attacked, and either has left an order or comes to decline."""
    asked, hunter = (int(seat) for seat in (after(state, attack).actor, state.actor))
    owner, others = browser(server, KEYS[asked]), [Other(server, table, KEYS[hunter]), Other(server, table)]
    with owner.at(table) as chair:
        for other in others:
            other.chair.until("seats")
        if order:
            give(chair, asked, "answer", "decline")
    for other in others:
        other.chair.until("seats")
    others[0].chair.act(attack)
    others[1].hear_steps(1)
    if not order:
        with owner.at(table) as chair:
            chair.act("answer decline")
    for other in others:
        other.hear_steps(2)
        other.chair.until("seats")  # gone again
        other.look()
    return [other.bytes for other in others]


def after(state, action):
    twin = state.copy()
    twin.apply(twin.terms.codec.actions.parse(action))
    return twin


def test_who_is_away_seems_to_look_in_to_answer(serve):
    state, attack = find_attack("iglu", "answer", seats=4)
    ordered, by_hand = (answer_attack(*serve(state), state, attack, order) for order in (True, False))
    assert ordered == by_hand


def test_an_order_survives_a_killed_server_and_answers_then(serve):
    state = find_question("iglu", "answer", 2, seats=4)
    asked = int(state.actor)
    server, table = serve(state, pace=NEVER)
    with browser(server, KEYS[asked]).at(table) as chair:
        give(chair, asked, "answer", "harpoon", forced=True)
    server.kill()
    server.start(settings=QUICK)
    with browser(server, KEYS[asked]).at(table) as chair:
        assert chair.welcome["orders"] == {
            "standing": [{"reaction": "answer", "answer": "harpoon", "until": "game"}],
            "forced": True,
        }
        while not chair.log:
            chair.read()
        assert chair.log[0]["notation"] == "answer harpoon"
    with Browser(server.url).at(table) as watching:
        assert "orders" not in watching.welcome


def test_an_order_is_revoked_before_it_answers(serve):
    state = find_question("iglu", "answer", 2, seats=4)
    asked = int(state.actor)
    server, table = serve(state, pace=NEVER)
    with browser(server, KEYS[asked]).at(table) as chair:
        assert {"name": "answer", "answers": ["harpoon", "decline"]} in chair.welcome["reactions"]
        assert chair.scene["prompt"]["reaction"] == "answer"
        give(chair, asked, "answer", "decline")
        version = chair.version
        assert chair.ask("orders", seat=asked, orders={})["orders"] == {}
        assert chair.version == version  # what others hear of it
        assert chair.act("answer harpoon")["is"] == "step"
    with browser(server, KEYS[asked]).at(table) as again:
        assert "orders" not in again.welcome


def test_an_order_answers_before_time_is_up(serve):
    state = find_question("iglu", "answer", 2, seats=4)
    asked = int(state.actor)
    server, table = serve(state, pace=NEVER, clock=LiveClock(bank=0, turn=5))
    with browser(server, KEYS[asked]).at(table) as chair:
        give(chair, asked, "answer", "decline")
        while not chair.log:
            chair.read()
        assert (chair.log[0]["actor"], chair.log[0]["notation"]) == (asked, "answer decline")
        assert "missed" not in chair.until("clock")["time"]["seats"][asked]


def is_on_turn(chair, seat):
    return chair.scene["prompt"]["actor"] == seat and "reaction" not in chair.scene["prompt"]


def test_orders_for_the_round_end_when_the_turn_comes_and_their_seat_is_told(serve):
    state = find_question("iglu", "flee", seats=2)
    asked = int(state.actor)
    server, table = serve(state, keys=KEYS[:2], pace=NEVER)
    with (
        browser(server, KEYS[asked]).at(table) as chair,
        browser(server, KEYS[1 - asked]).at(table) as other,
    ):
        give(chair, asked, "answer", "decline", "round")
        while not is_on_turn(chair, asked):
            actor = chair if chair.choices else other
            actor.act(actor.choices[-1])
            for one in (chair, other):
                while one.version < actor.version or one.scene["prompt"]["actor"] < 0:
                    one.read()
        assert chair.until("orders")["orders"] == {}
        assert not any(told["is"] == "orders" for told in other.heard)


def test_on_a_shared_device_each_person_is_told_of_their_own_orders_only(serve):
    state, attack = find_attack("iglu", "answer", seats=2)
    server, table = serve(state, keys=KEYS[:1], pace=NEVER)
    hunter, asked = int(state.actor), int(after(state, attack).actor)
    with browser(server, KEYS[0]).at(table) as chair:
        give(chair, hunter, "flee", "a8")
        assert chair.error("orders", seat=asked, orders={})[0] == "seat/not_yours"
        chair.act(attack)
        told = chair.until("orders")
        assert (told["seat"], told["orders"]) == (asked, {})
        with browser(server, KEYS[0]).at(table) as second:
            assert (second.scene["seat"], "orders" in second.welcome) == (asked, False)
        chair.act("answer decline")
        while chair.scene["seat"] != hunter:
            chair.act(chair.choices[-1])
        told = chair.until("orders") if chair.heard[-1]["is"] != "orders" else chair.heard[-1]
        assert (told["seat"], told["orders"]["standing"][0]["answer"]) == (hunter, "a8")


def test_what_is_no_order_is_answered_with_one_sentence(serve):
    state = find_question("iglu", "answer", 2, seats=4)
    server, table = serve(state, pace=NEVER)
    asked = int(state.actor)
    wrong = {"reaction": "answer", "answer": "run", "until": "game"}
    with browser(server, KEYS[asked]).at(table) as chair, Browser(server.url).at(table) as watching:
        code, data = chair.error("orders", seat=asked, orders={"standing": [wrong]})
        assert (code, data) == ("request/malformed", {"what": "answer: must be one of harpoon, decline"})
        code, data = chair.error("orders", seat=asked, orders={"standing": [{**wrong, "until": "ever"}]})
        assert code == "request/malformed"
        assert "Invalid enum value 'ever'" in data["what"]
        assert watching.error("orders", seat=asked, orders={})[0] == "seat/not_yours"


def test_others_hear_nothing_when_an_order_is_given_or_revoked(serve):
    """Not even of a clock, which is told after everything else that happens, nor in a list of tables."""

    def look():
        (entry,) = browser(server, KEYS[(asked + 1) % 4]).get("/tables")["yours"]
        return {name: told for name, told in entry.items() if name != "time"}

    state = find_question("iglu", "answer", 2, seats=4)
    asked = int(state.actor)
    server, table = serve(state, pace=NEVER, clock=LiveClock(bank=3600, turn=60))
    with (
        browser(server, KEYS[asked]).at(table) as chair,
        browser(server, KEYS[(asked + 1) % 4]).at(table) as other,
    ):
        other.ask("ping")
        known, listed = len(other.heard), look()
        give(chair, asked, "answer", "decline")
        chair.ask("orders", seat=asked, orders={})
        other.ask("ping")
        assert [told["is"] for told in other.heard[known:]] == ["pong"]
        assert look() == listed


async def test_a_slow_table_goes_on_though_nobody_is_connected(tmp_path):
    state, attack = find_attack("iglu", "answer", seats=2)
    hunter = int(state.actor)
    asked = 1 - hunter
    table = keep_table(tmp_path / "tables.sqlite", state, KEYS[:2], clock=DaysClock(days=3))
    decline = SeatOrders((StandingOrder("answer", "decline", "game"),))

    async with open_house(tmp_path / "tables.sqlite") as house:
        room = await house.tables.room(table)
        await room.change(lambda live: decisions.give_orders(live, (asked,), asked, decline))
        await room.change(lambda live: decisions.act(live, (hunter,), live.version, attack))
        async with asyncio.timeout(PATIENCE):
            while len(room.table.match.steps) < 2:
                await asyncio.sleep(0.01)
        assert [int(step.actor) for step in room.table.match.steps[:2]] == [hunter, asked]
        assert room.table.clock.missed == [0, 0]


async def test_a_table_with_orders_can_be_closed_and_removed_by_who_runs_the_server(tmp_path):
    state = find_question("iglu", "answer", seats=2)
    asked = int(state.actor)
    table = keep_table(tmp_path / "tables.sqlite", state, KEYS[:2])

    async with open_house(tmp_path / "tables.sqlite") as house:
        room, store = await house.tables.room(table), house.tables.store
        await room.change(lambda live: decisions.give_orders(live, (asked,), asked, SeatOrders(forced=True)))
        before = room.table.version
        await admin.close(store, table, "enough")
        await room.catch_up()
        stored = (await store.table(table)).summary
        told = (room.table.closed.code, stored.version, room.table.version)
        await admin.remove(store, table)
        left = await store.table(table)
    assert told == ("table/closed", before + 1, before + 1)
    assert left is None
