"""Steps that one may regret: asked for once more where a person types, never where a script does."""

import pytest

import banchisa as package

ICEHIKE = package.game("icehike")
THREE = ("human", "human", "human")
FIRST_ROUND = ("1", "1", "1")  # each places a tile, and no more (ICE-4.3)
QUESTION = "You've done nothing yet this turn: 2 energy would be lost. Do it anyway? (y/n)"


def test_a_step_one_may_regret_is_asked_for_once_more(sit_down):
    _, screen = sit_down(ICEHIKE, *FIRST_ROUND, "1", "end_turn", "n", "end_turn", "y", kinds=THREE, asks_again=True)
    assert screen.count(QUESTION) == 2
    assert screen.count("Ada: ends the turn") == 1


@pytest.mark.parametrize(("language", "answer", "word"), [("it", "sì", "Lo fai lo stesso?"), ("nl", "ja", "Toch doen?")])
def test_the_answer_is_understood_in_the_language_of_the_question(sit_down, language, answer, word):
    typed = (*FIRST_ROUND, "1", "end_turn", answer, "1")
    _, screen = sit_down(ICEHIKE, *typed, kinds=THREE, asks_again=True, language=language)
    assert screen.count(word) == 1


def test_a_harmless_step_is_not_asked_for_again(sit_down):
    _, screen = sit_down(ICEHIKE, *FIRST_ROUND, "1", "step", kinds=THREE, asks_again=True)
    assert "Do it anyway?" not in screen


def test_a_script_is_not_asked(sit_down):
    _, screen = sit_down(ICEHIKE, *FIRST_ROUND, "1", "end_turn", "quit", kinds=THREE)
    assert "Do it anyway?" not in screen
    assert "Ada: ends the turn" in screen


def test_at_a_terminal_it_is_asked_unless_one_said_yes_beforehand(typist):
    places = ("play", "icehike", "--seats", "human:Ada,random,random", "--seed", "1")
    asked = typist(*places)
    for _ in range(2):
        asked.wait_for("Ada> ")
        asked.type("1")
    asked.wait_for("Ada> ")
    asked.type("end_turn")
    asked.wait_for("Do it anyway? (y/n)")
    sure = typist(*places, "--yes")
    for line in ("1", "1", "end_turn"):
        sure.wait_for("Ada> ")
        sure.type(line)
    assert "Do it anyway?" not in sure.wait_for("Ada> ")
