"""What a request can be answered with instead of what it asked for: a code, and data that says more."""

from __future__ import annotations

import logging
import secrets
from typing import Literal, get_args

log = logging.getLogger("banchisa.server")
# codes by the status with which HTTP answers
Malformed = Literal["request/malformed"]
Forbidden = Literal[
    "request/origin", "network/not_yours", "table/hints", "seat/invite", "seat/not_yours", "device/code", "notice/code",
]  # fmt: skip
NotFound = Literal[
    "request/unknown", "game/unknown", "lesson/unknown", "puzzle/unknown", "table/unknown", "device/unknown",
    "notice/unknown",
]  # fmt: skip
Conflict = Literal[
    "network/none", "table/not_over", "table/over", "table/waiting", "table/shared", "seat/taken", "seat/not_free",
    "seat/not_away", "seat/resigned", "device/nothing", "device/tables", "seat/lost", "chance/commitment",
    "chance/added", "action/stale", "action/not_your_turn", "action/undo", "talk/off", "take_back/nothing",
    "take_back/open", "take_back/refused", "notice/not_offered",
]  # fmt: skip
Gone = Literal["table/rules", "table/closed"]
TooLarge = Literal["request/too_large"]
Misdirected = Literal["request/host"]
Unprocessable = Literal[
    "record/invalid", "table/options", "seat/name", "action/notation", "action/refused", "talk/text", "notice/target",
]  # fmt: skip
TooMany = Literal["request/too_many", "talk/too_fast", "notice/too_many"]
ServerError = Literal["lesson/refused", "table/damaged", "server/error"]
Unavailable = Literal["server/busy"]
ErrorCode = Literal[
    Malformed, Forbidden, NotFound, Conflict, Gone, TooLarge, Misdirected, Unprocessable, TooMany, ServerError,
    Unavailable,
]  # fmt: skip
_KINDS = {
    400: Malformed, 403: Forbidden, 404: NotFound, 409: Conflict, 410: Gone, 413: TooLarge, 421: Misdirected,
    422: Unprocessable, 429: TooMany, 500: ServerError, 503: Unavailable,
}  # fmt: skip
STATUS: dict[ErrorCode, int] = {code: status for status, kind in _KINDS.items() for code in get_args(kind)}


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
