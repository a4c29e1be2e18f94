"""`banchisa arena`: its settings from the command line, its progress bar and its table."""

from __future__ import annotations

import json
import math
from contextlib import closing
from pathlib import Path

from rich.table import Table

import banchisa
from banchisa.cli.console import Console
from banchisa.cli.progress import INTERRUPTED, MAX_GAMES, run_with_progress
from banchisa.engine.game import Game
from banchisa.engine.options import Value
from banchisa.lab.arena import Arena, ArenaSettings, parse_bots
from banchisa.lab.external_bots import is_program
from banchisa.lab.play import MAX_STEPS
from banchisa.lab.schedule import seatings
from banchisa.lab.stats.intervals import Interval
from banchisa.lab.summary import Standing, Summary, summarise
from banchisa.lab.workers import Workers

MIN_NAME_WIDTH = 14  # columns for the name of a bot


def parse_settings(
    game: Game,
    options: dict[str, Value],
    bots: str,
    seats: int | None,
    seed: int,
    seconds: float,
    keeps_moves: bool,
    console: Console,
) -> ArenaSettings:
    """The settings of an arena; settings that cannot be played are refused with what can."""
    names = parse_bots(bots, allow_programs=True)
    allowed = game.playable_seats(options)
    chosen = (len(names) if len(names) in allowed else allowed[0]) if seats is None else seats
    if chosen not in allowed:
        raise console.error("ui-bad-players", players=chosen, allowed=", ".join(str(one) for one in allowed))
    if not (seconds > 0 and math.isfinite(seconds)):
        raise console.error("ui-arena-bad-time", given=str(seconds))
    return ArenaSettings(
        game.key, chosen, dict(options), names, seed, seconds, game.components_data(), keeps_moves,
        banchisa.__version__,
    )  # fmt: skip


def run_arena(
    settings: ArenaSettings, games: int, workers: Workers, out: Path | None, as_json: bool, console: Console
) -> int:
    """Play the games and show the figures. Returns the exit code."""
    if not 1 <= games <= MAX_GAMES:
        raise console.error("ui-arena-bad-number", option="--games", given=games, most=str(MAX_GAMES))
    if settings.keeps_moves and out is None:
        raise console.error("ui-arena-moves-nowhere")
    console.mention_interpreted()
    with closing(Arena(settings, games, out)) as arena:
        description, played = console.format("ui-arena-playing"), len(arena.results)
        code = run_with_progress(description, games, played, lambda tick: arena.play(workers, tick))
    figures = summarise(settings.bots, settings.seats, list(arena.results.values()))
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
