"""What somebody meant who touched things: found by an index, and the same that a look at every action finds."""

import random

import pytest

import banchisa
from banchisa.engine.game import Game
from banchisa.testing.tables import combinations

GAMES = {game.key: game for game in banchisa.games()}


def find_by_walking(game, state, touched):
    """The answer by the rule: of the kinds that are possible now, the exact touches, else the first with this end."""
    asked = {game.actions.family(action).name for action in state.legal_actions()}
    touches = {action: game.touch_targets(state, action) for action in range(game.actions.players)}
    fitting = [
        action
        for action, touch in touches.items()
        if touch[-1] == touched[-1] and game.actions.family(action).name in asked
    ]
    exact = [action for action in fitting if touches[action] == touched]
    return next(iter(exact + fitting), None)


def positions(game, dice, steps):
    """Positions of random play at tables of every kind."""
    tables = list(combinations(game))
    for table in dice.sample(tables, min(3, len(tables))):
        state = game.start(table.seats, **table.options)
        for _ in range(steps):
            if state.actor < -1:
                break
            if state.actor >= 0:
                yield state
            state.apply(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("key", GAMES)
def test_the_index_finds_what_a_look_at_every_action_finds(key):
    game, dice = GAMES[key], random.Random(7)
    asked = understood = 0
    for state in positions(game, dice, 60):
        if dice.random() < 0.7:
            continue
        legal = game.touch_targets(state, dice.choice(state.legal_actions()))
        any_action = game.touch_targets(state, dice.randrange(game.actions.players))
        for touched in (legal, any_action, [legal[0], any_action[-1]], [*legal[:-1], "nowhere"]):
            found = game.action_for_touches(state, touched)
            assert found == find_by_walking(game, state, touched), (game.actions.name(found or 0), touched)
            asked += 1
            understood += found is not None
    assert asked >= 40
    assert understood >= asked // 4


class CountingTouches(Game):
    """A game that notes whenever it is asked what one touches for an action."""

    def __init__(self, game):
        super().__init__(game.key, game.title, game.version, game.seats, [], game.actions, game.home)
        self.game = game
        self.asked_about = []

    def start(self, seats=None, **options):
        return self.game.start(seats, **options)

    def touch_targets(self, state, action):
        self.asked_about.append(action)
        return self.game.touch_targets(state, action)


@pytest.mark.parametrize("key", GAMES)
def test_a_touch_is_answered_without_a_look_at_every_action(key):
    game = CountingTouches(GAMES[key])
    state = next(iter(positions(GAMES[key], random.Random(1), 60)))
    touched = [*GAMES[key].touch_targets(state, state.legal_actions()[0])[:-1], "nowhere"]
    game.index_touches()  # what is the same in every position is noted once
    game.asked_about.clear()
    assert game.action_for_touches(state, touched) is None
    assert all(game.actions.family(action).loose for action in game.asked_about)
    assert len(game.asked_about) <= 60
