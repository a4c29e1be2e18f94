"""People who play while servers die, and everything that they asked and heard.

Afterwards the database must hold exactly that: nothing that anybody heard of is lost, nothing is there that nobody
asked for, nothing is there twice, and every draw can be recomputed. If not, everything that was seen is kept.
"""

import asyncio
import json
import random
import shutil
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

import banchisa
from banchisa.engine.game import Game
from banchisa.server.storage.open_store import START, use_store
from banchisa.server.storage.store import Store
from banchisa.table import views
from banchisa.table.events import RematchOpened, SeatsChanged, StepsUndone, StepTaken
from banchisa.table.table import Table
from support.clients import Browser, Chair, Nursery, Server
from support.disasters import Disasters
from support.postgres import Cluster, running_cluster
from support.processes import wait_until
from support.small_disk import small_disk, with_children

SILENT = (TimeoutError, httpx.TimeoutException)  # a server that lives must answer
GONE = (WebSocketException, EOFError, OSError, httpx.TransportError)  # a server that dies, in any way
MET = {"server/busy", "server/error", "action/stale", "action/undo", "action/not_your_turn", "table/over",
       "seat/not_yours", "seat/not_away", "seat/taken"}  # fmt: skip
HIDDEN = frozenset({"arctic", "iglu", "pinguinoe"})  # games in which a viewer may read less than what was stored
LOST_NEWS = 0.05  # of all messages between servers


class Refused(Exception):
    """A request that was answered with one of the codes that may be met."""


@dataclass
class Memory:
    """What was asked and heard, at all tables."""

    asked: set[tuple[str, int, str]] = field(default_factory=set)  # table, version, what
    heard: dict[tuple[str, int], tuple] = field(default_factory=dict)  # what happened with which version
    tables: dict[str, str] = field(default_factory=dict)  # with their games
    openings: int = 0  # that were asked for
    opened: int = 0  # tables, as far as that was heard
    contradictions: list[str] = field(default_factory=list)
    met: Counter[str] = field(default_factory=Counter)  # errors by code or kind
    lock: threading.Lock = field(default_factory=threading.Lock)

    def hear(self, table: str, message: dict) -> None:
        """Remember facts; two people may not hear different ones."""
        for version, fact in _facts(message):
            with self.lock:
                known = self.heard.setdefault((table, version), fact)
            if known != fact:
                self.contradictions.append(f"{table} {version}: {known} and {fact}")

    def meet(self, what: str) -> None:
        with self.lock:
            self.met[what] += 1


def _facts(message: dict) -> Iterator[tuple[int, tuple]]:
    """What a message says has happened, by version."""
    match message["is"]:
        case "step":
            yield message["version"], _step(message)
        case "steps":
            first = message["version"] - len(message["steps"]) + 1
            yield from enumerate(map(_step, message["steps"]), first)
        case "undone":
            yield message["version"], ("undo", message["length"])


def _step(message: dict) -> tuple:
    return "step", message["entry"]["actor"], message["entry"]["notation"]


class Player:
    """Somebody who plays both seats of a table, through servers taken by lot, until it is enough.

    One who races asks two servers for every step at the same moment, and not always for the same one.
    """

    def __init__(self, game: str, urls: list[str], memory: Memory, number: int, races: bool) -> None:
        self._game = game
        self._urls = urls
        self._memory = memory
        self._dice = random.Random(number)
        self._races = races
        self._key: str | None = None
        self._table = ""
        self._invite: str | None = None  # to a seat that is still to be taken

    def run(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            try:
                self._go_on(is_enough)
            except SILENT:
                self._memory.contradictions.append(f"{self._table}: nothing was heard\n{traceback.format_exc()}")
                return
            except (*GONE, Refused) as why:
                self._memory.meet(type(why).__name__)
                time.sleep(0.02)
            except Exception:
                self._memory.contradictions.append(f"{self._table}: {traceback.format_exc()}")
                return

    def _go_on(self, is_enough: Callable[[], bool]) -> None:
        if not self._table:
            self._open()
        elif self._invite:
            self._sit(self._invite)
        else:
            self._play(is_enough)

    @contextmanager
    def _visit(self) -> Iterator[Browser]:
        browser = Browser(self._dice.choice(self._urls))
        with browser.http:
            if self._key:
                browser.http.cookies.set("banchisa_key", self._key, domain="127.0.0.1")
            yield browser

    def _post(self, browser: Browser, path: str, **body: object) -> dict:
        answer = browser.http.post(f"/api{path}", json=body)
        if answer.status_code != 200:
            self._accept(answer.json())
            raise Refused(answer.json()["code"])
        return answer.json()

    def _accept(self, error: dict) -> None:
        assert error["code"] in MET, error
        self._memory.meet(error["code"])

    def _open(self) -> None:
        seats = [{"kind": "here", "name": "Ada"}]
        seats.append(self._dice.choice([{**seats[0], "name": "Bea"}, {"kind": "link"}, _BOT]))
        with self._memory.lock:
            self._memory.openings += 1
        with self._visit() as browser:
            opened = self._post(browser, "/tables", game=self._game, options={}, seats=seats)
            self._key = self._key or browser.key
        with self._memory.lock:
            self._memory.opened += 1
            self._memory.tables[opened["table"]] = self._game
        self._table, self._invite = opened["table"], opened["invite"]

    def _sit(self, invite: str) -> None:
        """Somebody with the same browser sits down, through another server."""
        try:
            with self._visit() as browser:
                self._post(browser, f"/tables/{self._table}/sit", invite=invite, name="Bea")
        except Refused as why:
            if str(why) != "seat/taken":  # else it was stored, and only the answer was lost
                raise
        self._invite = None

    def _play(self, is_enough: Callable[[], bool]) -> None:
        table, scenes = self._table, self._dice.choice(["", "changes"])
        with (
            self._visit() as browser,
            browser.at(table, scenes) as chair,
            self._visit() as other,
            other.at(table) if self._races else nullcontext() as twin,
        ):
            while not is_enough() and not chair.over:
                self._decide(browser, chair, twin)
                if self._dice.random() < 0.02:
                    return  # and on to another server
            if chair.over:
                again = self._post(browser, f"/tables/{table}/rematch")["table"]
                self._memory.tables[again] = self._game
                self._table = again

    def _decide(self, browser: Browser, chair: Chair, twin: Chair | None) -> None:
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
        elif twin is None:
            self._ask(chair, "act", version=chair.version, action=self._dice.choice(chair.choices))
        else:
            self._race(chair, twin)

    def _add_entropy(self, browser: Browser, chair: Chair) -> None:
        """Add to chance what is still owed, and wait for the game to begin."""
        if any(chair.table["seats"][seat].get("owes_entropy") for seat in chair.table["you"]):
            commitment = chair.welcome["commitment"]
            self._post(browser, f"/tables/{self._table}/entropy", commitment=commitment, entropy="ab" * 16)
        self._hear(chair)

    def _race(self, chair: Chair, twin: Chair) -> None:
        """Ask two servers for a step at once."""
        while chair.version != twin.version:
            self._hear(twin if twin.version < chair.version else chair)
        if chair.choices and not chair.over:
            version = chair.version
            for each in (twin, chair):
                self._say(each, "act", version=version, action=self._dice.choice(chair.choices))
            for each in (twin, chair):
                self._hear_answer(each, version)

    def _ask(self, chair: Chair, do: str, **more: object) -> None:
        version = chair.version
        self._say(chair, do, **more)
        self._hear_answer(chair, version)

    def _say(self, chair: Chair, do: str, **more: object) -> None:
        asked = f"{do} {more.get('action', '')}".strip()
        self._memory.asked.add((self._table, int(more.get("version", chair.version)), asked))
        chair.say(do, id="mine", **more)

    def _hear_answer(self, chair: Chair, version: int) -> None:
        while (message := self._hear(chair)).get("id") != "mine":
            pass
        if message["is"] == "error":
            self._accept(message)
            if message["code"] == "action/stale":
                while chair.version <= version:
                    self._hear(chair)

    def _hear(self, chair: Chair) -> dict:
        message = chair.read()
        self._memory.hear(self._table, message)
        return message


_BOT = {"kind": "bot", "level": "random"}


@dataclass
class Torture:
    """Servers, those who play there, and what happens to them."""

    servers: list[Server]
    address: str
    disasters: Disasters
    memory: Memory = field(default_factory=Memory)
    database: Cluster | None = None

    def run(self, kills: int, is_done: Callable[[], bool] = lambda: True) -> int:
        """Let people play until so many processes have been killed, and this is so; the number of stored events."""
        urls, races = [server.url for server in self.servers], len(self.servers) > 1
        games = [game.key for game in banchisa.games()]
        players = [
            Player(game, urls, self.memory, number, races and number >= len(games))
            for number, game in enumerate(2 * games)
        ]
        is_enough = threading.Event()
        playing = [threading.Thread(target=player.run, args=(is_enough.is_set,)) for player in players]
        for thread in playing:
            thread.start()
        try:
            self.disasters.bring(kills)
            wait_until(is_done)
        finally:
            is_enough.set()
            for thread in playing:
                thread.join()
        for server in self.servers:
            server.close()
        for server in self.servers:
            assert "Traceback" not in server.log.read_text(), server.log
        return self.audit()

    def audit(self) -> int:
        return audit(self.address, self.memory)

    def keep_evidence(self) -> Path:
        """Everything that may say what went wrong, in a folder that stays."""
        folder = Path(tempfile.mkdtemp(prefix="banchisa-torture-"))
        (folder / "disasters.log").write_text("\n".join(self.disasters.log))
        (folder / "failure.txt").write_text("\n".join([*self.memory.contradictions, "", traceback.format_exc()]))
        (folder / "memory.json").write_text(json.dumps(_describe(self.memory), indent=1))
        for number, server in enumerate(self.servers):
            shutil.copy(server.log, folder / f"server-{number}.log")
        if self.database is None:
            shutil.copytree(Path(self.address).parent, folder / "tables")
        else:
            shutil.copy(self.database.log, folder / "postgres.log")
            self.disasters.revive_database()
            self.database.dump(self.address, folder)
        return folder


def _describe(memory: Memory) -> dict:
    return {
        "tables": memory.tables,
        "met": memory.met,
        "openings": memory.openings,
        "asked": sorted(memory.asked),
        "heard": sorted([*key, *fact] for key, fact in memory.heard.items()),
    }


@contextmanager
def evidence(torture: Torture) -> Iterator[None]:
    """Whatever fails says where everything about it lies."""
    try:
        yield
    except Exception as why:
        why.add_note(f"everything about it is in {torture.keep_evidence()}")
        raise


@contextmanager
def prepare_torture(nursery: Nursery, folder: Path, kind: str, seed: int) -> Iterator[Torture]:
    """Three servers on a PostgreSQL, or one on a file, whose disk can be full."""
    dice = random.Random(seed)
    servers: list[Server] = []
    with ExitStack() as stack:
        if kind == "postgres":
            cluster: list[Cluster] = []
            disk = stack.enter_context(small_disk(lambda: cluster[0].processes))
            cluster.append(stack.enter_context(running_cluster(is_durable=True, folder=disk.folder)))
            database, address = cluster[0], cluster[0].new_database()
        else:
            processes = lambda: [each for server in servers for each in with_children(server.process)]  # noqa: E731
            disk = stack.enter_context(small_disk(processes))
            database, address = None, str(disk.folder / "tables.sqlite")
        for number in range(3 if database else 1):
            home = folder / f"server-{number}"
            home.mkdir()
            servers.append(Server(nursery, home, store=address, lost_news=LOST_NEWS).start())
            stack.callback(servers[-1].close)
        torture = Torture(servers, address, Disasters(servers, disk, dice, database), database=database)
        with evidence(torture):
            yield torture


def audit(address: str, memory: Memory) -> int:
    """Compare what was asked and heard with what is stored, and recompute every draw; the number of events."""

    async def look() -> int:
        async with use_store(address, START) as store:
            found = {listed.stored.header.id for listed in await store.find(None, None, 10**9)}
            assert memory.tables.keys() <= found, f"lost tables: {memory.tables.keys() - found}"
            logs = {table: await store.log(table) for table in memory.tables}
            again = {event.table for events in logs.values() for event in events if isinstance(event, RematchOpened)}
            assert again <= found, f"lost rematches: {again - found}"
            unknown = found - memory.tables.keys() - again
            assert len(unknown) <= memory.openings - memory.opened, f"nobody has opened all of {unknown}"
            for table, events in logs.items():
                await _check_table(store, table, events, memory)
            return sum(map(len, logs.values()))

    assert memory.contradictions == [], "\n".join(memory.contradictions)
    return asyncio.run(look())


async def _check_table(store: Store, table: str, events: list, memory: Memory) -> None:
    stored, game = await store.table(table), banchisa.game(memory.tables[table])
    assert stored is not None
    assert len(events) == stored.summary.version, table
    _compare(table, game, events, memory)
    built = Table.rebuild(stored.header, game, events)
    assert (built.seats, built.is_over) == (stored.summary.seats, stored.summary.over), table
    assert views.full_record(built).verify(game) == [], table


def _compare(table: str, game: Game, events: list, memory: Memory) -> None:
    length, bots = 0, {number for number, seat in events[0].seats.items() if seat.kind == "bot"}
    for version, event in enumerate(events, 1):
        fact: tuple | None = None
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
        heard = memory.heard.get((table, version), fact)
        if game.key in HIDDEN and heard and fact:
            heard, fact = heard[:2], fact[:2]
        assert heard == fact, (table, version)
    assert all(version <= len(events) for name, version in memory.heard if name == table), table
