"""The one random generator: the same stream compiled and interpreted."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_MULTIPLIER: Final = 2131995753  # below 2**31, so that every product fits in 63 bits
_LOW: Final = 0xFFFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF


def _mix(seed: int) -> int:
    """Spread a seed over 61 bits, so that neighbouring seeds give unrelated streams."""
    mixed = (seed * 2 + 1) * 0x9E3779B97F4A7C15 & _WORD
    for _ in range(3):
        mixed ^= mixed >> 31
        mixed = mixed * 0xD6E8FEB86659FD93 & _WORD
    return mixed >> 3 | 1


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Multiply-with-carry: small, fast and good enough for play; never used where chance must be proven fair."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = _mix(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (n below 2**31)."""
        state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        self.state = state
        return ((state & _LOW) * n) >> 32

    def pick(self, weights: list[int]) -> int:
        """An index, drawn in proportion to the weights."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise ValueError("weights must have a positive sum")

    def __reduce__(self) -> tuple[object, ...]:
        """A copy goes on where this one is."""
        return _go_on, (int(self.state),)


def _go_on(state: int) -> Rng:
    rng = Rng(0)
    rng.state = state
    return rng
