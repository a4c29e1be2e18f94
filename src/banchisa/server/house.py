"""All tables of a server: opened, found, listed, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
from collections.abc import Mapping

from banchisa.engine.game import Game
from banchisa.server import decisions, lobby, views
from banchisa.server.analyses import Analyses
from banchisa.server.errors import Problem
from banchisa.server.events import Opening, Seat
from banchisa.server.limits import Buckets
from banchisa.server.room import Room, Services
from banchisa.server.seats import is_table, new_invite, new_table
from banchisa.server.settings import Settings
from banchisa.server.sockets import Sockets
from banchisa.server.store import Kept, Store
from banchisa.server.surveys import Surveys
from banchisa.server.table import Table
from banchisa.server.turns import TurnsByAddress
from banchisa.server.workers import Workers

MOST_LISTED = 100
_SWEEP = 30.0  # seconds
_COLLECT = 20  # sweeps


class House:
    """The tables that are live here, and the store with all of them."""

    def __init__(self, settings: Settings, games: Mapping[str, Game], store: Store) -> None:
        self.settings = settings
        self.games = games
        self.store = store
        self._workers = Workers(settings.workers, settings.take, settings.thought)
        hints = Buckets(settings.limits.hints)
        self._services = Services(store, self._workers, hints, settings.pace, settings.grace)
        self.sockets = Sockets(settings.limits)
        self.turns = TurnsByAddress(settings.limits)
        self.analyses = Analyses(settings)
        self.surveys = Surveys(settings)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}

    def game(self, key: str) -> Game:
        if key not in self.games:
            raise Problem("game/unknown", key=key)
        return self.games[key]

    # tables

    async def open(
        self, game: Game, options: dict[str, object], seats: list[Seat], host: str, public: bool, hints: bool = True
    ) -> Opening:
        """A new table; the options must fit the number of seats."""
        agreed = lobby.agreed(game, len(seats), options)
        opening = self._opening(game, agreed.options, host, public, hints)
        await self.store.write(*decisions.opened(opening, game, dict(enumerate(seats))))
        return opening

    def _opening(self, game: Game, options: dict[str, object], host: str, public: bool, hints: bool) -> Opening:
        secret, now = self.settings.new_seed(), round(time.time(), 3)
        return Opening(new_table(), game.key, game.version, options, host, new_invite(), secret, public, now, hints)

    async def rematch(self, room: Room, holder: str, entropy: str) -> str:
        """The table where the people of this one meet again; the same one for whoever asks later."""
        old = room.table
        opening = self._opening(old.game, old.opening.options, holder, old.opening.public, old.opening.hints)
        try:
            await room.change(lambda table: decisions.rematched(table, holder, opening, entropy))
        except Problem as problem:
            if problem.code != "action/stale" or room.table.rematch is None:
                raise
        assert room.table.rematch is not None
        return room.table.rematch

    async def room(self, table: str) -> Room:
        """A live table, read from the store when it is first asked for."""
        if table not in self._rooms:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            await asyncio.shield(self._loading[table])
        room = self._rooms[table]
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> None:
        try:
            kept = await self.kept(table)
            game = self.game(kept.opening.game)
            if game.version != kept.opening.rules:
                raise Problem("game/unknown", key=game.key, version=kept.opening.rules)
            room = Room(Table.rebuilt(kept.opening, game, await self.store.log(table)), self._services)
            self._rooms[table] = room
            room.wake()
        finally:
            del self._loading[table]

    # lists

    async def kept(self, table: str) -> Kept:
        """A table as the store has it."""
        kept = await self.store.table(table) if is_table(table) else None
        if kept is None:
            raise Problem("table/unknown", table=table)
        return kept

    async def yours(self, holder: str | None) -> list[Kept]:
        """The tables that somebody opened or sits at, also where a bot plays for them."""
        found = [] if holder is None else await self.store.held_by(holder, MOST_LISTED)
        return [
            kept
            for kept in found
            if kept.opening.host == holder or any(seat.holder == holder for seat in kept.brief.seats)
        ]

    def entry(self, kept: Kept, holder: str | None) -> dict[str, object]:
        """One line of a list."""
        opening, brief = kept.opening, kept.brief
        room = self._rooms.get(opening.id)
        here = frozenset[str]() if room is None else room.audience.here
        actor = None if brief.actor is None else brief.seats[brief.actor]
        return {
            "table": opening.id,
            "game": opening.game,
            "title": self.games[opening.game].title if opening.game in self.games else opening.game,
            "seats": views.seats_json(brief.seats, here),
            "actor": brief.actor,
            "your_turn": actor is not None and holder is not None and actor.kind == "human" and actor.holder == holder,
            "over": brief.over,
            "created": opening.created,
            "version": brief.version,
        }

    # upkeep

    async def sweep(self) -> None:
        """Again and again put away the tables that nobody looks at; now and then what refers to itself is collected."""
        for number in itertools.count(1):
            await asyncio.sleep(_SWEEP)
            self.put_away(time.monotonic() - self.settings.idle)
            if number % _COLLECT == 0:
                gc.collect()

    def put_away(self, before: float) -> None:
        """Forget the tables that nobody looks at and nobody asked for since; the store has them."""
        self._rooms = {table: room for table, room in self._rooms.items() if not room.is_quiet or room.used >= before}

    async def close(self) -> None:
        for room in self._rooms.values():
            room.stop()
        await self.analyses.close()
        await self.surveys.close()
        await self._workers.close()
        await self.store.close()
