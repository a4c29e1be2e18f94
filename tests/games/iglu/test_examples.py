"""The worked examples of the rules: the printed ones, P1 to P9, and the scenarios 1 to 27."""

import pytest

from games.iglu.positions import (
    ALL_WATER,
    RING,
    START_ICE,
    acting,
    at,
    drifting,
    families,
    first_turn,
    less,
    melting,
    offers,
    question,
    tiles,
)
from support.claims import rule
from support.positions import json_entry, names, play

SIX_AND_ONE = {  # P8 and P9: an island of six tiles, and a2 beyond the corner
    "ice": "a2 red, b1 yellow yellow-igloo, c1 2 blue, d1 green, c2 red, d2 blue, e2 red",
    "land": "a1 yellow",
}


@rule("IGL-4.14")
def test_p1_on_the_first_turn_the_tiles_around_the_open_centre_can_be_melted():
    assert offers(first_turn(), "melt_ice") == "d3, e3, c4, f4, c5, f5, d6, e6"
    assert families(first_turn()) == "melt_ice"


@rule("IGL-4.28", "IGL-4.30", "IGL-4.32", "IGL-4.82")
def test_p2_the_fish_ahead_of_a_drifting_tile_go_where_there_is_sea_already():
    state = play(drifting("c5 green, d6 yellow, c7", sea="c6 fish2 fish3", seat=3), "drift c5 N")
    assert names(state) == ["displace b6"]
    state = play(state, "displace b6")
    assert names(state) == ["displace b6"]
    state = play(state, "displace b6")
    assert [at(state, cell) for cell in ("c5", "c6", "b6")] == ["sea", "ice green", "sea fish3 fish2"]
    assert offers(state, "hunt") == "fish2 b6, fish3 b6"
    assert "hunt" not in families(acting("c6 green, d6 yellow, c7", sea="b6 fish2 fish3", seat=2))
    assert offers(acting("c5 green, d6 yellow, c7", sea="c6 fish2 fish3", seat=2), "hunt") == "fish2 c6, fish3 c6"


@rule("IGL-4.42")
def test_p3_a_second_energy_is_of_a_type_already_played_but_melt_is_not():
    state = play(acting("c3 red, c4", kept="red energy1 energy3 melt"), "play_energy 1")
    assert json_entry(state, "ap") == 4
    assert offers(state, "play_energy") == ""
    assert offers(state, "play_melt") == "c3, c4"


@rule("IGL-4.53")
@pytest.mark.parametrize(
    ("moves", "fish"),
    [
        (("fish1 g2 g3", "fish1 g3 g4", "fish1 g4 g5"), {"g5": [1], "c7": [2], "g7": [3]}),
        (("fish1 g2 g3", "fish2 c7 c6", "fish1 g3 g4"), {"g4": [1], "c6": [2], "g7": [3]}),
        (("fish1 g2 g3", "fish2 c7 c6", "fish3 g7 g6"), {"g3": [1], "c6": [2], "g6": [3]}),
    ],
)
def test_p4_three_points_may_go_to_one_animal_or_be_split(moves, fish):
    state = acting("b2 red", sea="g2 fish1, c7 fish2, g7 fish3", kept="red animals")
    state = play(state, "play_animals", *[f"move_animal {move}" for move in moves])
    assert json_entry(state, "fish") == fish
    assert question(state) == "act red"


@rule("IGL-4.77", "IGL-4.78")
def test_p5_a_kayak_crosses_one_sea_and_not_the_pond():
    ice = less(ALL_WATER, "c6 d6 c5 d5 d4 e4 c2") + " c4 red"
    state = acting(ice, sea="d5 fish1")
    assert offers(state, "kayak c4") == "d3, e3, f4, b5, e5, b6, e6, c7, d7"
    assert at(play(state, "kayak c4 d7"), "d5") == "sea fish1"
    assert json_entry(play(state, "kayak c4 d7"), "hunted")[0] == {}


@rule("IGL-4.83")
def test_p6_no_action_points_buy_a_bear():
    state = play(acting("c5 red red-igloo bear", kept="red energy1"), "play_energy 1")
    assert json_entry(state, "ap") == 4
    assert "hunt" not in families(state)
    assert "harpoon" not in families(state)


@rule("IGL-4.61")
def test_p7_a_harpoon_in_answer_to_an_attack_takes_the_bear():
    state = acting("c4 red, f6 blue", sea="c5 bear", seat=1, kept="blue animals, red harpoon")
    state = play(state, "play_animals", "move_animal bear c5 c4")
    before = state.scores()[0]
    state = play(state, "answer harpoon")
    assert at(state, "c4") == "ice red"
    assert json_entry(state, "hunted")[0] == {"bear": 1}
    assert state.scores()[0] - before == 4


@rule("IGL-5.6", "IGL-5.7", "IGL-5.9", "IGL-5.12", "IGL-5.13", "IGL-5.14", "IGL-5.15")
def test_p8_scoring():
    assert acting(**SIX_AND_ONE).scores() == [4, 6, 6, 0]


@rule("IGL-6.2", "IGL-6.3")
def test_p9_scoring_for_serious_players():
    assert acting(**SIX_AND_ONE, island_scoring="table").scores() == [11, 21, 21, 0]


# further scenarios


@rule("IGL-4.15")
def test_1_ring_exception():
    inuit = "d3 red e3 red a5 red, c4 blue c5 blue h5 blue, f4 yellow f5 yellow d1 yellow, a2 3 green"
    state = melting(f"{less(START_ICE, 'd6 e6')} {inuit}", glacier="d6 e6")
    assert names(state) == [f"melt_ice {cell}" for cell in RING.split(", ") if cell not in ("a5", "h5", "d1", "a2")]
    assert len(names(state)) == 20


@rule("IGL-5.1", "IGL-5.3", "IGL-5.12")
def test_2_the_end_comes_before_anything_can_be_played():
    state = melting("c3 5 red, c4 5 blue", glacier="f6 fox2", kept="red melt animals", seats=2)
    assert question(state) == "over"
    assert names(state) == []
    assert state.scores() == [2, 2]
    assert json_entry(state, "kept") == [{}, {}]


@rule("IGL-5.2")
def test_3_ending_it_oneself():
    state = melting("c3 5 red, c4 5 blue, f6", kept="red melt", seats=2)
    assert names(state) == ["melt_ice f6", "play_melt c3", "play_melt c4", "play_melt f6"]
    assert question(play(state, "play_melt f6")) == "over"


@rule("IGL-4.24")
def test_4_a_glacier_stays_and_gets_a_fox():
    state = play(melting("c3 5 red, c4 5 blue, f6", seats=2), "melt_ice f6", "tile glacier", "fox 3")
    assert at(state, "f6") == "glacier fox3"
    assert question(state) == "act red"
    assert json_entry(state, "ap") == 3


@rule("IGL-4.28", "IGL-4.30")
def test_5_a_chain_of_tiles_drifts_with_all_its_loads():
    state = play(drifting("b6 2 red yellow, d6 blue blue-igloo", glacier="c6 fox3"), "drift b6 E")
    assert [at(state, cell) for cell in ("b6", "c6", "d6", "e6")] == [
        "sea",
        "ice 2 red yellow",
        "glacier fox3",
        "ice blue blue-igloo",
    ]


@rule("IGL-4.31")
def test_6_a_push_from_the_middle_leaves_the_tiles_behind():
    state = play(drifting("b6, d6", glacier="c6"), "drift c6 E")
    assert [at(state, cell) for cell in ("b6", "c6", "d6", "e6")] == ["ice", "sea", "glacier", "ice"]


@rule("IGL-4.29")
def test_7_nothing_drifts_onto_a_corner_or_off_the_board():
    state = drifting("a2, b1, c1, h5")
    assert offers(state, "drift") == "b1 N, b1 E, c1 N, c1 E, a2 N, a2 E, h5 N, h5 S, h5 W"
    assert tiles(play(state, "drift b1 E")) == "c1, d1, a2, h5"


@rule("IGL-4.33", "IGL-4.34")
def test_8_a_bear_that_cannot_get_out_of_the_way_stops_a_push():
    state = drifting("b4, c5, c3", sea="c4 bear")
    assert "drift b4 E" not in names(state)
    assert "drift c5 S" not in names(state)
    assert "drift c5 N" in names(state)
    state = play(drifting("b4, c5, c3", sea="c4 bear", animal_ban="none"), "drift b4 E")
    assert names(state) == ["displace d4"]
    assert at(play(state, "displace d4"), "d4") == "sea bear"


@rule("IGL-4.32", "IGL-4.35")
def test_9_a_bear_moved_out_eats_and_the_fish_that_follow_it_live():
    state = play(drifting("b6", sea="c6 bear fish1, c7 fish2 fish3"), "drift b6 E")
    assert names(state) == ["displace c5", "displace d6", "displace c7"]
    state = play(state, "displace c7")
    assert at(state, "c7") == "sea bear"
    state = play(state, "displace c7")
    assert [at(state, cell) for cell in ("b6", "c6", "c7")] == ["sea", "ice", "sea fish1 bear"]


@rule("IGL-4.47", "IGL-4.48", "IGL-4.49", "IGL-4.50", "IGL-4.51")
def test_10_melt_under_feet():
    state = play(acting("c3 red 2 blue fox2, c4 red yellow", kept="red melt"), "play_melt c3")
    assert names(state) == ["flee a1", "flee h1", "flee a8", "flee h8"]
    assert at(play(state, "flee a8"), "a8") == "land blue"
    assert at(play(state, "flee a8", "flee h1"), "h1") == "land blue"
    state = play(state, "flee a8", "flee h1", "flee a1")
    assert at(state, "a1") == "land red"
    assert at(state, "c3") == "sea"
    assert json_entry(state, "foxes") == {}
    assert sum(json_entry(state, "unseen").values()) == 55  # all but the Melt tile in red's hand
    assert question(state) == "act red"
    assert json_entry(state, "ap") == 3


@rule("IGL-4.47", "IGL-4.48")
def test_11_melt_targets():
    state = acting("b2 red-igloo, b3, b4, c2, c3, c4 blue, d2, d3", glacier="e6", kept="red melt")
    assert sorted(offers(state, "play_melt").split(", ")) == ["b3", "b4", "c2", "c4", "d2", "d3"]


@rule("IGL-4.42", "IGL-4.52", "IGL-4.80", "IGL-4.86")
def test_12_energy():
    state = acting("c3 red fox2, c4", kept="red 2 energy2")
    state = play(state, "play_energy 2")
    assert json_entry(state, "ap") == 5
    state = play(state, "build_igloo c3")
    assert json_entry(state, "ap") == 2
    state = play(state, "hunt fox2 c3")
    assert json_entry(state, "ap") == 0
    assert json_entry(state, "hunted")[0] == {"fox2": 1}
    assert json_entry(state, "kept")[0] == {"energy2": 1}
    assert names(state) == ["end_turn"]


@rule("IGL-4.74", "IGL-4.42")
def test_13_into_the_bear():
    state = play(acting("c3 red, c4 bear, c5", sea="b4 fish3", kept="red 2 harpoon"), "walk c3 c4")
    assert json_entry(state, "ap") == 2
    assert json_entry(state, "kept")[0] == {"harpoon": 1}
    assert json_entry(state, "hunted")[0] == {"bear": 1}
    assert at(state, "c4") == "ice red"
    assert "hunt" not in families(state)
    assert "harpoon" not in families(state)
    assert "walk c3 c4" not in names(acting("c3 red, c4 bear, c5", sea="b4 fish3"))


@rule("IGL-4.59", "IGL-4.60", "IGL-4.62", "IGL-4.63", "IGL-4.64", "IGL-4.65")
def test_14_hiding():
    state = melting("c3 green, c4 red blue 2 yellow yellow-igloo fox1, f6", sea="c5 bear", seat=3, kept="green animals")
    state = play(state, "play_animals", "move_animal bear c5 c4")
    assert json_entry(state, "foxes") == {}
    assert question(state) == "answer red"
    state = play(state, "answer decline")
    assert question(state) == "answer blue"
    state = play(state, "answer decline")
    assert question(state) == "answer yellow"
    state = play(state, "answer decline")
    assert question(state) == "flee green"
    state = play(state, "flee h8")
    assert at(state, "h8") == "land red"
    state = play(state, "flee a1")
    assert at(state, "a1") == "land blue"
    assert at(state, "c4") == "ice 2 yellow yellow-igloo bear"
    assert question(state) == "move_animal green"
    assert json_entry(state, "points") == 2


@rule("IGL-4.61", "IGL-4.54")
def test_15_who_shoots_first():
    kept = "green animals, red harpoon, blue harpoon, yellow harpoon"
    state = melting("c3 green, c4 red blue 2 yellow, f6", sea="c5 bear", seat=3, kept=kept)
    state = play(state, "play_animals", "move_animal bear c5 c4", "answer decline", "answer harpoon")
    assert json_entry(state, "hunted") == [{}, {"bear": 1}, {}, {}]
    assert json_entry(state, "kept") == [{"harpoon": 1}, {}, {"harpoon": 1}, {}]
    assert at(state, "c4") == "ice red blue 2 yellow"
    assert question(state) == "melt green"  # no animal is left: the other two points lapse


@rule("IGL-4.54", "IGL-4.58")
def test_16_trampling():
    state = acting("c4 blue, c5 blue, b2 red", sea="c3 bear", kept="red animals")
    state = play(state, "play_animals", "move_animal bear c3 c4")
    assert question(state) == "answer blue"
    state = play(state, "answer decline", "flee a8", "move_animal bear c4 c5")
    assert question(state) == "answer blue"
    state = play(state, "answer decline", "flee h1")
    assert families(state) == "move_animal"
    state = play(state, "move_animal bear c5 c6")
    assert [at(state, cell) for cell in ("a8", "h1", "c6")] == ["land blue", "land blue", "sea bear"]
    assert question(state) == "act red"


@rule("IGL-4.60", "IGL-4.42")
def test_17_own_goal():
    state = acting("c4 red, b2 blue", sea="c3 bear, g7 fish1", kept="red animals harpoon")
    state = play(state, "play_animals", "move_animal bear c3 c4")
    assert question(state) == "answer red"
    state = play(state, "answer harpoon")
    assert json_entry(state, "hunted")[0] == {"bear": 1}
    assert at(state, "c4") == "ice red"
    assert offers(state, "move_animal") == "fish1 g7 g8, fish1 g7 h7, fish1 g7 g6, fish1 g7 f7"
    assert json_entry(state, "points") == 2
    assert json_entry(state, "played") == ["harpoon", "animals"]


@rule("IGL-4.77", "IGL-4.78")
@pytest.mark.parametrize(
    ("swimmer", "goals"),
    [
        ("bear", "e3, c4, f4, c5, d6, e6"),
        ("fish1", "e3, c4, f4, g4, c5, h5, d6, e6, f6, h6, g7"),
    ],
)
def test_18_bear_in_the_strait(swimmer, goals):
    state = acting(less(START_ICE, "f5 g5 g6") + " d3 red", sea=f"f5 {swimmer}")
    assert offers(state, "kayak d3") == goals


@rule("IGL-4.75", "IGL-4.76")
def test_19_out_of_the_corner():
    state = acting("a3, d1", land="a1 red")
    assert offers(state, "kayak a1") == "d1, h1, a3, a8, h8"
    assert "walk" not in families(state)


@rule("IGL-4.86", "IGL-4.88")
def test_20_building():
    state = acting("c3 red blue, c4 red blue-igloo, c6 red", glacier="c5 red", land="a1 red", seats=2)
    assert offers(state, "build_igloo") == "c5, c6"


@rule("IGL-4.82", "IGL-4.84")
def test_21_fishing_from_land():
    state = acting("c3", land="a1 red", sea="a2 fish3, b2 fish1", kept="red harpoon", ap=2)
    assert "hunt" not in families(state)
    assert offers(state, "harpoon") == "fish3 a2"


@rule("IGL-5.10", "IGL-5.11", "IGL-5.12", "IGL-5.13", "IGL-5.14", "IGL-5.15")
def test_22_ranks():
    ice = "b2 red red-igloo, b3 blue, b4 blue, b5 yellow, b6, f2, f3 green-igloo, g2, h7"
    assert acting(ice, land="h8 red").scores() == [5, 2, 0, 9]


@rule("IGL-5.10", "IGL-5.12", "IGL-5.13")
def test_23_shared_second():
    ice = "b2 2 red, b3 blue, b4, b5 yellow, b6"
    assert acting(ice, seats=3).scores() == [5, 2, 2]
    assert acting(ice, seats=3, half_rounding="up").scores() == [5, 3, 3]
    assert acting("b2 2 red, b3 2 blue, b4, b5, b6").scores() == [5, 5, 0, 0]


@rule("IGL-6.2", "IGL-6.3")
def test_24_table():
    state = acting("b2 2 red, b3 2 blue, b4, b5 yellow, b6, h2 green", island_scoring="table")
    assert state.scores() == [15, 15, 7, 1]


@rule("IGL-6.1")
def test_25_closed_igloos():
    state = acting("c3 red, c4 blue blue-igloo, f3 blue-igloo, f4", closed_igloos=True)
    assert "walk" not in families(state)
    assert "kayak c3 f3" not in names(state)
    assert "kayak c3 f4" in names(state)


@rule("IGL-4.56", "IGL-4.57", "IGL-4.8")
def test_26_banned_cells():
    state = play(acting("d4, c4 fox1, d3 bear, h2 red", kept="red animals"), "play_animals")
    assert offers(state, "move_animal") == "bear d3 e3, bear d3 d2, bear d3 c3"


@rule("IGL-4.23")
def test_27_bear_at_the_centre():
    state = play(melting("d4, h2 red"), "melt_ice d4", "tile bear")
    assert at(state, "d4") == "sea"
    assert json_entry(state, "bears") == []
    assert json_entry(state, "supply")["bear"] == 4
    assert question(state) == "act red"
