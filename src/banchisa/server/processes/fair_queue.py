"""For whom bots think, and in which order, when there are more questions than processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

_HALF_LIFE = 60.0  # seconds after which thinking counts half
_GUESS = 1.0  # seconds that a thought is taken for until one knows
_FORGOTTEN = 0.01  # seconds of thinking that nobody remembers
_MOST_KNOWN = 10_000


class NoLongerWanted(Exception):
    """Nobody needs the answer any more."""


@dataclass(frozen=True)
class Purpose:
    """On whose behalf a bot thinks."""

    address: str = ""
    is_waited_for: bool = False  # by somebody who plays there
    is_wanted: Callable[[], bool] = lambda: True  # still


@dataclass(frozen=True, eq=False)
class _Waiter:
    purpose: Purpose
    effort: int
    number: int
    called: asyncio.Future[None]


class Usage:
    """The seconds that were thought lately for one address."""

    __slots__ = ("_at", "_seconds")

    def __init__(self, now: float) -> None:
        self._seconds = 0.0
        self._at = now

    def seconds(self, now: float) -> float:
        self._seconds *= 0.5 ** ((now - self._at) / _HALF_LIFE)
        self._at = now
        return self._seconds

    def add(self, seconds: float, now: float) -> None:
        self._seconds = self.seconds(now) + seconds


class FairQueue:
    """Lets so many think at a time.

    Those for whom a player waits come first; of these the address for which the least was thought lately; of one
    address what is quick before what takes long, and then who came first.
    """

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._waiting: list[_Waiter] = []
        self._accounts: dict[str, Usage] = {}
        self._came = 0

    @property
    def is_full(self) -> bool:
        """Whether one more would have to wait."""
        return not self._free

    def count(self) -> tuple[int, int]:
        """How many wait, and how many think."""
        return len(self._waiting), self._places - self._free

    @asynccontextmanager
    async def turn(self, purpose: Purpose, effort: int) -> AsyncIterator[None]:
        """Wait for a place, and hold it; NoLongerWanted if nobody needs it by then."""
        await self._wait(purpose, effort)
        begun = time.monotonic()
        self._charge(purpose.address, _GUESS)
        try:
            yield
        finally:
            self._charge(purpose.address, time.monotonic() - begun - _GUESS)
            self._pass_on()

    async def _wait(self, purpose: Purpose, effort: int) -> None:
        if self._free:
            self._free -= 1
            return
        self._came += 1
        waiter = _Waiter(purpose, effort, self._came, asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        try:
            await waiter.called
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            elif not waiter.called.cancelled():
                self._pass_on()  # its turn had just come
            raise

    def _pass_on(self) -> None:
        """The place of one who has finished goes to the next."""
        now = time.monotonic()
        while self._waiting:
            best = min(self._waiting, key=lambda waiter: self._rank(waiter, now))
            self._waiting.remove(best)
            if best.called.done():
                continue
            if best.purpose.is_wanted():
                best.called.set_result(None)
                return
            best.called.set_exception(NoLongerWanted())
        self._free += 1

    def _rank(self, waiter: _Waiter, now: float) -> tuple[bool, float, int, int]:
        purpose = waiter.purpose
        return not purpose.is_waited_for, self._thinking_time(purpose.address, now), waiter.effort, waiter.number

    def _thinking_time(self, address: str, now: float) -> float:
        return self._accounts[address].seconds(now) if address in self._accounts else 0.0

    def _charge(self, address: str, seconds: float) -> None:
        now = time.monotonic()
        if len(self._accounts) >= _MOST_KNOWN:
            known = self._accounts.items()
            self._accounts = {address: account for address, account in known if account.seconds(now) > _FORGOTTEN}
        self._accounts.setdefault(address, Usage(now)).add(seconds, now)
