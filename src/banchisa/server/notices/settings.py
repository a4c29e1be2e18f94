"""What can be chosen about notices when a server is started."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from banchisa.engine.errors import BanchisaError

Encryption = Literal["tls", "starttls", "none"]
_MINUTE, _HOUR = 60.0, 3600.0
PORTS: dict[Encryption, int] = {"tls": 465, "starttls": 587, "none": 25}


@dataclass(frozen=True)
class MailServer:
    """Who takes mails for others, and in whose name they are sent."""

    host: str
    sender: str
    port: int = 587
    encryption: Encryption = "starttls"
    user: str = ""
    password: str = ""


@dataclass(frozen=True)
class NoticeSettings:
    """How people are told what happens while they are not looking."""

    mail: MailServer | None = None
    allows_private: bool = False  # whether webhooks may be in the server's own network, and without encryption
    delay: float = 30.0  # seconds after which something is told: who plays on meanwhile need not hear of it
    poll: float = 3.0  # seconds between two looks for what is due
    lease: float = 120.0  # seconds after which what a server wanted to send is left to others
    pauses: tuple[float, ...] = (
        _MINUTE, 5 * _MINUTE, 15 * _MINUTE, _HOUR, 3 * _HOUR, 6 * _HOUR, 12 * _HOUR,
    )  # fmt: skip  # before each further try; after the last one it is given up
    clock: Callable[[], float] = time.time  # seconds since 1970


def read_password(file: Path | None) -> str:
    """The password in a file, or else in the environment: on the command line everybody could read it."""
    if file is None:
        return os.environ.get("BANCHISA_MAIL_PASSWORD", "")
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as why:
        raise BanchisaError(f"--mail-password-file: {file} cannot be read: {why}") from None


def read_mail_server(
    host: str | None, sender: str | None, port: int | None, encryption: Encryption, user: str, password: str
) -> MailServer | None:
    """The mail server that was named, if one was."""
    if host is None:
        return None
    if not sender or "@" not in sender:
        raise BanchisaError("--mail-sender: mails need a sender such as banchisa@games.example")
    if bool(user) != bool(password):
        raise BanchisaError("--mail-user: a user needs a password (BANCHISA_MAIL_PASSWORD, or --mail-password-file)")
    return MailServer(host, sender, PORTS[encryption] if port is None else port, encryption, user, password)
