"""`banchisa analyse`: the course of a game, its mistakes, luck and skill, in words and as JSON."""

import json
import re

import pytest

import banchisa as package
from banchisa.cli.analyse import columns
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.rng import Rng
from banchisa.engine.sealed_chance import SealedChance, seed_from

QUICK = ("--iterations", "16")


def save_random_game(file, steps: int = 10**6):
    """An introductory game of random steps, or its beginning, in a file."""
    game, rng = package.game("nanuuk"), Rng(5)
    match = Match(game, game.start(2, mode="intro"))
    while not match.is_over and len(match.steps) < steps:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    Record.of(match, ["Ada", "Ole"], SealedChance(seed_from(5), [])).save(file)
    return file


@pytest.fixture
def played(tmp_path):
    return save_random_game(tmp_path / "played.json")


@pytest.fixture
def unfinished(tmp_path):
    return save_random_game(tmp_path / "unfinished.json", steps=5)


def test_an_analysis_tells_course_mistakes_and_parts(banchisa, played):
    ran = banchisa("analyse", str(played), *QUICK, COLUMNS="120")
    assert ran.returncode == 0
    for heading in ("Chances of winning", "The biggest mistakes", "Luck and skill"):
        assert heading in ran.stdout
    assert re.findall(r"(\w+) +\d+% [▁▂▃▄▅▆▇█]+ +\d+%", ran.stdout) == ["Ada", "Ole"]
    assert "16 simulations per position" in ran.stdout


def test_mistakes_are_told_with_step_words_and_chances(banchisa, played):
    ran = banchisa("analyse", str(played), *QUICK, COLUMNS="120")
    found = json.loads(banchisa("analyse", str(played), *QUICK, "--json").stdout)
    assert found["mistakes"]
    last = len(package.Record.load(played).steps)
    for mistake in found["mistakes"]:
        assert f"Move {mistake['step'] + 1} of {last}" in ran.stdout
        for kind in ("played", "better"):
            told = mistake[kind]
            assert re.search(rf"{kind} +{round(100 * told['chance'])}% .*\[{re.escape(told['notation'])}\]", ran.stdout)
    assert len(found["mistakes"]) <= 5
    losses = [mistake["better"]["chance"] - mistake["played"]["chance"] for mistake in found["mistakes"]]
    assert losses == sorted(losses, reverse=True)


def test_the_parts_of_each_row_add_up_as_they_stand_there(banchisa, played):
    ran = banchisa("analyse", str(played), *QUICK, COLUMNS="120")
    rows = re.findall(r"(?:Ada|Ole) +(\d+)%((?: +[+−]?\d+){4}) +(\d+)%", ran.stdout)
    assert len(rows) == 2
    for start, changes, end in rows:
        parts = [int(part.replace("−", "-")) for part in changes.split()]
        assert int(start) + sum(parts) == int(end)


def test_json_holds_every_position_and_nothing_else_is_printed(banchisa, played):
    ran = banchisa("analyse", str(played), *QUICK, "--json")
    found = json.loads(ran.stdout)
    record = package.Record.load(played)
    assert found["format"] == "banchisa-analysis/1"
    assert found["seats"] == record.seats
    assert len(found["chances"]) == len(record.steps) + 1
    assert len(found["actors"]) == len(record.steps)
    assert found["chances"][-1] == [float(rank == 1) for rank in record.ranks]


def test_the_same_seed_gives_the_same_figures(banchisa, played):
    first, again = (banchisa("analyse", str(played), *QUICK, "--seed", "3", "--json").stdout for _ in range(2))
    assert first == again


def test_an_unfinished_record_is_analysed_as_far_as_it_goes(invoke, unfinished):
    told = invoke("analyse", str(unfinished), *QUICK, "--json")
    assert told.exit_code == 0
    found = json.loads(told.stdout)
    assert len(found["chances"]) == len(package.Record.load(unfinished).steps) + 1


@pytest.mark.parametrize(("language", "words"), [("it", "Gli errori più gravi"), ("nl", "De grootste fouten")])
def test_an_analysis_speaks_the_language_asked_for(invoke, unfinished, language, words):
    assert words in invoke("analyse", str(unfinished), *QUICK, "--lang", language).stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--level", "godlike"], "there is no level godlike; allowed: easy, normal, hard, expert"),
        (["--level", "easy", "--iterations", "50"], "give either a level or a number of iterations, not both"),
    ],
)
def test_what_cannot_be_asked_for_is_said_in_one_line(banchisa, unfinished, arguments, complaint):
    ran = banchisa("analyse", str(unfinished), *arguments)
    assert ran.returncode == 2
    assert ran.stderr == f"banchisa: {complaint}\n"
    assert ran.stdout == ""


def test_a_file_that_is_no_record_is_refused_in_one_line(banchisa, tmp_path):
    (tmp_path / "odd.json").write_text("[]", encoding="utf-8")
    for file in ("odd.json", "missing.json"):
        ran = banchisa("analyse", file)
        assert ran.returncode == 2
        assert ran.stderr.startswith("banchisa: ")
        assert ran.stderr.count("\n") == 1


def test_a_long_game_is_drawn_from_its_first_to_its_last_position():
    assert columns(5, 10) == [0, 1, 2, 3, 4]
    assert columns(100, 10) == [0, 11, 22, 33, 44, 55, 66, 77, 88, 99]
