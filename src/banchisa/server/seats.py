"""Keys, invites and names: who may sit where."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import string
import unicodedata

from banchisa.server.errors import Problem

COOKIE = "banchisa_key"
LONGEST_NAME = 24
_LETTERS = string.ascii_lowercase + string.digits
_KEY = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)  # 32 bytes in base64 without padding
_TABLE = re.compile(r"[a-z0-9]{12}", re.ASCII)
_ENTROPY = re.compile(r"[0-9a-fA-F]{16,128}", re.ASCII)


def new_key() -> str:
    """A secret that a browser keeps; whoever has it acts for its seats."""
    return secrets.token_urlsafe(32)


def new_invite() -> str:
    """A secret that lets one sit down at one table."""
    return secrets.token_urlsafe(16)


def new_table() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def is_table(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def holder_of(key: str) -> str:
    """What the server keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how nearly."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def clean_name(text: str) -> str:
    """A name without control and other invisible characters, 1 to 24 characters long."""
    seen = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    visible = "".join(char for char in seen if not unicodedata.category(char).startswith("C"))
    name = " ".join(visible.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Problem("seat/name", most=LONGEST_NAME)
    return name


def clean_entropy(text: str | None) -> str:
    """What a person adds to chance: hexadecimal, 16 to 128 characters."""
    if text is None or _ENTROPY.fullmatch(text) is None:
        raise Problem("request/malformed", what="entropy: must be 16 to 128 hexadecimal characters")
    return text
