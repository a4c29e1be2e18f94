"""The command line, from `banchisa games` to `banchisa serve`: every command in a few lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from typer.core import TyperGroup

import banchisa
from banchisa.analysing import Findings, analysed, effort
from banchisa.bots.levels import BOTS, USUAL
from banchisa.bots.report import report
from banchisa.contest import agreed, contest, held
from banchisa.engine.errors import BanchisaError
from banchisa.engine.record import Record
from banchisa.games import shelf
from banchisa.measure import FIGURES, Case, measured
from banchisa.reading import find_rule, game_json, show_book, show_game, show_rules
from banchisa.replaying import Replay, show_verdict
from banchisa.sitting import (
    Sitting,
    allowed_seats,
    given_options,
    opened,
    refuse_to_overwrite,
    resumed,
    seated,
)
from banchisa.speaker import Speaker, console, is_talking
from banchisa.terminal import Terminal
from banchisa.weighing import Request, weighed

UNSOUND = 1
WRONG = 2
UNITS = ((1_000_000, "ui-millions"), (1_000, "ui-thousands"))  # of large figures
WIDE = 100  # columns of a terminal in which figures can stand well apart


class Commands(TyperGroup):
    """All commands: whatever cannot be done is said in one line."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BanchisaError as why:
            print(Speaker().say("ui-error", why=" ".join(str(why).split())), file=sys.stderr)
            raise typer.Exit(WRONG) from None


app = typer.Typer(
    cls=Commands,
    name="banchisa",
    help="Five Arctic board games on one table.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _games_begun(incomplete: str) -> list[str]:
    return [key for key in shelf.KEYS if key.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's key.", autocompletion=_games_begun)]
AnyGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game's key.", show_default=False, autocompletion=_games_begun)
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|it|nl", help="The language; by default that of the environment.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="A components file of your own.")]
Seats = Annotated[
    str | None,
    typer.Option(
        "--seats", metavar="human,expert,…", help=f"Who sits where: human, human:Name, or a bot: {', '.join(BOTS)}."
    ),
]
Players = Annotated[int | None, typer.Option("--players", help=f"How many play; {USUAL} bots take the free seats.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same number gives the same game.")]
SaveFile = Annotated[
    Path | None,
    typer.Option(
        "--save",
        metavar="FILE",
        help="Keep the record here, after every step. Until the game is over, show it to nobody: "
        "it holds the seed, which tells what chance will do.",
    ),
]
ResumeFile = Annotated[
    Path | None, typer.Option("--resume", metavar="FILE", help="Go on with an unfinished game that was saved.")
]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Let --save replace a file that exists.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"banchisa {banchisa.__version__} ({'compiled' if banchisa.is_compiled() else 'interpreted'} rules)")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Version, and how the rules run.")
    ] = False,
) -> None:
    """Five Arctic board games on one table: complete rules, honest dice."""


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their players and options."""
    if as_json:
        print(json.dumps([game_json(game) for game in banchisa.games()], ensure_ascii=False, indent=1))
        return
    for game in banchisa.games():
        show_game(game)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="One rule, such as NAN-4.4.")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", help="Rules with all these words.")] = None,
    lang: Language = None,
) -> None:
    """Read the rulebook of a game, one rule of it, or those that speak of something."""
    speaker = Speaker(lang)
    book = banchisa.game(game).rulebook(speaker.language)
    if rule is not None and search is not None:
        raise speaker.complaint("ui-rule-and-search")
    if rule is not None:
        show_rules([find_rule(book, rule)], speaker)
    elif search is None:
        show_book(book, speaker)
    else:
        found = book.search(search)
        if not found:
            speaker.whisper("ui-no-rule-found", words=search)
            raise typer.Exit(UNSOUND)
        show_rules(found, speaker)
        speaker.tell("ui-rules-found", "dim", count=len(found))


@app.command()
def components(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A components file of your own.")] = None,
    toml: Annotated[bool, typer.Option("--toml", help="The packaged file, to be copied and corrected.")] = False,
    lang: Language = None,
) -> None:
    """See what lies in the box of a game, or check a components file of your own."""
    speaker = Speaker(lang)
    chosen = banchisa.game(game, file)
    packaged = (Path(chosen.home) / "components.toml").read_text(encoding="utf-8")
    picture = "" if toml else chosen.album()
    if toml or (file is None and not picture):
        typer.echo(packaged, nl=False)
    elif picture:
        typer.echo(picture)
    if file is not None:
        speaker.tell("ui-components-sound", file=str(file), title=chosen.title)


@app.command()
def play(
    game: AnyGame = None,
    seats: Seats = None,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    save: SaveFile = None,
    resume: ResumeFile = None,
    overwrite: Overwrite = False,
    components: Components = None,
    lang: Language = None,
) -> None:
    """Play a game here, against bots or with others at the same keyboard."""
    plain = Speaker(lang)
    if save is not None and save != resume and not overwrite:
        refuse_to_overwrite(save, plain)
    if resume is None:
        sitting = _open(game, seats, players, option or [], seed, components, plain)
    else:
        settled = {"--option": option, "--seed": seed, "--players": players, "--components": components}
        sitting = _resume(resume, game, seats, [name for name, given in settled.items() if given is not None], plain)
    sitting.file = save or sitting.file
    sitting.keep()
    speaker = Speaker(lang, sitting.game)
    speaker.mention_interpreted()
    raise typer.Exit(Terminal(sitting, speaker).run())


def _open(
    game: str | None,
    seats: str | None,
    players: int | None,
    option: list[str],
    seed: int | None,
    components: Path | None,
    speaker: Speaker,
) -> Sitting:
    """A new game as the command line asks for it."""
    if game is None:
        raise speaker.complaint("ui-no-game", allowed=", ".join(shelf.KEYS))
    chosen = banchisa.game(game, components)
    options = given_options(chosen, option, speaker)
    sitters = seated(seats, players, allowed_seats(chosen, options), speaker)
    return opened(chosen, options, sitters, seed)


def _resume(file: Path, game: str | None, seats: str | None, settled: list[str], speaker: Speaker) -> Sitting:
    """The game of a file, which has settled everything but who sits there."""
    if settled:
        raise speaker.complaint("ui-resume-settled", given=", ".join(settled))
    sitting = resumed(file, seats, speaker)
    if game is not None and banchisa.game(game).key != sitting.game.key:
        raise speaker.complaint("ui-resume-other-game", found=sitting.game.key, wanted=game)
    return sitting


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="If it is taken, the next free one.")] = 8420,
    database: Annotated[
        Path | None,
        typer.Option("--database", metavar="FILE", help="Where tables are kept; by default in your data folder."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    log: Annotated[bool, typer.Option("--log", help="Write a line for each request to standard error.")] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="A name under which people reach the server, such as games.example; repeatable. "
            "Its addresses and the names of this machine are known.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="The address of a proxy in front, whose X-Forwarded headers are believed; repeatable.",
        ),
    ] = None,
    keep: Annotated[
        int | None,
        typer.Option(
            "--keep",
            metavar="DAYS",
            min=1,
            help="Remove tables at which nothing happened for so many days; "
            "by default only those that never began, after two.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Open tables in the browser, for you, your friends and bots."""
    from banchisa.server.run import serve as run_server

    speaker = Speaker(lang)
    run_server(
        host, port, database, browser, lambda url: speaker.tell("ui-serve-open", url=url),
        access_log=log, names=name or (), proxies=proxy or (), keep_days=keep,
    )  # fmt: skip


@app.command()
def tables(
    database: Annotated[
        Path | None,
        typer.Option("--database", metavar="FILE", help="Where tables are kept; by default in your data folder."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Look through the whole file for damage (exit code 1 if there is any).")
    ] = False,
    remove: Annotated[
        int | None,
        typer.Option(
            "--remove-older-than", metavar="DAYS", min=1, help="Remove tables at which nothing happened for so long."
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Count the tables that a server keeps, check their file, or remove old ones."""
    from banchisa.server import tidying
    from banchisa.server.run import default_database
    from banchisa.server.settings import DAY

    speaker, file = Speaker(lang), database or default_database()
    if not file.exists():
        raise speaker.complaint("ui-tables-no-file", file=str(file))
    if check:
        if damage := tidying.check_file(file):
            speaker.tell("ui-tables-damaged", file=str(file), damage=damage)
            raise typer.Exit(UNSOUND)
        speaker.tell("ui-tables-sound", file=str(file))
    if remove is not None:
        speaker.tell("ui-tables-removed", count=tidying.remove_older(file, remove * DAY))
    found = tidying.count_tables(file)
    speaker.tell("ui-tables-count", waiting=found.waiting, running=found.running, over=found.over)
    speaker.tell("ui-tables-file", "dim", file=str(file), size=round(found.size / 2**20, 1))


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="Look from this chair; 0 is the first player's.")] = None,
    first: Annotated[int, typer.Option("--from", help="Begin after this step.")] = 0,
    everything: Annotated[bool, typer.Option("--all", help="Print all steps at once.")] = False,
    lang: Language = None,
) -> None:
    """Look at a record again, step by step."""
    record = Record.load(file)
    match = record.match(banchisa.game(record.game))
    speaker = Speaker(lang, match.game)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise speaker.complaint("ui-no-such-seat", seat=seat, last=len(record.seats) - 1)
    if not 0 <= first <= len(match.steps):
        raise speaker.complaint("ui-no-such-step", step=first, last=len(match.steps))
    shown = Replay(match, record.seats, seat, speaker)
    if everything or not is_talking():
        shown.show_all(first)
    else:
        shown.walk(first)


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: every step allowed, every draw from the committed seed (exit code 1 if not)."""
    record = Record.load(file)
    if not show_verdict(record, banchisa.game(record.game), str(file), Speaker()):
        raise typer.Exit(UNSOUND)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="BOT,BOT,…", help="Who plays: names of bots, or exec:COMMAND for a program of your own."
        ),
    ],
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; by default as many as bots.")] = None,
    games: Annotated[int, typer.Option("--games", help="How many games; more can be added to a folder later.")] = 100,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="The same number gives the same games.")] = 1,
    time: Annotated[float, typer.Option("--time", help="Seconds for each decision of a program.")] = 10.0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="How many games at once; by default one for each core.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep every game here; if interrupted, go on from here.")
    ] = None,
    components: Components = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play many games on all seats and tell how strong they are."""
    speaker = Speaker(lang)
    chosen = banchisa.game(game, components)
    settings = agreed(chosen, given_options(chosen, option or [], speaker), bots, seats, seed, time, speaker)
    asked = contest(settings, games, jobs, out, speaker)
    speaker.mention_interpreted()
    raise typer.Exit(held(asked, as_json, speaker))


@app.command()
def analyse(
    file: RecordFile,
    level: Annotated[
        str | None,
        typer.Option("--level", metavar="LEVEL", help="Look as deep as a bot of this level; by default a hard one."),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=16, help="Or so many tries for each position.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same number gives the same figures.")] = 0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Find the mistakes of a game, and how much of it was luck."""
    record = Record.load(file)
    match = record.match(banchisa.game(record.game))
    speaker = Speaker(lang, match.game)
    asked = effort(match.game, level, iterations, speaker)
    speaker.mention_interpreted()
    found = analysed(match, asked, seed, speaker)
    if as_json:
        print(json.dumps({**report(found), "seats": record.seats}, ensure_ascii=False))
    else:
        Findings(found, record.seats, speaker).show()


@app.command()
def balance(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many play; by default every number in turn.")
    ] = None,
    option: Options = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="BOT,BOT,…", help="Who plays; by default random,greedy,expert."),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", help="How many games of each bot; by default 1000 random, 200 greedy, 20 of others."),
    ] = None,
    opening: Annotated[
        int | None,
        typer.Option(
            "--opening",
            help="First choices of each seat that are drawn by lot; by default 3 where chance never acts, else none.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same number gives the same page.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="How many games at once; by default one for each core.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page; by default GAME-balance.html.")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a file that exists.")] = False,
    components: Components = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures too, for programs.")] = False,
    lang: Language = None,
) -> None:
    """Write a page on how balanced a game is: seats, length, choices, points, actions and rules."""
    speaker = Speaker(lang)
    chosen = banchisa.game(game, components)
    options = given_options(chosen, option or [], speaker)
    asked = Request(chosen, options, seats, bots, games, opening, seed, jobs, out, components)
    raise typer.Exit(weighed(asked, overwrite, as_json, speaker))


@app.command()
def bench(
    game: AnyGame = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Only for so many players.")] = None,
    option: Options = None,
    components: Components = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="Time for each line.")] = 4.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules run here."""
    speaker = Speaker()
    cases: list[Case] = []
    for chosen in banchisa.games() if game is None else [banchisa.game(game, components)]:
        options = given_options(chosen, option or [], speaker)
        numbers = allowed_seats(chosen, options) if seats is None else [seats]
        cases.extend(Case(chosen, number, options) for number in numbers)
    for case in cases:
        case.start()
    speaker.mention_interpreted()
    if as_json:
        for case in cases:
            print(json.dumps(measured(case, seconds, lambda: None)), flush=True)
    else:
        _show_measured(cases, seconds, speaker)


def _show_measured(cases: list[Case], seconds: float, speaker: Speaker) -> None:
    """The figures as a table, with a bar while they are taken."""
    how = "compiled" if banchisa.is_compiled() else "interpreted"
    columns = ["game", "seats", *FIGURES, "steps_per_game"]
    gap = 1 if speaker.console.width < WIDE else 3
    table = Table(title=speaker.say("ui-bench-title", kind=how), title_style="dim", box=None, padding=(0, gap, 0, 0))
    for column in columns:
        heading = speaker.say(f"ui-bench-{column.replace('_', '-')}")
        table.add_column(heading, justify="left" if column == "game" else "right", min_width=4)
    with Progress(console=console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(cases) * len(FIGURES))
        for case in cases:
            about = speaker.say("ui-bench-measuring", game=case.game.title, seats=case.seats)
            bar.update(task, description=about)
            figures = measured(case, seconds, lambda: bar.advance(task))
            table.add_row(*(_cell(figures[column], speaker) for column in columns))
    speaker.show(table)


def _cell(value: object, speaker: Speaker) -> str:
    """A figure for people: large ones in thousands or millions, which is as exact as they are."""
    if not isinstance(value, int | float):
        return str(value)
    for unit, message in UNITS:
        if value >= unit:
            return speaker.say(message, value=value / unit)
    return speaker.say("ui-number", value=value)


def main() -> None:
    """Run the command line; letters that a terminal cannot show are replaced, never a reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="banchisa")
