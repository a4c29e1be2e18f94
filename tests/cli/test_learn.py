"""`banchisa learn`: the overview, and the lessons with the coach."""

import pytest

import banchisa as package
from banchisa.engine.lessons import find_lessons, read_lesson
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from banchisa.table.lessons import exercises_of, folder_of

GAMES = package.games()
LESSONS = [(game, key) for game in GAMES for key in find_lessons(folder_of(game))]
TAUGHT = [(game, key) for game, key in LESSONS if read_lesson(find_lessons(folder_of(game))[key]).tasks]


def plain(text):
    return " ".join(text.replace("**", "").split())


def words_of(game, language="en"):
    words = Words(language, game, folder_of(game) / "words")
    return lambda name: plain(words.say(Text(name)))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_overview_is_told_with_the_lessons_that_there_are(invoke, game):
    say = words_of(game)
    told = invoke("learn", game.key)
    assert told.exit_code == 0
    assert say("overview-aim") in plain(told.stdout)
    assert f"Advice • {say('overview-advice-1')}" in plain(told.stdout)
    assert all(say(f"lesson-{key}-title") in plain(told.stdout) for key in find_lessons(folder_of(game)))


def test_the_overview_is_told_in_other_languages(invoke):
    told = invoke("learn", "nanuuk", "--lang", "it")
    assert words_of(package.game("nanuuk"), "it")("overview-aim") in plain(told.stdout)


@pytest.mark.parametrize(("game", "key"), TAUGHT, ids=[f"{game.key}-{key}" for game, key in TAUGHT])
def test_a_lesson_is_taken_in_the_terminal_by_its_solution(invoke, game, key):
    lesson = read_lesson(find_lessons(folder_of(game))[key])
    told = invoke("learn", game.key, key, lines=[task.step for task in lesson.tasks])
    say, screen = words_of(game), plain(told.stdout)
    assert told.exit_code == 0, told.stdout
    assert screen.endswith("That was it.")
    for number, task in enumerate(lesson.tasks, 1):
        assert say(f"lesson-{key}-{number}-want") in screen
        if task.step:
            assert say(f"lesson-{key}-{number}-done") in screen


@pytest.mark.parametrize(("game", "key"), TAUGHT, ids=[f"{game.key}-{key}" for game, key in TAUGHT])
def test_wrong_tries_are_answered_and_the_solution_is_shown(invoke, game, key):
    lesson = read_lesson(find_lessons(folder_of(game))[key])
    typed = []
    for task in lesson.tasks:
        typed += [*(wrong.step for wrong in task.wrong), *(["show"] if task.step else []), task.step]
    told = invoke("learn", game.key, key, lines=typed)
    say, screen = words_of(game), plain(told.stdout)
    assert screen.endswith("That was it.")
    assert screen.count("The solution:") == sum(bool(task.step) for task in lesson.tasks)
    for number, task in enumerate(lesson.tasks, 1):
        for k, wrong in enumerate(task.wrong, 1):
            assert (wrong.rule or say(f"lesson-{key}-{number}-wrong-{k}")) in screen


def find_unforeseen(game):
    """A lesson, and what is typed there until a step that its file does not name."""
    for key in find_lessons(folder_of(game)):
        typed = []
        for exercise in exercises_of(game, key):
            named = {exercise.task.step, *(wrong.step for wrong in exercise.task.wrong)}
            legal = [game.actions.name(action) for action in exercise.match.at(0).legal_actions()]
            others = [name for name in legal if name not in named]
            if exercise.task.step and others:
                return key, [*typed, others[0], "q"]
            typed.append(exercise.task.step)
    raise AssertionError("all steps of all lessons are foreseen")


def test_a_step_that_nobody_has_foreseen_is_answered_too(invoke):
    key, typed = find_unforeseen(package.game("nanuuk"))
    told = invoke("learn", "nanuuk", key, lines=typed)
    assert "Not yet: You could do that, but it is not what we are after here." in plain(told.stdout)
    assert told.exit_code == 0


def test_a_lesson_can_be_left_by_the_end_of_the_input(invoke):
    assert invoke("learn", "nanuuk", "1", lines=[]).exit_code == 130


@pytest.mark.parametrize("wanted", ["0", "99", "swimming"])
def test_a_lesson_that_is_not_there_is_refused_with_those_that_are(banchisa, wanted):
    ran = banchisa("learn", "nanuuk", wanted)
    assert ran.returncode == 2
    assert f"There is no lesson {wanted}; allowed: 1–" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_last_lesson_is_a_whole_game(invoke):
    last = len(find_lessons(folder_of(package.game("nanuuk"))))
    told = invoke("learn", "nanuuk", str(last), lines=["q", ""])
    assert told.exit_code == 0
    assert "Nanuuk!" in told.stdout
