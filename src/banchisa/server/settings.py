"""What can be chosen when a server is started."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from banchisa.server.http.rate_limit import Limits
from banchisa.server.live.service_time import LONGEST_PAUSE
from banchisa.server.notices.settings import NoticeSettings
from banchisa.server.storage.address import StoreAddress
from banchisa.table.chance import new_seed

DAY = 24 * 3600.0  # seconds
WEB = Path(__file__).parent.parent / "web"
MANUAL = Path(__file__).parent.parent / "site"


def _spare_cores() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Address:
    """Where something listens."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"


@dataclass(frozen=True)
class Settings:
    """Where tables are kept, how fast bots step, what is granted."""

    store: StoreAddress  # a file, or the URL of a PostgreSQL database
    pace: float = 0.5  # seconds between two steps of bots, so that people can follow
    order_pace: float = 2.0  # seconds before a standing order answers, at least; at most three times as many
    workers: int = field(default_factory=_spare_cores)  # processes in which bots think
    thought: float = 30.0  # seconds after which a bot is given up; an expert answers in a third of it
    grace: float = 60.0  # seconds after which a person who is to act and not there may be replaced by a bot
    take: str = "banchisa.games.registry:get"  # how workers find a game, module:function
    limits: Limits = field(default_factory=Limits)
    names: frozenset[str] = frozenset()  # under which people call the server, besides its address and the machine's own
    public_url: str = ""  # under which everybody can reach the server, with a slash at its end; empty if nobody said
    may_open: bool = False  # whether who sits at the machine may let in its networks by a click
    base: str = "/"  # the folder of its name in which the server lives, with a slash at both ends
    proxies: frozenset[str] = frozenset()  # whose word on who comes from where is believed
    web: Path = WEB
    manual: Path = MANUAL  # the documentation; it need not be there
    new_seed: Callable[[], bytes] = new_seed
    now: Callable[[], float] = time.time  # what time it is, in seconds since 1970
    longest_pause: float = LONGEST_PAUSE  # seconds after which the server must have been stopped
    analysis: int = 0  # iterations for each position of an analysis; 0: as many as a hard bot makes
    silence: float = 900.0  # seconds without progress after which an analysis is given up
    survey: float = 3.0  # for which bots play a variant before its figures are told
    idle: float = 300.0  # seconds after which a table that nobody looks at leaves the memory
    listed: float = 120.0  # seconds for which a public table is listed after its people have left
    metrics: Address | None = None  # where figures are told to whoever watches the server, if anywhere
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    drain: float = 0.0  # seconds for which requests are still answered after a signal to end
    # seconds after which a table at which nothing happens is removed, if at all
    keep_waiting: float = 2 * DAY  # one that never began
    keep_running: float | None = None
    keep_finished: float | None = None  # or closed
