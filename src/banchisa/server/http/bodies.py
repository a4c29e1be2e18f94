"""The bodies of requests, read strictly."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from fastapi import Request

from banchisa.table.errors import Problem
from banchisa.table.wire.requests import ChosenOptions

T = TypeVar("T")
_read_options = msgspec.json.Decoder(ChosenOptions).decode
_TOO_EARLY = "Object contains unknown field `entropy`"
_LATER = "entropy: is added by POST /api/tables/{table}/entropy, which names the commitment that the table has shown"


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request, or a problem that says what is wrong with it."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as why:
        what = _LATER if str(why) == _TOO_EARLY else f"body: {why}"
        raise Problem("request/malformed", what=what) from None


def read_options(text: str) -> dict[str, object]:
    """Options that stand in a query, as strictly read as those of a body."""
    try:
        return dict(_read_options(text))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as why:
        raise Problem("request/malformed", what=f"query.options: {why}") from None
