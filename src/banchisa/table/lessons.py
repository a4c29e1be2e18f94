"""Lessons and overviews as they are shown: positions become scenes, and every step is checked by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from banchisa.engine.errors import BanchisaError, LessonError
from banchisa.engine.game import Game
from banchisa.engine.lessons import (
    EXAMPLES,
    OVERVIEW,
    PUZZLES,
    Diagram,
    Example,
    Lesson,
    Overview,
    Puzzle,
    Task,
    WrongTry,
    find_lessons,
    read_examples,
    read_lesson,
    read_overview,
    read_puzzles,
)
from banchisa.engine.match import Match
from banchisa.engine.rng import Rng
from banchisa.engine.scene import Board, Mark, Scene
from banchisa.engine.state import SPECTATOR, State
from banchisa.engine.texts import Text
from banchisa.table import explain, views
from banchisa.table.errors import Problem
from banchisa.table.lesson_checks import (
    check_chances,
    check_elements,
    check_first_game,
    check_keys,
    check_marks,
    check_name,
    check_overview,
    check_reasons,
    check_row,
    check_seat,
    check_turn,
    check_words,
)
from banchisa.table.log import LogReader
from banchisa.table.wire.common import read_text
from banchisa.table.wire.learning import (
    DailyPuzzle,
    LearningMaterial,
    LessonFrame,
    LessonLine,
    WireDiagram,
    WireExample,
    WireFirstGame,
    WireLesson,
    WireOverview,
    WirePuzzle,
    WireTask,
    WireTry,
)
from banchisa.table.wire.messages import HintReason
from banchisa.table.wire.tables import Explanation

FOLDER = "lessons"
T = TypeVar("T")


def folder_of(game: Game) -> Path:
    """Where a game keeps what teaches it."""
    return Path(game.home) / FOLDER


@dataclass(frozen=True)
class Exercise:
    """A task in its position: the match that the solution and what follows upon it go on with."""

    task: Task
    match: Match
    solution: int | None


def list_exercises(game: Game, lesson: Lesson, name: str) -> list[Exercise]:
    """The tasks of a lesson one after the other, every step of it played."""
    exercises: list[Exercise] = []
    state: State | None = None
    for number, task in enumerate(lesson.tasks, 1):
        where = f"{name}: task {number}"
        try:
            if number == 1 or task.position is not None:
                state = game.from_json(lesson.position if task.position is None else task.position)
            assert state is not None
            check_seat(lesson.seat, state)
            check_elements("point", task.point, views.scene_of(game, state, lesson.seat))
            match = Match(game, state)
            solution = None if not task.step else game.actions.parse(task.step)
            if solution is not None:
                check_turn(lesson.seat, state)
            for notation in [task.step, *task.then] if task.step else task.then:
                match.play(game.actions.parse(notation))
            _check_tries(game, state, task)
        except BanchisaError as why:
            raise LessonError(f"{where}: {why}") from None
        exercises.append(Exercise(task, match, solution))
        state = match.state
    return exercises


def _check_tries(game: Game, state: State, task: Task) -> None:
    """Every wrong try is refused by the rule it names, or allowed if it names none, and is not the solution."""
    for wrong in task.wrong:
        action = game.actions.parse(wrong.step)
        refusal = game.refusal(state, action)
        found = "" if refusal is None else refusal.rule
        if wrong.rule:
            check_name("rule", wrong.rule, game.rulebook().rules, f"wrong: {wrong.step!r}")
        if found != wrong.rule:
            raise LessonError(f"{wrong.step!r} is {_verdict(found)}, not {_verdict(wrong.rule)}")
        if wrong.step == task.step:
            raise LessonError(f"{wrong.step!r} is the solution")


def _verdict(rule: str) -> str:
    return f"refused by {rule}" if rule else "allowed"


# as it is sent


@lru_cache(maxsize=16)
def describe_learning(game: Game) -> LearningMaterial:
    """What a game has for those who learn it. A file that is refused leaves the others as they are."""
    problems = _check_files(folder_of(game))
    overview = _try(partial(_describe_overview, game), problems)
    _try(partial(load_examples, game), problems)
    puzzles = _try(partial(list_puzzles, game), problems) or {}
    sound = [key for key, puzzle in puzzles.items() if _try(partial(_solve_puzzle, game, puzzle), problems)]
    keys = find_lessons(folder_of(game))
    lessons = [_try(partial(_measure_lesson, game, key), problems) or LessonLine(key, 0, 0) for key in keys]
    return LearningMaterial(overview, lessons, sound, problems)


def _try(describe: Callable[[], T], problems: list[str]) -> T | None:
    """What is described, or one problem more."""
    try:
        return describe()
    except LessonError as why:
        problems.append(str(why))
        return None


def _check_files(folder: Path) -> list[str]:
    """What is wrong with the names of the files: numbers and names of lessons are there once, and no other files."""
    lessons = {path.name: key for key, path in find_lessons(folder).items()}
    known = {OVERVIEW, EXAMPLES, PUZZLES, *lessons}
    files = sorted(path.name for path in folder.glob("*.json")) if folder.is_dir() else []
    problems = [_refuse_file(name, lessons) for name in files if name not in known]
    numbers: dict[str, str] = {}
    for name in lessons:
        first = numbers.setdefault(name.partition("-")[0], name)
        if first != name:
            problems.append(f"{name}: {first} has this number already")
    return problems


def _refuse_file(name: str, lessons: dict[str, str]) -> str:
    for other, key in lessons.items():
        if name.endswith(f"-{key}.json"):
            return f"{name}: {other} has this name already"
    allowed = f"{OVERVIEW}, {EXAMPLES}, {PUZZLES}, and for lessons a number and a name, such as 2-first-turn.json"
    return f"{name}: nothing that teaches has this name; allowed: {allowed}"


def load_overview(game: Game) -> Overview | None:
    """The overview of a game, if it has one; all its words are there."""
    found = read_overview(folder_of(game))
    if found is not None:
        check_overview(found)
        check_words(folder_of(game), found.messages, "overview-.*", OVERVIEW)
    return found


def _describe_overview(game: Game) -> WireOverview | None:
    found = load_overview(game)
    if found is None:
        return None
    return WireOverview(
        minutes=found.minutes,
        aim=_draw(game, found.aim, f"{OVERVIEW}: aim"),
        counts=found.counts,
        turn=[_draw(game, panel, f"{OVERVIEW}: turn {n}") for n, panel in enumerate(found.turn, 1)],
        end=found.end,
        mistake=found.mistake,
        costs=found.costs,
        advice=found.advice,
    )


def _measure_lesson(game: Game, key: str) -> LessonLine:
    lesson = load_lesson(game, key)
    return LessonLine(key, lesson.minutes, len(exercises_of(game, key)))


@lru_cache(maxsize=64)
def describe_lesson(game: Game, key: str) -> WireLesson:
    """A lesson with all its scenes."""
    lesson = load_lesson(game, key)
    boards: dict[str, Board] = {}
    tasks = [_describe(game, key, lesson.seat, n, one, boards) for n, one in enumerate(exercises_of(game, key), 1)]
    first, begun = lesson.game, lesson.position is not None
    whole_game = None if first is None else WireFirstGame(first.seats, first.level, first.options, begun)
    return WireLesson(key, lesson.minutes, lesson.seat, list(boards.values()), tasks, whole_game)


@lru_cache(maxsize=64)
def exercises_of(game: Game, key: str) -> list[Exercise]:
    """The tasks of a lesson by its key; all its words are there."""
    lesson = load_lesson(game, key)
    name = find_lessons(folder_of(game))[key].name
    exercises = list_exercises(game, lesson, name)
    check_words(folder_of(game), lesson.list_messages(key), rf"lesson-{key}-(title|\d.*)", name)
    return exercises


def load_lesson(game: Game, key: str) -> Lesson:
    """A lesson by its key."""
    path = find_lessons(folder_of(game)).get(key)
    if path is None:
        raise Problem("lesson/unknown", key=key)
    lesson = read_lesson(path)
    if lesson.game is not None:
        check_first_game(game, lesson, lesson.game, path.name)
    return lesson


def refuse_try(game: Game, key: str, number: int, touched: list[str]) -> Explanation:
    """Why something that was touched in a task is not possible."""
    exercises = exercises_of(game, key)
    if not 1 <= number <= len(exercises):
        raise Problem("request/malformed", what=f"task: must be 1 to {len(exercises)}")
    return explain.explain_try(game, exercises[number - 1].match.at(0), None, touched)


def _describe(game: Game, key: str, seat: int, number: int, one: Exercise, boards: dict[str, Board]) -> WireTask:
    """A task with the scenes before and after its solution."""
    start = one.match.at(0)
    scene = _keep_boards(views.scene_of(game, start, seat), boards)
    lines = LogReader(one.match, seat).read()
    frames = [
        LessonFrame(_keep_boards(views.scene_of(game, one.match.at(n), seat), boards).to_wire(), line.entry)
        for n, line in enumerate(lines, 1)
    ]
    tries = [
        _answer(game, start, f"lesson-{key}-{number}-wrong-{n}", wrong) for n, wrong in enumerate(one.task.wrong, 1)
    ]
    return WireTask(scene.to_wire(), one.task.step, tries, frames, one.task.point)


def _answer(game: Game, state: State, words: str, wrong: WrongTry) -> WireTry:
    """What a wrong try is answered with."""
    action = game.actions.parse(wrong.step)
    refusal = game.refusal(state, action)
    if refusal is None:
        return WireTry(wrong.step, Text(words))
    told = explain.explain_refusal(game, action, refusal)
    assert told.refusal is not None
    return WireTry(wrong.step, told.refusal, told.rule)


def _keep_boards(scene: Scene, boards: dict[str, Board]) -> Scene:
    boards.update({board.key: board for board in scene.boards})
    return scene


# examples


@lru_cache(maxsize=16)
def describe_examples(game: Game) -> dict[str, list[WireExample]]:
    """The examples of a game by the rule that they stand under."""
    found: dict[str, list[WireExample]] = {}
    rules = game.rulebook().rules
    examples = read_examples(folder_of(game))
    check_keys([example.key for example in examples], EXAMPLES)
    for example in examples:
        where = f"{EXAMPLES}: {example.key}"
        check_name("rule", example.rule, rules, where)
        diagram = Diagram(example.position, example.seat, example.show, example.marks)
        drawn = _draw(game, diagram, where)
        state = game.from_json(example.position)
        check_turn(example.seat, state, where)
        check_words(folder_of(game), [f"example-{example.key}"], f"example-{example.key}", where)
        found.setdefault(example.rule, []).append(WireExample(example.key, example.seat, state.seats, drawn))
    check_words(folder_of(game), [f"example-{example.key}" for example in examples], "example-.*", EXAMPLES)
    return found


def load_examples(game: Game) -> list[Example]:
    """The examples of a game, if all of them can be shown and tried."""
    describe_examples(game)
    return read_examples(folder_of(game))


def find_example(game: Game, key: str) -> Example:
    """An example by its key."""
    for example in read_examples(folder_of(game)):
        if example.key == key:
            return example
    raise Problem("lesson/unknown", key=key)


# puzzles


@lru_cache(maxsize=16)
def list_puzzles(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by their keys, the easier first."""
    puzzles = read_puzzles(folder_of(game) / PUZZLES)
    check_keys([puzzle.key for puzzle in puzzles], PUZZLES)
    return {puzzle.key: puzzle for puzzle in puzzles}


def find_puzzle(game: Game, key: str) -> Puzzle:
    """A puzzle by its key."""
    puzzle = list_puzzles(game).get(key)
    if puzzle is None:
        raise Problem("puzzle/unknown", key=key)
    return puzzle


@lru_cache(maxsize=64)
def describe_puzzle(game: Game, key: str) -> WirePuzzle:
    """A puzzle with the scenes before and after its solution."""
    puzzle = find_puzzle(game, key)
    exercise, reasons = _solve_puzzle(game, puzzle)
    boards: dict[str, Board] = {}
    task = _describe(game, key, puzzle.seat, 1, exercise, boards)
    seats = exercise.match.state.seats
    return WirePuzzle(key, puzzle.grade, puzzle.seat, seats, list(boards.values()), task, puzzle.chances, reasons)


def _solve_puzzle(game: Game, puzzle: Puzzle) -> tuple[Exercise, list[HintReason]]:
    """A puzzle with its solution played, and what explains it."""
    where = f"{PUZZLES}: {puzzle.key}"
    lesson = Lesson(1, puzzle.seat, puzzle.position, [Task(puzzle.step)])
    (exercise,) = list_exercises(game, lesson, where)
    check_chances(game, puzzle, where)
    try:
        reasons = msgspec.convert(msgspec.to_builtins(puzzle.reasons), list[HintReason])
    except msgspec.ValidationError as why:
        raise LessonError(f"{where}: reasons: {why}") from None
    check_reasons(game, [read_text(Text, reason.text) for reason in reasons], where)
    return exercise, reasons


def refuse_in_puzzle(game: Game, key: str, touched: list[str]) -> Explanation:
    """Why something that was touched in a puzzle is not possible, from what its seat can know."""
    puzzle = find_puzzle(game, key)
    world = game.from_json(puzzle.position).seen_by(puzzle.seat).resample(Rng(0))
    return explain.explain_try(game, world, None, touched)


def find_daily(games: Iterable[Game], day: int) -> DailyPuzzle | None:
    """The puzzle of a day: the games take turns, and each goes through its own in an order without a pattern."""
    shelf = [game for game in games if describe_learning(game).puzzles]
    if not shelf:
        return None
    game = shelf[day % len(shelf)]
    keys = sorted(describe_learning(game).puzzles)
    puzzle = list_puzzles(game)[keys[day // len(shelf) % len(keys)]]
    return DailyPuzzle(game.key, puzzle.key, puzzle.grade)


# diagrams


def _draw(game: Game, diagram: Diagram, where: str) -> WireDiagram:
    """A diagram as a scene that has nothing else on it."""
    if (diagram.position is None) == (not diagram.row):
        raise LessonError(f"{where}: a diagram has either a position or a row of drawings")
    if diagram.position is None:
        check_row(diagram.row, f"{where}: row")
        return WireDiagram(row=diagram.row)
    try:
        state = game.from_json(diagram.position)
        if diagram.seat is not None:
            check_seat(diagram.seat, state)
        scene = views.scene_of(game, state, SPECTATOR if diagram.seat is None else diagram.seat)
        trimmed = trim(scene, diagram.show, where)
        check_marks(diagram.marks, trimmed, state)
    except BanchisaError as why:
        raise LessonError(f"{where}: {why}") from None
    trimmed.marks.extend(diagram.marks)
    return WireDiagram(scene=trimmed.to_wire(), boards=trimmed.boards)


def trim(scene: Scene, show: list[str], where: str) -> Scene:
    """A scene with nothing but these spaces, zones and pieces; all of it if none is named."""
    if not show:
        return scene
    wanted = set(show)
    check_elements("show", show, scene)
    boards = [_trim_board(board, wanted, where) for board in scene.boards]
    scene.boards = [board for board in boards if board.cells]
    pieces = [piece for piece in scene.pieces if piece.at in wanted or piece.id in wanted]
    zones = {piece.at for piece in pieces} | wanted
    order = {element: n for n, element in enumerate([*show, *(piece.at for piece in pieces)][::-1])}
    scene.zones = sorted((zone for zone in scene.zones if zone.id in zones), key=lambda zone: -order[zone.id])
    scene.pieces = pieces
    seen = wanted | {piece.id for piece in pieces}
    for board in scene.boards:
        seen |= {edge.id for edge in board.edges} | {region.id for region in board.regions}
    scene.choices = [choice for choice in scene.choices if choice.touch and choice.touch[-1] in seen]
    marks = [_trim_mark(mark, seen) for mark in scene.marks if not mark.layer]
    scene.marks = [mark for mark in marks if mark.on and seen.issuperset(mark.on)]
    return scene


def _trim_mark(mark: Mark, seen: set[str]) -> Mark:
    """Of cracks those in sight, since each is one by itself; any other mark is drawn whole or not at all."""
    return replace(mark, on=[line for line in mark.on if line in seen]) if mark.kind == "crack" else mark


def _trim_board(board: Board, wanted: set[str], where: str) -> Board:
    """The part of a board that these spaces cover, under a key of its own."""
    cells = [cell for cell in board.cells if cell.id in wanted]
    points = {point for cell in cells for point in cell.outline}
    edges = [edge for edge in board.edges if points.issuperset(edge.ends)]
    regions = [region for region in board.regions if wanted.issuperset(region.cells)]
    xs, ys = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
    size = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return Board(board.id, f"{board.key} {where}", size, cells, edges, board.frame, [], regions)
