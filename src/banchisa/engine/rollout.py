"""Loops over whole games that run inside the compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, WIDEST, State


def buffer() -> vec[i64]:
    """A reusable list of actions, as wide as any position needs."""
    return vec[i64]([0] * WIDEST)


def random_step(state: State, rng: Rng, actions: vec[i64], weights: vec[i64]) -> i64:
    """A random legal action: chance by its weights, seats evenly."""
    if state.actor == CHANCE:
        return state.draw_outcome(rng, actions, weights)
    n = state.write_actions(actions)
    return actions[rng.below(n)]


def play_chance(state: State, rng: Rng, actions: vec[i64], weights: vec[i64]) -> None:
    """Let chance act until a seat is to act or the game is over."""
    while state.actor == CHANCE:
        state.apply(state.draw_outcome(rng, actions, weights))


def playout(state: State, rng: Rng, actions: vec[i64], weights: vec[i64]) -> i64:
    """Play on at random to the end; the number of steps."""
    steps: i64 = 0
    while state.actor != OVER:
        state.apply(random_step(state, rng, actions, weights))
        steps += 1
    return steps


def random_games(start: State, games: int, seed: int) -> int:
    """Play random games; the number of their steps."""
    rng = Rng(seed)
    actions = buffer()
    weights = buffer()
    steps: i64 = 0
    for _ in range(games):
        steps += playout(start.copy(), rng, actions, weights)
    return steps


def copies(start: State, times: int) -> int:
    """Copy a position this number of times."""
    actors: i64 = 0
    for _ in range(times):
        actors += start.copy().actor
    return actors


def perft(state: State, depth: int) -> int:
    """The number of lines of play of this length (shorter ones that end the game count too)."""
    if depth == 0 or state.actor == OVER:
        return 1
    if depth == 1:
        return len(state.legal_actions())
    leaves = 0
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        leaves += perft(child, depth - 1)
    return leaves


def digest(start: State, games: int, seed: int) -> int:
    """A number that changes when any offer, actor, weight or result of some pseudo-random games changes."""
    rng = Rng(seed)
    digest: i64 = 0
    for _ in range(games):
        state = start.copy()
        while state.actor != OVER:
            actions = state.legal_actions()
            weights = state.weights() if state.actor == CHANCE else [1] * len(actions)
            for action, weight in zip(actions, weights, strict=True):
                digest = (digest * 31 + action * 8 + weight) % 1000000007
            chosen = actions[rng.pick(weights)]
            digest = (digest * 31 + chosen * 8 + state.actor + 3) % 1000000007
            state.apply(chosen)
        for score, rank in zip(state.scores(), state.ranks(), strict=True):
            digest = (digest * 31 + score * 8 + rank) % 1000000007
    return digest
