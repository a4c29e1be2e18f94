"""What evaluations must not get wrong, whatever their weights."""

from itertools import pairwise

import pytest

import banchisa
from support.claims import rule


def values(key, position):
    game = banchisa.game(key)
    return game.evaluate(game.from_json(position))


@pytest.mark.parametrize("value", [1, 2, 3])
def test_prey_in_reach_is_worth_no_less_for_one_more_animal(value):
    shore = {"seats": 2, "phase": "act", "ice": ["b2", "g5", "g6", "g7"], "inuit": [["b2"], ["g7"]]}
    worth = [values("iglu", shore | {"fish": {"c2": [value] * count}})[0] for count in range(1, 9)]
    worth.insert(0, values("iglu", shore)[0])
    assert all(more >= less for less, more in pairwise(worth))
    assert worth[4] > worth[3] > worth[2] > worth[1] > worth[0]


def test_four_equal_animals_count_as_four():
    """One Inuk beside the prey: 0.2 for a point within reach, up to 6, and 0.12 within a step, up to 12."""
    shore = {"seats": 2, "phase": "act", "ice": ["b2", "g5", "g6", "g7"], "inuit": [["b2"], ["g7"]]}
    worth = [values("iglu", shore | {"fish": {"c2": [2] * count}})[0] for count in range(1, 9)]
    assert worth == pytest.approx([1.835, 2.369, 2.902, 3.102, 3.302, 3.502, 3.502, 3.502], abs=0.001)


def shared_bear(phase, turn, seat=0):
    """A bear with one way out; the Inuit stand alike."""
    return {
        "seats": 2, "options": {"mode": "shared_bear"}, "seat": seat, "phase": phase, "turn": turn,
        "bears": ["C1"], "inuit": ["D4", "E2"], "cracks": ["C1-C2"],
    }  # fmt: skip


@rule("NAN-4.45", "NAN-4.46")
def test_a_bear_in_danger_is_the_trouble_of_the_seat_that_moves_one_next():
    before, after = values("nanuuk", shared_bear("bear_walk", 0)), values("nanuuk", shared_bear("move", 1))
    assert before == pytest.approx([-4.583, 2.105], abs=0.001)
    assert after == pytest.approx([2.105, -4.583], abs=0.001)
    assert (
        values("nanuuk", shared_bear("bear_walk", 0, seat=1))[1]
        < 0
        < values("nanuuk", shared_bear("move", 1, seat=1))[1]
    )


@rule("NAN-4.45")
def test_who_has_walked_a_bear_and_still_has_to_crack_leaves_its_danger_to_the_other():
    walked = shared_bear("crack", 0) | {"here": "C1"}
    assert values("nanuuk", walked) == values("nanuuk", shared_bear("move", 1))


def igloo_of(ice):
    """What an igloo of the first seat adds to its evaluation, where an Inuk of each stands on this ice."""
    bare = {"seats": 2, "phase": "act", "ice": ice, "inuit": [[ice[0]], [ice[-1]]]}
    return values("iglu", bare | {"igloos": [[ice[0]], []]})[0] - values("iglu", bare)[0]


def test_an_igloo_is_worth_nothing_on_the_first_turn_and_something_at_the_end():
    field = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    water = [cell for cell in field if cell not in ("a1", "h1", "a8", "h8", "d4", "e4", "d5", "e5")]
    assert igloo_of(water) == 0.0
    assert igloo_of(["b2", "b3", "g6", "g7"]) > 0.5
