"""One id for each request: of the proxy in front if it gives one, else our own; it is in the answer and in the log."""

from __future__ import annotations

import re
import secrets

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from banchisa.server.http.addresses import address_key, address_keys
from banchisa.server.logs import current_request, current_table

HEADER = "X-Request-ID"
_WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}", re.ASCII)
_TABLE = re.compile(r"/api/tables/([a-z0-9]{12})(?:/|$)", re.ASCII)
_STARTS = frozenset({"http.response.start", "websocket.accept", "websocket.http.response.start"})


class RequestIds:
    """The outermost middleware, because only there the address that has really called is known."""

    def __init__(self, app: ASGIApp, proxies: frozenset[str]) -> None:
        self._app = app
        self._proxies = address_keys(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        name = self._name_of(scope)

        async def send_named(message: Message) -> None:
            if message["type"] in _STARTS:
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        about = _TABLE.search(scope["path"])
        current_request.set(name)
        current_table.set(about[1] if about else "")
        return await self._app(scope, receive, send_named)

    def _name_of(self, scope: Scope) -> str:
        given = Headers(scope=scope).get(HEADER, "")
        is_trusted = bool(self._proxies) and address_key(scope.get("client")) in self._proxies
        return given if is_trusted and _WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
