"""The floe in text: bold lines are cracks, dotted ones can still be walked over."""

from __future__ import annotations

from typing import Final

from banchisa.engine.drawing import Drawing, Say, Spot, list_amounts, say_plainly, say_who_acts
from banchisa.engine.scene import Piece
from banchisa.engine.texts import Text
from banchisa.games.nanuuk.position.inventory import stored_on
from banchisa.games.nanuuk.rules import sheet
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, CELL_NAMES, CELLS, EDGE_NAMES, GRID, PLACES, RESCUER, TILES
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState
from banchisa.games.nanuuk.view.geometry import board
from banchisa.games.nanuuk.view.scene import pieces_on_floe, points_so_far

WIDTH: Final = 10  # of one space, from side to side
MARGIN: Final = 2
_say_in_english = say_plainly({
    "short-whale": "Wh", "short-inuk": "In", "short-bear": "Be", "short-walrus": "Wa", "short-seal": "Se",
    "short-fish": "Fi",
})  # fmt: skip
OWN: Final = "●"  # a piece of a player, as in the list of players
SLOTS: Final = "AB"  # the two pieces of a player
_E, _NE, _NW, _W, _SW, _SE = range(6)  # numbers of directions
_CRACKED: Final = ("┃", "━")  # upright and lying
_OPEN: Final = ("┊", "┈")
_SHORE: Final = ("|", "_")


def write_text(state: FloeState) -> str:
    """The floe, what is carried and stored, and whose turn it is, in English."""
    sheets = _sheets(state) if isinstance(state, HuntState) else []
    return draw_floe(state, _say_in_english).with_notes([*sheets, _status(state)])


def draw_floe(state: FloeState, say: Say) -> Drawing:
    """The part of the floe that is in play, where everything stands in it, and what the signs mean."""
    pieces = pieces_on_floe(state)
    signs = {piece.id: _sign(state, piece, say) for piece in pieces if piece.kind != "igloo"}
    sketch = _Sketch(state)
    for cell in range(CELLS):
        if state.floe.is_in_play(cell):
            here = [piece for piece in pieces if piece.at == f"cell-{CELL_NAMES[cell]}"]
            here.sort(key=lambda piece: piece.kind in TILES)  # players first, then what they have come to
            sketch.draw_space(cell, here, [(piece.id, signs[piece.id]) for piece in here if piece.id in signs])
    lines = ["".join(row).rstrip() for row in sketch.rows]
    return Drawing(lines, sketch.spots, _key(state, pieces, signs))


class _Sketch:
    """A sheet of letters that is filled space by space; neighbours draw the line between them alike."""

    def __init__(self, state: FloeState) -> None:
        self.state = state
        ranks = [PLACES[cell][2] for cell in range(CELLS) if state.floe.is_in_play(cell)]
        self.top = min(ranks)
        self.rows = [[" "] * (WIDTH * 7 + 2 * MARGIN) for _ in range(3 * (max(ranks) - self.top + 1) + 1)]
        self.spots: dict[str, list[Spot]] = {}

    def draw_space(self, cell: int, here: list[Piece], signs: list[tuple[str, str]]) -> None:
        """Name and contents of a space between its six sides."""
        _, q, r = PLACES[cell]
        row = 3 * (r - self.top)  # of its upper sides; name and contents follow, then the lower sides
        left = MARGIN + WIDTH * 3 + (2 * q + r) * WIDTH // 2 - WIDTH // 2
        half = WIDTH // 2 - 1
        for direction, line, column in ((_NW, row, left + 1), (_NE, row, left + 2 + half),
                                        (_SW, row + 3, left + 1), (_SE, row + 3, left + 2 + half)):  # fmt: skip
            self._draw_side(cell, direction, [(line, column)], 1, half)
        for direction, column in ((_W, left), (_E, left + WIDTH)):
            self._draw_side(cell, direction, [(row + 1, column), (row + 2, column)], 0, 1)
        name = CELL_NAMES[cell]
        title = f"({name})" if any(piece.kind == "igloo" for piece in here) else name
        self._write(row + 1, left + 1, title.center(WIDTH - 1))
        self._draw_contents(row + 2, left + 1, signs)
        self.spots[f"cell-{name}"] = [Spot(row + k, left + 1, left + WIDTH) for k in (1, 2)]

    def _draw_side(self, cell: int, direction: int, at: list[tuple[int, int]], way: int, length: int) -> None:
        """The line to a neighbour, or the shore; a line is found under its own name."""
        other = GRID.around[cell][direction]
        if other < 0 or not self.state.floe.is_in_play(other):
            sign = _SHORE[way]
        else:
            edge = GRID.edge(cell, other)
            sign = (_CRACKED if self.state.is_cracked(edge) else _OPEN)[way]
            self.spots[f"edge-{EDGE_NAMES[edge]}"] = [Spot(line, column, column + length) for line, column in at]
        for line, column in at:
            self._write(line, column, sign * length)

    def _draw_contents(self, line: int, column: int, signs: list[tuple[str, str]]) -> None:
        """The pieces on a space, as loosely as they fit."""
        room = WIDTH - 1
        gap = " " if len(" ".join(sign for _, sign in signs)) <= room else ""
        if len(gap.join(sign for _, sign in signs)) > room:
            signs = [(id, sign.removeprefix(OWN)) for id, sign in signs]
        together = gap.join(sign for _, sign in signs)
        column += len(together.center(room)) - len(together.center(room).lstrip()) if together else 0
        for id, sign in signs:
            self._write(line, column, sign)
            self.spots[id] = [Spot(line, column, column + len(sign))]
            column += len(sign) + len(gap)

    def _write(self, line: int, column: int, text: str) -> None:
        self.rows[line][column : column + len(text)] = text


def _sign(state: FloeState, piece: Piece, say: Say) -> str:
    """Two letters for a tile or bear, a dot and a number for the piece of a player."""
    if piece.kind in TILES:
        return f"{say(Text(f'short-{piece.kind}'))}{_bear_number(state, piece) if piece.kind == 'bear' else ''}"
    return f"{OWN}{(piece.seat or 0) + 1}{SLOTS[int(piece.id[-1])] if _has_pairs(state) else ''}"


def _bear_number(state: FloeState, bear: Piece) -> str:
    """Whose bear it is, or which of several that are moved; in the full game all are alike."""
    if state.floe.mode == RESCUER:
        return str((bear.seat or 0) + 1)
    return bear.id[-1] if state.floe.bears > 1 else ""


def _has_pairs(state: FloeState) -> bool:
    """Whether a player has two hunters, or two Inuit."""
    if state.floe.mode == BEAR_HUNT:
        return state.floe.seats == 2
    return state.floe.each == 2 and state.floe.mode != RESCUER


# what the signs mean


def _key(state: FloeState, pieces: list[Piece], signs: dict[str, str]) -> list[tuple[str, Text]]:
    """Only what can be seen now."""
    key = [*_key_to_players(state, pieces, signs), *_key_to_things(state, pieces, signs)]
    igloos = [piece for piece in pieces if piece.kind == "igloo"]
    if igloos:
        key.append((f"({igloos[0].at.removeprefix('cell-')})", Text("thing-igloo")))
    if state.cracks():
        key.append((" ".join(_CRACKED), Text("key-crack")))
    return [*key, (" ".join(_OPEN), Text("key-line")), (" ".join(_SHORE), Text("key-shore"))]


def _key_to_players(state: FloeState, pieces: list[Piece], signs: dict[str, str]) -> list[tuple[str, Text]]:
    """One player's pieces stand for those of all."""
    own = [piece for piece in pieces if piece.kind in ("hunter", "inuit")]
    if not own:
        return []
    first = own[0]
    message = f"key-{first.kind}-pair" if _has_pairs(state) else f"key-{first.kind}"
    shown = [signs[piece.id] for piece in own if piece.seat == first.seat]
    return [(" ".join(shown), Text(message, {"number": (first.seat or 0) + 1}))]


def _key_to_things(state: FloeState, pieces: list[Piece], signs: dict[str, str]) -> list[tuple[str, Text]]:
    key: list[tuple[str, Text]] = []
    for kind in (*sheet.ANIMAL_NAMES, "inuk", "bear"):
        found = [piece for piece in pieces if piece.kind == kind]
        if found and state.floe.mode == RESCUER:
            key.append((signs[found[0].id], Text("key-own-bear", {"number": (found[0].seat or 0) + 1})))
        elif found:
            different = list(dict.fromkeys(signs[piece.id] for piece in found))
            key.append((" ".join(different), Text(f"thing-{kind}", {"count": len(different)})))
    return key


# notes below the drawing


def _sheets(state: HuntState) -> list[str]:
    """What each hunter carries and stores."""
    lines: list[str] = []
    for hunter in range(state.hunters()):
        seat, slot = divmod(hunter, int(state.floe.each))
        carried = [name for k, name in enumerate(sheet.LEFT_NAMES) if state.things_of(hunter) >> k & 1]
        stored = list_amounts((name, stored_on(state, hunter, name)) for name in sheet.STORED_NAMES)
        name = f"{OWN}{seat + 1}{SLOTS[slot] if _has_pairs(state) else ''}"
        lines.append(
            f"{name:4}{state.floe.colours[seat]:7}{points_so_far(state, hunter):3} points   "
            f"carries {', '.join(carried) or 'nothing'}; stored {stored}"
        )
    return lines


def _status(state: FloeState) -> str:
    parts = [f"round {state.round}", f"{state.cracks()} of {len(board(state.floe).edges)} lines cracked"]
    if isinstance(state, HuntState) and state.homecoming:
        parts.append("homecoming")
    parts.append(say_who_acts(state, f"seat {state.actor}"))
    return ", ".join(parts)
