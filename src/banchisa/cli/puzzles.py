"""`banchisa puzzles`: positions of games between experts in which one step is much better than all others."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from banchisa.cli.console import Console
from banchisa.cli.progress import Tick, run_with_progress
from banchisa.engine.game import Game
from banchisa.engine.lessons import Puzzle, read_puzzles
from banchisa.engine.options import Value
from banchisa.lab.puzzles import are_alike, find_puzzles, write_puzzles
from banchisa.lab.workers import Workers

EASY = 1  # a grade
MOST_EASY = 4  # of so many puzzles one may be easy


def run_puzzles(
    game: Game,
    seats: int,
    options: dict[str, Value],
    seed: int,
    wanted: int,
    workers: Workers,
    out: Path,
    console: Console,
) -> int:
    """Find puzzles until the file has so many; it is written after each, so that an interrupted search can go on."""
    found = {puzzle.key: puzzle for puzzle in read_puzzles(out)}

    def work(tick: Tick) -> None:
        with closing(find_puzzles(workers, game, seats, options, seed)) as puzzles:
            for puzzle in puzzles:
                if puzzle.key not in found and is_welcome(puzzle, list(found.values()), wanted):
                    found[puzzle.key] = puzzle
                    write_puzzles(out, list(found.values()))
                    tick()
                if len(found) >= wanted:
                    break

    console.mention_interpreted()
    code = 0 if len(found) >= wanted else run_with_progress(game.title, wanted, len(found), work)
    console.print_message("ui-puzzles-found", count=len(found), file=str(out))
    return code


def is_welcome(puzzle: Puzzle, others: list[Puzzle], wanted: int) -> bool:
    """Whether a puzzle has reasons, there is room for its grade (only some shall be easy), and none is like it."""
    easy = sum(other.grade == EASY for other in others)
    has_room = puzzle.grade != EASY or easy < max(1, wanted // MOST_EASY)
    return bool(puzzle.reasons) and has_room and not any(are_alike(puzzle, other) for other in others)
