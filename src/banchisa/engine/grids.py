"""Boards of squares and hexagons: neighbours, lines between spaces, and regions as bit masks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from banchisa.engine.arrays import append, vec

HEX_DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE, pointy tops
SQUARE_DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # N E S W


def table(values: list[int]) -> vec[i64]:
    """A flat table of machine integers."""
    out = vec[i64]()
    for value in values:
        out = append(out, i64(value))
    return out


def float_table(values: list[float]) -> vec[float]:
    """A flat table of numbers with fractions, such as weights."""
    out = vec[float]()
    for value in values:
        out = append(out, value)
    return out


def starts(rows: list[list[int]]) -> vec[i64]:
    """Where each row begins when the rows are laid end to end, and where the last one ends."""
    return table([sum([len(row) for row in rows[:k]]) for k in range(len(rows) + 1)])


def flat(rows: list[list[int]]) -> vec[i64]:
    """The rows laid end to end."""
    return table([value for row in rows for value in row])


@final
class Grid:
    """Spaces at integer coordinates; two are neighbours if a direction leads from one to the other."""

    def __init__(self, places: list[tuple[int, int]], directions: tuple[tuple[int, int], ...]) -> None:
        self.places = places
        self.directions = directions
        self._index = {place: k for k, place in enumerate(places)}
        self.around = [self._around(place) for place in places]
        self.neighbours = [sorted(cell for cell in ring if cell >= 0) for ring in self.around]
        self.edges = sorted((a, b) for a, row in enumerate(self.neighbours) for b in row if a < b)
        self._edge_index = {pair: k for k, pair in enumerate(self.edges)}

    def _around(self, place: tuple[int, int]) -> list[int]:
        """The neighbour in each direction, -1 where there is none."""
        x, y = place
        return [self._index.get((x + dx, y + dy), -1) for dx, dy in self.directions]

    def cell(self, place: tuple[int, int]) -> int:
        """The space at a place, -1 if there is none."""
        return self._index.get(place, -1)

    def edge(self, a: int, b: int) -> int:
        """The line between two neighbours, -1 if they are none."""
        return self._edge_index.get((min(a, b), max(a, b)), -1)

    def near(self, cell: int) -> int:
        """The mask of the neighbours of a space."""
        return sum(1 << other for other in self.neighbours[cell])

    def region(self, start: int, allowed: int) -> int:
        """The mask of all spaces of allowed that hang together with the start mask."""
        found = start & allowed
        grown = 0
        while grown != found:
            grown = found
            for cell in range(len(self.places)):
                if grown >> cell & 1:
                    found |= self.near(cell) & allowed
        return found

    def is_connected(self, mask: int) -> bool:
        """Whether the spaces of a mask hang together."""
        return self.region(mask & -mask, mask) == mask

    def distance(self, a: int, b: int) -> int:
        """The number of steps from one space to another, -1 if there is no way."""
        steps = 0
        reached = 1 << a
        while not reached >> b & 1:
            grown = reached
            for cell in range(len(self.places)):
                if reached >> cell & 1:
                    grown |= self.near(cell)
            if grown == reached:
                return -1
            reached = grown
            steps += 1
        return steps


def square_grid(width: int, height: int) -> Grid:
    """A rectangle of squares, row by row from below."""
    return Grid([(x, y) for y in range(height) for x in range(width)], SQUARE_DIRECTIONS)


def hex_grid(places: list[tuple[int, int]]) -> Grid:
    """Hexagons with points on top at axial coordinates."""
    return Grid(places, HEX_DIRECTIONS)


def rectangle(left: float, top: float, width: float, height: float) -> list[tuple[float, float]]:
    """The outline of a rectangle, from its upper left corner clockwise."""
    right, low = left + width, top + height
    return [(left, top), (right, top), (right, low), (left, low)]
