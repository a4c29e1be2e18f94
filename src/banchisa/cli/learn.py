"""Learning a game in the terminal: its overview, and its lessons with the coach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text as Styled

from banchisa.cli.coach import CoachTerminal
from banchisa.cli.commands import Left, TableCommands
from banchisa.cli.console import Console, is_talking, read_line
from banchisa.cli.game_file import GameFile
from banchisa.cli.history import display_names, format_log, merge_turns
from banchisa.cli.local_table import LocalTable, open_table, set_up_table
from banchisa.cli.overview import mark, print_overview, print_part, strip_marks
from banchisa.cli.play import INTERRUPTED, Terminal
from banchisa.cli.turn import Turn
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.lessons import Example, FirstGame, Lesson, find_lessons, read_lesson
from banchisa.engine.match import Match
from banchisa.table.events import Seat
from banchisa.table.lessons import Exercise, exercises_of, folder_of, load_examples, load_lesson, load_overview
from banchisa.table.log import LogReader

OTHERS = "easy"  # who sits on the other chairs; in a lesson all they do is written down


def show_overview(game: Game, console: Console) -> None:
    """The game in a minute, and which lessons there are."""
    overview = load_overview(game)
    if overview is not None:
        print_overview(overview, console)
    lessons = find_lessons(folder_of(game))
    if not lessons:
        console.print_message("ui-learn-none", title=game.title)
        return
    grid = Grid.grid(padding=(0, 2))
    refused: list[BanchisaError] = []
    for number, (key, path) in enumerate(lessons.items(), 1):
        length = Styled()
        try:
            length = Styled(console.format("ui-learn-minutes", minutes=read_lesson(path).minutes), "dim")
        except BanchisaError as why:
            refused.append(why)
        grid.add_row(Styled(str(number), "bold cyan"), console.format(f"lesson-{key}-title"), length)
    print_part("ui-learn-lessons", grid, console)
    if refused:
        raise refused[0]
    console.print_message("ui-learn-how", "dim", command=f"banchisa learn {game.key} 1")


def take_lesson(game: Game, wanted: str, console: Console) -> int:
    """Go through a lesson, by its number or its key, or play on from an example; the exit code."""
    keys = list(find_lessons(folder_of(game)))
    key = keys[int(wanted) - 1] if wanted.isdecimal() and 1 <= int(wanted) <= len(keys) else wanted
    if key not in keys:
        return _try_example(game, _find_example(game, key, keys, console), console)
    lesson = load_lesson(game, key)
    if lesson.game is not None:
        return _play_first(game, lesson, lesson.game, console)
    return LessonTerminal(game, key, lesson, console).run()


def _find_example(game: Game, key: str, lessons: list[str], console: Console) -> Example:
    examples = {example.key: example for example in load_examples(game)}
    if key not in examples:
        allowed = ", ".join([f"1–{len(lessons)}", *lessons, *examples])
        raise console.error("ui-learn-unknown", lesson=key, allowed=allowed)
    return examples[key]


def _try_example(game: Game, example: Example, console: Console) -> int:
    """The position of a worked example: to try what it says, and to play on from there against bots."""
    match = Match(game, game.from_json(example.position), example.position)
    console.print(mark(console.format(f"example-{example.key}")), Styled())
    local = set_up_table(LocalTable, match, _fill_seats(match.state.seats, example.seat))
    return Terminal(local, GameFile(), console, asks_again=is_talking()).run()


def _fill_seats(number: int, person: int) -> list[Seat]:
    """One person, and bots on all other chairs."""
    return [Seat("human") if seat == person else Seat("bot", level=OTHERS) for seat in range(number)]


def _play_first(game: Game, lesson: Lesson, first: FirstGame, console: Console) -> int:
    """A whole game against bots, or the rest of one, with the coach."""
    chairs = [Seat("human"), *(Seat("bot", level=first.level) for _ in range(first.seats - 1))]
    if lesson.position is not None:
        console.print_message("ui-learn-begun", "dim")
        match = Match(game, game.from_json(lesson.position), lesson.position)
        local = set_up_table(LocalTable, match, chairs)
    else:
        options = {name: game.options[name].read(value) for name, value in first.options.items()}
        local = open_table(game, options, chairs, None)
    return CoachTerminal(local, GameFile(), console, asks_again=is_talking()).run()


@dataclass(frozen=True)
class TaskTable(LocalTable):
    """A table at which nothing happens: the coach hears what was meant."""

    heard: list[int] = field(default_factory=list)

    def act(self, action: int) -> None:
        self.heard.append(action)


class LessonCommands(TableCommands):
    """What can be typed in a lesson: there is nothing to take back or to keep, and the coach knows the move."""

    def __init__(self, local: LocalTable, turn: Turn, solution: int) -> None:
        self.solution = solution
        super().__init__(local, GameFile(), turn)

    def _list_commands(self) -> dict[str, Callable[[str], bool]]:
        usual = super()._list_commands()
        asked = {name: usual[name] for name in ("why", "what", "rule", "board", "help", "quit")}
        return {"show": self._show_solution, **asked}

    def _add_help(self) -> None:
        """The lesson is where the game is taught."""

    def _show_solution(self, rest: str) -> bool:
        self.console.print_message("ui-learn-solution", action=self.turn.brief(self.solution))
        return False


class LessonTerminal:
    """The coach at the keyboard: says what to do, and answers every try."""

    def __init__(self, game: Game, key: str, lesson: Lesson, console: Console) -> None:
        self.game = game
        self.key = key
        self.lesson = lesson
        self.console = console
        self.exercises = exercises_of(game, key)

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
        match = Match(self.game, exercise.match.at(0))
        table = set_up_table(TaskTable, match, _fill_seats(match.state.seats, self.lesson.seat))
        names = display_names([seat.title for seat in table.table.seats], self.console)
        if exercise.solution is None:
            self._say(number)
            read_line(self.console.format("ui-learn-enter") + " ")
            return None
        turn = Turn(table.table, names, self.console)
        commands = LessonCommands(table, turn, exercise.solution)
        turn.begin([])
        self._say(number)
        while True:
            if commands.answer(read_line(turn.cue)):
                if table.heard[-1] == exercise.solution:
                    return self._praise(number, exercise, names)
                self._answer(number, exercise, table.heard[-1])

    def _say(self, number: int) -> None:
        """What one wants, and what to do for it."""
        step = self.console.format("ui-learn-step", at=number, of=len(self.exercises))
        want = self.console.format(f"lesson-{self.key}-{number}-want")
        self.console.print(Styled.assemble((f"{step}  ", "dim"), (strip_marks(want), "bold cyan")))
        self.console.print(mark(self.console.format(f"lesson-{self.key}-{number}-do")))
        self.console.print_message("ui-learn-words", "dim", show=self.console.word_for("show"))

    def _answer(self, number: int, exercise: Exercise, action: int) -> None:
        """What the coach says to an allowed step that is not the solution."""
        name = self.game.actions.name(action)
        tried = [wrong.step for wrong in exercise.task.wrong]
        known = name in tried
        message = f"lesson-{self.key}-{number}-wrong-{tried.index(name) + 1}" if known else "ui-learn-other-step"
        not_yet = (self.console.format("ui-learn-not-yet") + " ", "yellow")
        self.console.print(Styled.assemble(not_yet, mark(self.console.format(message))))

    def _praise(self, number: int, exercise: Exercise, names: list[str]) -> None:
        """What has happened, and why it was right."""
        match = exercise.match
        log = format_log(LogReader(match, self.lesson.seat).read(), match, names, self.console)
        for who, what in merge_turns(log):
            self.console.print(Styled.assemble((f"{who}: ", "bold"), what))
        self.console.print(mark(self.console.format(f"lesson-{self.key}-{number}-done")), Styled())


def console_for(game: Game, language: str | None) -> Console:
    """A console that also has the words of the overview and the lessons."""
    folder: Path = folder_of(game) / "words"
    return Console(language, game, *([folder] if folder.is_dir() else []))
