"""The subject and the figures of a balance report."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from banchisa.engine.game import Game
from banchisa.lab.balance.figures import CaseFigures
from banchisa.lab.balance.text import spell_out

FORMAT = "banchisa-balance/1"


@dataclass(frozen=True)
class Study:
    """A game with its options, the figures of its cases, and the command that makes them again."""

    game: Game
    options: dict[str, object]  # those that were chosen
    cases: list[CaseFigures]
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
    def player_counts(self) -> list[int]:
        return sorted({case.seats for case in self.cases})

    @property
    def options_text(self) -> str:
        """The options that were chosen, in words."""
        return ", ".join(f"{spell_out(name)} {_value_text(value)}" for name, value in self.options.items())

    @property
    def opening(self) -> int:
        """How many first choices of each seat were random, at most."""
        return max(case.opening for case in self.cases)

    @property
    def strides(self) -> dict[str, int]:
        """By bot: at every so manyth decision the rules were examined."""
        return {case.bot: case.stride for case in self.cases}

    @cached_property
    def rule_texts(self) -> dict[str, str]:
        """The texts of all rules by their ids, in the order of the book."""
        return {rule.id: rule.text.replace("`", "") for rule in self.game.rulebook("en").rules.values()}

    @property
    def hidden_rules(self) -> dict[str, str]:
        """The texts of the rules that showed in no case."""
        shown = {rule.rule for case in self.cases for rule in case.rules}
        return {rule: text for rule, text in self.rule_texts.items() if rule not in shown}

    def cases_of(self, seats: int) -> list[CaseFigures]:
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


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return spell_out(str(value))
