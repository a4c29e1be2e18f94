"""Drift: what is pushed where, and what must get out of the way first."""

import pytest

from games.iglu.positions import acting, at, drifting, melting, offers, question, tiles
from support.claims import rule
from support.positions import json_entry, names, play


@rule("IGL-4.28")
@pytest.mark.parametrize(
    ("push", "after"),
    [
        ("b3 N", "c3, d3, f3, b4, g4"),
        ("b3 E", "c3, d3, e3, f3, g4"),
        ("c3 E", "b3, d3, e3, f3, g4"),
        ("d3 E", "b3, c3, e3, f3, g4"),
        ("d3 W", "a3, b3, c3, f3, g4"),
        ("c3 S", "c2, b3, d3, f3, g4"),
        ("f3 E", "b3, c3, d3, g3, g4"),
    ],
)
def test_a_tile_and_all_that_follow_it_without_gap_move_by_one_space(push, after):
    assert tiles(play(drifting("b3, c3, d3, f3, g4"), f"drift {push}")) == after


@rule("IGL-4.29")
def test_a_row_of_tiles_needs_a_sea_space_at_its_end():
    assert offers(drifting("f2, g2, h2"), "drift f2") == "N, S, W"  # h2 would leave the grid
    assert offers(drifting("h6, h7"), "drift h6") == "S, W"  # north: land on h8
    assert offers(drifting("b8, c8"), "drift c8") == "E, S"  # west: land on a8
    assert offers(drifting("b8, c8"), "drift b8") == "E, S"
    assert offers(drifting("b8, c8"), "drift a8") == ""


@rule("IGL-4.29")
@pytest.mark.parametrize(
    ("cell", "ways"), [("a4", "N, E, S"), ("h4", "N, S, W"), ("d1", "N, E, W"), ("d8", "E, S, W"), ("d4", "N, E, S, W")]
)
def test_nothing_drifts_off_any_side_of_the_board(cell, ways):
    assert names(drifting(cell)) == [f"drift {cell} {way}" for way in ways.split(", ")]


@rule("IGL-4.30")
def test_every_kind_of_tile_drifts_with_everything_on_it():
    state = drifting("b3 red 2 blue, c3 green green-igloo 3 fox1, d3", glacier="e3 fox2 bear")
    state = play(state, "drift b3 E")
    assert [at(state, f"{column}3") for column in "bcdef"] == [
        "sea",
        "ice red 2 blue",
        "ice green green-igloo fox1 fox1 fox1",
        "ice",
        "glacier fox2 bear",
    ]
    assert json_entry(state, "igloos") == [[], [], [], ["d3"]]


@rule("IGL-4.30")
def test_a_pushed_tile_stays_unknown():
    state = play(drifting("b3"), "drift b3 N")
    assert json_entry(state, "glaciers") == []
    assert (json_entry(state, "shown"), sum(json_entry(state, "unseen").values())) == ({}, 56)


@rule("IGL-4.31")
def test_the_space_of_the_pushed_tile_becomes_sea_and_tiles_behind_it_stay():
    state = play(drifting("b3 red, c3 blue, d3 green"), "drift c3 E")
    assert [at(state, f"{column}3") for column in "bcde"] == ["ice red", "sea", "ice blue", "ice green"]


@rule("IGL-4.32")
def test_animals_are_moved_out_one_by_one_bear_first_then_fish_from_3_to_1():
    state = play(drifting("b3", sea="c3 bear fish1 2 fish2 fish3"), "drift b3 E")
    assert names(state) == ["displace c2", "displace d3", "displace c4"]
    state = play(state, "displace c2")
    assert (at(state, "c2"), question(state)) == ("sea bear", "displace red")
    state = play(state, "displace d3")
    assert (at(state, "d3"), at(state, "c3")) == ("sea fish3", "sea fish2 fish2 fish1")
    state = play(state, "displace c4", "displace d3")
    assert (at(state, "c4"), at(state, "d3")) == ("sea fish2", "sea fish3 fish2")
    assert tiles(state) == "b3"  # the push comes last
    state = play(state, "displace c2")
    assert (at(state, "c2"), tiles(state)) == ("sea fish1 bear", "c3")
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)


@rule("IGL-4.32", "IGL-4.2")
def test_nothing_is_moved_out_to_a_space_still_covered_or_to_a_corner():
    state = play(drifting("b2, b3", sea="b1 fish2"), "drift b3 S")
    assert names(state) == ["displace c1"]  # a1 is land, b2 is about to be pushed


@rule("IGL-4.33")
def test_a_fish_may_go_to_any_sea_and_a_bear_to_none_that_is_banned_or_holds_a_bear():
    sea = "c4 bear fish1, c3 bear"
    state = play(drifting("b4", sea=sea), "drift b4 E")
    assert offers(state, "displace") == "c5"  # not c3: a bear, not d4: banned
    assert offers(play(state, "displace c5"), "displace") == "c3, d4, c5"
    state = play(drifting("b4", sea=sea, animal_ban="none"), "drift b4 E")
    assert offers(state, "displace") == "d4, c5"


@rule("IGL-4.34")
@pytest.mark.parametrize(
    ("ice", "sea", "pushes"),
    [
        ("b3, c2, d3, c4", "c3 fish1", "c2 E, c2 S, c2 W, b3 N, b3 S, b3 W, d3 N, d3 E, d3 S, c4 N, c4 E, c4 W"),
        ("b3, c2, d3, c4", "c3 bear", "c2 E, c2 S, c2 W, b3 N, b3 S, b3 W, d3 N, d3 E, d3 S, c4 N, c4 E, c4 W"),
        ("b3, c2, d3", "c3 bear, c4 bear", "c2 E, c2 S, c2 W, b3 N, b3 S, b3 W, d3 N, d3 E, d3 S"),
        ("c3, b4, c5", "c4 bear fish1", "c3 E, c3 S, c3 W, b4 N, b4 S, b4 W, c5 N, c5 E, c5 W"),  # d4 is banned
    ],
)
def test_a_push_is_forbidden_if_an_animal_has_no_way_out(ice, sea, pushes):
    assert offers(drifting(ice, sea=sea), "drift") == pushes


@rule("IGL-4.34")
def test_fish_that_have_a_way_out_stop_no_push():
    assert "drift b3 E" in names(drifting("b3, c2, d3", sea="c3 fish1, c4 bear"))


@rule("IGL-4.35", "IGL-4.59")
def test_a_bear_moved_out_eats_the_fish_it_finds():
    state = play(drifting("b3", sea="c3 bear, c4 2 fish1 fish3"), "drift b3 E", "displace c4")
    assert at(state, "c4") == "sea bear"
    assert json_entry(state, "lost") == {"fish1": 2, "fish3": 1}
    assert json_entry(state, "supply")["fish3"] == 7


@rule("IGL-4.36", "IGL-4.8")
@pytest.mark.parametrize("rider", ["fox1", "bear"])
def test_no_fox_or_bear_is_carried_onto_a_banned_space(rider):
    state = drifting(f"b4, c4 {rider}")
    assert offers(state, "drift c4") == "N, S, W"
    assert offers(state, "drift b4") == "N, S, W"  # it would push c4 along
    assert offers(drifting(f"b4, c4 {rider}", animal_ban="none"), "drift b4") == "N, E, S, W"
    assert offers(drifting(f"b4 {rider}, c4, d4"), "drift b4") == "N, E, S, W"  # b4 itself goes to c4


@rule("IGL-4.36")
def test_inuit_igloos_and_empty_tiles_drift_onto_the_centre():
    state = play(drifting("c4 red red-igloo"), "drift c4 E")
    assert at(state, "d4") == "ice red red-igloo"
    assert at(play(drifting(glacier="e6"), "drift e6 S"), "e5") == "glacier"


@rule("IGL-4.37")
def test_a_drift_without_any_push_has_no_effect():
    state = play(melting("b2", land="a1 red"), "melt_ice b2", "tile drift")
    assert (tiles(state), question(state), json_entry(state, "ap")) == ("", "act red", 3)


@rule("IGL-4.27", "IGL-4.37")
@pytest.mark.parametrize(
    ("line", "ways"), [("b1 b2 b3 b4 b5 b6 b7 b8", {"E", "W"}), ("a4 b4 c4 d4 e4 f4 g4 h4", {"N", "S"})]
)
def test_a_drift_takes_place_as_long_as_any_push_is_allowed(line, ways):
    state = play(melting(f"{line}, g7"), "melt_ice g7", "tile drift")
    assert question(state) == "drift red"
    assert {name.split()[2] for name in names(state)} == ways


@rule("IGL-4.38", "IGL-4.58")
def test_a_bear_carried_by_a_tile_attacks_nobody():
    state = play(drifting("b3 bear fox1 yellow yellow-igloo"), "drift b3 E")
    assert at(state, "c3") == "ice yellow yellow-igloo fox1 bear"
    assert question(state) == "act red"
    assert json_entry(state, "lost") == {}


@rule("IGL-4.30", "IGL-4.87")
def test_an_igloo_on_a_drifted_tile_still_guards_it():
    state = play(drifting("b3 red-igloo, g7, g6 red"), "drift b3 E")
    assert offers(play(state, "end_turn"), "melt_ice") == "g7"
    assert acting("c3 red-igloo").scores()[0] == play(drifting("b3 red-igloo"), "drift b3 E").scores()[0] == 1
