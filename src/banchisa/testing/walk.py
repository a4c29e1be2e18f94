"""One game being walked through: steps at random or by a policy, with dice of its own for every identity."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from banchisa.bots.greedy import GreedyBot
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, SPECTATOR, State
from banchisa.testing.tables import TableKind

Policy = Callable[[State, Rng], int]
_PATIENCE = 100  # steps after which a game that goes on at random is played keenly
_WHIMS = 5  # one in so many keen choices is made at random


def evenly(state: State, rng: Rng) -> int:
    """Any legal action, each equally likely."""
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]


def keenly(game: Game) -> Policy:
    """A policy that wants to win, now and then on a whim: for games that random play does not finish."""
    greedy = GreedyBot(game)

    def keen(state: State, rng: Rng) -> int:
        seen = state.seen_by(state.actor)
        return evenly(seen, rng) if rng.below(_WHIMS) == 0 else greedy.choose(seen, rng)

    return keen


def draw(state: State, rng: Rng) -> int:
    """An outcome of chance by its weights."""
    return state.legal_actions()[rng.pick(state.weights())]


def page(state: State) -> str:
    """A position written down: equal texts, equal positions."""
    return to_text(state.to_json())


def to_text(data: object) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False, allow_nan=False)


@dataclass(frozen=True)
class Setting:
    """What is under test, and how it is played."""

    game: Game
    games: int
    seed: int
    policy: Policy
    assumed: Policy | None
    max_steps: int
    ending: Policy | None = None  # takes over when the policy has not ended a game for a while

    def choose(self, state: State, rng: Rng, steps: int = 0) -> int:
        """The next step after so many: chance by its weights, a seat by the policy."""
        return draw(state, rng) if state.actor == CHANCE else self.advise(state, rng, steps)

    def advise(self, state: State, rng: Rng, steps: int = 0) -> int:
        """What the seat to act should do after so many steps."""
        policy = self.policy if self.ending is None or steps < _PATIENCE else self.ending
        return policy(state, rng)

    def start(self, table: TableKind) -> State:
        return self.game.start(table.seats, **table.options)


class Walk:
    """A game from its start to where it stands; identities look at it and never change it."""

    def __init__(self, setting: Setting, table: TableKind, seed: int) -> None:
        self.setting = setting
        self.game = setting.game
        self.table = table
        self.seed = seed
        self.state = setting.start(table)
        self.actions: list[int] = []
        self.pages = [page(self.state)]
        self._rng = Rng(seed)

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    @property
    def viewers(self) -> list[int]:
        """All who look at the table: the seats and a spectator."""
        return [*range(self.table.seats), SPECTATOR]

    def step(self) -> None:
        """Take the next step of the game."""
        action = self.setting.choose(self.state, self._rng, len(self.actions))
        self.actions.append(action)
        self.state.apply(action)
        self.pages.append(page(self.state))

    def notations(self) -> list[str]:
        return [self.game.actions.name(action) for action in self.actions]

    def dice(self, name: str) -> Rng:
        """Random numbers for one identity at this point, so that none of them changes the game or another one."""
        return Rng(zlib.crc32(f"{name} {self.seed} {len(self.actions)}".encode()))

    def now_and_then(self, name: str, often: int = 10) -> bool:
        """Whether to look closely here: at all early positions, more and more rarely later, and at the end."""
        return self.is_over or self.dice(f"{name}?").below(len(self.actions) + 1) < often
