"""Which bot sits where in game number 0, 1, 2, ...: every seating equally often, and balanced at any time."""

from __future__ import annotations

from functools import cache
from itertools import product

MAX_BOTS = 8

Seating = tuple[int, ...]  # for each seat the number of its bot


def find_seating(bots: int, seats: int, number: int) -> Seating:
    """The seating of one game."""
    every = seatings(bots, seats)
    return every[number % len(every)]


@cache
def seatings(bots: int, seats: int) -> tuple[Seating, ...]:
    """All seatings of so many bots, in the order in which they are played.

    With as many bots as seats these are all permutations. With more bots they are all ordered selections. With fewer
    they are all distributions in which no bot has two seats more than another. A seating is followed by its rotations;
    next comes the seating whose bots have played least.
    """
    waiting = _rotation_groups(bots, seats)
    base = seats // bots  # seats that every bot has in every game
    played = [0] * bots  # seats that each bot has had
    order: list[Seating] = []
    while waiting:
        least = sum(sorted(played)[: seats - base * bots])
        group = _pick_group(waiting, played, base, least)
        waiting.remove(group)
        order += group
        for bot in group[0]:
            played[bot] += len(group)
    return tuple(order)


def _pick_group(groups: list[list[Seating]], played: list[int], base: int, least: int) -> list[Seating]:
    """The first group whose bots with an extra seat have played least; no sum can be below least."""
    best = groups[0]
    best_sum = -1
    for group in groups:
        extra = sum(played[bot] * (group[0].count(bot) - base) for bot in set(group[0]))
        if best_sum < 0 or extra < best_sum:
            best, best_sum = group, extra
        if extra <= least:
            break
    return best


def _rotation_groups(bots: int, seats: int) -> list[list[Seating]]:
    """All seatings, those together that are rotations of each other."""
    fewest, most = seats // bots, -(-seats // bots)
    groups: list[list[Seating]] = []
    for one in product(range(bots), repeat=seats):
        if all(fewest <= one.count(bot) <= most for bot in range(bots)):
            rotations = [one[turn:] + one[:turn] for turn in range(seats)]
            if one == min(rotations):
                groups.append(list(dict.fromkeys(rotations)))
    return groups
