"""The floe in text: bold lines are cracks, dotted ones can still be walked over."""

from __future__ import annotations

from banchisa.engine.state import CHANCE, OVER
from banchisa.games.nanuuk import sheet
from banchisa.games.nanuuk.bears import FIRST_INUK, BearState
from banchisa.games.nanuuk.floe import BEAR, CELL_NAMES, CELLS, GRID, MOST_BEARS, NOWHERE, PLACES, RESCUER, TILES, holds
from banchisa.games.nanuuk.hunt import HuntState
from banchisa.games.nanuuk.position import cracks_of
from banchisa.games.nanuuk.state import PHASES, FloeState
from banchisa.games.nanuuk.stock import FIRST_BEAR

WIDTH = 10  # of one space
MARGIN = 2
SHORT = {"whale": "Wh", "inuk": "In", "bear": "Be", "walrus": "Wa", "seal": "Se", "fish": "Fi"}
_E, _NW, _W, _SW, _SE = 0, 2, 3, 4, 5  # numbers of directions


def drawn(state: FloeState) -> str:
    """The floe, what is carried and stored, and whose turn it is."""
    lines = _floe(state)
    lines.append("")
    lines.extend(_sheets(state) if isinstance(state, HuntState) else [])
    lines.append(_status(state))
    return "\n".join(lines)


def _centre(cell: int) -> int:
    """The column of the middle of a space."""
    _, q, r = PLACES[cell]
    return MARGIN + WIDTH * 3 + (2 * q + r) * WIDTH // 2


def _floe(state: FloeState) -> list[str]:
    rows: list[str] = []
    for r in range(-3, 4):
        cells = [cell for cell in range(CELLS) if PLACES[cell][2] == r and state.floe.is_in_play(cell)]
        if not cells:
            continue
        if not rows:
            rows.append(_shore(cells))
        rows.append(_line(state, cells, [_title(state, cell) for cell in cells]))
        rows.append(_line(state, cells, [_contents(state, cell) for cell in cells]))
        rows.append(_below(state, cells))
    return [row.rstrip() for row in rows]


def _paint(canvas: list[str], column: int, text: str) -> None:
    for k, letter in enumerate(text):
        canvas[column + k] = letter


def _shore(cells: list[int]) -> str:
    canvas = [" "] * (WIDTH * 7 + 2 * MARGIN)
    for cell in cells:
        _paint(canvas, _centre(cell) - WIDTH // 2 + 1, "_" * (WIDTH - 1))
    return "".join(canvas)


def _line(state: FloeState, cells: list[int], texts: list[str]) -> str:
    """One line of a row: each space with its text between its two upright sides."""
    canvas = [" "] * (WIDTH * 7 + 2 * MARGIN)
    for cell, text in zip(cells, texts, strict=True):
        left = _centre(cell) - WIDTH // 2
        canvas[left] = _upright(state, cell, GRID.around[cell][_W])
        canvas[left + WIDTH] = _upright(state, cell, GRID.around[cell][_E])
        _paint(canvas, left + 1, text.center(WIDTH - 1))
    return "".join(canvas)


def _upright(state: FloeState, cell: int, other: int) -> str:
    if other < 0 or not state.floe.is_in_play(other):
        return "|"
    return "┃" if state.is_cracked(GRID.edge(cell, other)) else "┊"


def _below(state: FloeState, cells: list[int]) -> str:
    """The lines to the row below, and the shore where there is none."""
    canvas = [" "] * (WIDTH * 7 + 2 * MARGIN)
    r = PLACES[cells[0]][2]
    for cell in cells:
        for direction, shift in ((_SW, 1 - WIDTH // 2), (_SE, 1)):
            _paint(canvas, _centre(cell) + shift, _slope(state, cell, GRID.around[cell][direction]))
    for cell in range(CELLS):
        if PLACES[cell][2] == r + 1 and state.floe.is_in_play(cell):
            for direction, shift in ((_NW, 1 - WIDTH // 2), (_NW - 1, 1)):
                _paint(canvas, _centre(cell) + shift, _slope(state, cell, GRID.around[cell][direction]))
    return "".join(canvas)


def _slope(state: FloeState, cell: int, other: int) -> str:
    if other < 0 or not state.floe.is_in_play(other):
        return "_" * (WIDTH // 2 - 1)
    return ("━" if state.is_cracked(GRID.edge(cell, other)) else "┈") * (WIDTH // 2 - 1)


def _title(state: FloeState, cell: int) -> str:
    name = CELL_NAMES[cell]
    return f"({name})" if isinstance(state, HuntState) and state.floe.is_igloo(cell) else name


def piece_names(state: FloeState) -> dict[str, int]:
    """The short name of every piece, and the space it stands on."""
    names: dict[str, int] = {}
    if isinstance(state, BearState):
        for bear in range(state.floe.bears):
            names["Be" if state.floe.bears == 1 else f"Be{bear + 1}"] = int(state.spot(bear))
        pair = state.floe.seats == 2 and state.floe.turns != [] and state.floe.bear_seat >= 0
        for k in range(3):
            names["AB-"[k] if pair else f"I{k + 1}"] = int(state.spot(FIRST_INUK + k))
        return names
    for seat in range(state.floe.seats):
        for slot in range(state.floe.each):
            names[_piece_name(state, seat, slot)] = int(state.spot(seat * state.floe.each + slot))
    if isinstance(state, HuntState):
        for bear in range(MOST_BEARS):
            names[f"Be{bear + 1}"] = int(state.spot(FIRST_BEAR + bear))
    return names


def _piece_name(state: FloeState, seat: int, slot: int) -> str:
    if state.floe.mode == RESCUER:
        return f"{'BH'[slot]}{seat + 1}"
    return f"H{seat + 1}" if state.floe.each == 1 else f"{seat + 1}.{slot + 1}"


def _contents(state: FloeState, cell: int) -> str:
    """The pieces on a space, and the tile that lies there or under them."""
    found = [name for name, spot in piece_names(state).items() if spot == cell != NOWHERE]
    if isinstance(state, HuntState):
        found = ["Be" if name.startswith("Be") else name for name in found]
        for kind, tile in enumerate(TILES):
            if kind != BEAR and holds(state.tile_mask(kind), cell):
                found.append(SHORT[tile])
    together = " ".join(found)
    return together if len(together) < WIDTH else "".join(found)


def _sheets(state: HuntState) -> list[str]:
    """What each hunter carries and stores."""
    lines: list[str] = []
    for hunter in range(state.hunters()):
        seat, slot = divmod(hunter, int(state.floe.each))
        carried = [name for k, name in enumerate(sheet.LEFT_NAMES) if state.carried(hunter) >> k & 1]
        stored = [
            f"{state.stored_of(hunter, k)} {name}" for k, name in enumerate(sheet.ANIMAL_NAMES)
            if state.stored_of(hunter, k)
        ]  # fmt: skip
        name = _piece_name(state, seat, slot)
        lines.append(
            f"{name:3}{state.floe.colours[seat]:7}{state.points(hunter):3} points   "
            f"carries {', '.join(carried) or 'nothing'}; stored {', '.join(stored) or 'nothing'}"
        )
    return lines


def _status(state: FloeState) -> str:
    who = {CHANCE: "chance", OVER: "nobody"}.get(state.actor, f"seat {state.actor}")
    total = len(GRID.edges) - len([edge for edge in range(len(GRID.edges)) if _out_of_play(state, edge)])
    parts = [f"round {state.round}", f"{len(cracks_of(state))} of {total} lines cracked"]
    if isinstance(state, HuntState) and state.homecoming:
        parts.append("homecoming")
    parts.append("over" if state.actor == OVER else f"{who} to act: {PHASES[state.phase]}")
    return ", ".join(parts)


def _out_of_play(state: FloeState, edge: int) -> bool:
    return not all(state.floe.is_in_play(cell) for cell in GRID.edges[edge])
