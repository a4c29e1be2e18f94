"""What teaches a game: its overview and its lessons, read from the files beside its rules.

Positions in them are what `Game.from_json` reads; words are messages whose names follow from the lesson and the task.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct, field
from msgspec.inspect import ListType, StructType, Type, UnionType, type_info

from banchisa.engine.errors import LessonError
from banchisa.engine.scene import Mark

T = TypeVar("T")
Seat = Annotated[int, Meta(ge=0, le=15)]
Minutes = Annotated[int, Meta(ge=1, le=60)]
Chance = Annotated[float, Meta(ge=0, le=1)]
_PATH = re.compile(r"- at `\$(.*)`$")
_LESSON = re.compile(r"^([1-9]\d?)-([a-z][a-z-]*)\.json$")
OVERVIEW = "overview.json"
EXAMPLES = "examples.json"
PUZZLES = "puzzles.json"


class _Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a file."""


class Diagram(_Part):
    """A small picture: part of a position, or a row of drawings if there is no position."""

    position: dict[str, Any] | None = None
    seat: Seat | None = None  # whose chair it is seen from
    show: list[str] = field(default_factory=list)  # the elements that are drawn; all if none is named
    marks: list[Mark] = field(default_factory=list)  # what is pointed out besides
    row: list[str] = field(default_factory=list)  # names of drawings, numbers, and signs such as an arrow


class Overview(_Part):
    """A game in a minute: the words are overview-aim, overview-counts-1, overview-turn-1, overview-end ..."""

    minutes: Minutes  # of a first game
    aim: Diagram
    counts: Annotated[list[list[str]], Meta(min_length=1, max_length=8)]  # a row of drawings for each line
    turn: Annotated[list[Diagram], Meta(min_length=3, max_length=5)]
    end: str  # a drawing
    mistake: str  # a drawing
    costs: list[list[str]] = field(default_factory=list)  # for the player aid: a row of drawings for each line
    advice: Annotated[int, Meta(ge=0, le=6)] = 0  # how many tips there are: overview-advice-1 ...

    @property
    def messages(self) -> list[str]:
        """The names of all its words, in the order in which they are told."""
        lists = {"counts": len(self.counts), "turn": len(self.turn), "costs": len(self.costs), "advice": self.advice}
        numbered = [f"overview-{part}-{n}" for part, length in lists.items() for n in range(1, length + 1)]
        return ["overview-aim", *numbered, "overview-end", "overview-mistake"]


class WrongTry(_Part):
    """A step that does not solve a task: refused by a rule, or allowed and answered by the coach."""

    step: str
    rule: str = ""  # that refuses it; the coach answers the others with `lesson-<key>-<task>-wrong-<number>`


class Task(_Part):
    """One thing to do; without a step there is only something to read."""

    step: str = ""  # the solution in notation
    wrong: list[WrongTry] = field(default_factory=list)
    then: list[str] = field(default_factory=list)  # what others and chance do upon it
    position: dict[str, Any] | None = None  # if this task does not go on from the one before
    point: list[str] = field(default_factory=list)  # the elements that the coach speaks of


class FirstGame(_Part):
    """A whole game against bots, with the coach beside the table."""

    seats: Seat
    level: str
    options: dict[str, Any] = field(default_factory=dict)


class Lesson(_Part):
    """Some tasks in a position, or a first game."""

    minutes: Minutes
    seat: Seat = 0
    position: dict[str, Any] | None = None
    tasks: list[Task] = field(default_factory=list)
    game: FirstGame | None = None

    def list_messages(self, key: str) -> list[str]:
        """The names of all its words; a try that a rule refuses needs none."""
        found = [f"lesson-{key}-title"]
        for number, task in enumerate(self.tasks, 1):
            begin = f"lesson-{key}-{number}"
            found += [f"{begin}-want", f"{begin}-do"]
            found += [f"{begin}-done"] if task.step else []
            found += [f"{begin}-wrong-{k}" for k, wrong in enumerate(task.wrong, 1) if not wrong.rule]
        return found


class Example(_Part):
    """A position that shows what a rule means; its words are `example-<key>`."""

    key: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
    rule: str  # that it stands under
    position: dict[str, Any]
    seat: Seat = 0
    show: list[str] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)


class PuzzleReason(_Part):
    """Something that speaks for the solution or against it, as a hint would say it."""

    kind: Literal["brings", "prevents", "risks"]
    text: str | list[Any]  # a message, as it is sent


class Puzzle(_Part):
    """A position in which one step is much better than all others."""

    key: Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
    seat: Seat
    step: str  # the solution
    grade: Annotated[int, Meta(ge=1, le=5)]  # how long a search must be to find it
    chances: dict[str, Chance]  # of the steps that were tried, as the longest search found them
    position: dict[str, Any]
    reasons: list[PuzzleReason] = field(default_factory=list)


def find_lessons(folder: Path) -> dict[str, Path]:
    """The files of the lessons by their keys, in order."""
    if not folder.is_dir():
        return {}
    found = [(_LESSON.match(path.name), path) for path in folder.iterdir()]
    numbered = sorted((int(name[1]), name[2], path) for name, path in found if name is not None)
    return {key: path for _, key, path in numbered}


def read_lesson(path: Path) -> Lesson:
    """A lesson, if it is one: tasks in a position, or a first game."""
    lesson = _read(path, Lesson)
    if (lesson.game is None) != bool(lesson.tasks):
        raise LessonError(f"{path.name}: a lesson has either tasks or a game")
    if lesson.tasks and lesson.position is None:
        raise LessonError(f"{path.name}: the position is missing")
    return lesson


def read_overview(folder: Path) -> Overview | None:
    """The overview of a game, if it has one."""
    path = folder / OVERVIEW
    return _read(path, Overview) if path.exists() else None


def read_examples(folder: Path) -> list[Example]:
    """The examples of a game, in the order of its rulebook."""
    path = folder / EXAMPLES
    return _read(path, list[Example]) if path.exists() else []


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file, none if it is not there."""
    return _read(path, list[Puzzle]) if path.exists() else []


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as why:
        raise LessonError(f"{path.name}: {why}{_list_fields(str(why), kind)}") from None
    except OSError as why:
        raise LessonError(f"cannot read {path.name}: {why.strerror}") from None


def _list_fields(problem: str, kind: Any) -> str:
    """What is allowed where a field is unknown."""
    if "unknown field" not in problem:
        return ""
    found = _PATH.search(problem)
    part = _struct_in(type_info(kind))
    for name in re.findall(r"\.(\w+)", found[1] if found else ""):
        fields = {} if part is None else {one.encode_name: one.type for one in part.fields}
        part = _struct_in(fields[name])
    return "" if part is None else f"; allowed: {', '.join(one.encode_name for one in part.fields)}"


def _struct_in(kind: Type) -> StructType | None:
    """The structure that a field holds: alone, in a list, or as something that may be missing."""
    if isinstance(kind, StructType):
        return kind
    if isinstance(kind, ListType):
        return _struct_in(kind.item_type)
    if isinstance(kind, UnionType):
        return next((found for one in kind.types if (found := _struct_in(one)) is not None), None)
    return None
