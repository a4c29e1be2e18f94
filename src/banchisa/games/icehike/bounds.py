"""How long a game of Ice Hike can be, and what it can bring."""

from __future__ import annotations

from banchisa.engine.bounds import GameBounds
from banchisa.games.icehike.actions import ACTIONS
from banchisa.games.icehike.rules.board import BERRY, CUBES, FISH, LAND, MOUNTAIN, WATER, Hike, byte_of

_TOP = 2  # levels that one can go down without going up before


def find_bounds(hike: Hike) -> GameBounds:
    """The bounds of games with these terms."""
    most = int(hike.seats) - 1 if hike.play_on else 1
    return GameBounds(_count_steps(hike), 0, most, len(CUBES), ACTIONS.players, ACTIONS.size - ACTIONS.players)


def _count_steps(hike: Hike) -> int:
    """Turns in which a tile is drawn, and those that are left when there is none (ICE-5.4)."""
    tiles = sum(int(byte_of(hike.stack, kind)) for kind in (WATER, FISH, LAND, MOUNTAIN))
    others = int(hike.colours) - 1
    berries = int(byte_of(hike.bag, BERRY) + hike.finds * hike.colours)
    walk = int(hike.bear_energy) * (1 + 3 * others) + 1  # at each step torches, retreats and fees; the stop
    turn = 3 + walk + _count_puppet(int(hike.puppet_energy)) + 1  # tile, cube, place; the end
    return (tiles + int(hike.cap)) * turn + berries * (1 + _count_puppet(int(hike.berry_energy)))


def _count_puppet(energy: int) -> int:
    """Steps of a puppet: going down may be free, but one goes up first, two levels at most for each point.

    After every step there may be a fee, or a bear to push.
    """
    return 2 * (energy + _TOP + 2 * energy)
