"""The time for which tables were served: what passes while the server is stopped or down costs nobody anything."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

SERVICE, SIGN_OF_LIFE = "service", "alive"  # under which the store keeps it
LONGEST_PAUSE = 1.0  # seconds between two looks at the time; what is longer was a stop
_KEPT = 60 * 24 * 3600.0  # seconds for which outages are remembered: longer than a turn may take


class SignOfLife(msgspec.Struct, frozen=True):
    """What a server keeps for the one that comes after it."""

    seen: float
    outages: list[tuple[float, float]]


class ServiceTime:
    """Tells the time, and notices when nobody has asked for it for so long that the process must have been stopped."""

    def __init__(self, now: Callable[[], float] = time.time, longest_pause: float = LONGEST_PAUSE) -> None:
        self._now = now
        self._longest_pause = longest_pause
        self._seen = self.began = now()
        self._outages: list[tuple[float, float]] = []

    def now(self) -> float:
        """The time; somebody asks several times a second."""
        before, self._seen = self._seen, self._now()
        if self._seen - before > self._longest_pause:
            self._outages.append((before, self._seen))
        return self._seen

    def resume(self, data: str) -> None:
        """Go on after a server that has left this sign of life."""
        found = msgspec.json.decode(data, type=SignOfLife)
        down = [(found.seen, self.began)] if found.seen < self.began else []
        self._outages = [*found.outages, *down, *self._outages]

    def write(self) -> str:
        """The sign of life of this moment."""
        now = self.now()
        self._outages = [outage for outage in self._outages if now - outage[1] < _KEPT]
        return msgspec.json.encode(SignOfLife(now, self._outages)).decode()

    def served_since(self, since: float) -> float:
        """The seconds since then in which tables were served."""
        return max(0.0, self.now() - since - self.lost_since(since))

    def lost_since(self, since: float) -> float:
        """The seconds since then in which none were."""
        return sum(max(0.0, until - max(since, begin)) for begin, until in self._outages)
