"""`banchisa puzzles`: positions of games between experts in which one step is much better than all others."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

import banchisa
from banchisa.cli.arguments import parse_options
from banchisa.cli.console import Console
from banchisa.cli.parameter_types import Components, GameName, Jobs, Language, Options, RayAddress
from banchisa.cli.progress import Tick, run_with_progress
from banchisa.cli.workers import parse_workers
from banchisa.engine.lessons import Puzzle, read_puzzles
from banchisa.lab.puzzles import are_alike, find_puzzles, write_puzzles

EASY = 1  # a grade
MOST_EASY = 4  # of so many puzzles one may be easy


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option("--count", min=1, max=1000, help="Number of puzzles the file shall have.")] = 20,
    players: Annotated[int | None, typer.Option("--players", help="Number of players (default: the fewest).")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed; the same number gives the same puzzles.")] = 1,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write them (default: puzzles-GAME.json).")
    ] = None,
    components: Components = None,
    lang: Language = None,
) -> None:
    """Find positions in games between experts where one move is much better than all others."""
    console = Console(lang)
    chosen = banchisa.game(game, components)
    options = parse_options(chosen, option or [], console)
    seats = chosen.playable_seats(options)[0] if players is None else players
    chosen.start(seats, **options)
    file = out or Path(f"puzzles-{chosen.key}.json")
    workers = parse_workers(jobs, ray, console)
    found = {puzzle.key: puzzle for puzzle in read_puzzles(file)}

    def work(tick: Tick) -> None:
        """The file is written after each, so that an interrupted search can go on."""
        with closing(find_puzzles(workers, chosen, seats, options, seed)) as coming:
            for puzzle in coming:
                if puzzle.key not in found and is_welcome(puzzle, list(found.values()), count):
                    found[puzzle.key] = puzzle
                    write_puzzles(file, list(found.values()))
                    tick()
                if len(found) >= count:
                    break

    console.mention_interpreted()
    code = 0 if len(found) >= count else run_with_progress(chosen.title, count, len(found), work)
    console.print_message("ui-puzzles-found", count=len(found), file=str(file))
    raise typer.Exit(code)


def is_welcome(puzzle: Puzzle, others: list[Puzzle], wanted: int) -> bool:
    """Whether a puzzle has reasons, there is room for its grade (only some shall be easy), and none is like it."""
    easy = sum(other.grade == EASY for other in others)
    has_room = puzzle.grade != EASY or easy < max(1, wanted // MOST_EASY)
    return bool(puzzle.reasons) and has_room and not any(are_alike(puzzle, other) for other in others)
