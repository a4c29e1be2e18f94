"""The table for people who watch a learner: in text, or as a picture of what lies on it."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from banchisa.engine.errors import OptionError
from banchisa.engine.game import Game
from banchisa.engine.scene import Board, Cell, Piece, Point, Region, Scene
from banchisa.engine.state import State

RENDER_MODES = ["human", "ansi", "rgb_array"]
Colour = tuple[int, int, int]

_WIDTH = 640  # of a picture, in pixels
_MARGIN = 12
_CARD = 38  # the side of a thing that lies beside the boards
_LEAST = 9  # the radius of a piece that can still be read
_INK: Colour = (30, 41, 59)
_PAPER: Colour = (241, 245, 249)
_LINE: Colour = (148, 163, 184)
_NOBODY: Colour = (250, 250, 250)  # things that belong to no seat
_SEATS: tuple[Colour, ...] = ((235, 150, 150), (150, 180, 240), (150, 215, 165), (245, 215, 130), (205, 170, 230))
_GROUNDS: tuple[tuple[str, Colour], ...] = (  # the first word that the name of a ground contains decides
    ("back", (122, 152, 180)), ("sea", (140, 185, 220)), ("water", (140, 185, 220)), ("hole", (140, 185, 220)),
    ("glacier", (190, 222, 238)), ("land", (222, 214, 190)),
)  # fmt: skip
_ICE: Colour = (222, 238, 246)  # any other ground


def check_mode(mode: str | None) -> str | None:
    """The way of showing a table that was asked for, if there is one of this name."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode: {mode!r} is not allowed; allowed: {', '.join(RENDER_MODES)}")
    return mode


def render_seen(game: Game, seen: State, seat: int | None, mode: str | None) -> Any:
    """The table as a viewer sees it: text, a picture of height x width x 3 numbers, or printed."""
    if mode is None:
        raise OptionError(f"this environment has no render_mode; make it with one of: {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        return np.asarray(draw_scene(game.scene(seen, seat)))
    if mode == "ansi":
        return str(seen)
    print(seen, file=sys.stdout)
    return None


def draw_scene(scene: Scene) -> Image.Image:
    """A picture of a scene: boards with the things on them, then what lies beside them, a row for each place."""
    return _Sheet(scene).draw()


class _Sheet:
    """A picture that grows downwards."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.font = ImageFont.load_default(13)
        self.lying: dict[str, list[Piece]] = defaultdict(list)
        for piece in scene.pieces:
            self.lying[piece.at].append(piece)
        self.cracks = {element for mark in scene.marks if mark.kind == "crack" for element in mark.on}
        boards = sum(self._height(board) for board in scene.boards)
        self.rows = [zone.id for zone in scene.zones if self.lying[zone.id]]
        self.image = Image.new("RGB", (_WIDTH, _MARGIN + boards + len(self.rows) * (_CARD + _MARGIN) + 20), _PAPER)
        self.pen = ImageDraw.Draw(self.image)

    def draw(self) -> Image.Image:
        top = _MARGIN
        for board in self.scene.boards:
            self._draw_board(board, top)
            top += self._height(board)
        for zone in self.rows:
            self._draw_row(zone, self.lying[zone], top)
            top += _CARD + _MARGIN
        actor = self.scene.prompt.actor
        self._write((_WIDTH / 2, top + 4), "the game is over" if actor < 0 else f"seat {actor} is to act")
        return self.image

    def _scale(self, board: Board) -> float:
        """Pixels for each unit of a board."""
        return (_WIDTH - 2 * _MARGIN) / board.size[2]

    def _height(self, board: Board) -> int:
        return int(board.size[3] * self._scale(board)) + _MARGIN

    def _draw_board(self, board: Board, top: int) -> None:
        scale, (left, above, _, _) = self._scale(board), board.size

        def place(point: Point) -> Point:
            return _MARGIN + (point[0] - left) * scale, top + (point[1] - above) * scale

        parts: list[Region | Cell] = [*board.regions, *board.cells]
        for part in parts:
            colour = _find_colour(self.scene.grounds.get(part.id, part.ground))
            self.pen.polygon([place(point) for point in part.outline], colour, _LINE)
        for edge in board.edges:
            if edge.id in self.cracks:
                self.pen.line([place(point) for point in edge.ends], _INK, 5)
            self._draw_pieces(self.lying[edge.id], place(_middle(edge.ends)), _LEAST)
        for cell in board.cells:
            xs = [place(point)[0] for point in cell.outline]
            self._draw_pieces(self.lying[cell.id], place(cell.centre), max(_LEAST, (max(xs) - min(xs)) * 0.3))

    def _draw_pieces(self, pieces: Sequence[Piece], centre: Point, radius: float) -> None:
        """Things on one space, side by side."""
        size = radius / max(1.0, len(pieces) * 0.6)
        for k, piece in enumerate(pieces):
            x = centre[0] + (2 * k - len(pieces) + 1) * size
            box = (x - size, centre[1] - size, x + size, centre[1] + size)
            self.pen.ellipse(box, _find_owner(piece), _INK)
            self._write((x, centre[1]), _shorten(piece))

    def _draw_row(self, zone: str, pieces: list[Piece], top: int) -> None:
        """The things of a place beside the boards."""
        self.pen.text((_MARGIN, top + _CARD / 2), zone, _INK, self.font, anchor="lm")
        for k, piece in enumerate(pieces):
            x = 150 + k * min(_CARD + 4, (_WIDTH - 150 - _CARD - _MARGIN) / max(1, len(pieces)))
            self.pen.rectangle((x, top, x + _CARD, top + _CARD), _find_owner(piece), _LINE)
            self._write((x + _CARD / 2, top + _CARD / 2), _shorten(piece))

    def _write(self, at: Point, text: str) -> None:
        self.pen.text(at, text, _INK, self.font, anchor="mm")


def _middle(ends: tuple[Point, Point]) -> Point:
    return (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2


def _find_colour(ground: str) -> Colour:
    return next((colour for word, colour in _GROUNDS if word in ground), _ICE)


def _find_owner(piece: Piece) -> Colour:
    """The colour of the seat that a thing belongs to."""
    return _NOBODY if piece.seat is None else _SEATS[piece.seat % len(_SEATS)]


def _shorten(piece: Piece) -> str:
    """Two letters of what a thing is, and its number or how many lie there."""
    number = piece.value if piece.value is not None else piece.count if piece.count > 1 else ""
    return f"{piece.kind[:2].capitalize()}{number}"
