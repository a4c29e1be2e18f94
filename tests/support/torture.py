"""People who play while servers die, and everything that they asked and heard.

Afterwards the database must hold exactly that: nothing that anybody heard of is lost, nothing is there that nobody
asked for, nothing is there twice, and every draw can be recomputed.
"""

import asyncio
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

import banchisa
from banchisa.server.storage.opening import use_store
from banchisa.table import views
from banchisa.table.events import RematchOpened, SeatsChanged, StepsUndone, StepTaken
from banchisa.table.table import Table
from support.clients import Browser, Chair

GONE = (WebSocketException, EOFError, OSError, httpx.TransportError, AssertionError)  # a server that dies, in any way
MET = {"server/busy", "server/error", "action/stale", "action/undo", "action/not_your_turn", "table/over",
       "table/unknown", "seat/not_yours", "seat/not_away"}  # fmt: skip
HIDDEN = frozenset({"arctic", "iglu", "pinguinoe"})  # games in which a viewer may read less than what was stored


@dataclass
class Memory:
    """What was asked and heard, at all tables."""

    asked: set[tuple[str, int, str]] = field(default_factory=set)  # table, version, what
    heard: dict[tuple[str, int], tuple] = field(default_factory=dict)  # what happened with which version
    tables: dict[str, str] = field(default_factory=dict)  # with their games
    contradictions: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def hear(self, table: str, message: dict) -> None:
        """Remember a fact; two people may not hear different ones."""
        match message["is"]:
            case "step":
                fact = ("step", message["entry"]["actor"], message["entry"]["notation"])
            case "undone":
                fact = ("undo", message["length"])
            case _:
                return
        with self.lock:
            known = self.heard.setdefault((table, message["version"]), fact)
        if known != fact and self.tables[table] not in HIDDEN:
            self.contradictions.append(f"{table} {message['version']}: {known} and {fact}")


class Player:
    """Somebody who plays both seats of a table, each step through a server taken by lot, until it is enough."""

    def __init__(self, game: str, urls: list[str], memory: Memory, number: int) -> None:
        self._game = game
        self._urls = urls
        self._memory = memory
        self._dice = random.Random(number)
        self._key: str | None = None
        self._table = ""
        self.games = 0

    def run(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            try:
                if not self._table:
                    self._open()
                self._play(is_enough)
            except GONE:
                continue

    def _browser(self) -> Browser:
        browser = Browser(self._dice.choice(self._urls))
        if self._key:
            browser.http.cookies.set("banchisa_key", self._key, domain="127.0.0.1")
        return browser

    def _open(self) -> None:
        browser = self._browser()
        chairs = self._dice.choice([("Ada", "Bea"), ("Ada", "link"), ("Ada", "bot:random")])
        opened = browser.open(*chairs, game=self._game)
        self._key = self._key or browser.key
        self._memory.tables[opened["table"]] = self._game
        self._table = opened["table"]
        while opened["invite"]:  # somebody with the same browser sits down, through another server
            try:
                self._browser().sit(opened, "Bea")
                break
            except AssertionError as refused:
                if "seat/taken" in str(refused):  # it was stored, and only the answer was lost
                    break
                raise

    def _play(self, is_enough: Callable[[], bool]) -> None:
        table, browser = self._table, self._browser()
        with browser.at(table) as chair:
            while not is_enough() and not chair.over:
                if chair.table.get("left"):
                    self._ask(chair, "return", seat=chair.table["left"][0])
                elif chair.scene is None:
                    self._add_entropy(browser, chair)
                elif not chair.choices:
                    self._hear(chair)
                elif self._dice.random() < 0.02:
                    self._ask(chair, "resign", seat=chair.table["you"][0], level="random")
                elif chair.table["undo"] and self._dice.random() < 0.1:
                    self._ask(chair, "undo", steps=1, version=chair.version)
                else:
                    self._step(chair)
                if self._dice.random() < 0.02:
                    return  # and on to another server
            if chair.over:
                self.games += 1
                again = browser.post(f"/tables/{table}/rematch")["table"]
                self._memory.tables[again] = self._game
                self._table = again

    def _add_entropy(self, browser: Browser, chair: Chair) -> None:
        """Add to chance what is still owed, and wait for the game to begin."""
        if any(chair.table["seats"][seat].get("owes_entropy") for seat in chair.table["you"]):
            body = {"commitment": chair.welcome["commitment"], "entropy": "ab" * 16}
            browser.http.post(f"/api/tables/{self._table}/entropy", json=body)
        self._hear(chair)

    def _step(self, chair: Chair) -> None:
        """A step; now and then the same step is asked for through another server at the same time."""
        action, version = self._dice.choice(chair.choices), chair.version
        if self._dice.random() < 0.1:
            with self._browser().at(self._table) as twin:
                if twin.version == version:
                    self._remember("act", version, action)
                    twin.say("act", version=version, action=action, id="twin")
                    self._ask(chair, "act", version=version, action=action)
                    self._hear_until(twin, "twin")
        else:
            self._ask(chair, "act", version=version, action=action)

    def _ask(self, chair: Chair, do: str, **more: object) -> None:
        self._remember(do, chair.version, str(more.get("action", "")))
        chair.say(do, id="mine", **more)
        self._hear_until(chair, "mine")

    def _remember(self, do: str, version: int, action: str) -> None:
        self._memory.asked.add((self._table, version, f"{do} {action}".strip()))

    def _hear_until(self, chair: Chair, id: str) -> None:
        while (message := self._hear(chair)).get("id") != id:
            pass
        if message["is"] == "error":
            assert message["code"] in MET, message
            if message["code"] == "action/stale":
                while self._hear(chair)["is"] not in ("welcome", "step"):
                    pass

    def _hear(self, chair: Chair) -> dict:
        message = chair.read()
        self._memory.hear(self._table, message)
        return message


def audit(address: str, memory: Memory) -> int:
    """Compare what was asked and heard with what is stored, and recompute every draw; the number of events."""

    async def look() -> int:
        count = 0
        async with use_store(address) as store:
            for table, key in memory.tables.items():
                stored = await store.table(table)
                assert stored is not None, f"table {table} is lost"
                events = await store.log(table)
                assert len(events) == stored.summary.version
                game = banchisa.game(key)
                _compare(table, game, events, memory)
                built = Table.rebuild(stored.header, game, events)
                assert views.full_record(built).verify(game) == [], table
                count += len(events)
        return count

    assert memory.contradictions == []
    return asyncio.run(look())


def _compare(table: str, game, events: list, memory: Memory) -> None:
    length, bots = 0, {number for number, seat in events[0].seats.items() if seat.kind == "bot"}
    for version, event in enumerate(events, 1):
        match event:
            case StepTaken():
                length += 1
                fact = ("step", event.actor, event.action)
                if event.actor >= 0 and event.actor not in bots:
                    assert (table, version - 1, f"act {event.action}") in memory.asked, (table, version, event)
            case StepsUndone():
                length -= event.steps
                fact = ("undo", length)
                assert (table, version - 1, "undo") in memory.asked
            case SeatsChanged():
                bots |= {number for number, seat in event.seats.items() if seat.kind == "bot"}
                bots -= {number for number, seat in event.seats.items() if seat.kind == "human"}
                fact = None
            case RematchOpened():
                fact = None
        heard = memory.heard.get((table, version), fact)
        if game.key in HIDDEN and heard and fact:
            heard, fact = heard[:2], fact[:2]
        assert heard == fact, (table, version)
    assert all(version <= len(events) for name, version in memory.heard if name == table)
