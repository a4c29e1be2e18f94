"""What a step costs by stage, without sockets: processor time of one thread in one process.

    python bench/step.py                   all five games
    python bench/step.py --game arctic     one of them
    python bench/step.py --steps 5000      more steps than 2,000
    python bench/step.py --profile FILE    under cProfile, whose figures go into a file

At each table two people play at random and two more watch, as in bench/server.py; all of them want changes. The stages
are those of a message: it is read, decided, written as rows into a database in memory, taken over by the table, told
in the log, drawn for three viewers, compared with what they saw before, and framed for four sockets.
"""

import argparse
import cProfile
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import banchisa
from banchisa.engine.game import Game
from banchisa.engine.state import SPECTATOR
from banchisa.server.live import codec
from banchisa.server.live.audience import Asked, StepNews
from banchisa.server.run import collect_rarely
from banchisa.server.storage import migrations, sqlite_steps
from banchisa.server.storage.sqlite_writer import Writer
from banchisa.table import decisions
from banchisa.table.decisions import Decision
from banchisa.table.events import Seat, TableHeader
from banchisa.table.notices import add_notices
from banchisa.table.table import Table
from banchisa.table.views import SceneCache

T = TypeVar("T")
STAGES = ("read", "decide", "store", "take", "log", "draw", "compare", "frame")


class Watcher:
    """A socket that leads nowhere."""

    def __init__(self, holder: str | None, mine: tuple[int, ...]) -> None:
        self.holder = holder
        self.address = "127.0.0.1"
        self.mine = mine
        self.viewer = mine[0] if mine else SPECTATOR
        self.boards: tuple[str, ...] = ()
        self.wants_changes = True
        self.shown = None
        self.bytes = 0

    def push(self, frame: bytes) -> None:
        self.bytes += len(frame)


class Rows(Writer):
    """A writer without its thread, into memory."""

    def __init__(self) -> None:
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        for statement in migrations.find_statements(0, "sqlite"):
            self._db.execute(statement)
        sqlite_steps.prepare(self._db)

    def keep(self, decision: Decision, table: Table) -> None:
        steps = sqlite_steps.find_steps(add_notices(table, decision, 0.0))
        assert sqlite_steps.write_steps(self._db, steps, 0.0)


class Stages:
    """The seconds spent on each stage."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()

    def time(self, stage: str, do: Callable[[], T]) -> T:
        begun = time.thread_time_ns()
        done = do()
        self.spent[stage] += time.thread_time_ns() - begun
        return done


class Play:
    """One table and those who sit at it."""

    def __init__(self, game: Game, number: int, rows: Rows, stages: Stages) -> None:
        header = TableHeader(f"t{number:011}", game.key, game.version, {}, "a" * 64, "invite", bytes(32), False, 0.0)
        seats = {n: Seat("human", "Ada", holder=letter * 64, entropy="ab" * 16) for n, letter in enumerate("ab")}
        self.rows, self.stages, self.news = rows, stages, StepNews()
        self.dice = random.Random(number)
        self.table = Table(header, 2, game)
        created, first = decisions.open_table(header, game, seats)
        rows._write_one(created)
        rows._write_one(first)
        for _ in decisions.seat_players(self.table, seats).apply_to(self.table):
            pass
        self.watchers = [Watcher("a" * 64, (0,)), Watcher("b" * 64, (1,)), Watcher(None, ()), Watcher(None, ())]

    def step(self) -> None:
        table, stages = self.table, self.stages
        mine = self.watchers[table.actor].mine
        action = table.game.actions.name(self.dice.choice(table.state.legal_actions()))
        text = json.dumps({"do": "act", "version": table.version, "action": action})
        message = stages.time("read", lambda: codec.decode(text))
        decision = stages.time("decide", lambda: decisions.act(table, mine, message.version, message.action))
        stages.time("store", lambda: self.rows.keep(decision, table))
        events = decision.apply_to(table)
        while stages.time("take", lambda: next(events, None)) is not None:
            self._tell()
        stages.time("frame", lambda: self.news.send(table.version))

    def _tell(self) -> None:
        """What several viewers share is made when the first asks for it, so that each stage can be timed alone."""
        table, stages, scenes = self.table, self.stages, SceneCache(self.table)
        viewers = [table.viewer(watcher.mine) for watcher in self.watchers]
        for watcher, viewer in zip(self.watchers, viewers, strict=True):
            stages.time("log", lambda viewer=viewer: table.log(viewer)[-1].entry)
            drawn = stages.time("draw", lambda viewer=viewer: scenes.of(viewer))
            if watcher.shown is not None:
                stages.time("compare", lambda drawn=drawn, shown=watcher.shown: drawn.changes_since(shown))
        stages.time("frame", lambda: self.news.note(table, self.watchers, scenes, Asked(self.watchers[0])))


def measure(game: Game, steps: int) -> tuple[Stages, float]:
    """So many steps at tables that are replaced when they are over; the bytes of a message."""
    stages, rows = Stages(), Rows()
    play, number, sent = Play(game, 0, rows, stages), 0, 0
    for taken in range(-50, steps):
        if play.table.is_over:
            sent += sum(watcher.bytes for watcher in play.watchers)
            number += 1
            play = Play(game, number, rows, stages)
        play.step()
        if taken == 0:  # what is made once is made by now
            stages.spent.clear()
    sent += sum(watcher.bytes for watcher in play.watchers)
    return stages, sent / (steps + 50) / 4


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--game", action="append")
    options.add_argument("--steps", type=int, default=2000)
    options.add_argument("--profile")
    given = options.parse_args()
    profile = cProfile.Profile() if given.profile else None
    collect_rarely()  # as in the server; else one stage pays for searches that others cause
    print(f"{'µs per step':12}" + "".join(f"{stage:>9}" for stage in STAGES) + f"{'all':>9}{'bytes':>9}")
    for game in banchisa.games():
        if given.game and game.key not in given.game:
            continue
        if profile:
            profile.enable()
        stages, size = measure(game, given.steps)
        if profile:
            profile.disable()
        figures = [stages.spent[stage] / given.steps / 1e3 for stage in STAGES]
        print(f"{game.key:12}" + "".join(f"{each:9.1f}" for each in [*figures, sum(figures), size]), flush=True)
    if profile:
        profile.dump_stats(given.profile)


if __name__ == "__main__":
    main()
