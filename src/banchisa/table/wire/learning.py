"""What teaches a game, as it is sent."""

from __future__ import annotations

from msgspec import field

from banchisa.engine.scene import Board, WireScene
from banchisa.engine.texts import Text
from banchisa.table.wire.common import WireOptions, WireStruct
from banchisa.table.wire.messages import HintReason
from banchisa.table.wire.tables import LogEntry


class WireDiagram(WireStruct, frozen=True):
    """A small picture: a scene on its boards, or a row of drawings, numbers and signs."""

    scene: WireScene | None = None
    boards: list[Board] = field(default_factory=list)
    row: list[str] = field(default_factory=list)


class WireOverview(WireStruct, frozen=True):
    """A game in a minute; its words are overview-aim, overview-counts-1, overview-turn-1, overview-end and so on."""

    minutes: int
    aim: WireDiagram
    counts: list[list[str]]
    turn: list[WireDiagram]
    end: str
    mistake: str
    costs: list[list[str]]
    advice: int  # how many tips


class WireExample(WireStruct, frozen=True):
    """A position that shows what a rule means; its words are `example-<key>`."""

    key: str
    seat: int  # from whose chair it is seen
    seats: int
    diagram: WireDiagram


class LessonLine(WireStruct, frozen=True):
    """One line of the list of lessons; without tasks it is a first game."""

    key: str
    minutes: int  # 0 if its file is refused
    tasks: int


class LearningMaterial(WireStruct, frozen=True):
    """What a game has for those who learn it."""

    overview: WireOverview | None
    lessons: list[LessonLine]
    puzzles: list[str]  # their keys, the easier first
    problems: list[str] = field(default_factory=list)  # why files are refused: file, place, what is allowed


class WireTry(WireStruct, frozen=True):
    """A wrong step, and what it is answered with."""

    step: str
    text: Text
    rule: str | None = None  # that refuses it


class LessonFrame(WireStruct, frozen=True):
    """How the table looks after a step, and what the step was."""

    scene: WireScene
    entry: LogEntry


class WireTask(WireStruct, frozen=True):
    """One thing to do, or only something to read."""

    scene: WireScene
    step: str  # the solution; empty if there is only something to read
    wrong: list[WireTry]
    frames: list[LessonFrame]  # the solution and what others and chance do upon it
    point: list[str]  # the elements that the coach speaks of


class WirePuzzle(WireStruct, frozen=True):
    """A position in which one step is much better than all others."""

    key: str
    grade: int  # 1 for the easiest to 5
    seat: int
    seats: int
    boards: list[Board]
    task: WireTask
    chances: dict[str, float]  # to win, with the steps that a long search has tried
    reasons: list[HintReason]  # of the solution


class DailyPuzzle(WireStruct, frozen=True):
    """Which puzzle is today's."""

    game: str
    key: str
    grade: int


class WireFirstGame(WireStruct, frozen=True):
    """A whole game against bots, with the coach beside the table."""

    seats: int
    level: str
    options: WireOptions
    begun: bool  # it begins in the middle, so that it stays short


class WireLesson(WireStruct, frozen=True):
    """A lesson with all its scenes, or a first game."""

    key: str
    minutes: int
    seat: int
    boards: list[Board]
    tasks: list[WireTask]
    game: WireFirstGame | None
