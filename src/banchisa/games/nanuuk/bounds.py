"""How long a game of Nanuuk! can be, and what it can bring."""

from __future__ import annotations

from banchisa.engine.bounds import GameBounds
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.rules.board import CELLS, EDGES, FIXED, NANUUK, RANDOM, TILES, Floe
from banchisa.games.nanuuk.rules.sheet import ANIMAL_NAMES

_PARTS = 4  # steps of a hunter's turn: move, crack, what the space offers, whether to go on


def find_bounds(floe: Floe) -> GameBounds:
    """The bounds of games on this floe."""
    hunts = floe.mode == NANUUK
    outcomes = EDGES if hunts and floe.initial_cracks else 0
    if hunts and floe.layout == RANDOM:
        outcomes = max(outcomes, CELLS)
    most = _animal_points(floe) + int(floe.each * floe.home_bonus) if hunts else 1
    steps = _hunt_steps(floe) if hunts else _other_steps(floe)
    return GameBounds(steps, 0, most, outcomes, ACTIONS.players, ACTIONS.size - ACTIONS.players)


def _animal_points(floe: Floe) -> int:
    return sum(value * _count(floe, animal) for animal, value in zip(ANIMAL_NAMES, floe.values, strict=True))


def _count(floe: Floe, animal: str) -> int:
    return floe.counts[TILES.index(animal)]


def _other_steps(floe: Floe) -> int:
    """Every turn cracks a line; a bear may walk twice for it, or stop after the first step."""
    return len(floe.order) + (3 if floe.bears else 2) * EDGES


def _hunt_steps(floe: Floe) -> int:
    """A move cracks a line, unless a kayak or a dog team was spent, and an animal brings at most one of each.

    Between two moves each seat may stay once, and no more than all of them in a row.
    """
    laid = 0 if floe.layout == FIXED else sum(floe.counts)
    moves = EDGES + 2 * sum(_count(floe, animal) for animal in ANIMAL_NAMES)
    set_up = laid + int(floe.initial_cracks) + len(floe.order)
    return set_up + _PARTS * moves + int(floe.seats) * (moves + 1)
