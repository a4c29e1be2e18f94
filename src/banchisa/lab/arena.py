"""Many games between bots: what is agreed, how one of them is played by its number, and how all of them are."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from banchisa.bots import levels
from banchisa.bots.bot import Bot
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.lab.arena_result import Result
from banchisa.lab.external_bots import Program, command, is_program
from banchisa.lab.play import play
from banchisa.lab.pool import Crew
from banchisa.lab.results_file import Ledger
from banchisa.lab.schedule import MOST_BOTS, seating

FORMAT = "banchisa-arena/1"
SHELF = "banchisa.games.registry:get"


@dataclass(frozen=True)
class Settings:
    """What an experiment is made of; the number of a game then says everything about it."""

    game: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int = 1
    seconds: float = 10.0  # for each decision of a program
    components: dict[str, object] | None = None
    platform: str = ""  # the version of the package: other versions have other bots
    take: str = SHELF  # the function that finds a game, as module:function

    @property
    def has_programs(self) -> bool:
        return any(is_program(name) for name in self.bots)

    def found_game(self) -> Game:
        module, _, name = self.take.partition(":")
        game = getattr(importlib.import_module(module), name)(self.game)
        assert isinstance(game, Game)
        return game if self.components is None else game.with_components(self.components)

    def to_json(self) -> dict[str, object]:
        """The settings with everything they follow from; where any of it differs, other games would be played."""
        game = self.found_game()
        data: dict[str, object] = {
            "format": FORMAT,
            "banchisa": self.platform,
            "game": self.game,
            "version": game.version,
            "seats": self.seats,
            "options": dict(game.start(self.seats, **self.options).terms.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }
        if self.has_programs:
            data["time"] = self.seconds
        if self.components is not None:
            data["components"] = self.components
        return data


def checked_bots(names: Sequence[str]) -> tuple[str, ...]:
    """Names of bots and commands of programs, or what is wrong with them."""
    for name in names:
        if is_program(name):
            command(name)
        elif name not in levels.BOTS:
            raise BanchisaError(f"no bot is called {name!r}; allowed: {', '.join(levels.BOTS)}, or exec:COMMAND")
        if names.count(name) > 1:
            raise BanchisaError(f"bot {name} is named twice; name it once, it fills the remaining seats by itself")
    if not 1 <= len(names) <= MOST_BOTS:
        raise BanchisaError(f"{len(names)} bots are too many; allowed: 1 to {MOST_BOTS}")
    return tuple(names)


class Table:
    """Where the games of an experiment are played, one after the other."""

    def __init__(self, settings: Settings, out: Path | None = None) -> None:
        self._settings = settings
        self._out = out
        self._game = settings.found_game()
        self._start = self._game.start(settings.seats, **settings.options)
        self._commands = {name: command(name) for name in settings.bots if is_program(name)}

    def play(self, number: int) -> Result:
        """Play one game between fresh bots; no program outlives it."""
        settings = self._settings
        seats = seating(len(settings.bots), settings.seats, number)
        bots: list[Bot] = []
        try:
            for seat, bot in enumerate(seats):
                bots.append(self._bot(settings.bots[bot], seat))
            played = play(self._game, self._start, bots, settings.seed, number)
            for program in _programs(bots):
                program.finish(played)
            self._keep_stderr(bots, number)
        finally:
            for program in _programs(bots):
                program.kill()
        return Result.of(number, seats, played)

    def _bot(self, name: str, seat: int) -> Bot:
        if name in self._commands:
            return Program(self._game, self._commands[name], self._start.terms, seat, self._settings.seconds)
        return levels.bot(self._game, name, levels.UNHURRIED)

    def _keep_stderr(self, bots: list[Bot], number: int) -> None:
        if self._out is not None:
            for program in _programs(bots):
                program.keep_stderr(self._out / "stderr" / f"game-{number:06}-seat-{program.seat}.txt")


def _programs(bots: list[Bot]) -> list[Program]:
    return [bot for bot in bots if isinstance(bot, Program)]


class Arena:
    """The first so many games of an experiment; with a folder, those that are in it are not played again."""

    def __init__(self, settings: Settings, games: int, out: Path | None = None) -> None:
        self.settings = settings
        self.games = games
        self._out = out
        self._ledger = None if out is None else Ledger(out, settings.to_json(), self._belongs)
        kept = {} if self._ledger is None else self._ledger.results
        self.results = {number: result for number, result in kept.items() if number < games}

    def play(self, jobs: int = 1, tick: Callable[[], None] = lambda: None) -> None:
        """Play what is missing; every result is kept as it comes, and then tick is called."""
        missing = [number for number in range(self.games) if number not in self.results]
        with closing(self._played(missing, jobs)) as results:
            for result in results:
                if self._ledger is not None:
                    self._ledger.add(result)
                self.results[result.number] = result
                tick()

    def close(self) -> None:
        if self._ledger is not None:
            self._ledger.close()

    def _played(self, numbers: list[int], jobs: int) -> Generator[Result]:
        """The results as they come. Programs are left to other processes, which end them even if this one is killed."""
        if jobs == 1 and not self.settings.has_programs:
            table = Table(self.settings, self._out)
            for number in numbers:
                yield table.play(number)
        else:
            with closing(Crew(min(jobs, len(numbers)), _player, (self.settings, self._out))) as crew:
                yield from crew.results(numbers)

    def _belongs(self, result: Result) -> bool:
        """Whether a game of this number is played in these seats."""
        return result.seating == seating(len(self.settings.bots), self.settings.seats, result.number)


def _player(settings: Settings, out: Path | None) -> Callable[[int], Result]:
    return Table(settings, out).play


def run(settings: Settings, games: int, jobs: int = 1, out: Path | None = None) -> list[Result]:
    """The results of the first so many games, in their order, whatever the number of jobs."""
    with closing(Arena(settings, games, out)) as arena:
        arena.play(jobs)
    return [arena.results[number] for number in range(games)]
