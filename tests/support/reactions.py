"""Positions in which a seat is asked something out of turn."""

import time
from collections.abc import Callable
from functools import cache

import banchisa
from banchisa.engine.game import Game
from banchisa.engine.sealed_chance import seed_from
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.server.storage.address import StoreAddress
from banchisa.table import decisions
from banchisa.table.events import Create, Seat, TableHeader
from banchisa.table.identity import holder_of
from banchisa.table.table import Table
from support.stored import write_apart

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
        wanted = [
            action for action in legal if game.actions.name(action) == "search"
        ] or legal  # else there is no torch
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


def find_attack(
    key: str, reaction: str, seats: int | None = None, is_fit: Callable[[State], bool] = lambda state: True
) -> tuple[State, str]:
    """A fit position of a seat on turn, and its action upon which another seat is asked this at once."""
    game = banchisa.game(key)
    for seed in range(_MOST_GAMES):
        for state in walk(game, seed, seats):
            if state.actor < 0 or game.reaction_asked(state) or not is_fit(state):
                continue
            for action in state.legal_actions():
                after = state.copy()
                after.apply(action)
                if game.reaction_asked(after) == reaction and after.actor != state.actor:
                    return state.copy(), game.actions.name(action)
    raise LookupError(f"in {key} nobody causes that another one is asked for {reaction}")


def keep_table(address: StoreAddress, state: State, keys: list[str], **wishes: object) -> str:
    """Put a table into a store that begins with a position, at which these keys hold the seats; its id."""
    game = banchisa.game(state.terms.game)
    header = TableHeader(
        "t" * 12, game.key, game.version, dict(state.terms.options), "", "", seed_from(1), False, 1.0,
        position=state.to_json(), **wishes,
    )  # fmt: skip
    seats = {
        seat: Seat("human", f"Person {seat}", holder=holder_of(keys[seat % len(keys)])) for seat in range(state.seats)
    }
    table = Table(header, len(seats), game)
    begun = decisions.stamp(decisions.seat_players(table, seats), table, time.time(), 0.0).append

    write_apart(address, Create(header, begun.summary), begun)
    return header.id
