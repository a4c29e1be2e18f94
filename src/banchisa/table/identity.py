"""Keys, invites and names: who may sit where."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import string
import unicodedata

from banchisa.table.errors import Problem
from banchisa.table.wire.limits import LONGEST_LINE, LONGEST_NAME

COOKIE = "banchisa_key"
_MOST_MARKS = 2  # on one letter
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
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


def table_from(text: str) -> str:
    """The id of a table that belongs to this text: always the same one."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in hashlib.sha256(text.encode()).digest()[:12])


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def is_table(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def holder_of(key: str) -> str:
    """What the server keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how nearly."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name without control and other invisible characters, 1 to 24 characters long, at least one of them visible."""
    return _clean(text, longest, Problem("seat/name", most=longest))


def clean_line(text: str) -> str:
    """Something that is said, cleaned in the same way."""
    return _clean(text, LONGEST_LINE, Problem("talk/text", most=LONGEST_LINE))


def _clean(text: str, longest: int, problem: Problem) -> str:
    seen = (" " if char.isspace() or char in _BLANK else char for char in unicodedata.normalize("NFC", text))
    shown = "".join(char for char in seen if not unicodedata.category(char).startswith("C"))
    line = " ".join(_with_few_marks(shown).split())
    if not 1 <= len(line) <= longest or all(_is_mark(char) or char == " " for char in line):
        raise problem
    return line


def _with_few_marks(text: str) -> str:
    """The same letters, each with at most so many marks that it stays on its line."""
    out, marks = [], 0
    for char in text:
        marks = marks + 1 if _is_mark(char) else 0
        if marks <= _MOST_MARKS:
            out.append(char)
    return "".join(out)


def _is_mark(char: str) -> bool:
    """Whether this only changes the letter before it."""
    return unicodedata.category(char) in ("Mn", "Me")


def clean_entropy(text: str) -> str:
    """What a person adds to chance: hexadecimal, 16 to 128 characters."""
    if _ENTROPY.fullmatch(text) is None:
        raise Problem("request/malformed", what="entropy: must be 16 to 128 hexadecimal characters")
    return text
