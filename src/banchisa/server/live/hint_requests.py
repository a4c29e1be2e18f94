"""Hints: what an expert would do, computed elsewhere and told to nobody but the asker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from banchisa.bots import hints
from banchisa.bots.levels import EXPERT
from banchisa.bots.win_chances import best_open_rank
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.audience import Listener
from banchisa.server.live.codec import Id, encode, error
from banchisa.server.processes.fair_queue import Purpose
from banchisa.server.processes.pool import BotFailed, WorkerPool
from banchisa.server.processes.questions import HintQuestion
from banchisa.table.errors import Problem, log_internal_error
from banchisa.table.table import Table
from banchisa.table.wire.messages import HintMessage


class HintRequests:
    """The hints that are computed for one table now: one for each asker, and none for a position that is past."""

    def __init__(self, workers: WorkerPool, rates: Buckets, taken: Callable[[int, Listener], None]) -> None:
        self._workers = workers
        self._rates = rates
        self._taken = taken
        self._under_way: dict[Listener, tuple[asyncio.Task[None], Id]] = {}

    def begin(self, table: Table, seat: int, asker: Listener, id: Id) -> None:
        """Let an expert think for a seat of the asker."""
        if asker in self._under_way:
            raise Problem("request/too_many", most=self._rates.rate.most)
        self._rates.check(asker.address)
        question = ask_expert(table, seat)
        place = best_open_rank(table.state.decided_seats())
        answer = HintMessage(id=id, version=table.version, place=place, options=[])
        self._under_way[asker] = asyncio.create_task(self._think(question, answer, seat, asker)), id

    async def _think(self, question: HintQuestion, answer: HintMessage, seat: int, asker: Listener) -> None:
        try:
            options = await self._workers.hint(question, Purpose(asker.address, is_waited_for=True))
        except BotFailed:
            asker.push(error(log_internal_error(), answer.id))
        else:
            asker.push(encode(replace(answer, options=options)))
            self._taken(seat, asker)
        del self._under_way[asker]

    def move_on(self, version: int) -> None:
        """The position has changed: nobody needs these hints any more, and whoever asked hears so."""
        for asker, (_, id) in list(self._under_way.items()):
            self.forget(asker)
            asker.push(error(Problem("action/stale", version=version), id))

    def forget(self, asker: Listener) -> None:
        if asker in self._under_way:
            self._under_way.pop(asker)[0].cancel()

    def end(self) -> None:
        for asker in list(self._under_way):
            self.forget(asker)


def ask_expert(table: Table, seat: int) -> HintQuestion:
    """What is asked of the expert: a function of what the seat sees and of nothing else, the dice included."""
    seen = table.state.seen_by(seat)
    return HintQuestion(table.game.key, EXPERT, seen.to_json(), hints.number(seen))
