"""The length of a puppet's way as the table and the evaluation see it: energy to the finish on B9."""

import pytest

from banchisa.games.icehike.rules.lengths import length_of
from games.icehike.positions import hike

WALL = "W D3 D4 D6 D7 D8 D9"  # with a gap at D5, and another one behind the puppet at D2


@pytest.mark.parametrize(
    ("igloos", "held", "length"),
    [
        ("", "", 1 + 6),  # to D5, and on
        ("white D5", "orange rope", 1 + 6 + 1),  # the fee counts as one
        ("white D5", "", 3 + 9),  # round by D2
        ("white H4 D5", "", 3 + 9),  # the second igloo hinders as well
        ("orange D5", "", 1 + 6),  # one's own does not
    ],
)
def test_an_igloo_of_another_costs_a_find_and_a_puppet_without_one_goes_round_it(igloos, held, length):
    assert length_of(hike("orange E5", WALL, igloos=igloos, held=held), 0) == length
