"""One game between bots, each with what its seat sees and a seed of its own; the same numbers give the same game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from banchisa.bots.bot import Bot
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.sealed_chance import SealedChance
from banchisa.engine.state import CHANCE, OVER, State

MAX_STEPS = 20_000  # a longer game is stopped: some bots never end some games

Watch = Callable[[State, int], None]


class Fault(Exception):
    """A bot gave no legal action; its seat forfeits the game."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind  # died, late, rubbish or illegal
        self.why = why
        self.stderr = ""  # the end of a program's standard error


@dataclass(frozen=True)
class Forfeit:
    """Which seat failed, and how."""

    seat: int
    kind: str
    why: str
    stderr: str = ""


@dataclass(frozen=True)
class GameResult:
    """The steps of a game, the place of each seat and, if the rules ended it, the points."""

    steps: list[int]
    ranks: list[int]
    scores: list[int] | None
    forfeit: Forfeit | None = None

    @property
    def is_over(self) -> bool:
        """Whether the rules ended the game; else a bot failed, or it was too long."""
        return self.scores is not None


class DecisionCounter:
    """Counts the decisions and turns of a game and notes which seat decided first, second and so on.

    A turn is what one seat decides until another one does.
    """

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0
        self._last = CHANCE  # the seat that decided last
        self._order: list[int] = []

    def watch(self, state: State, action: int) -> None:
        """Take note of a step before it is taken."""
        if state.actor == CHANCE:
            return
        self.decisions += 1
        if state.actor != self._last:
            self.turns += 1
            self._last = int(state.actor)
        if state.actor not in self._order:
            self._order.append(int(state.actor))

    def turn_order(self, seats: int) -> list[int]:
        """The seats by their first decision; those that never decided come last."""
        return [*self._order, *(seat for seat in range(seats) if seat not in self._order)]


def play(
    game: Game,
    start: State,
    bots: Sequence[Bot],
    seed: int,
    number: int = 0,
    watch: Watch | None = None,
    max_steps: int = MAX_STEPS,
) -> GameResult:
    """Play one game with a fresh bot for each seat; the seed and the game's number determine all randomness.

    watch is called before each step with the action and the whole position, which it must not change.
    """
    state = start.copy()
    chance = SealedChance(chance_seed(seed, number), [])
    steps: list[int] = []
    while state.actor != OVER and len(steps) < max_steps:
        if state.actor == CHANCE:
            action = chance.choose(len(steps), state)
        else:
            try:
                action = _ask_bot(game, state, bots[state.actor], bot_seed(seed, number, len(steps)))
            except Fault as fault:
                return _forfeit(steps, len(bots), Forfeit(int(state.actor), fault.kind, fault.why, fault.stderr))
        if watch is not None:
            watch(state, action)
        state.apply(action)
        steps.append(action)
    if state.actor != OVER:
        return GameResult(steps, [1] * len(bots), None)
    return GameResult(steps, state.ranks(), state.scores())


def _ask_bot(game: Game, state: State, bot: Bot, seed: int) -> int:
    action = bot.choose(state.seen_by(state.actor), Rng(seed))
    if action not in state.legal_actions():
        raise Fault("illegal", f"{game.actions.name(action)} is not allowed here")
    return action


def _forfeit(steps: list[int], seats: int, forfeit: Forfeit) -> GameResult:
    """The seat that failed is last; the others share the first place."""
    ranks = [seats if seat == forfeit.seat else 1 for seat in range(seats)]
    return GameResult(steps, ranks, None, forfeit)


def bot_seed(seed: int, number: int, step: int) -> int:
    """The seed of a bot's randomness at one step of a game; it tells nothing about the draws of chance."""
    return int.from_bytes(_digest(f"bot {seed} {number} {step}")[:7], "big")


def chance_seed(seed: int, number: int) -> bytes:
    """The seed of the draws of chance in a game."""
    return _digest(f"chance {seed} {number}")


def _digest(text: str) -> bytes:
    return hashlib.sha256(f"banchisa lab {text}".encode()).digest()
