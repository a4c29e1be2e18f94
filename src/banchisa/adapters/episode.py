"""One game after another for those who learn: chance plays by itself, seats see numbers."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from banchisa.engine.batch import is_offered, mask_of, play_on
from banchisa.engine.bounds import utilities
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.refusal import IllegalMove
from banchisa.engine.rng import Rng
from banchisa.engine.rollout import buffer
from banchisa.engine.state import OVER, State
from banchisa.games import registry

_BYTES, _FLAGS = np.dtype(np.uint8), np.dtype(np.int8)


class Episode:
    """A game in play until it is over, then the next one."""

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, object]) -> None:
        self.game = registry.get(game) if isinstance(game, str) else game
        self.start = self.game.start(seats, **options)
        self._features = self.game.features(self.start.terms)
        if not self._features:
            raise BanchisaError(f"{self.game.title} can't be learnt: it declares no features; allowed: games that do")
        self.seats = int(self.start.seats)
        self.actions = self.game.actions.players  # how many there are for seats
        self.rng = Rng(secrets.randbits(62))
        self.state: State = self.start.copy()
        self._make_room()

    def _make_room(self) -> None:
        self._offers, self._weights = buffer(), buffer()
        self._offered = 0  # so many actions of the list are what the seat to act may do

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs; the room for actions is its own."""
        return {name: value for name, value in vars(self).items() if name not in ("_offers", "_weights")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._make_room()
        vars(self).update(state)
        if self._offered:
            self._settle()

    def reset(self, seed: int | None = None) -> None:
        """Begin a game; without a seed chance goes on from where the game before left it."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state = self.start.copy()
        self._settle()

    def play(self, action: int) -> None:
        """Take a step of the seat to act, and those of chance that follow; an illegal one is refused with its rule."""
        if not is_offered(action, self._offers, self._offered):
            raise self._refuse(action)
        self.state.apply(action)
        self._settle()

    def _settle(self) -> None:
        """Let chance act until a seat is to act or the game is over, and list what that seat may do."""
        self._offered = play_on(self.state, self.rng, self._offers, self._weights)

    def _refuse(self, action: int) -> BanchisaError:
        if not 0 <= action < self.actions:
            return BanchisaError(f"there is no action {action}; allowed: 0 to {self.actions - 1}")
        refusal = self.game.refusal(self.state, action)
        assert refusal is not None  # it is not among the legal ones
        return IllegalMove(self.game.actions.name(action), refusal)

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat sees, as numbers, in an array of its own."""
        return np.frombuffer(self.game.observation_of(self.state, seat), _BYTES)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may take now, 0 for all others, in an array of its own."""
        count = self._offered if self.state.actor == seat else 0
        return np.frombuffer(mask_of(self._offers, count, self.actions), _FLAGS)

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end. The sum is always zero."""
        return utilities(self.state.ranks()) if self.state.actor == OVER else [0.0] * self.seats

    def observation_space(self) -> spaces.Box:
        """The bounds of what `observe` gives."""
        high = np.concatenate([np.full(feature.size, feature.high, np.uint8) for feature in self._features])
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)

    def mask_space(self) -> spaces.Box:
        """The bounds of what `mask` gives."""
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)
