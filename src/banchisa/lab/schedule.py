"""Who sits where in game number 0, 1, 2, ...: every seating equally often, neighbours in time balanced by seat."""

from __future__ import annotations

from functools import cache
from itertools import product

MOST_BOTS = 8

Seating = tuple[int, ...]  # for each seat the number of its bot


def seating(bots: int, seats: int, number: int) -> Seating:
    """Who sits where in a game."""
    every = seatings(bots, seats)
    return every[number % len(every)]


@cache
def seatings(bots: int, seats: int) -> tuple[Seating, ...]:
    """All ways to seat so many bots, in the order they are played.

    With as many bots as seats these are all permutations, with more all choices of bots in every order, with fewer
    every distribution in which no bot holds two seats more than another. A seating is followed by its rotations; then
    comes the one whose bots have waited longest.
    """
    waiting = _rotations(bots, seats)
    fewest = seats // bots  # seats of a bot in any game
    sat = [0] * bots
    order: list[Seating] = []
    while waiting:
        least = sum(sorted(sat)[: seats - fewest * bots])
        wheel = _least_sat(waiting, sat, fewest, least)
        waiting.remove(wheel)
        order += wheel
        for bot in wheel[0]:
            sat[bot] += len(wheel)
    return tuple(order)


def _least_sat(wheels: list[list[Seating]], sat: list[int], fewest: int, least: int) -> list[Seating]:
    """The wheel whose bots beyond everybody's seats have sat least; the first of equal ones."""
    best = wheels[0]
    best_sum = -1
    for wheel in wheels:
        extra = sum(sat[bot] * (wheel[0].count(bot) - fewest) for bot in set(wheel[0]))
        if best_sum < 0 or extra < best_sum:
            best, best_sum = wheel, extra
        if extra <= least:
            break
    return best


def _rotations(bots: int, seats: int) -> list[list[Seating]]:
    """The seatings in groups that are rotations of each other."""
    fewest, most = seats // bots, -(-seats // bots)
    found: list[list[Seating]] = []
    for one in product(range(bots), repeat=seats):
        if all(fewest <= one.count(bot) <= most for bot in range(bots)):
            turned = [one[turn:] + one[:turn] for turn in range(seats)]
            if one == min(turned):
                found.append(list(dict.fromkeys(turned)))
    return found
