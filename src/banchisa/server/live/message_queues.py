"""Whose message is answered next: one of each address in a round of the event loop, and not more than its share."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from banchisa.server.http.rate_limit import Bucket, Limits, Rate

_MOST_KNOWN = 10_000
_REST = 0.001  # seconds


class MessageQueue:
    """The messages of one address. They are answered one by one, with everybody else's in between.

    After one that was answered at once the address rests. Without that, a burst of questions would keep Python's lock
    from the thread that writes, and every step would wait for the end of the burst.
    """

    def __init__(self, rate: Rate) -> None:
        self._budget = Bucket(rate, time.monotonic())
        self._is_taken = False  # the turn of this round of the event loop
        self._turn = 0
        self._needs_rest = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> int:
        """Come back when the next message of this address may be answered; the number of its turn."""
        while debt := self._budget.debt(time.monotonic()):
            await asyncio.sleep(debt)
        loop = asyncio.get_running_loop()
        if not self._is_taken:
            self._is_taken = True
            loop.call_soon(self._pass_on)
        else:
            mine = loop.create_future()
            self._waiting.append(mine)
            await mine
        return self._turn

    def _pass_on(self) -> None:
        """The round is over: the next in the queue may go on in the one to come, or after a rest."""
        loop = asyncio.get_running_loop()
        self._turn += 1
        if self._needs_rest:
            self._needs_rest = False
            loop.call_later(_REST, self._pass_on)
            return
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                loop.call_soon(self._pass_on)
                return
        self._is_taken = False

    def pay(self, tokens: float, turn: int) -> None:
        """The message of this turn has cost so much."""
        self._budget.pay(tokens, time.monotonic())
        if turn == self._turn:
            self._needs_rest = True

    @property
    def is_idle(self) -> bool:
        return not self._is_taken and self._budget.is_full(time.monotonic())


class MessageQueues:
    """The queue of every address that has sent something lately."""

    def __init__(self, limits: Limits) -> None:
        self._rate = Rate(limits.share * limits.messages.most, limits.messages.seconds)
        self._known: dict[str, MessageQueue] = {}

    def of(self, address: str) -> MessageQueue:
        if address not in self._known:
            if len(self._known) >= _MOST_KNOWN:
                self._known = {known: queue for known, queue in self._known.items() if not queue.is_idle}
            self._known[address] = MessageQueue(self._rate)
        return self._known[address]
