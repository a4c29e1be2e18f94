"""Files that teach, each damaged in one place: one error names the file, the place in it and what is allowed."""

import asyncio
import json
import re
import shutil
from pathlib import Path

import httpx
import pytest

import banchisa
from banchisa.engine.errors import LessonError
from banchisa.server.app import create_app
from banchisa.server.settings import Settings
from banchisa.table import lessons
from banchisa.table.drawings import DRAWINGS, MARKS

ROOT = Path(__file__).resolve().parents[2]
URL = "http://127.0.0.1/api/games/nanuuk/"
TASKS, FIRST = "1-hunt-and-crack.json", "8-first-game.json"
OVERVIEW, EXAMPLES, PUZZLES = "overview.json", "examples.json", "puzzles.json"
CACHES = (
    lessons.describe_learning,
    lessons.describe_lesson,
    lessons.exercises_of,
    lessons.describe_examples,
    lessons.list_puzzles,
    lessons.describe_puzzle,
)

FOR_TWO = {"seats": 2, "hunters": ["C3", "D4"], "tiles": {"walrus": ["C2"]}}
FOR_THREE = {"seats": 3, "hunters": ["C3", "D4", "E3"], "tiles": {"walrus": ["C2"]}}


def risk(text):
    """A reason of a puzzle as its file has it."""
    return {"kind": "risks", "text": text}


# file, place and what is put there; what the error says besides the file
DAMAGE = [
    (TASKS, "minuets", 3, "unknown field `minuets`; allowed: minutes, seat, position, tasks, game"),
    (TASKS, "tasks.0.stap", "x", "unknown field `stap` - at `$.tasks[0]`; allowed: step, wrong, then, position, point"),
    (TASKS, "tasks.0.wrong.0.rul", "x", "unknown field `rul` - at `$.tasks[0].wrong[0]`; allowed: step, rule"),
    (TASKS, "minutes", 600, "Expected `int` <= 60 - at `$.minutes`"),
    (TASKS, "seat", 7, "task 1: seat: there is no 7; allowed: 0 to 1"),
    (TASKS, "tasks.0.point", ["cell-Z9"], "task 1: point: there is no element 'cell-Z9'; allowed: cell-"),
    (TASKS, "tasks.0.step", "mauve 1 D2", "task 1: "),
    (TASKS, "tasks.0.wrong.0.rule", "NAN-99.9", "wrong: 'move 1 D3': there is no rule 'NAN-99.9'; allowed: NAN-"),
    (TASKS, "tasks.0.wrong.0.rule", "NAN-4.7", "'move 1 D3' is allowed, not refused by NAN-4.7"),
    (TASKS, "position.huters", [], "task 1: 'huters' is unknown; allowed: phase, seat, round, cracks"),
    (TASKS, "position.hunters.0", {"on": "E3"}, "task 1: hunters[0]: 'on' is unknown; allowed: at, left, stored"),
    (TASKS, "position.seat", 1, "task 1: seat: 0 is not to act; allowed: 1"),
    (FIRST, "game.level", "hardest", "game: level: there is no level 'hardest'; allowed: hard, easy, expert, normal"),
    (FIRST, "seat", 1, "seat: the learner of a first game has seat 0; allowed: 0"),
    (FIRST, "game.seats", 9, "game: Nanuuk! in mode nanuuk can't be played with 9 players; allowed: 2, 3, 4"),
    (FIRST, "game.options", {"mood": 1}, "game: there is no option 'mood'; allowed: mode, pawns"),
    (FIRST, "game.options", {"seats": 1}, "game: there is no option 'seats'; allowed: mode, pawns"),
    (FIRST, "game.options", {"mode": "short"}, "game: option mode: 'short' is not allowed; allowed: nanuuk, intro"),
    (FIRST, "position", {"seats": 9}, "game: "),
    (FIRST, "position", FOR_THREE, "game: seats: the position is for 3, not 2"),
    (FIRST, "position", FOR_TWO, "game: options: none are allowed beside a position, which has its own"),
    (FIRST, "game.levels", 1, "unknown field `levels` - at `$.game`; allowed: seats, level, options"),
    (OVERVIEW, "aims", 1, "unknown field `aims`; allowed: minutes, aim, counts, turn"),
    (OVERVIEW, "aim.rows", [], "unknown field `rows` - at `$.aim`; allowed: position, seat, show, marks, row"),
    (OVERVIEW, "aim.row", ["huntr"], "aim: row: there is no drawing 'huntr'; allowed: hunter, "),
    (OVERVIEW, "aim", {}, "aim: a diagram has either a position or a row of drawings"),
    (OVERVIEW, "turn.0.row", ["fish"], "turn 1: a diagram has either a position or a row of drawings"),
    (OVERVIEW, "turn.0.seat", 5, "turn 1: seat: there is no 5; allowed: 0 to 1"),
    (OVERVIEW, "turn.0.show", ["cell-D33"], "turn 1: show: there is no element 'cell-D33'; allowed: cell-D3, "),
    (OVERVIEW, "turn.0.position.seats", 9, "turn 1: "),
    (OVERVIEW, "counts.0.0", "fysh", "counts 1: there is no drawing 'fysh'; allowed: fish, "),
    (OVERVIEW, "costs", [["fysh"]], "costs 1: there is no drawing 'fysh'; allowed: fish, "),
    (OVERVIEW, "advice", 3, "words/en.ftl: there is no place for the words 'overview-advice-4'; allowed: "),
    (OVERVIEW, "costs", [["fish"]], "words/en.ftl has no words 'overview-costs-1'"),
    (OVERVIEW, "end", "igloos", "end: there is no drawing 'igloos'; allowed: igloo, "),
    (OVERVIEW, "mistake", "", "mistake: there is no drawing ''; allowed: ark, "),
    (EXAMPLES, "0.key", "corner-line", "corner-line: words/en.ftl has no words 'example-corner-line'"),
    (EXAMPLES, "0.rule", "NAN-99.9", "corner-lines: there is no rule 'NAN-99.9'; allowed: NAN-"),
    (EXAMPLES, "0.seat", 3, "corner-lines: seat: there is no 3; allowed: 0 to 1"),
    (EXAMPLES, "0.seat", 1, "corner-lines: seat: 1 is not to act; allowed: 0"),
    (EXAMPLES, "1.key", "corner-lines", "the key 'corner-lines' is there twice"),
    (EXAMPLES, "0.marks.0.kind", "arow", "corner-lines: marks 1: kind: there is no mark 'arow'; allowed: arrow, "),
    (EXAMPLES, "0.marks.0.on", ["cell-F6"], "corner-lines: marks 1: on: there is no element 'cell-F6'; allowed: cell-"),
    (EXAMPLES, "0.marks.0.seat", 4, "corner-lines: marks 1: seat: there is no 4; allowed: 0 to 1"),
    (EXAMPLES, "0.marks.0.text", "x", "unknown field `text` - at `$[0].marks[0]`; allowed: kind, on, label"),
    (EXAMPLES, "0.position.seats", 9, "corner-lines: "),
    (EXAMPLES, "0.show", ["edge-D3-D4"], "corner-lines: show: there is no element 'edge-D3-D4'; allowed: "),
    (PUZZLES, "0.key", "x", "Expected `str` matching regex '^[0-9a-f]{8}$' - at `$[0].key`"),
    (PUZZLES, "0.grade", 9, "Expected `int` <= 5 - at `$[0].grade`"),
    (PUZZLES, "0.sead", 1, "unknown field `sead` - at `$[0]`; allowed: key, seat, step, grade, chances"),
    (PUZZLES, "0.seat", 6, "task 1: seat: there is no 6; allowed: 0 to 1"),
    (PUZZLES, "0.step", "move 1 A1", "task 1: "),
    (PUZZLES, "0.chances", {"mauve": 0.5}, "chances: "),
    (PUZZLES, "0.chances", {"move 1 D2": 1.5}, "Expected `float` <= 1.0 - at `$[0].chances[...]`"),
    (PUZZLES, "0.reasons", [{"kind": "hopes", "text": "x"}], "Invalid enum value 'hopes' - at `$[0].reasons[0].kind`"),
    (PUZZLES, "0.reasons", [{"kind": "risks", "text": []}], "reasons: "),
    (PUZZLES, "0.reasons", [], "reasons: there are none; allowed: one or more"),
    (PUZZLES, "0.reasons", [risk("pray")], "reasons 1: there is no message 'pray'; allowed: reason-"),
    (PUZZLES, "0.reasons", [risk("reason-points-brings")], "reasons 1: reason-points-brings lacks its fact 'by'"),
    (PUZZLES, "0.reasons", [risk(["reason-on-average", {"reason": "reason-pray"}])], "no message 'reason-pray'; "),
]  # fmt: skip


@pytest.fixture
def nanuuk(tmp_path, monkeypatch):
    """A game whose files can be damaged."""
    game = banchisa.game("nanuuk")
    home = tmp_path / "nanuuk"
    shutil.copytree(game.home, home, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    monkeypatch.setattr(game, "home", str(home))
    for cache in CACHES:
        cache.cache_clear()
    yield game
    for cache in CACHES:
        cache.cache_clear()


def damage(game, file, place, value):
    path = Path(game.home) / "lessons" / file
    data = json.loads(path.read_text(encoding="utf-8"))
    *way, last = (int(part) if part.isdecimal() else part for part in place.split("."))
    part = data
    for step in way:
        part = part[step]
    part[last] = value
    path.write_text(json.dumps(data), encoding="utf-8")
    return data


def describe(game, file, data):
    """Whatever shows this file."""
    if file == TASKS:
        lessons.describe_lesson(game, "hunt-and-crack")
    elif file == FIRST:
        lessons.describe_lesson(game, "first-game")
    elif file == EXAMPLES:
        lessons.describe_examples(game)
    elif file == PUZZLES:
        lessons.describe_puzzle(game, data[0]["key"])
    else:
        told = lessons.describe_learning(game)
        assert told.overview is None
        raise LessonError(*told.problems)


@pytest.mark.parametrize(("file", "place", "value", "said"), DAMAGE)
def test_a_damaged_file_is_refused_with_its_name_the_place_and_what_is_allowed(nanuuk, file, place, value, said):
    data = damage(nanuuk, file, place, value)
    with pytest.raises(LessonError) as told:
        describe(nanuuk, file, data)
    assert str(told.value).startswith(f"{file}: ")
    assert said in str(told.value)
    assert "\n" not in str(told.value)
    assert str(told.value) in lessons.describe_learning(nanuuk).problems


@pytest.mark.parametrize("file", [TASKS, FIRST, OVERVIEW, EXAMPLES, PUZZLES])
def test_an_undamaged_file_is_taken(nanuuk, file):
    path = Path(nanuuk.home) / "lessons" / file
    if file == OVERVIEW:
        assert lessons.describe_learning(nanuuk).problems == []
    else:
        describe(nanuuk, file, json.loads(path.read_text(encoding="utf-8")))


def test_a_server_answers_with_what_is_wrong_and_its_rulebook_is_still_read(nanuuk, tmp_path):
    damage(nanuuk, TASKS, "seat", 7)
    damage(nanuuk, EXAMPLES, "0.seat", 3)
    app = create_app(Settings(tmp_path / "x.sqlite"), {"nanuuk": nanuuk})

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=URL) as client:
            return [await client.get("lessons/hunt-and-crack"), await client.get("rules?lang=en")]

    refused, book = asyncio.run(ask())
    said = f"{TASKS}: task 1: seat: there is no 7; allowed: 0 to 1"
    assert (refused.status_code, refused.json()) == (500, {"code": "lesson/refused", "data": {"what": said}})
    assert (book.status_code, book.json()["title"]) == (200, nanuuk.rulebook("en").title)


def test_what_is_refused_leaves_the_rest_as_it_is(nanuuk):
    for file in (TASKS, OVERVIEW, PUZZLES):
        (Path(nanuuk.home) / "lessons" / file).write_text("{", encoding="utf-8")
    told = lessons.describe_learning(nanuuk)
    assert [problem.split(":")[0] for problem in told.problems] == [OVERVIEW, PUZZLES, TASKS]
    assert (told.overview, told.puzzles) == (None, [])
    assert [bool(line.minutes) for line in told.lessons] == [False] + [True] * 7
    assert lessons.find_daily([nanuuk], 0) is None


def test_a_file_whose_name_says_nothing_and_a_number_that_is_there_twice_are_named(nanuuk):
    folder = Path(nanuuk.home) / "lessons"
    shutil.copy(folder / TASKS, folder / "2_hunting.json")
    shutil.copy(folder / TASKS, folder / "1-hunting.json")
    first, second, third = lessons.describe_learning(nanuuk).problems
    assert first.startswith("2_hunting.json: ")
    assert "allowed: overview.json, examples.json, puzzles.json, and for lessons a number and a name" in first
    assert second == "1-hunting.json: 1-hunt-and-crack.json has this number already"
    assert third == "1-hunting.json: words/en.ftl has no words 'lesson-hunting-title'"


WORDS = [
    (OVERVIEW, "overview-end", OVERVIEW),
    (EXAMPLES, "example-corner-lines", f"{EXAMPLES}: corner-lines"),
    (TASKS, "lesson-hunt-and-crack-1-do", TASKS),
    (FIRST, "lesson-first-game-title", FIRST),
]


@pytest.mark.parametrize("language", ["en", "it", "nl"])
@pytest.mark.parametrize(("file", "message", "place"), WORDS)
def test_words_that_are_missing_in_a_language_are_named(nanuuk, file, message, place, language):
    words = Path(nanuuk.home) / "lessons" / "words" / f"{language}.ftl"
    source = words.read_text(encoding="utf-8")
    words.write_text(source.replace(f"\n{message} =", f"\n{message}-x ="), encoding="utf-8")
    said = f"{place}: words/{language}.ftl has no words {message!r}"
    assert lessons.describe_learning(nanuuk).problems == [said]
    with pytest.raises(LessonError, match=re.escape(said)):
        describe(nanuuk, file, None)


def test_words_that_no_file_asks_for_and_a_file_of_words_that_is_missing_are_named(nanuuk):
    folder = Path(nanuuk.home) / "lessons" / "words"
    with (folder / "nl.ftl").open("a", encoding="utf-8") as file:
        file.write("example-corner-line = Lijnen\n")
    [problem] = lessons.describe_learning(nanuuk).problems
    said = "words/nl.ftl: there is no place for the words 'example-corner-line'; allowed: example-corner-lines, "
    assert problem.startswith(f"{EXAMPLES}: {said}")
    (folder / "it.ftl").unlink()
    for cache in CACHES:
        cache.cache_clear()
    problems = lessons.describe_learning(nanuuk).problems
    assert all("cannot read words/it.ftl: No such file" in problem for problem in problems)
    assert len(problems) == 10


def test_two_lessons_of_one_name_are_named(nanuuk):
    folder = Path(nanuuk.home) / "lessons"
    shutil.copy(folder / TASKS, folder / "9-hunt-and-crack.json")
    assert lessons.describe_learning(nanuuk).problems == [f"{TASKS}: 9-hunt-and-crack.json has this name already"]


def test_two_puzzles_of_one_key_are_refused(nanuuk):
    path = Path(nanuuk.home) / "lessons" / PUZZLES
    puzzles = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps([puzzles[0], *puzzles]), encoding="utf-8")
    with pytest.raises(LessonError, match=rf"{PUZZLES}: the key '{puzzles[0]['key']}' is there twice"):
        lessons.list_puzzles(nanuuk)


def test_names_of_drawings_and_marks_are_those_that_the_client_draws():
    drawings = sorted(path.stem for path in (ROOT / "web" / "sprites").glob("*.svg"))
    assert sorted(DRAWINGS) == drawings
    board = ROOT / "web" / "src" / "table" / "board"
    source = "".join(path.read_text(encoding="utf-8") for path in board.iterdir() if ".test." not in path.name)
    assert [kind for kind in MARKS if kind != "arrow-second" and not re.search(f"'{kind}'", source)] == []
