"""The action space of Nanuuk!, declared once."""

from __future__ import annotations

from typing import Final

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.games.nanuuk.rules.board import CELL_NAMES, EDGE_NAMES

ANIMALS: Final = ("fish", "seal", "walrus", "whale")
REST: Final = ("bear", "walrus", "seal", "fish")  # what chance lays on the spaces that whales and Inuk leave

# the numbers of the first action of each family
PLACE: Final = 0
PLACE_TILE: Final = 31
MOVE: Final = 62
STAY: Final = 124
CRACK: Final = 125
DEFER_CRACK: Final = 197
DRIVE_BEAR: Final = 198
TAKE: Final = 229
LEAVE: Final = 230
DELIVER: Final = 231
EXTRA_YES: Final = 247
EXTRA_NO: Final = 248
BEAR_WALK: Final = 249
BEAR_STAY: Final = 342
BEAR_ON: Final = 345
BEAR_STOP: Final = 376
LAY_TILE: Final = 377
LAY_REST: Final = 408
LAY_CRACK: Final = 412


def load(mask: int) -> str:
    """A set of animals in notation: fish+seal, or none."""
    return "+".join(animal for k, animal in enumerate(ANIMALS) if mask >> k & 1) or "none"


def _space() -> ActionSpace:
    cell = Domain("cell", CELL_NAMES)
    edge = Domain("edge", EDGE_NAMES)
    piece = Domain("piece", ["1", "2"])
    bear = Domain("bear", ["1", "2", "3"])
    animals = Domain("animals", [load(mask) for mask in range(16)])
    kind = Domain("kind", list(REST))
    return ActionSpace(
        [
            Family("place", [cell]),
            Family("place_tile", [cell]),
            Family("move", [piece, cell]),
            Family("stay", []),
            Family("crack", [edge]),
            Family("defer_crack", []),
            Family("drive_bear", [cell]),
            Family("take", []),
            Family("leave", []),
            Family("deliver", [animals], loose=True),
            Family("extra_yes", []),
            Family("extra_no", []),
            Family("bear_walk", [bear, cell]),
            Family("bear_stay", [bear]),
            Family("bear_on", [cell]),
            Family("bear_stop", []),
            Family("lay_tile", [cell], chance=True),
            Family("lay_rest", [kind], chance=True),
            Family("lay_crack", [edge], chance=True),
        ]
    )


ACTIONS: Final = _space()
