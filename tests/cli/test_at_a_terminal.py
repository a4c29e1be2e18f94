"""The command at a pseudo-terminal: colours, line by line, Ctrl-C, stepping through a record."""

import re

import banchisa as package

COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-7]")
INTRO = ("play", "nanuuk", "--option", "mode=intro", "--seats", "human,random", "--seed", "3")


def test_a_whole_game_is_played_at_a_terminal_and_offered_to_be_saved(typist, tmp_path):
    at = typist(*INTRO, "--yes")
    while "Save the game?" not in at.wait_for("> ", "without saving: "):
        at.type("1")
    at.type("game.json")
    assert at.leave() == 0
    assert package.Record.load(tmp_path / "game.json").verify(package.game("nanuuk")) == []


def test_a_terminal_gets_colours(typist):
    at = typist(*INTRO)
    assert COLOUR.search(at.wait_for("Player> "))


def test_no_color_is_respected(typist):
    at = typist(*INTRO, NO_COLOR="1")
    assert not COLOUR.search(at.wait_for("Player> "))


def test_a_dumb_terminal_gets_plain_text(typist):
    at = typist(*INTRO, TERM="dumb")
    assert "\x1b" not in at.wait_for("Player> ")


def test_what_goes_into_a_file_has_no_colours(banchisa):
    assert "\x1b" not in banchisa(*INTRO, lines=["?", "1", "1", "1"]).stdout


def test_ctrl_c_keeps_the_game_and_ends_with_130(typist, tmp_path):
    at = typist(*INTRO, "--save", "game.json")
    at.wait_for("Player> ")
    at.type("A1")
    at.wait_for("Player> ")
    at.interrupt()
    at.wait_for("Continue later with: banchisa play --resume game.json")
    assert at.leave() == 130
    assert package.Record.load(tmp_path / "game.json").steps[0] == "place A1"
    assert "Traceback" not in at.screen


def test_a_killed_game_has_lost_no_step(typist, tmp_path):
    at = typist(*INTRO, "--save", "game.json")
    at.wait_for("Player> ")
    at.type("A1")
    at.wait_for("Player> ")
    at.kill()
    record = package.Record.load(tmp_path / "game.json")
    assert record.steps[0] == "place A1"
    assert len(record.steps) == 3


def test_a_record_is_watched_step_by_step_forth_and_back(typist, played):
    last = len(package.Record.load(played).steps)
    at = typist("replay", str(played))
    at.wait_for("Before the first move")
    for typed, expected in [("", "Move 1 of"), ("", "Move 2 of"), ("b", "Move 1 of"), ("10", "Move 10 of")]:
        at.wait_for("q: quit> ")
        at.type(typed)
        at.wait_for(expected)
    at.wait_for("q: quit> ")
    at.type("jump")
    at.wait_for("I don't understand: jump")
    at.type("99999")
    at.wait_for(f"allowed: 0 to {last}")
    at.type(str(last))
    at.wait_for("The game is over")
    at.wait_for("q: quit> ")
    at.type("q")
    assert at.leave() == 0


def test_a_watched_record_can_be_printed_at_once_all_the_same(typist, played):
    at = typist("replay", str(played), "--all")
    at.wait_for("The game is over")
    assert at.leave() == 0
    assert "q: quit" not in at.screen


def test_ctrl_c_leaves_a_replay_quietly(typist, played):
    at = typist("replay", str(played))
    at.wait_for("q: quit> ")
    at.interrupt()
    assert at.leave() == 0
    assert "Traceback" not in at.screen


def test_a_bot_that_thinks_is_shown_to_do_so_where_somebody_looks(typist, banchisa):
    arguments = ("play", "nanuuk", "--option", "mode=intro", "--seats", "human,easy", "--seed", "3")
    at = typist(*arguments)
    at.wait_for("Player> ")
    at.type("A1")
    assert "Easy bot is thinking" in at.wait_for("Player> ")
    assert "is thinking" not in banchisa(*arguments, lines=["A1", "quit"]).stdout
