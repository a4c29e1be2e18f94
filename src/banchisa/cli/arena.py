"""`banchisa arena`: many games between bots, with a progress bar and a table."""

from __future__ import annotations

import json
import math
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import banchisa
from banchisa.cli.arguments import parse_options
from banchisa.cli.console import Console
from banchisa.cli.parameter_types import AsJson, Components, GameName, Jobs, Language, Options, RayAddress
from banchisa.cli.progress import INTERRUPTED, MAX_GAMES, run_with_progress
from banchisa.cli.workers import parse_workers
from banchisa.lab.arena import Arena, ArenaSettings, parse_bots
from banchisa.lab.external_bots import is_program
from banchisa.lab.play import MAX_STEPS
from banchisa.lab.schedule import seatings
from banchisa.lab.stats.intervals import Interval
from banchisa.lab.summary import Standing, Summary, summarise
from banchisa.lab.workers import Workers

MIN_NAME_WIDTH = 14  # columns for the name of a bot


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="BOT,BOT,…", help="Bots to compare, by name, or exec:COMMAND for your own program."
        ),
    ],
    seats: Annotated[int | None, typer.Option("--seats", help="Number of seats (default: one per bot).")] = None,
    games: Annotated[
        int, typer.Option("--games", help="Number of games; you can add more to the same folder later.")
    ] = 100,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed; the same number gives the same games.")] = 1,
    time: Annotated[float, typer.Option("--time", help="Seconds a program has for each decision.")] = 10.0,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Save every game here, so that an interrupted run can continue."),
    ] = None,
    moves: Annotated[
        bool, typer.Option("--moves", help="Save all moves too, for programs that learn from the games.")
    ] = False,
    components: Components = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play many games between bots and report how strong each one is."""
    console = Console(lang)
    chosen = banchisa.game(game, components)
    options = parse_options(chosen, option or [], console)
    names = parse_bots(bots, allow_programs=True)
    number = _count_seats(chosen.playable_seats(options), seats, len(names), console)
    if not (time > 0 and math.isfinite(time)):
        raise console.error("ui-arena-bad-time", given=str(time))
    settings = ArenaSettings(
        chosen.key, number, dict(options), names, seed, time, chosen.components_data(), moves, banchisa.__version__
    )
    workers = parse_workers(jobs, ray, console, settings.has_programs)
    if not 1 <= games <= MAX_GAMES:
        raise console.error("ui-arena-bad-number", option="--games", given=games, most=str(MAX_GAMES))
    if moves and out is None:
        raise console.error("ui-arena-moves-nowhere")
    raise typer.Exit(_play(settings, games, workers, out, as_json, console))


def _count_seats(allowed: list[int], wanted: int | None, bots: int, console: Console) -> int:
    """So many as are wanted, or one for each bot where so many can play."""
    chosen = (bots if bots in allowed else allowed[0]) if wanted is None else wanted
    if chosen not in allowed:
        raise console.error("ui-bad-players", players=chosen, allowed=", ".join(str(one) for one in allowed))
    return chosen


def _play(
    settings: ArenaSettings, games: int, workers: Workers, out: Path | None, as_json: bool, console: Console
) -> int:
    """Play the games and show the figures; the exit code."""
    console.mention_interpreted()
    with closing(Arena(settings, games, out)) as played:
        description, done = console.format("ui-arena-playing"), len(played.results)
        code = run_with_progress(description, games, done, lambda tick: played.play(workers, tick))
    figures = summarise(settings.bots, settings.seats, list(played.results.values()))
    if as_json:
        document = {"settings": settings.to_json(), "wanted": games, **figures.to_json()}
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        show_summary(settings, figures, console)
    if code == INTERRUPTED:
        where = "nowhere" if out is None else "folder"
        console.print_note("ui-arena-stopped", games=figures.games, wanted=games, where=where)
    return code


def show_summary(settings: ArenaSettings, figures: Summary, console: Console) -> None:
    """Print the figures as a table, and notes about them."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(console.format("ui-arena-bot"), min_width=MIN_NAME_WIDTH, overflow="fold")
    for column in ("wins", "ahead", "elo"):
        table.add_column(console.format(f"ui-arena-{column}"), justify="right", no_wrap=True)
    for standing in figures.standings:
        table.add_row(*_make_row(standing, console))
    console.print(table)
    console.print_message("ui-arena-about", "dim", games=figures.games, steps=figures.steps)
    if len({standing.even for standing in figures.standings}) == 1:
        console.print_message("ui-arena-even", "dim", share=_format_figure(figures.standings[0].even * 100, 1, console))
    ways = len(seatings(len(settings.bots), settings.seats))
    if figures.games % ways:
        console.print_message("ui-arena-uneven", "dim", ways=ways)
    if figures.unfinished:
        console.print_message("ui-arena-unfinished", games=figures.unfinished, steps=MAX_STEPS)
    _show_faults(settings, figures, console)


def _make_row(standing: Standing, console: Console) -> list[str]:
    percent = Interval(standing.share.value * 100, standing.share.low * 100, standing.share.high * 100)
    return [
        standing.bot,
        _format_interval(percent, 1, console),
        _format_interval(standing.difference, 2, console),
        _format_interval(standing.elo, 0, console),
    ]


def _format_interval(interval: Interval | None, digits: int, console: Console) -> str:
    if interval is None:
        return "-"
    value, low, high = (_format_figure(one, digits, console) for one in (interval.value, interval.low, interval.high))
    return console.format("ui-arena-interval", value=value, low=low, high=high)


def _format_figure(value: float, digits: int, console: Console) -> str:
    return console.format(
        f"ui-arena-digits-{digits}", value=round(value, digits) + 0.0
    )  # adding 0.0 turns -0.0 into 0.0


def _show_faults(settings: ArenaSettings, figures: Summary, console: Console) -> None:
    """Print which bots failed how often, and the first failure."""
    for standing in figures.standings:
        if standing.faults:
            kinds = ", ".join(
                console.format("ui-arena-fault-kind", kind=kind, count=count) for kind, count in standing.faults.items()
            )
            failed = sum(standing.faults.values())
            console.print_message("ui-arena-faults", bot=standing.bot, failed=failed, games=standing.games, kinds=kinds)
    if figures.fault is not None and figures.fault.forfeit is not None:
        forfeit = figures.fault.forfeit
        bot = settings.bots[figures.fault.seating[forfeit.seat]]
        console.print_message(
            "ui-arena-first-fault", game=figures.fault.number, seat=forfeit.seat, bot=bot, why=forfeit.why
        )
        if forfeit.stderr and is_program(bot):
            console.print_message("ui-arena-stderr", "dim", said=forfeit.stderr)
