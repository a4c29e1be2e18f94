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
            Family("roll", []),
            Family("end_turn", []),
            Family("decline", []),
            Family("discard", []),
            Family("skates", [], loose=True),
            Family("fish", [], loose=True),
            Family("jump", [Domain("direction", list(DIRECTIONS))], loose=True),
            Family("snowball", [player]),
            Family("reveal", [place]),
            Family("telescope", [place]),
            Family("walk", [cell]),
            Family("seal_to", [cell]),
            Family("pick", [cell]),
            Family("ark", [Domain("face", ["A", "B"])], chance=True),
            Family("corner", [Domain("shift", ["0", "1", "2", "3"])], chance=True),
            Family("start", [player], chance=True),
            Family("die", [Domain("result", ["1", "2", "3", "4", "5", "6"])], chance=True),
            Family("front", [Domain("card", FRONT_NAMES), Domain("rotation", list(ROTATIONS))], chance=True),
            Family("search", [Domain("find", list(CARDS))], chance=True),
        ]
    )


ACTIONS: Final = _space()
