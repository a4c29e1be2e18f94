"""Fair chance at a table: the seed that was committed to, what chance does next, and the proof afterwards."""

from __future__ import annotations

import hashlib
import secrets

from banchisa.engine.chance import SealedChance, commitment
from banchisa.engine.match import Match
from banchisa.engine.state import CHANCE, State
from banchisa.table.events import Seat
from banchisa.table.wire.answers import Draw, Draws


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seal_chance(seed: bytes, seats: list[Seat]) -> SealedChance:
    """The chance of a table, from its seed and what the people added, in order of seats."""
    return SealedChance(seed, [seat.entropy for seat in seats if seat.entropy])


def play_chance(state: State, chance: SealedChance, at: int) -> list[int]:
    """What chance does from here on, until a seat is to act or the game is over; the state is played on."""
    actions: list[int] = []
    while state.actor == CHANCE:
        action = chance.choose(at + len(actions), state)
        actions.append(action)
        state.apply(action)
    return actions


def bot_number(seed: bytes, step: int) -> int:
    """The seed of a bot's decision at a step: with it, the decision is the same in the terminal and in any process."""
    return int.from_bytes(hashlib.sha256(seed + f"bot {step}".encode()).digest()[:7], "big")


def proof(match: Match, chance: SealedChance) -> Draws:
    """Everything needed to recompute the draws of a finished game."""
    state = match.at(0)
    draws: list[Draw] = []
    for number, step in enumerate(match.steps):
        if step.actor == CHANCE:
            drawn = state.legal_actions().index(step.action)
            draws.append(Draw(number, state.weights(), drawn))
        state.apply(step.action)
    return Draws(chance.seed.hex(), commitment(chance.seed), chance.entropies, draws)
