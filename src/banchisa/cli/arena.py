"""`banchisa arena`: a contest as the command line asks for it, its bar and its table."""

from __future__ import annotations

import json
import math
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

import banchisa
from banchisa.cli.console import Speaker
from banchisa.cli.local_game import allowed_seats
from banchisa.cli.progress import INTERRUPTED, MOST_GAMES, MOST_JOBS, cores, laboured
from banchisa.engine.game import Game
from banchisa.engine.options import Value
from banchisa.lab.arena import Arena, Settings, checked_bots
from banchisa.lab.external_bots import is_program
from banchisa.lab.play import LONGEST
from banchisa.lab.schedule import seatings
from banchisa.lab.stats.intervals import Interval
from banchisa.lab.summary import Standing, Summary, summary

NARROW = 14  # columns for the name of a bot, at least


@dataclass(frozen=True)
class Contest:
    """What is played, how often, by how many at once, and where it is kept."""

    settings: Settings
    games: int
    jobs: int
    out: Path | None


def agreed(
    game: Game, options: dict[str, Value], bots: str, seats: int | None, seed: int, seconds: float, speaker: Speaker
) -> Settings:
    """The settings of a contest; what cannot be played is refused with what can."""
    names = checked_bots([name.strip() for name in bots.split(",")])
    allowed = allowed_seats(game, options)
    chosen = (len(names) if len(names) in allowed else allowed[0]) if seats is None else seats
    if chosen not in allowed:
        raise speaker.complaint("ui-bad-players", players=chosen, allowed=", ".join(str(one) for one in allowed))
    if not (seconds > 0 and math.isfinite(seconds)):
        raise speaker.complaint("ui-arena-bad-time", given=str(seconds))
    return Settings(
        game.key, chosen, dict(options), names, seed, seconds, game.components_data(), banchisa.__version__
    )  # fmt: skip


def contest(settings: Settings, games: int, jobs: int | None, out: Path | None, speaker: Speaker) -> Contest:
    """A contest of so many games; by default all cores play."""
    for name, number, most in (("--games", games, MOST_GAMES), ("--jobs", 1 if jobs is None else jobs, MOST_JOBS)):
        if not 1 <= number <= most:
            raise speaker.complaint("ui-arena-bad-number", option=name, given=number, most=str(most))
    return Contest(settings, games, cores() if jobs is None else jobs, out)


def held(asked: Contest, as_json: bool, speaker: Speaker) -> int:
    """Play a contest and show what it tells; the exit code."""
    with closing(Arena(asked.settings, asked.games, asked.out)) as arena:
        about, played = speaker.say("ui-arena-playing"), len(arena.results)
        code = laboured(about, arena.games, played, lambda tick: arena.play(asked.jobs, tick))
    settings = asked.settings
    found = summary(settings.bots, settings.seats, list(arena.results.values()))
    if as_json:
        document = {"settings": settings.to_json(), "wanted": asked.games, **found.to_json()}
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        show(settings, found, speaker)
    if code == INTERRUPTED:
        where = "nowhere" if asked.out is None else "folder"
        speaker.whisper("ui-arena-stopped", games=found.games, wanted=asked.games, where=where)
    return code


def show(settings: Settings, found: Summary, speaker: Speaker) -> None:
    """The figures as a table, and what else there is to say about them."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(speaker.say("ui-arena-bot"), min_width=NARROW, overflow="fold")
    for column in ("wins", "ahead", "elo"):
        table.add_column(speaker.say(f"ui-arena-{column}"), justify="right", no_wrap=True)
    for standing in found.standings:
        table.add_row(*_row(standing, speaker))
    speaker.show(table)
    speaker.tell("ui-arena-about", "dim", games=found.games, steps=found.steps)
    if len({standing.even for standing in found.standings}) == 1:
        speaker.tell("ui-arena-even", "dim", share=_figure(found.standings[0].even * 100, 1, speaker))
    ways = len(seatings(len(settings.bots), settings.seats))
    if found.games % ways:
        speaker.tell("ui-arena-uneven", "dim", ways=ways)
    if found.unfinished:
        speaker.tell("ui-arena-unfinished", games=found.unfinished, steps=LONGEST)
    _show_faults(settings, found, speaker)


def _row(standing: Standing, speaker: Speaker) -> list[str]:
    percent = Interval(standing.share.value * 100, standing.share.low * 100, standing.share.high * 100)
    return [
        standing.bot,
        _between(percent, 1, speaker),
        _between(standing.difference, 2, speaker),
        _between(standing.elo, 0, speaker),
    ]


def _between(interval: Interval | None, digits: int, speaker: Speaker) -> str:
    if interval is None:
        return "-"
    figures = [_figure(value, digits, speaker) for value in (interval.value, interval.low, interval.high)]
    return speaker.say("ui-arena-interval", value=figures[0], low=figures[1], high=figures[2])


def _figure(value: float, digits: int, speaker: Speaker) -> str:
    return speaker.say(f"ui-arena-digits-{digits}", value=round(value, digits) + 0.0)  # adding it makes -0 a plain 0


def _show_faults(settings: Settings, found: Summary, speaker: Speaker) -> None:
    """Which bots failed how often, and the first time it happened."""
    for standing in found.standings:
        if standing.faults:
            kinds = ", ".join(
                speaker.say("ui-arena-fault-kind", kind=kind, count=count) for kind, count in standing.faults.items()
            )
            failed = sum(standing.faults.values())
            speaker.tell("ui-arena-faults", bot=standing.bot, failed=failed, games=standing.games, kinds=kinds)
    if found.fault is not None and found.fault.forfeit is not None:
        forfeit = found.fault.forfeit
        bot = settings.bots[found.fault.seating[forfeit.seat]]
        speaker.tell("ui-arena-first-fault", game=found.fault.number, seat=forfeit.seat, bot=bot, why=forfeit.why)
        if forfeit.stderr and is_program(bot):
            speaker.tell("ui-arena-stderr", "dim", said=forfeit.stderr)
