"""Gymnasium: a game as an environment for one learner, with bots on the other seats.

    from banchisa.adapters import gymnasium

    env = gymnasium.env("nanuuk", seats=2, mode="intro", level="greedy")
    observation, info = env.reset(seed=1)
    is_over = False
    while not is_over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, is_over, _, info = env.step(action)

`gymnasium.make("banchisa.adapters.gymnasium:banchisa/Seat-v1", game="nanuuk")` gives the same.
"""

from __future__ import annotations

from typing import Any, SupportsInt

from banchisa.adapters.hosts import check_host, explain_import
from banchisa.bots.bot import Bot
from banchisa.bots.levels import UNHURRIED, USUAL, make_bot
from banchisa.engine.errors import BanchisaError, OptionError
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import OVER

try:
    import numpy as np
    from gymnasium import Env, register, spaces
    from numpy.typing import NDArray

    from banchisa.adapters.episode import Episode
    from banchisa.adapters.pictures import RENDER_MODES, check_mode, render_seen
except ImportError as why:
    raise explain_import("gymnasium", why) from why

check_host("gymnasium")

NAME = "banchisa/Seat-v1"
LOSS = -1.0  # what the last place is worth
_SEEDS = 2**31 - 1  # of bots
Info = dict[str, Any]


def env(
    game: str | Game,
    seats: int | None = None,
    *,
    level: str = USUAL,
    seat: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> SeatEnv:
    """An environment for a learner on one seat of a game, or without a seat on another one in each game, by lot."""
    return SeatEnv(Episode(game, seats, options), level, seat, render_mode)


class SeatEnv(Env[NDArray[np.uint8], SupportsInt]):
    """A game for one learner. What is legal is in `info["action_mask"]`; an illegal action loses the game."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, episode: Episode, level: str = USUAL, seat: int | None = None, render_mode: str | None = None
    ) -> None:
        if seat is not None and not 0 <= seat < episode.seats:
            raise OptionError(f"there is no seat {seat}; allowed: 0 to {episode.seats - 1}")
        self.episode = episode
        self.seat = seat or 0
        self.render_mode = check_mode(render_mode)
        self.observation_space: spaces.Space[Any] = episode.observation_space()
        self.action_space = episode.action_space()
        self._is_drawn = seat is None  # each game has the learner on a seat drawn by lot
        self._is_over = True
        self._level = level
        self._bot = self._make_bot()

    def _make_bot(self) -> Bot:
        return make_bot(self.episode.game, self._level, UNHURRIED)

    def __getstate__(self) -> Info:
        """What a copy needs; its bots are its own, for they remember nothing."""
        return {name: value for name, value in vars(self).items() if name != "_bot"}

    def __setstate__(self, state: Info) -> None:
        vars(self).update(state)
        self._bot = self._make_bot()

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.uint8], Info]:
        """Begin a game and let the others act until the learner is to; the seed decides all chance and all bots."""
        super().reset(seed=seed)
        self.episode.reset(seed)
        if self._is_drawn:
            self.seat = int(self.episode.rng.below(self.episode.seats))
        self._is_over = False
        self._play_others()
        return self.episode.observe(self.seat), self._tell()

    def step(self, action: SupportsInt) -> tuple[NDArray[np.uint8], float, bool, bool, Info]:
        """Take a step of the learner, then those of the others until the learner is to act again."""
        if self._is_over:
            raise BanchisaError("no game is in play; call reset() first")
        try:
            self.episode.play(int(action))
        except BanchisaError as why:
            return self._forfeit(str(why))
        self._play_others()
        reward = self.episode.rewards()[self.seat]
        return self.episode.observe(self.seat), reward, self._is_over, False, self._tell()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions in the form that sb3-contrib asks for."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it, in the mode that the environment was made for."""
        state = self.episode.state.seen_by(self.seat)
        return render_seen(self.episode.game, state, self.seat, self.render_mode)

    def _play_others(self) -> None:
        """Let the bots act until the learner is to act or the game is over."""
        episode = self.episode
        while episode.state.actor >= 0 and episode.state.actor != self.seat:
            seen = episode.state.seen_by(episode.state.actor)
            episode.play(self._bot.choose(seen, Rng(episode.rng.below(_SEEDS))))
        self._is_over = episode.state.actor == OVER

    def _tell(self) -> Info:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}

    def _forfeit(self, why: str) -> tuple[NDArray[np.uint8], float, bool, bool, Info]:
        """An illegal action ends the game: the learner has lost it."""
        self._is_over = True
        return self.episode.observe(self.seat), LOSS, True, False, {**self._tell(), "illegal": why}


register(NAME, entry_point=f"{__name__}:env", disable_env_checker=True)
