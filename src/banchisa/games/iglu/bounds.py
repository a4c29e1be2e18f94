"""How long a game of Iglu Iglu can be, and what it can bring."""

from __future__ import annotations

from banchisa.engine.bounds import GameBounds
from banchisa.games.iglu.actions import ACTIONS
from banchisa.games.iglu.rules.board import BEAR, BEAR_VALUE, CENTRE_NAMES, TILES, WATER_CELLS, Field, value_of

_ICE = len(WATER_CELLS) - len(CENTRE_NAMES)  # tiles at the start; none is ever added
_FISH = 3  # the most that a tile brings


def find_bounds(field: Field) -> GameBounds:
    """The bounds of games on this field."""
    outcomes = ACTIONS.size - ACTIONS.players
    return GameBounds(_count_steps(field), 0, _best_score(field), len(TILES), ACTIONS.players, outcomes)


def _best_score(field: Field) -> int:
    """All animals, and one island of all tiles; by the table, an island of each tile with the best value."""
    animals = sum(int(value_of(kind)) * field.tokens[kind] for kind in range(BEAR)) + BEAR_VALUE * field.tokens[BEAR]
    by_table = _ICE * max(int(value) for value in field.island_table)
    return animals + (by_table if field.by_table else _ICE * _ICE)


def _count_steps(field: Field) -> int:
    """Every turn melts a tile, and every kept tile is played once."""
    tiles = dict(zip(TILES, field.tiles, strict=True))
    people = int(field.seats * field.inuit)
    turn = 2 + _FISH + int(field.ap_per_turn) + 1  # melt, tile, fish, an action for each point, the end
    drift = 1 + sum(field.tokens)  # the push, and every animal out of its way
    animal = 1 + int(field.seats) + people  # the step of an animal, answers to a bear, Inuit that flee
    energy = sum(tiles[f"energy{points}"] * (1 + points) for points in (1, 2, 3))
    kept = tiles["melt"] * (1 + people) + tiles["animals"] * (1 + int(field.animal_points) * animal)
    set_up = 1 + 4 + people  # the first player, the fish of the centre, the Inuit
    return set_up + _ICE * turn + tiles["drift"] * drift + kept + energy + tiles["harpoon"]
