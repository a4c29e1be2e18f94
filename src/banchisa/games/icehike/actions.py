"""The action space of Ice Hike, declared once."""

from __future__ import annotations

from typing import Final

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.games.icehike.rules.board import (
    COLOURS,
    CUBES,
    DIRECTIONS,
    FINDS,
    MOST_BEARS,
    MOST_IGLOOS,
    TILES,
    WHOLE_NAMES,
)

# the numbers of the first action of each family
PLACE: Final = 0
STEP: Final = 94
BUILD: Final = 100
SEARCH: Final = 101
EAT: Final = 102
END_TURN: Final = 103
BEAR: Final = 104
STOP: Final = 128
PUSH: Final = 129
PAY: Final = 135
TORCH_NO: Final = 138
TORCH_YES: Final = 139
RETREAT: Final = 140  # to the start tile; the igloos follow
DRAW_TILE: Final = 151
DRAW_CUBE: Final = 155


def igloo_label(colour: int, slot: int) -> str:
    """An igloo in notation: its colour and whether it was built first or second."""
    return f"{COLOURS[colour]}-{slot + 1}"


REFUGES: Final = [
    "start", *(igloo_label(colour, slot) for colour in range(len(COLOURS)) for slot in range(MOST_IGLOOS))
]  # fmt: skip


def _space() -> ActionSpace:
    cell = Domain("cell", WHOLE_NAMES)
    direction = Domain("direction", list(DIRECTIONS))
    bear = Domain("bear", [str(k + 1) for k in range(MOST_BEARS)])
    return ActionSpace(
        [
            Family("place", [cell], at=PLACE),
            Family("step", [direction], at=STEP, loose=True),
            Family("build", [], at=BUILD),
            Family("search", [], at=SEARCH),
            Family("berry", [], at=EAT),
            Family("end_turn", [], at=END_TURN),
            Family("bear", [bear, direction], at=BEAR, loose=True),
            Family("bear_stop", [], at=STOP),
            Family("push", [direction], at=PUSH, loose=True),
            Family("pay", [Domain("find", list(FINDS))], at=PAY, loose=True),
            Family("torch", [Domain("answer", ["no", "yes"])], at=TORCH_NO),
            Family("retreat", [Domain("refuge", REFUGES)], at=RETREAT, loose=True),
            Family("draw_tile", [Domain("tile", list(TILES))], at=DRAW_TILE, chance=True),
            Family("draw_cube", [Domain("cube", list(CUBES))], at=DRAW_CUBE, chance=True),
        ]
    )


ACTIONS: Final = _space()
