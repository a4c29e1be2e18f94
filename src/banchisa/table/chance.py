"""Fair chance at a table: the seed that was committed to, what chance does next, and the proof afterwards."""

from __future__ import annotations

import hashlib
import secrets

from banchisa.engine.match import Match, Step
from banchisa.engine.sealed_chance import SealedChance, commitment
from banchisa.engine.state import CHANCE, State
from banchisa.engine.taken_back import lines_of_play
from banchisa.table.events import Seat
from banchisa.table.wire.answers import Draw, Draws, DrawsTakenBack


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seal_chance(seed: bytes, seats: list[Seat], take_backs: int = 0) -> SealedChance:
    """The chance of a table, from its seed and what the people added, in order of seats, after agreed take-backs."""
    return SealedChance(seed, [seat.entropy for seat in seats if seat.entropy], take_backs)


def play_chance(state: State, chance: SealedChance, at: int) -> list[int]:
    """What chance does from here on, until a seat is to act or the game is over; the state is played on."""
    actions: list[int] = []
    while state.actor == CHANCE:
        action = chance.choose(at + len(actions), state)
        actions.append(action)
        state.apply(action)
    return actions


def bot_number(seed: bytes, step: int, take_backs: int = 0) -> int:
    """The seed of a bot's decision at a step: with it, the decision is the same in the terminal and in any process.

    After an agreed take-back it is another one, so that nobody knows what the bot will do.
    """
    told = f"bot {step}" + (f" after {take_backs}" if take_backs else "")
    return int.from_bytes(hashlib.sha256(seed + told.encode()).digest()[:7], "big")


def proof(match: Match, chance: SealedChance) -> Draws:
    """Everything needed to recompute the draws of a finished game, also those that were taken back."""
    *given_up, last = lines_of_play(match.steps, match.taken_back)
    taken_back = [
        DrawsTakenBack(taken.seat, taken.at, _find_draws(match, line, taken.at))
        for taken, line in zip(match.taken_back, given_up, strict=True)
    ]
    return Draws(chance.seed.hex(), commitment(chance.seed), chance.entropies, _find_draws(match, last), taken_back)


def _find_draws(match: Match, line: list[Step], start: int = 0) -> list[Draw]:
    """The draws of a line of play from an index on."""
    state = match.at(0)
    draws: list[Draw] = []
    for number, step in enumerate(line):
        if step.actor == CHANCE and number >= start:
            drawn = state.legal_actions().index(step.action)
            draws.append(Draw(number, state.weights(), drawn))
        state.apply(step.action)
    return draws
