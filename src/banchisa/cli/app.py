"""The command line, from `banchisa games` to `banchisa serve`: every command in a few lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import banchisa
from banchisa.bots.analysis.report import report
from banchisa.bots.levels import ANALYST, BOTS, USUAL
from banchisa.cli.analyse import Findings, effort, run_analysis
from banchisa.cli.arena import arena
from banchisa.cli.arguments import fill_seats, find_preset, parse_options
from banchisa.cli.balance import balance
from banchisa.cli.bench import bench
from banchisa.cli.console import Console, InvalidInput, is_talking
from banchisa.cli.game_file import GameFile, refuse_to_lose
from banchisa.cli.learn import console_for, show_overview, take_lesson
from banchisa.cli.local_table import LocalTable, open_table, resume_table
from banchisa.cli.option_list import show_options
from banchisa.cli.parameter_types import AnyGame, AsJson, Components, GameName, Language, Options
from banchisa.cli.play import Terminal
from banchisa.cli.positions import explain, perft, position_app
from banchisa.cli.puzzles import puzzles
from banchisa.cli.replay import Replay, show_verdict
from banchisa.cli.rules import find_rule, game_json, show_book, show_box, show_found, show_game
from banchisa.cli.serve import serve
from banchisa.cli.stores import backup, store_app
from banchisa.cli.tables import tables_app
from banchisa.engine.errors import BanchisaError
from banchisa.engine.record import Record
from banchisa.games import registry

UNSOUND = 1
WRONG = 2


class Commands(TyperGroup):
    """All commands: whatever cannot be done is said in one line."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BanchisaError as why:
            print(Console().format("ui-error", why=" ".join(str(why).split())), file=sys.stderr)
            raise typer.Exit(UNSOUND if isinstance(why, InvalidInput) else WRONG) from None


app = typer.Typer(
    cls=Commands,
    name="banchisa",
    help="Play, host and analyse five Arctic board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(store_app, name="store")
app.add_typer(tables_app, name="tables")
app.command()(perft)
app.command()(explain)
app.add_typer(position_app, name="position")


RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game record (JSON).")]
PresetName = Annotated[
    str | None,
    typer.Option(
        "--preset",
        metavar="NAME",
        help="Options that belong together, such as first, full or short; --option wins over them.",
    ),
]
Seats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="human,expert,…",
        help=f"Who sits where, in order: human, human:Name, or a bot: {', '.join(BOTS)}.",
    ),
]
Players = Annotated[int | None, typer.Option("--players", help=f"Number of players; {USUAL} bots fill the open seats.")]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Seed for all random draws; the same number gives the same game.")
]
SaveFile = Annotated[
    Path | None,
    typer.Option(
        "--save",
        metavar="FILE",
        help="Save the game here after every move. Keep the file private until the game is over: "
        "it contains the seed, which gives away every draw to come.",
    ),
]
ResumeFile = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Let --save replace an existing file.")]
Sure = Annotated[bool, typer.Option("--yes", help="Never ask again before a move you may regret.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"banchisa {banchisa.__version__} ({'compiled' if banchisa.is_compiled() else 'interpreted'} rules)")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_tell_version,
            is_eager=True,
            help="Show the version, and whether the rules are compiled.",
        ),
    ] = False,
) -> None:
    """Play, host and analyse five Arctic board games."""


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, their numbers of players and their options."""
    Console().mention_broken_games()
    if as_json:
        print(json.dumps([game_json(game) for game in banchisa.games()], ensure_ascii=False, indent=1))
        return
    for game in banchisa.games():
        show_game(game)
    Console().print_message("ui-games-more", "dim")


@app.command()
def options(game: GameName, lang: Language = None) -> None:
    """Show a game's presets and options, and what each value does."""
    chosen = banchisa.game(game)
    show_options(chosen, Console(lang, chosen))


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="One rule, such as NAN-4.4.")] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="WORDS", help="Show only rules that contain all these words.")
    ] = None,
    lang: Language = None,
) -> None:
    """Show a game's rulebook, a single rule, or all rules that mention given words."""
    chosen = banchisa.game(game)
    console = console_for(chosen, lang)
    book = chosen.rulebook(console.language)
    if rule is not None and search is not None:
        raise console.error("ui-rule-and-search")
    if rule is not None:
        show_found(chosen, [find_rule(book, rule)], console)
    elif search is None:
        show_book(chosen, book, console)
    else:
        found = book.search(search)
        if not found:
            console.print_note("ui-no-rule-found", words=search)
            raise typer.Exit(UNSOUND)
        show_found(chosen, found, console)
        console.print_message("ui-rules-found", "dim", count=len(found))


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[
        str | None,
        typer.Argument(
            metavar="LESSON",
            help="A lesson, by number or name, or an example of the rulebook; without one, the overview.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Learn a game: its aim and a turn in a minute, a lesson with the coach, or an example to play on from."""
    chosen = banchisa.game(game)
    console = console_for(chosen, lang)
    if lesson is None:
        show_overview(chosen, console)
        return
    raise typer.Exit(take_lesson(chosen, lesson, console))


@app.command()
def components(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Your own components file.")] = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print the built-in components file, to copy and edit.")] = False,
    lang: Language = None,
) -> None:
    """Show what's in a game's box, or check your own components file."""
    chosen = banchisa.game(game, file)
    console = Console(lang, chosen)
    if toml:
        typer.echo((Path(chosen.home) / "components.toml").read_text(encoding="utf-8"), nl=False)
    else:
        show_box(chosen, console)
    if file is not None:
        console.print_message("ui-components-sound", file=str(file), title=chosen.title)


@app.command()
def play(
    game: AnyGame = None,
    seats: Seats = None,
    players: Players = None,
    preset: PresetName = None,
    option: Options = None,
    seed: Seed = None,
    save: SaveFile = None,
    resume: ResumeFile = None,
    overwrite: Overwrite = False,
    components: Components = None,
    yes: Sure = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    plain = Console(lang)
    if save is not None and save != resume and not overwrite:
        refuse_to_lose(save, plain)
    if resume is not None:
        settled = {
            "--preset": preset, "--option": option, "--seed": seed, "--players": players, "--components": components,
        }  # fmt: skip
        local = _resume(resume, game, seats, [name for name, given in settled.items() if given is not None], plain)
    elif game is None:
        raise plain.error("ui-no-game", allowed=", ".join(registry.known_keys()))
    else:
        chosen = banchisa.game(game, components)
        wanted = find_preset(chosen, preset, plain)
        options = parse_options(chosen, option or [], plain, wanted)
        chairs = fill_seats(seats, players, chosen.playable_seats(options), plain, wanted.seats)
        local = open_table(chosen, options, chairs, seed)
    file = GameFile(save or resume)
    file.keep(local.table)
    console = Console(lang, local.table.game)
    console.mention_interpreted()
    raise typer.Exit(Terminal(local, file, console, asks_again=is_talking() and not yes).run())


def _resume(file: Path, game: str | None, seats: str | None, settled: list[str], console: Console) -> LocalTable:
    """The game of a file, which has settled everything but who sits there."""
    if settled:
        raise console.error("ui-resume-settled", given=", ".join(settled))
    local = resume_table(file, seats, console)
    if game is not None and banchisa.game(game).key != local.table.game.key:
        raise console.error("ui-resume-other-game", found=local.table.game.key, wanted=game)
    return local


@app.command()
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of a table or an invitation to it.")],
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="Your name at the table; it leads back to your seat.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", metavar="BOT", help="Seat a bot there, by name, or exec:COMMAND for your own program."),
    ] = None,
    time: Annotated[float, typer.Option("--time", min=0.1, help="Seconds a program has for each decision.")] = 10.0,
    lang: Language = None,
) -> None:
    """Play at a table of the browser from here, or let a bot play there."""
    from banchisa.cli.join import open_guest

    raise typer.Exit(open_guest(link, name, bot, time, Console(lang)).run())


app.command()(serve)
app.command()(backup)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show what this seat saw; seats count from 1, as beside the board.")
    ] = None,
    first: Annotated[int, typer.Option("--from", help="Start after this move.")] = 0,
    everything: Annotated[bool, typer.Option("--all", help="Print every move without stopping.")] = False,
    lang: Language = None,
) -> None:
    """Replay a recorded game, move by move."""
    record = Record.load(file)
    match = record.match(banchisa.game(record.game))
    console = Console(lang, match.game)
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise console.error("ui-no-such-seat", seat=seat, last=len(record.seats))
    if not 0 <= first <= len(match.steps):
        raise console.error("ui-no-such-step", step=first, last=len(match.steps))
    shown = Replay(match, record.seats, None if seat is None else seat - 1, console)
    if everything or not is_talking():
        shown.show_all(first)
    else:
        shown.walk(first)


@app.command()
def verify(file: RecordFile) -> None:
    """Check that every move in a record is legal and every draw matches the sealed seed (exit code 1 if not)."""
    record = Record.load(file)
    if not show_verdict(record, banchisa.game(record.game), str(file), Console()):
        raise typer.Exit(UNSOUND)


app.command()(arena)
app.command()(puzzles)


@app.command()
def analyse(
    file: RecordFile,
    level: Annotated[
        str | None,
        typer.Option("--level", metavar="LEVEL", help=f"Search as deeply as a bot of this level (default: {ANALYST})."),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=16, help="Or set the number of simulations per position.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed; the same number gives the same results.")] = 0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Find the mistakes in a recorded game, and how much was luck."""
    record = Record.load(file)
    match = record.match(banchisa.game(record.game))
    console = Console(lang, match.game)
    asked = effort(match.game, level, iterations, console)
    console.mention_interpreted()
    found = run_analysis(match, asked, seed, console)
    if as_json:
        print(json.dumps({**report(found), "seats": record.seats}, ensure_ascii=False))
    else:
        Findings(found, record.seats, console).show()


app.command()(balance)
app.command()(bench)


def main() -> None:
    """Run the command line; letters that a terminal cannot show are replaced, never a reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="banchisa")
