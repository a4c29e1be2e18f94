"""What an expert would do for a seat, and what it thinks of it."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from banchisa.bots.search import Candidate, Search
from banchisa.bots.search_bot import PATIENCE
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State

BEST: Final = 3
TRIED: Final = 10  # steps must have been tried one in so many times as often as the one that was tried most


def number(seen: State) -> int:
    """What the dice of a hint begin with: the same whenever a seat sees the same."""
    digest = hashlib.sha256(json.dumps(seen.to_json(), sort_keys=True).encode()).digest()
    return int.from_bytes(digest[:7], "big")


def best(game: Game, seen: State, rng: Rng, iterations: int, seconds: float = PATIENCE) -> list[Candidate]:
    """The steps that a search thinks best, at most three, in the order of the chance that they leave the seat.

    Of steps that were hardly tried the chance says little: they are left out. The search begins anew, so that the same
    is said for the same.
    """
    candidates = Search(game).think(seen, rng, iterations, seconds)
    enough = max(1.0, candidates[0].visits / TRIED)
    tried = [candidate for candidate in candidates if candidate.visits >= enough]
    ranked = [(-candidate.chances[seen.actor], k) for k, candidate in enumerate(tried)]
    ranked.sort()
    return [tried[k] for _, k in ranked[:BEST]]
