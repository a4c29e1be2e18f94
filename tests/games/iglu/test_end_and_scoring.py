"""The end of the game, islands, totals and ranks."""

import pytest

from games.iglu.positions import acting, drifting, first_turn, melting, question
from support.claims import rule
from support.positions import json_entry, names, play


@rule("IGL-5.1", "IGL-4.16")
def test_the_game_ends_at_the_start_of_a_turn_when_nothing_can_melt():
    state = play(acting("b2 red, b3 blue", seats=2, kept="blue melt energy3"), "end_turn")
    assert (question(state), names(state)) == ("over", [])


@rule("IGL-5.1")
def test_a_tile_that_became_free_keeps_the_game_going():
    state = play(acting("b2 2 red, b3 blue", seats=2), "walk b2 b3", "end_turn")
    assert question(state) == "over"
    state = play(acting("b2 red, b3 blue", seats=2), "walk b2 b3", "end_turn")
    assert names(state) == ["melt_ice b2"]


@rule("IGL-5.2")
def test_the_test_is_made_again_after_a_melt_played_before_the_melt():
    state = melting("b2 red, b3 blue, b4", seats=2, kept="red melt")
    assert question(play(state, "play_melt b4")) == "over"
    assert question(play(state, "play_melt b3", "flee a1")) == "melt red"  # b4 is still there


@rule("IGL-5.2")
def test_the_test_is_made_again_after_move_animals_played_before_the_melt():
    state = melting("b2 red, b3, b4 fox1", seats=2, kept="red animals")
    state = play(state, "play_animals", "move_animal fox1 b4 b3", "move_animal fox1 b3 b4")
    assert question(play(state, "move_animal fox1 b4 b3")) == "melt red"  # b4 has become free
    state = melting("b2 red, b3, b4 red", sea="c3 bear", seats=2, kept="red animals")
    state = play(state, "play_animals", "move_animal bear c3 c2", "move_animal bear c2 c3", "move_animal bear c3 b3")
    assert (question(state), json_entry(state, "kept")) == ("over", [{}, {}])


@rule("IGL-5.2")
def test_in_phase_2_nothing_ends():
    state = play(acting("b2 red, b3 blue, b4", seats=2, kept="red melt"), "play_melt b4")
    assert question(state) == "act red"
    assert question(play(state, "end_turn")) == "over"


@rule("IGL-5.3")
def test_at_the_end_kept_tiles_are_discarded_and_count_nothing():
    state = play(acting("b2 red, b3 blue", seats=2, kept="red melt 2 harpoon, blue energy3"), "end_turn")
    assert (question(state), names(state), json_entry(state, "kept")) == ("over", [], [{}, {}])
    assert state.scores() == [2, 2]
    assert sum(json_entry(state, "unseen").values()) == 56  # nobody sees them


@rule("IGL-5.4")
def test_a_score_is_hunted_animals_plus_islands():
    state = acting("b2 red, b3, f6 blue", seats=2, hunted="red fish3 fox1, blue 2 bear")
    assert state.scores() == [3 + 1 + 4, 8 + 1]


@rule("IGL-5.5")
@pytest.mark.parametrize(
    ("token", "value"), [("fish1", 1), ("fish2", 2), ("fish3", 3), ("fox1", 1), ("fox2", 2), ("fox3", 3), ("bear", 4)]
)
def test_each_hunted_token_scores_its_value(token, value):
    assert acting(hunted=f"blue 3 {token}").scores() == [0, 3 * value, 0, 0]


@rule("IGL-5.6")
def test_an_island_is_all_ice_that_hangs_together_glaciers_and_ring_included():
    assert acting("a2, a3, b3 red", glacier="c3, c4").scores()[0] == 25
    assert acting("a2, b3 red, c4").scores()[0] == 1  # diagonal contact joins nothing
    assert acting("d4 red, e5 red, g1 red").scores()[0] == 3


@rule("IGL-5.7")
@pytest.mark.parametrize("ends", ["b1, a2", "g1, h2", "a7, b8", "h7, g8"])
def test_a_corner_joins_no_tiles(ends):
    first, second = ends.split(", ")
    assert acting(f"{first} red, {second} blue").scores() == [1, 1, 0, 0]
    assert acting("b1 red, a2 blue, b2").scores() == [3, 3, 0, 0]


@rule("IGL-5.8")
@pytest.mark.parametrize(("tiles", "points"), [("b2", 1), ("b2 b3", 2), ("b2 b3 b4 b5 b6 b7 b8", 7)])
def test_the_base_value_is_the_number_of_tiles(tiles, points):
    assert acting(f"{tiles} b2 red blue").scores() == [points, points, 0, 0]


@rule("IGL-5.9")
@pytest.mark.parametrize(
    ("loads", "scores"),
    [
        ("b2 red red, b3 blue", [4, 2, 0, 0]),
        ("b2 red red, b3 blue-igloo", [4, 4, 0, 0]),
        ("b2 2 red, b3 blue, b4 blue-igloo", [2, 4, 0, 0]),
        ("b2 3 red, b3 blue-igloo, b4 blue-igloo", [2, 4, 0, 0]),
        ("b2 3 red, b3 blue-igloo, b5 blue", [4, 4, 0, 0]),
    ],
)
def test_an_inuk_counts_one_and_an_igloo_two(loads, scores):
    assert acting(f"b2, b3, b4, b5, {loads}").scores() == scores


@rule("IGL-5.10")
def test_an_igloo_alone_is_presence():
    assert acting("b2 red-igloo, b3, b4").scores() == [9, 0, 0, 0]
    assert acting("b2 red-igloo, b3 blue, b4").scores() == [3, 1, 0, 0]  # so blue is not alone


@rule("IGL-5.11")
@pytest.mark.parametrize(("tiles", "points"), [("b2", 1), ("b2 b3", 4), ("b2 b3 b4", 9), ("b2 b3 b4 b5 b6", 25)])
def test_a_tribe_alone_on_an_island_scores_its_size_squared(tiles, points):
    assert acting(f"{tiles} b2 red").scores() == [points, 0, 0, 0]
    assert acting(f"{tiles} b2 2 red red-igloo").scores() == [points, 0, 0, 0]


@rule("IGL-5.12")
def test_every_tribe_of_the_greatest_strength_scores_the_base_value():
    assert acting("b2 red, b3 blue, b4 yellow, b5").scores() == [4, 4, 4, 0]
    assert acting("b2 2 red, b3 blue, b4 blue, b5 green").scores() == [4, 4, 0, 2]


@rule("IGL-5.13")
@pytest.mark.parametrize(
    ("ice", "scores"),
    [
        ("b2 3 red, b3 2 blue, b4 yellow, b5, b6", [5, 2, 0, 0]),
        ("b2 3 red, b3 2 blue, b4 2 yellow, b5 green, b6", [5, 2, 2, 0]),
        ("b2 2 red, b3 2 blue, b4 yellow, b5 green, b6", [5, 5, 2, 2]),
        ("b2 red, b3 blue, b4, b5, b6", [5, 5, 0, 0]),
        ("b2 2 red blue", [1, 0, 0, 0]),
        ("b2 2 red, b3 blue", [2, 1, 0, 0]),
    ],
)
def test_the_next_lower_strength_scores_half_rounded_down(ice, scores):
    assert acting(ice).scores() == scores


@rule("IGL-5.13")
def test_with_half_rounding_up_halves_are_rounded_up():
    assert acting("b2 2 red blue", half_rounding="up").scores() == [1, 1, 0, 0]
    assert acting("b2 2 red, b3 blue, b4", half_rounding="up").scores() == [3, 2, 0, 0]
    assert acting("b2 2 red, b3 blue", half_rounding="up").scores() == [2, 1, 0, 0]


@rule("IGL-5.14")
def test_weaker_tribes_and_empty_islands_score_nothing():
    assert acting("b2 3 red, b3 2 blue, b4 yellow, b5, b6, f2, f3, f4").scores() == [5, 2, 0, 0]
    assert acting("f2, f3, f4", glacier="h2").scores() == [0, 0, 0, 0]


@rule("IGL-5.15")
@pytest.mark.parametrize(("corner", "near"), [("a1", "b1 a2"), ("h1", "g1 h2"), ("a8", "a7 b8"), ("h8", "h7 g8")])
def test_inuit_on_corners_count_on_no_island(corner, near):
    tile, other = near.split()
    state = acting(f"{tile} blue, {other}", land=f"{corner} 3 red")
    assert state.scores() == [0, 1, 0, 0]


@rule("IGL-5.16")
@pytest.mark.parametrize(
    ("hunted", "ranks"),
    [
        ("red fish3, blue fish2, yellow fish1", [1, 2, 3, 4]),
        ("red fish1, blue fish3, yellow fox3, green fish2", [4, 1, 1, 3]),
        ("red bear, blue fish1, yellow fox1", [1, 2, 2, 4]),
        ("", [1, 1, 1, 1]),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share_a_rank(hunted, ranks):
    state = play(acting("b2 red blue yellow green", hunted=hunted), "end_turn")
    assert question(state) == "over"
    assert state.ranks() == ranks


@rule("IGL-5.17")
@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("fish1", ["fish 1"]),
        ("fish3", ["fish 1", "fish 1", "fish 2"]),
        ("bear", []),
        ("drift", ["drift c3 E"]),
        ("glacier", ["fox 1"]),
        ("melt", []),
        ("energy2", []),
        ("harpoon", []),
        ("animals", []),
    ],
)
def test_every_turn_uses_up_one_face_down_tile(kind, event):
    state = first_turn(cell="h2")
    state = play(state, "melt_ice d3", f"tile {kind}", *event, "end_turn")
    assert len(json_entry(state, "ice")) - len(json_entry(state, "glaciers")) == 55
    assert json_entry(state, "turns") == 2


@rule("IGL-5.17")
def test_kept_tiles_and_drifts_never_add_a_face_down_tile():
    state = play(drifting("b2 red, b3, b4", kept="red melt"), "drift b3 N", "play_melt b4")
    assert json_entry(state, "ice") == ["b2", "b5"]
