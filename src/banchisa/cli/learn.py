"""Learning a game in the terminal: its overview, and its lessons with the coach."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from banchisa.cli.commands import Left, TableCommands
from banchisa.cli.console import Console, read_line
from banchisa.cli.game_file import GameFile
from banchisa.cli.history import display_names, format_log, merge_turns
from banchisa.cli.local_table import LocalTable, open_table, set_up_table
from banchisa.cli.play import INTERRUPTED, Terminal
from banchisa.cli.turn import Turn
from banchisa.engine.game import Game
from banchisa.engine.lessons import FirstGame, Lesson, Overview, find_lessons, read_lesson, read_overview
from banchisa.engine.match import Match
from banchisa.table.events import Seat
from banchisa.table.lessons import Exercise, folder_of, list_exercises
from banchisa.table.log import LogReader

OTHERS = "easy"  # who sits on the other chairs of a lesson; all they do is written down


def show_overview(game: Game, console: Console) -> None:
    """The game in a minute, and which lessons there are."""
    overview = read_overview(folder_of(game))
    if overview is not None:
        _print_overview(overview, console)
    lessons = find_lessons(folder_of(game))
    if not lessons:
        console.print_message("ui-learn-none", title=game.title)
        return
    grid = Grid.grid(padding=(0, 2))
    for number, (key, path) in enumerate(lessons.items(), 1):
        minutes = console.format("ui-learn-minutes", minutes=read_lesson(path).minutes)
        grid.add_row(Styled(str(number), "bold cyan"), console.format(f"lesson-{key}-title"), Styled(minutes, "dim"))
    _print_part("ui-learn-lessons", grid, console)
    console.print_message("ui-learn-how", "dim", command=f"banchisa learn {game.key} 1")


def _print_overview(overview: Overview, console: Console) -> None:
    console.print(Styled(_plain(console.format("overview-aim")), "bold"), Styled())
    counts = [f"overview-counts-{n}" for n, _ in enumerate(overview.counts, 1)]
    turn = [f"overview-turn-{n}" for n, _ in enumerate(overview.turn, 1)]
    _print_part("ui-learn-counts", _list(counts, "•", console), console)
    _print_part("ui-learn-turn", _list(turn, "", console), console)
    _print_part("ui-learn-end", _mark(console.format("overview-end")), console)
    _print_part("ui-learn-mistake", _mark(console.format("overview-mistake")), console)
    if overview.advice:
        advice = [f"overview-advice-{n}" for n in range(1, overview.advice + 1)]
        _print_part("ui-learn-advice", _list(advice, "•", console), console)


def _list(messages: list[str], sign: str, console: Console) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    for number, message in enumerate(messages, 1):
        grid.add_row(Styled(sign or str(number), "cyan"), _mark(console.format(message)))
    return grid


def _print_part(heading: str, content: Grid | Styled, console: Console) -> None:
    console.print_message(heading, "bold cyan")
    console.print(Padding(content, (0, 0, 1, 2)))


def _mark(text: str) -> Styled:
    """A sentence of which **some words** are strong."""
    parts = text.split("**")
    return Styled.assemble(*((part, "bold" if n % 2 else "") for n, part in enumerate(parts)))


def _plain(text: str) -> str:
    return text.replace("**", "")


def find_lesson(game: Game, wanted: str, console: Console) -> tuple[str, Lesson]:
    """A lesson by its number or its key."""
    lessons = find_lessons(folder_of(game))
    keys = list(lessons)
    key = keys[int(wanted) - 1] if wanted.isdecimal() and 1 <= int(wanted) <= len(keys) else wanted
    if key not in lessons:
        raise console.error("ui-learn-unknown", lesson=wanted, allowed=f"1–{len(keys)}, {', '.join(keys)}")
    return key, read_lesson(lessons[key])


def take_lesson(game: Game, key: str, lesson: Lesson, console: Console) -> int:
    """Go through a lesson; the exit code."""
    if lesson.game is not None:
        return _play_first(game, lesson.game, console)
    return LessonTerminal(game, key, lesson, console).run()


def _play_first(game: Game, first: FirstGame, console: Console) -> int:
    """A whole game against bots."""
    chairs = [Seat("human"), *(Seat("bot", level=first.level) for _ in range(first.seats - 1))]
    options = {name: game.options[name].read(value) for name, value in first.options.items()}
    return Terminal(open_table(game, options, chairs, None), GameFile(), console).run()


@dataclass(frozen=True)
class TaskTable(LocalTable):
    """A table at which nothing happens: the coach hears what was meant."""

    heard: list[int] = field(default_factory=list)

    def act(self, action: int) -> None:
        self.heard.append(action)


class LessonTerminal:
    """The coach at the keyboard: says what to do, and answers every try."""

    def __init__(self, game: Game, key: str, lesson: Lesson, console: Console) -> None:
        self.game = game
        self.key = key
        self.lesson = lesson
        self.console = console
        self.exercises = list_exercises(game, lesson, key)

    def run(self) -> int:
        """All tasks, until the lesson is done or left; the exit code."""
        self.console.print_message(f"lesson-{self.key}-title", "bold")
        try:
            for number, exercise in enumerate(self.exercises, 1):
                self._teach(number, exercise)
        except Left:
            return 0
        except (EOFError, KeyboardInterrupt):
            self.console.print(Styled())
            return INTERRUPTED
        self.console.print_message("ui-learn-finished", "bold green")
        return 0

    def _teach(self, number: int, exercise: Exercise) -> None:
        """One task, until it is done."""
        table = set_up_table(TaskTable, Match(self.game, exercise.match.at(0)), self._seats(exercise))
        names = display_names([seat.title for seat in table.table.seats], self.console)
        if exercise.solution is None:
            self._say(number)
            read_line(self.console.format("ui-learn-enter") + " ")
            return None
        turn = Turn(table.table, names, self.console)
        commands = TableCommands(table, GameFile(), turn)
        turn.begin([])
        self._say(number)
        while True:
            entry = read_line(turn.cue)
            if entry.lower() in self.console.format("ui-word-show").split():
                self.console.print_message("ui-learn-solution", action=turn.brief(exercise.solution))
            elif commands.answer(entry):
                if table.heard[-1] == exercise.solution:
                    return self._praise(number, exercise, names)
                self._answer(number, exercise, table.heard[-1])

    def _seats(self, exercise: Exercise) -> list[Seat]:
        number = exercise.match.state.seats
        return [Seat("human") if seat == self.lesson.seat else Seat("bot", level=OTHERS) for seat in range(number)]

    def _say(self, number: int) -> None:
        """What one wants, and what to do for it."""
        step = self.console.format("ui-learn-step", at=number, of=len(self.exercises))
        want = self.console.format(f"lesson-{self.key}-{number}-want")
        self.console.print(Styled.assemble((f"{step}  ", "dim"), (_plain(want), "bold cyan")))
        self.console.print(_mark(self.console.format(f"lesson-{self.key}-{number}-do")))
        self.console.print_message("ui-learn-words", "dim", show=self.console.word_for("show"))

    def _answer(self, number: int, exercise: Exercise, action: int) -> None:
        """What the coach says to an allowed step that is not the solution."""
        name = self.game.actions.name(action)
        tried = [wrong.step for wrong in exercise.task.wrong]
        known = name in tried
        message = f"lesson-{self.key}-{number}-wrong-{tried.index(name) + 1}" if known else "ui-learn-other-step"
        not_yet = (self.console.format("ui-learn-not-yet") + " ", "yellow")
        self.console.print(Styled.assemble(not_yet, _mark(self.console.format(message))))

    def _praise(self, number: int, exercise: Exercise, names: list[str]) -> None:
        """What has happened, and why it was right."""
        log = format_log(LogReader(exercise.match, self.lesson.seat).read(), names, self.console)
        for who, what in merge_turns(log):
            self.console.print(Styled.assemble((f"{who}: ", "bold"), what))
        self.console.print(_mark(self.console.format(f"lesson-{self.key}-{number}-done")), Styled())


def console_for(game: Game, language: str | None) -> Console:
    """A console that also has the words of the overview and the lessons."""
    folder: Path = folder_of(game) / "words"
    return Console(language, game, *([folder] if folder.is_dir() else []))
