"""What bots find out about variants: one after the other in a process of its own, kept for whoever asks later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from msgspec.structs import replace

from banchisa.engine.game import Game
from banchisa.engine.state import Terms
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.processes.pool import BotFailed, SurveyQuestion, WorkerPool
from banchisa.server.settings import Settings
from banchisa.table.errors import Problem, log_internal_error
from banchisa.table.wire.answers import Figures

MOST_WAITING = 20
MOST_KEPT = 500
Variant = tuple[Game, int, tuple[tuple[str, object], ...]]  # a game equals only those with the same components


@dataclass(frozen=True)
class Asker:
    """Who asks from where, and whether they are still there."""

    address: str
    is_gone: Callable[[], Awaitable[bool]]


@dataclass(frozen=True)
class _Found:
    figures: Figures
    since: float

    def now(self) -> Figures:
        return replace(self.figures, age=round(time.monotonic() - self.since))


class Surveys:
    """Figures of variants; bots at tables have other processes and never wait for them."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.survey
        self._workers = WorkerPool(1, settings.take, settings.thought)
        self._rates = Buckets(settings.limits.figures)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._found: dict[Variant, _Found] = {}

    async def of(self, game: Game, terms: Terms, asker: Asker) -> Figures | None:
        """The figures of a variant, found out now unless they are known; none for who did not wait for them."""
        variant = (game, int(terms.seats), tuple(sorted(terms.options.items())))
        if variant not in self._found:
            self._check_rate(asker)
            await self._in_turn(variant, terms, asker)
        return self._found[variant].now() if variant in self._found else None

    def _check_rate(self, asker: Asker) -> None:
        if not self._rates.take(asker.address, time.monotonic()):
            raise Problem("request/too_many", most=self._rates.rate.most)
        if self._waiting >= MOST_WAITING:
            raise Problem("request/too_many", most=MOST_WAITING)

    async def _in_turn(self, variant: Variant, terms: Terms, asker: Asker) -> None:
        """Find a variant's figures when its turn comes, unless somebody else did or nobody waits any more."""
        self._waiting += 1
        try:
            async with self._turn:
                if variant not in self._found and not await asker.is_gone():
                    self._keep(variant, await self._play(terms))
        finally:
            self._waiting -= 1

    async def _play(self, terms: Terms) -> Figures:
        try:
            return await self._workers.survey(
                SurveyQuestion(terms.game, int(terms.seats), terms.options, self._seconds)
            )
        except BotFailed:
            raise log_internal_error() from None

    def _keep(self, variant: Variant, figures: Figures) -> None:
        """Remember figures, and forget the oldest ones that are too many."""
        self._found[variant] = _Found(figures, time.monotonic())
        for old in list(self._found)[:-MOST_KEPT]:
            del self._found[old]

    async def close(self) -> None:
        await self._workers.close()
