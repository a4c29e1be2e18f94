"""What every request passes: names, sizes, rates, origins, headers, and a last net for our own faults."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from banchisa.server.http.addresses import TrustedNames, address_key
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.message_queues import MessageQueues
from banchisa.server.metrics import Metrics
from banchisa.server.settings import Settings
from banchisa.table.errors import Problem, log_internal_error
from banchisa.table.wire.common import encoder
from banchisa.table.wire.problems import WireProblem

access = logging.getLogger("banchisa.access")
# whoever knows a way may end it, also by one click in a program for mail (RFC 8058)
_ENDS_NOTICES = re.compile(r".*/api/notices/ways/[A-Za-z0-9_-]{22}/stop")
_LONGEST_PAUSE = 0.1  # seconds before a refusal
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class ResponseRecorder:
    """What goes back: with the headers of every answer, and remembered for the access log."""

    def __init__(self, send: Send, is_api: bool) -> None:
        self._send = send
        self._is_api = is_api
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            if self._is_api:
                headers["Cache-Control"] = "no-store"
        await self._send(message)

    async def refuse(self, problem: Problem) -> None:
        if not self.status:  # else half an answer is already on its way
            await _send_problem(self.send, "http.response", problem)


class SocketRecorder:
    """The way to a socket: until it is open, it can be refused like any request."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._is_open = False

    async def send(self, message: Message) -> None:
        was_open, self._is_open = self._is_open, True
        try:
            await self._send(message)
        except RuntimeError:
            if was_open:  # a frame that broke the rules made uvicorn close it: the client is as good as gone
                raise ConnectionResetError from None
            raise

    async def refuse(self, problem: Problem) -> None:
        if not self._is_open:
            await _send_problem(self._send, "websocket.http.response", problem)


async def _send_problem(send: Send, kind: str, problem: Problem) -> None:
    body = encoder.encode(WireProblem.of(problem))
    headers = [(b"content-type", b"application/json")]
    if kind == "http.response":  # of the other kind uvicorn says the length
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


class SecurityMiddleware:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._names = TrustedNames(settings.names)
        self._limits = settings.limits
        self._requests = Buckets(settings.limits.requests)
        self._openings = Buckets(settings.limits.openings)
        self._queues = MessageQueues(settings.limits)
        self._base = settings.base
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        door = SocketRecorder(send)
        try:
            self._check_name(scope)
            await self._check_rate(scope)
            if not self._is_own(Headers(scope=scope)):
                raise Problem("request/origin")
            await self._app(self._enter_folder(scope), receive, door.send)
        except (OSError, WebSocketDisconnect):
            pass  # whoever is gone gets no answer, and leaving is no fault
        except Problem as problem:
            await door.refuse(problem)
        except Exception:
            await door.refuse(log_internal_error())

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = ResponseRecorder(send, scope["path"].startswith(f"{self._base}api"))
        begun, inside = time.perf_counter(), scope
        try:
            self._check_name(scope)
            await self._check_rate(scope)
            if scope["method"] == "POST":
                receive = await self._checked_body(scope, receive)
            await self._queues.of(address_key(scope.get("client"))).wait()  # many at once would hold up everybody else
            if f"{scope['path']}/" == self._base:
                await RedirectResponse(self._base, status_code=308)(scope, receive, answer.send)
            else:
                inside = _with_get(self._enter_folder(scope))
                await self._app(inside, receive, answer.send)
        except Problem as problem:
            await answer.refuse(problem)
        except Exception:
            await answer.refuse(log_internal_error())
        finally:
            spent = time.perf_counter() - begun
            self._metrics.note_request(scope["method"], _route_of(inside), answer.status, spent)
            if access.isEnabledFor(logging.INFO):
                _log_access(scope, answer.status, spent)

    def _enter_folder(self, scope: Scope) -> Scope:
        """The same request with the server's folder set apart from the path; elsewhere there is nothing."""
        if not scope["path"].startswith(self._base):
            raise Problem("request/unknown", path=scope["path"])
        return {**scope, "root_path": self._base[:-1]}

    def _check_name(self, scope: Scope) -> None:
        """Refuse who calls us by a name that is not ours: a foreign page that points its own name at this machine."""
        host = Headers(scope=scope).get("host", "")
        if not self._names.include(host):
            raise Problem("request/host", host=host)

    async def _check_rate(self, scope: Scope) -> None:
        """Limit how often one address may ask; opening and joining tables is limited more strictly."""
        address = address_key(scope.get("client"))
        await _take(self._requests, address)
        if scope.get("method") == "POST" and not scope["path"].endswith(("/terms", "/entropy")):
            await _take(self._openings, address)

    async def _checked_body(self, scope: Scope, receive: Receive) -> Receive:
        """The body of a request that changes something: from our own pages, JSON, and not too large."""
        headers = Headers(scope=scope)
        if not _ENDS_NOTICES.fullmatch(scope["path"]):
            if not self._is_own(headers):
                raise Problem("request/origin")
            if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise Problem("request/malformed", what="Content-Type must be application/json")
        try:
            async with asyncio.timeout(self._limits.patience):
                body = await _read(receive, self._limits.body)
        except TimeoutError:
            raise Problem("request/malformed", what="the body did not arrive in time") from None
        return _replay_body(body, receive)

    def _is_own(self, headers: Headers) -> bool:
        """Whether the request comes from a page of this server; an origin that cannot be read is nobody's."""
        try:
            origin = urlsplit(headers.get("origin", ""))
        except ValueError:
            return False
        if origin.scheme not in ("http", "https") or not origin.netloc:
            return False
        return origin.netloc == headers.get("host") or self._names.are_given(origin.netloc)


async def _take(buckets: Buckets, address: str) -> None:
    """Refuse one request too many, after about the time until the next would be granted: hurrying gains nothing."""
    now = time.monotonic()
    if wait := buckets.of(address, now).take(now):
        await asyncio.sleep(min(wait, _LONGEST_PAUSE))
        raise Problem("request/too_many", most=buckets.rate.most)


async def _read(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            raise Problem("request/too_large", most=most)
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return bytes(body)


def _replay_body(body: bytes, receive: Receive) -> Receive:
    """The same body once more, then whatever comes after it."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message


def _log_access(scope: Scope, status: int, seconds: float) -> None:
    """One line about a request, without its query."""
    method, path = scope["method"], scope.get("raw_path", b"").decode("ascii", "replace")
    fields = {"method": method, "path": path, "status": status, "milliseconds": round(1000 * seconds, 2)}
    access.info("%s %s %d", method, path, status, extra={"fields": fields})


def _route_of(scope: Scope) -> str:
    """The route that has answered, without the names in its path; all pages and files are one."""
    return str(getattr(scope.get("route"), "path", "page"))


def _with_get(scope: Scope) -> Scope:
    """A HEAD is answered like a GET; the body is left out by uvicorn."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
