"""Games played by bots without a browser, to be looked at in one: put into the database of a server, at any point."""

import time
from collections.abc import Sequence
from pathlib import Path

from msgspec import structs

from banchisa.bots.greedy import GreedyBot
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.sealed_chance import seed_from
from banchisa.engine.state import Terms
from banchisa.table import decisions
from banchisa.table.events import Append, Create, Seat, TableHeader
from banchisa.table.identity import COOKIE, holder_of, new_invite, new_table
from banchisa.table.table import Table
from banchisa.table.wire.limits import LONGEST_NAME
from support.stored import write_apart

KEY = "k" * 43  # of the browser that holds the first seat
NAMES = ("Maximiliane Wintermantel", "Bartholomeus Vandermeers")  # as long as they may be
assert {len(name) for name in NAMES} == {LONGEST_NAME}


def cookie(url: str) -> dict[str, str]:
    """What makes a browser the one that holds the first seat."""
    return {"name": COOKIE, "value": KEY, "url": url}


def sitters(number: int, names: Sequence[str] = NAMES) -> dict[int, Seat]:
    """One person here, others who are away, and bots."""
    keys = (KEY, *"o" * len(names))
    people = [Seat("human", name, holder=holder_of(key)) for name, key in zip(names, keys, strict=False)]
    return dict(enumerate([*people, *[Seat("bot", level="normal")] * (number - len(people))]))


def opening_of(game: Game, terms: Terms, seed: int = 1, invite: str = "") -> TableHeader:
    """A table that was opened by this browser just now."""
    agreed = dict(terms.options)
    return TableHeader(
        new_table(), game.key, game.version, agreed, holder_of(KEY), invite, seed_from(seed), False, round(time.time())
    )


class PlayedGame:
    """A game of as many players as can be, from its first step to its last, by bots that look one step ahead."""

    def __init__(self, game: Game, seed: int = 1, names: Sequence[str] = NAMES, **options: object) -> None:
        terms = game.start(None, **options).terms
        self._header = opening_of(game, terms, seed)
        table, bot, rng = Table(self._header, terms.seats, game), GreedyBot(game), Rng(seed)
        _, first = decisions.open_table(self._header, game, sitters(terms.seats, names))
        self._steps: list[Append] = []
        self._prompts: list[str] = []  # what the first seat was asked after each of them
        self._outs: list[bool] = []  # whether it was out of the game by then
        self._play(table, first)
        while not table.is_over:
            action = bot.choose(table.state.seen_by(table.actor), rng)
            self._play(table, decisions.act(table, (table.actor,), table.version, game.actions.name(action)).append)

    def _play(self, table: Table, step: Append) -> None:
        for event in step.events:
            table.apply(event)
        asked = table.actor == 0
        self._steps.append(step)
        scene = table.game.scene(table.state.seen_by(0), 0)
        self._prompts.append(scene.prompt.text.id if asked else "")
        self._outs.append(scene.players[0].out)

    def asked(self, share: float, prompt: str = "prompt-") -> int:
        """The first moment after this share of the game at which the first seat is asked, as a message says."""
        late = int(share * len(self._steps))
        return next(at for at, asked in enumerate(self._prompts, 1) if at > late and asked.startswith(prompt))

    @property
    def prompts(self) -> list[str]:
        """Everything that the first seat is asked in the later part of the game."""
        return sorted({asked for at, asked in enumerate(self._prompts, 1) if asked and at > 0.3 * len(self._steps)})

    @property
    def out(self) -> int:
        """The first moment at which the first seat is out of the game that the others play on."""
        return self._outs.index(True) + 1

    @property
    def end(self) -> int:
        return len(self._steps)

    def keep(self, database: Path, moment: int) -> str:
        """Put the table as it was at this moment into a database, and tell its id."""
        header = structs.replace(self._header, id=new_table())
        steps = [structs.replace(step, table=header.id) for step in self._steps[:moment]]
        write_apart(database, Create(header, steps[0].summary), *steps)
        return header.id


def keep_open_table(database: Path, game: Game, names: Sequence[str] = NAMES) -> tuple[str, str]:
    """A table with a seat that is still free; its id and its invite."""
    header = opening_of(game, game.start(None).terms, invite=new_invite())
    seats = sitters(max(game.seats), names)
    write_apart(database, *decisions.open_table(header, game, {**seats, len(seats) - 1: Seat()}))
    return header.id, header.invite
