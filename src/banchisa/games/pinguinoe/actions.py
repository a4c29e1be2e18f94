"""The action space of Pinguinoè, declared once."""

from __future__ import annotations

from typing import Final

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.games.pinguinoe.rules.board import CARDS, CELL_NAMES, DIRECTIONS, FRONT_NAMES, PLACES, ROTATIONS

# the numbers of the first action of each family
ROLL: Final = 0
END_TURN: Final = 1
DECLINE: Final = 2
DISCARD: Final = 3
SKATES: Final = 4
FISH: Final = 5
JUMP: Final = 6
SNOWBALL: Final = 10
REVEAL: Final = 14
TELESCOPE: Final = 49
WALK: Final = 84
SEAL_TO: Final = 504
PICK: Final = 924
ARK: Final = 1344
CORNER: Final = 1346
START: Final = 1350
DIE: Final = 1354
FRONT: Final = 1360
SEARCH: Final = 1420


def _space() -> ActionSpace:
    cell = Domain("cell", CELL_NAMES)
    place = Domain("place", [str(place) for place in range(PLACES)])
    player = Domain("player", ["1", "2", "3", "4"])  # as the penguins are numbered on the map
    return ActionSpace(
        [
            Family("roll", [], at=ROLL),
            Family("end_turn", [], at=END_TURN),
            Family("decline", [], at=DECLINE),
            Family("discard", [], at=DISCARD),
            Family("skates", [], at=SKATES, loose=True),
            Family("fish", [], at=FISH, loose=True),
            Family("jump", [Domain("direction", list(DIRECTIONS))], at=JUMP, loose=True),
            Family("snowball", [player], at=SNOWBALL),
            Family("reveal", [place], at=REVEAL),
            Family("telescope", [place], at=TELESCOPE),
            Family("walk", [cell], at=WALK),
            Family("seal_to", [cell], at=SEAL_TO),
            Family("pick", [cell], at=PICK),
            Family("ark", [Domain("face", ["A", "B"])], at=ARK, chance=True),
            Family("corner", [Domain("shift", ["0", "1", "2", "3"])], at=CORNER, chance=True),
            Family("start", [player], at=START, chance=True),
            Family("die", [Domain("result", ["1", "2", "3", "4", "5", "6"])], at=DIE, chance=True),
            Family("front", [Domain("card", FRONT_NAMES), Domain("rotation", list(ROTATIONS))], at=FRONT, chance=True),
            Family("search", [Domain("find", list(CARDS))], at=SEARCH, chance=True),
        ]
    )


ACTIONS: Final = _space()
