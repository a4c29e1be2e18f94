"""Files that teach: whatever is wrong with one is named, with its file, the place and what is allowed."""

import json

import pytest

import banchisa
from banchisa.engine.errors import LessonError
from banchisa.engine.lessons import Lesson, Task, WrongTry, find_lessons, read_lesson, read_overview
from banchisa.table import lessons

NANUUK = banchisa.game("nanuuk")
POSITION = NANUUK.start(2, mode="intro").to_json()
GOOD = {"minutes": 3, "position": POSITION, "tasks": [{"step": "place A1"}]}


def write_lesson(folder, data, name="1-first.json"):
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("{", "1-first.json: Input data was truncated"),
        (
            {**GOOD, "minuets": 3},
            "1-first.json: Object contains unknown field `minuets`; allowed: minutes, seat, position, tasks, game",
        ),
        ({**GOOD, "minutes": 0}, "1-first.json: Expected `int` >= 1 - at `$.minutes`"),
        ({**GOOD, "tasks": [{"step": 4}]}, "1-first.json: Expected `str`, got `int` - at `$.tasks[0].step`"),
        ({**GOOD, "tasks": []}, "1-first.json: a lesson has either tasks or a game"),
        ({"minutes": 3, "tasks": [{}]}, "1-first.json: the position is missing"),
        ({**GOOD, "game": {"seats": 2, "level": "easy"}}, "1-first.json: a lesson has either tasks or a game"),
    ],
)
def test_a_lesson_that_is_none_is_refused_by_file_and_place(tmp_path, data, problem):
    with pytest.raises(LessonError) as told:
        read_lesson(write_lesson(tmp_path, data))
    assert str(told.value) == problem


@pytest.mark.parametrize(
    ("task", "problem"),
    [
        (Task("plaice A1"), "1-first.json: task 1: "),
        (Task("place Z9"), "1-first.json: task 1: "),
        (Task("move 1 A2"), "1-first.json: task 1: "),
        (Task("place A1", [WrongTry("place B2", "NAN-3.1")]), "'place B2' is allowed, not refused by NAN-3.1"),
        (Task("place A1", [WrongTry("place A1")]), "'place A1' is the solution"),
        (Task("place A1", then=["place A1"]), "1-first.json: task 1: "),
    ],
)
def test_a_task_that_the_rules_do_not_allow_is_refused_with_the_reason(task, problem):
    lesson = Lesson(3, position=POSITION, tasks=[task])
    with pytest.raises(LessonError, match=r"1-first\.json: task 1") as told:
        lessons.list_exercises(NANUUK, lesson, "1-first.json")
    assert problem in str(told.value)


def test_a_task_for_somebody_else_is_refused():
    lesson = Lesson(3, seat=1, position=POSITION, tasks=[Task("place A1")])
    with pytest.raises(LessonError, match=r"task 1: seat: 1 is not to act; allowed: 0"):
        lessons.list_exercises(NANUUK, lesson, "x.json")


def test_a_position_that_is_none_is_refused():
    lesson = Lesson(3, position={"seats": 9}, tasks=[Task("place A1")])
    with pytest.raises(LessonError, match=r"x\.json: task 1: .*9"):
        lessons.list_exercises(NANUUK, lesson, "x.json")


def test_lessons_are_found_in_order_and_other_files_are_left_alone(tmp_path):
    for name in ("10-last.json", "2-second.json", "1-first.json", "overview.json", "notes.txt"):
        write_lesson(tmp_path, GOOD, name)
    assert list(find_lessons(tmp_path)) == ["first", "second", "last"]
    assert find_lessons(tmp_path / "nowhere") == {}


def test_a_game_without_an_overview_has_none(tmp_path):
    assert read_overview(tmp_path) is None
    write_lesson(tmp_path, {"minutes": 3}, "overview.json")
    with pytest.raises(LessonError, match=r"overview.json: Object missing required field `aim`"):
        read_overview(tmp_path)


def test_an_element_to_show_that_is_not_there_is_named():
    state = NANUUK.start(2)
    scene = NANUUK.scene(state.seen_by(0), 0)
    with pytest.raises(LessonError, match=r"show: there is no element 'cell-Z9'; allowed: .*cell-C1"):
        lessons.trim(scene, ["cell-Z9"], "here")


def test_a_cut_out_shows_the_cracks_in_it_and_no_others():
    position = {
        "seats": 2,
        "round": 3,
        "cracks": ["D3-D4", "E1-F1"],
        "tiles": {"seal": ["E5"]},
        "hunters": ["D3", "F5"],
    }
    scene = NANUUK.scene(NANUUK.from_json(position).seen_by(0), 0)
    trimmed = lessons.trim(scene, ["cell-C4", "cell-D3", "cell-D4"], "here")
    assert [(mark.kind, mark.on) for mark in trimmed.marks] == [("crack", ["edge-D3-D4"])]
