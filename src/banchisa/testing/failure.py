"""What a failed identity says: what is wrong, where, and how to see it again."""

from __future__ import annotations

from banchisa.engine.game import Game
from banchisa.engine.state import State
from banchisa.testing.tables import TableKind

_MOST_SHOWN = 200  # steps at either end of a long list


class Broken(Exception):
    """Raised by an identity that does not hold; steps, if given, replace those of the game being walked."""

    def __init__(self, what: str, steps: list[str] | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.steps = steps


class BatteryFailure(AssertionError):
    """An identity that a game does not hold, with everything needed to meet it again."""

    def __init__(
        self, identity: str, what: str, table: TableKind | None, seed: int, games: int, steps: list[str]
    ) -> None:
        self.identity = identity
        self.what = what
        self.table = table
        self.seed = seed
        self.games = games
        self.steps = steps
        super().__init__(self._text())

    def _text(self) -> str:
        lines = [f"identity {self.identity!r} does not hold: {self.what}"]
        if self.table is not None:
            lines.append(f"  table: {self.table.seats} seats, options {self.table.options}")
            lines.append(f"  seed:  {self.seed}")
            lines.append(f"  steps: {_list_steps(self.steps)}")
        lines.append(f"  again: {self._again()}")
        return "\n".join(lines)

    def _again(self) -> str:
        tables = "" if self.table is None else f", tables=[TableKind({self.table.seats}, {self.table.options})]"
        return f"run_battery(game, games={self.games}, seed={self.seed}, only=[{self.identity!r}]{tables})"

    def position(self, game: Game) -> State:
        """The position in which the identity failed."""
        if self.table is None:
            raise ValueError(f"identity {self.identity!r} failed without a position")
        state = game.start(self.table.seats, **self.table.options)
        for step in self.steps:
            state.apply(game.actions.parse(step))
        return state


def _list_steps(steps: list[str]) -> str:
    """The steps in one line; the middle of a very long list is left to the seed."""
    if not steps:
        return "none, the game has just begun"
    if len(steps) <= 2 * _MOST_SHOWN:
        return "; ".join(steps)
    left_out = len(steps) - 2 * _MOST_SHOWN
    return "; ".join([*steps[:_MOST_SHOWN], f"... {left_out} more ...", *steps[-_MOST_SHOWN:]])
