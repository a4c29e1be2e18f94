"""Options: closed igloos, scoring by table, the variant for serious players."""

import pytest

import banchisa
from banchisa.engine.errors import OptionError
from games.iglu.positions import GAME, acting, at, drifting, offers
from support.claims import rule
from support.positions import names, play

CLOSED = {"ice": "c3 red, c4 blue-igloo, b3 red-igloo, d3, f3 blue blue-igloo, f6 red-igloo"}
SIZES = {1: "b2", 2: "b2 b3", 3: "b2 b3 b4", 4: "b2 b3 b4 b5", 5: "b2 b3 b4 b5 b6", 6: "b2 b3 b4 b5 b6 b7"}
SIZES |= {7: "b2 b3 b4 b5 b6 b7 b8", 9: "b2 b3 b4 b5 b6 b7 b8 c7 d7"}


def test_the_options_and_their_defaults():
    assert {name: option.default for name, option in GAME.options.items()} == {
        "serious": False,
        "closed_igloos": False,
        "island_scoring": "square",
        "animal_ban": "centre",
        "half_rounding": "down",
        "first_player": "seat0",
    }
    assert GAME.seats == (2, 3, 4)


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats):
    with pytest.raises(OptionError, match=f"can't be played with {seats} players"):
        banchisa.game("iglu").start(seats)


@rule("IGL-6.1")
@pytest.mark.parametrize("options", [{"closed_igloos": True}, {"serious": True}])
def test_nobody_enters_a_space_with_an_igloo_of_another_colour(options):
    state = acting(**CLOSED, **options)
    assert offers(state, "walk c3") == "d3, b3"
    assert offers(state, "kayak c3") == "a1, h1, b3, d3, f6, a8, h8"
    assert offers(acting(**CLOSED), "walk c3") == "c4, d3, b3"
    assert offers(acting(**CLOSED), "kayak c3") == "a1, h1, b3, d3, f3, c4, f6, a8, h8"


@rule("IGL-6.1")
def test_a_harpoon_opens_no_closed_igloo():
    assert offers(acting("c3 red, c4 blue-igloo bear", kept="red harpoon", closed_igloos=True), "walk") == ""


@rule("IGL-6.1")
def test_bears_foxes_and_drifting_tiles_do_not_mind_closed_igloos():
    state = acting("c3 red fox1, c4 blue blue-igloo", sea="c5 bear", kept="red animals", closed_igloos=True)
    state = play(state, "play_animals")
    assert {"move_animal fox1 c3 c4", "move_animal bear c5 c4"} <= set(names(state))
    state = play(drifting("c3 red, c4 blue blue-igloo", closed_igloos=True), "drift c3 N")
    assert at(state, "c5") == "ice blue blue-igloo"


@rule("IGL-6.2", "IGL-6.3")
@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21), (9, 21)])
def test_by_table_an_island_is_worth_so_much_and_being_alone_brings_no_square(size, points):
    assert acting(f"{SIZES[size]} b2 red", island_scoring="table").scores() == [points, 0, 0, 0]
    assert acting(f"{SIZES[size]} b2 red blue", island_scoring="table").scores() == [points, points, 0, 0]


@rule("IGL-6.2", "IGL-5.13")
@pytest.mark.parametrize(("rounding", "halves"), [("down", [0, 1, 3, 5, 7, 10, 10]), ("up", [1, 2, 3, 5, 8, 11, 11])])
def test_by_table_the_second_place_brings_half(rounding, halves):
    found = [
        acting(f"{SIZES[size]} b2 2 red blue", island_scoring="table", half_rounding=rounding).scores()[1]
        for size in range(1, 8)
    ]
    assert found == halves


@rule("IGL-6.1", "IGL-6.2", "IGL-6.3")
def test_the_serious_variant_is_both_together():
    assert acting("b2 red, b3, b4", serious=True).scores()[0] == 6
    assert offers(acting("c3 red, c4 blue-igloo", serious=True), "walk") == ""
    assert acting("b2 red, b3, b4").scores()[0] == 9
    assert offers(acting("c3 red, c4 blue-igloo"), "walk") == "c3 c4"


@rule("IGL-6.1", "IGL-6.2")
def test_each_half_of_the_serious_variant_can_be_chosen_alone():
    assert acting("b2 red, b3, b4", closed_igloos=True).scores()[0] == 9
    assert offers(acting("c3 red, c4 blue-igloo", island_scoring="table"), "walk") == "c3 c4"
