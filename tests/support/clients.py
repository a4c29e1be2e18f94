"""Browsers for tests: one key each, and chairs at tables that follow what they are told."""

import contextlib
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urljoin

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

import banchisa
from banchisa.table.wire.common import read_text
from banchisa.table.wire.messages import ServerMessage
from support.processes import PATIENCE

# what no structure describes is an error
read_strictly = msgspec.json.Decoder(ServerMessage, dec_hook=read_text).decode
ENTROPY = "0123456789abcdef" * 2
TESTS = Path(__file__).parents[1]
# requests without a browser, for which a busy server may take its time
patiently = SimpleNamespace(
    get=partial(httpx.get, timeout=PATIENCE),
    head=partial(httpx.head, timeout=PATIENCE),
    post=partial(httpx.post, timeout=PATIENCE),
    connect=partial(connect, open_timeout=PATIENCE),
)


class Nursery:
    """A process that has imported everything a server needs and starts one whenever it is asked to."""

    def __init__(self) -> None:
        home = str(Path(banchisa.__file__).resolve().parents[1])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([home, str(TESTS)])}
        self._channel, theirs = socket.socketpair()
        self._channel.settimeout(PATIENCE)
        self._lock = threading.Lock()
        with theirs:
            command = [sys.executable, str(TESTS / "support" / "server_child.py"), str(theirs.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=environment)

    def start(self, options: dict, listening: socket.socket, log: Path) -> int:
        """The number of a new server process."""
        with log.open("ab") as file:
            return self._ask(options, [listening.fileno(), file.fileno()])

    def wait(self, process: int) -> int:
        """The exit code of a process, once it has ended."""
        for _ in range(PATIENCE * 200):
            code = self._ask({"wait": process}, [])
            if code is not None:
                return code
            time.sleep(0.005)
        raise TimeoutError(f"server {process} does not end")

    def close(self) -> None:
        self._channel.close()
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()

    def _ask(self, request: dict, fds: list[int]):
        with self._lock:
            socket.send_fds(self._channel, [json.dumps(request).encode()], fds)
            return json.loads(self._channel.recv(100))


class Server:
    """A server process that can be killed and started again on the same port."""

    def __init__(self, nursery: Nursery, folder: Path, **options: object) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self._nursery = nursery
        self._options = options
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._process = 0

    @property
    def store(self) -> str:
        """Where it keeps its tables."""
        return str(self._options.get("store", self.folder / "tables.sqlite"))

    @property
    def process(self) -> int:
        return self._process

    def start(self, **options: object) -> "Server":
        """Start the process; it need not be up yet, the socket keeps those who come early."""
        described = {
            "store": str(self.folder / "tables.sqlite"),
            "web": str(self.folder / "web"),
            **self._options,
            **options,
        }
        self._process = self._nursery.start(described, self._socket, self.log)
        return self

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask the process to end; its exit code."""
        return self._end(signal.SIGTERM)

    def wait(self) -> int:
        code = self._nursery.wait(self._process)
        self._process = 0
        return code

    def _end(self, how: signal.Signals) -> int:
        os.kill(self._process, how)
        return self.wait()

    def close(self) -> None:
        if self._process:
            self.stop()
        self._socket.close()


def children(server: Server) -> list[int]:
    """The processes that a server has started."""
    pid = server.process
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Browser:
    """Somebody's browser."""

    def __init__(self, url: str, trusts_all: bool = False) -> None:
        self.url = url
        self._origin = urljoin(url, "/")[:-1]
        self._trust = ssl._create_unverified_context() if trusts_all else None
        self.http = httpx.Client(
            base_url=url, headers={"Origin": self._origin}, timeout=PATIENCE, verify=self._trust or True
        )

    @property
    def key(self) -> str | None:
        return self.http.cookies.get("banchisa_key")

    def get(self, path: str):
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: object):
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, posts: bool = False, **body: object) -> tuple[int, str, dict]:
        """Status, code and data of a request that must fail."""
        answer = self.http.post(f"/api{path}", json=body) if body or posts else self.http.get(f"/api{path}")
        assert answer.status_code >= 400, answer.text
        told = answer.json()
        assert set(told) == {"code", "data"}
        return answer.status_code, told["code"], told["data"]

    def open(self, *chairs: str, game: str = "nanuuk", options: dict | None = None, **more: object) -> dict:
        """A new table; chairs are names, `link` or `bot:level`. Those who sit here have added to its chance."""
        seats = [_chair(chair) for chair in chairs]
        opened = self.post("/tables", game=game, options=options or {}, seats=seats, **more)
        if any(seat["kind"] == "here" for seat in seats):
            self.add_entropy(opened)
        return opened

    def add_entropy(self, opened: dict, entropy: str = ENTROPY) -> list[int]:
        """Add to the chance of a table whose commitment was told; the seats for which it was added."""
        path = f"/tables/{opened['table']}/entropy"
        return self.post(path, commitment=opened["commitment"], entropy=entropy)["seats"]

    def rematch(self, table: str) -> dict:
        """The next table, to whose chance this browser has added."""
        again = self.post(f"/tables/{table}/rematch")
        self.add_entropy(again)
        return again

    def intro(self, *chairs: str, **more) -> str:
        """A table of the introductory game of Nanuuk!; its id."""
        return self.open(*chairs, options={"mode": "intro"}, **more)["table"]

    def sit(self, opened: dict, name: str) -> int:
        """Take a seat at a table, and add to its chance."""
        seated = self.post(f"/tables/{opened['table']}/sit", invite=opened["invite"], name=name)
        self.add_entropy(seated)
        return seated["seat"]

    def at(self, table: str, scenes: str = "") -> "Chair":
        """A socket at a table."""
        return Chair(self.socket(table, scenes=scenes))

    def socket(
        self, table: str, waiting: int | None = None, scenes: str = ""
    ) -> AbstractContextManager[ClientConnection]:
        """A connection; with a number, no more messages than that are read before somebody asks for them."""
        headers = {"Cookie": f"banchisa_key={self.key}"} if self.key else {}
        query = f"?scenes={scenes}" if scenes else ""
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live{query}"
        return patiently.connect(
            url,
            origin=self._origin,
            ssl=self._trust,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=waiting,
            ping_interval=None,  # whether the server still speaks is for the tests to find out
            close_timeout=1,  # who is made to wait does not answer a farewell either
        )


def _chair(chair: str) -> dict:
    kind, _, level = chair.partition(":")
    if kind == "bot":
        return {"kind": "bot", "level": level or "random"}
    return {"kind": "link"} if kind == "link" else {"kind": "here", "name": chair}


class Chair:
    """A socket at a table, with the table as its client would show it."""

    def __init__(self, connection: AbstractContextManager[ClientConnection], overheard=lambda text: None) -> None:
        self._connection = connection
        self._overheard = overheard
        self.socket = connection.__enter__()
        self.heard: list[dict] = []
        self.texts: list[str] = []
        self._asked = 0
        self.table: dict = {}
        self.log: list[dict] = []
        self.welcome = self.until("welcome")

    def __enter__(self) -> "Chair":
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.__exit__(None, None, None)

    # hearing

    def read(self) -> dict:
        """The next message, taken into account."""
        text = self.socket.recv(PATIENCE)
        self._overheard(text)
        read_strictly(text)
        self.texts.append(text)
        message = json.loads(text)
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: dict) -> None:
        match message["is"]:
            case "welcome":
                self.table, self.log = message, list(message["log"])
            case "clock":
                self.table.update(version=message["version"], time=message["time"])
            case "step":
                assert message["entry"]["n"] == len(self.log)
                assert message["version"] == self.version + 1
                self.log = message.get("log", [*self.log, message["entry"]])
                assert self.log[-1] == message["entry"]
                self.table |= {name: message[name] for name in ("version", "scene", "undo", "over")}
            case "steps":
                for number, step in enumerate(message["steps"], message["version"] - len(message["steps"]) + 1):
                    scene = step["scene"] if "scene" in step else apply_change(self.scene, step["changes"])
                    self._take({"over": False, **step, "is": "step", "version": number, "scene": scene})
            case "undone":
                self.log = message.get("log", self.log[: message["length"]])
                self.table |= {name: message[name] for name in ("version", "scene", "undo")}
            case "take_back":
                self.table |= {"version": message["version"], "take_back": message.get("take_back")}
            case "seats":
                self.table |= {name: message[name] for name in ("version", "seats", "you", "left", "rematch")}

    def until(self, *kinds: str) -> dict:
        """The next message of one of these kinds."""
        while (message := self.read())["is"] not in kinds:
            pass
        return message

    # speaking

    def say(self, do: str, **more: object) -> None:
        self.socket.send(json.dumps({"do": do, **more}))

    def ask(self, do: str, **more: object) -> dict:
        """Say something and wait for its answer."""
        self._asked += 1
        number = self._asked
        self.say(do, id=number, **more)
        while (message := self.read()).get("id") != number:
            pass
        return message

    def error(self, do: str, **more: object) -> tuple[str, dict]:
        """Code and data of what must be refused."""
        message = self.ask(do, **more)
        assert message["is"] == "error", message
        return message["code"], message["data"]

    def act(self, action: str) -> dict:
        return self.ask("act", version=self.version, action=action)

    def first(self) -> dict:
        """Take the first choice."""
        return self.act(self.choices[0])

    # the table

    @property
    def version(self) -> int:
        return self.table["version"]

    @property
    def scene(self) -> dict:
        return self.table["scene"]

    @property
    def choices(self) -> list[str]:
        return [choice["name"] for choice in self.scene["choices"]]

    @property
    def over(self) -> bool:
        return self.table["over"]

    def play(self, dice: random.Random, steps: int = 10**6) -> None:
        """Take random choices whenever one of our seats is to act, until the game is over."""
        while not self.over and steps:
            if self.choices:
                answer = self.act(dice.choice(self.choices))
                assert answer["is"] in ("step", "steps") or answer["code"] == "action/stale"
                steps -= 1
            else:
                self.until("step", "steps", "welcome")

    def wait_over(self) -> None:
        while not self.over:
            self.read()


def apply_change(scene: dict, change: dict) -> dict:
    """The scene after a change, as docs/protocol.md says."""
    after = dict(scene)
    for name, value in change.items():
        if name in ("grounds", "now"):
            named = {**scene.get(name, {}), **value}
            after[name] = {key: each for key, each in named.items() if each is not None}
        elif name in ("banners", "ending") or not isinstance(value, list):
            after[name] = value
        else:
            runs = (scene[name][each[0] : each[1]] if isinstance(each, list) else [each] for each in value)
            after[name] = [each for run in runs for each in run]
    return {name: value for name, value in after.items() if value or name not in ("headline", "ending", "now")}


@contextlib.contextmanager
def chairs(*places: tuple[Browser, str]):
    """Several chairs at once."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(browser.at(table)) for browser, table in places]


def play_together(*players: Chair) -> None:
    """Everybody takes random choices when it is their turn, until the game is over."""
    with ThreadPoolExecutor(len(players)) as pool:
        list(pool.map(lambda number: players[number].play(random.Random(number)), range(len(players))))
