"""The result of one game of an arena, as the results file keeps it."""

from __future__ import annotations

from dataclasses import dataclass

from banchisa.bots.win_chances import win_shares
from banchisa.engine.errors import BanchisaError
from banchisa.lab.play import Forfeit, GameResult
from banchisa.lab.schedule import Seating


@dataclass(frozen=True)
class ArenaResult:
    """The number of a game, who sat where, and how it ended."""

    number: int
    seating: Seating
    ranks: list[int]
    scores: list[int] | None  # only of a game that the rules ended
    steps: int
    forfeit: Forfeit | None = None

    @staticmethod
    def of(number: int, seating: Seating, game: GameResult) -> ArenaResult:
        return ArenaResult(number, seating, game.ranks, game.scores, len(game.steps), game.forfeit)

    @property
    def is_unfinished(self) -> bool:
        """Whether the game was stopped because it did not end."""
        return self.scores is None and self.forfeit is None

    def wins(self) -> list[float]:
        """The win of the game by seat: all who are first share it; without a first place nobody has it."""
        return win_shares(self.ranks)

    def to_json(self) -> dict[str, object]:
        forfeit = self.forfeit
        return {
            "game": self.number,
            "bots": list(self.seating),
            "ranks": self.ranks,
            "scores": self.scores,
            "steps": self.steps,
            "forfeit": None if forfeit is None else vars(forfeit),
        }

    @staticmethod
    def from_json(data: object) -> ArenaResult:
        """Read what to_json wrote."""
        if not isinstance(data, dict):
            raise BanchisaError("a result must be an object")
        scores, forfeit = data.get("scores"), data.get("forfeit")
        result = ArenaResult(
            _get_natural(data, "game"),
            tuple(_get_integers(data, "bots")),
            _get_integers(data, "ranks"),
            None if scores is None else _get_integers(data, "scores"),
            _get_natural(data, "steps"),
            None if forfeit is None else _read_forfeit(forfeit),
        )
        if not len(result.seating) == len(result.ranks) == len(result.ranks if scores is None else result.scores or []):
            raise BanchisaError("bots, ranks and scores must be as many as there are seats")
        return result


def _get_natural(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or value < 0:
        raise BanchisaError(f"{name} must be a natural number")
    return value


def _get_integers(data: dict[str, object], name: str) -> list[int]:
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise BanchisaError(f"{name} must be a list of integers")
    return [int(item) for item in value]


def _read_forfeit(data: object) -> Forfeit:
    if not isinstance(data, dict):
        raise BanchisaError("forfeit must be an object")
    return Forfeit(_get_natural(data, "seat"), str(data.get("kind")), str(data.get("why")), str(data.get("stderr")))
