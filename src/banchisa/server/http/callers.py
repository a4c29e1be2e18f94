"""Who asks: the browser's key, the person it acts for, and from where; and answers that bring a key along."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Request, Response
from starlette.websockets import WebSocket

from banchisa.server.live.tables import Tables
from banchisa.server.network import Network, is_loopback, is_private
from banchisa.table.identity import COOKIE, holder_of, is_key, new_key
from banchisa.table.wire.common import encoder

_YEAR = 365 * 24 * 3600


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encoder.encode(content)


def tables_of(request: Request | WebSocket) -> Tables:
    tables = request.app.state.tables
    assert isinstance(tables, Tables)
    return tables


def device_in(request: Request | WebSocket) -> str | None:
    """What the server knows of the browser's own key, if it sent one."""
    key = request.cookies.get(COOKIE, "")
    return holder_of(key) if is_key(key) else None


async def holder_in(request: Request | WebSocket) -> str | None:
    """The person for whom the browser acts, if it has a key that was not revoked."""
    device = device_in(request)
    return None if device is None else await tables_of(request).store.find_person(device)


def network_of(request: Request) -> Network:
    network = request.app.state.network
    assert isinstance(network, Network)
    return network


def is_near(request: Request) -> bool:
    """Whether a request comes from this machine or its own network, and through no proxy."""
    return request.client is not None and not _is_passed_on(request) and is_private(request.client.host)


def is_at_machine(request: Request) -> bool:
    """Whether a request comes from the machine itself, to an address that only the machine has."""
    if request.client is None or _is_passed_on(request):
        return False
    return is_loopback(request.client.host) and is_loopback(request.url.hostname or "")


def _is_passed_on(request: Request) -> bool:
    """Whether a proxy says that it asks for somebody else: what comes through it may come from anywhere."""
    return any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))


class Caller:
    """A browser that will hold a key from now on."""

    def __init__(self, request: Request, known: str | None, key: str = "") -> None:
        self._known = known
        self._key = key or new_key() if known is None else ""
        # whoever claims https without being a proxy of ours gets a cookie of less use, and nothing else
        self._secure = "https" in (request.url.scheme, request.headers.get("x-forwarded-proto"))
        self._base = tables_of(request).settings.base
        self.holder = self._known or holder_of(self._key)
        self.device = self.holder if known is None else device_in(request) or ""

    @staticmethod
    async def of(request: Request) -> Caller:
        return Caller(request, await holder_in(request))

    def answer(self, content: msgspec.Struct) -> Response:
        """The answer, with the key if the browser had none."""
        response = Json(content)
        if self._known is None:
            response.set_cookie(
                COOKIE, self._key, max_age=_YEAR, path=self._base, secure=self._secure, httponly=True, samesite="strict"
            )
        return response
