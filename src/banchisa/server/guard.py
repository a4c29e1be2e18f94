"""What every request passes: sizes, rates, origins, headers, and a last net for our own faults."""

from __future__ import annotations

import asyncio
import logging
import time
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from banchisa.server.errors import Problem, fault
from banchisa.server.limits import Buckets
from banchisa.server.settings import Settings

access = logging.getLogger("banchisa.access")
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


class Answer:
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
        if self.status:  # half an answer is already on its way
            return
        body = msgspec.json.encode(problem.to_json())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._limits = settings.limits
        self._requests = Buckets(settings.limits.requests)
        self._openings = Buckets(settings.limits.openings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_rate(scope)
            if not self._is_own(Headers(scope=scope)):
                raise Problem("request/origin")
        except Problem as problem:
            await _deny(send, problem)
            return
        await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answer(send, scope["path"].startswith("/api"))
        try:
            self._check_rate(scope)
            if scope["method"] == "POST":
                receive = await self._checked_body(Headers(scope=scope), receive)
            await self._app(scope, receive, answer.send)
        except Problem as problem:
            await answer.refuse(problem)
        except Exception:
            await answer.refuse(fault())
        finally:
            path = scope.get("raw_path", b"").decode("ascii", "replace")
            access.info("%s %s %d", scope["method"], path, answer.status)

    def _check_rate(self, scope: Scope) -> None:
        """Who asks too much waits; those who open and join tables sooner than others."""
        address, now = (scope.get("client") or ("",))[0], time.monotonic()
        if not self._requests.take(address, now):
            raise Problem("request/too_many", most=self._limits.requests.most)
        opens = scope.get("method") == "POST" and not scope["path"].endswith("/terms")
        if opens and not self._openings.take(address, now):
            raise Problem("request/too_many", most=self._limits.openings.most)

    async def _checked_body(self, headers: Headers, receive: Receive) -> Receive:
        """The body of a request that changes something: from our own pages, JSON, and not too large."""
        if not self._is_own(headers):
            raise Problem("request/origin")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Problem("request/malformed", what="Content-Type must be application/json")
        try:
            async with asyncio.timeout(self._limits.patience):
                body = await _read(receive, self._limits.body)
        except TimeoutError:
            raise Problem("request/malformed", what="the body did not arrive in time") from None
        return _given(body, receive)

    def _is_own(self, headers: Headers) -> bool:
        """Whether the request comes from a page of this server."""
        origin = headers.get("origin", "")
        if origin in self._settings.origins:
            return True
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == headers.get("host")


async def _read(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            raise Problem("request/too_large", most=most)
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return bytes(body)


def _given(body: bytes, receive: Receive) -> Receive:
    """The same body once more, then whatever comes after it."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message


async def _deny(send: Send, problem: Problem) -> None:
    """Refuse a socket before it is opened."""
    body = msgspec.json.encode(problem.to_json())
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
