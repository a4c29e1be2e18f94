"""Overviews and lessons: each is played by its solution, every wrong try is answered, and nothing lacks words."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

import banchisa
from banchisa.engine.lessons import find_lessons, read_examples, read_lesson, read_overview
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from banchisa.lab.puzzles import CONFIRMED, are_alike
from banchisa.lab.survey import MIN_GAMES, survey
from banchisa.table import lessons
from banchisa.table.wire.common import read_text

GAMES = banchisa.games()
LANGUAGES = ("en", "it", "nl")
LESSONS = [(game, key) for game in GAMES for key in find_lessons(lessons.folder_of(game))]
each_game = pytest.mark.parametrize("game", GAMES, ids=str)
each_lesson = pytest.mark.parametrize(("game", "key"), LESSONS, ids=[f"{game.key}-{key}" for game, key in LESSONS])


def all_words(game):
    found = read_overview(lessons.folder_of(game)).messages
    for key, path in find_lessons(lessons.folder_of(game)).items():
        found += read_lesson(path).list_messages(key)
    return found + [f"example-{example.key}" for example in read_examples(lessons.folder_of(game))]


@each_game
def test_a_game_has_an_overview_and_six_to_ten_lessons_the_last_of_which_is_a_whole_game(game):
    material = lessons.describe_learning(game)
    assert material.overview is not None
    assert 6 <= len(material.lessons) <= 10
    assert [line.tasks == 0 for line in material.lessons] == [False] * (len(material.lessons) - 1) + [True]
    assert all(2 <= line.minutes <= 5 for line in material.lessons[:-1])


@each_game
def test_a_game_gives_at_least_four_tips(game):
    material = lessons.describe_learning(game)
    assert material.overview is not None
    assert material.overview.advice >= 4


@each_lesson
def test_a_lesson_is_played_by_its_solution(game, key):
    lesson = read_lesson(find_lessons(lessons.folder_of(game))[key])
    if lesson.game is not None:
        assert find_start(game, lesson).actor != OVER
        return
    exercises = lessons.exercises_of(game, key)
    assert any(task.step for task in lesson.tasks)
    assert sum(len(task.wrong) for task in lesson.tasks) > 0
    for exercise in exercises:
        start = exercise.match.at(0)
        if exercise.solution is not None:
            assert start.actor == lesson.seat
            assert exercise.solution in start.legal_actions()


def find_start(game, lesson):
    """The position that a first game begins with."""
    if lesson.position is None:
        return game.start(lesson.game.seats, **lesson.game.options)
    return game.from_json(lesson.position)


@each_game
def test_the_first_game_is_a_short_one(game):
    lesson = [read_lesson(path) for path in find_lessons(lessons.folder_of(game)).values()][-1]
    first = survey(game, find_start(game, lesson), games=MIN_GAMES, seconds=math.inf)
    assert find_start(game, lesson).seats == lesson.game.seats
    assert first.minutes <= lesson.minutes <= 15


@each_lesson
def test_wrong_tries_are_refused_by_the_rule_they_name_or_answered(game, key):
    wire = lessons.describe_lesson(game, key)
    words = Words("en", game, lessons.folder_of(game) / "words")
    for exercise, sent in zip(lessons.exercises_of(game, key), wire.tasks, strict=True):
        legal = exercise.match.at(0).legal_actions()
        for wrong, answer in zip(exercise.task.wrong, sent.wrong, strict=True):
            assert (game.actions.parse(wrong.step) in legal) == (not wrong.rule)
            assert answer.rule == (wrong.rule or None)
            assert words.say(answer.text)


@each_lesson
def test_what_the_coach_points_at_is_on_the_table(game, key):
    for exercise in lessons.exercises_of(game, key):
        seat = lessons.load_lesson(game, key).seat
        scene = game.scene(exercise.match.at(0).seen_by(seat), seat)
        cells = {cell.id for board in scene.boards for cell in board.cells}
        edges = {edge.id for board in scene.boards for edge in board.edges}
        regions = {region.id for board in scene.boards for region in board.regions}
        known = cells | edges | regions | {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces}
        assert known.issuperset(exercise.task.point)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_overview_and_lessons_have_their_words_and_no_others(game, language):
    folder = lessons.folder_of(game) / "words"
    wanted = all_words(game)
    words = Words(language, game, folder)
    assert [name for name in wanted if not words.has(name)] == []
    assert all(words.say(Text(name)) for name in wanted)
    source = (Path(folder) / f"{language}.ftl").read_text(encoding="utf-8")
    named = [line.split("=")[0].strip() for line in source.splitlines() if line[:1].isalpha()]
    assert sorted(named) == sorted(wanted)


@each_game
def test_the_words_of_an_overview_are_short(game):
    words = Words("en", game, lessons.folder_of(game) / "words")
    assert len(words.say(Text("overview-aim")).split()) <= 12
    for name in read_overview(lessons.folder_of(game)).messages:
        assert len(words.say(Text(name)).split()) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_words_of_an_overview_say_the_numbers_that_stand_beside_its_drawings(game, language):
    overview = read_overview(lessons.folder_of(game))
    words = Words(language, game, lessons.folder_of(game) / "words")
    for n, row in enumerate(overview.counts, 1):
        said = re.findall(r"\d+", words.say(Text(f"overview-counts-{n}")))
        assert set(re.findall(r"\d+", " ".join(row))) <= set(said), (n, row)


@each_game
def test_every_hard_idea_has_an_example_that_can_be_drawn_and_tried(game):
    examples = read_examples(lessons.folder_of(game))
    assert len(examples) >= 8
    assert len({example.key for example in examples}) == len(examples)
    order = list(game.rulebook().rules)
    assert [order.index(example.rule) for example in examples] == sorted(order.index(one.rule) for one in examples)
    drawn = lessons.describe_examples(game)
    assert sum(len(found) for found in drawn.values()) == len(examples)
    for example in examples:
        state = game.from_json(example.position)
        assert state.actor == example.seat
        assert state.legal_actions()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_has_puzzles_whose_solution_is_allowed_and_much_better(game):
    puzzles = lessons.list_puzzles(game)
    assert len(puzzles) >= 20
    pairs = combinations(puzzles.values(), 2)
    assert [(one.key, other.key) for one, other in pairs if are_alike(one, other)] == []
    for puzzle in puzzles.values():
        state = game.from_json(puzzle.position)
        assert state.actor == puzzle.seat
        assert game.actions.parse(puzzle.step) in state.legal_actions()
        others = [chance for step, chance in puzzle.chances.items() if step != puzzle.step]
        assert others
        assert puzzle.chances[puzzle.step] - max(others) >= CONFIRMED
        assert lessons.describe_puzzle(game, puzzle.key).task.step == puzzle.step


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_answers_of_puzzles_are_explained_by_reasons_that_have_words(game):
    puzzles = [lessons.describe_puzzle(game, key) for key in lessons.list_puzzles(game)]
    reasons = [read_text(Text, reason.text) for puzzle in puzzles for reason in puzzle.reasons]
    for language in ("en", "it", "nl"):
        words = Words(language, game)
        assert all(words.say(reason) for reason in reasons)
    assert all(puzzle.reasons for puzzle in puzzles)


def test_the_games_take_turns_with_the_puzzle_of_the_day():
    shelf = [game.key for game in GAMES if lessons.list_puzzles(game)]
    days = [lessons.find_daily(GAMES, day) for day in range(26 * len(shelf))]
    assert "nanuuk" in shelf
    assert [daily.game for daily in days[: len(shelf)]] == shelf
    assert len({(daily.game, daily.key) for daily in days}) >= 20 * len(shelf)
    assert lessons.find_daily([], 3) is None
