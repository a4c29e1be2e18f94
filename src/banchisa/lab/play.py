"""One game between bots: each gets what its seat sees and dice of its own, and the same numbers give the same game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from banchisa.bots.bot import Bot
from banchisa.engine.chance import SealedChance
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, State

LONGEST = 20_000  # steps after which a game is left unfinished: some bots never end some games

Watch = Callable[[State, int], None]


class Fault(Exception):
    """A bot that gave no legal action; its seat forfeits the game."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind  # died, late, rubbish or illegal
        self.why = why
        self.stderr = ""  # the last words of a program


@dataclass(frozen=True)
class Forfeit:
    """Which seat failed, and how."""

    seat: int
    kind: str
    why: str
    stderr: str = ""


@dataclass(frozen=True)
class Played:
    """A game that has been played: its steps, everybody's place and, if it came to its end, the points."""

    steps: list[int]
    ranks: list[int]
    scores: list[int] | None
    forfeit: Forfeit | None = None

    @property
    def is_over(self) -> bool:
        """Whether the rules ended the game, and neither a fault nor its length."""
        return self.scores is not None


def play(
    game: Game,
    start: State,
    bots: Sequence[Bot],
    seed: int,
    number: int = 0,
    watch: Watch | None = None,
    longest: int = LONGEST,
) -> Played:
    """Play game number so-and-so of a seed, with one fresh bot for each seat.

    watch is called before each step with the position, which knows everything and is not to be changed, and the action.
    """
    state = start.copy()
    chance = SealedChance(chance_seed(seed, number), [])
    steps: list[int] = []
    while state.actor != OVER and len(steps) < longest:
        if state.actor == CHANCE:
            action = state.legal_actions()[chance.draw(len(steps), state.weights())]
        else:
            try:
                action = _chosen(game, state, bots[state.actor], dice(seed, number, len(steps)))
            except Fault as fault:
                return _forfeited(steps, len(bots), Forfeit(int(state.actor), fault.kind, fault.why, fault.stderr))
        if watch is not None:
            watch(state, action)
        state.apply(action)
        steps.append(action)
    if state.actor != OVER:
        return Played(steps, [1] * len(bots), None)
    return Played(steps, state.ranks(), state.scores())


def _chosen(game: Game, state: State, bot: Bot, number: int) -> int:
    action = bot.choose(state.seen_by(state.actor), Rng(number))
    if action not in state.legal_actions():
        raise Fault("illegal", f"{game.actions.name(action)} is not allowed here")
    return action


def _forfeited(steps: list[int], seats: int, forfeit: Forfeit) -> Played:
    """Who fails is last, the others share the first place."""
    ranks = [seats if seat == forfeit.seat else 1 for seat in range(seats)]
    return Played(steps, ranks, None, forfeit)


def dice(seed: int, number: int, step: int) -> int:
    """The seed of a bot's decision at a step of a game; it tells nothing about chance."""
    return int.from_bytes(_digest(f"bot {seed} {number} {step}")[:7], "big")


def chance_seed(seed: int, number: int) -> bytes:
    """The seed of chance in a game."""
    return _digest(f"chance {seed} {number}")


def _digest(text: str) -> bytes:
    return hashlib.sha256(f"banchisa lab {text}".encode()).digest()


def record(game: Game, start: State, played: Played, names: list[str], seed: int, number: int = 0) -> Record:
    """The record of a played game; every draw of it can be verified."""
    match = Match(game, start)
    for action in played.steps:
        match.play(action)
    return Record.of(match, names, SealedChance(chance_seed(seed, number), []), reveal=True)
