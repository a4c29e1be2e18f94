"""Many games between bots: the settings, a table that plays a game by its number, and the arena that plays them all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from banchisa.bots import levels
from banchisa.bots.bot import Bot
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.games import registry
from banchisa.lab.arena_result import ArenaResult
from banchisa.lab.external_bots import ExternalBot, is_program, parse_command
from banchisa.lab.play import play
from banchisa.lab.results_file import ResultsFile
from banchisa.lab.schedule import MAX_BOTS, find_seating
from banchisa.lab.workers import Workers, choose_workers

FORMAT = "banchisa-arena/1"


@dataclass(frozen=True)
class ArenaSettings:
    """What determines a game, together with its number."""

    game: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int = 1
    seconds: float = 10.0  # for each decision of a program
    components: dict[str, object] | None = None
    keeps_moves: bool = False  # so that programs can learn from the games
    platform: str = ""  # the version of the package: other versions have other bots
    loader: Callable[[str], Game] = registry.get  # a function of a module, so that other processes find it

    @property
    def has_programs(self) -> bool:
        """Whether a bot is a program of somebody's own."""
        return any(is_program(name) for name in self.bots)

    def load_game(self) -> Game:
        """The game, with the components that were chosen."""
        game = self.loader(self.game)
        return game if self.components is None else game.with_components(self.components)

    def to_json(self) -> dict[str, object]:
        """The settings with the versions and options that they lead to; if any of it differs, so do the games."""
        game = self.load_game()
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
        if self.keeps_moves:
            data["moves"] = True
        return data


def parse_bots(text: str, allow_programs: bool) -> tuple[str, ...]:
    """The bots in a list with commas; unknown or repeated names are refused."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if allow_programs and is_program(name):
            parse_command(name)
        elif name not in levels.BOTS:
            allowed = ", ".join(levels.BOTS) + (", or exec:COMMAND" if allow_programs else "")
            raise BanchisaError(f"no bot is called {name!r}; allowed: {allowed}")
        if names.count(name) > 1:
            advice = "; name it once, it fills the remaining seats by itself" if allow_programs else ""
            raise BanchisaError(f"bot {name} is named twice{advice}")
    if len(names) > MAX_BOTS:
        raise BanchisaError(f"{len(names)} bots are too many; allowed: 1 to {MAX_BOTS}")
    return tuple(names)


class ArenaTable:
    """Plays the games of an arena by their numbers, one after the other."""

    def __init__(self, settings: ArenaSettings, out: Path | None = None) -> None:
        self._settings = settings
        self._out = out
        self._game = settings.load_game()
        self._start = self._game.start(settings.seats, **settings.options)
        self._commands = {name: parse_command(name) for name in settings.bots if is_program(name)}

    def play(self, number: int) -> ArenaResult:
        """Play one game between fresh bots; no program outlives it."""
        settings = self._settings
        seats = find_seating(len(settings.bots), settings.seats, number)
        bots: list[Bot] = []
        try:
            for seat, bot in enumerate(seats):
                bots.append(self._make_bot(settings.bots[bot], seat))
            result = play(self._game, self._start, bots, settings.seed, number)
            for program in _programs(bots):
                program.finish(result)
            self._save_stderr(bots, number)
        finally:
            for program in _programs(bots):
                program.kill()
        moves = [self._game.actions.name(step) for step in result.steps] if settings.keeps_moves else None
        return ArenaResult.of(number, seats, result, moves)

    def _make_bot(self, name: str, seat: int) -> Bot:
        if name in self._commands:
            return ExternalBot(self._game, self._commands[name], self._start.terms, seat, self._settings.seconds)
        return levels.make_bot(self._game, name, levels.UNHURRIED)

    def _save_stderr(self, bots: list[Bot], number: int) -> None:
        if self._out is not None:
            for program in _programs(bots):
                program.save_stderr(self._out / "stderr" / f"game-{number:06}-seat-{program.seat}.txt")


def _programs(bots: list[Bot]) -> list[ExternalBot]:
    return [bot for bot in bots if isinstance(bot, ExternalBot)]


class Arena:
    """The first games of some settings; those that a results file already holds are not played again."""

    def __init__(self, settings: ArenaSettings, games: int, out: Path | None = None) -> None:
        self.settings = settings
        self.games = games
        self._out = out
        self._file = None if out is None else ResultsFile(out, settings.to_json(), self._belongs)
        kept = {} if self._file is None else self._file.results
        self.results = {number: result for number, result in kept.items() if number < games}

    def play(self, workers: Workers, tick: Callable[[], None] = lambda: None) -> None:
        """Play the missing games; every result is written as it comes, and then tick is called."""
        missing = [number for number in range(self.games) if number not in self.results]
        with closing(workers.results(_prepare, (self.settings, self._out), missing)) as results:
            for result in results:
                if self._file is not None:
                    self._file.add(result)
                self.results[result.number] = result
                tick()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _belongs(self, result: ArenaResult) -> bool:
        """Whether the game of this number has this seating, and its moves if they are to be kept."""
        if (result.moves is not None) != self.settings.keeps_moves:
            return False
        return result.seating == find_seating(len(self.settings.bots), self.settings.seats, result.number)


def _prepare(settings: ArenaSettings, out: Path | None) -> Callable[[int], ArenaResult]:
    return ArenaTable(settings, out).play


def run(settings: ArenaSettings, games: int, jobs: int = 1, out: Path | None = None) -> list[ArenaResult]:
    """Play the first games of some settings; the results in their order, the same for any number of jobs."""
    with closing(Arena(settings, games, out)) as arena:
        arena.play(choose_workers(jobs, settings.has_programs))
    return [arena.results[number] for number in range(games)]
