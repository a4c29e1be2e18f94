"""`banchisa verify`, `banchisa replay` and `banchisa play --resume`."""

import json
import re

import pytest

import banchisa as package
from banchisa.cli.console import Console
from banchisa.cli.local_table import resume_table
from banchisa.engine.match import Match
from banchisa.table.chance import play_chance
from banchisa.table.views import full_record


def change_file(file, change) -> None:
    """Write a record again after a change to its data."""
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data)
    file.write_text(json.dumps(data), encoding="utf-8")


@pytest.fixture
def drawn(invoke, tmp_path):
    """The record of a game in which chance laid out the floe."""
    file = tmp_path / "drawn.json"
    told = invoke(
        "play", "nanuuk", "-o", "layout=random", "-o", "initial_cracks=2", "--seats", "random,random", "--seed", "1",
        "--save", str(file),
    )  # fmt: skip
    assert told.exit_code == 0
    return file


def test_verify_says_what_was_checked(banchisa, drawn):
    ran = banchisa("verify", str(drawn), COLUMNS="200")
    record = package.Record.load(drawn)
    draws = len([step for step in record.steps if step.startswith("lay_")])
    assert ran.returncode == 0
    assert f"✓ {len(record.steps)} moves, all legal" in ran.stdout
    assert f"✓ the seed matches its seal {record.commitment}" in ran.stdout
    assert f"✓ {draws} random draws, all matching the seed" in ran.stdout
    assert "✓ the result follows from the moves" in ran.stdout
    assert f"{drawn} is valid." in ran.stdout


def test_verify_speaks_three_languages(banchisa, drawn):
    assert f"{drawn} è in ordine." in banchisa("verify", str(drawn), LANG="it_IT.UTF-8", COLUMNS="200").stdout
    assert f"{drawn} is in orde." in banchisa("verify", str(drawn), LANG="nl_NL.UTF-8", COLUMNS="200").stdout


def test_an_unfinished_record_is_sound_but_has_no_result(invoke, unfinished):
    told = invoke("verify", str(unfinished))
    assert told.exit_code == 0
    assert "the game is unfinished, so there is no result to check" in told.stdout


def with_other_seed(data):
    data["chance"]["seed"] = "00" * 32


def with_other_entropy(data):
    data["chance"]["entropies"] = ["something else"]


def with_other_result(data):
    data["result"]["scores"][0] += 1


def with_illegal_step(data):
    data["steps"][-1] = "place A1"


def with_unknown_step(data):
    data["steps"][-1] = "jump"


def with_other_version(data):
    data["version"] = "0"


def without_seed(data):
    data["chance"]["seed"] = None


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (with_other_seed, "committed was"),
        (with_other_entropy, "the seed gives"),
        (with_other_result, "result:"),
        (with_illegal_step, "is not allowed"),
        (with_unknown_step, "is not a kind of action"),
        (with_other_version, "recorded with nanuuk 0"),
        (without_seed, "the seed is not revealed yet"),
    ],
)
def test_verify_lists_what_is_wrong_and_ends_with_1(invoke, drawn, change, expected):
    change_file(drawn, change)
    told = invoke("verify", str(drawn))
    assert told.exit_code == 1
    assert "✗ " in told.stdout
    said = " ".join(told.stdout.split())
    assert expected in said
    assert "is not valid" in said


def test_a_replay_that_is_not_watched_prints_every_step_with_its_board(banchisa, played):
    ran = banchisa("replay", str(played))
    steps = len(package.Record.load(played).steps)
    assert ran.returncode == 0
    assert "Before the first move" in ran.stdout
    assert all(f"Move {number} of {steps}  Random bot" in ran.stdout for number in range(1, steps + 1))
    assert ran.stdout.count("|    A1   ") == steps + 1
    assert "The game is over" in ran.stdout


def test_a_replay_can_begin_later_and_look_from_a_chair(invoke, played):
    steps = len(package.Record.load(played).steps)
    told = invoke("replay", str(played), "--seat", "2", "--from", str(steps - 1))
    assert "Random bot 2's view" in told.stdout
    assert f"Move {steps - 2} of" not in told.stdout
    assert f"Move {steps - 1} of {steps}" in told.stdout


def test_seats_count_from_1_as_they_do_beside_the_board(invoke, played):
    told = invoke("replay", str(played), "--seat", "1")
    assert "Random bot 1's view" in told.stdout
    assert re.search(r"1 ● Random bot 1", told.stdout)
    assert "seats count from 1" in " ".join(invoke("replay", "--help").stdout.split())


@pytest.mark.parametrize(("language", "word"), [("en", "Move 1 of"), ("it", "Mossa 1 di"), ("nl", "Zet 1 van")])
def test_a_replay_speaks_three_languages(invoke, played, language, word):
    assert word in invoke("replay", str(played), "--lang", language).stdout


def test_the_replay_of_an_unfinished_record_says_where_it_ends(invoke, unfinished):
    assert "the game was not finished" in invoke("replay", str(unfinished)).stdout


def test_an_unfinished_game_goes_on_in_its_file(invoke, unfinished):
    before = package.Record.load(unfinished)
    told = invoke("play", "--resume", str(unfinished), lines=["1"] * 300)
    after = package.Record.load(unfinished)
    assert told.exit_code == 0
    assert f"The game continues after {len(before.steps)} moves." in told.stdout
    assert after.steps[: len(before.steps)] == before.steps
    assert (after.commitment, after.entropies) == (before.commitment, before.entropies)
    assert after.verify(package.game("nanuuk")) == []
    assert after.ranks


def test_a_game_that_was_interrupted_ends_as_if_it_had_not_been(invoke, unfinished, tmp_path):
    invoke(
        "play", "nanuuk", "-o", "mode=intro", "--seats", "human,random", "--seed", "5", "--save", "whole.json",
        lines=["1"] * 300,
    )  # fmt: skip
    invoke("play", "--resume", str(unfinished), lines=["1"] * 300)
    assert unfinished.read_text() == (tmp_path / "whole.json").read_text()


def test_chance_goes_on_where_it_stopped(invoke, tmp_path):
    arguments = ("play", "nanuuk", "-o", "layout=random", "--seats", "human,random", "--seed", "4")
    invoke(*arguments, "--save", "whole.json", lines=["1"] * 300)
    invoke(*arguments, "--save", "halves.json", lines=["1", "quit"])
    invoke("play", "--resume", "halves.json", lines=["1"] * 300)
    assert (tmp_path / "halves.json").read_text() == (tmp_path / "whole.json").read_text()


def test_a_resumed_game_may_be_kept_elsewhere(invoke, unfinished, tmp_path):
    before = unfinished.read_text()
    told = invoke("play", "--resume", str(unfinished), "--save", "copy.json", lines=["1"] * 300)
    assert told.exit_code == 0
    assert unfinished.read_text() == before
    assert package.Record.load(tmp_path / "copy.json").ranks


def test_names_and_bots_are_those_of_the_record_unless_others_sit_down(invoke, tmp_path):
    invoke("play", "nanuuk", "--seats", "random,human:Ada", "--seed", "1", "--save", "game.json", lines=["quit"])
    assert "Ada> " in invoke("play", "--resume", "game.json", lines=["quit"]).stdout
    told = invoke("play", "--resume", "game.json", "--seats", "random,random")
    assert told.exit_code == 0
    assert package.Record.load(tmp_path / "game.json").ranks


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seed", "1"], "leave out --seed"),
        (["--option", "mode=intro", "--players", "2"], "leave out --option, --players"),
        (["--components", "mine.toml"], "leave out --components"),
        (["--seats", "human,random,random"], "this game has 2 seats, not 3"),
        (["nanux"], "no game is called 'nanux'"),
    ],
)
def test_what_the_record_has_settled_cannot_be_asked_for_again(invoke, unfinished, arguments, expected):
    told = invoke("play", *arguments, "--resume", str(unfinished))
    assert told.exit_code == 2
    assert expected in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_a_finished_game_cannot_be_continued(invoke, played):
    told = invoke("play", "--resume", str(played))
    assert told.exit_code == 2
    assert "this game is over; look at it with: banchisa replay" in told.stderr


def test_a_record_without_its_seed_or_with_another_cannot_be_continued(invoke, unfinished):
    change_file(unfinished, with_other_seed)
    told = invoke("play", "--resume", str(unfinished))
    assert (told.exit_code, "can't be continued: chance: the seed" in told.stderr) == (2, True)
    change_file(unfinished, without_seed)
    told = invoke("play", "--resume", str(unfinished))
    assert (told.exit_code, "this record has no seed" in told.stderr) == (2, True)


def test_a_record_with_agreed_take_backs_is_verified_with_them_and_goes_on(invoke, tmp_path):
    """As a table of a server has saved it: the seal counts them, also for what is drawn after it was resumed."""
    game = package.game("pinguinoe")
    chance, match = package.SealedChance(bytes(32), ["ab" * 16]), Match.begin(game, 2, {})
    match.play_chance(chance)
    while len(match.steps) < 12 or match.state.actor != 0:
        match.play(match.state.legal_actions()[0])
        match.play_chance(chance)
    match.take_back(0, len(match.steps) - next(n for n, step in enumerate(match.steps) if step.actor == 0))
    match.play(match.state.legal_actions()[0])
    match.play_chance(chance.after(1))
    file = tmp_path / "taken_back.json"
    package.Record.of(match, ["random", "random"], chance, reveal=True).save(file)
    told = invoke("verify", str(file))
    assert told.exit_code == 0, told.stdout
    assert "✓ 1 take-back that all agreed to, with its draws" in told.stdout
    resumed = resume_table(file, None, Console("en"))
    drawn, expected = match.state.copy(), match.state.copy()
    for state, sealed in ((drawn, resumed.table.chance), (expected, chance.after(1))):
        state.apply(state.legal_actions()[0])
        play_chance(state, sealed, len(match.steps) + 1)
    assert drawn == expected
    assert len(full_record(resumed.table).taken_back) == 1
