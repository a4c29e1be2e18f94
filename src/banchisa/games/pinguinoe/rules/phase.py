"""What is asked of the actor, by number and by the name it has in positions."""

from typing import Final

ARK: Final = 0  # C-ARK
CORNER: Final = 1  # C-CORNER
START: Final = 2  # C-START
ROLL: Final = 3  # S-ROLL
DIE: Final = 4  # C-DIE
MOVE: Final = 5  # S-MOVE
SEAL: Final = 6  # S-SEAL
SEND: Final = 7  # S-SEND
FISH: Final = 8  # S-FISH
LURE: Final = 9  # S-LURE
RETREAT: Final = 10  # S-RETREAT
BELT: Final = 11  # S-BELT
REVEAL: Final = 12  # C-REVEAL
SEARCH: Final = 13  # C-SEARCH
OVER: Final = 14
END: Final = 15  # a stage only: the turn ends after the effects
NAMES: Final = (
    "ark", "corner", "start", "roll", "die", "move", "seal", "send", "fish", "lure", "retreat", "belt", "reveal",
    "search", "over", "end",
)  # fmt: skip
