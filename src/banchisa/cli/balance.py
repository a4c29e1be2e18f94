"""`banchisa balance`: its cases from the command line, its progress bar and its page."""

from __future__ import annotations

import importlib
import json
import os
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

import banchisa
from banchisa.cli.arguments import parse_options
from banchisa.cli.console import Console
from banchisa.cli.game_file import refuse_to_overwrite
from banchisa.cli.parameter_types import Components, GameName, Jobs, Language, Options, RayAddress
from banchisa.cli.progress import INTERRUPTED, MAX_GAMES, run_with_progress
from banchisa.cli.workers import parse_workers
from banchisa.engine.errors import BanchisaError
from banchisa.engine.files import write_atomically
from banchisa.engine.game import Game
from banchisa.engine.options import Value
from banchisa.lab.arena import ArenaSettings, parse_bots
from banchisa.lab.balance.figures import compute_all_figures
from banchisa.lab.balance.observe import BOTS, Balance, BalanceCase, default_games
from banchisa.lab.balance.study import Study
from banchisa.lab.openings import default_opening
from banchisa.lab.workers import Workers

MAX_OPENING = 1_000
MIN_GAMES = 2  # a case with fewer games has no figures


def balance(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of players (default: every number the game allows).")
    ] = None,
    option: Options = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="BOT,BOT,…", help="Bots to use (default: random,greedy,expert)."),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", help="Games per bot (default: 1000 random, 200 greedy, 20 for the others)."),
    ] = None,
    opening: Annotated[
        int | None,
        typer.Option(
            "--opening",
            help="Number of opening choices per seat made at random (default: 3 in games without chance, otherwise 0).",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed; the same number gives the same report.")] = 1,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Report file (default: GAME-balance.html).")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing file.")] = False,
    components: Components = None,
    as_json: Annotated[bool, typer.Option("--json", help="Also print the figures as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Write a report on how balanced a game is: seats, length, choices, scores, actions and rules."""
    console = Console(lang)
    chosen = banchisa.game(game, components)
    options = parse_options(chosen, option or [], console)
    workers = parse_workers(jobs, ray, console)
    request = BalanceRequest(chosen, options, seats, bots, games, opening, seed, workers, out, components)
    raise typer.Exit(_run(request, overwrite, as_json, console))


@dataclass(frozen=True)
class BalanceRequest:
    """The arguments of the command line; None stands for a default."""

    game: Game
    options: dict[str, Value]
    seats: int | None
    bots: str | None
    games: int | None
    opening: int | None
    seed: int
    workers: Workers
    out: Path | None
    components: Path | None

    @property
    def file(self) -> Path:
        return Path(f"{self.game.key}-balance.html") if self.out is None else self.out

    @property
    def bot_names(self) -> tuple[str, ...]:
        return BOTS if self.bots is None else parse_bots(self.bots, allow_programs=False)

    @property
    def command(self) -> str:
        """The command that makes the same page again."""
        words = ["banchisa", "balance", self.game.key]
        given = {
            "--components": self.components, "--seats": self.seats, "--bots": self.bots, "--games": self.games,
            "--opening": self.opening,
        }  # fmt: skip
        for option, value in given.items():
            if value is not None:
                words += [option, str(value)]
        for name, chosen in self.options.items():
            words += ["--option", f"{name}={chosen}"]
        return shlex.join([*words, "--seed", str(self.seed)])


def make_cases(request: BalanceRequest, console: Console) -> list[BalanceCase]:
    """Every number of players with every bot; what cannot be played is refused with what can."""
    for option, number, least, most in (
        ("--games", request.games, MIN_GAMES, MAX_GAMES),
        ("--opening", request.opening, 0, MAX_OPENING),
    ):
        if number is not None and not least <= number <= most:
            raise console.error("ui-balance-bad-number", option=option, given=str(number), least=least, most=str(most))
    allowed, seats = request.game.playable_seats(request.options), request.seats
    if seats is not None and seats not in allowed:
        raise console.error("ui-bad-players", players=seats, allowed=", ".join(str(one) for one in allowed))
    return [case for number in (allowed if seats is None else [seats]) for case in _cases_of(request, number)]


def _cases_of(request: BalanceRequest, seats: int) -> list[BalanceCase]:
    opening = request.opening
    if opening is None:
        opening = default_opening(request.game.start(seats, **request.options))
    cases: list[BalanceCase] = []
    for bot in request.bot_names:
        settings = ArenaSettings(
            request.game.key, seats, dict(request.options), (bot,), request.seed,
            components=request.game.components_data(), platform=banchisa.__version__,
        )  # fmt: skip
        cases.append(BalanceCase(settings, default_games(bot) if request.games is None else request.games, opening))
    return cases


def _run(request: BalanceRequest, overwrite: bool, as_json: bool, console: Console) -> int:
    """Play the games and write the page; returns the exit code."""
    played = Balance(make_cases(request, console))
    if not overwrite:
        refuse_to_overwrite(request.file, console)
    _check_writable(request.file)
    render_page = load_renderer(console)
    console.mention_interpreted()
    description = console.format("ui-balance-playing")
    code = run_with_progress(description, played.game_count, 0, lambda tick: played.play(request.workers, tick))
    figures = [case for case in compute_all_figures(played) if case.games >= MIN_GAMES]
    if not figures:
        console.print_note("ui-balance-nothing")
        return code
    study = Study(
        request.game, dict(request.options), figures, request.bot_names, request.seed, request.command,
        banchisa.__version__, played.game_count,
    )  # fmt: skip
    _write_page(request.file, render_page(study))
    if as_json:
        print(json.dumps(study.to_json(), ensure_ascii=False, indent=1))
    if code == INTERRUPTED:
        console.print_note("ui-balance-stopped", games=study.games, wanted=study.wanted, file=str(request.file))
    elif not as_json:
        console.print_message("ui-balance-written", file=str(request.file))
    return code


def load_renderer(console: Console) -> Callable[[Study], str]:
    """The function that renders the page; it needs packages that are not always installed."""
    try:
        render_page: Callable[[Study], str] = importlib.import_module("banchisa.lab.balance.report").render_page
    except ModuleNotFoundError as why:
        raise console.error("ui-balance-missing", package=str(why.name)) from None
    return render_page


def _check_writable(file: Path) -> None:
    """Refuse a file that cannot be written before the games are played."""
    folder = file.parent
    if not folder.is_dir():
        raise BanchisaError(f"cannot write {file}: there is no folder {folder}")
    if file.is_dir():
        raise BanchisaError(f"cannot write {file}: it is a folder")
    if not os.access(folder, os.W_OK):
        raise BanchisaError(f"cannot write {file}: nothing may be written to {folder}")


def _write_page(file: Path, html: str) -> None:
    try:
        write_atomically(file, html)
    except OSError as why:
        raise BanchisaError(f"cannot write {file}: {why.strerror}") from None
