"""Five Arctic board games on one table."""

from pathlib import Path

from banchisa.engine.arrays import is_compiled
from banchisa.engine.components import read_components
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.refusal import IllegalMove, Refusal
from banchisa.engine.rng import Rng
from banchisa.engine.sealed_chance import SealedChance
from banchisa.engine.state import ALL_SEEING, CHANCE, OVER, SPECTATOR, State
from banchisa.games import registry
from banchisa.library.match import new_match
from banchisa.version import VERSION as __version__

__all__ = [
    "ALL_SEEING",
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "BanchisaError",
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "Refusal",
    "Rng",
    "SealedChance",
    "State",
    "__version__",
    "game",
    "games",
    "is_compiled",
    "new_match",
]


def games() -> list[Game]:
    """All games there are, those of other packages included."""
    return [registry.get(key) for key in registry.known_keys()]


def game(key: str | Game, components: str | Path | None = None) -> Game:
    """One game by its key, if wanted with a components file of one's own."""
    found = key if isinstance(key, Game) else registry.get(key)
    return found if components is None else found.with_components(read_components(components))
