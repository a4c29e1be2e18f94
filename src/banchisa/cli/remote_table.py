"""A table of a server, as a program reaches it: its link, the key of a seat that is kept, requests and the socket."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import secrets
import urllib.request
from contextlib import suppress
from dataclasses import asdict, dataclass
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from banchisa.cli.console import Console
from banchisa.engine.errors import BanchisaError
from banchisa.table.identity import COOKIE, is_key, new_key

Json = dict[str, Any]
PATIENCE = 30.0  # seconds for an answer
PAUSE = (0.2, 2.0)  # seconds between two tries to reach a server again: others do too
NO_SOCKET = 4000  # codes of a socket that cannot be had begin here
_LINK = re.compile(
    r"(?P<base>.*/)(?:join#(?P<invited>[a-z0-9]{12})(?:\.(?P<invite>[\w-]+))?|t/(?P<table>[a-z0-9]{12})/?)"
)


@dataclass(frozen=True)
class TableLink:
    """Where a table is: the address of its server, its id, and the invite if there is one."""

    base: str
    table: str
    invite: str | None

    @staticmethod
    def parse(text: str, console: Console) -> TableLink:
        """Read a link as pages show it."""
        found = _LINK.fullmatch(text.strip())
        if found is None or not re.match(r"https?://[^/]", text.strip()):
            raise console.error("ui-join-bad-link", given=text)
        return TableLink(found["base"], found["invited"] or found["table"], found["invite"])

    @property
    def origin(self) -> str:
        parts = urlsplit(self.base)
        return f"{parts.scheme}://{parts.netloc}"

    def page(self, table: str) -> str:
        """The address of a table of the same server."""
        return f"{self.base}t/{table}"


@dataclass
class KeptSeat:
    """What is needed to come back to a seat, and to check its chance."""

    key: str
    commitment: str = ""  # as it was told before anything was added
    entropy: str = ""  # what was added to it


class SeatFile:
    """The file of one seat: only its owner may read it, for whoever has the key can play there."""

    def __init__(self, link: TableLink, name: str, table: str = "") -> None:
        from platformdirs import user_data_path

        about = json.dumps([link.base, table or link.table, name])
        folder = user_data_path("banchisa", appauthor=False) / "seats"
        self._file = folder / f"{hashlib.sha256(about.encode()).hexdigest()[:24]}.json"

    def load(self) -> KeptSeat | None:
        try:
            kept = KeptSeat(**json.loads(self._file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None
        return kept if is_key(kept.key) else None

    def save(self, seat: KeptSeat) -> None:
        """Write the file whole; the draft is never readable for others."""
        draft = self._file.with_suffix(".part")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
                json.dump(asdict(seat), out)
            draft.replace(self._file)
        except OSError as why:
            raise BanchisaError(f"cannot write {self._file}: {why.strerror}") from None


class Refused(BanchisaError):
    """The server refuses a request: its code, and data that says more."""

    def __init__(self, status: int, code: str, data: Json) -> None:
        super().__init__(f"{code} {json.dumps(data)}")
        self.status = status
        self.code = code
        self.data = data

    @property
    def is_passing(self) -> bool:
        """Whether it may work a moment later."""
        return self.status >= 429 or self.code == "action/stale"


class Unreachable(BanchisaError):
    """The server does not answer."""


class RemoteTable:
    """Requests to the server of a table, and its socket; what happens is put into `events`."""

    def __init__(self, link: TableLink, name: str) -> None:
        self.link = link
        self.name = name
        self.file = SeatFile(link, name)
        self.events: SimpleQueue[Json] = SimpleQueue()
        self.seat = self.file.load() or KeptSeat(new_key())
        self._socket: ClientConnection | None = None
        self._closing = Event()

    # requests

    def get(self, path: str) -> Json:
        return self._ask(path, None)

    def post(self, path: str, body: Json) -> Json:
        return self._ask(path, json.dumps(body).encode())

    def _ask(self, path: str, body: bytes | None) -> Json:
        headers = {"Origin": self.link.origin, "Cookie": self._cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        url = f"{self.link.base}api/tables/{self.link.table}{path}"
        try:
            with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=PATIENCE) as answer:
                found: Json = json.load(answer)
                return found
        except HTTPError as why:
            raise _refusal(why) from None
        except (URLError, OSError, ValueError) as why:
            raise Unreachable(str(getattr(why, "reason", why))) from None

    @property
    def _cookie(self) -> str:
        return f"{COOKIE}={self.seat.key}"

    # the seat

    def sit(self) -> None:
        """Take an open seat. Its key is kept before anybody is asked."""
        self.file.save(self.seat)
        body: Json = {"name": self.name}
        if self.link.invite is not None:
            body["invite"] = self.link.invite
        self.seat.commitment = self.post("/sit", body)["commitment"]
        self.file.save(self.seat)

    def add_entropy(self, commitment: str) -> None:
        """Add to chance. The commitment and what is added to it are kept before they are sent."""
        self.seat.commitment = self.seat.commitment or commitment
        self.seat.entropy = self.seat.entropy or secrets.token_hex(32)
        self.file.save(self.seat)
        try:
            self.post("/entropy", {"commitment": self.seat.commitment, "entropy": self.seat.entropy})
        except Refused as why:
            if why.code != "chance/added":
                raise

    def keep_for(self, table: str) -> None:
        """The same key holds a seat at the next table."""
        file = SeatFile(self.link, self.name, table)
        if file.load() is None:
            file.save(KeptSeat(self.seat.key))

    # the socket

    def listen(self) -> None:
        """Hear what happens from now on, and come back to the table whenever the line is lost."""
        Thread(target=self._listen, daemon=True).start()

    def send(self, message: Json) -> None:
        """Say something; what is lost with the line is asked for again after it."""
        with suppress(WebSocketException, OSError):
            if self._socket is not None:
                self._socket.send(json.dumps(message))

    def close(self) -> None:
        self._closing.set()
        with suppress(WebSocketException, OSError):
            if self._socket is not None:
                self._socket.close()

    def _listen(self) -> None:
        was_here = True
        while not self._closing.is_set():
            heard = False
            with suppress(WebSocketException, OSError):
                heard = self._hear()
            self._socket = None
            if self._closing.is_set():
                return
            if was_here or heard:
                self.events.put({"is": "lost"})
            was_here = False
            self._closing.wait(random.uniform(*PAUSE))

    def _hear(self) -> bool:
        """One connection to its end; whether anything was heard."""
        url = f"{self.link.base.replace('http', 'ws', 1)}api/tables/{self.link.table}/live"
        headers = {"Cookie": self._cookie}
        origin: Any = self.link.origin
        heard = False
        with connect(url, origin=origin, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
            self._socket = socket
            try:
                for text in socket:
                    self.events.put(json.loads(text))
                    heard = True
            except WebSocketException:
                pass
            if (socket.close_code or 0) >= NO_SOCKET:
                self._closing.set()
                self.events.put({"is": "closed"})
        return heard


def _refusal(why: HTTPError) -> BanchisaError:
    try:
        told = json.load(why)
        return Refused(why.code, str(told["code"]), dict(told["data"]))
    except (ValueError, KeyError, TypeError, OSError):
        return Unreachable(f"HTTP {why.code}")
