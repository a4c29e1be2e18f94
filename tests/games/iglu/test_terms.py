"""Terms and standing limits: adjacent, land, ice and sea, what can be where."""

import pytest

from banchisa.engine.errors import PositionError
from games.iglu.positions import START_ICE, acting, at, drifting, less, melting, offers
from support.claims import rule
from support.positions import json_entry, names, play

NINE = "b2 c2 d2 b3 c3 d3 b4 c4 d4"  # a block of three by three tiles


@rule("IGL-4.1")
def test_a_diagonal_step_is_no_walk():
    assert offers(acting(f"{NINE} c3 red"), "walk c3") == "c4, d3, c2, b3"


@rule("IGL-4.1")
def test_diagonal_contact_counts_for_no_rule():
    assert offers(melting(less(NINE, "d4") + " h7 red"), "melt_ice") == "b2, c2, d2, b3, d3, b4, c4"  # c3: only d4
    assert offers(acting("c3 red", sea="d4 fish1, b2 fish1, c4 fish1"), "hunt") == "fish1 c4"
    assert acting("c3 red, d4 red").scores()[0] == 1 + 1  # two islands
    pond = acting(less(START_ICE, "c3") + " b3 red")  # c3 touches the open centre at a corner
    assert offers(pond, "kayak b3") == "c2, d3, c4"


@rule("IGL-4.1")
def test_one_rim_of_the_board_is_not_beside_the_other():
    assert offers(acting("h3 red, a4, a3", sea="h4 fish1, a5 fish1"), "hunt") == "fish1 h4"
    assert offers(acting("a4 red, h3, h5", sea="a3 fish1, h4 fish1"), "hunt") == "fish1 a3"
    assert acting("h3 red, a4").scores()[0] == acting("a4 red, h3").scores()[0] == 1
    assert offers(acting("a4 red, h3, h4, h5"), "walk") == offers(acting("h4 red, a5, a3, a4"), "walk") == ""


@rule("IGL-4.2")
def test_a_corner_is_no_sea():
    ice = "a2, b1, a3, b2, c1"
    assert "melt_ice b1" not in names(melting(f"{ice} b3 c2 d1 a4 h7 red"))  # beside b1: a1, b2, c1
    assert offers(drifting(ice), "drift b1") == "N, E"
    assert offers(acting("g8 red, h7, g7, f8, f7, g6, h6"), "kayak g8") == ""


@rule("IGL-4.2")
def test_a_corner_is_no_ice():
    assert offers(acting("b1 red, a2", land="a1 red"), "build_igloo") == "b1"
    with pytest.raises(PositionError, match="h8 is a land corner"):
        acting("h8")


@rule("IGL-4.2")
def test_sea_is_sea_whatever_swims_in_it():
    block = less(NINE, "d4") + " a3 b1 c1 d1 a2 a4 b5 c5 e2 e3"
    for sea in ("d4 fish1", "d4 3 fish3"):
        assert "melt_ice d3" in names(melting(f"{block} h7 red", sea=sea))
    assert "melt_ice d3" in names(melting(f"{block} h7 red", sea="d4 bear", animal_ban="none"))


@rule("IGL-4.3")
def test_inuit_are_always_on_ground():
    assert offers(acting("b1 red, b2"), "walk") == "b1 b2, b1 a1"
    with pytest.raises(PositionError, match="c3 is sea"):
        acting(sea="c3 red")


@rule("IGL-4.4")
def test_a_tile_is_face_down_or_a_glacier():
    state = play(melting("c3, c4, h7 red"), "melt_ice c4", "tile glacier", "fox 1")
    assert (json_entry(state, "ice"), json_entry(state, "glaciers")) == (["c3", "c4", "h7"], ["c4"])
    assert offers(play(state, "end_turn"), "melt_ice") == "c3"


@rule("IGL-4.5")
def test_a_tile_with_inuit_igloo_fox_or_bear_is_occupied():
    assert offers(melting("b2 red, b4 red-igloo, b6 fox1, d2 bear, f2, f4, f6 green"), "melt_ice") == "f2, f4"


@rule("IGL-4.6")
@pytest.mark.parametrize(
    ("ice", "sea", "said"),
    [
        ("c3 fish1", "", "fish: c3 is ice"),
        ("", "c3 fox1", "foxes: c3 is sea"),
        ("", "c3 red-igloo", "igloos: c3 is not ice"),
        ("", "a1 bear", "bears: a1 is a land corner"),
        ("", "h8 fish2", "fish: h8 is a land corner"),
    ],
)
def test_fish_are_in_the_sea_foxes_and_igloos_on_ice(ice, sea, said):
    with pytest.raises(PositionError, match=said):
        acting(ice, sea=sea)


@rule("IGL-4.6")
def test_bears_are_in_the_sea_or_on_ice():
    state = acting("c3 bear", sea="f6 bear")
    assert (at(state, "c3"), at(state, "f6")) == ("ice bear", "sea bear")


@rule("IGL-4.7")
def test_any_number_of_inuit_fish_and_foxes_share_a_space():
    state = acting("c3 3 red 3 blue 2 yellow 4 fox2 3 fox1, c4 yellow", sea="b3 12 fish2 7 fish3", seat=2, ap=9)
    state = play(state, "walk c4 c3", "hunt fox2 c3", "hunt fish2 b3", "hunt fish3 b3")
    assert at(state, "c3") == "ice 3 red 3 blue 3 yellow fox2 fox2 fox2 fox1 fox1 fox1"
    assert at(state, "b3") == "sea" + " fish3" * 6 + " fish2" * 11


@rule("IGL-4.7")
def test_a_space_holds_one_bear_and_one_igloo_at_most():
    state = play(acting("c3 bear, c4 red", sea="b3 bear", kept="red animals"), "play_animals")
    assert "move_animal bear b3 c3" not in names(state)
    assert "move_animal bear c3 b3" not in names(state)
    assert "move_animal bear b3 b4" in names(state)
    assert offers(acting("c3 red red-igloo, c4 red blue-igloo, c5 red"), "build_igloo") == "c5"


@rule("IGL-4.8")
@pytest.mark.parametrize(
    ("ban", "moves"),
    [
        ("centre", "fox1 f4 g4, bear c5 c6, bear c5 c4, bear c5 b5"),
        ("none", "fox1 f4 g4, fox1 f4 e4, bear c5 c6, bear c5 d5, bear c5 c4, bear c5 b5"),
    ],
)
def test_bears_and_foxes_stay_off_the_centre_unless_it_is_not_banned(ban, moves):
    state = acting("e4, f4 fox1, g4, h2 red", sea="c5 bear", kept="red animals", animal_ban=ban)
    assert offers(play(state, "play_animals"), "move_animal") == moves


@rule("IGL-4.8")
@pytest.mark.parametrize("ban", ["centre", "none"])
def test_bears_and_foxes_stay_off_the_corners(ban):
    state = acting("b1 fox1, b2, h3 red", sea="g8 bear", kept="red animals", animal_ban=ban)
    assert offers(play(state, "play_animals"), "move_animal") == "fox1 b1 b2, bear g8 g7, bear g8 f8"


@rule("IGL-4.8")
@pytest.mark.parametrize(("ice", "sea"), [("d4 fox1", ""), ("e5 bear", ""), ("", "d5 bear")])
def test_a_bear_or_fox_at_the_centre_is_no_position_of_the_game(ice, sea):
    with pytest.raises(PositionError, match="no bear and no fox may be there"):
        acting(ice, sea=sea)
    assert json_entry(acting(ice, sea=sea, animal_ban="none"), "phase") == "act"


@rule("IGL-4.9")
def test_inuit_share_a_space_with_a_bear_only_in_their_own_igloo():
    state = acting("c4 red yellow yellow-igloo, f6 blue", sea="c5 bear", seat=1, kept="blue animals")
    state = play(state, "play_animals", "move_animal bear c5 c4", "answer decline", "answer decline", "flee a1")
    assert at(state, "c4") == "ice yellow yellow-igloo bear"
    assert json_entry(state, "inuit")[0] == ["a1", None, None]
    with pytest.raises(PositionError, match="c4: an Inuk without an igloo is beside a bear"):
        acting("c4 red yellow-igloo bear")
