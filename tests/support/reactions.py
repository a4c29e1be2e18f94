"""Positions in which a seat is asked something out of turn."""

from functools import cache

import banchisa
from banchisa.engine.game import Game
from banchisa.engine.state import CHANCE, OVER, State

QUESTIONS = [(game.key, name) for game in banchisa.games() for name in game.reactions]
_MOST_STEPS = 3000
_MOST_GAMES = 400


def walk(game: Game, seed: int, seats: int | None = None):
    """The positions of a game that is played at random."""
    rng, state = banchisa.Rng(seed), game.start(seats)
    for _ in range(_MOST_STEPS):
        yield state
        if state.actor == OVER:
            return
        legal = state.legal_actions()
        wanted = [action for action in legal if game.actions.name(action) == "search"] or legal  # else there is no torch
        state.apply(legal[rng.pick(state.weights())] if state.actor == CHANCE else wanted[rng.below(len(wanted))])


def find_question(key: str, reaction: str, choices: int = 1, seats: int | None = None) -> State:
    """A position in which this is asked, and the actor has at least so many choices."""
    return _find(key, reaction, choices, seats).copy()


@cache
def _find(key: str, reaction: str, choices: int, seats: int | None) -> State:
    game = banchisa.game(key)
    for seed in range(_MOST_GAMES):
        for state in walk(game, seed, seats):
            if game.reaction_asked(state) == reaction and len(state.legal_actions()) >= choices:
                return state.copy()
    raise LookupError(f"{key} never asks for {reaction}")
