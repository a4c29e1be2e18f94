"""Many games in one call are the same games as one after the other."""

import pytest

import banchisa
from banchisa import CHANCE, OVER, Rng
from banchisa.engine.batch import Batch
from banchisa.engine.bounds import utilities
from banchisa.engine.errors import BanchisaError

TABLES = [
    ("nanuuk", 3, {"mode": "intro"}), ("nanuuk", 2, {"layout": "random", "initial_cracks": 3}), ("iglu", 2, {}),
    ("arctic", 2, {}), ("icehike", 3, {"length": "short"}), ("pinguinoe", 2, {"round_limit": 20}),
]  # fmt: skip


def deal(key, seats, options, games, seed=7, first=0):
    game = banchisa.game(key)
    return Batch(game, game.start(seats, **options), games, seed, first)


class Alone:
    """One game, played by what everybody can call."""

    def __init__(self, key, seats, options, number, seed=7):
        self.game, self.dice = banchisa.game(key), Rng(seed << 32 | number)
        self.begin = lambda: self.game.start(seats, **options)
        self.state = self.settle(self.begin())

    def settle(self, state):
        while state.actor == CHANCE:
            state.apply(state.legal_actions()[self.dice.pick(state.weights())])
        return state

    def step(self, action):
        """The rewards, if the game is over with this step."""
        self.state.apply(action)
        self.settle(self.state)
        if self.state.actor != OVER:
            return None
        ended, self.state = self.state, self.settle(self.begin())
        return utilities(ended.ranks())


def rows_of(values, games):
    values = list(values)
    width = len(values) // games
    return [values[k * width : k * width + width] for k in range(games)]


def check_rows(batch, games, alone):
    for number, observed, mask in zip(
        range(games), rows_of(batch.observations, games), rows_of(batch.masks, games), strict=True
    ):
        state = alone[number].state
        assert batch.actors[number] == state.actor
        assert bytes(observed) == alone[number].game.observe(state, int(state.actor))
        assert [action for action, legal in enumerate(mask) if legal] == state.legal_actions()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table[:2])))
def test_every_row_is_the_game_that_its_dice_play(table):
    games = 3
    batch, alone, choices = deal(*table, games), [Alone(*table, k) for k in range(games)], Rng(1)
    check_rows(batch, games, alone)
    over = 0
    for number in range(600):
        actions = [one.state.legal_actions()[choices.below(len(one.state.legal_actions()))] for one in alone]
        batch.step(actions)
        rewards = [one.step(action) for one, action in zip(alone, actions, strict=True)]
        over += sum(reward is not None for reward in rewards)
        assert list(batch.dones) == [int(reward is not None) for reward in rewards]
        nothing = [0.0] * table[1]
        assert rows_of(batch.rewards, games) == [nothing if reward is None else reward for reward in rewards]
        if number % 20 == 0 or any(batch.dones):
            check_rows(batch, games, alone)
    assert over >= 3


def test_a_part_of_the_games_is_the_same_without_the_others():
    whole, part = deal("iglu", 2, {}, 5), deal("iglu", 2, {}, 2, first=3)
    for _ in range(30):
        actions = whole.random_actions()
        assert part.random_actions() == actions[3:]
        whole.step(actions)
        part.step(actions[3:])
        assert rows_of(part.observations, 2) == rows_of(whole.observations, 5)[3:]


def test_other_seeds_play_other_games_and_a_reset_plays_the_same_ones():
    one, other = deal("arctic", 2, {}, 4), deal("arctic", 2, {}, 4, seed=8)
    first = list(one.observations)
    assert first != list(other.observations)
    assert len({bytes(row) for row in rows_of(first, 4)}) == 4
    for _ in range(10):
        one.step(one.random_actions())
    assert list(one.observations) != first
    one.reset()
    assert list(one.observations) == first


def test_random_play_takes_every_legal_action_and_stays_the_same_until_the_next_step():
    batch = deal("nanuuk", 2, {"mode": "intro"}, 500)
    actions = batch.random_actions()
    assert batch.random_actions() == actions
    mask = rows_of(batch.masks, 500)[0]
    assert set(actions) == {action for action, legal in enumerate(mask) if legal}
    batch.step(actions)
    assert batch.random_actions() != actions


def test_arrays_of_an_earlier_step_stay_as_they_were():
    batch = deal("nanuuk", 2, {"mode": "intro"}, 2)
    before, kept = batch.masks, list(batch.masks)
    batch.step(batch.random_actions())
    assert list(before) == kept != list(batch.masks)


@pytest.mark.parametrize("bad", [-1, 31, 376, 377, 10**6])
def test_an_illegal_action_is_refused_and_nothing_happens(bad):
    batch = deal("nanuuk", 2, {"mode": "intro"}, 3)
    before = list(batch.observations)
    good = batch.random_actions()
    with pytest.raises(BanchisaError, match=f"^action {bad} is not legal in game 2; its mask shows which are$"):
        batch.step([good[0], good[1], bad])
    assert list(batch.observations) == before
    batch.step(good)
    assert list(batch.observations) != before


def test_as_many_actions_as_games_are_needed():
    batch = deal("nanuuk", 2, {"mode": "intro"}, 3)
    with pytest.raises(BanchisaError, match=r"^2 actions were given for 3 games; one for each is needed$"):
        batch.step([0, 1])
