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
            Family("place", [cell], at=PLACE),
            Family("place_tile", [cell], at=PLACE_TILE),
            Family("move", [piece, cell], at=MOVE),
            Family("stay", [], at=STAY),
            Family("crack", [edge], at=CRACK),
            Family("defer_crack", [], at=DEFER_CRACK),
            Family("drive_bear", [cell], at=DRIVE_BEAR),
            Family("take", [], at=TAKE),
            Family("leave", [], at=LEAVE),
            Family("deliver", [animals], at=DELIVER, loose=True),
            Family("extra_yes", [], at=EXTRA_YES),
            Family("extra_no", [], at=EXTRA_NO),
            Family("bear_walk", [bear, cell], at=BEAR_WALK),
            Family("bear_stay", [bear], at=BEAR_STAY),
            Family("bear_on", [cell], at=BEAR_ON),
            Family("bear_stop", [], at=BEAR_STOP),
            Family("lay_tile", [cell], at=LAY_TILE, chance=True),
            Family("lay_rest", [kind], at=LAY_REST, chance=True),
            Family("lay_crack", [edge], at=LAY_CRACK, chance=True),
        ]
    )


ACTIONS: Final = _space()
