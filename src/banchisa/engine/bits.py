"""The bits of a machine word, one by one: sets of spaces and of cards are such words.

The product of `SPREAD` and a word with a single bit shows in its six highest bits which bit that is. Loops over many
bits look it up in `NUMBER_OF` by themselves: a call for each bit would take longer than all the rest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.grids import table

_WORD: Final = 64  # bits
SPREAD: Final = 0x03F79D71B4CB0A89  # a de Bruijn sequence: all groups of six neighbouring bits differ
TOP: Final = 58  # how far the six highest bits are shifted down
SIX: Final = 63  # a mask of six bits
_PLACES: Final = [(1 << bit) * SPREAD >> TOP & SIX for bit in range(_WORD)]
NUMBER_OF: Final = table([_PLACES.index(place) for place in range(_WORD)])


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty."""
    return NUMBER_OF[(mask & -mask) * SPREAD >> TOP & SIX]


def nth_lowest(mask: i64, n: i64) -> i64:
    """The number of a bit of a mask: of its lowest one for 0, and so on."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def count_bits(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def write_numbers(out: vec[i64], n: i64, first: i64, mask: i64) -> i64:
    """Write the number of each bit of a mask, ascending, counted from the first one; how many are written then."""
    numbers = NUMBER_OF
    while mask:
        out[n] = first + numbers[(mask & -mask) * SPREAD >> TOP & SIX]
        n += 1
        mask &= mask - 1
    return n


def write_range(out: vec[i64], first: i64, count: i64) -> i64:
    """Write so many numbers from the first one on; how many there are."""
    for k in range(count):
        out[k] = first + k
    return count


def write_bits(out: vec[u8], at: i64, mask: i64, width: i64) -> None:
    """Write every bit of a mask, which may be full of them, as a byte."""
    for k in range(at, at + width):
        out[k] = u8(mask & 1)
        mask >>= 1


def write_half_sets(out: vec[u8], at: i64, low: i64, high: i64, half: i64, size: i64) -> i64:
    """Write a one for each member of a set in two words, the second from `half` on; return where the set ends."""
    write_marks(out, at, low, 1)
    write_marks(out, at + half, high, 1)
    return at + size


def write_marks(out: vec[u8], at: i64, mask: i64, mark: u8) -> None:
    """Write the same byte for each bit of a mask that has few of them; the others are left as they are."""
    numbers = NUMBER_OF
    while mask:
        out[at + numbers[(mask & -mask) * SPREAD >> TOP & SIX]] = mark
        mask &= mask - 1
