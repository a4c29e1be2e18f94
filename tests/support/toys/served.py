"""The toys that test servers offer besides the games of the house; their workers import this and no server."""

import os
import signal
import time

from banchisa.engine.refusal import Refusal
from banchisa.engine.search_settings import SearchSettings
from banchisa.games import registry
from support.toys.haul import Haul, HaulState


class SecretHaul(Haul):
    """The toy with secret hands, and it says so."""

    called = "haul"

    def __init__(self) -> None:
        super().__init__()
        self.key = self.called
        self.secrets = True
        self.search_settings = SearchSettings(expert_iterations=100)

    def refuse_touch(self, state, touched):
        return Refusal("TOY-2.4", "by-itself") if touched == ["tide"] else None


class Mortal(SecretHaul):
    """Whoever reads a position of this game from JSON, as workers do, dies."""

    called = "mortal"

    def from_json(self, data: object) -> HaulState:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Endless(SecretHaul):
    """Whoever reads a position of this game from JSON, as workers do, never comes back."""

    called = "endless"

    def from_json(self, data: object) -> HaulState:
        time.sleep(120)
        raise AssertionError


class Faulty(SecretHaul):
    """A game that fails at the first step."""

    called = "faulty"

    def reveals(self, state, action):
        raise RuntimeError("planted")


class Doomed(SecretHaul):
    """Whoever judges a position of this game, as analysts do, dies."""

    called = "doomed"

    def evaluate(self, state):
        os.kill(os.getpid(), signal.SIGKILL)


class Puzzling(SecretHaul):
    """Whoever judges a position of this game, as analysts do, never comes back."""

    called = "puzzling"

    def evaluate(self, state):
        time.sleep(120)


class FirstWins(SecretHaul):
    """A game that the first seat always wins."""

    called = "firstwins"

    class state_type(HaulState):
        def ranks(self):
            return [1] + [2] * (int(self.seats) - 1)


TOYS = {game.key: game for game in (SecretHaul(), Mortal(), Endless(), Faulty(), Doomed(), Puzzling(), FirstWins())}


def take(key: str):
    """The games of the test server, also for its workers."""
    return TOYS[key] if key in TOYS else registry.get(key)
