"""Fair chance: every draw follows from a seed that was committed to beforehand, and anybody can recompute it."""

from __future__ import annotations

import hashlib
import hmac
from typing import final

from banchisa.engine.errors import RecordError
from banchisa.engine.state import State

_RANGE = 2**256
_LABEL = b"banchisa chance 1"


def commitment(seed: bytes) -> str:
    """What is shown before the game: it fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


def seed_from(number: int) -> bytes:
    """A seed from a small number, for games that are to be repeated."""
    return hashlib.sha256(f"banchisa seed {number}".encode()).digest()


@final
class SealedChance:
    """A committed seed and what each seat added to it.

    After an agreed take-back chance draws anew: the number of take-backs so far is a part of what is drawn from, so
    that nobody can know a draw from the one that was taken back.
    """

    __slots__ = ("_count", "_key", "entropies", "seed")

    def __init__(self, seed: bytes, entropies: list[str], take_backs: int = 0) -> None:
        if len(seed) < 16:
            raise RecordError("a chance seed needs at least 16 bytes")
        if not all(entropy.isascii() for entropy in entropies):
            raise RecordError("the entropy of a seat must be ASCII")
        self.seed = seed
        self.entropies = entropies
        parts = [_LABEL, *(hashlib.sha256(entropy.encode()).digest() for entropy in entropies)]
        self._key = b"".join(parts)
        self._count = take_backs.to_bytes(8, "big") if take_backs else b""

    def after(self, take_backs: int) -> SealedChance:
        """The same chance after so many agreed take-backs."""
        return SealedChance(self.seed, self.entropies, take_backs)

    def draw(self, step: int, weights: list[int]) -> int:
        """The outcome of chance at this step, as an index into the weights, without bias."""
        total = sum(weights)
        if total <= 0 or min(weights) < 0:
            raise RecordError("chance weights must be non-negative integers with a positive sum")
        left = self._number(step, total)
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("a number below the total falls into one of the weights")

    def choose(self, step: int, state: State) -> int:
        """The action that chance takes at this step in a position where it is to act."""
        return state.legal_actions()[self.draw(step, state.weights())]

    def _number(self, step: int, total: int) -> int:
        """A number below total: draws that would favour the low numbers are thrown away and made again."""
        fair = _RANGE - _RANGE % total
        attempt = 0
        while True:
            message = self._key + step.to_bytes(8, "big") + attempt.to_bytes(8, "big") + self._count
            drawn = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
            if drawn < fair:
                return drawn % total
            attempt += 1
