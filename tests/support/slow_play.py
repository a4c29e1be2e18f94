"""A house of tables without a network, whose clock one can turn, and people who come and go."""

from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from banchisa.engine.sealed_chance import commitment
from banchisa.games import registry
from banchisa.server.live.tables import TableRequest, Tables
from banchisa.server.notices.settings import NoticeSettings
from banchisa.server.notices.ways import new_way
from banchisa.server.settings import Settings
from banchisa.server.storage.open_store import open_store
from banchisa.table import decisions
from banchisa.table.events import Seat
from banchisa.table.identity import holder_of

START = 1_800_000_000.0
ADA, BO, CLEO = (holder_of(name) for name in ("ada", "bo", "cleo"))
NAMES = {ADA: "Ada", BO: "Bo", CLEO: "Cleo"}
HOME = "https://games.example/"


@dataclass
class Clock:
    now: float = START

    def __call__(self):
        return self.now

    def turn(self, seconds):
        self.now += seconds


@dataclass
class House:
    """A server's tables with the clock of its notices."""

    tables: Tables
    clock: Clock
    looking: set = field(default_factory=set)  # (holder, table)

    @property
    def notices(self):
        return self.tables.notices

    @property
    def rows(self):
        return self.tables.notices.rows

    async def add_way(self, holder, target, language="en"):
        return await self.rows.add(new_way(holder, target, language, HOME, self.clock()))

    async def open(self, *seats, game="nanuuk", **options):
        """A table with these: holders, levels of bots, or None for a free seat; Ada opens it."""
        chairs = [_chair(seat) for seat in seats]
        request = TableRequest({"mode": "intro", **options} if game == "nanuuk" else options)
        return (await self.tables.open(self.tables.game(game), request, chairs, ADA)).id

    async def sit(self, table, holder):
        room = await self.tables.room(table)
        invite = room.table.header.invite
        await room.change(lambda table: decisions.sit(table, holder, NAMES[holder], invite)[1])

    async def add_entropy(self, table, *holders):
        room = await self.tables.room(table)
        seal = commitment(room.table.header.seed)
        for holder in holders:
            await room.change(lambda table, holder=holder: decisions.add_entropy(table, holder, seal, "ab" * 16))

    async def begin(self, *seats, **options):
        """A table at which the game has begun."""
        table = await self.open(*seats, **options)
        await self.add_entropy(table, *dict.fromkeys(seat for seat in seats if seat in NAMES))
        return table

    async def actor(self, table):
        """The holder whose turn it is, if a person's."""
        live = (await self.tables.room(table)).table
        return live.seats[live.actor].holder if live.actor >= 0 else ""

    async def act(self, table):
        """Whoever is to act takes the first step that is allowed."""
        room = await self.tables.room(table)

        def decide(live):
            action = live.state.legal_actions()[0]
            return decisions.act(live, (live.actor,), live.version, live.game.actions.name(action))

        await room.change(decide)

    async def act_until(self, table, holder):
        """Steps until it is this person's turn."""
        while await self.actor(table) != holder:
            await self.act(table)

    async def pass_time(self, seconds=60.0):
        """Turn the clock, and send what is due by then."""
        self.clock.turn(seconds)
        await self.notices.send_due()


def _chair(seat):
    if seat is None:
        return Seat()
    return decisions.seat_person(NAMES[seat], seat) if seat in NAMES else Seat("bot", level=seat)


@asynccontextmanager
async def open_house(address, clock=None, **wishes):
    """A server without a network; pushes and webhooks may go to this machine, unless it is wished otherwise."""
    clock = clock or Clock()
    settings = replace(NoticeSettings(allows_private=True), **wishes, clock=clock)
    store = await open_store(address)
    games = {key: registry.get(key) for key in ("nanuuk", "iglu", "arctic")}
    tables = Tables(Settings(address, workers=1, pace=0.0, order_pace=0.0, notices=settings), games, store)
    house = House(tables, clock)

    async def is_looking(table, holder):
        return (holder, table) in house.looking

    tables.notices._is_looking = is_looking
    try:
        yield house
    finally:
        await tables.close()
