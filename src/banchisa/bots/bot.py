"""What every bot is: given what a seat sees, it names one action."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for the seat to act; the state it gets was made by seen_by."""

    def __init__(self, game: Game) -> None:
        self.game = game  # what it plays

    def choose(self, seen: State, rng: Rng) -> int:
        """One of the legal actions, drawn from this generator if anything is."""
        raise NotImplementedError
