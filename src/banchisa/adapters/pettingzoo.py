"""PettingZoo: a game as an environment in which agents act in turns (AEC), with masks of the legal actions.

    from banchisa.adapters import pettingzoo

    env = pettingzoo.env("nanuuk", seats=2, mode="intro")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        is_over = termination or truncation
        env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))

Illegal actions are refused with the rule that forbids them (`IllegalMove`). Who prefers that they end the game wraps
the environment in PettingZoo's `TerminateIllegalWrapper`. `parallel_env` is for programs that want an action of every
agent at once; only that of the agent that is to act is taken.
"""

from __future__ import annotations

from typing import Any

from banchisa.adapters.hosts import check_host, explain_import
from banchisa.engine.errors import BanchisaError, OptionError
from banchisa.engine.game import Game
from banchisa.engine.state import OVER, SPECTATOR

try:
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.env import AECEnv, ParallelEnv

    from banchisa.adapters.episode import Episode
    from banchisa.adapters.pictures import RENDER_MODES, check_mode, render_seen
except ImportError as why:
    raise explain_import("pettingzoo", why) from why

check_host("pettingzoo")

Observation = dict[str, NDArray[Any]]


def env(
    game: str | Game,
    seats: int | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> TurnEnv:
    """An environment for a game, with options of the game; without a number of seats, for the most that can play.

    After max_cycles decisions for each seat a game is cut off, if it has not ended by then.
    """
    episode = Episode(game, seats, options)
    return TurnEnv(episode, _check_cycles(max_cycles), episode.seats, render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> ParallelEnv[str, Observation, int]:
    """The same for programs that give an action of every agent in each cycle; who has to wait is not heard.

    After max_cycles cycles a game is cut off, if it has not ended by then.
    """
    env = TurnEnv(Episode(game, seats, options), _check_cycles(max_cycles), 1, render_mode)
    made: ParallelEnv[str, Observation, int] = turn_based_aec_to_parallel(env)
    return made


def _check_cycles(max_cycles: int | None) -> int | None:
    if max_cycles is not None and max_cycles < 1:
        raise OptionError(f"max_cycles: {max_cycles} is not allowed; allowed: 1 or more")
    return max_cycles


class TurnEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which the agents are its seats: `seat_0`, `seat_1` and so on."""

    metadata = {"name": "banchisa", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(self, episode: Episode, max_cycles: int | None, steps: int, render_mode: str | None) -> None:
        """So many steps make a cycle."""
        super().__init__()
        self.episode = episode
        self.render_mode = check_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"banchisa_{episode.game.key}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._most = None if max_cycles is None else max_cycles * steps
        self._steps = 0
        parts: dict[str, spaces.Space[Any]] = {
            "observation": episode.observation_space(),
            "action_mask": episode.mask_space(),
        }
        self._observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self._action_spaces = {agent: episode.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the seed decides all chance from here on."""
        self.episode.reset(seed)
        self._steps = 0
        agents = self.possible_agents
        self.agents = list(agents)
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self.episode.state.actor]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and the actions that it may take now: none while another one is to act."""
        seat = self._seats[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take a step of the agent that is to act; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BanchisaError(f"{agent} is to act; None is only for agents whose game is over")
        self.episode.play(int(action))
        self._steps += 1
        actor = self.episode.state.actor
        if actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self._accumulate_rewards()
        elif self._steps == self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]

    def render(self) -> Any:
        """The table as a spectator sees it, in the mode that the environment was made for."""
        return render_seen(self.episode.game, self.episode.state.seen_by(SPECTATOR), None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
