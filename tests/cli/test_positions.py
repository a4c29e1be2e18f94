"""`banchisa perft`, `banchisa explain` and `banchisa position`: the engine for other programs."""

import json

import pytest

import banchisa as package
from support.lines_of_play import entries, open_entry

INTRO = ("-o", "mode=intro", "--players", "2")
KEYS = [game.key for game in package.games()]


def feed(invoke, data, *arguments):
    """Run a command with JSON on its standard input."""
    return invoke(*arguments, lines=[data if isinstance(data, str) else json.dumps(data)])


def test_lines_of_play_are_counted_from_the_start(invoke):
    told = invoke("perft", "nanuuk", *INTRO, "--depth", "2")
    assert (told.exit_code, told.stdout) == (0, "1\t31\n2\t930\n")


@pytest.mark.parametrize("key", KEYS)
def test_lines_of_play_of_a_position_are_those_of_the_tables(invoke, key):
    entry = entries(key)[0]
    told = feed(invoke, open_entry(key, entry).to_json(), "perft", "-", "--depth", "2", "--json")
    assert json.loads(told.stdout) == {"leaves": entry["leaves"][:2]}


def test_lines_of_play_are_divided_by_their_first_move(invoke):
    told = invoke("perft", "nanuuk", *INTRO, "--depth", "2", "--divide", "--json")
    counts = json.loads(told.stdout)["divide"]
    assert (len(counts), set(counts.values()), counts["place A1"]) == (31, {30}, 30)


def test_a_legal_move_is_explained(invoke):
    told = invoke("explain", "nanuuk", "place a1", *INTRO, "--json")
    found = json.loads(told.stdout)
    assert told.exit_code == 0
    assert (found["action"], found["legal"], found["why"], found["refusal"]) == ("place A1", True, None, None)
    assert found["text"] == package.game("nanuuk").rulebook("en").rule(found["rule"]).text


@pytest.mark.parametrize(("language", "why"), [("en", "occupied"), ("it", "occupato"), ("nl", "bezet")])
def test_an_illegal_move_is_explained_with_its_rule_in_the_language_of_the_reader(invoke, language, why):
    told = invoke("explain", "nanuuk", "place A1", *INTRO, "--play", "place A1", "--json", "--lang", language)
    found = json.loads(told.stdout)
    assert told.exit_code == 1
    assert (found["legal"], found["rule"]) == (False, "NAN-4.3")
    assert why in found["why"]
    assert found["text"] == package.game("nanuuk").rulebook(language).rule("NAN-4.3").text
    said = invoke("explain", "nanuuk", "place A1", *INTRO, "--play", "place A1", "--lang", language)
    assert (said.exit_code, found["why"] in " ".join(said.stdout.split())) == (1, True)


@pytest.mark.parametrize("key", KEYS)
def test_positions_go_through_standard_input_unchanged(invoke, key):
    position = open_entry(key, entries(key)[-1]).to_json()
    assert json.loads(feed(invoke, position, "position", "convert", "-").stdout) == position


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_sees_is_a_position_too(invoke, key):
    state = open_entry(key, entries(key)[-1])
    seen = feed(invoke, state.to_json(), "position", "convert", "-", "--seat", "2").stdout
    assert json.loads(seen) == state.seen_by(1).to_json()
    for command in ("draw", "check"):
        assert feed(invoke, seen, "position", command, "-").exit_code == 0


def test_lines_of_play_are_not_counted_where_something_is_hidden(invoke):
    entry = next(one for one in entries("iglu") if open_entry("iglu", one).seen_by(1) != open_entry("iglu", one))
    told = feed(invoke, open_entry("iglu", entry).seen_by(1).to_json(), "perft", "-")
    assert (told.exit_code, told.stdout) == (1, "")
    assert "something in this position is hidden" in told.stderr


def test_a_record_becomes_a_position_or_an_opening(invoke, played):
    record = package.Record.load(played)
    match = record.match(package.game("nanuuk"), 4)
    told = invoke("position", "convert", str(played), "--at", "4")
    assert json.loads(told.stdout) == match.state.to_json()
    opening = invoke("position", "convert", str(played), "--at", "4", "--to", "opening", "--out", "opening.json")
    assert (opening.exit_code, opening.stdout) == (0, "")
    assert json.loads(invoke("position", "convert", "opening.json").stdout) == match.state.to_json()
    shorter = invoke("position", "convert", "opening.json", "--at", "3", "--play", record.steps[3])
    assert json.loads(shorter.stdout) == match.state.to_json()


def test_a_check_lists_what_is_legal(invoke):
    told = invoke("position", "check", "nanuuk", *INTRO, "--json")
    found = json.loads(told.stdout)
    assert (found["valid"], found["actor"], found["result"], len(found["legal"])) == (True, 0, None, 31)
    assert found["legal"][0]["action"] == "place A1"
    assert "Player 1 is to act. Legal moves: 31" in invoke("position", "check", "nanuuk", *INTRO).stdout


def test_a_check_tells_how_likely_outcomes_are_and_how_a_game_ended(invoke, played):
    chance = json.loads(invoke("position", "check", "nanuuk", "-o", "layout=random", "--json").stdout)
    assert chance["actor"] == package.CHANCE
    assert all(outcome["weight"] > 0 for outcome in chance["legal"])
    over = json.loads(invoke("position", "check", str(played), "--json").stdout)
    record = package.Record.load(played)
    assert over["result"] == {"scores": record.scores, "ranks": record.ranks}
    assert "The game is over." in invoke("position", "check", str(played)).stdout


@pytest.mark.parametrize("key", KEYS)
def test_a_position_is_drawn_in_text_and_as_a_scene(invoke, key):
    position = open_entry(key, entries(key)[0]).to_json()
    text = feed(invoke, position, "position", "draw", "-", "--lang", "nl")
    assert (text.exit_code, "Speler 1" in text.stdout) == (0, True)
    drawn = json.loads(feed(invoke, position, "position", "draw", "-", "--json").stdout)
    assert drawn["scene"]["game"] == key
    assert {board["key"] for board in drawn["still"]} == set(drawn["scene"]["boards"])


INVALID = {
    "no JSON": ("{", "is not JSON"),
    "no table": ("[]", "must be a table with the name of a game"),
    "no game": ('{"seats": 2}', "must be a table with the name of a game"),
    "an unknown game": ('{"game": "moon"}', "no game is called 'moon'"),
    "too many seats": ('{"game": "nanuuk", "seats": 77}', "can't be played with 77 players"),
    "a damaged record": ('{"game": "nanuuk", "format": "banchisa-record/1"}', "not a record"),
    "a damaged opening": ('{"game": "nanuuk", "seats": 2, "steps": [1]}', "an opening has a list of moves"),
    "an opening with more": ('{"game": "nanuuk", "seats": 2, "steps": [], "moon": 1}', "no other fields than"),
    "an illegal opening": (
        '{"game": "nanuuk", "seats": 2, "options": {"mode": "intro"}, "steps": ["place A1", "place A1"]}',
        "move 2, place A1: You can't enter A1: it's occupied (hunter). [NAN-4.3]",
    ),
}


@pytest.mark.parametrize("what", INVALID)
def test_what_is_no_position_is_said_in_one_line(invoke, what):
    data, expected = INVALID[what]
    told = feed(invoke, data, "position", "check", "-")
    assert (told.exit_code, told.stdout, len(told.stderr.splitlines())) == (1, "", 1)
    assert expected in told.stderr
    told = feed(invoke, data, "position", "check", "-", "--json")
    assert (told.exit_code, told.stderr) == (1, "")
    assert expected in json.loads(told.stdout)["problem"]


WRONG = {
    "neither game nor file": ("perft moon", "neither a game nor a file called moon"),
    "a folder": ("position draw .", "cannot read ."),
    "players of a file": ("position draw - --players 2", "leave out --players"),
    "moves of a start": ("position draw nanuuk --at 1", "--at is for a record or an opening"),
    "no such action": ("explain nanuuk jump", "'jump' is not a kind of action"),
    "no such seat": ("position draw nanuuk --seat 9", "there is no seat 9"),
    "an opening as one sees it": ("position convert nanuuk --to opening --seat 1", "leave out --seat"),
    "nowhere to write": ("position convert nanuuk --out none/at/all", "cannot write none/at/all"),
    "no depth": ("perft nanuuk --depth 0", "--depth"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_line_is_told_apart_from_a_wrong_position(invoke, what):
    line, expected = WRONG[what]
    told = invoke(*line.split())
    assert (told.exit_code, told.stdout) == (2, "")
    assert expected in told.stderr
