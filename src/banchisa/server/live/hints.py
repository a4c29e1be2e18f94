"""Hints: what an expert would do, thought about elsewhere and told to nobody but the asker."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from banchisa.bots import hints
from banchisa.bots.levels import EXPERT
from banchisa.bots.win_chances import best_open_rank
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.audience import Listener
from banchisa.server.live.messages import Id, encode, error
from banchisa.server.processes.errands import Errand
from banchisa.server.processes.pool import Failed, Thought, Workers
from banchisa.table.errors import Problem, fault
from banchisa.table.table import Table
from banchisa.table.views import Json


class Advice:
    """The hints under way at one table: one for each asker, and none for a position that is past."""

    def __init__(self, workers: Workers, rates: Buckets, taken: Callable[[int, Listener], None]) -> None:
        self._workers = workers
        self._rates = rates
        self._taken = taken
        self._under_way: dict[Listener, tuple[asyncio.Task[None], Id]] = {}

    def begin(self, table: Table, seat: int, asker: Listener, id: Id) -> None:
        """Let an expert think for a seat of the asker."""
        if asker in self._under_way or not self._rates.take(asker.address, time.monotonic()):
            raise Problem("request/too_many", most=self._rates.rate.most)
        thought = question(table, seat)
        answer: Json = {
            "is": "hint",
            "id": id,
            "version": table.version,
            "place": best_open_rank(table.state.decided_seats()),
        }
        self._under_way[asker] = asyncio.create_task(self._think(thought, answer, seat, asker, id)), id

    async def _think(self, thought: Thought, answer: Json, seat: int, asker: Listener, id: Id) -> None:
        try:
            options = await self._workers.hint(thought, Errand(asker.address, is_waited_for=True))
        except Failed:
            asker.push(error(fault(), id))
        else:
            asker.push(encode({**answer, "options": options}))
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


def question(table: Table, seat: int) -> Thought:
    """What is asked of the expert: a function of what the seat sees and of nothing else, the dice included."""
    seen = table.state.seen_by(seat)
    return Thought("hint", table.game.key, EXPERT, seen.to_json(), hints.number(seen))
