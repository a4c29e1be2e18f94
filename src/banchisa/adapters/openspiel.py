"""OpenSpiel: our games among its own. Importing this module registers them.

    import pyspiel
    from banchisa.adapters import openspiel

    game = pyspiel.load_game("python_banchisa_nanuuk(seats=2,mode=intro)")

The parameters are `seats` and the options of the game. Outcomes of chance are numbered from 0, as OpenSpiel wants it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import prod
from typing import Any, cast
from zlib import crc32

from banchisa.adapters.hosts import check_host, explain_import
from banchisa.bots.levels import UNHURRIED, USUAL, make_bot
from banchisa.engine.bounds import GameBounds, utilities
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.options import Option
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.games import registry

try:
    import numpy as np
    import pyspiel
except ImportError as why:
    raise explain_import("openspiel", why) from why

check_host("openspiel")

PREFIX = "python_banchisa_"
_HIDDEN = 2**23  # so many numbers for steps of which a seat saw only a part: each is exact in a tensor
_SEEDS = 2**53
_Type = pyspiel.GameType


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats and options; each of our games has a class of its own."""

    rules: Game

    def __init__(self, params: Mapping[str, Any]) -> None:
        options = dict(params)
        self.start = self.rules.start(options.pop("seats"), **options)
        self.bounds = bounds = self.rules.bounds(self.start.terms)
        super().__init__(_describe_type(self.rules, bounds), _describe_bounds(self.start, bounds), dict(params))

    def new_initial_state(self) -> SpielState:
        """The position before the first step."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes down how the game looks to a player; with perfect recall, all that the player has seen."""
        if params:
            raise BanchisaError(f"observers of {self.rules.title} have no parameters; given: {', '.join(params)}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled by its name and parameters."""
        return load_game, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with the steps to it as each player saw them."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()  # our own State
        self.steps_seen = [""] * game.num_players()  # for each player, a line for each step

    @property
    def rules(self) -> Game:
        """The game as we know it."""
        return cast("Game", self.position.terms.codec)

    def current_player(self) -> int:
        """The player to act, chance, or nobody once the game is over."""
        actor = int(self.position.actor)
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        first, weights = self.rules.actions.players, self.position.weights()
        total = sum(weights)
        outcomes = zip(self.position.legal_actions(), weights, strict=True)
        return [(outcome - first, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        step = self._find_step(self.position.actor, action)
        players = range(len(self.steps_seen))
        shown = [self.rules.notation_for(self.position, step, player) for player in players]
        self.position.apply(step)
        whole = self.rules.actions.name(step)
        for player in players:
            line = shown[player] if shown[player] == whole else f"{shown[player]} {self._sign(player)}"
            self.steps_seen[player] += f"{line}\n"

    def _sign(self, player: int) -> str:
        """What a player sees of the position after a step that was hidden in part, such as which back went where."""
        return f"#{crc32(self.rules.observe(self.position, player)):08x}"

    def _find_step(self, actor: int, action: int) -> int:
        """The number that a step has with us: outcomes of chance come after the actions of seats."""
        return self.rules.actions.players + action if actor == CHANCE else action

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.actions.name(self._find_step(player, action))

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing before its end."""
        return utilities(self.position.ranks()) if self.is_terminal() else [0.0] * len(self.steps_seen)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that a player thinks possible; the others have seen in it what they would see now."""
        world: SpielState = self.clone()
        world.position = self.position.seen_by(player).resample(Rng(int(sampler() * _SEEDS)))
        for other in range(len(self.steps_seen)):
            if other != player:
                world.steps_seen[other] = f"{write_seen(world.position, other)}\n"
        return world

    def __str__(self) -> str:
        return str(self.position)


class SpielObserver:
    """Writes what a player sees: the features of the game as a tensor, the seen position as a string.

    With perfect recall all steps come with it, as the player saw them.
    """

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BanchisaError("observers see what is public and what one player knows; allowed: no other kind")
        features = game.rules.features(game.start.terms)
        shapes = {feature.name: feature.shape for feature in features}
        self._size = sum(feature.size for feature in features)
        self._numbers: dict[str, int] = {}
        if wanted.perfect_recall:
            shapes["steps"] = (game.bounds.max_steps,)
            actions = game.rules.actions
            self._numbers = {actions.name(step): step + 1 for step in range(actions.size)}
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict = {}
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor: one number for each value of a feature, then one for each step."""
        self.tensor[: self._size] = np.frombuffer(state.rules.observe(state.position, player), np.uint8)
        if self._numbers:
            steps = [self._number(line) for line in state.steps_seen[player].splitlines()]
            self.tensor[self._size :] = 0
            self.tensor[self._size : self._size + len(steps)] = steps

    def string_from(self, state: SpielState, player: int) -> str:
        seen = write_seen(state.position, player)
        return f"{state.steps_seen[player]}{seen}" if self._numbers else seen

    def _number(self, line: str) -> int:
        """Steps that a player saw are positive numbers, those that were hidden in part are negative ones."""
        return self._numbers.get(line) or -1 - crc32(line.encode()) % _HIDDEN


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots at a game of OpenSpiel."""

    def __init__(self, game: SpielGame, player: int, level: str = USUAL, seed: int = 0) -> None:
        super().__init__()
        self._bot = make_bot(game.rules, level, UNHURRIED)
        self._player = player
        self._rng = Rng(seed)

    def step(self, state: SpielState) -> int:
        """Choose from what the player sees."""
        return self._bot.choose(state.position.seen_by(self._player), self._rng)

    def restart_at(self, state: SpielState) -> None:
        """Every decision begins anew: nothing is remembered."""


def load_game(text: str) -> SpielGame:
    """One of our games in OpenSpiel's own words; the same as `pyspiel.load_game` once this module is imported."""
    return cast("SpielGame", pyspiel.load_game(text))


def write_seen(state: State, player: int) -> str:
    """All that a player can know of a position."""
    return json.dumps(state.seen_by(player).to_json())


def _describe_type(game: Game, bounds: GameBounds | None = None) -> Any:
    """What OpenSpiel wants to know of a game; before it is known how it is played, whatever it may be."""
    has_chance = bounds is None or bounds.max_chance_outcomes > 0
    return _Type(
        short_name=f"{PREFIX}{game.key}",
        long_name=f"Banchisa {game.title}",
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC if has_chance else _Type.ChanceMode.DETERMINISTIC,
        information=_Type.Information.IMPERFECT_INFORMATION if game.secrets else _Type.Information.PERFECT_INFORMATION,
        utility=_Type.Utility.ZERO_SUM,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], **{name: _plain(o) for name, o in game.options.items()}},
    )


def _plain(option: Option) -> object:
    """The default of an option, whose type is that of all values: a word where numbers and words are allowed."""
    return option.default if len({type(value) for value in option.values}) == 1 else str(option.default)


def _describe_bounds(start: State, bounds: GameBounds) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=bounds.actions,
        max_chance_outcomes=bounds.outcomes if bounds.max_chance_outcomes else 0,
        num_players=int(start.seats),
        min_utility=bounds.min_utility,
        max_utility=bounds.max_utility,
        utility_sum=0.0,
        max_game_length=bounds.max_steps,
    )


def register_games() -> None:
    """Make all games known to OpenSpiel.

    It keeps what makes a game until after Python has ended, when nothing may be freed any more: a class is never freed.
    """
    for key in registry.known_keys():
        game = registry.get(key)
        pyspiel.register_game(_describe_type(game), type(f"SpielGame_{key}", (SpielGame,), {"rules": game}))


register_games()
