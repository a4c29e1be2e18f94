"""`banchisa arena`: what it prints, and what it refuses."""

import json
import os
import re
from pathlib import Path

import pytest

import banchisa as package

INTRO = ("arena", "nanuuk", "-o", "mode=intro", "--jobs", "1")
DUEL = (*INTRO, "--bots", "random,greedy")

WRONG = {
    "an unknown game": ("arena nanux --bots random", "no game is called 'nanux'; allowed: nanuuk"),
    "an unknown bot": ("arena nanuuk --bots random,robot", "no bot is called 'robot'; allowed: random, "),
    "an empty name": ("arena nanuuk --bots random,", "no bot is called ''"),
    "a bot named twice": ("arena nanuuk --bots greedy,greedy", "bot greedy is named twice"),
    "a program that is not there": ("arena nanuuk --bots random,exec:./nobody", "there is no program ./nobody"),
    "no program": ("arena nanuuk --bots random,exec:", "a command is missing; write exec:./mybot"),
    "too many players": ("arena nanuuk --bots random --seats 9", "can't be played with 9 players; allowed: 2, 3, 4"),
    "a number the mode excludes": ("arena nanuuk -o mode=rescuer --bots random --seats 3", "allowed: 2"),
    "no players": ("arena nanuuk --bots random --seats 0", "this game can't be played with 0 players"),
    "an unknown option": ("arena nanuuk -o moon=1 --bots random", "there is no option 'moon'; allowed: mode"),
    "an unknown value": ("arena nanuuk -o mode=moon --bots random", "'moon' is not allowed; allowed: nanuuk"),
    "no game at all": ("arena nanuuk --bots random --games 0", "--games 0: must be 1 to 1000000"),
    "fewer than none": ("arena nanuuk --bots random --games -3", "--games -3: must be 1 to 1000000"),
    "far too many games": ("arena nanuuk --bots random --games 1000001", "must be 1 to 1000000"),
    "nobody to play them": ("arena nanuuk --bots random --jobs 0", "--jobs 0: must be 1 to 256"),
    "no time": ("arena nanuuk --bots random --time 0", "--time 0.0: must be more than 0 seconds"),
    "endless time": ("arena nanuuk --bots random --time inf", "must be more than 0 seconds"),
    "no number for a time": ("arena nanuuk --bots random --time nan", "must be more than 0 seconds"),
    "no components": ("arena nanuuk --bots random --components none.toml", "cannot read none.toml"),
    "an unknown language": ("arena nanuuk --bots random --lang fr", "allowed: en, it, nl"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_played_is_refused_in_one_line(invoke, case):
    command, said = WRONG[case]
    told = invoke(*command.split())
    assert told.exit_code == 2
    assert told.stdout == ""
    assert said in told.stderr
    assert told.stderr.count("\n") == 1


def test_bots_must_be_named(invoke):
    told = invoke("arena", "nanuuk")
    assert told.exit_code == 2
    assert "--bots" in told.stderr


def test_the_table_has_a_line_for_each_bot_and_its_intervals(invoke):
    told = invoke(*DUEL, "--games", "6")
    assert told.exit_code == 0
    lines = told.stdout.splitlines()
    assert lines[0].split() == ["bot", "wins", "(%)", "points", "ahead", "Elo"]
    assert [line.split()[0] for line in lines[1:3]] == ["random", "greedy"]
    assert lines[1].count("…") == 3
    assert "6 games, " in told.stdout
    assert "Equally strong bots would each win 50.0%." in told.stdout
    assert "multiple" not in told.stdout


def test_a_number_of_games_that_leaves_seatings_uneven_is_mentioned(invoke):
    assert "To play every seating equally often, choose a multiple of 2 games." in invoke(*DUEL, "--games", "3").stdout


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_the_table_fits_in_80_columns(banchisa, language):
    ran = banchisa(*DUEL, "--games", "4", LANG=f"{language}.UTF-8")
    assert ran.returncode == 0
    assert max(len(line.rstrip()) for line in ran.stdout.splitlines()) <= 80


def test_json_is_one_document_with_the_settings_and_all_figures(invoke):
    told = invoke(*DUEL, "--games", "6", "--json")
    found = json.loads(told.stdout)
    assert list(found) == [
        "settings", "wanted", "games", "unfinished", "steps", "bots", "pairs", "seats", "first_fault",
    ]  # fmt: skip
    assert found["settings"]["banchisa"] == package.__version__
    assert found["settings"]["options"]["mode"] == "intro"
    assert (found["settings"]["seats"], found["wanted"], found["games"]) == (2, 6, 6)
    assert [bot["bot"] for bot in found["bots"]] == ["random", "greedy"]
    assert sum(bot["wins"] for bot in found["bots"]) == 6


def test_as_many_play_as_bots_are_named_where_the_rules_allow_it(invoke):
    def seats(*arguments):
        return json.loads(invoke(*INTRO, *arguments, "--games", "1", "--json").stdout)["settings"]["seats"]

    assert seats("--bots", "random") == 2
    assert seats("--bots", "random,greedy,exec:true") == 3
    assert seats("--bots", "random,greedy", "--seats", "4") == 4


def test_the_same_command_again_plays_nothing_and_says_the_same(invoke):
    once = invoke(*DUEL, "--games", "4", "--out", "kept", "--json")
    before = Path("kept/games.jsonl").read_bytes()
    again = invoke(*DUEL, "--games", "4", "--out", "kept", "--json")
    assert again.stdout == once.stdout
    assert Path("kept/games.jsonl").read_bytes() == before


def test_another_command_in_the_same_folder_is_refused(invoke):
    invoke(*DUEL, "--games", "2", "--out", "kept")
    told = invoke(*DUEL, "--games", "2", "--out", "kept", "--seed", "2")
    assert told.exit_code == 2
    assert "holds games with seed 1, not 2; ask for the same, or choose another folder" in told.stderr


def test_a_damaged_file_is_refused(invoke):
    invoke(*DUEL, "--games", "2", "--out", "kept")
    file = Path("kept/games.jsonl")
    file.write_text(file.read_text().replace('"ranks"', "ranks"))
    told = invoke(*DUEL, "--games", "2", "--out", "kept")
    assert told.exit_code == 2
    assert "cannot be continued: line 2 is not JSON" in told.stderr


def test_a_folder_that_may_not_be_written_is_refused(invoke, tmp_path):
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    if os.geteuid() == 0:  # who may write everywhere, but for what the kernel keeps
        locked = Path("/sys")
    told = invoke(*DUEL, "--games", "2", "--out", str(locked / "kept"))
    assert told.exit_code == 2
    said = " ".join(told.stderr.split())
    assert re.search(r"cannot write .*games.jsonl: (Permission denied|Operation not permitted)", said)


def test_a_folder_that_is_a_file_is_refused(invoke, tmp_path):
    (tmp_path / "taken").write_text("")
    told = invoke(*DUEL, "--games", "2", "--out", "taken")
    assert told.exit_code == 2
    assert "cannot write taken/games.jsonl" in told.stderr


def test_faults_are_told_with_the_last_words_of_the_program(invoke, tmp_path):
    (tmp_path / "bad.sh").write_text("echo I am lost >&2; exit 4\n")
    told = invoke(*INTRO, "--bots", "random,exec:sh bad.sh", "--games", "2", "--out", "kept")
    assert told.exit_code == 0
    said = " ".join(told.stdout.split())
    assert "exec:sh bad.sh failed in 2 of 2 games (crashed: 2) and forfeited them." in said
    assert "First failure: game 0, seat 1, exec:sh bad.sh: it ended (exit code 4) where an answer was due" in said
    assert "Last lines on standard error: I am lost" in said
    assert (tmp_path / "kept/stderr/game-000000-seat-1.txt").read_text() == "I am lost\n"
    assert "random 100.0" in said
