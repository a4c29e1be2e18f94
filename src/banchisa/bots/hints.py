"""What an expert would do for a seat, and what it thinks of it."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from banchisa.bots.ismcts import Option, Search
from banchisa.bots.thinker import PATIENCE
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State

BEST: Final = 3


def number(seen: State) -> int:
    """What the dice of a hint begin with: the same whenever a seat sees the same."""
    digest = hashlib.sha256(json.dumps(seen.to_json(), sort_keys=True).encode()).digest()
    return int.from_bytes(digest[:7], "big")


def best(game: Game, seen: State, rng: Rng, iterations: int, seconds: float = PATIENCE) -> list[Option]:
    """The steps that a search thinks best, at most three; it begins anew, so that the same is said for the same."""
    options = Search(game).think(seen, rng, iterations, seconds)
    return [option for option in options[:BEST] if option.visits > 0]
