"""The ways by which somebody is told: a push to a browser, a mail, a webhook."""

from __future__ import annotations

import re
import secrets
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from banchisa.table.errors import Problem
from banchisa.table.wire.limits import LONGEST_MAIL

WayState = Literal["new", "on", "failed"]  # to be confirmed, in use, given up because nothing reached it
WebhookShape = Literal["json", "ntfy", "discord", "slack", "matrix"]
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}", re.ASCII)
_WAY = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_BASE64 = re.compile(r"[A-Za-z0-9_-]+={0,2}", re.ASCII)


class PushTarget(msgspec.Struct, frozen=True, tag="push"):
    """A browser's address at its maker's push service, and its keys; both in base64 for URLs."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def title(self) -> str:
        return urlsplit(self.endpoint).hostname or ""


class MailTarget(msgspec.Struct, frozen=True, tag="mail"):
    """An address."""

    address: str

    @property
    def title(self) -> str:
        return self.address


class WebhookTarget(msgspec.Struct, frozen=True, tag="webhook"):
    """An address of the web that takes messages in some shape; the token, if any, says who may send them."""

    url: str
    shape: WebhookShape
    token: str = ""

    @property
    def title(self) -> str:
        return urlsplit(self.url).hostname or ""


Target = PushTarget | MailTarget | WebhookTarget


class Way(msgspec.Struct, frozen=True):
    """A way to somebody. Who knows its id may end it: the id stands in what is sent, and nowhere else."""

    id: str
    holder: str
    target: Target
    language: str
    home: str  # the address under which its person knows the server
    state: WayState
    code: str  # that confirms a mail address, until it is confirmed
    attempts: int  # at that
    error: str  # why the last message did not arrive
    created: float
    sent: float  # when the last one did
    device: str = ""  # the browser that a push goes to


def new_way(holder: str, target: Target, language: str, home: str, now: float, device: str = "") -> Way:
    """A way that was just asked for. A mail address is not used before its owner has shown that it is theirs."""
    is_mail = isinstance(target, MailTarget)
    code = f"{secrets.randbelow(1_000_000):06d}" if is_mail else ""
    state: WayState = "new" if is_mail else "on"
    browser = device if isinstance(target, PushTarget) else ""
    return Way(secrets.token_urlsafe(16), holder, target, language, home, state, code, 0, "", now, 0.0, browser)


def is_way(text: str) -> bool:
    return _WAY.fullmatch(text) is not None


def check_target(target: Target, allows_http: bool) -> None:
    """Refuse an address to which nothing can be sent."""
    match target:
        case MailTarget():
            if not _MAIL.fullmatch(target.address) or len(target.address) > LONGEST_MAIL:
                raise Problem("notice/target", what="mail")
        case WebhookTarget():
            _check_url(target.url, allows_http)
            if not target.token.isascii() or not target.token.isprintable():
                raise Problem("notice/target", what="token")
            if target.shape == "ntfy" and not urlsplit(target.url).path.strip("/"):
                raise Problem("notice/target", what="topic")
        case PushTarget():
            _check_url(target.endpoint, allows_http)
            if not (_BASE64.fullmatch(target.p256dh) and _BASE64.fullmatch(target.auth)):
                raise Problem("notice/target", what="keys")


def _check_url(url: str, allows_http: bool) -> None:
    """An address of the web, as programs write it: without names and passwords, spaces and control characters."""
    try:
        parts = urlsplit(url)
        is_sound = bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        is_sound = False
    schemes = ("https", "http") if allows_http else ("https",)
    if not is_sound or parts.scheme not in schemes or not url.isascii() or not url.isprintable() or " " in url:
        raise Problem("notice/target", what="url")
