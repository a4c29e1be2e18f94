"""How long a game of Pinguinoè can be, and what it can bring."""

from __future__ import annotations

from banchisa.engine.bounds import GameBounds
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.rules.board import BOTH_WAYS, FISH, LIGHT_FRONTS, Sea

_WAVE = 5  # cards that a tsunami turns


def find_bounds(sea: Sea) -> GameBounds:
    """The bounds of games on this sea. The flood ends those that nobody wins (PIN-5.4)."""
    set_up = 3  # ark, corner, first player
    steps = set_up + int(sea.round_limit * sea.seats) * _count_turn(sea)
    outcomes = ACTIONS.size - ACTIONS.players
    return GameBounds(steps, 0, 1, BOTH_WAYS * LIGHT_FRONTS, ACTIONS.players, outcomes)


def _count_turn(sea: Sea) -> int:
    """The most steps of a turn.

    A seat rolls, uses one object, spends its points one by one, and ends the turn; a search card may bring a tsunami or
    a blizzard. Wherever the seal comes up, each penguin may be reached; a fish lures it to the next place.
    """
    seats, fish = int(sea.seats), int(sea.box[FISH]) + 1  # one may be drawn again in the same turn
    points = int(max(sea.most_points, sea.seal_steps))
    own = 2 + 2 + 2 * points + 1  # roll and die, an object and its cell, points with the cards they turn, the end
    seal = (points + 2 + fish) * seats + fish  # questions wherever it comes up, and the places it is lured to
    events = 1 + 1 + max(_WAVE + seats, seats)  # lifebelt and search, then tsunami or blizzard
    return own + 1 + seal + events
