"""What cannot be done is said in one line, with exit code 2 and without a traceback."""

import json

import pytest

from banchisa.games import registry

KEYS = ", ".join(registry.known_keys())
WRONG = {
    "an unknown game to play": ("play nanux", "no game is called 'nanux'; allowed: nanuuk"),
    "an unknown game to read": ("rules nanux", "no game is called 'nanux'"),
    "an unknown game to measure": ("bench nanux", "no game is called 'nanux'"),
    "no game": ("play", "which game? allowed: nanuuk"),
    "an unknown rule": ("rules nanuuk NAN-99.1", "has no rule 'NAN-99.1'"),
    "a rule that is no rule": ("rules nanuuk ☃", "has no rule"),
    "a rule and a search": ("rules nanuuk NAN-4.4 --search ice", "not both"),
    "an unknown language": ("rules nanuuk --lang fr", "allowed: en, it, nl"),
    "an unknown language to play in": ("play nanuuk --lang xx", "allowed: en, it, nl"),
    "an unknown option": ("play nanuuk --option moon=1", "there is no option 'moon'; allowed: mode"),
    "an option that a game cannot have": ("play nanuuk --option seats=2", "there is no option 'seats'"),
    "an unknown value": ("play nanuuk --option mode=moon", "option mode: 'moon' is not allowed; allowed: nanuuk"),
    "an option without a value": ("play nanuuk --option mode", "name=value"),
    "an option without a name": ("play nanuuk --option =intro", "name=value"),
    "an unknown option to measure": ("bench nanuuk --option moon=1", "there is no option 'moon'"),
    "an option that some games lack": ("bench --option moon=1", "there is no option 'moon'"),
    "an unknown preset": ("play nanuuk --preset frist", "there is no preset frist; allowed: first, full, short"),
    "a preset for other numbers": ("play pinguinoe --preset recommended --players 3", "3 players; allowed: 2"),
    "too many players": ("play nanuuk --players 9", "this game can't be played with 9 players; allowed: 2, 3, 4"),
    "a number the mode excludes": ("play nanuuk -o mode=rescuer --players 3", "allowed: 2"),
    "a lonely player": ("play nanuuk --seats human", "this game can't be played with 1 player; allowed: 2, 3, 4"),
    "more seats than players": ("play nanuuk --seats human,easy,easy --players 2", "you named 3 seats but asked for 2"),
    "an unknown sitter": ("play nanuuk --seats human,robot", "seat robot"),
    "an empty seat": ("play nanuuk --seats human,", "allowed: human, random, greedy, easy, normal, hard, expert"),
    "a person without a name": ("play nanuuk --seats human:,random", "write human:Name"),
    "a person called like a bot": ("play nanuuk --seats human:random,random", "not a valid name"),
    "players to measure": ("bench nanuuk --seats 9", "can't be played with 9 players"),
    "no components": ("play nanuuk --components none.toml", "cannot read none.toml"),
    "no components to measure": ("bench nanuuk --components none.toml", "cannot read none.toml"),
    "no record to look at": ("replay none.json", "cannot read none.json"),
    "no record to verify": ("verify none.json", "cannot read none.json"),
    "no record to resume": ("play --resume none.json", "cannot read none.json"),
    "a file nobody can write": ("play nanuuk --save none/at/all.json", "cannot write none/at/all.json"),
}


@pytest.mark.parametrize("what", WRONG)
def test_it_is_said_in_one_line(invoke, what):
    line, expected = WRONG[what]
    told = invoke(*line.split())
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.startswith("banchisa: ")
    assert len(told.stderr.splitlines()) == 1
    assert expected in told.stderr


def test_the_real_command_does_the_same(banchisa):
    ran = banchisa("play", "nanux")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"banchisa: no game is called 'nanux'; allowed: {KEYS}\n"


def test_our_own_complaints_are_in_the_language_of_the_environment(banchisa):
    assert banchisa("play", LANG="it_IT.UTF-8").stderr == f"banchisa: quale gioco? ammessi: {KEYS}\n"
    assert banchisa("play", LANG="nl_NL.UTF-8").stderr == f"banchisa: welk spel? toegestaan: {KEYS}\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "is not a record"),
        ("not json", "is not a record"),
        ("[]", "not a record: Expected `object`, got `array`"),
        ("{}", "not a record: format is None"),
        ('{"format": "banchisa-record/1"}', "not a record: Object missing required field `game`"),
        ("[" * 100000, "is not a record"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_is_named(invoke, tmp_path, command, text, expected):
    (tmp_path / "odd.json").write_text(text)
    told = invoke(command, "odd.json")
    assert told.exit_code == 2
    assert expected in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_a_file_that_is_no_text_is_named(invoke, tmp_path):
    (tmp_path / "odd.json").write_bytes(b"\xff\xfe\x00")
    told = invoke("verify", "odd.json")
    assert (told.exit_code, told.stderr) == (2, "banchisa: odd.json is not a record: it is not a text file\n")


def test_a_record_of_an_unknown_game_cannot_be_read(invoke, played):
    data = json.loads(played.read_text())
    played.write_text(json.dumps({**data, "game": "moon"}))
    for command in ("replay", "verify"):
        told = invoke(command, str(played))
        assert (told.exit_code, told.stderr) == (2, f"banchisa: no game is called 'moon'; allowed: {KEYS}\n")


def test_a_record_with_an_unknown_notation_cannot_be_replayed(invoke, played):
    data = json.loads(played.read_text())
    data["steps"][2] = "jump D3"
    played.write_text(json.dumps(data))
    told = invoke("replay", str(played))
    assert told.exit_code == 2
    assert told.stderr.startswith("banchisa: step 3: 'jump' is not a kind of action")
    assert len(told.stderr.splitlines()) == 1


def test_a_chair_or_step_that_is_not_there_is_named(invoke, played):
    told = invoke("replay", str(played), "--seat", "3")
    assert (told.exit_code, told.stderr) == (2, "banchisa: there is no seat 3; allowed: 1 to 2\n")
    told = invoke("replay", str(played), "--from", "9999")
    assert told.exit_code == 2
    assert "there is no move 9,999" in told.stderr


@pytest.mark.parametrize("arguments", [["fly"], ["replay"], ["bench", "--seats", "x"], ["games", "--nothing"]])
def test_a_command_line_that_cannot_be_read_ends_with_the_same_code(invoke, arguments):
    assert invoke(*arguments).exit_code == 2
