"""What people say at a table: stored first, then told. It is no event of the game: no version counts it."""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets
import time
from typing import get_args
from weakref import WeakKeyDictionary

from banchisa.server.cluster.cluster import Cluster, Signal
from banchisa.server.http.rate_limit import Buckets, Limits
from banchisa.server.live.audience import Audience, Listener
from banchisa.server.live.codec import Id, encode
from banchisa.server.storage.store import TalkHead
from banchisa.server.storage.talk_rows import MOST_STORED, TalkRows
from banchisa.table.errors import Problem
from banchisa.table.identity import clean_line, clean_name
from banchisa.table.table import Table
from banchisa.table.wire.messages import ReactionMessage, SaidMessage
from banchisa.table.wire.requests import React, Say
from banchisa.table.wire.talk import Circle, Emotion, TalkLine, WireTalk

CIRCLES: tuple[Circle, ...] = get_args(Circle)
MOST_TOLD = 50  # lines of each circle that newcomers are told


class TalkLimits:
    """How fast people may talk, at all tables of this server."""

    def __init__(self, limits: Limits) -> None:
        self._people = Buckets(limits.talk)
        self._addresses = Buckets(limits.talk_share)
        self._faces = Buckets(limits.faces)

    def check_line(self, person: str, address: str) -> None:
        self._check(self._people, person, address)

    def check_face(self, person: str, address: str) -> None:
        self._check(self._faces, person, address)

    def _check(self, own: Buckets, person: str, address: str) -> None:
        """Who has had too much for one person takes nothing from those who share the address."""
        now = time.monotonic()
        for bucket in (own.of(person, now), self._addresses.of(address, now)):
            if wait := bucket.take(now):
                raise Problem("talk/too_fast", seconds=math.ceil(wait))


class Conversation:
    """The talk of one table, in two circles: of those who play, whom everybody hears, and of those who watch.

    Who watches could give advice. So those who play hear that circle when the game is over.
    """

    def __init__(self, audience: Audience, rows: TalkRows, cluster: Cluster, limits: TalkLimits) -> None:
        self._audience = audience
        self._rows = rows
        self._cluster = cluster
        self._limits = limits
        self._lines: dict[Circle, list[TalkLine]] = {circle: [] for circle in CIRCLES}
        self._heard: dict[Circle, int] = dict.fromkeys(CIRCLES, 0)  # the last number of each circle
        self._asked: dict[str, tuple[Listener, Id]] = {}  # who waits for an answer, by token
        self._guests: WeakKeyDictionary[Listener, str] = WeakKeyDictionary()  # those without a key
        self._lock = asyncio.Lock()

    @property
    def _table(self) -> Table:
        return self._audience.table

    async def load(self) -> None:
        """Read what was said lately."""
        for circle in CIRCLES:
            self._keep(circle, await self._rows.read(self._table.header.id, circle, 0, MOST_TOLD))

    def describe(self, listener: Listener) -> WireTalk:
        """What was said lately, as far as somebody hears it."""
        if not self._table.header.has_talk:
            return WireTalk(on=False)
        heard = [line for circle in CIRCLES if self._hears(listener, circle) for line in self._lines[circle]]
        who = self._sign(listener) if self._circle_of(listener) == "watchers" else ""
        return WireTalk(lines=tuple(sorted(heard, key=lambda line: line.at)), who=who)

    # saying

    async def say(self, asker: Listener, message: Say) -> None:
        """Store a line and tell it; one that was stored before is only answered."""
        self._check_open()
        line = self._compose(asker, message)
        self._limits.check_line(self._sign(asker), asker.address)
        self._asked[line.token] = asker, message.id
        try:
            await self._rows.add(self._table.header.id, line)
            await self.catch_up(line.circle)
            if line.token in self._asked:
                asker.push(encode(SaidMessage(id=message.id, lines=await self._find(line.token))))
        finally:
            self._asked.pop(line.token, None)
        self._cluster.send(self._table.header.id, Signal("talk", -1, self._table.version))

    def react(self, asker: Listener, message: React) -> None:
        """Show a face to everybody for a moment; nothing of it is kept."""
        self._check_open()
        seat = self._seat_of(asker)
        if seat is None:
            raise Problem("seat/not_yours")
        self._limits.check_face(self._sign(asker), asker.address)
        self.tell_face(seat, message.face, asker, message.id)
        self._cluster.send(self._table.header.id, Signal("reaction", seat, self._table.version, message.face))

    def _check_open(self) -> None:
        self._table.check_not_closed()
        if not self._table.header.has_talk:
            raise Problem("talk/off")

    def _compose(self, asker: Listener, message: Say) -> TalkLine:
        circle, now = self._circle_of(asker), round(time.time(), 3)
        watches = circle == "watchers"
        return TalkLine(
            circle=circle,
            n=0,  # until the store has numbered it
            at=now,
            token=message.token,
            seat=self._seat_of(asker),
            who=self._sign(asker) if watches else "",
            name=clean_name(message.name) if watches and message.name.strip() else "",
            text="" if message.text is None else clean_line(message.text),
            phrase=message.phrase,
            language=None if message.phrase is None else message.language,
        )

    async def _find(self, token: str) -> list[TalkLine]:
        """A line that was stored before; if there is none, talk was switched off at another server meanwhile."""
        found = await self._rows.find(self._table.header.id, token)
        if not found:
            raise Problem("talk/off")
        return found

    # hearing

    async def catch_up(self, *circles: Circle) -> None:
        """Read and tell what was stored meanwhile, by this server or another one."""
        async with self._lock:
            for circle in circles or CIRCLES:
                lines = await self._rows.read(self._table.header.id, circle, self._heard[circle], MOST_STORED)
                if lines:
                    self._keep(circle, lines)
                    self._tell(circle, lines)

    def is_behind(self, head: TalkHead) -> bool:
        """Whether more was stored than this server has told."""
        return any(head.last[circle] > self._heard[circle] for circle in CIRCLES)

    def reveal(self) -> None:
        """The game is over: those who played hear what was said by those who watched."""
        if self._table.header.has_talk and (lines := self._lines["watchers"]):
            frame = encode(SaidMessage(lines=lines))
            for listener in self._audience.listeners:
                if self._circle_of(listener) == "table":
                    listener.push(frame)

    def tell_face(self, seat: int, face: Emotion, asker: Listener | None = None, id: Id = None) -> None:
        if self._table.header.has_talk:
            frame = encode(ReactionMessage(seat=seat, face=face))
            answer = frame if id is None else encode(ReactionMessage(id=id, seat=seat, face=face))
            for listener in self._audience.listeners:
                listener.push(answer if listener is asker else frame)

    def _keep(self, circle: Circle, lines: list[TalkLine]) -> None:
        self._lines[circle] = [*self._lines[circle], *lines][-MOST_TOLD:]
        self._heard[circle] = max((line.n for line in lines), default=self._heard[circle])

    def _tell(self, circle: Circle, lines: list[TalkLine]) -> None:
        """Lines for all who hear this circle; for whoever has asked, with the id of that."""
        if not self._table.header.has_talk:
            return
        answered = dict(self._asked.pop(line.token) for line in lines if line.token in self._asked)
        frame = encode(SaidMessage(lines=lines))
        for listener in self._audience.listeners:
            if listener in answered:
                listener.push(encode(SaidMessage(id=answered[listener], lines=lines)))
            elif self._hears(listener, circle):
                listener.push(frame)

    # who somebody is

    def _seat_of(self, listener: Listener) -> int | None:
        """The seat for which somebody speaks: of several the one with whose eyes they look, or one that a bot keeps."""
        if listener.mine:
            return self._table.viewer(listener.mine)
        return next(iter(self._table.left_seats_of(listener.holder)), None)

    def _circle_of(self, listener: Listener) -> Circle:
        return "watchers" if self._seat_of(listener) is None else "table"

    def _hears(self, listener: Listener, circle: Circle) -> bool:
        return circle == "table" or self._table.is_over or self._circle_of(listener) == circle

    def _sign(self, listener: Listener) -> str:
        """The same for all lines of a person at this table, and of no use elsewhere."""
        if listener.holder is None:
            return self._guests.setdefault(listener, secrets.token_hex(6))
        return hashlib.sha256(f"{self._table.header.id} {listener.holder}".encode()).hexdigest()[:12]
