"""What is asked of the actor, by number and by the name it has in positions."""

from typing import Final

DRAW_TILE: Final = 0
DRAW_CUBE: Final = 1
PLACE: Final = 2
ACT: Final = 3
BEAR: Final = 4
PUSH: Final = 5
PAY: Final = 6
TORCH: Final = 7
RETREAT: Final = 8
OVER: Final = 9
NAMES: Final = ("draw_tile", "draw_cube", "place", "act", "bear", "push", "pay", "torch", "retreat", "over")
