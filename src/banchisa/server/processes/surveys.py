"""What bots find out about variants: one after the other in a process of its own, stored for whoever asks later."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from banchisa.engine.game import Game
from banchisa.engine.state import Terms
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.processes.pool import BotFailed, WorkerPool
from banchisa.server.processes.questions import SurveyQuestion
from banchisa.server.settings import Settings
from banchisa.server.storage.store import Store
from banchisa.table.errors import Problem, log_internal_error
from banchisa.table.events import FIGURES, Keep
from banchisa.table.wire.answers import Figures

MOST_WAITING = 20
MOST_KEPT = 500  # in memory
_read_figures = msgspec.json.Decoder(Figures).decode


@dataclass(frozen=True)
class Asker:
    """Who asks from where, and whether they are still there."""

    address: str
    is_gone: Callable[[], Awaitable[bool]]


@dataclass(frozen=True)
class _Found:
    figures: Figures
    since: float  # by the clock on the wall

    def now(self) -> Figures:
        return replace(self.figures, age=max(0, round(time.time() - self.since)))


class Surveys:
    """Figures of variants; bots at tables have other processes and never wait for them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._seconds = settings.survey
        self._workers = WorkerPool(1, settings.take, settings.thought)
        self._rates = Buckets(settings.limits.figures)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._found: dict[str, _Found] = {}  # by the name of the variant

    async def of(self, game: Game, terms: Terms, asker: Asker) -> Figures | None:
        """The figures of a variant, found out now unless they are known; none for whoever did not wait for them."""
        variant = name_variant(game, terms)
        if variant not in self._found and not await self._find(variant):
            self._check_rate(asker)
            await self._in_turn(variant, terms, asker)
        return self._found[variant].now() if variant in self._found else None

    async def _find(self, variant: str) -> bool:
        """Whether the figures of a variant are in the store; they are remembered then."""
        stored = await self._store.load_finding(FIGURES, variant)
        if stored is None:
            return False
        try:
            self._remember(variant, _Found(_read_figures(stored.data), stored.at))
        except msgspec.DecodeError:  # of another version of Banchisa
            return False
        return True

    def _check_rate(self, asker: Asker) -> None:
        self._rates.check(asker.address)
        if self._waiting >= MOST_WAITING:
            raise Problem("request/too_many", most=MOST_WAITING)

    async def _in_turn(self, variant: str, terms: Terms, asker: Asker) -> None:
        """Find a variant's figures when its turn comes, unless somebody else did or nobody waits any more."""
        self._waiting += 1
        try:
            async with self._turn:
                if variant not in self._found and not await asker.is_gone():
                    await self._keep(variant, await self._play(terms))
        finally:
            self._waiting -= 1

    async def _play(self, terms: Terms) -> Figures:
        try:
            return await self._workers.survey(
                SurveyQuestion(terms.game, int(terms.seats), terms.options, self._seconds)
            )
        except BotFailed:
            raise log_internal_error() from None

    async def _keep(self, variant: str, figures: Figures) -> None:
        self._remember(variant, _Found(figures, time.time()))
        with suppress(Problem):  # then they are found out again another day
            await self._store.write(Keep(FIGURES, variant, msgspec.json.encode(figures).decode()))

    def _remember(self, variant: str, found: _Found) -> None:
        """Remember figures, and forget the oldest ones that are too many."""
        self._found[variant] = found
        for old in list(self._found)[:-MOST_KEPT]:
            del self._found[old]

    async def close(self) -> None:
        await self._workers.close()


def name_variant(game: Game, terms: Terms) -> str:
    """A short name for a game with these components, seats and options; another version of the rules has another."""
    variant = [game.key, game.version, game.components_data(), int(terms.seats), sorted(terms.options.items())]
    return hashlib.sha256(json.dumps(variant, default=str).encode()).hexdigest()[:32]
