"""Steps that one may regret: asked for once more where a person types, never where a script does."""

import pytest

import banchisa as package

ICEHIKE = package.game("icehike")
THREE = ("human", "human", "human")
PLACED = "place B1"  # the tile of the first turn
QUESTION = "You've done nothing yet this turn: 2 energy would be lost. Do it anyway? (y/n)"


def test_a_step_one_may_regret_is_asked_for_once_more(sit_down):
    _, screen = sit_down(ICEHIKE, PLACED, "end_turn", "n", "end_turn", "y", kinds=THREE, asks_again=True)
    assert screen.count(QUESTION) == 2
    assert screen.count("Ada: ends the turn") == 1


@pytest.mark.parametrize(
    ("language", "answer", "question", "done"),
    [("it", "sì", "Lo fai lo stesso?", "Ada: termina il turno"), ("nl", "ja", "Toch doen?", "Ada: beëindigt de beurt")],
)
def test_the_answer_is_understood_in_the_language_of_the_question(sit_down, language, answer, question, done):
    typed = (PLACED, "end_turn", answer)
    _, screen = sit_down(ICEHIKE, *typed, kinds=THREE, asks_again=True, language=language)
    assert (screen.count(question), screen.count(done)) == (1, 1)


def test_a_harmless_step_is_not_asked_for_again(sit_down):
    _, screen = sit_down(ICEHIKE, PLACED, "step NE", kinds=THREE, asks_again=True)
    assert "Do it anyway?" not in screen


def test_a_script_is_not_asked(sit_down):
    _, screen = sit_down(ICEHIKE, PLACED, "end_turn", "quit", kinds=THREE)
    assert "Do it anyway?" not in screen
    assert "Ada: ends the turn" in screen


def test_at_a_terminal_it_is_asked_unless_one_said_yes_beforehand(typist):
    places = ("play", "icehike", "--seats", "human:Ada,random,random", "--seed", "1")
    for more, marks in (((), "Do it anyway? (y/n)"), (("--yes",), "ends the turn")):
        ada = typist(*places, *more)
        for line in (PLACED, "end_turn"):
            ada.wait_for("Ada> ")
            ada.type(line)
        said = ada.wait_for("Do it anyway? (y/n)", "ends the turn")
        assert said.endswith(marks)
