"""Plays the bots of a table, as long as somebody looks or is told when it is their turn."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from banchisa.engine.rng import Rng
from banchisa.server.live.services import Services
from banchisa.server.processes.fair_queue import NoLongerWanted, Purpose
from banchisa.server.processes.pool import BotFailed
from banchisa.server.processes.questions import ChooseQuestion
from banchisa.table import chance, decisions
from banchisa.table.errors import Problem
from banchisa.table.table import Table
from banchisa.table.take_backs import TIME_TO_ANSWER

if TYPE_CHECKING:
    from banchisa.server.live.room import Room

log = logging.getLogger("banchisa.server")


class BotPlayer:
    """Lets the bot to act think, and takes its step."""

    def __init__(self, room: Room, services: Services) -> None:
        self._room = room
        self._services = services
        self._stepped = 0.0
        self._changed = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._is_awaited = False  # by people who do not look, but are told when it is their turn

    @property
    def are_thinking(self) -> bool:
        return self._thinking is not None

    def note_step(self) -> None:
        """Something happened at the table: the next bot gives people time to look at it."""
        self._stepped = asyncio.get_running_loop().time()

    def move_on(self) -> None:
        """Nobody needs to look any longer at what was decided for the position as it was."""
        self._changed.set()

    def wake(self) -> None:
        if self._thinking is None and self._has_work():
            self._thinking = asyncio.create_task(self._play())

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    def _has_work(self) -> bool:
        """Whether a bot is to act for people who may be here, or want to be told when it is their turn."""
        table = self._room.table
        if table.bot_to_act is None or not self._room.attendance.leads:
            return False
        return self._are_wanted or any(seat.kind == "human" for seat in table.seats)

    @property
    def _are_wanted(self) -> bool:
        """Whether bots play now: somebody looks, or the next person waits for days, or somebody's time was up."""
        table = self._room.table
        return self._room.attendance.is_watched or (
            table.clock is not None and (table.clock.is_slow or table.is_substituted)
        )

    async def _is_wanted(self) -> bool:
        if not self._has_work():
            return False
        self._is_awaited = not self._are_wanted and await self._is_anybody_told()
        return self._has_people() and self._has_work()

    def _has_people(self) -> bool:
        return self._are_wanted or self._is_awaited

    async def _is_anybody_told(self) -> bool:
        """Whether one of the people who play here is told when it is their turn; nobody if the store does not say."""
        with suppress(Problem):
            people = [seat.holder for seat in self._room.table.seats if seat.kind == "human"]
            return await self._services.are_told(people)
        return False

    async def _play(self) -> None:
        try:
            while await self._is_wanted():
                with suppress(NoLongerWanted):  # everybody left before it could think; perhaps somebody is back by now
                    await self._play_one()
        except Exception:
            log.exception("the bots of table %s stopped", self._room.table.header.id)
        finally:
            self._thinking = None

    async def _play_one(self) -> None:
        """One step of the bot to act; if the table changes meanwhile, its choice is thrown away."""
        table = self._room.table
        seat, version = table.actor, table.version
        self._changed.clear()
        self._room.tell_thinking(seat)
        action = await self._ask(table, seat)
        with suppress(TimeoutError):
            pace = self._services.pace
            pause = pace if table.take_backs.request is None else max(pace, TIME_TO_ANSWER)
            async with asyncio.timeout_at(self._stepped + pause):
                await self._changed.wait()
        self._room.audience.forget_thinking()
        if self._has_people():  # else it is asked again when somebody comes
            await self._act(seat, version, action)

    async def _act(self, seat: int, version: int, action: str) -> None:
        try:
            await self._room.insist(lambda table: decisions.act(table, (seat,), version, action, by_bot=True))
        except Problem as problem:
            if problem.code != "action/stale":
                raise

    async def _ask(self, table: Table, seat: int) -> str:
        """What the bot chooses from what its seat sees; a bot that fails is replaced by lot."""
        game, seen = table.game, table.state.seen_by(seat)
        number = chance.bot_number(table.header.seed, len(table.match.steps), len(table.match.taken_back))
        names = [game.actions.name(action) for action in seen.legal_actions()]
        bot = table.bot_to_act
        level = table.seats[seat].level if bot is None else bot.level
        question = ChooseQuestion(game.key, level, seen.to_json(), number)
        try:
            chosen = await self._services.workers.choose(question, self._purpose())
            if chosen in names:
                return chosen
            log.warning("a bot chose %r, which is not allowed; chosen by lot instead", chosen)
        except BotFailed as why:
            log.warning("a bot failed, chosen by lot instead: %s", why)
        return names[Rng(number).below(len(names))]

    def _purpose(self) -> Purpose:
        """On whose behalf a bot thinks: those who play here before those who watch."""
        room = self._room
        players = [listener for listener in room.audience.listeners if listener.mine]
        address = min((listener.address for listener in players or room.audience.listeners), default="")
        is_played = any(seat.kind == "human" and seat.holder in room.audience.here for seat in room.table.seats)
        return Purpose(address, is_played, self._has_people)
