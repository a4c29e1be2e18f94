"""Many games at once, for programs that learn: one call takes a step in each of them, inside the compiled code."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.bounds import utilities
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.observation import empty_buffer
from banchisa.engine.rng import Rng
from banchisa.engine.rollout import buffer, play_chance
from banchisa.engine.state import OVER, State

_SEED_BITS: Final = 32  # for the number of a game beside the seed
_FOR_PLAY: Final = 2**31  # numbers from here on are dice for random play, those below for chance


@final
class Batch:
    """Games of one kind, side by side. Chance plays by itself, and a game that is over begins again.

    What a step brings is left in arrays, one row a game: what the seat to act observes and may do, which seat that is,
    whether the game before was over, and what each seat got from it. Every call makes new arrays.
    A game is played by its own dice, so that it does not matter which games are beside it.
    """

    def __init__(self, game: Game, start: State, games: int, seed: int, first: int = 0) -> None:
        self.game = game
        self.start = start
        self.games: i64 = games
        self.seats: i64 = start.seats
        self.width: i64 = game.observation_size(start.terms)
        self.players: i64 = game.actions.players
        self.seed = seed
        self.first = first  # the number of the first game, where this is a part of more
        self._actions: vec[i64] = buffer()
        self._weights: vec[i64] = buffer()
        self.reset()

    def reset(self) -> None:
        """Begin all games anew, as they began the first time."""
        numbers = range(self.first, self.first + int(self.games))
        self._dice = [Rng(self.seed << _SEED_BITS | number) for number in numbers]
        self._random = [Rng(self.seed << _SEED_BITS | _FOR_PLAY | number) for number in numbers]
        self._states = [self._begin(dice) for dice in self._dice]
        self._make_room()
        for number in range(self.games):
            self._show(number, self._states[number])

    def _make_room(self) -> None:
        self.observations: vec[u8] = empty_buffer(self.games * self.width)
        self.masks: vec[u8] = empty_buffer(self.games * self.players)
        self.actors: vec[u8] = empty_buffer(self.games)
        self.dones: vec[u8] = empty_buffer(self.games)
        self.rewards: vec[float] = vec[float]([0.0] * (self.games * self.seats))
        self.random_choices: vec[i64] = vec[i64]([0] * self.games)

    def _begin(self, dice: Rng) -> State:
        state = self.start.copy()
        play_chance(state, dice, self._actions, self._weights)
        return state

    def step(self, actions: list[int]) -> None:
        """Take one action in each game; if one of them is not legal, none is taken."""
        self._check(actions)
        self._make_room()
        for number in range(self.games):
            state = self._states[number]
            dice = self._dice[number]
            state.apply(actions[number])
            play_chance(state, dice, self._actions, self._weights)
            if state.actor == OVER:
                self._pay(number, state)
                state = self._begin(dice)
                self._states[number] = state
            self._show(number, state)

    def _check(self, actions: list[int]) -> None:
        if len(actions) != self.games:
            raise BanchisaError(f"{len(actions)} actions were given for {self.games} games; one for each is needed")
        for number in range(self.games):
            action = actions[number]
            if not 0 <= action < self.players or not self.masks[number * self.players + action]:
                raise BanchisaError(
                    f"action {action} is not legal in game {self.first + number}; its mask shows which are"
                )

    def _pay(self, number: i64, state: State) -> None:
        self.dones[number] = 1
        for seat, utility in enumerate(utilities(state.ranks())):
            self.rewards[number * self.seats + seat] = utility

    def _show(self, number: i64, state: State) -> None:
        """Write what the seat to act observes and may do."""
        actor = state.actor
        self.actors[number] = u8(actor)
        self.game.write_observation(state, actor, self.observations, number * self.width)
        masks, actions = self.masks, self._actions
        first = number * self.players
        n = state.write_actions(actions)
        for k in range(n):
            masks[first + actions[k]] = 1
        self.random_choices[number] = actions[self._random[number].below(n)]

    def random_actions(self) -> list[int]:
        """A legal action for each game, every one equally likely; they stay the same until the next step."""
        return [int(action) for action in self.random_choices]


def play_on(state: State, dice: Rng, offers: vec[i64], weights: vec[i64]) -> int:
    """Let chance act, then write what the seat to act is offered, and return how much that is: 0 once it is over."""
    play_chance(state, dice, offers, weights)
    return i64(0) if state.actor == OVER else state.write_actions(offers)


def is_offered(action: int, offers: vec[i64], count: int) -> bool:
    """Whether an action is among the first ones of a list."""
    left: i64 = count
    while left and offers[left - 1] != action:
        left -= 1
    return left > 0


def mask_of(offers: vec[i64], count: int, players: int) -> bytearray:
    """A byte for each action of seats: 1 if it is among the first ones of a list."""
    mask = empty_buffer(players)
    for k in range(i64(count)):
        mask[offers[k]] = 1
    return bytearray(mask)


def observe_often(game: Game, state: State, seat: int, times: int) -> int:
    """Observe a position this number of times, each time into an empty buffer; the number of bytes."""
    size: i64 = game.observation_size(state.terms)
    written: i64 = 0
    for _ in range(times):
        game.write_observation(state, seat, empty_buffer(size), 0)
        written += size
    return written
