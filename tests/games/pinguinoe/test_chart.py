"""The estimate of ways that the evaluation is made of: quarter steps to the hull."""

import pytest

from banchisa.games.pinguinoe.rules.board import COLS
from banchisa.games.pinguinoe.rules.chart import chart_of
from games.pinguinoe.positions import at


def way(state, name):
    row, column = map(int, name.split("."))
    return int(chart_of(state).ways[row * COLS + column])


@pytest.mark.parametrize(
    ("cell", "quarter_steps"),
    [
        ("7.13", 0),  # the hull
        ("7.12", 4),  # a step
        ("7.11", 4 + 5),  # through the sea
        ("7.8", 4 + 4 * 5),
        ("7.7", 4 + 4 * 5 + 9),  # into a dark card that lies face down
        ("7.3", 4 + 8 * 5 + 4 + 9),
    ],
)
def test_sea_and_dark_cards_face_down_make_a_way_longer(cell, quarter_steps):
    assert way(at(), cell) == quarter_steps


def test_a_light_card_face_down_costs_less_than_a_dark_one():
    assert way(at(), "2.3") - way(at(), "2.4") == 5 + 2
    assert way(at(), "7.7") - way(at(), "7.8") == 5 + 4
