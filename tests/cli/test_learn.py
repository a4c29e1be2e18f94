"""`banchisa learn`: the overview, the lessons with the coach, and the examples of the rulebook."""

import re

import pytest

import banchisa as package
from banchisa.cli import learn, local_table
from banchisa.cli.learn import console_for, take_lesson
from banchisa.engine.errors import BanchisaError
from banchisa.engine.lessons import find_lessons, read_examples, read_lesson, read_overview
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from banchisa.table.lessons import exercises_of, folder_of

GAMES = package.games()
LITTLE = 24  # iterations of a coach that thinks quickly
LESSONS = [(game, key) for game in GAMES for key in find_lessons(folder_of(game))]
TAUGHT = [(game, key) for game, key in LESSONS if read_lesson(find_lessons(folder_of(game))[key]).tasks]


def plain(text):
    return " ".join(text.replace("**", "").split())


def words_of(game, language="en"):
    words = Words(language, game, folder_of(game) / "words")
    return lambda name: plain(words.say(Text(name)))


@pytest.mark.parametrize("language", ["en", "it", "nl"])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_whole_overview_is_told_with_the_lessons_that_there_are(invoke, game, language):
    say, overview = words_of(game, language), read_overview(folder_of(game))
    told = invoke("learn", game.key, "--lang", language)
    screen = plain(told.stdout)
    assert told.exit_code == 0
    assert [message for message in overview.messages if say(message) not in screen] == []
    assert all(say(f"lesson-{key}-title") in screen for key in find_lessons(folder_of(game)))


def test_the_overview_in_the_terminal_says_what_the_drawings_say_in_the_browser(invoke):
    screen = plain(invoke("learn", "nanuuk").stdout)
    assert "What counts • A fish is worth 1 point, a seal 2, a walrus 3 and a whale 4," in screen
    assert "• Home bonus: 2 points if your hunter ends the game in an igloo." in screen
    assert "What it costs • Walk to the next space: 1 AP." in plain(invoke("learn", "iglu").stdout)
    assert "What it costs" not in screen


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


@pytest.mark.parametrize(
    ("language", "asked", "left_out"),
    [("en", "show", "undo"), ("it", "mostra", "annulla"), ("nl", "toon", "terug")],
)
def test_the_help_of_a_lesson_names_what_can_be_typed_there(invoke, language, asked, left_out):
    told = plain(invoke("learn", "nanuuk", "1", "--lang", language, lines=["?", "q"]).stdout)
    help = told[told.index("1–") :].partition("> ")[0]
    assert f" {asked} " in help
    assert left_out not in help
    assert "banchisa learn" not in help


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


def test_a_refused_lesson_does_not_hide_the_others(invoke, monkeypatch):
    def read_all_but_one(path):
        if path.stem.startswith("2-"):
            raise BanchisaError(f"{path.name}: broken")
        return read_lesson(path)

    monkeypatch.setattr(learn, "read_lesson", read_all_but_one)
    told = invoke("learn", "nanuuk")
    screen = plain(told.stdout)
    assert "2 Home to the igloo 3 Husky and sled 4 min" in screen
    assert told.exit_code == 2
    assert "2-home-to-the-igloo.json: broken" in plain(told.stderr)


@pytest.mark.parametrize("wanted", ["0", "99", "swimming"])
def test_a_lesson_that_is_not_there_is_refused_with_those_that_are(banchisa, wanted):
    ran = banchisa("learn", "nanuuk", wanted)
    assert ran.returncode == 2
    assert f"There is no lesson {wanted}; allowed: 1–" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("game", [game for game in GAMES if game.key != "pinguinoe"], ids=str)
def test_the_last_lesson_is_a_whole_game_with_the_coach(invoke, game):
    told = invoke("learn", game.key, str(len(find_lessons(folder_of(game)))), lines=["show", "q", ""])
    screen = plain(told.stdout)
    assert told.exit_code == 0
    assert game.title in screen
    assert f"Coach: {words_of(game)('overview-aim')} Coach: I stay with you for the whole game." in screen
    assert screen.index("Coach: A good move: ") < screen.index("Coach: I would play ")


def test_the_coach_is_silent_where_there_is_nothing_to_choose(invoke):
    told = plain(invoke("learn", "pinguinoe", "first-race", lines=["show", "q", ""]).stdout)
    assert "Coach: There is only one move." in told
    assert "A good move" not in told


def test_the_move_that_the_coach_shows_can_be_played_and_the_coach_goes_on(invoke):
    last = str(len(find_lessons(folder_of(package.game("iglu")))))
    shown = plain(invoke("learn", "iglu", last, lines=["show", "q", ""]).stdout)
    move = shown.split("Coach: I would play ")[1].split(":")[0]
    told = plain(invoke("learn", "iglu", last, lines=[move, "q", ""]).stdout)
    assert told.count("Coach: A good move: ") == 2


def test_the_coach_can_be_sent_away(invoke):
    last = str(len(find_lessons(folder_of(package.game("nanuuk")))))
    told = plain(invoke("learn", "nanuuk", last, lines=["alone", "show", "1", "q", ""]).stdout)
    assert "Coach: Have fun!" in told
    assert "I don't understand: show" in told
    assert told.count("Coach: A good move: ") == 1


def test_the_coach_speaks_the_language_of_the_player(invoke):
    last = str(len(find_lessons(folder_of(package.game("nanuuk")))))
    told = plain(invoke("learn", "nanuuk", last, "--lang", "nl", lines=["toon", "alleen", "q", ""]).stdout)
    assert "Coach: Een goede zet: " in told
    assert "Coach: Ik zou " in told
    assert "Coach: Veel plezier!" in told


def test_the_first_game_of_iglu_iglu_begins_nearer_the_end_and_can_be_saved(invoke, tmp_path):
    game = package.game("iglu")
    lesson = read_lesson(find_lessons(folder_of(game))["first-game"])
    told = plain(invoke("learn", "iglu", "first-game", lines=["q", str(tmp_path / "first.json")]).stdout)
    assert len(lesson.position["ice"]) < len(game.start(2).to_json()["ice"])
    assert "Harpoon" in told  # that is kept in this position
    verdict = package.Record.load(tmp_path / "first.json").check(game)
    assert verdict.problems == []
    assert verdict.match.state.to_json() == game.from_json(lesson.position).to_json()


class Pupil:
    """Somebody who lets the coach show every move and then plays it."""

    def __init__(self, capsys):
        self.screen = ""
        self.choices = 0  # how often there was something to choose
        self._capsys = capsys
        self._has_asked = False

    def read(self, prompt):
        """What is typed at a prompt; it names the only move where there is but one."""
        new = plain(self._capsys.readouterr().out)
        self.screen += f"{new} {prompt}"
        if "(" in prompt:
            return ""
        self._has_asked = not self._has_asked
        if self._has_asked:
            self.choices += 1
            return "show"
        return re.search("Coach: I would play ([^:]+):", new)[1]

    def finish(self):
        self.screen += plain(self._capsys.readouterr().out)
        return self.screen


@pytest.fixture
def pupil(monkeypatch, capsys, tmp_path):
    """A pupil at the keyboard, whose games go the same way each time."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(local_table, "iterations", lambda game, level: LITTLE)
    monkeypatch.setattr(local_table.chance, "new_seed", lambda: b"x" * 32)
    monkeypatch.setattr(local_table.secrets, "token_hex", lambda number: "0" * 2 * number)
    pupil = Pupil(capsys)
    monkeypatch.setattr("builtins.input", pupil.read)
    return pupil


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_first_game_is_played_to_its_end_with_the_coach(pupil, game):
    key = list(find_lessons(folder_of(game)))[-1]
    assert take_lesson(game, key, console_for(game, "en")) == 0
    screen = pupil.finish()
    assert pupil.choices > 5
    assert screen.count("Coach: A good move: ") == pupil.choices
    assert "The game is over. " in screen
    assert screen.index("The seed was ") > screen.rindex("Coach: ")


def test_the_coach_asks_once_more_before_a_move_that_beginners_regret(monkeypatch, pupil):
    typed = iter(["place B1", "place B2", "place B3", "end_turn", "n", "end_turn", "y", "q", ""])
    prompts = []

    def read(prompt):
        prompts.append(prompt)
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr("banchisa.cli.learn.is_talking", lambda: True)
    take_lesson(package.game("icehike"), "first-hike", console_for(package.game("icehike"), "en"))
    assert sum("Do it anyway?" in prompt for prompt in prompts) == 2


EXAMPLES = [(game, example) for game in GAMES for example in read_examples(folder_of(game))]


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{game.key}-{one.key}" for game, one in EXAMPLES])
def test_an_example_opens_on_a_table_of_ones_own(invoke, game, example):
    told = invoke("learn", game.key, example.key, lines=["q", ""])
    screen = plain(told.stdout)
    assert told.exit_code == 0
    assert screen.startswith(words_of(game)(f"example-{example.key}"))
    assert f"{game.title}: " in screen or game.title in screen


def test_one_plays_on_from_an_example_and_bots_answer(invoke, tmp_path):
    game = package.game("nanuuk")
    told = invoke("learn", "nanuuk", "corner-lines", lines=["crack D4-E4", "q", str(tmp_path / "tried.json")])
    assert told.exit_code == 0, told.stdout
    match = package.Record.load(tmp_path / "tried.json").check(game).match
    assert match.at(0).to_json() == game.from_json(read_examples(folder_of(game))[0].position).to_json()
    assert match.steps[0].actor == 0
