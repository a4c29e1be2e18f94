"""The board in text, one line for each half hexagon from north to south.

A cell of ice shows its name (small letters: a partial cell, which takes no tile), water ~, fish ~f, land =, a
mountain ^ with the find in its cave (be, to, ro). (S) and (F) are start and finish, [o] is an igloo, B1 a bear, and
after @ stand the puppets.
"""

from __future__ import annotations

from typing import Final

from banchisa.engine.state import CHANCE, OVER
from banchisa.games.icehike.board import (
    CELL_NAMES,
    COLOURS,
    CUBES,
    FINDS,
    GRID,
    IS_WHOLE,
    NONE,
    OFF,
    TILES,
)
from banchisa.games.icehike.lengths import FAR, length_of
from banchisa.games.icehike.position import held_by, igloos_of
from banchisa.games.icehike.sight import colours_on, ground, owner_of
from banchisa.games.icehike.state import MODES, NOBODY, PHASES, IceState

WIDTH: Final = 6  # of one column; a cell may use two of them
MARGIN: Final = 4
LETTERS: Final = {"orange": "o", "white": "w", "brown": "b", "grey": "g", "black": "k"}
_SIGNS: Final = {"water": "~", "fish": "~f", "land": "=", "mountain": "^"}


def drawn(state: IceState) -> str:
    """The board, what each colour has, and whose turn it is."""
    lines = ["    " + "".join(f"{letter:<{WIDTH}}" for letter in "ABCDEFGHIJKLM").rstrip()]
    lines.extend(_line(state, height) for height in range(19))
    lines.append("")
    lines.extend(_party(state, colour) for colour in state.hike.order)
    lines.append(_left(state))
    lines.append(_status(state))
    return "\n".join(lines)


def _line(state: IceState, height: int) -> str:
    """All cells whose middles lie on one line."""
    line = f"{height // 2 + 1:>2}  "
    for column in range(13):
        cell = GRID.cell((column, height))
        if cell >= 0:
            line = line.ljust(MARGIN + column * WIDTH) + _contents(state, cell)
    return line.rstrip()


def _contents(state: IceState, cell: int) -> str:
    """Ground, igloo, bear and puppets of a cell."""
    owner = owner_of(state, cell)
    things = "" if owner is None else f"[{LETTERS[COLOURS[owner]]}]"
    bear = state.bear_on(cell)
    things += "" if bear == NOBODY else f"B{bear + 1}"
    puppets = "".join(LETTERS[COLOURS[colour]] for colour in colours_on(state, cell))
    return f"{_sign(state, cell)}{things}{'@' if puppets else ''}{puppets}"


def _sign(state: IceState, cell: int) -> str:
    if cell == state.hike.start:
        return "(S)"
    if cell == state.hike.finish:
        return "(F)"
    kind = ground(state, cell)
    if kind == "ice":
        return CELL_NAMES[cell] if IS_WHOLE[cell] else CELL_NAMES[cell].lower()
    find = state.find_in(cell)
    return _SIGNS[kind] + ("" if find == NONE else FINDS[find][:2])


def _party(state: IceState, colour: int) -> str:
    """Where a puppet is, how far it has to go, and what its colour has."""
    name = COLOURS[colour]
    held = ", ".join(f"{count} {kind}" for kind, count in held_by(state, colour).items() if count)
    igloos = ", ".join(igloos_of(state, colour))
    return (
        f"{LETTERS[name]} {name:7}seat {state.hike.seat_of(colour)}  {_where(state, colour):22}"
        f"holds {held or 'nothing'}; igloos {igloos or 'none'}"
    )


def _where(state: IceState, colour: int) -> str:
    cell = int(state.spot(colour))
    if cell == OFF or cell == state.hike.finish:
        return "has arrived"
    length = length_of(state, colour)
    return f"on {CELL_NAMES[cell]}, {'no way' if length >= FAR else f'{length} to go'}"


def _left(state: IceState) -> str:
    tiles = ", ".join(f"{int(state.stack >> 8 * kind & 255)} {name}" for kind, name in enumerate(TILES))
    cubes = ", ".join(f"{int(state.bag >> 8 * kind & 255)} {name}" for kind, name in enumerate(CUBES))
    return f"stack {tiles}; bag {cubes}; {state.hike.bears - state.bears_out()} bears"


def _status(state: IceState) -> str:
    if state.actor == OVER:
        return f"turn {state.turn}, over"
    who = "chance" if state.actor == CHANCE else f"seat {state.actor}"
    parts = [f"turn {state.turn} of {COLOURS[state.colour]}"]
    if state.tile != NONE:
        parts.append(f"drawn {TILES[state.tile]}{'' if state.cube == NONE else f' with {CUBES[state.cube]}'}")
    parts.append(f"{MODES[state.mode]}, energy {state.energy}")
    parts.append(f"{who} to act: {PHASES[state.phase]}")
    return ", ".join(parts)
