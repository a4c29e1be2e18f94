"""The board in text, one line for each half hexagon from north to south."""

from __future__ import annotations

from typing import Final

from banchisa.engine.drawing import Drawing, Say, Spot, list_amounts, say_plainly, say_who_acts
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.games.icehike.position.serialize import count_finds, igloos_of
from banchisa.games.icehike.refusals.lookup import caves_of, colours_on, ground, owner_of
from banchisa.games.icehike.rules.board import CELL_NAMES, COLOURS, CUBES, FINDS, GRID, IS_WHOLE, NONE, OFF, TILES
from banchisa.games.icehike.rules.lengths import FAR, length_of
from banchisa.games.icehike.rules.state import MODES, NOBODY, TrailState
from banchisa.games.icehike.view.choices import bear_id, puppet_id
from banchisa.games.icehike.view.geometry import at
from banchisa.games.icehike.view.log import colour_text, thing

WIDTH: Final = 6  # of one column; a cell may use two of them
MARGIN: Final = 4
BEAR: Final = "!"
_SIGNS: Final = {"water": "~", "fish": "\u2248", "land": "=", "mountain": "^"}
_ENGLISH: Final = {
    "short-orange": "o", "short-white": "w", "short-brown": "b", "short-grey": "g", "short-black": "k",
    "short-berry": "be", "short-torch": "to", "short-rope": "ro", "short-start": "S", "short-finish": "F",
}  # fmt: skip
_say_in_english = say_plainly(_ENGLISH)


def write_text(state: TrailState) -> str:
    """The board, and below it what each colour has and whose turn it is, in English."""
    notes = [*(_party(state, colour) for colour in state.hike.order), _stock(state), _status(state)]
    return draw_board(state, _say_in_english).with_notes(notes)


def short(name: str, say: Say) -> str:
    """The letters that stand for a thing or colour."""
    return say(Text(f"short-{name}"))


def draw_board(state: TrailState, say: Say) -> Drawing:
    """The board with its key."""
    drawing = Drawing(["    " + "".join(f"{letter:<{WIDTH}}" for letter in "ABCDEFGHIJKLM").rstrip()])
    for height in range(19):
        drawing.lines.append(_line(state, height, drawing, say))
    drawing.key = _key(state, say)
    return drawing


def _line(state: TrailState, height: int, drawing: Drawing, say: Say) -> str:
    """All cells whose middles lie on one line."""
    line = f"{height // 2 + 1:>2}  "
    for column in range(13):
        cell = GRID.cell((column, height))
        if cell >= 0:
            line = line.ljust(MARGIN + column * WIDTH)
            contents = _contents(state, cell, say)
            spot = Spot(height + 1, len(line), len(line) + len(contents))
            for element in _elements(state, cell):
                drawing.spots[element] = [spot]
            line += contents
    return line.rstrip()


def _elements(state: TrailState, cell: int) -> list[str]:
    """The cell and what stands on it."""
    bear, owner = state.bear_on(cell), owner_of(state, cell)
    igloos = [] if owner is None else [slot for slot in range(2) if state.igloo(owner, slot) == cell]
    return [
        at(cell),
        *([] if bear == NOBODY else [bear_id(int(bear))]),
        *(f"igloo-{COLOURS[owner or 0]}-{slot + 1}" for slot in igloos),
        *(puppet_id(colour) for colour in colours_on(state, cell)),
    ]


def _contents(state: TrailState, cell: int, say: Say) -> str:
    """Ground, igloo, bear and hikers of a cell."""
    owner = owner_of(state, cell)
    things = "" if owner is None else f"[{short(COLOURS[owner], say)}]"
    bear = state.bear_on(cell)
    things += "" if bear == NOBODY else f"{BEAR}{bear + 1}"
    hikers = "".join(short(COLOURS[colour], say) for colour in colours_on(state, cell))
    return f"{_sign(state, cell, say)}{things}{'@' if hikers else ''}{hikers}"


def _sign(state: TrailState, cell: int, say: Say) -> str:
    if cell == state.hike.start:
        return f"({short('start', say)})"
    if cell == state.hike.finish:
        return f"({short('finish', say)})"
    kind = ground(state, cell)
    if kind == "ice":
        return CELL_NAMES[cell] if IS_WHOLE[cell] else CELL_NAMES[cell].lower()
    find = state.find_in(cell)
    return _SIGNS[kind] + ("" if find == NONE else short(FINDS[find], say))


def _key(state: TrailState, say: Say) -> list[tuple[str, Text]]:
    """The signs; those of finds, bears and igloos only while there are any."""
    key = [
        (f"({short('start', say)})", Text("ground-hamlet-2")),
        (f"({short('finish', say)})", Text("ground-village-2")),
        ("B2", Text("key-ice")),
        ("b2", Text("key-cut")),
        *((_SIGNS[name], thing(name)) for name in TILES),
    ]
    found = [name for kind, name in enumerate(FINDS) if caves_of(state, kind)]
    key.extend((_SIGNS["mountain"] + short(name, say), Text("key-cave", {"find": thing(name)})) for name in found)
    if state.bears_out():
        key.append((f"{BEAR}1", Text("piece-bear", {"number": 1})))
    for colour in state.hike.order:
        letter = short(COLOURS[colour], say)
        key.append((f"@{letter}", Text("piece-puppet", {"colour": colour_text(colour)})))
        if state.igloos_built(colour):
            key.append((f"[{letter}]", Text("piece-igloo", {"colour": colour_text(colour)})))
    return key


def _party(state: TrailState, colour: int) -> str:
    """Where a puppet is, how far it has to go, and what its colour has."""
    name = COLOURS[colour]
    igloos = ", ".join(igloos_of(state, colour))
    return (
        f"{_ENGLISH[f'short-{name}']} {name:7}seat {state.hike.seat_of(colour)}  {_where(state, colour):22}"
        f"holds {list_amounts(count_finds(state, colour).items())}; igloos {igloos or 'none'}"
    )


def _where(state: TrailState, colour: int) -> str:
    cell = int(state.spot(colour))
    if cell == OFF or cell == state.hike.finish:
        return "has arrived"
    length = length_of(state, colour)
    return f"on {CELL_NAMES[cell]}, {'no way' if length >= FAR else f'{length} to go'}"


def _stock(state: TrailState) -> str:
    tiles = ", ".join(f"{int(state.tiles_left(kind))} {name}" for kind, name in enumerate(TILES))
    cubes = ", ".join(f"{int(state.cubes_left(kind))} {name}" for kind, name in enumerate(CUBES))
    return f"stack {tiles}; bag {cubes}; {state.hike.bears - state.bears_out()} bears"


def _status(state: TrailState) -> str:
    who = say_who_acts(state, f"seat {state.actor}")
    if state.actor == OVER:
        return f"turn {state.turn}, {who}"
    parts = [f"turn {state.turn} of {COLOURS[state.colour]}"]
    if state.tile != NONE:
        parts.append(f"drawn {TILES[state.tile]}{'' if state.cube == NONE else f' with {CUBES[state.cube]}'}")
    return ", ".join([*parts, f"{MODES[state.mode]}, energy {state.energy}", who])
