"""The time for which tables were served: what passes while the server is stopped or down costs nobody anything."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

SERVICE, SIGN_OF_LIFE = "service", "alive"  # under which the store keeps it
LONGEST_PAUSE = 1.0  # seconds between two looks at the time; what is longer was a stop
_NOTICED = 3.0  # seconds of a stop after which pages may have given up their connection
_TO_COME_BACK = 20.0  # seconds that a page takes at most until it tries again, and so costs nobody anything either
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
        stopped = self._seen - before
        if stopped < 0:
            self._forget_after(self._seen + _TO_COME_BACK)  # the clock of the machine was set back
        if stopped > self._longest_pause:
            self._note_outage(before, self._seen, stopped > _NOTICED)
        return self._seen

    def resume(self, data: str, is_alone: bool) -> None:
        """Go on after a server that has left this sign of life; if there is no other one, all pages lost it."""
        found = msgspec.json.decode(data, type=SignOfLife)
        since, self._outages = self._outages, found.outages
        self._forget_after(self.began + _TO_COME_BACK)
        if found.seen < self.began:
            self._note_outage(found.seen, self.began, is_alone or self.began - found.seen > _NOTICED)
        for begin, until in since:
            self._note_outage(begin, until, False)

    def _note_outage(self, begin: float, end: float, was_noticed: bool) -> None:
        """Tables were not served; where pages have noticed that, people are given the time to come back."""
        until = end + _TO_COME_BACK if was_noticed else end
        begin = max(begin, self._served_from)
        if begin < until:
            self._outages.append((begin, until))

    def _forget_after(self, end: float) -> None:
        self._outages = [(begin, min(until, end)) for begin, until in self._outages if begin < end]

    @property
    def _served_from(self) -> float:
        """When the last outage ended, or will end."""
        return self._outages[-1][1] if self._outages else 0.0

    @property
    def granted(self) -> float:
        """The seconds for which people may still come back after an outage, before time goes on."""
        now = self.now()
        return max(0.0, self._served_from - now)

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
        now = self.now()
        return sum(max(0.0, min(now, until) - max(since, begin)) for begin, until in self._outages)
