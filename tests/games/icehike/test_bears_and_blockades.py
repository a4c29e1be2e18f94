"""Walks of bears, attacks and retreats; roads, ways and who is protected."""

import pytest

from games.icehike.positions import bear_to, energy, finds_of, hike, puppet, roam, to_place, walk
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

WALL_WITH_A_GAP_AT_I5 = "W I2 I3 I4 I6 I7 I8 I9"


@rule("ICE-4.90")
def test_a_bear_has_three_energy_and_climbing_costs_two():
    state = roam(hike(tiles="L E6 E7 E8", bears="E5"), 1, "E6", "E7")
    assert json_entry(state, "bears") == ["E7"]
    assert json_entry(state, "colour") == "white"
    state = roam(hike(tiles="L E6, M E7", bears="E5"), 1, "E6")
    assert refusing_rule(state, bear_to(state, 1, "E7")) == "ICE-4.90"


@rule("ICE-4.92")
def test_where_no_bear_goes():
    state = hike("orange H6", "W H4", "H5 G5", "white I5")
    assert refusing_rule(state, bear_to(state, 1, "H4")) == "ICE-4.92"  # water
    assert refusing_rule(state, bear_to(state, 1, "G5")) == "ICE-4.92"  # another bear
    assert refusing_rule(state, bear_to(state, 1, "H6")) == "ICE-4.92"  # the mover's own puppet
    assert refusing_rule(state, bear_to(state, 1, "I5")) == "ICE-4.65"
    assert refusing_rule(hike("white K4", bears="K2"), "bear 1 NE") == "ICE-4.92"  # the start tile
    assert refusing_rule(hike(bears="B8"), "bear 1 S") == "ICE-4.92"  # the finish tile


@rule("ICE-4.93")
def test_a_bear_may_walk_on_printed_land_and_corners():
    state = hike(bears="A8")
    assert refusing_rule(state, bear_to(state, 1, "A9")) is None
    state = roam(hike(bears="M2"), 1, "M1")
    assert json_entry(state, "bears") == ["M1"]


@rule("ICE-4.95", "ICE-4.112")
def test_a_walk_ends_by_itself_when_no_step_is_left():
    state = roam(hike(bears="E5"), 1, "E6", "E7", "E8")
    assert json_entry(state, "colour") == "white"
    state = roam(hike(tiles="M E6 E7 F6 F7 D6 D7, L E5", bears="E7"), 1, "E6", "E5")
    assert energy(state) == 1
    assert names(state)[-1] == "bear_stop"


@rule("ICE-4.94")
def test_a_bear_may_cross_the_last_road_if_it_can_leave_it_again():
    state = hike("orange C4", WALL_WITH_A_GAP_AT_I5, "H5")
    assert refusing_rule(state, bear_to(state, 1, "I5")) is None
    state = roam(state, 1, "I5")
    assert refusing_rule(state, "bear_stop") == "ICE-4.95"
    assert refusing_rule(state, bear_to(state, 1, "H5")) is None
    tired = roam(hike("orange C4", WALL_WITH_A_GAP_AT_I5, "G7"), 1, "G6", "H5")
    assert refusing_rule(tired, bear_to(tired, 1, "I5")) == "ICE-4.94"


@rule("ICE-4.94", "ICE-4.95")
def test_a_bear_may_step_into_the_last_road_if_it_can_only_go_back():
    state = hike("orange J4, brown H4", f"{WALL_WITH_A_GAP_AT_I5} J5", "H5", seats=2)
    state = roam(state, 1, "I5")
    assert names(state) == [bear_to(state, 1, "H5")]


@rule("ICE-4.100", "ICE-4.103")
def test_puppets_retreat_one_after_the_other_and_a_fee_paid_by_the_first_may_serve_the_second():
    state = hike("white G6, brown G6", bears="G5", igloos="brown H3, grey H5", held="white berry")
    state = roam(state, 1, "G6")
    assert json_entry(state, "asked") == "white"
    assert names(state) == ["retreat start", "retreat brown-1", "retreat grey-1"]
    state = play(state, "retreat brown-1")
    assert json_entry(state, "asked") == "brown"
    assert names(state) == ["retreat start", "retreat brown-1", "retreat grey-1"]
    state = play(state, "retreat grey-1")
    assert (puppet(state, "brown"), finds_of(state, "grey")) == ("H5", "berry")
    assert (state.actor, energy(state)) == (0, 2)


@rule("ICE-4.103")
def test_who_retreats_for_a_fee_chooses_the_find():
    state = hike("white G6", bears="G5", igloos="orange G3", held="white berry rope")
    state = play(roam(state, 1, "G6"), "retreat orange-1")
    assert (state.actor, names(state)) == (1, ["pay berry", "pay rope"])
    state = play(state, "pay rope")
    assert (finds_of(state, "white"), finds_of(state, "orange")) == ("berry", "rope")
    assert (
        refusing_rule(roam(hike("white G6", bears="G5", igloos="orange G3"), 1, "G6"), "retreat orange-1")
        == "ICE-4.103"
    )


@rule("ICE-4.101")
def test_with_two_players_the_partner_s_igloo_is_a_free_refuge():
    state = roam(hike("white G6", bears="G5", igloos="grey H5", seats=2), 1, "G6")
    assert names(state) == ["retreat start", "retreat grey-1"]
    assert refusing_rule(state, "retreat white-1") == "ICE-4.101"


@rule("ICE-4.102")
def test_for_an_attack_in_column_m_only_column_l_lies_back():
    state = roam(hike("white M4", bears="M5", igloos="white K4 L6"), 1, "M4")
    assert names(state) == ["retreat start", "retreat white-2"]
    state = roam(hike("white M4", bears="M5", igloos="white K4"), 1, "M4")
    assert refusing_rule(state, "retreat white-1") == "ICE-4.102"


@rule("ICE-4.105")
def test_a_bear_on_fish_is_in_nobody_s_way():
    state = roam(hike(tiles="F F5", bears="E5"), 1, "F5")
    assert json_entry(state, "bears") == ["F5"]
    assert json_entry(state, "colour") == "white"


# roads and ways


@rule("ICE-4.110")
def test_a_road_needs_steps_of_one_level_and_no_finds():
    gap = {"tiles": f"{WALL_WITH_A_GAP_AT_I5}, M J4", "held": "orange rope rope torch torch"}
    assert refusing_rule(to_place("water", **gap), "place I5") == "ICE-4.111"
    assert refusing_rule(to_place("mountain", **gap), "place I5") == "ICE-4.111"


@rule("ICE-4.112")
def test_rule_1_holds_for_every_stop_of_a_bear():
    state = roam(hike("orange C4", WALL_WITH_A_GAP_AT_I5, "G5"), 1, "H5")
    assert refusing_rule(state, "bear_stop") is None
    state = roam(state, 1, "I5")
    assert names(state) == [bear_to(state, 1, cell) for cell in ("J4", "J5", "H5", "H4")]


@rule("ICE-4.114")
def test_a_puppet_that_retreats_is_assessed_on_its_new_cell():
    state = hike("white G6", "L G3, M G4", "G5", igloos="white G4, orange G3", phase="turn")
    state = play(state, "draw_tile land", "place B1")
    assert json_entry(state, "protected") == ["white", "brown", "grey"]
    state = play(roam(state, 1, "G6"), "retreat white-1")
    assert json_entry(state, "protected") == ["brown", "grey"]


@rule("ICE-4.116")
@pytest.mark.parametrize(("seats", "blocked"), [(2, None), (4, "ICE-4.115")])
def test_one_may_close_in_one_s_own_colours_but_nobody_else(seats, blocked):
    ring = "W G4 G6 F4 F5 H4"
    state = to_place("water", tiles=ring, puppets="brown G5", seats=seats)
    assert refusing_rule(state, "place H5") == blocked


@rule("ICE-4.118")
def test_a_puppet_that_has_arrived_is_disregarded():
    state = hike("white -", "W G4 G6 F4 F5 H4", seats=4, play_on=True, places=[0, 1, 0, 0], phase="turn")
    state = play(state, "draw_tile water")
    assert json_entry(state, "protected") == ["brown", "grey"]


@rule("ICE-4.117")
def test_a_push_may_stand_in_the_only_way_of_a_puppet():
    state = hike("orange H4, white G6", "W G5 F5 F6 G7", "H5", held="orange torch")
    state = walk(state, "H5")
    assert names(state) == ["push NE", "push SE", "push S"]
    assert json_entry(play(state, "push S"), "bears") == ["H6"]


@rule("ICE-4.131")
def test_igloos_of_a_seat_are_no_blockade_to_its_colours():
    ring = "W G4 G6 F4 F5 H4"
    state = hike("white G5, orange H5", ring, seats=2, colour="orange")
    assert refusing_rule(state, "build") == "ICE-4.115"
    state = hike("brown G5, orange H5", ring, seats=2, colour="orange")
    assert refusing_rule(state, "build") is None
    built = hike("white G5, orange K5", ring, igloos="grey H5", seats=2)
    assert "white" in json_entry(built, "protected")


@rule("ICE-4.85")
def test_a_push_needs_ground_that_a_bear_could_step_on():
    state = walk(hike("orange H4", "M G5 H6", "H5", igloos="white I5", held="orange torch"), "H5")
    assert names(state) == ["push SE", "push SW"]
    assert {refusing_rule(state, f"push {way}") for way in ("N", "NE", "S", "NW")} == {"ICE-4.85"}
