"""What is asked of the actor, by number and by the name it has in positions."""

from typing import Final

FIRST: Final = 0
FISH: Final = 1
PLACE: Final = 2
MELT: Final = 3  # phase 1: the window before the compulsory melt
TILE: Final = 4
FOX: Final = 5
DRIFT: Final = 6
DISPLACE: Final = 7
MOVE_ANIMAL: Final = 8
ANSWER: Final = 9
FLEE: Final = 10
ACT: Final = 11  # phase 2
OVER: Final = 12
NAMES: Final = (
    "first", "fish", "place", "melt", "tile", "fox", "drift", "displace", "move_animal", "answer", "flee",
    "act", "over",
)  # fmt: skip
