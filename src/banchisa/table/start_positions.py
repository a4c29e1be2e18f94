"""Where a table may begin besides the start of its game: a position of a game that is over, or of a puzzle."""

from __future__ import annotations

from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import OVER
from banchisa.table.errors import Problem
from banchisa.table.lessons import find_puzzle
from banchisa.table.table import Table


def find_played(table: Table, at: int) -> dict[str, object]:
    """The position after so many steps of a finished game, of which everybody may know everything."""
    table.check_over()
    last = len(table.match.steps) - 1
    if at > last or table.match.at(at).actor == OVER:
        raise Problem("request/malformed", what=f"at: must be 0 to {last}")
    return table.match.at(at).to_json()


def deal_puzzle(game: Game, key: str, number: int) -> dict[str, object]:
    """The position of a puzzle; what its seat cannot know is dealt anew, by this random number."""
    puzzle = find_puzzle(game, key)
    return game.from_json(puzzle.position).seen_by(puzzle.seat).resample(Rng(number)).to_json()
