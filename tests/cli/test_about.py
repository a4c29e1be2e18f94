"""The command `what`: what things on the table are, what they are worth and do."""

import pytest

import banchisa as package
from banchisa.i18n import Words

FULL = ("play", "nanuuk", "--seats", "human,random", "--seed", "3")
ARCTIC = ("play", "arctic", "--seats", "human,random", "--seed", "3")

HIKE = ("play", "icehike", "--seats", "human,random", "--seed", "3")


@pytest.fixture
def answers(invoke):
    """What is said after each of these lines, each answer in one line and without what was typed."""

    def ask(*lines: str, arguments: tuple[str, ...] = FULL) -> list[str]:
        ran = invoke(*arguments, lines=[*lines, "quit"])
        assert ran.exit_code == 0
        said = [" ".join(part.split()) for part in ran.stdout.split("> ")[1:]]
        return [answer.removeprefix(line).strip() for answer, line in zip(said, lines, strict=False)]

    return ask


def about(game: str, key: str, language: str = "en") -> str:
    found = Words(language, package.game(game)).about([key])
    assert found is not None
    return found.text


@pytest.mark.parametrize("asked", ["what whale", "WHAT Whale"])
def test_a_thing_is_explained_by_its_name_with_worth_and_rule(answers, asked):
    said = answers(asked)[0]
    assert said.startswith("whale NAN-4.19 " + about("nanuuk", "whale"))
    assert "Now: Worth 4 points. Your hunter can't take one now: it carries no Inuk." in said


def test_a_space_is_explained_with_all_that_lies_there(answers):
    said = answers("what a1")[0]  # rows A and B are water with two players
    assert "Nothing on the table" in said
    assert about("nanuuk", "walrus") in answers("what C2")[0]


def test_part_of_a_name_finds_each_thing_once(answers):
    said = answers("what wal")[0]
    assert said.count(about("nanuuk", "walrus")) == 1


def test_what_is_called_and_explained_alike_is_told_once(answers):
    said = answers("what water", arguments=HIKE)[0]
    assert said.count("water ICE-4.45") == 1


def test_of_a_space_first_its_ground_is_told_then_what_is_marked_there(answers):
    said = answers("what E5", arguments=HIKE)[0]
    assert said.startswith("ice, level 1 ICE-4.41")
    assert "Start to finish ICE-4.110" in said


def test_zones_and_counters_are_explained_too(answers):
    said = answers("what stored", "what cracks")
    assert about("nanuuk", "zone-stored") in said[0]
    assert about("nanuuk", "count-cracks") in said[1]


def test_a_power_is_explained_with_how_to_get_it(answers):
    said = answers("what power cards", "what arctic fox –", arguments=ARCTIC)
    assert about("arctic", "zone-powers") in said[0]
    assert "To get it, end phase A with the arctic fox on top of your pile." in said[1]


def test_what_is_not_there_is_answered_with_what_can_be_asked(answers):
    said = answers("what dragon", "what")
    assert "Nothing on the table is called “dragon”. Type the name of a thing, its kind or a space." in said[0]
    assert said[1].startswith("What thing? For example: what igloo")


def test_the_help_names_the_command(answers):
    assert "what THING what a thing or a space is, what it is worth and does" in answers("?")[0]


@pytest.mark.parametrize(("language", "line"), [("it", "cosa balena"), ("nl", "wat walvis"), ("nl", "what walvis")])
def test_it_is_asked_and_answered_in_the_language_of_the_player(answers, language, line):
    assert about("nanuuk", "whale", language) in answers(line, arguments=(*FULL, "--lang", language))[0]
