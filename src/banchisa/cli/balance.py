"""`banchisa balance`: a study as the command line asks for it, its bar and its page."""

from __future__ import annotations

import importlib
import json
import os
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import banchisa
from banchisa.cli.console import Speaker
from banchisa.cli.local_game import allowed_seats, refuse_to_overwrite
from banchisa.cli.progress import INTERRUPTED, MOST_GAMES, MOST_JOBS, cores, laboured
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.options import Value
from banchisa.lab.arena import Settings
from banchisa.lab.balance.figures import all_figures
from banchisa.lab.balance.observe import BOTS, Balance, Case, checked_bots, usual_games, usual_opening
from banchisa.lab.balance.study import Study

MOST_DRAWN = 1_000
FEWEST = 2  # games of a case without which nothing can be said

Paint = Callable[[Study], str]


@dataclass(frozen=True)
class Request:
    """What the command line asks for; what it leaves open is None."""

    game: Game
    options: dict[str, Value]
    seats: int | None
    bots: str | None
    games: int | None
    opening: int | None
    seed: int
    jobs: int | None
    out: Path | None
    components: Path | None

    @property
    def file(self) -> Path:
        return Path(f"{self.game.key}-balance.html") if self.out is None else self.out

    @property
    def names(self) -> tuple[str, ...]:
        return BOTS if self.bots is None else checked_bots([name.strip() for name in self.bots.split(",")])

    @property
    def command(self) -> str:
        """The command that gives the same page again."""
        words = ["banchisa", "balance", self.game.key]
        asked = {
            "--components": self.components, "--seats": self.seats, "--bots": self.bots, "--games": self.games,
            "--opening": self.opening,
        }  # fmt: skip
        for option, value in asked.items():
            if value is not None:
                words += [option, str(value)]
        for name, chosen in self.options.items():
            words += ["--option", f"{name}={chosen}"]
        return shlex.join([*words, "--seed", str(self.seed)])


def cases(asked: Request, speaker: Speaker) -> list[Case]:
    """Every number of players with every bot; what cannot be played is refused with what can."""
    for option, number, least, most in (
        ("--games", asked.games, FEWEST, MOST_GAMES),
        ("--jobs", asked.jobs, 1, MOST_JOBS),
        ("--opening", asked.opening, 0, MOST_DRAWN),
    ):
        if number is not None and not least <= number <= most:
            raise speaker.complaint(
                "ui-balance-bad-number", option=option, given=str(number), least=least, most=str(most)
            )
    allowed = allowed_seats(asked.game, asked.options)
    if asked.seats is not None and asked.seats not in allowed:
        raise speaker.complaint("ui-bad-players", players=asked.seats, allowed=", ".join(str(one) for one in allowed))
    return [
        case
        for seats in (allowed if asked.seats is None else [asked.seats])
        for case in _cases_of(asked, seats)
    ]  # fmt: skip


def _cases_of(asked: Request, seats: int) -> list[Case]:
    opening = asked.opening
    if opening is None:
        opening = usual_opening(asked.game.start(seats, **asked.options))
    found: list[Case] = []
    for bot in asked.names:
        settings = Settings(
            asked.game.key, seats, dict(asked.options), (bot,), asked.seed,
            components=asked.game.components_data(), platform=banchisa.__version__,
        )  # fmt: skip
        found.append(Case(settings, usual_games(bot) if asked.games is None else asked.games, opening))
    return found


def weighed(asked: Request, overwrite: bool, as_json: bool, speaker: Speaker) -> int:
    """Play a study and write its page; the exit code."""
    balance = Balance(cases(asked, speaker))
    if not overwrite:
        refuse_to_overwrite(asked.file, speaker)
    _check_place(asked.file)
    paint = painter(speaker)
    speaker.mention_interpreted()
    jobs = cores() if asked.jobs is None else asked.jobs
    about = speaker.say("ui-balance-playing")
    code = laboured(about, balance.wanted, 0, lambda tick: balance.play(jobs, tick))
    found = [case for case in all_figures(balance) if case.games >= FEWEST]
    if not found:
        speaker.whisper("ui-balance-nothing")
        return code
    study = Study(
        asked.game, dict(asked.options), found, asked.names, asked.seed, asked.command, banchisa.__version__,
        balance.wanted,
    )  # fmt: skip
    _write(asked.file, paint(study))
    if as_json:
        print(json.dumps(study.to_json(), ensure_ascii=False, indent=1))
    if code == INTERRUPTED:
        speaker.whisper("ui-balance-stopped", games=study.games, wanted=study.wanted, file=str(asked.file))
    elif not as_json:
        speaker.tell("ui-balance-written", file=str(asked.file))
    return code


def painter(speaker: Speaker) -> Paint:
    """What makes the page; it needs packages that not everybody has."""
    try:
        found: Paint = importlib.import_module("banchisa.lab.balance.report").page
    except ModuleNotFoundError as why:
        raise speaker.complaint("ui-balance-missing", package=str(why.name)) from None
    return found


def _check_place(file: Path) -> None:
    """A file that cannot be written is better known before the games than after them."""
    folder = file.parent
    if not folder.is_dir():
        raise BanchisaError(f"cannot write {file}: there is no folder {folder}")
    if file.is_dir():
        raise BanchisaError(f"cannot write {file}: it is a folder")
    if not os.access(folder, os.W_OK):
        raise BanchisaError(f"cannot write {file}: nothing may be written to {folder}")


def _write(file: Path, text: str) -> None:
    """All of the text or nothing."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, file)
    except OSError as why:
        part.unlink(missing_ok=True)
        raise BanchisaError(f"cannot write {file}: {why.strerror}") from None
