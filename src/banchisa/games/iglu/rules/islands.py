"""Islands, and what they bring if the game ended now."""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.games.iglu.rules.board import BEAR, BEAR_VALUE, BIT, H8, byte_of, flood, value_of, with_byte
from banchisa.games.iglu.rules.state import IGLOOS, FieldState


def island_at(state: FieldState, start: i64) -> i64:
    """The island of a tile, or of the lowest of several (IGL-5.6, IGL-5.7)."""
    return flood(start & -start, state.ice)


def islands(state: FieldState) -> list[int]:
    """All islands."""
    found: list[int] = []
    rest = state.ice
    while rest:
        island = island_at(state, rest)
        found.append(island)
        rest &= ~island
    return found


def strength(state: FieldState, seat: i64, island: i64) -> i64:
    """How strong a tribe is on an island (IGL-5.9)."""
    total: i64 = 0
    folk = state.folk(seat)
    for number in range(state.field.inuit):
        cell = byte_of(folk, number)
        if cell < H8 and island & BIT[cell]:  # h8 is land, and so is the space of nobody (IGL-5.15)
            total += state.field.strength_inuit
    for number in range(seat * IGLOOS, seat * IGLOOS + IGLOOS):
        cell = state.igloo_at(number)
        if cell and island & BIT[cell]:
            total += state.field.strength_igloo
    return total


def size_of(island: i64) -> i64:
    """The number of tiles of an island."""
    count: i64 = 0
    while island:
        island &= island - 1
        count += 1
    return count


def base_value(state: FieldState, size: i64) -> i64:
    """What an island is worth (IGL-5.8, IGL-6.2)."""
    if not state.field.by_table:
        return size
    return state.field.island_table[min(size, i64(6))]


def half_of(state: FieldState, value: i64) -> i64:
    """What the second place on an island of this value brings (IGL-5.13)."""
    return (value + 1) // 2 if state.field.halves_up else value // 2


def compare_strengths(state: FieldState, island: i64) -> tuple[i64, i64, i64, i64]:
    """How strong all tribes are on an island, a byte each; the greatest strength, the next; who is alone, or -1."""
    strengths: i64 = 0
    best: i64 = 0
    second: i64 = 0
    owner: i64 = -1
    for seat in range(state.field.seats):
        own = strength(state, seat, island)
        if own == 0:
            continue
        owner = seat if strengths == 0 else i64(-1)
        strengths = with_byte(strengths, seat, own)
        if own > best:
            second = best
            best = own
        elif second < own < best:
            second = own
    return strengths, best, second, owner


def points_from(state: FieldState, seat: i64, island: i64) -> i64:
    """What a tribe gets from an island."""
    strengths, best, second, owner = compare_strengths(state, island)
    own = byte_of(strengths, seat)
    if own == 0:
        return 0  # IGL-5.10, IGL-5.14
    value = base_value(state, size_of(island))
    if owner == seat:
        return value if state.field.by_table else value * value  # IGL-5.11, IGL-6.3
    if own == best:
        return value  # IGL-5.12
    return half_of(state, value) if own == second else i64(0)  # IGL-5.13, IGL-5.14


def island_points(state: FieldState, seat: i64) -> i64:
    """What a tribe gets from all islands."""
    total: i64 = 0
    rest = state.ice
    while rest:
        island = island_at(state, rest)
        total += points_from(state, seat, island)
        rest &= ~island
    return total


def hunted_points(state: FieldState, seat: i64) -> i64:
    """The value of a seat's hunted animals (IGL-5.5)."""
    total: i64 = 0
    for kind in range(i64(BEAR)):
        total += state.hunted_of(seat, kind) * value_of(kind)
    return total + state.hunted_of(seat, BEAR) * BEAR_VALUE
