"""The battery: all identities, over all tables of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from banchisa.engine.game import Game
from banchisa.testing.copies import Copies
from banchisa.testing.ending import Ends, Repeats
from banchisa.testing.failure import BatteryFailure, Broken
from banchisa.testing.frequencies import Frequencies
from banchisa.testing.honesty import Choices, Outcomes
from banchisa.testing.identity import Identity
from banchisa.testing.legality import Legality
from banchisa.testing.log import Log
from banchisa.testing.naming import Notations
from banchisa.testing.observations import Bounds, Observations
from banchisa.testing.positions import Inventory, Positions
from banchisa.testing.records import Records
from banchisa.testing.report import Report
from banchisa.testing.secrecy import Secrecy, Worlds
from banchisa.testing.tables import TableKind, combinations
from banchisa.testing.touching import Touches
from banchisa.testing.undo import UndoRights
from banchisa.testing.walk import Policy, Setting, Walk, evenly, keenly

Progress = Callable[[int, int, str], None]

_ALL: tuple[type[Identity], ...] = (
    Notations,
    Legality,
    Touches,
    Ends,
    Repeats,
    Copies,
    Positions,
    Inventory,
    Secrecy,
    Worlds,
    Observations,
    Bounds,
    Log,
    UndoRights,
    Records,
    Outcomes,
    Choices,
    Frequencies,
)
IDENTITIES = tuple(identity.name for identity in _ALL)


def run_battery(
    game: Game,
    games: int = 10,
    seed: int = 1,
    policy: Policy | None = None,
    only: Iterable[str] | None = None,
    progress: Progress | None = None,
    *,
    tables: Iterable[TableKind] | None = None,
    max_steps: int = 5000,
    assumed: Policy | None = None,
) -> Report:
    """Play so many games at every table and hold all identities (or only some) against them.

    A policy chooses for the seats; without one they play at random, and games that this does not end are ended by
    keen play. Chance always follows its weights. `tables` are all combinations of seats and options unless given;
    `assumed` is explained in `testing/frequencies.py`. `progress` is called with the number of tables done, their
    total and what comes next. The first identity that does not hold raises BatteryFailure.
    """
    ending = keenly(game) if policy is None else None
    setting = Setting(game, games, seed, evenly if policy is None else policy, assumed, max_steps, ending)
    battery = _Battery(setting, select(only))
    todo = list(combinations(game) if tables is None else tables)
    battery.ask_game()
    for number, table in enumerate(todo):
        if progress is not None:
            progress(number, len(todo), f"{table.seats} seats, {table.options}")
        battery.ask_table(table)
    battery.ask_once_more()
    if progress is not None:
        progress(len(todo), len(todo), "done")
    return battery.report()


def select(only: Iterable[str] | None) -> list[Identity]:
    """The identities of these names, in the order in which they are asked."""
    names = IDENTITIES if only is None else tuple(only)
    unknown = [name for name in names if name not in IDENTITIES]
    if unknown:
        raise ValueError(f"no identity is called {unknown[0]!r}; allowed: {', '.join(IDENTITIES)}")
    return [identity() for identity in _ALL if identity.name in names]


class _Battery:
    """Asks the identities and turns whatever goes wrong into a failure that can be met again."""

    def __init__(self, setting: Setting, identities: list[Identity]) -> None:
        self.setting = setting
        self.identities = identities
        self._report = Report(setting.game.key)
        self._counted = next((identity for identity in identities if identity.walks), None)  # all walk the same games

    def ask_game(self) -> None:
        for identity in self.identities:
            self._ask(identity.name, partial(identity.of_game, self.setting), None)

    def ask_once_more(self) -> None:
        for identity in self.identities:
            self._ask(identity.name, partial(identity.end, self.setting), None)

    def ask_table(self, table: TableKind) -> None:
        """One identity after the other, so that the first to fail is the plainest."""
        self._report.tables += 1
        for identity in self.identities:
            fresh = self._begin(table, self.setting.seed)
            self._ask(identity.name, partial(identity.of_table, fresh), fresh)
            for number in range(self.setting.games if identity.walks else 0):
                walk = self._begin(table, self.setting.seed + number)
                self._walk(identity, walk)
                if identity is self._counted:
                    self._count(walk)

    def _begin(self, table: TableKind, seed: int) -> Walk:
        try:
            return Walk(self.setting, table, seed)
        except Exception as why:
            raise BatteryFailure(Ends.name, f"{type(why).__name__}: {why}", table, seed, 1, []) from why

    def _walk(self, identity: Identity, walk: Walk) -> None:
        self._ask(identity.name, partial(identity.begin, walk), walk)
        self._ask(identity.name, partial(identity.at, walk), walk)
        while not walk.is_over and len(walk.actions) < self.setting.max_steps:
            self._ask(Ends.name, walk.step, walk)
            self._ask(identity.name, partial(identity.after_step, walk), walk)
            self._ask(identity.name, partial(identity.at, walk), walk)
        if walk.is_over:
            self._ask(identity.name, partial(identity.over, walk), walk)

    def _count(self, walk: Walk) -> None:
        self._report.games += 1
        self._report.steps += len(walk.actions)
        self._report.longest = max(self._report.longest, len(walk.actions))

    def _ask(self, name: str, question: Callable[[], None], walk: Walk | None) -> None:
        try:
            question()
        except Exception as why:
            raise self._failure(name, why, walk) from (None if isinstance(why, Broken) else why)

    def _failure(self, name: str, why: Exception, walk: Walk | None) -> BatteryFailure:
        what = why.what if isinstance(why, Broken) else f"{type(why).__name__}: {why}"
        setting = self.setting
        if walk is None:
            return BatteryFailure(name, what, None, setting.seed, setting.games, [])
        steps = why.steps if isinstance(why, Broken) and why.steps is not None else walk.notations()
        games = setting.games if name == Frequencies.name else 1
        return BatteryFailure(name, what, walk.table, walk.seed, games, steps)

    def report(self) -> Report:
        self._report.checks = {identity.name: identity.checks for identity in self.identities}
        return self._report
