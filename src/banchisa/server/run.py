"""`banchisa serve`: a server of one's own, and the browser that opens it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.server.app import create_app
from banchisa.server.http.addresses import address_keys
from banchisa.server.http.rate_limit import Limits
from banchisa.server.http.tcp_connections import Connections, make_protocol
from banchisa.server.live.admission import Sockets
from banchisa.server.live.websocket_protocol import WebSocketConnection
from banchisa.server.logs import LogFormat, set_up_logs
from banchisa.server.network import BACKLOG, is_loopback, listen_at
from banchisa.server.notices.settings import NoticeSettings
from banchisa.server.settings import DAY, Address, Settings
from banchisa.server.storage.address import StoreAddress
from banchisa.server.storage.only_server import AlreadyServed, claim_file
from banchisa.server.storage.open_store import check_store

PORT = 8420
_TRIES = 50  # ports after the wanted one
_MOST_FILES = 1_000_000
_NAME = re.compile(r"[\w-]+(\.[\w-]+)*\.?(:\d{1,5})?")
_FOLDER = re.compile(r"/([A-Za-z0-9._~-]+/)*")
_SPARE_FILES = 100  # for the database, the processes of bots, and what is read meanwhile
_FAREWELL = 5.0  # seconds for sockets whose clients do not take what is sent to them
_TICK = 0.02  # seconds
_NEW, _NEVER = 2000, 1_000_000_000  # things that are searched for garbage together, and what never happens by itself
ENDED_AT_ONCE = 1  # the exit code after a second signal
_SHARES = 4  # one address gets at most one in so many of the files
_OF_CLIENTS = frozenset(
    {
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "Invalid UTF-8 sequence received from client.",
    }
)


def default_database() -> Path:
    """A file in the user's folder for such data."""
    from platformdirs import user_data_path

    return user_data_path("banchisa", appauthor=False) / "banchisa.sqlite"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    store: StoreAddress | None = None,
    open_browser: bool = True,
    announce: Callable[[str], None] | None = None,
    access_log: bool = False,
    names: Iterable[str] = (),
    proxies: Iterable[str] = (),
    keep_waiting: int = 2,  # days without an event after which a table is removed, if at all
    keep_running: int | None = None,
    keep_finished: int | None = None,
    drain: float = 0.0,
    base_path: str = "/",
    metrics: str | None = None,
    public_url: str | None = None,
    log_format: LogFormat = "text",
    notices: NoticeSettings | None = None,
) -> None:
    """Serve until stopped; the address is announced when people can come in."""
    settings = Settings(
        default_database() if store is None else store,
        names=frozenset({host, *map(check_name, names), *([name_of_url(public_url)] if public_url else [])}),
        proxies=frozenset(map(check_address, proxies)),
        keep_waiting=keep_waiting * DAY,
        keep_running=_seconds_of(keep_running),
        keep_finished=_seconds_of(keep_finished),
        drain=drain,
        base=clean_base(base_path),
        public_url="" if public_url is None else clean_url(public_url),
        may_open=is_loopback(host) and not proxies and public_url is None,
        metrics=None if metrics is None else read_address(metrics),
        notices=notices or NoticeSettings(),
    )
    check_store(settings.store)  # complains at once, in one line, if it cannot be used
    listening = bind(host, port)
    set_up_logs(access_log, log_format)
    _run_alone(settings, listening, url_of(host, listening) + settings.base[1:], open_browser, announce)


def _seconds_of(days: int | None) -> float | None:
    return None if days is None else days * DAY


def _run_alone(
    settings: Settings,
    listening: socket.socket,
    url: str,
    open_browser: bool,
    announce: Callable[[str], None] | None,
) -> None:
    """Run the only server of a file; if one runs already, the browser can open that."""

    def tell(url: str = url) -> None:
        print(url, flush=True) if announce is None else announce(url)
        if open_browser and has_desktop():
            webbrowser.open(url)

    try:
        with suppress(KeyboardInterrupt), claim_file(settings.store, url):  # before the server listens to signals
            run(settings, listening, tell)
    except AlreadyServed as other:
        if not (open_browser and other.url):
            raise BanchisaError(
                f"another server has the tables of {settings.store}"
                f"{f' and runs at {other.url}' if other.url else ''}; several servers need PostgreSQL (--store)"
            ) from None
        tell(other.url)  # somebody wants to play, and can


def run(
    settings: Settings,
    listening: socket.socket,
    tell: Callable[[], None],
    games: Mapping[str, Game] | None = None,
) -> None:
    """Serve on a socket that listens already; tell when the server is up."""
    files = raise_file_limit()
    settings = replace(settings, limits=fit_to_files(settings.limits, files))
    doors = Connections(settings.limits, max(files - _SPARE_FILES, files // 2), address_keys(settings.proxies))
    app = create_app(settings, games)
    config = uvicorn.Config(
        app,
        http=make_protocol(doors, settings.limits.head),
        ws=WebSocketConnection,
        h11_max_incomplete_event_size=settings.limits.body,
        lifespan="on",
        backlog=BACKLOG,
        ws_per_message_deflate=False,  # it would double the memory of a socket
        ws_ping_interval=settings.limits.heartbeat,
        ws_ping_timeout=settings.limits.heartbeat,
        ws_max_size=settings.limits.body,
        access_log=False,  # the guard writes one without queries
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # the application looks at them itself
        timeout_graceful_shutdown=3,
    )
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    collect_rarely()
    server = Server(config, app, settings.drain)
    app.state.network.begin(listening, server.accept_too)
    threading.Thread(target=_tell_when_up, args=(server, tell), daemon=True).start()
    with app.state.metrics.serve_at(settings.metrics):
        server.run(sockets=[listening])


class Server(uvicorn.Server):
    """A server that ends in order: everybody is answered, then sent away. uvicorn would cut off answers under way."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, drain: float) -> None:
        super().__init__(config)
        self._app = app
        self._drain = drain

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal begins the end, which is a good one; the second one is the end."""
        if self.should_exit:
            os._exit(ENDED_AT_ONCE)
        self.should_exit = True
        if self.started:
            self._sockets.is_closing = True

    @property
    def _sockets(self) -> Sockets:
        sockets = self._app.state.tables.sockets
        assert isinstance(sockets, Sockets)
        return sockets

    async def accept_too(self, listening: socket.socket) -> None:
        """Accept connections of one more socket, until the server ends."""
        config, state = self.config, self.server_state

        def create_protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(create_protocol, sock=listening, backlog=config.backlog))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everybody away, and answer requests for as long as a load balancer needs to notice; then close."""
        begun = time.monotonic()
        self._sockets.close()
        while (spent := time.monotonic() - begun) < self._drain or (self._sockets.count() and spent < _FAREWELL):
            await asyncio.sleep(_TICK)
        await super().shutdown(sockets)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether something that uvicorn would log is not merely what some client sent."""
    return record.msg not in _OF_CLIENTS


def raise_file_limit() -> int:
    """Let as many files be open as the system allows; how many these are."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return _MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


def fit_to_files(limits: Limits, files: int) -> Limits:
    """No address gets more than a part of the files that may be open."""
    share = max(1, files // _SHARES)
    return replace(limits, connections=min(limits.connections, share), crowd=min(limits.crowd, share))


def check_name(name: str) -> str:
    """A name as it stands in the address bar of a browser, perhaps with a port."""
    if not _NAME.fullmatch(name):
        raise BanchisaError(f"--name: {name!r} is not a name such as games.example or games.example:8443")
    return name


def clean_url(url: str) -> str:
    """An address under which everybody can reach the server, with a slash at its end."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not _NAME.fullmatch(parts.netloc) or parts.query or parts.fragment:
        raise BanchisaError(f"--public-url: {url!r} is not an address such as https://games.example/")
    return f"{parts.scheme}://{parts.netloc}{clean_base(parts.path)}"


def name_of_url(url: str) -> str:
    """The name in an address, perhaps with a port."""
    return urlsplit(clean_url(url)).netloc


def read_address(text: str) -> Address:
    """A host and a port, such as 127.0.0.1:9420 or [::1]:9420."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BanchisaError(f"--metrics: {text!r} is not an address with a port such as 127.0.0.1:9420")
    return Address(host.strip("[]"), int(port))


def clean_base(path: str) -> str:
    """A folder of a name, with a slash at both ends."""
    base = f"/{path.strip('/')}/".replace("//", "/")
    if not _FOLDER.fullmatch(base) or "/../" in base or "/./" in base:
        raise BanchisaError(f"--base-path: {path!r} is not a folder such as /games/")
    return base


def check_address(address: str) -> str:
    """The address of one machine."""
    try:
        return str(ip_address(address))
    except ValueError:
        raise BanchisaError(f"--proxy: {address!r} is not an address such as 127.0.0.1 or ::1") from None


def collect_rarely() -> None:
    """Keep Python from searching all tables for garbage while people wait: 0.2 s each time with 500 of them.

    What is dropped is freed at once anyway. Only what is new is searched, in pieces so small that nobody notices; what
    refers to itself and is older waits for the tables to sweep.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _NEVER, _NEVER)


def _tell_when_up(server: uvicorn.Server, tell: Callable[[], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.01)
    tell()


def bind(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next one that is free."""
    for number in range(port, port + _TRIES if port else 1):
        try:
            return listen_at(host, number)
        except OSError as why:
            reason = why
    raise BanchisaError(f"cannot listen on {host} port {port}: {reason.strerror or reason}")


def url_of(host: str, listening: socket.socket) -> str:
    """The address for browsers: one that others can reach too, where the server listens to everybody."""
    port = listening.getsockname()[1]
    name = _own_address() if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def _own_address() -> str:
    """The address of this machine in its network; asking for it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def has_desktop() -> bool:
    """Whether there is a browser with windows; one in the terminal would get in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
