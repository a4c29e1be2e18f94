"""Action points, walking and paddling."""

import pytest

from games.iglu.positions import ALL_WATER, START_ICE, acting, at, families, less, melting, offers, question
from support.claims import rule
from support.positions import json_entry, names, play


@rule("IGL-4.70")
def test_three_action_points_are_shared_by_the_own_inuit_in_any_order():
    state = play(melting("b2 red, b3, d2 red, d3, f6 blue, f7", sea="c2 fish1"), "melt_ice f7", "tile bear")
    assert json_entry(state, "ap") == 3
    state = play(state, "walk b2 b3", "hunt fish1 c2", "walk d2 d3")
    assert json_entry(state, "ap") == 0
    assert [at(state, cell) for cell in ("b2", "b3", "d3")] == ["ice", "ice red", "ice red"]
    assert names(state) == ["end_turn"]


@rule("IGL-4.70")
def test_nobody_moves_inuit_of_others():
    assert offers(acting("b2 red, b3, d2 blue, d3"), "walk") == "b2 b3"
    assert "kayak d2 b3" not in names(acting("b2 red, b3, d2 blue, d3"))


@rule("IGL-4.71")
def test_one_may_stop_at_any_time_and_unspent_points_are_lost():
    state = acting("b2 red, b3, d2 blue, d3", seats=2)
    assert "end_turn" in names(state)
    assert "end_turn" in names(play(state, "walk b2 b3"))
    state = play(state, "end_turn", "melt_ice d3", "tile bear", "end_turn", "melt_ice b3", "tile bear")
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)


@rule("IGL-4.72")
def test_a_walk_costs_one_point_and_leads_to_adjacent_ground():
    state = acting("b1 red, b2, c1, d1", ap=2)
    assert offers(state, "walk") == "b1 b2, b1 c1, b1 a1"
    state = play(state, "walk b1 c1")
    assert (json_entry(state, "ap"), at(state, "c1"), at(state, "b1")) == (1, "ice red", "ice")
    assert "walk" not in families(acting("b1 red, b2", ap=0))


@rule("IGL-4.72")
def test_one_of_several_inuit_walks():
    state = play(acting("b2 3 red, b3"), "walk b2 b3")
    assert (at(state, "b2"), at(state, "b3")) == ("ice 2 red", "ice red")


@rule("IGL-4.73")
@pytest.mark.parametrize(
    "load", ["blue", "3 green", "red", "red-igloo", "blue-igloo", "blue blue-igloo", "fox1 fox3", "yellow fox2"]
)
def test_inuit_igloos_and_foxes_are_no_obstacle(load):
    state = acting(f"b2 red, b3 {load}")
    assert {"walk b2 b3", "kayak b2 b3"} <= set(names(state))
    assert "red" in at(play(state, "walk b2 b3"), "b3").split()


@rule("IGL-4.74")
@pytest.mark.parametrize(("step", "left"), [("walk b2 b3", 2), ("kayak b2 b3", 0)])
def test_a_space_with_a_bear_is_entered_with_a_harpoon_only(step, left):
    assert step not in names(acting("b2 red, b3 bear"))
    assert step not in names(acting("b2 red, b3 bear", kept="blue harpoon, red melt"))
    assert step not in names(acting("b2 red, b3 bear", kept="red harpoon", played=["harpoon"]))
    state = play(acting("b2 red, b3 bear", kept="red harpoon"), step)
    assert (at(state, "b3"), json_entry(state, "ap")) == ("ice red", left)
    assert (json_entry(state, "kept")[0], json_entry(state, "hunted")[0], json_entry(state, "played")) == (
        {},
        {"bear": 1},
        ["harpoon"],
    )


@rule("IGL-4.74")
def test_an_own_igloo_does_not_open_the_space_of_a_bear():
    state = acting("b2 red, b3 red red-igloo bear")
    assert "walk b2 b3" not in names(state)
    assert "walk b3 b2" in names(state)  # whoever hides there may leave


@rule("IGL-4.75")
def test_corners_are_ordinary_ground():
    state = play(acting("b1 red, a2 blue"), "walk b1 a1")
    assert at(state, "a1") == "land red"
    assert offers(state, "walk a1") == "a2, b1"
    for step in (("walk h7 h8", "walk h8 g8"), ("walk g8 h8", "walk h8 h7")):
        state = play(acting("h7 red, g8 red"), *step)
        assert at(state, step[1][-2:]) == "ice 2 red"


@rule("IGL-4.75", "IGL-4.88")
def test_a_corner_carries_no_igloo_and_belongs_to_no_island():
    state = acting("b1, a2", land="a1 red")
    assert offers(state, "build_igloo") == ""
    assert state.scores()[0] == 0


@rule("IGL-4.76")
def test_a_kayak_trip_costs_three_points():
    state = acting("b2 red, f6", ap=3)
    assert offers(state, "kayak b2") == "a1, h1, f6, a8, h8"
    state = play(state, "kayak b2 f6")
    assert (json_entry(state, "ap"), at(state, "b2"), at(state, "f6")) == (0, "ice", "ice red")
    assert "kayak" not in families(acting("b2 red, f6", ap=2))


@rule("IGL-4.76")
@pytest.mark.parametrize("corner", ["a1", "h1", "a8", "h8"])
def test_a_trip_may_start_and_end_on_a_corner(corner):
    state = play(acting("d4", land=f"{corner} red"), f"kayak {corner} d4")
    assert (at(state, "d4"), at(state, corner)) == ("ice red", "land")
    assert at(play(acting("d4 red"), f"kayak d4 {corner}"), corner) == "land red"


@rule("IGL-4.77")
def test_start_and_goal_lie_beside_the_same_sea():
    ice = less(ALL_WATER, "b7 c7 f2 f3 d4 e4 d5 e5")
    state = acting(f"{ice} b6 red")
    assert offers(state, "kayak b6") == "c6, a7, d7, b8, c8"  # the pond b7 c7 alone
    assert offers(acting(f"{less(START_ICE, 'b3')} c3 red"), "kayak c3") == "b2, a3, b4"


@rule("IGL-4.77")
def test_a_start_beside_two_seas_reaches_the_goals_of_both():
    state = acting(f"{less(START_ICE, 'b4')} c4 red")
    assert offers(state, "kayak c4") == "b3, d3, e3, a4, f4, b5, c5, f5, d6, e6"


@rule("IGL-4.77", "IGL-4.78")
def test_a_bear_closes_its_sea_space():
    ice = less(START_ICE, "c4")  # b4 touches the open centre over c4 alone
    assert offers(acting(f"{ice} b4 red", sea="c4 bear"), "kayak b4") == ""
    assert offers(acting(f"{ice} b4 red", sea="c4 3 fish3"), "kayak b4") == "c3, d3, e3, f4, c5, f5, d6, e6"


@rule("IGL-4.78")
def test_nothing_is_caught_on_the_way_and_no_trip_ends_at_sea():
    state = acting("b2 red, b4", sea="b3 fish1")
    assert "b3" not in offers(state, "kayak b2")
    state = play(state, "kayak b2 b4")
    assert (json_entry(state, "hunted")[0], at(state, "b3")) == ({}, "sea fish1")


@rule("IGL-4.79")
def test_a_landing_obeys_the_rules_of_walking():
    state = acting("b2 red, f2 bear, f4 blue blue-igloo, f6 fox1", kept="red harpoon")
    assert offers(state, "kayak b2") == "a1, h1, f2, f4, f6, a8, h8"
    assert at(play(state, "kayak b2 f2"), "f2") == "ice red"
    closed = acting("b2 red, f2 bear, f4 blue blue-igloo, f6 fox1", closed_igloos=True)
    assert offers(closed, "kayak b2") == "a1, h1, f6, a8, h8"
