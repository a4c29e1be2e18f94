"""Observations: what a seat sees of a position, as bytes of a fixed length for programs that learn.

A game declares its features once, and writes them into a buffer in that order. A seat sees itself first: seats are
counted from its own chair. What is hidden from the seat is zero, or belongs to a feature that counts the unknown.
"""

from __future__ import annotations

from math import prod
from typing import Final, NamedTuple

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec

HIGHEST: Final = 255  # one byte a value


class Feature(NamedTuple):
    """Some values of an observation that belong together: their shape, and how high they can be."""

    name: str  # one of its own in a game
    shape: tuple[int, ...]  # of its values
    high: int  # none of them is above it, none below 0
    about: str  # what they say, in words

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return prod(self.shape)


def step_features(phases: tuple[str, ...], seats: int) -> tuple[Feature, Feature]:
    """How every observation begins: what is asked, of all that a game has, and of whom. `write_step` writes it."""
    return Feature("phase", (len(phases),), 1, f"what is asked: {', '.join(phases)}"), actor_feature(seats)


def actor_feature(seats: int) -> Feature:
    """The feature that `write_actor` writes."""
    return Feature("to_act", (seats + 1,), 1, "who acts: this seat, the seats after it, chance; nobody when it is over")


def count_size(features: tuple[Feature, ...]) -> int:
    """How many bytes an observation with these features takes."""
    return sum(feature.size for feature in features)


def empty_buffer(size: i64) -> vec[u8]:
    """Room for observations; writers expect zeros."""
    return vec[u8]([0] * size)


def from_chair(other: i64, seat: i64, seats: i64) -> i64:
    """The number of another seat, counted from the chair of this one."""
    return other - seat if other >= seat else other - seat + seats


def write_step(out: vec[u8], at: i64, phase: i64, phases: i64, actor: i64, seat: i64, seats: i64) -> i64:
    """Write the phase and who acts, and return where the next feature begins."""
    out[at + phase] = 1
    return write_actor(out, at + phases, actor, seat, seats)


def write_actor(out: vec[u8], at: i64, actor: i64, seat: i64, seats: i64) -> i64:
    """Write who acts, and return where the next feature begins."""
    if actor >= 0:
        out[at + from_chair(actor, seat, seats)] = 1
    elif actor == -1:  # chance
        out[at + seats] = 1
    return at + seats + 1


def write_seat(out: vec[u8], at: i64, other: i64, seat: i64, seats: i64) -> i64:
    """Write which seat something is about, nothing if the number is negative; return where the next feature begins."""
    if other >= 0:
        out[at + from_chair(other, seat, seats)] = 1
    return at + seats


def write_one(out: vec[u8], at: i64, number: i64, size: i64) -> i64:
    """Write a one at a number of so many, nothing if it is none of them; return where the next feature begins."""
    if 0 <= number < size:
        out[at + number] = 1
    return at + size


def write_count(out: vec[u8], at: i64, count: i64) -> i64:
    """Write a number, at most the highest that a byte holds, and return where the next feature begins."""
    out[at] = u8(min(count, i64(HIGHEST)))
    return at + 1
