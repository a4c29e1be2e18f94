"""The printed examples of the rulebook, P-1 to P-19, on positions rebuilt so that every printed statement is true."""

import pytest

from games.icehike.positions import bear_to, energy, finds_of, hike, puppet, roam, start, step_to, to_place, walk
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

P3 = {
    "tiles": "W I2 I3 I4 I8 I9 H4, M I6 I7, L J5",
    "puppets": "white J5, grey H5, orange K4",
    "bears": "E7",
}
P6 = {
    "tiles": "M G4, L G5 F3, W F2 G3 F4 E4 H4 G6 I5 I6",
    "puppets": "orange G4, white G5, brown J3",
    "igloos": "orange F5",
    "bears": "G8",
    "colour": "brown",
}
P10 = {
    "tiles": "M G4 H4 I5, L I4 G3",
    "igloos": "white G3",
    "finds": "berry H4",
    "puppets": "white G4, orange H4, brown I4",
    "colour": "brown",
}
WALL_WITH_A_GAP_AT_I5 = "W I2 I3 I4 I6 I7 I8 I9"


def add_tile(position, more):
    """A position with one more tile."""
    kind, cell = more.split()
    groups = [group.strip() for group in position["tiles"].split(",")]
    found = [f"{group} {cell}" if group.startswith(kind) else group for group in groups]
    return position | {"tiles": ", ".join(found if found != groups else [*groups, more])}


@rule("ICE-4.32", "ICE-4.41", "ICE-4.42", "ICE-4.43", "ICE-4.60", "ICE-4.70", "ICE-4.90")
def test_p1_the_energy_table():
    puppets = hike("orange H5", "L H6 G6, M G5, W I5", held="orange berry")
    assert energy(walk(puppets, "H4")) == 1  # flat
    assert energy(walk(puppets, "H6")) == 0  # up
    assert energy(walk(hike("orange H6", "L H6"), "H5")) == 2  # down, and back
    assert energy(play(puppets, "build")) == 0
    assert energy(play(hike("orange G5", "M G5", finds="rope G5", held="orange berry"), "search")) == 0
    walking = hike(tiles="L E6 E7", bears="E5")
    assert energy(roam(walking, 1, "F5")) == 2  # flat
    assert energy(roam(walking, 1, "E6")) == 1  # up
    assert energy(roam(hike(tiles="L E5", bears="E5"), 1, "E6")) == 2  # down, nothing back
    assert {name.split()[0] for name in names(roam(walking, 1, "F5"))} == {"bear", "bear_stop"}


@rule("ICE-4.43")
def test_p2_skiing_down_from_a_mountain_goes_four_cells_in_one_turn():
    state = walk(hike("orange H5", "M H5, L H6"), "H6")
    assert energy(state) == 2
    state = walk(state, "H7")
    assert energy(state) == 2
    state = walk(state, "H8")
    assert energy(state) == 1
    state = walk(state, "H9")
    assert json_entry(state, "colour") == "white"
    assert puppet(state, "orange") == "H9"


@rule("ICE-4.111", "ICE-4.18")
def test_p3_nothing_but_land_may_go_into_the_last_road():
    assert refusing_rule(to_place("water", **P3), "place I5") == "ICE-4.111"
    assert refusing_rule(to_place("fish", **P3), "place I5") == "ICE-4.111"
    assert refusing_rule(to_place("mountain", **P3), "place I5") == "ICE-4.111"
    assert refusing_rule(to_place("land", **P3), "place I5") is None
    assert refusing_rule(to_place("mountain", **add_tile(P3, "L H6")), "place I5") is None


@rule("ICE-4.94")
def test_p4_a_bear_may_not_end_in_the_last_road():
    state = roam(hike(**P3), 1, "F6", "G6")
    assert refusing_rule(state, bear_to(state, 1, "H5")) == "ICE-4.94"
    assert refusing_rule(state, "bear_stop") is None


@rule("ICE-4.64", "ICE-4.111")
def test_p5_no_igloo_is_built_in_the_last_road():
    assert refusing_rule(hike(**P3 | {"colour": "grey"}), "build") == "ICE-4.111"


@rule("ICE-4.113")
@pytest.mark.parametrize("tile", ["water", "mountain"])
def test_p6_a_way_through_another_cell_is_enough(tile):
    assert refusing_rule(to_place(tile, **P6), "place E3") is None


@rule("ICE-4.113", "ICE-4.117")
@pytest.mark.parametrize("tile", ["W E3", "M E3"])
def test_p7_a_bear_may_stand_in_the_only_way_of_a_puppet(tile):
    state = roam(hike(**add_tile(P6, tile)), 1, "H7", "H6")
    assert refusing_rule(state, "bear_stop") is None
    state = roam(state, 1, "H5")
    assert json_entry(state, "bears") == ["H5"]
    assert json_entry(state, "colour") == "grey"


@rule("ICE-4.113", "ICE-4.43")
@pytest.mark.parametrize("tile", ["W E3", "M E3"])
def test_p8_white_may_not_close_in_orange_but_may_build_where_orange_has_its_own_igloo_to_go_by(tile):
    state = hike(**add_tile(P6, tile) | {"colour": "white"})
    assert refusing_rule(state, "build") == "ICE-4.115"
    state = walk(state, "H5")
    assert energy(state) == 2
    assert refusing_rule(state, "build") is None


@rule("ICE-4.66", "ICE-4.116", "ICE-4.114", "ICE-4.69")
def test_p9_one_may_pay_oneself_into_a_trap_and_is_outlawed_from_then_on():
    state = hike("orange G2", "L G3, M G4", igloos="white G3", held="orange berry")
    state = walk(state, "G3")
    assert finds_of(state, "white") == "berry"
    assert finds_of(state, "orange") == ""
    assert json_entry(state, "colour") == "white"
    state = hike("orange G3", "L G3, M G4", igloos="white G3", held="white berry")
    state = walk(state, "G4")
    assert json_entry(state, "colour") == "white"
    assert "orange" not in json_entry(state, "protected")


@rule("ICE-4.113")
def test_p10_brown_may_not_close_in_orange_on_the_mountains():
    assert refusing_rule(hike(**P10), "build") == "ICE-4.115"
    assert refusing_rule(hike(**P10 | {"puppets": "white G4, orange K6, brown I4"}), "build") is None


@rule("ICE-4.113", "ICE-4.67", "ICE-4.116")
def test_p11_whoever_is_there_when_an_igloo_is_built_may_leave_without_paying():
    state = hike(**P10 | {"puppets": "white G4, orange I4, brown I4"})
    assert refusing_rule(state, "build") is None
    built = hike(
        **P10 | {"puppets": "white G4, orange I4, brown I4", "igloos": "white G3, brown I4", "colour": "orange"}
    )
    assert refusing_rule(built, step_to(built, "J3")) is None
    assert refusing_rule(built, step_to(built, "I5")) is None


@rule("ICE-4.114", "ICE-4.115", "ICE-4.43", "ICE-4.60")
def test_p12_and_p13_an_outlawed_puppet_may_be_shut_in_even_if_the_tile_of_this_turn_opened_a_way():
    state = hike(
        **P10 | {"puppets": "white G4, orange I5, brown I4", "igloos": "white G3, brown I4", "colour": "white"}
        | {"phase": "turn"}
    )  # fmt: skip
    state = play(state, "draw_tile land")
    assert json_entry(state, "protected") == ["brown", "grey"]
    state = play(state, "place G5")
    assert energy(state) == 2
    state = walk(state, "G5")
    assert energy(state) == 2
    state = play(state, "build")
    assert json_entry(state, "igloos")["white"] == ["G3", "G5"]
    assert json_entry(state, "colour") == "brown"
    assert json_entry(state, "protected") == ["white", "grey"]


@rule("ICE-4.74", "ICE-4.70")
def test_p14_a_berry_tops_up_the_step_that_is_left_so_that_the_cave_can_be_searched():
    state = hike(**P10 | {"colour": "white", "held": "white berry"})
    state = walk(state, "H4")
    assert energy(state) == 1
    state = play(state, "berry")
    assert energy(state) == 3
    state = play(state, "search")
    assert energy(state) == 1
    assert finds_of(state, "white") == "berry"


@rule("ICE-4.97", "ICE-4.98", "ICE-4.99")
def test_p15_the_first_torch_that_is_used_saves_everybody_on_the_cell():
    state = hike("white F5, brown F5, grey F5", bears="E5", held="white torch, brown torch")
    state = roam(state, 1, "F5")
    assert state.actor == 1
    state = play(state, "torch no")
    assert state.actor == 2
    state = play(state, "torch yes")
    assert finds_of(state, "white") == "torch"
    assert finds_of(state, "brown") == ""
    assert json_entry(state, "bears") == ["E5"]
    assert [puppet(state, colour) for colour in ("white", "brown", "grey")] == ["F5", "F5", "F5"]


@rule("ICE-4.98", "ICE-4.99")
def test_p16_a_torch_ends_the_walk_and_the_next_puppet_is_untouched():
    state = roam(hike("white F5, brown G5", bears="E5", held="white torch"), 1, "F5")
    state = play(state, "torch yes")
    assert json_entry(state, "bears") == ["E5"]
    assert puppet(state, "brown") == "G5"
    assert json_entry(state, "colour") == "white"


@rule("ICE-4.99")
def test_p17_the_bear_goes_back_to_the_place_of_its_latest_attack():
    state = roam(hike("white F5, brown G5", bears="E5", held="brown torch"), 1, "F5")
    state = roam(play(state, "retreat start"), 1, "G5")
    state = play(state, "torch yes")
    assert json_entry(state, "bears") == ["F5"]
    assert puppet(state, "white") == "L1"
    assert puppet(state, "brown") == "G5"


@rule("ICE-4.99")
def test_p18_the_bear_goes_back_to_the_start_of_its_walk_if_its_attack_was_in_the_last_road():
    state = hike("white I5, brown J5, orange C4", WALL_WITH_A_GAP_AT_I5, bears="H5", held="brown torch")
    state = roam(play(roam(state, 1, "I5"), "retreat start"), 1, "J5")
    state = play(state, "torch yes")
    assert json_entry(state, "bears") == ["H5"]


@rule("ICE-4.130", "ICE-3.1")
def test_p19_with_two_players_the_colours_of_the_seats_take_turns():
    state = start(2)
    seen = []
    for cell in ("H1", "H2", "H3", "H4", "H5"):
        state = play(state, "draw_tile land", f"place {cell}")
        seen.append((json_entry(state, "colour"), state.actor))
        state = play(state, "end_turn")
    assert seen == [("orange", 0), ("white", 1), ("brown", 0), ("grey", 1), ("orange", 0)]
