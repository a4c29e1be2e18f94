"""What an expert would do for a seat, and what it thinks of it."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from banchisa.bots.reasons import Outlook, explain
from banchisa.bots.search import Candidate, Search
from banchisa.bots.search_bot import PATIENCE
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State

BEST: Final = 3
HARDLY: Final = 0.03  # a chance below which nobody should choose by chances
TRIED: Final = 10  # steps must have been tried one in so many times as often as the one that was tried most


def number(seen: State) -> int:
    """The seed of a hint: the same whenever a seat sees the same."""
    digest = hashlib.sha256(json.dumps(seen.to_json(), sort_keys=True).encode()).digest()
    return int.from_bytes(digest[:7], "big")


def best(game: Game, seen: State, rng: Rng, iterations: int, seconds: float = PATIENCE) -> list[Candidate]:
    """The steps that a search thinks best, at most three, in the order of the chance that they leave the seat.

    Steps that were hardly tried are left out, because their chance says little. The search begins anew, so that the
    same position gets the same hint.
    """
    candidates = Search(game).think(seen, rng, iterations, seconds)
    enough = max(1.0, candidates[0].visits / TRIED)
    tried = [candidate for candidate in candidates if candidate.visits >= enough]
    ranked = [(-candidate.chances[seen.actor], k) for k, candidate in enumerate(tried)]
    ranked.sort()
    return [tried[k] for _, k in ranked[:BEST]]


@final
class Advice:
    """A step that an expert considers, with what speaks for and against it."""

    __slots__ = ("candidate", "outlook")

    def __init__(self, candidate: Candidate, outlook: Outlook) -> None:
        self.candidate = candidate
        self.outlook = outlook


def give(game: Game, seen: State, iterations: int, dice: int) -> list[Advice]:
    """The best steps with their reasons, from nothing but what the seat sees. What wins at once needs no reason."""
    found = best(game, seen, Rng(dice), iterations)
    if found[0].wins or len(seen.legal_actions()) == 1:
        return [Advice(candidate, Outlook([], None)) for candidate in found]
    outlooks = explain(game, seen, [candidate.action for candidate in found], dice)
    return [Advice(candidate, outlook) for candidate, outlook in zip(found, outlooks, strict=True)]


def is_hopeless(hints: list[Advice], seat: int) -> bool:
    """Whether no step leaves more than hardly a chance."""
    return max([hint.candidate.chances[seat] for hint in hints], default=0.0) < HARDLY
