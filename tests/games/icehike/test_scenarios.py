"""The further scenarios of the rules document, X-1 to X-36."""

import tomllib
from pathlib import Path

import pytest

from banchisa import CHANCE, OVER
from games.icehike.positions import (
    GAME,
    NO_TILES,
    bear_to,
    cells,
    energy,
    finds_of,
    hike,
    hike_json,
    puppet,
    roam,
    start,
    step_to,
    to_place,
    walk,
)
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

WALL_WITH_A_GAP_AT_I5 = "W I2 I3 I4 I6 I7 I8 I9"
P3_TILES = "W I2 I3 I4 I8 I9 H4, M I6 I7, L J5"
THE_TEN = ["C9", "D8", "E8", "F7", "G7", "H6", "I6", "J5", "K5", "L4"]


@rule("ICE-4.43", "ICE-4.36")
def test_x1_the_opening_three_cells_and_the_turn_is_over():
    state = start(4, "draw_tile land", "place B1")
    state = walk(state, "L2")
    assert energy(state) == 2
    state = walk(state, "L3")
    assert energy(state) == 1
    state = walk(state, "L4")
    assert puppet(state, "orange") == "L4"
    assert json_entry(state, "colour") == "white"
    assert state.actor == CHANCE


@rule("ICE-4.43")
def test_x2_along_the_ridge_and_down():
    state = hike("orange H4", "M H4 H5, L H6")
    left = []
    for cell in ("H5", "H6", "H7"):
        state = walk(state, cell)
        left.append(energy(state))
    assert left == [1, 1, 1]
    assert json_entry(walk(state, "H8"), "colour") == "white"


@rule("ICE-4.43", "ICE-4.36")
def test_x3_without_energy_nobody_skis():
    state = walk(hike("orange H4", "M H4 H5 H6, L H7"), "H5", "H6")
    assert puppet(state, "orange") == "H6"
    assert json_entry(state, "colour") == "white"


@rule("ICE-4.36", "ICE-4.70")
@pytest.mark.parametrize(("find", "colour"), [("rope", "white"), ("berry", "orange")])
def test_a_search_with_the_last_energy_ends_the_turn_unless_it_finds_a_berry(find, colour):
    state = play(hike("orange G5", "M G5", finds=f"{find} G5"), "search")
    assert (finds_of(state, "orange"), json_entry(state, "colour")) == (find, colour)


@rule("ICE-4.42")
def test_x4_one_energy_is_not_enough_to_climb():
    state = walk(hike("orange H4", "L H6"), "H5")
    assert refusing_rule(state, step_to(state, "H6")) == "ICE-4.42"


@rule("ICE-4.80")
def test_x5_a_rope_leads_down_two_levels_and_the_energy_comes_back():
    state = walk(hike("orange H5", "M H5", held="orange rope"), "H6")
    assert finds_of(state, "orange") == ""
    assert energy(state) == 2


@rule("ICE-4.82", "ICE-4.66", "ICE-4.81", "ICE-4.72")
def test_x6_the_rope_of_this_step_cannot_pay_for_it():
    def climbing(finds):
        return hike("orange H4", "M H5", igloos="white H5", held=finds)

    state = climbing("orange rope")
    assert refusing_rule(state, step_to(state, "H5")) == "ICE-4.66"
    state = walk(climbing("orange rope berry"), "H5")
    assert (finds_of(state, "orange"), finds_of(state, "white")) == ("", "berry")
    assert json_entry(state, "colour") == "white"
    state = walk(climbing("orange rope rope berry"), "H5")
    assert names(state) == ["pay berry", "pay rope"]
    assert state.actor == 0


@rule("ICE-4.84", "ICE-4.85")
def test_x7_the_bear_goes_neither_back_nor_onto_a_puppet_nor_into_water():
    state = walk(hike("orange H4, white G5", "W H6 G6 I6", "H5", held="orange torch"), "H5")
    assert names(state) == ["push NE"]
    assert energy(state) == 1
    assert refusing_rule(state, "push N") == "ICE-4.85"
    assert refusing_rule(state, "push NW") == "ICE-4.85"
    assert refusing_rule(state, "push S") == "ICE-4.85"
    state = play(state, "push NE")
    assert json_entry(state, "bears") == ["I5"]
    assert energy(state) == 1


@rule("ICE-4.86", "ICE-4.87")
def test_x8_a_bear_is_not_pushed_into_the_last_road():
    state = hike("orange H7", f"{WALL_WITH_A_GAP_AT_I5} H4 G6 G7", "H6", held="orange torch")
    assert refusing_rule(state, step_to(state, "H6")) == "ICE-4.87"
    state = hike("orange H7", f"{WALL_WITH_A_GAP_AT_I5} H4 G6", "H6", held="orange torch")
    state = walk(state, "H6")
    assert names(state) == ["push SW"]
    assert refusing_rule(state, "push N") == "ICE-4.86"


@rule("ICE-4.94", "ICE-4.95")
def test_x9_a_bear_in_the_last_road_must_go_on():
    state = hike("white J5, grey H5, orange K4", P3_TILES, "F6")
    state = play(roam(state, 1, "G6", "H5"), "retreat start")
    assert names(state) == [bear_to(state, 1, "H6"), bear_to(state, 1, "G6"), bear_to(state, 1, "G5")]
    assert refusing_rule(state, "bear_stop") == "ICE-4.95"
    assert refusing_rule(state, bear_to(state, 1, "I5")) == "ICE-4.94"


@rule("ICE-4.101", "ICE-4.102", "ICE-4.103")
def test_x10_only_igloos_that_lie_back_are_refuges():
    state = hike(
        "white G6", bears="G5", igloos="white E4 G8, brown J3, grey F2, orange G3", held="white berry"
    )  # fmt: skip
    state = roam(state, 1, "G6")
    assert names(state) == ["retreat start", "retreat orange-1", "retreat white-2", "retreat brown-1"]
    assert refusing_rule(state, "retreat white-1") == "ICE-4.102"
    assert refusing_rule(state, "retreat grey-1") == "ICE-4.102"
    state = play(state, "retreat brown-1")
    assert puppet(state, "white") == "J3"
    assert finds_of(state, "brown") == "berry"


@rule("ICE-4.104")
def test_x11_an_igloo_west_of_the_short_finish_is_a_refuge_for_its_owner_wherever_the_attack():
    state = hike("white H6", bears="H5", igloos="white C5, brown D4", held="white berry", length="short")
    state = roam(state, 1, "H6")
    assert names(state) == ["retreat start", "retreat white-1"]
    assert refusing_rule(state, "retreat brown-1") == "ICE-4.104"


@rule("ICE-4.102", "ICE-4.104")
def test_x12_west_of_the_short_finish_all_igloos_there_are_refuges():
    igloos = "white H5, brown C4 B3, grey E9"
    state = hike("white D6", bears="D5", igloos=igloos, held="white berry", length="short")
    state = roam(state, 1, "D6")
    assert names(state) == ["retreat start", "retreat white-1", "retreat brown-1", "retreat brown-2", "retreat grey-1"]


@rule("ICE-4.104")
def test_x13_the_column_of_the_finish_is_not_west_of_it():
    state = hike("white E5", bears="E4", igloos="brown C4, grey E9", held="white berry", length="short")
    state = roam(state, 1, "E5")
    assert names(state) == ["retreat start", "retreat grey-1"]


@rule("ICE-4.77", "ICE-4.36", "ICE-4.76")
def test_x14_after_the_bear_only_berries_are_left():
    state = play(roam(hike("orange K4", bears="E5", held="orange berry"), 1, "E6"), "bear_stop")
    assert names(state) == ["berry", "end_turn"]
    assert refusing_rule(state, "step N") == "ICE-4.77"
    state = play(state, "berry")
    assert energy(state) == 2
    assert not [name for name in names(state) if name.startswith("bear")]
    assert refusing_rule(state, bear_to(state, 1, "E7")) == "ICE-4.30"


@rule("ICE-4.35")
def test_x15_after_the_puppet_no_bear_walks():
    state = walk(hike("orange K4", bears="E5"), "K5")
    assert refusing_rule(state, bear_to(state, 1, "E6")) == "ICE-4.35"


@rule("ICE-4.105", "ICE-4.91")
def test_x16_a_bear_stays_with_the_fish():
    state = hike(tiles="F F5, L E6, M F6", bears="E6 F6")
    assert refusing_rule(state, bear_to(state, 2, "F5")) == "ICE-4.91"
    state = roam(state, 1, "F5")
    assert json_entry(state, "bears") == ["F5", "F6"]
    assert json_entry(state, "colour") == "white"
    state = play(state, "draw_tile land", "place B1")
    assert refusing_rule(state, "bear 1 N") == "ICE-4.105"
    assert refusing_rule(state, bear_to(state, 2, "F5")) == "ICE-4.105"


@rule("ICE-4.18", "ICE-4.111")
def test_x17_a_mountain_between_land_can_be_crossed_unless_a_bear_is_on_it():
    tiles = f"{WALL_WITH_A_GAP_AT_I5}, L J4 J5 H4 H5"
    assert refusing_rule(to_place("mountain", "rope", tiles=tiles), "place I5") is None
    assert refusing_rule(to_place("mountain", "bear_cave", tiles=tiles), "place I5") == "ICE-4.111"


@rule("ICE-4.67")
def test_x18_leaving_is_free_and_coming_back_is_not():
    state = hike("orange G5, white G5", igloos="orange G5", colour="white")
    state = walk(state, "G6")
    assert refusing_rule(state, step_to(state, "G5")) == "ICE-4.66"


@rule("ICE-4.114", "ICE-4.115")
def test_x19_a_way_that_was_there_when_the_turn_began_protects_again():
    state = hike(
        "white G5, orange I5, brown I4", "M G4 H4 I5, L I4 G3 G5", igloos="white G3, brown I4", finds="berry H4",
        colour="white",
    )  # fmt: skip
    assert refusing_rule(state, "build") == "ICE-4.115"


@rule("ICE-4.68", "ICE-4.66", "ICE-4.92", "ICE-4.131")
def test_x20_the_partner_s_igloo_is_free_and_the_bear_never_attacks_the_partner():
    state = hike("orange H5, brown G5", bears="F5", igloos="brown H6, white H4", seats=2)
    assert refusing_rule(state, step_to(state, "H6")) is None
    assert refusing_rule(state, step_to(state, "H4")) == "ICE-4.66"
    assert refusing_rule(state, bear_to(state, 1, "G5")) == "ICE-4.92"


@rule("ICE-4.3")
def test_x21_in_the_first_two_turns_of_three_in_the_shorter_game_only_a_tile_is_placed():
    state = start(3, length="short")
    for cell in ("H1", "H2", "H3"):
        state = play(state, "draw_tile land", f"place {cell}")
    assert (json_entry(state, "turn"), json_entry(state, "colour")) == (4, "orange")
    state = play(state, "draw_tile land", "place H4")
    assert (json_entry(state, "colour"), state.actor) == ("white", CHANCE)
    state = play(state, "draw_tile land", "place H5", "draw_tile land", "place H6")
    state = play(state, "draw_tile land", "place H7")
    assert (json_entry(state, "phase"), state.actor) == ("act", 0)


@rule("ICE-4.2", "ICE-4.3")
def test_without_tiles_nobody_acts_in_the_first_two_turns_of_three_in_the_shorter_game_either():
    position = play(start(3, length="short"), "draw_tile land").to_json()
    state = play(GAME.from_json({**position, "stack": {}}), "place H1")
    assert (json_entry(state, "turn"), json_entry(state, "phase")) == (7, "act")
    assert GAME.from_json(state.to_json()) == state


@rule("ICE-4.140", "ICE-4.141")
def test_x22_bears_walk_in_the_turn_of_the_last_tile_and_never_after():
    state = hike("orange K4", bears="E5", phase="turn", stack={"land": 1})
    state = play(state, "draw_tile land", "place B1")
    assert refusing_rule(state, bear_to(state, 1, "E6")) is None
    state = play(state, "end_turn")
    assert (json_entry(state, "colour"), json_entry(state, "phase")) == ("white", "act")
    assert refusing_rule(state, bear_to(state, 1, "E6")) == "ICE-4.141"


STUCK = {"puppets": "orange G5, white H5, brown G5, grey H5", "tiles": "M G5 H5 C3", "phase": "turn"} | NO_TILES


@rule("ICE-5.3", "ICE-5.5", "ICE-5.7")
def test_x23_when_nobody_can_arrive_any_more_the_game_is_a_draw():
    state = hike(**STUCK)
    assert state.actor == OVER
    assert (state.ranks(), state.scores()) == ([1, 1, 1, 1], [0, 0, 0, 0])
    assert hike(**STUCK, finds="rope C3").actor == 0
    assert hike(**STUCK, held="grey rope").actor == 0
    assert hike(**STUCK, held="grey torch").actor == OVER


@rule("ICE-4.15")
def test_x24_the_fifth_white_cube_brings_no_bear():
    state = hike(bears="E5 E6 E7 E8", phase="turn", bag={"bear_cave": 1})
    state = play(state, "draw_tile mountain", "draw_cube bear_cave")
    assert json_entry(state, "cube") == "empty"
    state = play(state, "place C3")
    assert json_entry(state, "bears") == ["E5", "E6", "E7", "E8"]
    assert json_entry(state, "finds") == {"berry": [], "torch": [], "rope": []}


@rule("ICE-4.62", "ICE-4.17", "ICE-4.93")
def test_x25_partial_cells_are_for_walking_only():
    state = hike("orange M3", bears="M5")
    assert refusing_rule(state, "build") == "ICE-4.62"
    assert refusing_rule(state, step_to(state, "M4")) is None
    assert refusing_rule(state, bear_to(state, 1, "M4")) is None
    placing = to_place("land")
    assert not {"M3", "M4", "G1"} & set(cells(placing))
    assert len(cells(placing)) == 91  # 92 cells of whole ice, and the puppets on L2
    assert "place M3" not in [GAME.actions.name(action) for action in range(94)]


@rule("ICE-4.48", "ICE-4.74", "ICE-5.1")
def test_x26_over_the_printed_land_into_the_village():
    state = walk(hike("orange A8", held="orange berry"), "A9")
    assert energy(state) == 0
    state = play(state, "berry")
    assert energy(state) == 2
    state = walk(state, "B9")
    assert state.actor == OVER
    assert (state.ranks(), state.scores()) == ([1, 2, 2, 2], [1, 0, 0, 0])


@rule("ICE-4.48", "ICE-4.111")
def test_x27_the_last_road_may_run_over_half_cells():
    on_h5 = "orange H5, white H5, brown H5, grey H5"
    state = to_place("water", tiles="W L2 K2 J1 L3 L4", puppets=on_h5)
    assert refusing_rule(state, "place L5") == "ICE-4.111"
    assert refusing_rule(state, "place K5") is None


def nearly_all_water(**more):
    """More water than the packaged box holds: components of one's own make it possible."""
    data = tomllib.loads(Path(GAME.home, "components.toml").read_text(encoding="utf-8"))
    data["stack"]["normal"] |= {"water": 60, "fish": 30}
    whole = [name.split()[1] for name in map(GAME.actions.name, range(94))]
    wet = [cell for cell in whole if cell not in ("L1", "B9", *THE_TEN)]
    tiles = f"F {' '.join(wet[:26])}, W {' '.join(wet[26:])}"
    return GAME.with_components(data).from_json(hike_json("orange L1, white L1, brown L1, grey L1", tiles, **more))


@rule("ICE-4.19", "ICE-4.18")
def test_x28_a_tile_that_fits_nowhere_leaves_the_game_and_the_turn_goes_on():
    state = nearly_all_water(phase="turn", stack={"water": 1, "land": 1}, bears="M8")
    lost = play(state, "draw_tile water")
    assert (json_entry(lost, "phase"), json_entry(lost, "gone")["water"]) == ("act", 1)
    assert [name for name in names(lost) if name.startswith("bear")] == ["bear 1 N", "bear 1 S"]
    assert sorted(cells(play(state, "draw_tile land"))) == THE_TEN


@rule("ICE-4.19")
def test_a_mountain_that_fits_nowhere_takes_its_find_along():
    state = nearly_all_water(phase="turn", stack={"mountain": 1}, bag={"berry": 1, "empty": 1}, bears="M8")
    lost = play(state, "draw_tile mountain", "draw_cube berry")
    gone = json_entry(lost, "gone")
    assert (json_entry(lost, "phase"), gone["mountain"], gone["berry"]) == ("act", 1, 1)


@rule("ICE-4.70", "ICE-4.36")
def test_x29_a_berry_that_was_found_may_be_eaten_at_once():
    state = play(hike("orange H5", "M H5", finds="berry H5"), "search")
    assert energy(state) == 0
    assert names(state) == ["berry", "end_turn"]
    assert energy(play(state, "berry")) == 2


@rule("ICE-4.96", "ICE-4.100", "ICE-4.33")
def test_x30_a_bear_may_attack_twice_and_lose_its_last_energy():
    state = hike("white F5, brown G5", bears="E5")
    state = play(roam(state, 1, "F5"), "retreat start")
    state = play(roam(state, 1, "G5"), "retreat start")
    assert energy(state) == 1
    state = play(state, "bear_stop")
    assert json_entry(state, "bears") == ["G5"]
    assert [puppet(state, colour) for colour in ("white", "brown")] == ["L1", "L1"]


@rule("ICE-4.4", "ICE-4.132")
def test_x31_only_the_active_colour_plays_and_only_with_its_own_finds():
    state = hike("orange K4, brown G6", held="brown berry", seats=2)
    assert names(state) == [*(f"step {way}" for way in ("N", "NE", "SE", "S", "SW", "NW")), "build", "end_turn"]


@rule("ICE-4.63")
def test_x32_there_are_two_igloos_for_each_colour():
    assert refusing_rule(hike("orange H5", igloos="orange C3 C5"), "build") == "ICE-4.63"
    assert refusing_rule(hike("orange H5", igloos="orange C3"), "build") is None


@rule("ICE-4.65")
def test_x33_an_igloo_keeps_the_bear_out():
    state = hike("white G6", bears="G5", igloos="brown G6")
    assert refusing_rule(state, bear_to(state, 1, "G6")) == "ICE-4.65"


@rule("ICE-4.106")
def test_x34_a_bear_leaves_the_find_where_it_is():
    state = play(roam(hike(tiles="M H5, L H6", bears="H5", finds="torch H5"), 1, "H6"), "bear_stop")
    assert json_entry(state, "finds")["torch"] == ["H5"]
    state = hike("orange H5", "M H5, L H6", "H6", finds="torch H5")
    assert refusing_rule(state, "search") is None


@rule("ICE-4.133", "ICE-4.97")
def test_x35_one_torch_saves_both_colours_of_a_seat():
    state = roam(hike("white F5, grey F5", bears="E5", held="grey torch", seats=2), 1, "F5")
    assert (state.actor, json_entry(state, "asked"), names(state)) == (1, "grey", ["torch no", "torch yes"])
    saved = play(state, "torch yes")
    assert json_entry(saved, "bears") == ["E5"]
    assert (puppet(saved, "white"), puppet(saved, "grey")) == ("F5", "F5")
    state = play(state, "torch no")
    assert json_entry(state, "asked") == "white"
    state = play(state, "retreat start")
    assert json_entry(state, "asked") == "grey"


@rule("ICE-4.142", "ICE-4.111")
def test_x36_rule_1_holds_for_igloos_after_the_last_tile():
    state = hike("orange H5", P3_TILES, phase="turn", **NO_TILES)
    assert refusing_rule(state, "build") == "ICE-4.111"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_sees_the_same_position(seats):
    state = start(seats, "draw_tile land", "place G5")
    for seat in range(seats):
        assert state.seen_by(seat).to_json() == state.to_json()
