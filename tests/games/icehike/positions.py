"""Positions of Ice Hike stated in one line, and the words to play on from them.

Things are written with blanks between them and commas between groups: tiles "W I2 I3, M I6, L J5, F F5" (water,
mountain, land, water with fish), puppets "orange H5, white J5" (those not named stand on L2), igloos "white G3 H4,
brown J3" in the order of building, held "orange rope berry, white torch", finds in caves "berry H4, rope C3". Colours
not in play are left out. What is an option goes to the options, the rest into the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import banchisa
from support.positions import json_entry, names, play

GAME = banchisa.game("icehike")
Json = dict[str, Any]
KINDS = {"W": "water", "F": "fish", "L": "land", "M": "mountain"}
COLOURS = ("orange", "white", "brown", "grey", "black")
NO_TILES = {"stack": {"water": 0}}


# stating a position


def hike(*said: Any, **more: Any) -> banchisa.State:
    """A position; the tile of the turn is placed already, and neither puppet nor bear has been chosen."""
    return GAME.from_json(hike_json(*said, **more))


def hike_json(
    puppets: str = "",
    tiles: str = "",
    bears: str = "",
    igloos: str = "",
    held: str = "",
    finds: str = "",
    colour: str = "orange",
    phase: str = "act",
    seats: int = 4,
    **more: object,
) -> Json:
    standing = dict.fromkeys(COLOURS[: 4 if seats == 2 else seats], "L2")
    standing.update(dict(groups(puppets)))
    options = {name: value for name, value in more.items() if name in GAME.options}
    return {
        "seats": seats,
        "options": options,
        "phase": phase,
        "colour": colour,
        "puppets": {name: None if cell == "-" else cell for name, cell in standing.items()},
        "tiles": {KINDS[kind]: cells for kind, *cells in groups(tiles)},
        "bears": bears.split(),
        "igloos": {name: cells for name, *cells in groups(igloos)},
        "held": {name: {find: found.count(find) for find in found} for name, *found in groups(held)},
        "finds": {kind: cells for kind, *cells in groups(finds)},
        **{name: value for name, value in more.items() if name not in options},
    }


STATED = {"hike": hike_json}


def to_place(tile: str, cube: str | None = None, **more: object) -> banchisa.State:
    """A position in which a drawn tile is to be placed; a mountain without a cube is a bare one."""
    if tile == "mountain" and cube is None:
        cube = "empty"
    return hike(phase="place", tile=tile, cube=cube, **more)


def groups(text: str) -> Iterator[list[str]]:
    return (words.split() for words in text.split(",") if words.strip())


# playing on


def start(seats: int, *steps: str, **options: object) -> banchisa.State:
    """A game from its first step on."""
    return play(GAME.start(seats, **options), *steps)


def walk(state: banchisa.State, *cells: str) -> banchisa.State:
    """The active puppet walks over these cells."""
    for cell in cells:
        state = play(state, step_to(state, cell))
    return state


def step_to(state: banchisa.State, cell: str) -> str:
    """The step of the active puppet to a cell next to it, in notation."""
    return f"step {heading(json_entry(state, 'puppets')[json_entry(state, 'colour')], cell)}"


def roam(state: banchisa.State, bear: int, *cells: str) -> banchisa.State:
    """A bear walks over these cells."""
    for cell in cells:
        state = play(state, bear_to(state, bear, cell))
    return state


def bear_to(state: banchisa.State, bear: int, cell: str) -> str:
    return f"bear {bear} {heading(json_entry(state, 'bears')[bear - 1], cell)}"


def heading(one: str, other: str) -> str:
    """The direction from a cell to its neighbour."""
    (a, b), (c, d) = place(one), place(other)
    return {(0, -2): "N", (1, -1): "NE", (1, 1): "SE", (0, 2): "S", (-1, 1): "SW", (-1, -1): "NW"}[c - a, d - b]


def place(cell: str) -> tuple[int, int]:
    """Column and height of a cell (ICE-2.1)."""
    column, row = "ABCDEFGHIJKLM".index(cell[0]), int(cell[1:])
    return column, 2 * row - 1 if column % 2 else 2 * row - 2


# looking at a position


def cells(state: banchisa.State) -> list[str]:
    """The cells where the drawn tile may go."""
    return [name.removeprefix("place ") for name in names(state) if name.startswith("place ")]


def puppet(state: banchisa.State, colour: str) -> str:
    return json_entry(state, "puppets")[colour]


def finds_of(state: banchisa.State, colour: str) -> str:
    """The finds of a colour as they are written above."""
    return " ".join(find for find, count in json_entry(state, "held")[colour].items() for _ in range(count))


def energy(state: banchisa.State) -> int:
    return json_entry(state, "energy")
