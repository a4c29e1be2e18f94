"""The time for which tables were served: what passes while the server is stopped or down costs nobody anything."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

SERVICE, SIGN_OF_LIFE = "service", "alive"  # under which the store keeps it
LONGEST_PAUSE = 1.0  # seconds between two looks at the time; what is longer was a stop
_KEPT = 60 * 24 * 3600.0  # seconds for which outages are remembered: longer than a turn may take
_NOTICED = 3.0  # seconds of a stop after which pages may have given up their connection
_TO_COME_BACK = 20.0  # seconds that a page takes at most to try again


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
        self.back = self.began  # when people could come back after the last stop that they noticed
        self._outages: list[tuple[float, float]] = []

    def now(self) -> float:
        """The time; somebody asks several times a second."""
        before, self._seen = self._seen, self._now()
        if self._seen - before > self._longest_pause:
            self._outages.append((before, self._seen))
        if self._seen - before > max(self._longest_pause, _NOTICED):
            self.back = self._seen
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


class Returns:
    """Who came back to a table when, after the server was away: until then nobody's time runs, for some seconds."""

    def __init__(self, time: ServiceTime) -> None:
        self._time = time
        self._came: dict[str, float] = {}  # when each holder was first seen again

    def note(self, holder: str) -> bool:
        """Somebody is seen; whether for the first time since the server is back."""
        is_first = self._came.get(holder, 0.0) < self._time.back
        if is_first:
            self._came[holder] = self._time.now()
        return is_first

    def time_waited(self, holder: str, is_here: bool, since: float) -> float:
        """The seconds since then for which this person could not be back yet."""
        now, back = self._time.now(), self._time.back
        came = self._came.get(holder, 0.0)
        if came < back:
            came = back if is_here else now  # who is still here has noticed nothing
        return max(0.0, min(came, back + _TO_COME_BACK) - max(back, since))

    def time_granted(self, holder: str, is_here: bool) -> float:
        """For how many seconds this person is still waited for."""
        is_back = is_here or self._came.get(holder, 0.0) >= self._time.back
        return 0.0 if is_back else max(0.0, self._time.back + _TO_COME_BACK - self._time.now())
