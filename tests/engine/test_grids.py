"""Boards of squares and hexagons."""

import pytest

from banchisa.engine.grids import Grid, flat, hex_grid, square_grid, starts, table

# 6 7 8
# 3 4 5
# 0 1 2
SQUARES = square_grid(3, 3)

#   5 6      the rows r = -1, 0, 1 of a hexagon of seven spaces, numbered from below:
#  2 3 4     (q, r) = (-1, 1) (0, 1) / (-1, 0) (0, 0) (1, 0) / (0, -1) (1, -1)
#   0 1
FLOWER = hex_grid([(-1, 1), (0, 1), (-1, 0), (0, 0), (1, 0), (0, -1), (1, -1)])


def test_squares_are_numbered_row_by_row_from_below():
    assert SQUARES.places[:4] == [(0, 0), (1, 0), (2, 0), (0, 1)]
    assert SQUARES.cell((2, 1)) == 5
    assert SQUARES.cell((3, 0)) == -1


def test_a_square_has_neighbours_to_north_east_south_and_west():
    assert SQUARES.around[4] == [7, 5, 1, 3]
    assert SQUARES.around[0] == [3, 1, -1, -1]
    assert SQUARES.neighbours[4] == [1, 3, 5, 7]
    assert SQUARES.neighbours[8] == [5, 7]


def test_the_lines_between_squares():
    assert SQUARES.edges == [
        (0, 1), (0, 3), (1, 2), (1, 4), (2, 5), (3, 4), (3, 6), (4, 5), (4, 7), (5, 8), (6, 7), (7, 8),
    ]  # fmt: skip
    assert SQUARES.edge(4, 1) == SQUARES.edge(1, 4) == 3
    assert SQUARES.edge(0, 4) == -1


def test_masks_of_neighbours():
    assert SQUARES.near(4) == 0b010_101_010
    assert SQUARES.near(0) == 0b000_001_010


def test_a_region_is_what_hangs_together():
    left_column_and_corner = 0b101_001_001
    assert SQUARES.region(0b000_000_001, left_column_and_corner) == 0b001_001_001
    assert SQUARES.region(0b100_000_000, left_column_and_corner) == 0b100_000_000
    assert SQUARES.region(0b000_000_010, left_column_and_corner) == 0


def test_whether_spaces_hang_together():
    assert SQUARES.is_connected(0b111_000_000)
    assert SQUARES.is_connected(0b000_010_000)
    assert SQUARES.is_connected(0)
    assert not SQUARES.is_connected(0b100_010_001)


@pytest.mark.parametrize(("a", "b", "steps"), [(0, 0, 0), (0, 1, 1), (0, 4, 2), (0, 8, 4), (8, 0, 4)])
def test_distances_between_squares(a, b, steps):
    assert SQUARES.distance(a, b) == steps


def test_the_middle_of_a_flower_touches_all_six_petals():
    assert FLOWER.around[3] == [4, 6, 5, 2, 0, 1]  # E NE NW W SW SE
    assert FLOWER.neighbours[3] == [0, 1, 2, 4, 5, 6]
    assert FLOWER.near(3) == 0b1110111


def test_a_petal_touches_the_middle_and_two_petals():
    assert FLOWER.around[0] == [1, 3, 2, -1, -1, -1]
    assert [len(row) for row in FLOWER.neighbours] == [3, 3, 3, 6, 3, 3, 3]
    assert len(FLOWER.edges) == 12


@pytest.mark.parametrize(("a", "b", "steps"), [(3, 6, 1), (0, 1, 1), (0, 6, 2), (2, 4, 2)])
def test_distances_between_hexagons(a, b, steps):
    assert FLOWER.distance(a, b) == steps


def test_the_ring_hangs_together_without_the_middle():
    assert FLOWER.is_connected(0b1110111)
    assert not FLOWER.is_connected(0b1000001)


def test_spaces_apart_have_no_distance():
    apart = Grid([(0, 0), (1, 0), (5, 5)], ((1, 0), (-1, 0)))
    assert apart.distance(0, 2) == -1
    assert apart.neighbours == [[1], [0], []]


def test_rows_are_laid_end_to_end():
    rows = [[3, 1], [], [4, 1, 5]]
    assert list(flat(rows)) == [3, 1, 4, 1, 5]
    assert list(starts(rows)) == [0, 2, 2, 5]
    assert list(table([2**62, -1])) == [2**62, -1]
