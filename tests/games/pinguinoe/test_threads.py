"""Questions from several threads: whatever others ask meanwhile, the answer is the same."""

import sys
import threading

import pytest

from games.pinguinoe.positions import GAME, at, roll
from support.interruption import answer_amid
from support.positions import play


def walking():
    return roll(5, "1:L1a/0", "1.6", seats=2)


def chasing():
    return roll(6, "33:L1a/0", "13.22", seats=2, seal="5.5")


def turning():
    return play(roll(5, "1:L1a/0", "0.3", seats=2), "walk 2.3", "reveal 7")


def searching():
    return play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn")


@pytest.mark.parametrize("position", [walking, chasing, turning])
def test_questions_in_the_middle_of_another_change_no_answer(position):
    alone = position().legal_actions()
    others = [roll(4, "", "0.2", seats=2), roll(1, "", "0.3", seats=2, seal="9.9")]
    assert answer_amid(position().legal_actions, *(other.legal_actions for other in others)) == alone


def test_weights_are_right_while_others_ask():
    assert answer_amid(searching().weights, turning().weights) == [2, 4, 2, 2, 2, 2, 2, 1, 1, 2]


def test_a_step_in_the_middle_of_questions_costs_the_same():
    state = walking()
    step = GAME.actions.parse("walk 0.5")
    answer_amid(lambda: state.apply(step), chasing().legal_actions, roll(4, "", "0.2", seats=2).legal_actions)
    assert state.to_json()["left"] == 3


def test_evaluations_in_the_middle_of_an_evaluation_change_nothing():
    alone = GAME.evaluate(walking())
    state, another_map = walking(), at("1:L1a/0 8:D6a/0", "1.6 3.4", seats=2)
    assert answer_amid(lambda: GAME.evaluate(state), lambda: GAME.evaluate(another_map), every=97) == alone


def test_two_threads_get_the_answers_of_one():
    states = [walking(), chasing()]
    right = [state.legal_actions() for state in states]
    wrong = []

    def ask(k):
        wrong.extend(k for _ in range(300) if states[k].copy().legal_actions() != right[k])

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=ask, args=(k,)) for k in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert wrong == []
