"""What is asked of the actor, by number and by the name it has in positions."""

from typing import Final

LAY_TILE: Final = 0
LAY_REST: Final = 1
PLACE_TILE: Final = 2
LAY_CRACK: Final = 3
PLACE: Final = 4
MOVE: Final = 5
CRACK: Final = 6
DRIVE_BEAR: Final = 7
TAKE: Final = 8
DELIVER: Final = 9
EXTRA: Final = 10
CRACK_OWED: Final = 11
BEAR_WALK: Final = 12
BEAR_ON: Final = 13
OVER: Final = 14
NAMES: Final = (
    "lay_tile", "lay_rest", "place_tile", "lay_crack", "place", "move", "crack", "drive_bear", "take", "deliver",
    "extra", "crack_owed", "bear_walk", "bear_on", "over",
)  # fmt: skip
