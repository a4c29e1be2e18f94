"""Sizes and rates: how much one may ask for."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from banchisa.table.errors import Problem
from banchisa.table.wire.limits import LARGEST_BODY

_MOST_KNOWN = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, filled up evenly within so many seconds."""

    most: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """What a server grants; the protocol names most of them."""

    body: int = LARGEST_BODY
    message: int = 4 * 1024
    head: float = 10.0  # seconds for the head of a request
    connections: int = 200  # of one address, besides its sockets
    messages: Rate = Rate(200, 10)  # of one socket
    share: int = 8  # so many sockets' worth of messages gets one address, counted by what they cost
    requests: Rate = Rate(1200, 60)  # of one address
    openings: Rate = Rate(60, 60)  # tables opened or joined by one address
    waiting: int = 20  # tables with open seats, opened by one browser or one address
    codes: Rate = Rate(10, 600)  # of devices, tried by one address
    hints: Rate = Rate(30, 60)  # asked for by one address
    figures: Rate = Rate(30, 60)  # of variants not yet known, asked for by one address
    talk: Rate = Rate(6, 24)  # lines of one person
    talk_share: Rate = Rate(60, 60)  # lines and faces of one address
    faces: Rate = Rate(1, 5)  # of one person
    notices: Rate = Rate(10, 600)  # ways added or tried by one address
    welcomes: Rate = Rate(10, 20)  # whole tables for one socket that asked for what is past
    sockets: int = 500  # of people who only watch, at one table
    sockets_share: int = 100  # of these, from one address
    tabs: int = 16  # sockets of one browser at a table it belongs to; the newest stay
    crowd: int = 2000  # sockets of one address in all
    outbox: int = 64  # messages that may wait for a slow client
    heartbeat: float = 10.0  # seconds between pings of a socket, and for its answer: who gives none is dropped
    beat: float = 2.0  # seconds between words to sockets that want some: pages do not hear of pings
    patience: float = 20.0  # seconds a client may take for one message, or for its body


class Bucket:
    """Tokens that are taken at will and come back with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.most)
        self._at = now

    def take(self, now: float) -> float:
        """Take one token: 0 if there was one, else the seconds until there will be."""
        self._fill(now)
        if self._left >= 1.0:
            self._left -= 1.0
            return 0.0
        return (1.0 - self._left) * self._rate.seconds / self._rate.most

    def pay(self, tokens: float, now: float) -> None:
        """Take so many tokens, also those that are not there yet."""
        self._fill(now)
        self._left -= tokens

    def debt(self, now: float) -> float:
        """The seconds until all that was taken has come back."""
        self._fill(now)
        return max(0.0, -self._left) * self._rate.seconds / self._rate.most

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self._left >= self._rate.most

    def _fill(self, now: float) -> None:
        gained = (now - self._at) * self._rate.most / self._rate.seconds
        self._left = min(float(self._rate.most), self._left + gained)
        self._at = now


@dataclass
class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    rate: Rate
    _known: dict[str, Bucket] = field(default_factory=dict)

    def check(self, address: str) -> None:
        """Refuse one thing too many of this address."""
        now = time.monotonic()
        if self.of(address, now).take(now):
            raise Problem("request/too_many", most=self.rate.most)

    def of(self, address: str, now: float) -> Bucket:
        if address not in self._known:
            if len(self._known) >= _MOST_KNOWN:
                self._forget(now)
            self._known[address] = Bucket(self.rate, now)
        return self._known[address]

    def _forget(self, now: float) -> None:
        self._known = {address: bucket for address, bucket in self._known.items() if not bucket.is_full(now)}
