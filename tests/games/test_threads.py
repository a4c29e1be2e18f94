"""Rules and evaluations keep nothing in their modules: whatever is asked in between, the answers stay the same."""

import pytest

import banchisa
from support.interruption import answer_amid
from support.positions import wander


def ask_all(state):
    """What is asked of a position on the way: steps, evaluation and the scene."""
    game = banchisa.game(state.terms.game)
    return state.legal_actions(), game.evaluate(state), game.scene(state.seen_by(0), 0)


def walk(state, steps):
    """Random steps, and what is asked on the way; the last position."""
    asked = []
    state = state.copy()
    for number in range(steps):
        asked.append(ask_all(state))
        wander(state, 1, number)
    return asked, state.to_json()


@pytest.mark.parametrize("done", [20, 60])
@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_games_that_are_played_in_between_change_no_answer(key, done):
    state = wander(banchisa.game(key).start(2), done, 1)
    other = wander(banchisa.game(key).start(3), 40, 2)
    assert answer_amid(lambda: walk(state, 12), lambda: walk(other, 2), every=1499) == walk(state, 12)
