"""What a battery has looked at."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Report:
    """Tables, games and steps that were played, and how often each identity was put to the test."""

    game: str
    tables: int = 0
    games: int = 0
    steps: int = 0
    longest: int = 0  # steps of the longest game
    checks: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.games} games at {self.tables} tables, {self.steps} steps, "
                 f"the longest game {self.longest}"]  # fmt: skip
        lines += [f"  {name}: {count} checks" for name, count in self.checks.items()]
        return "\n".join(lines)
