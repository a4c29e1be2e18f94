"""What a balance report is about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from banchisa.engine.game import Game
from banchisa.lab.balance.figures import Figures
from banchisa.lab.balance.text import plain

FORMAT = "banchisa-balance/1"


@dataclass(frozen=True)
class Study:
    """A game with options, the figures of its cases, and how to count them again."""

    game: Game
    options: dict[str, object]  # those that were chosen
    cases: list[Figures]
    bots: tuple[str, ...]
    seed: int
    command: str
    platform: str  # the version of the package
    wanted: int  # games

    @property
    def games(self) -> int:
        return sum(case.games for case in self.cases)

    @property
    def is_complete(self) -> bool:
        return self.games == self.wanted

    @property
    def numbers(self) -> list[int]:
        """The numbers of players."""
        return sorted({case.seats for case in self.cases})

    @property
    def chosen(self) -> str:
        """The options that were chosen, in words."""
        return ", ".join(f"{plain(name)} {_worded(value)}" for name, value in self.options.items())

    @cached_property
    def texts(self) -> dict[str, str]:
        """The rules of the game in the order of the book."""
        return {rule.id: rule.text.replace("`", "") for rule in self.game.rulebook("en").rules.values()}

    def of(self, seats: int) -> list[Figures]:
        return [case for case in self.cases if case.seats == seats]

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "banchisa": self.platform,
            "game": self.game.key,
            "version": self.game.version,
            "options": self.options,
            "seed": self.seed,
            "command": self.command,
            "games": self.games,
            "wanted": self.wanted,
            "cases": [case.to_json() for case in self.cases],
        }


def _worded(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return plain(str(value))
