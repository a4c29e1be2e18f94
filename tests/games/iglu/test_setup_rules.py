"""Setting up: the field, the supplies, the tribes and the order of placing."""

import pytest

from banchisa import CHANCE
from games.iglu.positions import CELLS, DEALT, GAME, RING, acting, at, first_turn, offers, question, start
from support.claims import rule
from support.positions import json_entry, names, play

INNER = "b2 c2 d2 e2 f2 g2 b3 c3 d3 e3 f3 g3 b4 c4 f4 g4 b5 c5 f5 g5 b6 c6 d6 e6 f6 g6 b7 c7 d7 e7 f7 g7"


@rule("IGL-3.1")
def test_four_corners_are_land_and_60_spaces_are_water():
    state = first_turn()
    assert len(CELLS) == 64
    assert [cell for cell in CELLS if at(state, cell) == "land"] == ["a1", "h1", "a8", "h8"]
    assert offers(acting("g8 red"), "walk") == "g8 h8"  # all else beside g8 is sea


@rule("IGL-3.2")
def test_a_tile_lies_face_down_on_every_water_space_but_the_centre():
    state = start(4)
    assert sorted(json_entry(state, "ice")) == sorted(INNER.split() + RING.split(", "))
    assert len(json_entry(state, "ice")) == 56
    assert json_entry(state, "glaciers") == []


@rule("IGL-3.2")
def test_any_of_the_56_tiles_may_be_the_first_to_be_melted():
    state = play(first_turn(), "melt_ice d3")
    assert question(state) == "tile chance"
    assert dict(zip(names(state), state.weights(), strict=True)) == {
        "tile fish1": 4,
        "tile fish2": 4,
        "tile fish3": 4,
        "tile bear": 4,
        "tile drift": 6,
        "tile glacier": 10,
        "tile melt": 6,
        "tile energy1": 2,
        "tile energy2": 4,
        "tile energy3": 2,
        "tile harpoon": 4,
        "tile animals": 6,
    }


@rule("IGL-3.3")
def test_a_fish_is_drawn_for_each_space_of_the_centre():
    state = start(2)
    assert (state.actor, names(state), state.weights()) == (CHANCE, ["fish 1", "fish 2", "fish 3"], [8, 12, 8])
    state = play(state, "fish 3")
    assert (state.actor, json_entry(state, "fish"), state.weights()) == (CHANCE, {"d4": [3]}, [8, 12, 7])
    state = play(state, "fish 1", "fish 2", "fish 2")
    assert json_entry(state, "fish") == {"d4": [3], "e4": [1], "d5": [2], "e5": [2]}
    assert question(state) == "place red"


@rule("IGL-3.4")
def test_foxes_and_bears_wait_beside_the_field():
    supply = json_entry(first_turn(), "supply")
    assert [supply[kind] for kind in ("fox1", "fox2", "fox3", "bear")] == [3, 4, 3, 4]
    assert json_entry(first_turn(), "bears") == []
    state = play(first_turn(), "melt_ice d3", "tile glacier")
    assert (names(state), state.weights()) == (["fox 1", "fox 2", "fox 3"], [3, 4, 3])


@rule("IGL-3.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_tribe_has_three_inuit_and_two_igloos(seats):
    pieces = GAME.inventory(first_turn(seats))
    assert [pieces[f"Inuit {seat}"] for seat in range(seats)] == [3] * seats
    assert [pieces[f"igloos {seat}"] for seat in range(seats)] == [2] * seats
    assert json_entry(first_turn(seats), "inuit") == [["b1"] * 3] * seats


@rule("IGL-3.5")
def test_the_seats_are_red_blue_yellow_and_green():
    assert GAME.components.colours == ["red", "blue", "yellow", "green"]


@rule("IGL-3.5")
def test_a_third_igloo_does_not_exist():
    state = acting("b2 red red-igloo, c3 red, d4 red", ap=9)
    state = play(state, "build_igloo c3")
    assert (json_entry(state, "ap"), offers(state, "build_igloo")) == (6, "")


@rule("IGL-3.6")
def test_two_players_have_five_inuit_each_and_still_two_igloos():
    state = first_turn(2)
    assert json_entry(state, "inuit") == [["b1"] * 5, ["b1"] * 5]
    pieces = GAME.inventory(state)
    assert (pieces["igloos 0"], pieces["igloos 1"]) == (2, 2)


@rule("IGL-3.7")
def test_seat_0_is_the_first_player():
    assert question(start(3, *DEALT)) == "place red"
    assert question(first_turn(3)) == "melt red"


@rule("IGL-3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_first_player_may_be_any_seat(seats):
    state = start(seats, first_player="random")
    assert question(state) == "first chance"
    assert names(state) == [f"first {seat}" for seat in range(1, seats + 1)]
    assert state.weights() == [1] * seats


@rule("IGL-3.7", "IGL-3.8", "IGL-3.10")
def test_the_first_player_places_first_and_takes_the_first_turn():
    state = start(4, "first 3", *DEALT, first_player="random")
    actors = []
    while question(state).startswith("place"):
        actors.append(state.actor)
        state = play(state, "place c8")
    assert actors == [2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    assert question(state) == "melt yellow"


@rule("IGL-3.8")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
        (3, [0, 1, 2, 0, 1, 2, 0, 1, 2]),
        (4, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]),
    ],
)
def test_inuit_are_placed_one_by_one_round_the_table(seats, order):
    state, actors = start(seats, *DEALT), []
    while question(state).startswith("place"):
        actors.append(state.actor)
        state = play(state, "place h2")
    assert actors == order


@rule("IGL-3.8")
def test_each_inuk_stands_where_its_player_put_it():
    cells = ["b1", "c1", "d1", "e1", "f1", "g1", "a2", "h2", "a3"]
    state = start(3, *DEALT, *[f"place {cell}" for cell in cells])
    assert json_entry(state, "inuit") == [["b1", "e1", "a2"], ["c1", "f1", "h2"], ["d1", "g1", "a3"]]


@rule("IGL-3.9")
def test_only_the_ring_takes_inuit_at_the_start_and_any_number_of_them():
    assert offers(start(4, *DEALT), "place") == RING
    crowded = start(4, *DEALT, *["place g8"] * 11)
    assert offers(crowded, "place") == RING
    assert at(crowded, "g8") == "ice 3 red 3 blue 3 yellow 2 green"


@rule("IGL-3.10")
def test_nobody_starts_with_kept_tiles_or_hunted_animals():
    state = first_turn(3)
    assert (json_entry(state, "kept"), json_entry(state, "hunted")) == ([{}, {}, {}], [{}, {}, {}])
    assert question(state) == "melt red"
    assert question(first_turn(2)) == "melt red"
