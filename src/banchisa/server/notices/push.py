"""Web Push: messages that only the browser can read (RFC 8291), signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from banchisa.server.notices.outbound import Message, Undelivered
from banchisa.server.notices.rows import NoticeRows
from banchisa.server.notices.texts import Announcement
from banchisa.server.notices.ways import PushTarget, Way

_KEY = "vapid"
_LIFE = 24 * 3600  # seconds for which a push service keeps a message
_SIGNED_FOR = 12 * 3600.0  # seconds


class PushNews(msgspec.Struct, frozen=True):
    """What the service worker of the client is told."""

    title: str
    text: str
    link: str
    tag: str  # what is newer takes the place of what has the same one


class Push:
    """Pushes of one server. Its key is made when it is first needed, and kept in the store."""

    def __init__(self, rows: NoticeRows) -> None:
        self._rows = rows

    @property
    def is_possible(self) -> bool:
        """Whether the libraries are there: the extra `push`."""
        return find_spec("cryptography") is not None and find_spec("http_ece") is not None

    async def public_key(self) -> str | None:
        """What browsers need to know of the key to ask for pushes; nothing where there are none."""
        if not self.is_possible:
            return None
        from banchisa.server.notices import push_crypto

        return push_crypto.public_key(await self._private_key())

    async def _private_key(self) -> str:
        from banchisa.server.notices import push_crypto

        return await self._rows.find_key(_KEY) or await self._rows.keep_key(_KEY, push_crypto.new_private_key())

    async def make_message(self, target: PushTarget, way: Way, news: Announcement, now: float) -> Message:
        """The request that brings news to a browser."""
        if not self.is_possible:
            raise Undelivered("server")
        from banchisa.server.notices import push_crypto

        body = msgspec.json.encode(PushNews(news.title, news.text, news.link, news.table or "banchisa"))
        parts = urlsplit(target.endpoint)
        key = await self._private_key()
        token = push_crypto.sign(key, f"{parts.scheme}://{parts.netloc}", int(now + _SIGNED_FOR), way.home)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(_LIFE),
            "Urgency": "high" if news.kind == "turn" else "normal",
            "Authorization": f"vapid t={token}, k={push_crypto.public_key(key)}",
        }
        if news.table:
            headers["Topic"] = news.table
        try:
            return Message(target.endpoint, headers, push_crypto.encrypt(body, target.p256dh, target.auth))
        except ValueError:  # keys that are none
            raise Undelivered("push-keys", is_final=True) from None
