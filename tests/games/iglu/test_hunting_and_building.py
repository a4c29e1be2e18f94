"""Hunting with action points or a Harpoon, and building igloos."""

import pytest

from games.iglu.positions import acting, at, families, melting, offers, question
from support.claims import rule
from support.positions import json_entry, names, play

ALL_VALUES = {"ice": "b2 red fox1 fox2 fox3", "sea": "b3 fish1 fish2 fish3"}


@rule("IGL-4.80")
@pytest.mark.parametrize(
    ("ap", "prey"),
    [
        (0, ""),
        (1, "fish1 b3, fox1 b2"),
        (2, "fish1 b3, fish2 b3, fox1 b2, fox2 b2"),
        (3, "fish1 b3, fish2 b3, fish3 b3, fox1 b2, fox2 b2, fox3 b2"),
    ],
)
def test_a_hunt_costs_the_value_of_the_animal(ap, prey):
    assert offers(acting(**ALL_VALUES, ap=ap), "hunt") == prey


@rule("IGL-4.80", "IGL-5.5")
@pytest.mark.parametrize(
    ("prey", "value"),
    [("fish1 b3", 1), ("fish2 b3", 2), ("fish3 b3", 3), ("fox1 b2", 1), ("fox2 b2", 2), ("fox3 b2", 3)],
)
def test_the_token_is_taken_and_scores_its_value(prey, value):
    before = acting(**ALL_VALUES)
    state = play(before, f"hunt {prey}")
    kind, cell = prey.split()
    assert (json_entry(state, "ap"), json_entry(state, "hunted")[0]) == (3 - value, {kind: 1})
    assert kind not in at(state, cell)
    assert state.scores()[0] - before.scores()[0] == value


@rule("IGL-4.80")
def test_one_of_several_equal_tokens_is_taken():
    state = play(acting("b2 red", sea="b3 3 fish1"), "hunt fish1 b3", "hunt fish1 b3")
    assert (at(state, "b3"), json_entry(state, "hunted")[0], json_entry(state, "ap")) == ("sea fish1", {"fish1": 2}, 1)


@rule("IGL-4.81")
def test_a_fox_is_hunted_from_its_own_tile_only():
    state = acting("b2 red, b3 fox1, c2 blue fox1, d2 red blue fox2")
    assert offers(state, "hunt") == "fox2 d2"


@rule("IGL-4.82")
def test_a_fish_is_hunted_from_adjacent_ground():
    sea = "b3 fish1, c3 fish1, a3 fish2, c1 fish2, h7 fish1, g8 fish1, f7 fish3"
    state = acting("b2 red, e5 blue", sea=sea, land="h8 red")
    assert offers(state, "hunt") == "fish1 b3, fish1 h7, fish1 g8"


@rule("IGL-4.82")
@pytest.mark.parametrize(("corner", "beside"), [("a1", "b1 a2"), ("h1", "g1 h2"), ("a8", "a7 b8"), ("h8", "h7 g8")])
def test_one_may_fish_from_every_corner(corner, beside):
    cells = beside.split()
    state = acting(land=f"{corner} red", sea=f"{cells[0]} fish1, {cells[1]} fish1")
    assert offers(state, "hunt") == f"fish1 {cells[0]}, fish1 {cells[1]}"


@rule("IGL-4.83")
def test_a_bear_cannot_be_hunted_with_action_points():
    state = acting("c5 red red-igloo bear", sea="c6 bear", ap=9)
    assert families(state) == "kayak end_turn"


@rule("IGL-4.84")
def test_a_harpoon_takes_one_animal_in_reach_for_nothing():
    ice, sea = "b2 red red-igloo fox1 fox3 bear, d2 fox2, e2 bear", "b3 fish3 fish1, f6 fish2"
    state = acting(ice, sea=sea, kept="red harpoon", ap=0)
    assert offers(state, "harpoon") == "fish1 b3, fish3 b3, fox1 b2, fox3 b2, bear b2"
    for prey, left in (("fox3 b2", "ice red red-igloo fox1 bear"), ("bear b2", "ice red red-igloo fox3 fox1")):
        after = play(state, f"harpoon {prey}")
        assert (at(after, "b2"), json_entry(after, "ap")) == (left, 0)
        assert (json_entry(after, "hunted")[0], json_entry(after, "kept")[0]) == ({prey.split()[0]: 1}, {})
        assert json_entry(after, "played") == ["harpoon"]
    assert at(play(state, "harpoon fish3 b3"), "b3") == "sea fish1"


@rule("IGL-4.85")
def test_a_bear_in_the_sea_cannot_be_hunted_at_all():
    state = acting("b2 red", sea="b3 bear fish1", kept="red harpoon", ap=9)
    assert offers(state, "harpoon") == "fish1 b3"
    assert offers(state, "hunt") == "fish1 b3"


# building


@rule("IGL-4.86")
def test_an_igloo_costs_three_points_and_comes_from_the_stock():
    state = acting("b2 2 red, b4 blue")
    assert offers(state, "build_igloo") == "b2"
    state = play(state, "build_igloo b2")
    assert (at(state, "b2"), json_entry(state, "ap")) == ("ice 2 red red-igloo", 0)
    assert "build_igloo" not in families(acting("b2 red", ap=2))


@rule("IGL-4.86")
@pytest.mark.parametrize(
    ("ice", "sites"),
    [
        ("b2 red, b4", "b2"),
        ("b2 red blue, b4 red", "b4"),
        ("b2 red red-igloo, b4 red", "b4"),
        ("b2 red blue-igloo, b4 red", "b4"),
        ("b2 red red-igloo, b4 red red-igloo, b6 red", ""),
        ("b2 red, f2 blue-igloo, f4 blue-igloo", "b2"),
    ],
)
def test_a_site_has_own_inuit_no_others_and_no_igloo(ice, sites):
    assert offers(acting(ice), "build_igloo") == sites


@rule("IGL-4.87")
def test_an_igloo_keeps_its_tile_from_melting():
    state = play(acting("b2 red, b3, b5, f6 blue", kept="blue melt", seats=2), "build_igloo b2", "end_turn")
    assert names(state) == ["melt_ice b3", "melt_ice b5", "play_melt b3", "play_melt b5", "play_melt f6"]


@rule("IGL-4.87")
def test_an_igloo_stays_when_its_builder_leaves_and_hides_only_its_own_colour():
    state = play(acting("b2 red, b3, b4", ap=4), "build_igloo b2", "walk b2 b3")
    assert (at(state, "b2"), json_entry(state, "igloos")[0]) == ("ice red-igloo", ["b2"])
    assert json_entry(play(state, "end_turn"), "igloos")[0] == ["b2"]
    state = acting("b2 blue red red-igloo, f6 red", sea="b1 bear", kept="red animals")
    state = play(state, "play_animals", "move_animal bear b1 b2", "answer decline", "answer decline")
    assert (question(state), at(state, "b2")) == ("flee red", "ice red red-igloo bear")


@rule("IGL-4.88")
def test_glaciers_and_tiles_with_foxes_may_be_built_on_but_no_corner():
    state = acting("b2 red fox2", glacier="c5 red fox1", land="a8 red")
    assert offers(state, "build_igloo") == "b2, c5"
    assert at(play(state, "build_igloo c5"), "c5") == "glacier red red-igloo fox1"


@rule("IGL-4.70", "IGL-4.42")
def test_a_kept_tile_of_the_turn_can_pay_for_more():
    state = melting("b2 red fox3, b3", kept="red energy3")
    state = play(state, "melt_ice b3", "tile energy3", "play_energy 3", "hunt fox3 b2", "build_igloo b2")
    assert (json_entry(state, "ap"), families(state)) == (0, "end_turn")
