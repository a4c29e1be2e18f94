"""The result of one game of an arena, as the results file keeps it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from banchisa.bots.win_chances import win_shares
from banchisa.engine.errors import BanchisaError
from banchisa.lab.play import Forfeit, GameResult
from banchisa.lab.schedule import Seating

Natural = Annotated[int, Meta(ge=0)]


class ArenaResult(Struct, frozen=True, rename={"number": "game", "seating": "bots"}):
    """The number of a game, who sat where, and how it ended."""

    number: Natural
    seating: Seating
    ranks: list[int]
    scores: list[int] | None  # only of a game that the rules ended
    steps: Natural
    forfeit: Forfeit | None = None
    moves: list[str] | None = None  # all steps in notation, those of chance too, where they are kept

    @staticmethod
    def of(number: int, seating: Seating, game: GameResult, moves: list[str] | None = None) -> ArenaResult:
        return ArenaResult(number, seating, game.ranks, game.scores, len(game.steps), game.forfeit, moves)

    @property
    def is_unfinished(self) -> bool:
        """Whether the game was stopped because it did not end."""
        return self.scores is None and self.forfeit is None

    def wins(self) -> list[float]:
        """The win of the game by seat: all who are first share it; without a first place nobody has it."""
        return win_shares(self.ranks)

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = msgspec.to_builtins(self)
        if self.moves is None:
            del data["moves"]
        return data

    @staticmethod
    def from_json(data: object) -> ArenaResult:
        """Read what to_json wrote."""
        try:
            result = msgspec.convert(data, ArenaResult)
        except msgspec.ValidationError as why:
            raise BanchisaError(f"this is no result: {why}") from None
        if (
            not len(result.seating)
            == len(result.ranks)
            == len(result.ranks if result.scores is None else result.scores)
        ):
            raise BanchisaError("bots, ranks and scores must be as many as there are seats")
        if result.moves is not None and len(result.moves) != result.steps:
            raise BanchisaError(f"{len(result.moves)} moves are not {result.steps} steps")
        return result
