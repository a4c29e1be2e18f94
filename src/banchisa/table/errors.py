"""What a request can be answered with instead of what it asked for: a code, and data that says more."""

from __future__ import annotations

import logging
import secrets
from typing import Literal

log = logging.getLogger("banchisa.server")
ErrorCode = Literal[
    "request/malformed",
    "request/unknown",
    "request/too_large",
    "request/too_many",
    "request/origin",
    "request/host",
    "network/not_yours",
    "network/none",
    "game/unknown",
    "lesson/unknown",
    "lesson/refused",
    "puzzle/unknown",
    "record/invalid",
    "table/unknown",
    "table/damaged",
    "table/rules",
    "table/closed",
    "table/options",
    "table/not_over",
    "table/over",
    "table/waiting",
    "table/hints",
    "table/shared",
    "seat/taken",
    "seat/not_free",
    "seat/invite",
    "seat/not_yours",
    "seat/name",
    "seat/not_away",
    "seat/resigned",
    "device/code",
    "device/nothing",
    "device/tables",
    "device/unknown",
    "seat/lost",
    "chance/commitment",
    "chance/added",
    "action/stale",
    "action/not_your_turn",
    "action/notation",
    "action/refused",
    "action/undo",
    "talk/off",
    "talk/text",
    "talk/too_fast",
    "take_back/nothing",
    "take_back/open",
    "take_back/refused",
    "notice/target",
    "notice/too_many",
    "notice/not_offered",
    "notice/unknown",
    "notice/code",
    "server/error",
    "server/busy",
]
STATUS: dict[ErrorCode, int] = {
    "request/malformed": 400,
    "request/unknown": 404,
    "request/too_large": 413,
    "request/too_many": 429,
    "request/origin": 403,
    "request/host": 421,
    "network/not_yours": 403,
    "network/none": 409,
    "game/unknown": 404,
    "lesson/unknown": 404,
    "lesson/refused": 500,
    "puzzle/unknown": 404,
    "record/invalid": 422,
    "table/unknown": 404,
    "table/damaged": 500,
    "table/rules": 410,
    "table/closed": 410,
    "table/options": 422,
    "table/not_over": 409,
    "table/over": 409,
    "table/waiting": 409,
    "table/hints": 403,
    "table/shared": 409,
    "seat/taken": 409,
    "seat/not_free": 409,
    "seat/invite": 403,
    "seat/not_yours": 403,
    "seat/name": 422,
    "seat/not_away": 409,
    "seat/resigned": 409,
    "device/code": 403,
    "device/nothing": 409,
    "device/tables": 409,
    "device/unknown": 404,
    "seat/lost": 409,
    "chance/commitment": 409,
    "chance/added": 409,
    "action/stale": 409,
    "action/not_your_turn": 409,
    "action/notation": 422,
    "action/refused": 422,
    "action/undo": 409,
    "talk/off": 409,
    "talk/text": 422,
    "talk/too_fast": 429,
    "take_back/nothing": 409,
    "take_back/open": 409,
    "take_back/refused": 409,
    "notice/target": 422,
    "notice/too_many": 429,
    "notice/not_offered": 409,
    "notice/unknown": 404,
    "notice/code": 403,
    "server/error": 500,
    "server/busy": 503,
}


class Problem(Exception):
    """A request that cannot be granted, with the code of the protocol and its data."""

    def __init__(self, code: ErrorCode, **data: object) -> None:
        super().__init__(code)
        self.code = code
        self.data = data
        self.status = STATUS[code]

    @property
    def is_ours(self) -> bool:
        """Whether the one who asked could do nothing about it."""
        return self.status >= 500


class Stale(Exception):
    """Somebody else wrote the next event of this table first."""


def log_internal_error() -> Problem:
    """An error of ours: logged under a reference, of which only the reference is told."""
    reference = secrets.token_hex(8)
    log.exception("server/error %s", reference)
    return Problem("server/error", reference=reference)
