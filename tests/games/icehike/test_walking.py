"""What a puppet does: steps, igloos, caves and finds."""

import pytest

from games.icehike.positions import NO_TILES, bear_to, energy, finds_of, hike, puppet, roam, step_to, walk
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


@rule("ICE-4.30", "ICE-4.31", "ICE-4.34")
def test_the_puppet_or_one_bear_plays_and_not_both():
    state = hike("orange K4", bears="E5 G5")
    assert energy(state) == 2
    assert {name.split()[0] for name in names(state)} == {"step", "build", "end_turn", "bear"}
    walking = roam(state, 1, "E6")
    assert {name.rsplit(" ", 1)[0] for name in names(walking)} == {"bear 1", "bear_stop"}
    assert refusing_rule(walking, bear_to(walking, 2, "G6")) == "ICE-4.30"
    assert refusing_rule(state, "bear 3 N") == "ICE-4.34"


@rule("ICE-4.33", "ICE-4.36")
def test_no_energy_need_be_spent():
    state = play(hike("orange K4"), "end_turn")
    assert (json_entry(state, "colour"), puppet(state, "orange")) == ("white", "K4")


@rule("ICE-4.40")
def test_beyond_the_edge_there_is_no_cell():
    state = hike("orange M3")
    assert [name for name in names(state) if name.startswith("step")] == ["step N", "step S", "step SW", "step NW"]
    assert refusing_rule(state, "step NE") == "ICE-4.40"


@rule("ICE-4.44")
@pytest.mark.parametrize(("tiles", "target"), [("M H5", "H6"), ("M H6", "H6")])
def test_nobody_steps_two_levels_without_a_rope(tiles, target):
    state = hike("orange H5", tiles)
    assert refusing_rule(state, step_to(state, target)) == "ICE-4.44"


@rule("ICE-4.45")
@pytest.mark.parametrize("tiles", ["W H6", "F H6"])
def test_no_puppet_enters_water(tiles):
    state = hike("orange H5", tiles, held="orange rope torch berry")
    assert refusing_rule(state, step_to(state, "H6")) == "ICE-4.45"


@rule("ICE-4.45")
def test_printed_water_is_water():
    state = hike("orange D1")
    assert refusing_rule(state, step_to(state, "E1")) == "ICE-4.45"


@rule("ICE-4.46")
def test_without_a_torch_a_bear_bars_the_way():
    state = hike("orange H5", bears="H6", held="orange rope berry")
    assert refusing_rule(state, step_to(state, "H6")) == "ICE-4.46"


@rule("ICE-4.47")
def test_any_number_of_puppets_share_a_cell():
    state = walk(hike("orange H5, white H6, brown H6, grey H6"), "H6")
    assert [puppet(state, colour) for colour in ("orange", "white", "brown", "grey")] == ["H6"] * 4


@rule("ICE-4.49", "ICE-4.48")
def test_the_start_tile_may_be_entered_again():
    state = walk(hike("orange L2", held="orange berry"), "L1")
    assert (puppet(state, "orange"), energy(state)) == ("L1", 0)
    state = walk(hike("orange M2", held="orange berry"), "L1")
    assert energy(state) == 0


@rule("ICE-4.50", "ICE-4.66")
def test_the_payer_chooses_the_fee_and_the_owner_gets_it():
    state = hike("orange H4", igloos="white H5", held="orange berry torch rope")
    state = walk(state, "H5")
    assert names(state) == ["pay berry", "pay torch", "pay rope"]
    state = play(state, "pay torch")
    assert (finds_of(state, "orange"), finds_of(state, "white")) == ("berry rope", "torch")
    assert (energy(state), json_entry(state, "colour")) == (1, "orange")


@rule("ICE-4.61")
@pytest.mark.parametrize("tiles", ["", "L H5", "M H5"])
def test_an_igloo_may_be_built_on_any_level_beside_others_and_on_a_find(tiles):
    finds = "berry H5" if tiles == "M H5" else ""
    state = play(hike("orange H5, white H5", tiles, finds=finds), "build")
    assert json_entry(state, "igloos")["orange"] == ["H5"]
    assert json_entry(state, "finds")["berry"] == (["H5"] if finds else [])


@rule("ICE-4.62")
@pytest.mark.parametrize(
    ("cell", "more"),
    [
        ("L1", {}),
        ("A9", {}),
        ("G1", {}),
        ("M1", {}),
        ("C3", {"igloos": "white C3"}),
        ("B9", {"length": "short"}),
    ],
)
def test_there_is_no_building_on_partial_or_printed_cells_nor_beside_another_igloo(cell, more):
    assert refusing_rule(hike(f"orange {cell}", **more), "build") == "ICE-4.62"


@rule("ICE-4.71", "ICE-4.73")
def test_finds_lie_open_and_are_used_in_one_s_own_turn():
    state = hike("orange H5, white C5", held="white berry torch rope torch")
    assert finds_of(state, "white") == "berry torch torch rope"
    assert refusing_rule(state, "berry") == "ICE-4.74"
    later = play(state, "end_turn", "draw_tile land", "place B1")
    assert refusing_rule(later, "berry") is None


@rule("ICE-4.75")
def test_the_berry_is_gone_even_if_its_energy_is_not_used():
    state = play(hike("orange H5", held="orange berry berry"), "berry")
    assert (finds_of(state, "orange"), energy(state)) == ("berry", 4)
    state = play(state, "end_turn")
    assert finds_of(state, "orange") == "berry"
    assert json_entry(state, "gone")["berry"] == 1


@rule("ICE-4.72", "ICE-4.84")
def test_rope_and_torch_may_be_used_in_one_step():
    state = hike("orange H4", "M H5, L G5", "H5", held="orange rope torch")
    state = walk(state, "H5")
    assert finds_of(state, "orange") == ""
    assert names(state) == ["push NW"]
    state = play(state, "push NW")
    assert (json_entry(state, "bears"), json_entry(state, "colour")) == (["G5"], "white")


@rule("ICE-4.88", "ICE-4.142")
def test_a_bear_may_be_pushed_onto_fish_also_after_the_last_tile():
    state = hike("orange H5", "F G7, W H7 I7 G6 I6", "H6", held="orange torch", phase="turn", **NO_TILES)
    state = walk(state, "H6")
    assert names(state) == ["push SW"]
    state = play(state, "push SW")
    assert json_entry(state, "bears") == ["G7"]


@rule("ICE-4.85")
def test_a_bear_is_not_pushed_onto_the_partner():
    state = hike("orange H4, brown I6", "W H6 G6 G5", "H5", held="orange torch", seats=2)
    state = walk(state, "H5")
    assert names(state) == ["push NE"]


@rule("ICE-4.77", "ICE-4.69")
def test_a_berry_received_as_a_fee_during_the_walk_may_be_eaten_in_the_same_turn():
    state = hike("orange K4, white G6", bears="G5", igloos="orange H3", held="white berry")
    state = play(roam(state, 1, "G6"), "retreat orange-1", "bear_stop")
    assert (puppet(state, "white"), finds_of(state, "orange")) == ("H3", "berry")
    assert names(state) == ["berry", "end_turn"]
    state = walk(play(state, "berry"), "K5")
    assert (puppet(state, "orange"), energy(state)) == ("K5", 1)


@rule("ICE-4.77")
def test_ropes_and_torches_may_be_used_in_the_mixed_part_of_a_turn():
    state = hike("orange K4", "M K4", "E5", held="orange berry rope")
    state = play(roam(state, 1, "E6"), "bear_stop", "berry")
    state = walk(state, "K5")
    assert (finds_of(state, "orange"), energy(state)) == ("", 2)
