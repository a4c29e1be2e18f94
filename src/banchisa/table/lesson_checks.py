"""What is wrong with a file that teaches a game, in one sentence that says what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path

from banchisa.bots.levels import LEVELS
from banchisa.bots.reasons import ON_AVERAGE
from banchisa.engine.errors import BanchisaError, LessonError
from banchisa.engine.game import Game
from banchisa.engine.lessons import OVERVIEW, FirstGame, Lesson, Overview, Puzzle
from banchisa.engine.options import choose
from banchisa.engine.rulebook import LANGUAGES
from banchisa.engine.scene import Mark, Scene
from banchisa.engine.state import State
from banchisa.engine.texts import Text
from banchisa.table.drawings import DRAWINGS, MARKS

_SHOWN = 40  # names of what is allowed
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?![a-z#]).*)*)", re.MULTILINE)
_FACT = re.compile(r"\$([a-z][\w-]*)")


def check_name(what: str, name: str, allowed: Iterable[str], where: str = "") -> None:
    """Refuse a name that nothing has; those that look like it are named first."""
    known = sorted(allowed)
    if name in known:
        return
    near = get_close_matches(name, known, 3, 0.4)
    listed = [*near, *(one for one in known if one not in near)]
    rest = " ..." if len(listed) > _SHOWN else ""
    place = f"{where}: " if where else ""
    raise LessonError(f"{place}there is no {what} {name!r}; allowed: {', '.join(listed[:_SHOWN])}{rest}")


def check_seat(seat: int, state: State, what: str = "seat") -> None:
    if seat >= state.seats:
        raise LessonError(f"{what}: there is no {seat}; allowed: 0 to {state.seats - 1}")


def check_turn(seat: int, state: State, where: str = "") -> None:
    """Something can be done from this chair."""
    if state.actor != seat:
        place = f"{where}: " if where else ""
        allowed = state.actor if state.actor >= 0 else "none, no seat is to act here"
        raise LessonError(f"{place}seat: {seat} is not to act; allowed: {allowed}")


def check_keys(keys: list[str], name: str) -> None:
    """Each key is there once."""
    for number, key in enumerate(keys):
        if key in keys[:number]:
            raise LessonError(f"{name}: the key {key!r} is there twice")


def check_elements(field: str, elements: list[str], scene: Scene) -> None:
    """All these are on the table; what is cut out of it are spaces, zones and pieces."""
    known = {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces}
    for board in scene.boards:
        known |= {cell.id for cell in board.cells}
        if field != "show":
            known |= {edge.id for edge in board.edges} | {region.id for region in board.regions}
    for element in elements:
        check_name("element", element, known, field)


def check_marks(marks: list[Mark], scene: Scene, state: State) -> None:
    for number, mark in enumerate(marks, 1):
        check_name("mark", mark.kind, MARKS, f"marks {number}: kind")
        check_elements(f"marks {number}: on", mark.on, scene)
        if mark.seat is not None:
            check_seat(mark.seat, state, f"marks {number}: seat")


def check_row(row: list[str], where: str) -> None:
    """Names of drawings; what has no letters is a number or a sign."""
    for name in row:
        if any(letter.isalpha() for letter in name):
            check_name("drawing", name, DRAWINGS, where)


def check_overview(overview: Overview) -> None:
    for field, rows in (("counts", overview.counts), ("costs", overview.costs)):
        for number, row in enumerate(rows, 1):
            check_row(row, f"{OVERVIEW}: {field} {number}")
    check_name("drawing", overview.end, DRAWINGS, f"{OVERVIEW}: end")
    check_name("drawing", overview.mistake, DRAWINGS, f"{OVERVIEW}: mistake")


def check_words(folder: Path, messages: list[str], pattern: str, where: str) -> None:
    """All these messages are there in every language, and of those whose names are like this pattern no others."""
    if not folder.is_dir():
        return  # a game that teaches nothing
    for language in LANGUAGES:
        name = f"words/{language}.ftl"
        found = [one for one in _read_messages(folder / name) if re.fullmatch(pattern, one)]
        for message in messages:
            if message not in found:
                raise LessonError(f"{where}: {name} has no words {message!r}")
        for message in found:
            if message not in messages:
                check_name("place for the words", message, messages, f"{where}: {name}")


def _read_messages(path: Path) -> dict[str, str]:
    """What the messages of a file say, of those that say something."""
    try:
        found = _MESSAGE.findall(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise LessonError(f"words/{path.name}: must be text in UTF-8") from None
    except OSError as why:
        raise LessonError(f"cannot read words/{path.name}: {why.strerror}") from None
    return {name: said for name, said in found if said.strip()}


def check_reasons(game: Game, reasons: list[Text], where: str) -> None:
    """A game that gives reasons gives some; each is a message, with the facts that it speaks of."""
    if game.reason_settings.told and not reasons:
        raise LessonError(f"{where}: reasons: there are none; allowed: one or more")
    words = _read_messages(Path(game.home) / "words" / "en.ftl")
    known = {name: said for name, said in words.items() if name.startswith("reason-")} | {ON_AVERAGE: "$reason"}
    for number, reason in enumerate(reasons, 1):
        for part in _unfold(reason):
            place = f"{where}: reasons {number}"
            check_name("message", part.id, known, place)
            for fact in _FACT.findall(known[part.id]):
                if fact not in part.args:
                    raise LessonError(f"{place}: {part.id} lacks its fact {fact!r}")


def _unfold(text: Text) -> Iterator[Text]:
    """A reason and the one that it tells about, which is sent as a name alone if it has no facts."""
    yield text
    within = text.args.get("reason")
    if isinstance(within, str):
        yield Text(within)
    elif isinstance(within, Text):
        yield from _unfold(within)


def check_first_game(game: Game, lesson: Lesson, first: FirstGame, name: str) -> None:
    """A table can be opened for it, at the start or with its position, which has options of its own."""
    check_name("level", first.level, LEVELS, f"{name}: game: level")
    if lesson.seat:
        raise LessonError(f"{name}: seat: the learner of a first game has seat 0; allowed: 0")
    try:
        choose(game.options, first.seats, first.options)
        seats = game.start(first.seats, **first.options).seats
        if lesson.position is not None:
            seats = game.from_json(lesson.position).seats
    except BanchisaError as why:
        raise LessonError(f"{name}: game: {why}") from None
    if seats != first.seats:
        raise LessonError(f"{name}: game: seats: the position is for {seats}, not {first.seats}")
    if lesson.position is not None and first.options:
        raise LessonError(f"{name}: game: options: none are allowed beside a position, which has its own")


def check_chances(game: Game, puzzle: Puzzle, where: str) -> None:
    """The chances are those of steps, among them the solution."""
    for step in puzzle.chances:
        try:
            game.actions.parse(step)
        except BanchisaError as why:
            raise LessonError(f"{where}: chances: {why}") from None
    check_name("chance of the solution", puzzle.step, puzzle.chances, f"{where}: chances")
