"""Observations by name, and positions to look at."""

from collections.abc import Iterator
from typing import Any

import banchisa
from banchisa.engine.observation import Feature
from banchisa.testing.walk import draw, keenly


def read_features(state: banchisa.State, seat: int) -> dict[str, Any]:
    """What a seat observes, by the names of the features, each as lists in its shape."""
    game = banchisa.game(state.terms.game)
    left = list(game.observe(state, seat))
    found = {}
    for feature in game.features(state.terms):
        values, left = left[: feature.size], left[feature.size :]
        found[feature.name] = shape_values(values, feature.shape)
    assert left == []
    return found


def shape_values(values: list[int], shape: tuple[int, ...]) -> Any:
    for size in reversed(shape[1:]):
        values = [values[k : k + size] for k in range(0, len(values), size)]
    return values


def feature(state: banchisa.State, name: str) -> Feature:
    """A declared feature by its name."""
    declared = banchisa.game(state.terms.game).features(state.terms)
    return next(feature for feature in declared if feature.name == name)


def walk_game(key: str, seats: int, seed: int, most: int = 400, **options: object) -> Iterator[banchisa.State]:
    """The positions of a game that is played by people who want to win, now and then on a whim."""
    game, rng = banchisa.game(key), banchisa.Rng(seed)
    policy = keenly(game)
    state = game.start(seats, **options)
    for _ in range(most):
        yield state
        if state.actor == banchisa.OVER:
            return
        state.apply(draw(state, rng) if state.actor == banchisa.CHANCE else policy(state, rng))
