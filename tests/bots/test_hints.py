"""Hints: the best steps of a search that knows no more than the seat."""

import pytest

import banchisa
from banchisa.bots import hints
from banchisa.engine.rng import Rng

FEW = 40  # iterations: enough for an opinion


def walk(game, seats: int, steps: int, seed: int):
    """A position after some random steps in which somebody is to act."""
    rng = Rng(seed)
    state = game.start(seats)
    while steps > 0 or state.actor < 0:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        steps -= 1
    return state


def hints_for(game, seen, number=None) -> list[tuple]:
    options = hints.best(game, seen, Rng(hints.number(seen) if number is None else number), FEW)
    return [(option.action, option.visits, option.chances) for option in options]


@pytest.mark.parametrize(("key", "seats", "steps"), [("iglu", 2, 40), ("arctic", 3, 9)])
def test_whoever_sees_the_same_is_told_the_same(key, seats, steps):
    game = banchisa.game(key)
    state = walk(game, seats, steps, seed=4)
    seen = state.seen_by(state.actor)
    others = [seen.resample(Rng(number)) for number in range(30)]
    different = [world for world in others if world.to_json() != state.to_json()]
    assert different  # something is hidden here
    before = hints_for(game, seen)
    for world in different[:2]:
        again = world.seen_by(world.actor)
        assert hints.number(again) == hints.number(seen)
        assert hints_for(game, again) == before


def test_a_hint_names_at_most_three_steps_that_are_allowed_and_were_looked_at():
    game = banchisa.game("nanuuk")
    state = walk(game, 3, 12, seed=1)
    options = hints_for(game, state.seen_by(state.actor))
    assert 1 <= len(options) <= hints.BEST
    for action, visits, chances in options:
        assert action in state.legal_actions()
        assert visits > 0
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
@pytest.mark.parametrize("seed", range(6))
def test_hints_stand_in_the_order_of_their_chances_and_were_tried_enough_to_have_one(key, seed):
    game = banchisa.game(key)
    state = walk(game, 2, 30 + 5 * seed, seed)
    options = hints_for(game, state.seen_by(state.actor))
    chances = [shares[state.actor] for _, _, shares in options]
    assert chances == sorted(chances, reverse=True)
    most = max(visits for _, visits, _ in options)
    assert all(visits * hints.TRIED >= most for _, visits, _ in options)


def test_another_position_has_other_dice():
    game = banchisa.game("nanuuk")
    numbers = {hints.number(walk(game, 2, steps, seed=1)) for steps in range(8)}
    assert len(numbers) == 8


def test_asking_changes_nothing():
    game = banchisa.game("nanuuk")
    state = walk(game, 2, 10, seed=2)
    seen = state.seen_by(state.actor)
    before = seen.to_json()
    hints_for(game, seen)
    assert seen.to_json() == before
